"""Post, edit and withdraw messages in the background, by the bot's own right.

Edits of one key go one after the other, and what comes while one is under way is merged into the next. An edit that
Discord does not take at once is tried again; while it takes too many edits of old messages in a channel, those wait in
a line there, and each shows what is so when its turn comes.
"""

import asyncio
import contextlib
import enum
import hashlib
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, NamedTuple, TypeVar
from weakref import WeakValueDictionary

import discord

from bot.core.chat.languages import Languages
from bot.core.chat.looks import Looks, as_edit, as_message
from bot.core.chat.page import Page
from bot.core.chat.registry import Registry
from bot.core.chat.traffic import TOO_MANY, UNDELIVERED, UNKNOWN_CHANNEL, ClosedChannels, ClosedError, GuildCache
from bot.core.game import Place
from bot.core.store import StoreError

log = logging.getLogger(__name__)

AGAIN_AFTER_S = (2.0, 10.0)  # waits before an edit is tried again that Discord did not take
NO_ACCESS = 50001  # Discord's code for a channel that the bot can't see, whatever it sends
MOST_LIMITED, MOST_LIMITED_S = 12, 600.0  # refusals by Discord's limit on edits in half an hour; the longest wait
CLOSED = (50083, 160005)  # Discord's codes for an edit in an archived or locked thread, no longer looked at
NONCE = 25  # characters that Discord takes
UNKNOWN_MESSAGE = 10008  # Discord's code for a nonce whose message has been deleted
MOST_POSTED, REMEMBERED_S = 1000, 86_400.0  # posts whose messages are remembered, and for how long
CLAIM_S = 60  # to post and note a claimed one; then a sweep tries again: Discord knows its nonce for some minutes

T = TypeVar("T")
Key = tuple[str, int, int]  # what an edit is of: its kind, the game or tournament, and the channel or the message


class Delivery(enum.Enum):
    DONE = "done"
    MISSING = "missing"  # the message, the channel or the right to write there is no more
    REFUSED = "refused"  # Discord does not take this message, or somebody has deleted it
    UNWELL = "unwell"  # Discord cannot be reached, or says that it has a fault
    WAITING = "waiting"  # not known whether it may be shown; tried again when the server is back or the game goes on


class LimitedError(Exception):
    """Discord takes no edit of a message for a while. args: the channel's id, and until when by the loop's clock."""


class Posted(NamedTuple):
    channel_id: int
    message_id: int


class BackgroundTasks:
    """Tasks that need Discord. On shutdown wait for them, then cancel the rest: `is_over`, and a new one must stop."""

    def __init__(self) -> None:
        self.tasks: set[asyncio.Task[Any]] = set()
        self.is_over = False

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def wait(self, within_s: float) -> None:
        """Wait until nothing is under way, not even what came of it meanwhile."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(within_s):
                while self.tasks:
                    await asyncio.wait(self.tasks)

    async def give_up(self) -> int:
        """Cancel all that is left, before Discord can no longer be reached. Return how many tasks that is."""
        self.is_over = True
        left = self.tasks.copy()
        await asyncio.sleep(0)  # what was spawned just now begins, and sees that it is over
        for task in left:
            task.cancel()
        return len(left)


class Outbox:
    """closed: where a message was lately refused. answers: the requests being answered. background: all edits."""

    def __init__(
        self, guilds: GuildCache, closed: ClosedChannels, registry: Registry, looks: Looks, languages: Languages
    ) -> None:
        self._client, self._closed, self._guilds = guilds.client, closed, guilds
        self._unseen = ClosedChannels()  # channels that the bot can't see: it's not told when a server removes it
        self.registry, self.looks, self.languages = registry, looks, languages
        self.answers, self.background = BackgroundTasks(), BackgroundTasks()
        self.editing: dict[Key, asyncio.Task[None]] = {}
        self._again: set[Key] = set()  # keys with a change since their edit began
        self._lines: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()  # by channel
        self._is_ending = asyncio.Event()
        self._posted: dict[str, tuple[float, Posted]] = {}  # by the nonce, with the time

    async def post(self, to: Place | int, page: Page, *, quiet: bool = False, once: str = "") -> Posted | Delivery:
        """Post a message in a channel or, by a user's id, in their direct messages. quiet: without a notification.

        once: its subject. A second post on that subject there is the first one, as long as this process (for a day) or
        Discord remembers it. Returns where it stands, MISSING if the bot may not write there, REFUSED or UNWELL.
        """
        number, page = (to, page) if isinstance(to, int) else (to.channel_id, self._allowed(to, page))
        nonce = hashlib.sha256(f"{number}:{once}".encode()).hexdigest()[:NONCE] if once else ""
        at, earlier = self._posted.get(nonce, (0.0, None))
        if earlier is not None and time.monotonic() - at < REMEMBERED_S:
            return earlier
        if isinstance(to, Place) and to.guild_id is not None and self._guilds.is_absent(to.guild_id):
            return Delivery.UNWELL
        try:
            users = [getattr(getattr(each, "recipient", None), "id", 0) for each in self._client.private_channels]
            async with self._closed.trying(number, opens=isinstance(to, int) and to not in users):
                here = self._channel(to) if isinstance(to, Place) else await self._client.create_dm(discord.Object(to))
                more: dict[str, Any] = {"silent": quiet} | ({"nonce": nonce} if once else {})
                message = await self.looks.send(page, lambda drawn: here.send(**as_message(drawn), **more))
        except UNDELIVERED as error:
            log.info("A message was not delivered to channel or user %s: %s", number, error)
            self._miss(to, error)
            is_deleted = getattr(error, "code", 0) == UNKNOWN_MESSAGE
            if isinstance(error, discord.Forbidden | discord.NotFound | ClosedError) and not is_deleted:
                return Delivery.MISSING
            return Delivery.UNWELL if getattr(error, "status", TOO_MANY) >= TOO_MANY else Delivery.REFUSED
        posted = Posted(message.channel.id, message.id)
        if once:
            self._posted[nonce] = time.monotonic(), posted
            if len(self._posted) > MOST_POSTED:
                del self._posted[next(iter(self._posted))]
        return posted

    async def edit(self, place: Place, message_id: int, page: Page) -> Delivery:
        """Edit a message; in plain words if embeds are not allowed there, or if Discord refuses one.

        Errors: LimitedError; `in_background` tries again.
        """
        if self._guilds.is_closed(place):
            return Delivery.WAITING
        if place.channel_id in self._unseen:
            return Delivery.MISSING
        page = self._allowed(place, page)
        try:
            message = self._channel(place).get_partial_message(message_id)
            await self.looks.send(page, lambda drawn: message.edit(**as_edit(drawn)))
        except discord.RateLimited as error:
            log.info("Edits in channel %s are limited for %.1f s", place.channel_id, error.retry_after)
            raise LimitedError(place.channel_id, asyncio.get_running_loop().time() + error.retry_after) from error
        except discord.Forbidden as error:
            is_final = page.embed is None or error.code == NO_ACCESS
            if error.code == NO_ACCESS:
                self._unseen.close(place.channel_id)
            return Delivery.MISSING if is_final else await self.edit(place, message_id, page.without_embed())
        except discord.NotFound as error:
            self._miss(place, error)
            return Delivery.MISSING
        except UNDELIVERED as error:
            log.info("Message %s in channel %s was not edited: %s", message_id, place.channel_id, error)
            code, status = getattr(error, "code", 0), getattr(error, "status", TOO_MANY)
            if code in CLOSED:
                return Delivery.MISSING
            return Delivery.REFUSED if code and status < TOO_MANY else Delivery.UNWELL
        return Delivery.DONE

    async def withdraw(self, channel_id: int, message_id: int, guild_id: int | None = None) -> Delivery:
        """Delete a message. MISSING if Discord refuses it for good: the message is gone, or its thread archived."""
        if channel_id in self._unseen or (guild_id is not None and self._guilds.is_absent(guild_id)):
            return Delivery.MISSING
        try:
            await self._client.get_partial_messageable(channel_id).get_partial_message(message_id).delete()
        except UNDELIVERED as error:
            log.info("Message %s in channel %s was not deleted: %s", message_id, channel_id, error)
            return Delivery.UNWELL if getattr(error, "status", TOO_MANY) >= TOO_MANY else Delivery.MISSING
        return Delivery.DONE

    def permissions(self, place: Place) -> discord.Permissions:
        """Return what the bot may do in a channel; everything if that is not known: Discord will say."""
        channel = self._client.get_channel(place.channel_id)
        if isinstance(channel, discord.abc.GuildChannel | discord.Thread) and channel.guild.me is not None:
            return channel.permissions_for(channel.guild.me)
        return discord.Permissions.all()

    def in_background(self, key: Key, edit: Callable[[], Awaitable[Delivery]]) -> None:
        """Begin an edit, or posts. If one of that key is under way, that one is done again instead."""
        if not self.repeat(key):
            self.editing[key] = self.spawn(self._keep(key, edit))

    def repeat(self, key: Key) -> bool:
        """Have an edit done once more; False if none of that key is under way."""
        if key in self.editing:
            self._again.add(key)
        return key in self.editing

    async def wait_for(self, key: Key) -> None:
        if (editing := self.editing.get(key)) is not None:
            await asyncio.wait({editing})

    def spawn(self, work: Coroutine[Any, Any, object], *, after_answer: bool = False) -> asyncio.Task[None]:
        """Do something in the background. after_answer: when the answer that the current task gives is given."""
        task = asyncio.current_task() if after_answer else None
        return self.background.spawn(self._guard(work, task if task in self.answers.tasks else None))

    async def drain(self, within_s: float) -> None:
        """Let what is under way finish, but for edits that wait for Discord's limit."""
        self._again.clear()
        self._is_ending.set()
        await self.background.wait(within_s)

    def _miss(self, to: Place | int, error: Exception) -> None:
        """Let it be looked at whether a channel is gone for good, if Discord says so."""
        if isinstance(to, Place) and getattr(error, "code", 0) == UNKNOWN_CHANNEL:
            self._client.dispatch("unknown_channel", to)

    def _channel(self, place: Place) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(place.channel_id, guild_id=place.guild_id)

    def _allowed(self, place: Place, page: Page) -> Page:
        page = self.registry.prune(page)
        return page if page.embed is None or self.permissions(place).embed_links else page.without_embed()

    async def _keep(self, key: Key, edit: Callable[[], Awaitable[Delivery]]) -> None:
        """Edit until nothing has changed meanwhile, and again after a while if Discord does not take it."""
        waits = iter(AGAIN_AFTER_S)
        try:
            while True:
                if await self._in_line(key, edit) is Delivery.UNWELL:
                    if (wait_s := next(waits, None)) is None:
                        return
                    await asyncio.sleep(wait_s)
                elif key not in self._again:
                    return
        finally:
            del self.editing[key]

    async def _in_line(self, key: Key, edit: Callable[[], Awaitable[Delivery]]) -> Delivery:
        """Edit; if Discord limits that in a channel, wait as long as it says, one edit there after the other."""
        async with contextlib.AsyncExitStack() as line:
            for tried in range(MOST_LIMITED):
                self._again.discard(key)
                try:
                    return await edit()
                except LimitedError as limit:
                    channel_id, until = limit.args
                if not tried:
                    await line.enter_async_context(self._lines.setdefault(channel_id, asyncio.Lock()))
                wait_s = min(max(2.0**tried - 1, until - asyncio.get_running_loop().time()), MOST_LIMITED_S)
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._is_ending.wait(), wait_s)
                    return Delivery.REFUSED  # the next start shows what is so by then
        log.info("The edit of %s in channel %s was given up until its next change", key, channel_id)
        return Delivery.REFUSED

    async def _guard(self, work: Coroutine[Any, Any, object], answer: asyncio.Task[Any] | None) -> None:
        try:
            if answer is not None:
                await asyncio.wait({answer})
            if not self.background.is_over:
                await work
        except StoreError as error:
            log.info("A message waits for its next change, because the database is away: %s", error)
        except Exception:
            log.exception("A message could not be posted, edited or withdrawn; its next change tries again")
        finally:
            work.close()
