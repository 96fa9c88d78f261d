"""Rate limits and refusals: what Discord's last answers took and were, and what follows for the next requests.

aiohttp reports every request that discord.py makes (`http_trace`).
"""

import asyncio
import contextlib
import json
import logging
import time
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable
from types import SimpleNamespace
from typing import Any
from weakref import WeakValueDictionary

import aiohttp
import discord
import yarl
from discord.http import Route

from bot.core.observer import Observer
from bot.words import words

log = logging.getLogger(__name__)

UNDELIVERED = (discord.DiscordException, aiohttp.ClientError, OSError)  # Discord takes no answer, or is away
OLD_EDITS = 30046  # Discord's code for too many edits of messages older than an hour in a channel
UNKNOWN_CHANNEL = 10003  # Discord's code for a channel or thread that has been deleted

ANSWER_BY_S, MARGIN_S = 3.0, 0.5
"""Discord drops an interaction that is unanswered for 3 seconds; a part of them passes before it arrives here."""
LEAST_S = 0.25  # an answer always gets this long before it is deferred, which costs a second request
LATELY = 50  # answers of Discord whose times are remembered
TOO_MANY = 429
REFUSED, WINDOW_S = (401, 403, TOO_MANY), 600.0
"""Discord blocks an address after 10,000 in ten minutes: docs.discord.com/developers/topics/rate-limits."""
SLOW_FROM, SLOW_UNTIL = 1000, 500
"""Refusals in WINDOW_S that slow the bot down, and that let it go on: six processes on one address stay below."""
NO_CONTENT, MOST_PAUSE_S = 204, 60.0  # Discord's own pauses after a 429 are of seconds
PACE_S, MOST_WAITING = 1.0, 100  # between two requests of a bot that is slowed down, and how many may wait
BY_TOKEN = frozenset({"interactions", "webhooks"})  # members wait for these routes, which are hardly ever refused
DMS_TOO_FAST, DMS_PAUSE_S = 40003, 60.0  # Discord's code for it, with 403 or 400; then no more are opened for a while
CLOSED_S, MOST_CLOSED = 600.0, 10_000  # a channel that refused a message is left alone so long; so many are remembered


class CrowdedError(aiohttp.ClientError):
    """The bot is slowed down and too many requests wait already, or direct messages can't be opened for a while."""


def code_of(error: BaseException) -> str:
    """Return Discord's code for what it didn't take; else the HTTP status or the error's name."""
    return str(getattr(error, "code", 0) or getattr(error, "status", 0) or type(error).__name__)


class Traffic:
    """Measures every request. trace: for a client. now, sleep: a clock, in seconds. on_answer: gets what Discord
    returns of what was sent, as JSON."""

    def __init__(
        self,
        now: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        observer: Observer | None = None,
        on_answer: Callable[[Any], None] = lambda _: None,
    ) -> None:
        self._now, self._sleep, self._on_answer = now, sleep, on_answer
        self._observer = observer or Observer()
        self._taken_s: deque[float] = deque(maxlen=LATELY)
        self._refused_at: deque[float] = deque(maxlen=10 * SLOW_FROM)
        self._is_slow = False
        self._turn, self._waiting = 0.0, 0
        self.trace = aiohttp.TraceConfig()
        self.trace.on_request_start.append(self._begin)
        self.trace.on_request_end.append(self._end)
        self.trace.on_request_exception.append(self._fail)

    def spare_s(self) -> float:
        """Return how long an interaction may wait before it is deferred: Discord's slowest answer is subtracted."""
        return max(LEAST_S, ANSWER_BY_S - MARGIN_S - max(self._taken_s, default=0.0))

    def refused(self) -> int:
        """Return how many requests Discord has refused in the last ten minutes."""
        while self._refused_at and self._refused_at[0] <= self._now() - WINDOW_S:
            self._refused_at.popleft()
        return len(self._refused_at)

    async def _begin(self, _: object, context: SimpleNamespace, params: aiohttp.TraceRequestStartParams) -> None:
        """Let a request go when it is its turn. Errors: CrowdedError."""
        path = _rest_path(params.url)  # the gateway is reached by a request, too
        if path is not None:
            if self._is_slowed() and BY_TOKEN.isdisjoint(path.split("/")[1:2]):
                await self._wait_for_turn()
            context.begun = self._now()

    async def _end(self, _: object, context: SimpleNamespace, params: aiohttp.TraceRequestEndParams) -> None:
        if not hasattr(context, "begun"):
            return
        took_s, path = self._now() - context.begun, params.url.raw_path
        status, headers = params.response.status, params.response.headers
        self._observer.requested(params.method, path, status, took_s, headers.get("X-RateLimit-Bucket"))
        if status != TOO_MANY:  # Discord answers it without doing anything
            self._taken_s.append(took_s)
        if status in REFUSED and headers.get("X-RateLimit-Scope") != "shared":  # Discord doesn't count shared limits
            self._refused_at.append(self._now())
            self._is_slowed()
        del context.begun  # it's counted
        said = await _read(params.response)
        if params.method != "GET":  # else it may be anybody's
            self._on_answer(said)

    async def _fail(self, _: object, context: SimpleNamespace, params: aiohttp.TraceRequestExceptionParams) -> None:
        if hasattr(context, "begun"):  # or it never left
            self._observer.requested(params.method, params.url.raw_path, None, self._now() - context.begun)

    def _is_slowed(self) -> bool:
        """Return whether requests wait for their turn. Logs when that begins and when it is over."""
        count = self.refused()
        if not self._is_slow and count >= SLOW_FROM:
            self._is_slow = True
            log.warning("%s", words()("log-slowed-down", count=count))
        elif self._is_slow and count < SLOW_UNTIL:
            self._is_slow = False
            log.info("%s", words()("log-slowed-no-more"))
        return self._is_slow

    async def _wait_for_turn(self) -> None:
        if self._waiting >= MOST_WAITING:
            raise CrowdedError(f"{self._waiting} waiting")
        now = self._now()
        self._turn = max(now, self._turn + PACE_S)
        self._waiting += 1
        try:
            await self._sleep(self._turn - now)
        finally:
            self._waiting -= 1


def _rest_path(url: yarl.URL) -> str | None:
    """Return the path below the REST API's address, such as /channels/1; None for any other address."""
    base, path = yarl.URL(Route.BASE).raw_path.rstrip("/") + "/", url.raw_path
    return path[len(base) - 1 :] if url.scheme.startswith("http") and path.startswith(base) else None


class ForeignError(aiohttp.ClientError):
    """A proxy has answered in Discord's place, or left out half of the answer."""


async def _read(response: aiohttp.ClientResponse) -> Any:
    """Return what Discord says if it does what was asked.

    Errors: ForeignError, discord.RateLimited, for what discord.py would take for an answer, or wait for. The outbox
    waits itself: discord.py would retry an outdated page five times.
    """
    status, said = response.status, None
    if status == NO_CONTENT or 300 <= status != TOO_MANY:
        return said
    if response.headers.get("Content-Type") == "application/json":  # as discord.py wants it
        with contextlib.suppress(ValueError):
            said = json.loads(await response.read())
    if status != TOO_MANY and not isinstance(said, dict | list):
        raise ForeignError(f"{status} {response.content_type}")
    if status == TOO_MANY and "Via" in response.headers:  # or discord.py gives up by itself
        told = said if isinstance(said, dict) else {}
        pause_s, is_old = told.get("retry_after"), told.get("code") == OLD_EDITS and "/channels/" in response.url.path
        if not isinstance(pause_s, int | float) or pause_s > MOST_PAUSE_S or is_old:
            raise discord.RateLimited(pause_s if isinstance(pause_s, int | float) else MOST_PAUSE_S)
    return said


class ClosedError(discord.ClientException):
    """A message was refused there within CLOSED_S, so this one isn't tried."""


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

        opens: direct messages first, with the user of that number. Errors: ClosedError; CrowdedError if not now.
        """
        async with self._trying.setdefault(number, asyncio.Lock()):
            if number in self:
                raise ClosedError(f"{number} closed")
            if opens and self._now() < self._direct_from:
                raise CrowdedError("direct messages")
            try:
                yield
            except discord.HTTPException as error:
                if error.code == DMS_TOO_FAST:
                    self._direct_from = self._now() + DMS_PAUSE_S
                    raise CrowdedError("direct messages") from error
                if isinstance(error, discord.Forbidden):
                    self.open(number)  # so that the oldest comes first
                    self._until[number] = self._now() + CLOSED_S
                    if len(self._until) > MOST_CLOSED:
                        self.open(next(iter(self._until)))
                raise

    def open(self, number: int) -> None:
        self._until.pop(number, None)
