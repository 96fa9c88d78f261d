"""Wait for a network, a database or Discord that isn't up yet.

A process that ended instead would restart at once: that burns sign-ins, and makes a ban of the address longer.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from random import Random
from typing import Literal, NamedTuple, TypeVar

from bot.hosting.reasons import is_limited, is_temporary, reason, retry_after_s, time_of
from bot.words import words

log = logging.getLogger(__name__)

T = TypeVar("T")

FIRST_S, MOST_S = 1.0, 60.0  # longest pause after the first failure, doubled by each, and the longest of all
LIMITED_S = 60.0  # shortest pause if Discord asks for fewer requests without a Retry-After
REMIND_S = 600.0  # between two lines of the log; a pause of a minute or more that Discord asks for is always logged


class Clock(NamedTuple):
    """Time, pause and chance for jitter; a test replaces them."""

    now: Callable[[], float] = time.monotonic
    sleep: Callable[[float], Awaitable[object]] = asyncio.sleep
    random: Random = Random()


async def until_up(
    what: Literal["database", "discord"], attempt: Callable[[], Awaitable[T]], clock: Clock | None = None
) -> T:
    """Return what the first attempt that works returns; log when waiting begins and ends. Errors: lasting ones."""
    clock, failures, told = clock or Clock(), 0, -REMIND_S
    began = clock.now()
    while True:
        try:
            result = await attempt()
        except Exception as error:
            if not is_temporary(error):
                raise
            pause, waited = pause_s(error, failures, clock.random), clock.now() - began
            if waited - told >= REMIND_S or (is_limited(error) and pause >= LIMITED_S):
                told = waited
                log.warning("%s", _line(what, error, pause, is_first=failures == 0))
            failures += 1
            await clock.sleep(pause)
        else:
            if failures:
                log.warning("%s", words()(f"log-{what}-up", time=time_of(clock.now() - began)))
            return result


def pause_s(error: Exception, failures: int, random: Random) -> float:
    """Return the pause after a failure: Retry-After, or longer each time, with jitter. failures: earlier ones."""
    if (asked := retry_after_s(error)) is not None and is_limited(error):
        return asked + random.uniform(0.0, 1.0)
    backoff = min(MOST_S, FIRST_S * 2.0 ** min(failures, 10)) * random.uniform(0.5, 1.0)
    return backoff + LIMITED_S if is_limited(error) else backoff


def _line(what: str, error: Exception, pause: float, *, is_first: bool) -> str:
    say = words()
    if is_limited(error):
        return say("log-discord-limited", time=time_of(pause))
    return say(f"log-{what}-not-up" if is_first else f"log-{what}-still-not-up", reason=reason(error))
