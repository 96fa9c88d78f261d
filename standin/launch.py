"""The real bot in a process of its own, with the stand-in for its Discord: both sides of that boundary.

The test calls start_bot(); the child runs this file as a program, which changes addresses and nothing else.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import NamedTemporaryFile

from standin.conduct import PATIENCE_S
from standin.discord import StandIn
from standin.handshake import BASE, gateway_url
from standin.payloads import TOKEN

ROOT = Path(__file__).parents[1]


@dataclass(frozen=True)
class BotProcess:
    """A bot that was started; everything it prints is in one file."""

    process: asyncio.subprocess.Process
    standin: StandIn
    log: Path

    def output(self) -> str:
        """Everything printed so far, on either stream."""
        return self.log.read_text(encoding="utf-8")

    async def ready(self, sessions: int = 1) -> None:
        """Return when the bot is connected. Errors: ChildProcessError with its output if it ended instead.

        sessions: how many shards have to be, those of processes that were started before among them.
        """
        ready, ended = asyncio.create_task(self.standin.ready(sessions)), asyncio.create_task(self.process.wait())
        await asyncio.wait((ready, ended), return_when=asyncio.FIRST_COMPLETED)
        ended.cancel()
        if not ready.done():
            ready.cancel()
            raise ChildProcessError(f"the bot ended with {self.process.returncode}:\n{self.output()}")
        await ready

    async def ended(self) -> int:
        """Wait until it ends by itself; return its exit status."""
        return await asyncio.wait_for(self.process.wait(), PATIENCE_S)

    async def terminate(self) -> int:
        """Ask it to stop (SIGTERM) and wait until it has; return its exit status."""
        self.process.terminate()
        return await self.ended()

    async def kill(self) -> None:
        """End it between two instructions (SIGKILL)."""
        self.process.kill()
        await self.ended()


def environment(folder: Path, settings: Mapping[str, str] | None = None, root: Path = ROOT) -> dict[str, str]:
    """Make an environment that holds nothing of ours but a token, a database in folder, and settings.

    settings: of the bot, the token and the database too. root: the checkout whose `bot` is run; what stands in for
    Discord is this one's, unless that one has its own.
    """
    kept = {
        name: os.environ[name]
        for name in ("PATH", "HOME", "LANG", "TMPDIR", "COVERAGE_PROCESS_CONFIG")
        if name in os.environ
    }
    database = f"sqlite+aiosqlite:///{folder / 'games.db'}"
    path = os.pathsep.join(str(each) for each in dict.fromkeys((root, ROOT)))
    return {**kept, "PYTHONPATH": path, "DISCORD_TOKEN": TOKEN, "DATABASE_URL": database, **(settings or {})}


@asynccontextmanager
async def start_bot(
    standin: StandIn,
    folder: Path,
    settings: Mapping[str, str] | None = None,
    program: Sequence[str] = ("-m", "standin.launch"),
    arguments: Sequence[str] = (),
    *,
    root: Path = ROOT,
    is_alone: bool = True,
) -> AsyncIterator[BotProcess]:
    """Start `python -m bot` against standin, and kill it at the end if it still runs.

    folder: where it runs, so that no developer's `.env` is read, and where its database lives.
    program: what else to run; it gets the stand-in's address as its first argument, then arguments.
    root: the checkout whose bot is run. is_alone: wait until the process before it is gone.
    """
    if is_alone:
        await standin.gone()
    with NamedTemporaryFile("wb", dir=folder, suffix=".log", delete=False) as sink:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            *program,
            standin.url,
            *arguments,
            cwd=folder,
            env=environment(folder, settings, root),
            stdout=sink,
            stderr=asyncio.subprocess.STDOUT,
        )
    try:
        yield BotProcess(process, standin, Path(sink.name))
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


def point_at(url: str) -> None:
    """Make discord.py in this process talk to url alone, over HTTP and over WebSocket."""
    import yarl
    from discord.gateway import DiscordWebSocket
    from discord.http import Route

    Route.BASE = f"{url}{BASE}"  # interactions and webhooks build their addresses from it as well
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway_url(url))


def main(url: str, *arguments: str) -> int:
    """Run `python -m bot` with arguments; return its exit status."""
    point_at(url)
    from bot.__main__ import main as run

    return run(list(arguments))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
