"""What isn't up yet is waited for, inside the process; what can't work ends it with status 2, so nobody retries."""

from __future__ import annotations

import asyncio
import contextlib
import re
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Self

import pytest
import sqlalchemy as sa

from bot.words import words
from standin.conduct import PATIENCE_S, Fault
from standin.discord import StandIn
from standin.launch import BotProcess, start_bot
from tests.conftest import NO_SERVER, ON_POSTGRESQL, SERVER
from tests.core.store.test_inspecting import made
from tests.process.conftest import Scene
from tests.process.test_process import ADA, begin, stops_within_s
from tests.process.test_secrets import PASSWORD

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL, SIGTERM and their exit statuses")

LOGIN = ("GET", "/users/@me")
PAGE = "<!doctype html><html><title>Access denied | discord.com used Cloudflare</title>Error 1015</html>"
BANNED = {"status": 429, "body": PAGE}


def lines(bot: BotProcess, message: str) -> list[str]:
    """The lines of the log that a message of log.ftl made."""
    made = words()(message, **dict.fromkeys(("reason", "time"), "\0"))
    pattern = ".*".join(map(re.escape, made.split("\0")))
    return [line for line in bot.output().splitlines() if re.search(pattern, line)]


def logins(standin: StandIn) -> int:
    return sum((call.method, call.path) == LOGIN for call in standin.calls)


async def assert_stops_at_once(bot: BotProcess) -> None:
    """SIGTERM ends it with 0, however long it would have waited."""
    async with asyncio.timeout(stops_within_s()):
        assert await bot.terminate() == 0, bot.output()


async def test_a_ban_of_the_address_is_waited_for_as_long_as_it_says(standin: StandIn, tmp_path: Path) -> None:
    standin.faults.append(Fault(*LOGIN, headers={"Retry-After": "2"}, **BANNED))  # type: ignore[arg-type]
    began = time.monotonic()
    async with start_bot(standin, tmp_path) as bot:
        await bot.ready()
        assert time.monotonic() - began >= 2
        assert logins(standin) == 2
        assert len(lines(bot, "log-discord-limited")) == len(lines(bot, "log-discord-up")) == 1
        assert "<" not in bot.output()
        await begin(standin, ADA)


@pytest.mark.parametrize(
    "fault",
    [
        Fault(*LOGIN, times=2),  # aiohttp itself tries a dropped one once more
        Fault(*LOGIN, status=503, body=PAGE),
        Fault("GET", "/applications/*/commands", times=2),
        Fault("GET", "/gateway/bot", status=503),
    ],
    ids=["dropped", "unwell", "dropped in the middle", "no gateway"],
)
async def test_a_discord_that_cannot_be_reached_is_waited_for(standin: StandIn, tmp_path: Path, fault: Fault) -> None:
    standin.faults.append(fault)
    async with start_bot(standin, tmp_path) as bot:
        await bot.ready()
        await begin(standin, ADA)
        assert len(lines(bot, "log-discord-not-up")) == 1
        assert bool(lines(bot, "log-discord-up")) == (fault.path != "/gateway/bot"), "a shard says so in its own line"
        assert not re.search("ERROR|Traceback|Unclosed|html", bot.output()), bot.output()
        assert fault.times == 0


async def test_a_stop_ends_any_wait_at_once(standin: StandIn, tmp_path: Path) -> None:
    standin.faults.append(Fault(*LOGIN, headers={"Retry-After": "86400"}, times=100, **BANNED))  # type: ignore[arg-type]
    async with start_bot(standin, tmp_path) as bot:
        await standin.until(lambda: logins(standin) == 1, "sign in")
        await assert_stops_at_once(bot)
        assert logins(standin) == 1
        assert "Traceback" not in bot.output()


async def test_a_wrong_address_ends_with_status_2(standin: StandIn, tmp_path: Path) -> None:
    standin.faults.append(Fault(*LOGIN, status=404))
    async with start_bot(standin, tmp_path) as bot:
        assert await bot.ended() == 2
        assert "DISCORD_API_URL" in bot.output().splitlines()[-1]


async def test_intents_that_are_refused_for_good_end_with_status_2(standin: StandIn, tmp_path: Path) -> None:
    async with start_bot(standin, tmp_path, {"TYPED_COMMANDS": "off"}) as bot:
        await bot.ready()
        await standin.drop(4014)
        assert await bot.ended() == 2
        assert words()("cli-intents-refused") in bot.output()
        assert "Traceback" not in bot.output()


# The database


@dataclass
class LateServer:
    """What stands before PostgreSQL and drops the first connections. seen: how many there were. met: by the first."""

    drops: int
    port: int = 0
    seen: int = 0
    met: asyncio.Event = field(default_factory=asyncio.Event)
    _pumps: set[asyncio.Task[None]] = field(default_factory=set)

    def address(self, url: str) -> str:
        """The address of a database, by way of this."""
        given = sa.make_url(url)
        through = given.set(host="127.0.0.1", port=self.port, password=given.password or PASSWORD)
        return through.render_as_string(hide_password=False)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.seen += 1
        self.met.set()
        if self.seen <= self.drops:
            writer.transport.abort()
            return
        address = sa.make_url(SERVER or "")
        to_reader, to_writer = await asyncio.open_connection(address.host, address.port or 5432)
        self._pumps |= {asyncio.create_task(pump(reader, to_writer)), asyncio.create_task(pump(to_reader, writer))}

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self.serve, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        for task in self._pumps:
            task.cancel()
        await asyncio.gather(*self._pumps, return_exceptions=True)


async def pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(ConnectionError):
        while data := await reader.read(65_536):
            writer.write(data)
            await writer.drain()
    writer.close()


@ON_POSTGRESQL
async def test_a_database_that_comes_up_later_is_waited_for(scene: Scene) -> None:
    async with LateServer(drops=2) as server, scene.start(DATABASE_URL=server.address(scene.url)) as bot:
        await bot.ready()
        await begin(scene.standin, ADA)
        assert len(lines(bot, "log-database-not-up")) == len(lines(bot, "log-database-up")) == 1
        assert server.seen > 2
        assert not re.search("ERROR|Traceback", bot.output()), bot.output()
        await bot.terminate()


@pytest.mark.skipif(SERVER is None, reason=NO_SERVER)
async def test_a_stop_ends_the_wait_for_a_database(standin: StandIn, tmp_path: Path) -> None:
    async with LateServer(drops=1000) as server:
        settings = {"DATABASE_URL": server.address(SERVER or ""), "LOG_LEVEL": "DEBUG"}
        async with start_bot(standin, tmp_path, settings) as bot:
            await asyncio.wait_for(server.met.wait(), PATIENCE_S)
            await assert_stops_at_once(bot)
            assert PASSWORD not in bot.output()


@pytest.mark.skipif(SERVER is None, reason=NO_SERVER)
@pytest.mark.parametrize(
    ("change", "word"), [({"database": "no_such_database"}, "no_such_database"), ({"username": "no_such_role"}, "role")]
)
async def test_a_database_that_no_wait_can_mend_ends_with_status_2(
    standin: StandIn, tmp_path: Path, change: dict[str, str], word: str
) -> None:
    url = sa.make_url(SERVER or "").set(**change).render_as_string(hide_password=False)  # type: ignore[arg-type]
    async with start_bot(standin, tmp_path, {"DATABASE_URL": url}) as bot:
        assert await bot.ended() == 2
        assert word in bot.output().splitlines()[-1]
        assert "Traceback" not in bot.output()


async def test_a_database_that_cannot_be_written_ends_with_status_2(standin: StandIn, tmp_path: Path) -> None:
    await made(tmp_path / "games.db")
    read_only = {"DATABASE_URL": f"sqlite:///file:{tmp_path}/games.db?mode=ro&uri=true"}
    async with start_bot(standin, tmp_path, read_only) as bot:
        assert await bot.ended() == 2
        said = words()("database-read-only", reason="attempt to write a readonly database")
        assert bot.output().splitlines()[-1] == words()("cli-database-unusable", reason=said)
        assert logins(standin) == 0
