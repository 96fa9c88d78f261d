"""FastResponder: how a press is answered by one lean request, without discord.py's objects."""

from typing import Any

from bot.core.chat.fast.callbacks import Callbacks
from bot.core.chat.fast.packets import EPHEMERAL, Packet, request_of, rights_of
from bot.core.chat.page import Page
from bot.core.chat.request import Rights
from bot.core.chat.responders import InteractionResponder

MESSAGE, UPDATE = 4, 7
"""The types of answers: a message of its own, an edit of the one that was pressed."""


class FastResponder:
    """Answers one press. What is rare goes discord.py's way: deferred answers, follow-ups, files."""

    def __init__(
        self, callbacks: Callbacks, packet: Packet, *, in_private: bool = False, with_rights: bool = False
    ) -> None:
        self._callbacks, self._packet, self._in_private = callbacks, packet, in_private
        self.is_late = False
        self._plain: InteractionResponder | None = None
        rights = rights_of(packet, callbacks.servers.is_absent) if with_rights else Rights()
        self.request = request_of(packet, in_private=in_private, rights=rights)

    async def defer(self) -> None:
        await self._slowly().defer()
        self.is_late = True

    async def show(self, page: Page, *, as_new: bool = False, private: bool = False) -> int | None:
        if self.is_late or page.file is not None:
            return await self._slowly().show(page, as_new=as_new, private=private)
        is_private = private or self._in_private
        if as_new or is_private:
            data = message_payload(page, private=is_private)
            message = await self._callbacks.send(self._packet, MESSAGE, data, with_message=not is_private)
        else:
            await self._callbacks.send(self._packet, UPDATE, edit_payload(page))
            message = self._packet["message"]
        return int(message["id"]) if message and not message.get("flags", 0) & EPHEMERAL else None

    async def tell(self, sentence: str) -> None:
        if self.is_late:
            await self._slowly().tell(sentence)
        else:
            await self._callbacks.send(self._packet, MESSAGE, message_payload(Page(sentence), private=True))

    def _slowly(self) -> InteractionResponder:
        """Return discord.py's way; made once, because discord.py remembers what was answered."""
        if self._plain is None:
            interaction = self._callbacks.interaction(self._packet)
            self._plain = InteractionResponder(interaction, in_private=self._in_private)
        self._plain.is_late = self.is_late
        return self._plain


def edit_payload(page: Page) -> dict[str, Any]:
    """A page without a file as an edit, in Discord's JSON."""
    return _payload(page) | {"attachments": [], "allowed_mentions": {"parse": []}}


def message_payload(page: Page, *, private: bool) -> dict[str, Any]:
    """A page without a file as a new message, in Discord's JSON. private: for the asker alone."""
    users = [each for each in (page.pings, *page.also_pings) if each is not None]
    fields = {key: value for key, value in _payload(page).items() if value}
    return fields | {"allowed_mentions": {"parse": [], "users": users}} | ({"flags": EPHEMERAL} if private else {})


def _payload(page: Page) -> dict[str, Any]:
    embeds = [] if page.embed is None else [page.embed.to_dict()]
    return {"content": page.content, "embeds": embeds, "components": page.view.to_components() if page.view else []}
