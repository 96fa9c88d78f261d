"""Charts: has them drawn by a process of its own, which ends with the picture.

The library that draws takes 60 MB and half a second in which nothing else would run, so it never comes in here.
"""

import asyncio
import contextlib
import json
import logging
import os
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import bot

log = logging.getLogger(__name__)

TIME_S = 10.0
"""How long a picture may take; it takes about a second."""
MOST_WAITING = 8
"""How many may wait for the one that is drawn; whoever comes then gets words at once."""
COMMAND = ("-P", "-m", "bot.charts")
KEPT = ("PATH", "HOME", "XDG_CACHE_HOME", "MPLCONFIGDIR", "USERPROFILE", "LOCALAPPDATA", "SYSTEMROOT", "TEMP", "TMP")
"""What the process is told of its surroundings: where programs lie, and where it may keep its list of fonts."""


class Charts:
    """Draws one picture at a time. program: with its arguments, what turns a chart as JSON into a PNG file."""

    def __init__(self, *program: str) -> None:
        self._program = program or (sys.executable, *COMMAND)
        self._drawing, self._waiting = asyncio.Lock(), 0
        self.is_able = bool(program) or find_spec("matplotlib") is not None

    async def draw(self, chart: dict[str, Any]) -> bytes | None:
        """Return a PNG file; None if it can't be drawn now, or never. chart: as bot/charts.py reads it."""
        if not self.is_able or self._waiting > MOST_WAITING:
            return None
        self._waiting += 1
        try:
            async with self._drawing:
                return await self._draw(json.dumps(chart).encode())
        except (OSError, TimeoutError) as error:
            log.warning("A chart could not be drawn: %r", error)
            return None
        finally:
            self._waiting -= 1

    async def _draw(self, chart: bytes) -> bytes | None:
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(
            *self._program, stdin=pipe, stdout=pipe, stderr=pipe, env=_surroundings()
        )
        try:
            async with asyncio.timeout(TIME_S):
                png, complaint = await process.communicate(chart)
        finally:
            if process.returncode is None:
                with contextlib.suppress(ProcessLookupError):  # it has just ended
                    process.kill()
                await process.wait()
        if process.returncode:
            log.warning("A chart could not be drawn: %s", complaint.decode(errors="replace").strip()[-500:])
            return None
        return png


def _surroundings() -> dict[str, str]:
    """Return the environment of the process: no setting of ours, no secret, and where this package lies."""
    kept = {name: os.environ[name] for name in KEPT if name in os.environ}
    return kept | {"PYTHONPATH": str(Path(bot.__file__).parents[1])}
