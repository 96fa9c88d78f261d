"""What is kept of people: the page that tells of it, the question whether to erase it, and a copy of it."""

from bot.chat.address import Consent, ForgetButton
from bot.chat.privacy_replies import CopyReply, ForgetReply, ForgottenReply, PrivacyReply
from bot.chat.render.page import File, Page, Rows, Style, embed
from bot.words import Words


def privacy(reply: PrivacyReply, say: Words) -> Page:
    host = reply.host
    name = host.name or say("privacy-somebody")
    runs = say("privacy-host-contact", name=name, contact=host.contact) if host.contact else name
    long = [say("privacy-long-games", days=host.days), say("privacy-long-servers", days=host.server_days)]
    texts = (say("privacy-what-text"), say("privacy-why-text"), "\n".join(long), say("privacy-yours-text"), runs)
    headings = (say(f"privacy-{part}") for part in ("what", "why", "long", "yours", "host"))
    return Page("", embed([], title=say("privacy-title"), fields=dict(zip(headings, texts, strict=True))))


def ask_to_forget(reply: ForgetReply, say: Words) -> Page:
    """Render the question. What keeps everything comes first, so that no hasty second press erases it."""
    rows = Rows()
    keep, erase = (ForgetButton(reply.user_id, reply.asked_at, consent) for consent in Consent)
    rows.add(keep, say("button-keep"), Style.success)
    rows.add(erase, say("button-erase"), Style.danger)
    return Page(say("forget-sure"), view=rows)


def forgotten(reply: ForgottenReply, say: Words) -> Page:
    return Page(say(reply.message))


def copy(reply: CopyReply, say: Words) -> Page:
    return Page(say("copy", games=reply.games), file=File(reply.file, reply.content))
