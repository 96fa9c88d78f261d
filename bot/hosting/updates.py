"""The update notice: a line in the log when there is a newer release. It is asked for at most once a day, if at all."""

import asyncio
import json
import logging
import re
import time
from collections.abc import Callable
from typing import NamedTuple

import aiohttp
from packaging.version import Version

from bot import __version__
from bot.store import Notes, StoreError
from bot.words import words

log = logging.getLogger(__name__)

DAY_S = 86_400
ASKED = "updates"
"""The note of when it was last asked, in seconds since 1970: all processes of a database together ask once a day."""
TIMEOUT_S = 10.0
MOST_BYTES = 1_048_576
"""GitHub's answers hold the release's whole text, and some 2,000 bytes for each attached file."""


class Release(NamedTuple):
    """A release and the page that tells of it."""

    version: Version
    page: str


async def watch(address: str, notes: Notes) -> None:
    """Say in the log when there is a newer release, now and once a day, until cancelled. It never fails.

    address: of a "latest release" document, as GitHub, Gitea and Forgejo answer it.
    """
    while True:
        rest_s = await look(address, notes)
        await asyncio.sleep(rest_s)


async def look(address: str, notes: Notes, now: Callable[[], float] = time.time) -> float:
    """Ask if it was not asked for a day, and say if there is a newer release. Returns the seconds until the next time.

    Who asks notes the time first, so that a process that is started again and again asks no more often.
    """
    at = int(now())
    try:
        before = await notes.note(ASKED)
        if before is not None and 0 < (rest := int(before) + DAY_S - at) <= DAY_S:
            return rest
        if not await notes.replace_note(ASKED, before, str(at)):
            return DAY_S  # another process asks
        release = await _latest(address)
    except (StoreError, aiohttp.ClientError, OSError, ValueError, RecursionError) as error:
        log.debug("No answer about updates: %s", type(error).__name__)
        return DAY_S
    if release.version > Version(__version__) and not release.version.is_prerelease:
        log.info("%s", words()("log-update", version=str(release.version), ours=__version__, page=release.page))
    return DAY_S


async def _latest(address: str) -> Release:
    """Fetch the latest release: one request, of which only a User-Agent tells who asks.

    Errors: aiohttp.ClientError, OSError (TimeoutError too), ValueError, RecursionError for anything but a release.
    """
    async with (
        aiohttp.ClientSession(
            headers={"User-Agent": f"tictactoe-bot/{__version__}"},
            skip_auto_headers=("Accept", "Accept-Encoding"),
            cookie_jar=aiohttp.DummyCookieJar(),
            timeout=aiohttp.ClientTimeout(total=TIMEOUT_S),
        ) as session,
        session.get(address, max_redirects=3, raise_for_status=True) as response,
    ):
        body = bytearray()
        async for chunk in response.content.iter_any():
            body += chunk
            if len(body) > MOST_BYTES:
                raise ValueError("too long")
    return _read(body)


def _read(body: bytes | bytearray) -> Release:
    """Return the release that a document is about. Errors: ValueError (InvalidVersion is one), RecursionError."""
    match json.loads(body):
        case {"tag_name": str(tag), "html_url": str(page)} if re.fullmatch(r"https?://[!-~]{1,200}", page):
            return Release(Version(tag), page)
    raise ValueError("not a release")
