"""Editor: edits messages by the bot's own right, in the background, again if Discord does not take an edit at once.

Edits of one key go one after the other, and what comes while one is under way is merged into the next.
"""

import asyncio
import enum
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import discord

from bot.chat.messages import as_edit
from bot.chat.render import Page
from bot.chat.traffic import UNDELIVERED
from bot.chat.underway import Underway
from bot.model import Place
from bot.store import StoreError

log = logging.getLogger(__name__)

AGAIN_AFTER_S = (2.0, 10.0)
"""When an edit is tried again that Discord did not take."""
CLOSED = (50083, 160005)
"""Discord's codes for an edit in a thread that is archived or locked, and so no longer looked at."""

Key = tuple[str, int, int]  # what an edit is of: its kind, the game, and the channel or the message


class Edited(enum.Enum):
    DONE = "done"
    GONE = "gone"  # the message, the channel or the right to edit there is no more
    UNWELL = "unwell"  # Discord cannot be reached, or says that it has a fault
    WAITING = "waiting"  # it is not known who may see what; tried again when the server is back, and with the next move


Edit = Callable[[], Awaitable[Edited]]


class Editor:
    """Edits messages, and knows which edits are under way."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._editing: dict[Key, asyncio.Task[None]] = {}
        self._again: set[Key] = set()
        """Keys of which something has changed since their edit began."""
        self.underway = Underway()

    def start(self, key: Key, edit: Edit) -> None:
        """Begin an edit. If one of that key is under way, that one is done again instead."""
        if not self.repeat(key):
            self._editing[key] = self.spawn(self._keep(key, edit))

    def repeat(self, key: Key) -> bool:
        """Have an edit done once more; False if none of that key is under way."""
        if key in self._editing:
            self._again.add(key)
        return key in self._editing

    def is_editing(self, key: Key) -> bool:
        return key in self._editing

    async def wait_for(self, key: Key) -> None:
        """Wait for the edit of that key that may be under way."""
        if (underway := self._editing.get(key)) is not None:
            await asyncio.wait({underway})

    async def drain(self, within_s: float) -> None:
        """Let what is under way finish."""
        self._again.clear()
        await self.underway.settle(within_s)

    async def show(self, place: Place, message_id: int, page: Page) -> Edited:
        """Edit a message; in plain words if embeds are not allowed there, or if Discord refuses one."""
        known = self._client.get_channel(place.channel_id)
        if isinstance(known, discord.abc.GuildChannel | discord.Thread) and known.guild.me is not None:
            page = page if known.permissions_for(known.guild.me).embed_links else page.without_embed()
        channel = self._client.get_partial_messageable(place.channel_id, guild_id=place.guild_id)
        message = channel.get_partial_message(message_id)
        try:
            await message.edit(**as_edit(page))
        except discord.Forbidden:
            if page.embed is None:
                return Edited.GONE
            return await self.show(place, message_id, page.without_embed())
        except discord.NotFound:
            return Edited.GONE
        except UNDELIVERED as error:
            log.info("Message %s in channel %s was not edited: %s", message_id, place.channel_id, error)
            return Edited.GONE if getattr(error, "code", None) in CLOSED else Edited.UNWELL
        return Edited.DONE

    def spawn(self, work: Coroutine[Any, Any, object]) -> asyncio.Task[None]:
        return self.underway.spawn(self._guard(work))

    async def _keep(self, key: Key, edit: Edit) -> None:
        try:
            for wait_s in (*AGAIN_AFTER_S, None):
                edited = await self._edit_until_still(key, edit)
                if edited is not Edited.UNWELL or wait_s is None:
                    return
                await asyncio.sleep(wait_s)
        finally:
            del self._editing[key]

    async def _edit_until_still(self, key: Key, edit: Edit) -> Edited:
        while True:
            self._again.discard(key)
            edited = await edit()
            if key not in self._again or edited is Edited.UNWELL:
                return edited

    async def _guard(self, work: Coroutine[Any, Any, object]) -> None:
        if self.underway.is_over:
            work.close()
            return
        try:
            await work
        except StoreError as error:
            log.info("A board waits for its next change, because the database is away: %s", error)
        except Exception:
            log.exception("A board could not be brought up to date; its next change tries again")
