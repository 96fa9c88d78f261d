"""PostgreSQL as providers hand it out: behind a pooler that has another of its connections for each transaction."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa

from bot.core.store import StoreError, inspect
from bot.core.store.connections import postgresql_engine
from bot.words import words
from standin.payloads import Person
from tests.conftest import ON_POSTGRESQL
from tests.process.conftest import Scene
from tests.process.pooler import NEEDS_POOLER, pooled
from tests.process.test_check import check_in_process
from tests.process.test_process import TEN, assert_quiet

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs SIGTERM and its exit status")

COMMANDS = ("play easy me", "move 5", "board", "resign", "history", "stats", "preferences", "games", "leaderboard")
LEFT = (
    "SELECT (SELECT count(*) FROM pg_prepared_statements), current_setting('lock_timeout'),"
    " current_setting('max_parallel_workers_per_gather')"
)
AWAY = "can't reach my database"


async def talk(scene: Scene, member: Person) -> list[str]:
    """Type all commands three times, one after the other; return what the bot answers."""
    return [str(await scene.standin.say(f"!{text}", member)) for text in (*COMMANDS * 3, "help")]


@asynccontextmanager
async def passing_on(url: str) -> AsyncIterator[tuple[str, asyncio.Server]]:
    """A server that passes on to a database's; gives the address there. Once it's closed, nobody answers."""
    there, passing = sa.make_url(url), set[asyncio.Task[None]]()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        further = await asyncio.open_connection(there.host, there.port or 5432)
        passing.update(asyncio.create_task(copy(*each)) for each in ((reader, further[1]), (further[0], writer)))

    async def copy(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        try:
            while some := await source.read(1 << 16):
                target.write(some)
        finally:
            target.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    yield there.set(host="127.0.0.1", port=port).render_as_string(hide_password=False), server
    for each in passing:
        each.cancel()
    await asyncio.gather(*passing, return_exceptions=True)


@NEEDS_POOLER
@ON_POSTGRESQL
async def test_a_pooler_that_has_lost_its_server_is_a_database_that_is_away(url: str, tmp_path: Path) -> None:
    """Such a pooler lets clients in, and refuses the first statement."""
    said = list[str]()
    async with passing_on(url) as (there, server), pooled(there, tmp_path) as address:
        await inspect(address)
        server.close()
        await end(sa.make_url(url))
        while "server_login_retry" not in "".join(said):
            with pytest.raises(StoreError) as away:
                await inspect(address)
            assert away.value.is_temporary
            said.append(str(away.value))
            assert len(said) < 10, said


async def end(there: sa.URL) -> None:
    """End all connections to a database."""
    async with postgresql_engine(there.set(database="postgres")).connect() as connection:
        ended = sa.text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = :name")
        await connection.execute(ended, {"name": there.database})


@NEEDS_POOLER
@ON_POSTGRESQL
@pytest.mark.empty
async def test_behind_a_pooler_of_transactions_every_command_works_and_so_does_the_next_start(scene: Scene) -> None:
    async with pooled(scene.url, scene.folder) as scene.url:
        for _ in range(2):
            async with scene.start() as bot:
                await bot.ready()
                said = await asyncio.gather(*(talk(scene, member) for member in TEN[:4]))
                assert [each for one in said for each in one if AWAY in each] == []
                assert await bot.terminate() == 0, bot.output()
                assert_quiet(bot)
        status, lines = await check_in_process(scene.standin, scene.folder, DATABASE_URL=scene.url)
        assert (status, lines[1]) == (0, f"✓ {words()('check-database')}")
        async with postgresql_engine(sa.make_url(scene.url)).connect() as connection:
            left = await connection.execute(sa.text(LEFT))
            assert left.all() == [(0, "0", "2")], "nothing of the bot's is left on what the pooler hands to others"
