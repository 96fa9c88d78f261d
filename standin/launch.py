"""The real bot in a process of its own, with the stand-in for its Discord: by the settings for proxies."""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import socket
import sys
from collections.abc import AsyncIterator, Coroutine, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any

from standin.conduct import PATIENCE_S
from standin.discord import StandIn
from standin.handshake import BASE, gateway_url
from standin.payloads import TOKEN

ROOT = Path(__file__).parents[1]
PORTS = range(20_000, 30_000)


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
        await self._until(self.standin.ready(sessions))

    async def _until(self, ready: Coroutine[Any, Any, None]) -> None:
        waiting, ended = asyncio.create_task(ready), asyncio.create_task(self.process.wait())
        await asyncio.wait((waiting, ended), return_when=asyncio.FIRST_COMPLETED, timeout=PATIENCE_S)
        ended.cancel()
        if not waiting.done():
            waiting.cancel()
            raise ChildProcessError(f"the bot ended with {self.process.returncode}:\n{self.output()}")
        await waiting

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


def environment(url: str, folder: Path, settings: Mapping[str, str] | None = None, root: Path = ROOT) -> dict[str, str]:
    """Make an environment that holds nothing of ours but Discord's addresses, a token, a database, and settings.

    url: the stand-in's. folder: where the database lives. settings: of the bot, in place of those if they are among
    them. root: the checkout whose `bot` is run.
    """
    kept = {
        name: os.environ[name]
        for name in ("PATH", "HOME", "LANG", "TMPDIR", "COVERAGE_PROCESS_CONFIG")
        if name in os.environ
    }
    database = f"sqlite+aiosqlite:///{folder / 'games.db'}"
    path = os.pathsep.join(str(each) for each in dict.fromkeys((root, ROOT)))
    own = {"PYTHONPATH": path, "DISCORD_TOKEN": TOKEN, "DATABASE_URL": database}
    own |= {"SSL_CERT_FILE": os.devnull}  # nothing here speaks TLS, and to read all authorities is a tenth of a start
    own |= {"DISCORD_API_URL": url + BASE, "DISCORD_GATEWAY_URL": gateway_url(url)}
    return {**kept, **own, **(settings or {})}


@asynccontextmanager
async def start_bot(
    standin: StandIn,
    folder: Path,
    settings: Mapping[str, str] | None = None,
    program: Sequence[str] = ("-m", "bot"),
    arguments: Sequence[str] = (),
    *,
    root: Path = ROOT,
    is_alone: bool = True,
) -> AsyncIterator[BotProcess]:
    """Start `python -m bot` against standin, and kill it at the end if it still runs.

    folder: where it runs, so that no developer's `.env` is read, and where its database lives.
    program: what else to run, with the same environment and arguments.
    root: the checkout whose bot is run. is_alone: wait until the process before it is gone.
    """
    if is_alone:
        await standin.gone()
    with NamedTemporaryFile("wb", dir=folder, suffix=".log", delete=False) as sink:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            *program,
            *arguments,
            cwd=folder,
            env=environment(standin.url, folder, settings, root),
            stdout=sink,
            stderr=asyncio.subprocess.STDOUT,
        )
    try:
        yield BotProcess(process, standin, Path(sink.name))
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


def cpu_s(pid: int) -> float:
    """Return what all threads of a process have computed; 0 where the system does not say (no /proc)."""
    stat = Path(f"/proc/{pid}/stat")
    if not stat.exists():
        return 0.0
    fields = stat.read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def held(pid: int | str = "self") -> dict[str, int]:
    """Return the memory in bytes, the open files and the threads of a process, on Linux."""
    process = Path(f"/proc/{pid}")
    rss = (process / "status").read_text().split("VmRSS:")[1].split()[0]
    counts = {"files": "fd", "threads": "task"}
    return {"bytes": 1024 * int(rss)} | {name: len(list((process / part).iterdir())) for name, part in counts.items()}


def free_port() -> int:
    """Find a port for a process that is yet to start. A system gives none of those to whoever asks for any port."""
    while True:
        port = secrets.choice(PORTS)
        with contextlib.suppress(OSError), socket.socket() as found:
            found.bind(("127.0.0.1", port))
            return port


def point_at(url: str) -> None:
    """Make discord.py in this process talk to url alone: for other bots, which have no settings for that."""
    import yarl
    from discord.gateway import DiscordWebSocket
    from discord.http import Route

    Route.BASE = f"{url}{BASE}"  # interactions and webhooks build their addresses from it as well
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway_url(url))
