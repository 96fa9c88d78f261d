"""How a page becomes a message of Discord's: as a new one, or as an edit of one that is there."""

import io
import secrets
from typing import Any

import discord

from bot.chat.inline import EPHEMERAL
from bot.chat.render import File, Page
from bot.chat.render.page import Rows


class View(discord.ui.View):
    """Rows for discord.py, which sends them as they are and keeps nothing of them."""

    def __init__(self, rows: Rows) -> None:
        super().__init__(timeout=None)
        self._rows = rows
        self.stop()

    def to_components(self) -> list[dict[str, Any]]:
        return self._rows.to_components()


def as_edit(page: Page) -> dict[str, Any]:
    """A page as an edit: what it does not have is taken away."""
    return _shown(page) | {"attachments": [_file(page.file)] if page.file else []}


def as_message(page: Page) -> dict[str, Any]:
    """A page as a new message, which pings nobody but those who are addressed."""
    users = [discord.Object(each) for each in (page.pings, *page.also_pings) if each is not None]
    fields = {key: value for key, value in _shown(page).items() if value not in (None, "")}
    if page.file is not None:
        fields["file"] = _file(page.file)
    return fields | {"allowed_mentions": discord.AllowedMentions(everyone=False, roles=False, users=users)}


def edit_payload(page: Page) -> dict[str, Any]:
    """A page as an edit in Discord's own words, as discord.py would put it; not for one with a file."""
    return _payload(page) | {"attachments": [], "allowed_mentions": {"parse": []}}


def message_payload(page: Page, *, private: bool) -> dict[str, Any]:
    """A page as a new message in Discord's own words; not for one with a file. private: for the asker alone."""
    users = [each for each in (page.pings, *page.also_pings) if each is not None]
    fields = {key: value for key, value in _payload(page).items() if value}
    return fields | {"allowed_mentions": {"parse": [], "users": users}} | ({"flags": EPHEMERAL} if private else {})


def sent_payload(page: Page) -> dict[str, Any]:
    """A page as a message that answers no interaction, in Discord's own words; not for one with a file."""
    # By which Discord knows a message again if its answer was lost and discord.py sends it once more.
    return message_payload(page, private=False) | {"nonce": str(secrets.randbits(64)), "enforce_nonce": True}


def _payload(page: Page) -> dict[str, Any]:
    embeds = [] if page.embed is None else [page.embed.to_dict()]
    return {"content": page.content, "embeds": embeds, "components": page.view.to_components() if page.view else []}


def _shown(page: Page) -> dict[str, Any]:
    return {"content": page.content, "embed": page.embed, "view": View(page.view) if page.view else None}


def _file(file: File) -> discord.File:
    return discord.File(io.BytesIO(file.content), file.name, description=file.words or None)
