"""Shards of several processes: each answers for its own servers, and one does the jobs of each shard."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import pytest

from standin.launch import BotProcess
from tests.process.conftest import Scene
from tests.process.seeing import Port
from tests.process.test_ends import assert_ended, begin, person
from tests.process.test_process import assert_quiet

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs SIGTERM and its exit status")

ELSEWHERE = str(int("1100000000000000001") + (1 << 22))
"""A server on the other of two shards."""
LONG = "UPDATE leases SET until = until + 55 RETURNING name"
"""As long as a lease can be, which is as long as anybody waits here: nobody gets one because its time is up."""


@asynccontextmanager
async def shard(scene: Scene, number: int) -> AsyncIterator[BotProcess]:
    """Start the process of one of two shards; it is ready, so it has begun to do its jobs."""
    port, standin, before = Port(), scene.standin, len(scene.standin.signed_in)
    settings = {"SHARD_COUNT": "2", "SHARD_IDS": str(number), **port.settings}
    async with scene.start(is_alone=False, **settings) as bot:
        await standin.until(lambda: len(standin.signed_in) > before, "connect")
        await port.ready()
        yield bot


async def test_each_answers_for_its_servers_and_the_jobs_of_a_killed_one_go_on_with_its_next_process(
    scene: Scene,
) -> None:
    standin, elsewhere = scene.standin, scene.standin.server.add("elsewhere", guild_id=ELSEWHERE)
    standin.server.guild_ids.append(ELSEWHERE)
    async with AsyncExitStack() as stack:
        killed, other = [await stack.enter_async_context(shard(scene, number)) for number in (0, 1)]
        theirs, others = {"": await begin(standin, elsewhere)}, {"": await begin(standin)}
        while await scene.execute("SELECT id FROM games WHERE message_id IS NULL"):
            await standin.slash("help", person(), channel=elsewhere)  # until the board can be edited later
        leases = "SELECT name, holder FROM leases WHERE name LIKE 'jobs%' ORDER BY name"
        before = {str(name): holder for name, holder in await scene.execute(leases)}
        assert [name[:7] for name in before] == ["jobs/2/", "jobs/2/"]
        await killed.kill()
        await standin.until(lambda: len(standin.session_ids) == 1, "lose a process")
        with pytest.raises(ConnectionError, match="with that shard"):
            await standin.slash("help", person(), channel=elsewhere)
        await scene.execute(LONG)
        await scene.expire()
        calls = len(standin.calls)
        new, beside = [await stack.enter_async_context(shard(scene, number)) for number in (0, 1)]
        await assert_ended(standin, theirs)
        await assert_ended(standin, others)
        after = {str(name): holder for name, holder in await scene.execute(leases)}
        assert not {*before.values()} & {*after.values()}, "the newest has them, though no lease was up"
        for bot in (new, beside, other):
            assert await bot.terminate() == 0
            assert_quiet(bot)
    assert await scene.execute(leases) == [], "those that stop give them back"
    edits = [call.path for call in standin.calls[calls:] if call.method == "PATCH" and "/messages/" in call.path]
    assert len(edits) == len({*edits}) == 2, edits
    assert not [call for call in standin.calls[calls:] if call.path.endswith("/messages")]
