"""Rate limits, refusals and absence: what Discord's last answers took and were, and what follows for the next requests.

aiohttp reports every request that discord.py makes (`http_trace`).
"""

import asyncio
import contextlib
import json
import logging
import re
import time
from collections import deque
from collections.abc import AsyncIterator, Callable, Mapping
from types import SimpleNamespace
from typing import Any
from weakref import WeakValueDictionary

import aiohttp
import discord
import yarl
from discord.http import Route

from bot.core.game import Place, shard_of
from bot.core.observer import Observer
from bot.words import words

log = logging.getLogger(__name__)

UNDELIVERED = (discord.DiscordException, aiohttp.ClientError, OSError)  # Discord takes no answer, or is away
OLD_EDITS = 30046  # Discord's code for too many edits of messages older than an hour in a channel
UNKNOWN_CHANNEL = 10003  # Discord's code for a channel or thread that has been deleted

ANSWER_BY_S, MARGIN_S = 3.0, 0.5
"""Discord drops an interaction that is unanswered for 3 seconds; a part of them passes before it arrives here."""
LEAST_S = 0.25  # an answer always gets this long before it is deferred, which costs a second request
MESSAGES, BURST = re.compile(r".*/channels/(\d+)/messages"), 5  # the path of new ones; so many go to a channel at once
LATELY = 50  # answers of Discord whose times are remembered
TOO_MANY = 429
REFUSED, WINDOW_S = (401, 403, TOO_MANY), 600.0
WARN_AT, BLOCKED_AT = 1_000, 10_000
"""Refusals in WINDOW_S: Discord blocks the address at the second, docs.discord.com/developers/topics/rate-limits."""
NO_CONTENT, LONG_S = 204, 60.0  # Discord's own pauses after a 429 are of seconds
DMS_TOO_FAST, DMS_PAUSE_S = 40003, 60.0  # Discord's code for it, with 403 or 400; then no more are opened for a while
CLOSED_S, MOST_CLOSED = 600.0, 10_000  # a channel that refused a message is left alone so long; so many are remembered
MOST_PRIVATE = 10_000  # private channels that are remembered


def code_of(error: BaseException) -> str:
    """Return Discord's code for what it didn't take; else the HTTP status or the error's name."""
    return str(getattr(error, "code", 0) or getattr(error, "status", 0) or type(error).__name__)


class Traffic:
    """Measures every request. trace: for a client. now: a clock, in seconds. on_response: gets what Discord returns of
    what was sent, as JSON. spare_s: how long an interaction may wait before it is deferred, by the slowest answer."""

    def __init__(
        self,
        now: Callable[[], float] = time.monotonic,
        observer: Observer | None = None,
        on_response: Callable[[Any], None] = lambda _: None,
    ) -> None:
        self._now, self._on_response = now, on_response
        self._observer = observer or Observer()
        self._taken_s: deque[float] = deque(maxlen=LATELY)
        self.spare_s = ANSWER_BY_S - MARGIN_S
        self._refused_at: deque[float] = deque(maxlen=BLOCKED_AT)
        self._rooms = dict[int, tuple[int, float]]()  # messages that a channel takes, and until when it's no more
        self._has_warned = False
        self.trace = aiohttp.TraceConfig()
        self.trace.on_request_start.append(self._begin)
        self.trace.on_request_end.append(self._end)
        self.trace.on_request_exception.append(self._fail)

    def room(self, channel_id: int) -> tuple[int, float]:
        """Return how many messages Discord takes in a channel now, and in how many seconds it takes more; 0 if unknown.

        Source: docs.discord.com/developers/topics/rate-limits (Header Format).
        """
        left, until = self._rooms.get(channel_id, (BURST, 0.0))
        wait_s = until - self._now()
        return (left, wait_s) if wait_s > 0 else (BURST, 0.0)

    def refused(self) -> int:
        """Return how many requests Discord has refused in the last ten minutes."""
        while self._refused_at and self._refused_at[0] <= self._now() - WINDOW_S:
            self._refused_at.popleft()
        return len(self._refused_at)

    async def _begin(self, _: object, context: SimpleNamespace, params: aiohttp.TraceRequestStartParams) -> None:
        path = yarl.URL(Route.BASE).raw_path.rstrip("/") + "/"
        if params.url.scheme.startswith("http") and params.url.raw_path.startswith(path):  # the gateway is reached, too
            context.begun = self._now()

    async def _end(self, _: object, context: SimpleNamespace, params: aiohttp.TraceRequestEndParams) -> None:
        if not hasattr(context, "begun"):
            return
        took_s, path = self._now() - context.begun, params.url.raw_path
        status, headers = params.response.status, params.response.headers
        self._observer.requested(params.method, path, status, took_s, headers.get("X-RateLimit-Bucket"))
        if status != TOO_MANY:  # Discord answers it without doing anything
            self._taken_s.append(took_s)
            self.spare_s = max(LEAST_S, ANSWER_BY_S - MARGIN_S - max(self._taken_s))
        if params.method == "POST" and (found := MESSAGES.fullmatch(path)):
            self._note_room(int(found[1]), 0 if status == TOO_MANY else BURST, headers)
        if status in REFUSED and headers.get("X-RateLimit-Scope") != "shared":  # Discord doesn't count shared limits
            self._note_refusal()
        del context.begun  # it's counted
        if status == TOO_MANY and "Via" in headers:  # else discord.py gives up by itself
            _check_limit(await _json(params.response), path)
        elif status < 300 and status != NO_CONTENT:
            if (said := await _json(params.response)) is None:
                raise ForeignError(f"{status} {params.response.content_type}")
            if params.method != "GET":  # else it may be anybody's
                self._on_response(said)

    async def _fail(self, _: object, context: SimpleNamespace, params: aiohttp.TraceRequestExceptionParams) -> None:
        if hasattr(context, "begun"):
            self._observer.requested(params.method, params.url.raw_path, None, self._now() - context.begun)

    def _note_room(self, channel_id: int, left: int, headers: Mapping[str, str]) -> None:
        with contextlib.suppress(ValueError):
            left = int(headers.get("X-RateLimit-Remaining", left))
            wait_s = float(headers.get("X-RateLimit-Reset-After", headers.get("Retry-After", 0)))
            if wait_s > LONG_S:
                return  # a proxy's, or of the whole bot: what is sent counts as not delivered
            self._rooms.pop(channel_id, None)  # so that the oldest comes first
            self._rooms[channel_id] = left, self._now() + wait_s
            if len(self._rooms) > MOST_CLOSED:
                del self._rooms[next(iter(self._rooms))]

    def _note_refusal(self) -> None:
        """Count a refusal. Warn once when there are many, and again only after there were few."""
        self._refused_at.append(self._now())
        count = self.refused()
        if count < WARN_AT // 2:
            self._has_warned = False
        elif count >= WARN_AT and not self._has_warned:
            self._has_warned = True
            log.warning("%s", words()("log-refused", count=count))


class ForeignError(aiohttp.ClientError):
    """A proxy has answered in Discord's place, or left out half of the answer."""


async def _json(response: aiohttp.ClientResponse) -> Any:
    """Return the object or list that an answer is; None for anything else, or half of it."""
    said = None
    if response.headers.get("Content-Type") == "application/json":  # as discord.py wants it
        with contextlib.suppress(ValueError):
            said = json.loads(await response.read())
    return said if isinstance(said, dict | list) else None


def _check_limit(said: Any, path: str) -> None:
    """Let discord.py wait out a limit. Errors: discord.RateLimited if that takes long, or nothing says how long.

    Also for edits of old messages: the outbox waits itself, as discord.py would retry an outdated page five times.
    """
    said = said if isinstance(said, dict) else {}
    pause_s, is_old = said.get("retry_after"), said.get("code") == OLD_EDITS and "/channels/" in path
    if not isinstance(pause_s, int | float) or pause_s > LONG_S or is_old:
        raise discord.RateLimited(pause_s if isinstance(pause_s, int | float) else LONG_S)


class ClosedError(discord.ClientException):
    """A message was refused there within CLOSED_S, so this one isn't tried."""


class PausedError(aiohttp.ClientError):
    """The bot may open no direct messages for a while."""


class ClosedChannels:
    """Ids of channels, and of users for their direct messages, that refused a message within CLOSED_S. now: a clock."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._until: dict[int, float] = {}
        self._direct_from = 0.0
        self._trying: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def __contains__(self, number: int) -> bool:
        return number in self._until and self._now() < self._until[number]

    @contextlib.asynccontextmanager
    async def trying(self, number: int, *, opens: bool = False) -> AsyncIterator[None]:
        """Write there inside this, one message after the other, and remember a refusal.

        opens: direct messages first, with the user of that number. Errors: ClosedError; PausedError if not now.
        """
        async with self._trying.setdefault(number, asyncio.Lock()):
            if number in self:
                raise ClosedError(f"{number} closed")
            if opens and self._now() < self._direct_from:
                raise PausedError("direct messages")
            try:
                yield
            except discord.HTTPException as error:
                if error.code == DMS_TOO_FAST:
                    self._direct_from = self._now() + DMS_PAUSE_S
                    raise PausedError("direct messages") from error
                if isinstance(error, discord.Forbidden):
                    self.close(number)
                raise

    def close(self, number: int) -> None:
        self.open(number)  # so that the oldest comes first
        self._until[number] = self._now() + CLOSED_S
        if len(self._until) > MOST_CLOSED:
            self.open(next(iter(self._until)))

    def open(self, number: int) -> None:
        self._until.pop(number, None)


class GuildCache:
    """Read the client's cache of servers."""

    def __init__(self, client: discord.AutoShardedClient) -> None:
        self.client = client
        self._private = dict[int, None]()  # channels of members that the bot has no part in, by id

    def note_private(self, channel_id: int | None) -> None:
        """Remember a channel of members that the bot has no part in."""
        self._private[channel_id or 0] = None
        if len(self._private) > MOST_PRIVATE:
            del self._private[next(iter(self._private))]  # there Discord has to say no

    def is_closed(self, place: Place) -> bool:
        """Return whether the bot may not write in a place by its own right, as far as it knows."""
        return place.channel_id in self._private if place.guild_id is None else self.is_absent(place.guild_id)

    def is_absent(self, guild_id: int) -> bool:
        """Return whether the bot surely isn't in a server: a shard that connects gets a list of all of its servers."""
        client, count = self.client, self.client.shard_count or 1
        if client.get_guild(guild_id) is not None:
            return False
        shard = shard_of(guild_id, count)
        if client.shard_ids and shard not in client.shard_ids:
            return False
        return client.is_ready() or any(shard_of(each.id, count) == shard for each in client.guilds)

    def is_away(self, guild_id: int) -> bool:
        """Return whether the bot can't look into a server: it isn't there, or Discord has an outage."""
        guild = self.client.get_guild(guild_id)
        return self.is_absent(guild_id) if guild is None else guild.unavailable
