"""Log a line if there is a newer release, asked for at most once a day."""

import asyncio
import json
import logging
import re
import time
from collections.abc import Callable

import aiohttp
from packaging.version import Version

from bot import __version__
from bot.core.store import Notes, StoreError
from bot.hosting.gateway import proxy_of
from bot.words import words

log = logging.getLogger(__name__)

DAY_S = 86_400
ASKED = "updates"  # note of the last question, in seconds since 1970: all processes of a database ask once a day
TIMEOUT_S = 10.0
MAX_BYTES = 1_048_576  # a release on GitHub holds its whole text, and some 2,000 bytes for each attached file


async def watch(address: str, notes: Notes) -> None:
    """Log a newer release, now and once a day, until cancelled. address: of the latest, as GitHub and Gitea show it."""
    while True:
        rest_s = await look(address, notes)
        await asyncio.sleep(rest_s)


async def look(address: str, notes: Notes, now: Callable[[], float] = time.time) -> float:
    """Ask unless that was done within a day, and log a newer release. Return the seconds until the next time."""
    at = int(now())
    try:
        before = await notes.note(ASKED)
        if before is not None and 0 < (rest_s := int(before) + DAY_S - at) <= DAY_S:
            return rest_s
        # Noted before asking: restarts ask no more often. If it can't be, another process asks.
        if await notes.replace_note(ASKED, before, str(at)):
            version, page = _read(await _fetch(address))
            if version > Version(__version__) and not version.is_prerelease:
                log.info("%s", words()("log-update", version=str(version), ours=__version__, page=page))
    except (StoreError, aiohttp.ClientError, OSError, ValueError, RecursionError) as error:
        log.debug("No answer about updates: %s", type(error).__name__)
    return DAY_S


async def _fetch(address: str) -> bytes:
    """Fetch a document by a request that names the bot's version and nothing else. Errors: what `look` catches."""
    async with (
        aiohttp.ClientSession(
            headers={"User-Agent": f"tictactoe-bot/{__version__}"},
            skip_auto_headers=("Accept", "Accept-Encoding"),
            cookie_jar=aiohttp.DummyCookieJar(),
            timeout=aiohttp.ClientTimeout(total=TIMEOUT_S),
        ) as session,
        session.get(address, proxy=proxy_of(address)[0], max_redirects=3, raise_for_status=True) as response,
    ):
        body = b""
        while chunk := await response.content.read(MAX_BYTES):
            body += chunk
            if len(body) > MAX_BYTES:
                raise ValueError("too long")
        return body


def _read(body: bytes) -> tuple[Version, str]:
    """Return a release's version and page. Errors: ValueError (InvalidVersion is one), RecursionError."""
    match json.loads(body):
        case {"tag_name": str(tag), "html_url": str(page)} if re.fullmatch(r"https?://[!-~]{1,200}", page):
            return Version(tag), page
    raise ValueError("not a release")
