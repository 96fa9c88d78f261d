"""Explain errors of Discord, the network and the database to the host, tell which are temporary, and wait for those.

A process that ended instead would restart at once: that burns sign-ins, and makes a ban of the address longer.
"""

import asyncio
import logging
import random
import time
from collections.abc import Awaitable, Callable
from email.utils import parsedate_to_datetime
from typing import Literal, TypeVar

import aiohttp
import discord

from bot.core.chat.traffic import TOO_MANY, ForeignError
from bot.core.store import StoreError
from bot.words import words

log = logging.getLogger(__name__)

T = TypeVar("T")

PASSING = (403, 408, TOO_MANY)  # temporary, like 500 and above; Cloudflare answers 403 to an address that it has banned
DAY_S = 86_400
FIRST_S, MOST_S = 1.0, 60.0  # longest pause after the first failure, doubled by each, and the longest of all
LIMITED_S = 60.0  # shortest pause if Discord asks for fewer requests without a Retry-After
REMIND_S = 600.0  # between two lines of the log; a pause of a minute or more that Discord asks for is always logged


def reason(error: BaseException) -> str:
    """Return what an error says, in one line without a full stop; a web page becomes a sentence with the status."""
    say = words()
    match error := _cause(error):
        case StoreError():
            return say(error.code, **error.data)
        case discord.RateLimited() | discord.HTTPException(status=429) if (wait_s := retry_after_s(error)) is not None:
            return say("discord-limited-for", time=time_of(wait_s))
        case KeyError(args=("retry_after",)) | discord.HTTPException(status=429):
            return say("discord-limited")
        case discord.HTTPException() if error.text.lstrip().startswith("<"):
            return say("discord-page", status=str(error.status))
        case ForeignError():
            return say("discord-page", status=str(error))
        case discord.HTTPException() if error.status >= 500:
            return say("discord-unwell", status=str(error.status))
        case TimeoutError() if not str(error):
            return say("no-answer")
    return (str(error).splitlines() or [type(error).__name__])[0].removesuffix(".")


def is_temporary(error: BaseException) -> bool:
    """Return whether trying again later may help, without a change on this side."""
    match error := _cause(error):
        case StoreError():
            return error.is_temporary
        case discord.HTTPException():
            return error.status in PASSING or error.status >= 500
        case KeyError():  # discord.py reads it from any answer with status 429
            return error.args == ("retry_after",)
        case aiohttp.InvalidURL():
            return False
    return isinstance(error, (OSError, aiohttp.ClientError, discord.RateLimited))


def is_limited(error: BaseException) -> bool:
    """Return whether Discord, or Cloudflare before it, wants fewer requests."""
    error = _cause(error)
    is_named = isinstance(error, KeyError | discord.RateLimited)
    return is_named or (isinstance(error, discord.HTTPException) and error.status == TOO_MANY)


def retry_after_s(error: BaseException) -> float | None:
    """Return how long Discord asks to wait, at most a day; None if it doesn't say."""
    match error := _cause(error):
        case discord.RateLimited():
            return min(error.retry_after, DAY_S)
        case discord.HTTPException():
            return _header_s(error.response.headers.get("Retry-After", "").strip())
    return None


def time_of(seconds: float) -> str:
    """Return a time in words: seconds up to two minutes, then whole minutes."""
    if seconds <= 120:
        return words()("time-seconds", count=max(1, round(seconds)))
    return words()("time-minutes", count=round(seconds / 60))


async def until_up(
    what: Literal["database", "discord"],
    attempt: Callable[[], Awaitable[T]],
    now: Callable[[], float] = time.monotonic,
    sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
) -> T:
    """Return what the first attempt that works returns; log when waiting begins and ends. Errors: lasting ones."""
    failures, told, began = 0, -REMIND_S, now()
    while True:
        try:
            result = await attempt()
        except Exception as error:
            if not is_temporary(error):
                raise
            pause, waited = pause_s(error, failures), now() - began
            if waited - told >= REMIND_S or (is_limited(error) and pause >= LIMITED_S):
                told = waited
                line = f"log-{what}-still-not-up" if failures else f"log-{what}-not-up"
                line = "log-discord-limited" if is_limited(error) else line
                log.warning("%s", words()(line, time=time_of(pause), reason=reason(error)))
            failures += 1
            await sleep(pause)
        else:
            if failures:
                log.warning("%s", words()(f"log-{what}-up", time=time_of(now() - began)))
            return result


def pause_s(error: Exception, failures: int) -> float:
    """Return the pause after a failure: Retry-After, or longer each time, with jitter. failures: earlier ones."""
    if (asked := retry_after_s(error)) is not None and is_limited(error):
        return asked + random.uniform(0.0, 1.0)
    backoff = min(MOST_S, FIRST_S * 2.0 ** min(failures, 10)) * random.uniform(0.5, 1.0)
    return backoff + LIMITED_S if is_limited(error) else backoff


def _cause(error: BaseException) -> BaseException:
    """Return why discord.py couldn't ask for the gateway's address; any other error as it is."""
    return (isinstance(error, discord.GatewayNotFound) and error.__cause__) or error


def _header_s(text: str) -> float | None:
    """Read a Retry-After header: a number of seconds, or a date. Source: RFC 9110, 10.2.3."""
    try:
        found = float(text) if text[:1].isdigit() else parsedate_to_datetime(text).timestamp() - time.time()
    except ValueError:
        return None
    return min(max(found, 0.0), DAY_S)
