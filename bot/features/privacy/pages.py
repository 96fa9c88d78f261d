"""What members see about their data: what is kept, the question whether to erase it, and a copy of it."""

import enum
from typing import NamedTuple

from bot.core.chat.address import reader
from bot.core.chat.page import File, Page, Rows, Style, embed
from bot.settings import Settings
from bot.words import Words


class Consent(enum.StrEnum):
    KEEP = "keep"
    ERASE = "erase"


class ForgetButton(NamedTuple):
    """An answer to the question whether to forget a user. asked_at: seconds since 1970."""

    user_id: int
    asked_at: int
    consent: Consent

    def text(self) -> str:
        return f"ttt-forget:{self.user_id}:{self.asked_at}:{self.consent.value}"


FORGET = rf"ttt-forget:([0-9]{{1,20}}):([0-9]{{1,12}}):({'|'.join(Consent)})"
parse_forget = reader(FORGET, ForgetButton, int, int, Consent)


class PrivacyReply(NamedTuple):
    host: Settings

    def render(self, say: Words) -> Page:
        host = self.host
        name = host.host_name or say("privacy-somebody")
        runs = say("privacy-host-contact", name=name, contact=host.host_contact) if host.host_contact else name
        servers = say("privacy-long-servers", days=host.server_retention_days)
        long = [say("privacy-long-games", days=host.retention_days), servers]
        texts = (say("privacy-what-text"), say("privacy-why-text"), "\n".join(long), say("privacy-yours-text"), runs)
        headings = (say(f"privacy-{part}") for part in ("what", "why", "long", "yours", "host"))
        shown = embed([], title=say("privacy-title"), fields=dict(zip(headings, texts, strict=True)))
        return Page("", shown, is_layout=True)


class ForgetReply(NamedTuple):
    """The question whether to forget a user. asked_at: seconds since 1970."""

    user_id: int
    asked_at: int

    def render(self, say: Words) -> Page:
        rows = Rows()
        keep, erase = (ForgetButton(self.user_id, self.asked_at, consent) for consent in Consent)
        rows.add(keep, say("privacy-button-keep"), Style.success)  # first: a hasty second press is harmless
        rows.add(erase, say("privacy-button-erase"), Style.danger)
        return Page(say("privacy-forget-sure"), view=rows)


class CopyReply(NamedTuple):
    """All that is kept of a member, as a file. name: with its ending. games: the number of games in it."""

    name: str
    content: bytes
    games: int

    def render(self, say: Words) -> Page:
        return Page(say("privacy-copy", games=self.games), file=File(self.name, self.content))
