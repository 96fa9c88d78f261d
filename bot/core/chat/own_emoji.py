"""Upload the pictures of bot/marks as emoji of the application, once for all processes, and watch that they stay.

Discord takes 2,000 of them from each application, for use in any message without a permission. A picture's emoji has
its name and a digest of its content, so Discord's list tells every process, and the next start, what is there.
Until a look has all of its emoji, and whenever one of them is gone, it is drawn in Unicode.
"""

import asyncio
import contextlib
import hashlib
import logging
import math
import secrets
from collections.abc import Mapping
from datetime import timedelta
from pathlib import Path

import discord

from bot.core.chat.looks import DIGEST, OURS, Looks
from bot.core.chat.traffic import TOO_MANY, UNDELIVERED
from bot.core.game import Look
from bot.core.store import Leases, StoreError
from bot.words import words

log = logging.getLogger(__name__)

FOLDER = Path(__file__).parents[2] / "marks"  # a folder for each look; pictures that one lacks are those of CRISP
LEASE, LEASE_S = "emoji", 60
PAUSE_S = 1.0  # between two uploads, or two checks
CHECK_S = 60.0  # between two checks of Discord's list, unless one of the emoji seems to be gone
AGAIN_AFTER = 30  # checks after Discord has refused something, until what is missing is uploaded again
KEPT = timedelta(days=7)  # beside the new version of a picture: until then, a process may still use the old one


class OwnEmoji:
    """files: the pictures, by emoji. ids: of those that Discord has. holder: of the lease to upload them."""

    def __init__(self, client: discord.Client, leases: Leases, looks: Looks) -> None:
        self._client, self._leases, self._looks = client, leases, looks
        self.files, self.ids, self.pause_s = dict[str, Path](), dict[str, int](), PAUSE_S
        self._names: dict[Look, dict[str, str]] = {}
        self._found: list[discord.Emoji] = []
        self.holder, self._said = secrets.token_hex(8), ""
        self._rest = 0.0  # checks, a minute apart, that upload nothing
        self._watching: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Check now and from time to time, in the background. Call it after signing in."""
        self._watching = asyncio.create_task(self._watch())

    def stop(self) -> None:
        if self._watching:
            self._watching.cancel()

    async def _watch(self) -> None:
        while True:
            await self.check()
            await asyncio.sleep(PAUSE_S)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._looks.doubted.wait(), CHECK_S)

    async def check(self) -> None:
        """Draw with what Discord has, and upload what it hasn't, unless another process does. Never raises.

        Once all were there, this process uploads nothing more: the host may have deleted them on purpose.
        """
        if self._looks.doubted.is_set():
            self._looks.doubted.clear()
        else:  # a minute has passed
            self._rest = max(0, self._rest - 1)
        try:
            if not self.files:
                self._names, self.files = await asyncio.to_thread(pictures)
            if await self._is_whole() or (not self._rest and await self._upload()):
                self._say("log-emoji-ready", looks=", ".join(self._names))
                if self._rest < math.inf:
                    self._rest = math.inf
                    await self._drop_older()
            elif self._said == "log-emoji-ready":
                self._say("log-emoji-gone")
        except StoreError:
            pass  # the database has told the host; the next check tries again
        except UNDELIVERED as error:
            if getattr(error, "status", TOO_MANY) < TOO_MANY:
                self._rest = max(self._rest, AGAIN_AFTER)
            if not self._looks.own:
                self._say("log-emoji-refused", reason=str(error))
        except Exception:
            log.exception("The bot's own emoji could not be checked")

    async def _is_whole(self) -> bool:
        """Ask Discord what it has. Return whether that is everything."""
        self._found = await self._client.fetch_application_emojis()
        self._use({each.name: each.id for each in self._found})
        return len(self.ids) == len(self.files)

    def _use(self, ids: Mapping[str, int]) -> None:
        """Draw the looks that have all of their emoji with them."""
        self.ids = {name: ids[name] for name in self.files if name in ids}
        emoji = {name: {"name": name, "id": str(number)} for name, number in self.ids.items()}
        whole = {look: names for look, names in self._names.items() if self.ids.keys() >= set(names.values())}
        self._looks.use({look: {each: emoji[name] for each, name in names.items()} for look, names in whole.items()})

    async def _upload(self) -> bool:
        """Upload what is missing, one after the other, if no other process does. Return whether all are there now."""
        if not await self._leases.take(LEASE, self.holder, LEASE_S):
            return False
        await self._is_whole()  # another process may have done it, just now
        for name in [each for each in self.files if each not in self.ids]:
            if not await self._leases.take(LEASE, self.holder, LEASE_S):
                return False
            image = await asyncio.to_thread(self.files[name].read_bytes)
            made = await self._client.create_application_emoji(name=name, image=image)
            self._use(self.ids | {name: made.id})
            await asyncio.sleep(self.pause_s)
        await self._leases.give_back(LEASE, self.holder)
        return True

    async def _drop_older(self) -> None:
        """Delete older versions of our pictures, once the newest has been there for a while."""
        if max(self.ids.values()) > discord.utils.time_snowflake(discord.utils.utcnow() - KEPT):
            return
        for each in [each for each in self._found if OURS.fullmatch(each.name) and each.name not in self.files]:
            with contextlib.suppress(discord.NotFound):  # another process was faster
                await each.delete()
            await asyncio.sleep(self.pause_s)

    def _say(self, message: str, **data: str) -> None:
        """Log a line for the host, unless it was the last one."""
        if message != self._said:
            self._said = message
            log.info("%s", words()(message, **data))


def pictures() -> tuple[dict[Look, dict[str, str]], dict[str, Path]]:
    """Return the names of the emoji of each look, by picture, and the files of all of them."""
    names: dict[Look, dict[str, str]] = {}
    files: dict[str, Path] = {}
    for look in (each for each in Look if (FOLDER / each).is_dir()):
        found = sorted((FOLDER / look).glob("*.png"))
        named = {f"{file.stem}_{hashlib.sha256(file.read_bytes()).hexdigest()[:DIGEST]}": file for file in found}
        files |= named
        names[look] = names.get(Look.CRISP, {}) | {file.stem: name for name, file in named.items()}
    return names, files
