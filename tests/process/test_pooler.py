"""PostgreSQL as providers hand it out: behind a pooler that has another of its connections for each transaction."""

from __future__ import annotations

import asyncio
import sys

import pytest
import sqlalchemy as sa

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
