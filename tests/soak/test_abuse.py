"""One asks as fast as they can, or a thousand do: what the others feel of it."""

from __future__ import annotations

import asyncio
import statistics
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from bot.core.chat.answerer import MAX_REQUESTS, WINDOW_S
from bot.core.chat.fair_queue import MAX_WAIT_S as WAIT_S
from bot.core.chat.press import CELL
from standin.discord import StandIn
from standin.launch import BotProcess, held, start_bot
from standin.payloads import CHANNEL_ID, Json, Person, buttons
from tests.process.test_faults import play_one
from tests.process.test_process import ADA, assert_quiet, begin
from tests.soak.conftest import Report, Watch, scaled, shown

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="reads the process's memory under /proc")

MIB = 1 << 20


def memory(bot: BotProcess) -> int:
    """Bytes that the process holds."""
    return held(bot.process.pid)["bytes"]


async def latency(standin: StandIn, people: list[Person]) -> float:
    """How long a click waits for its answer: the median of some people's."""
    watch, boards = Watch(), [(await begin(standin, person), person) for person in people]
    for each in boards:
        with watch.time():
            await play_one(standin, *each)
    return statistics.median(watch.taken)


def people(first: int, count: int) -> list[Person]:
    """Members that nobody else is."""
    return [Person(2_000_000_000_000_500_000 + first + n, f"member{first + n}") for n in range(count)]


async def test_one_floods_a_channel(tmp_path: Path, report: Report) -> None:
    fired = scaled(2000)
    async with StandIn() as standin, start_bot(standin, tmp_path) as bot:
        await bot.ready()
        await begin(standin, ADA)
        alone, before_b = await latency(standin, people(0, 20)), memory(bot)
        before, begun = len(standin.calls), time.monotonic()
        flood = [asyncio.create_task(standin.say("!board", ADA)) for _ in range(fired)]
        meanwhile = await latency(standin, people(100, 20))
        await latency(standin, people(200, 20))
        for task in flood:
            task.cancel()
        for end in await asyncio.gather(*flood, return_exceptions=True):
            assert isinstance(end, dict | asyncio.CancelledError | TimeoutError), "an answer, or none was waited for"
        posted = [call for call in standin.calls[before:] if call.path == f"/channels/{CHANNEL_ID}/messages"]
        windows = 2 + (time.monotonic() - begun) // WINDOW_S
        assert len(posted) <= windows * (MAX_REQUESTS + 1)
        grown = memory(bot) - before_b
        assert grown < 20 * MIB
        assert_quiet(bot)
    until = f"others' clicks: {shown(meanwhile)} meanwhile, {shown(alone)} before; {grown / MIB:.1f} MiB more"
    report.row("one member floods a channel", "`!board` as fast as they come", fired, "nothing", until)


async def test_three_flood_a_channel_each_within_their_limit(tmp_path: Path, report: Report) -> None:
    """In real time: Discord's windows are of five seconds."""
    seconds = max(20, scaled(300))
    async with StandIn() as standin, start_bot(standin, tmp_path) as bot, asyncio.TaskGroup() as group:
        await bot.ready()
        standin.window_s = WAIT_S
        ends, watch = time.monotonic() + seconds, Watch()

        def posted() -> list[Any]:
            return [call.json for call in standin.calls if call.path == f"/channels/{CHANNEL_ID}/messages"]

        async def flood(member: Person) -> None:
            while time.monotonic() < ends:
                typing.append(asyncio.create_task(standin.say("!board", member)))
                await asyncio.sleep(1)

        typing = list[asyncio.Task[Any]]()
        flooding = [group.create_task(flood(each)) for each in people(0, 3)]
        for fourth in people(100, seconds // 4):
            await asyncio.sleep(3.7)
            before = len(posted())
            with watch.time():
                typing.append(asyncio.create_task(standin.say("!play easy", fourth)))
                while not any(f"{CELL.prefix}:" in str(each) for each in posted()[before:]):  # noqa: ASYNC110 (a process)
                    await asyncio.sleep(0.01)
        await asyncio.wait(flooding)
        await asyncio.sleep(WAIT_S)
        count = len(posted())
        await asyncio.sleep(2 * WAIT_S)
        assert len(posted()) == count, "it goes on for no longer than they wait"
        assert 1 <= sum("keep up" in str(each) for each in posted()) <= len(flooding), (
            "each is told once, or all at once"
        )
        assert max(watch.taken) <= WAIT_S
        assert_quiet(bot)
        for task in typing:
            task.cancel()
    longest = f"a fourth's `!play easy`: {shown(statistics.median(watch.taken))}, at most {shown(max(watch.taken))}"
    report.row("three members flood a channel", "`!board` once a second each", len(typing), "nothing", longest)


async def test_a_thousand_challenges_and_games(tmp_path: Path, report: Report) -> None:
    count = scaled(1000)
    async with StandIn() as standin, start_bot(standin, tmp_path) as bot:
        await bot.ready()
        alone, before_b = await latency(standin, people(0, 20)), memory(bot)
        asked = await in_turns(standin, people(1000, count), opponent=ADA)
        assert all("Accept" in str(message["components"]) for message in asked)
        with_challenges = await latency(standin, people(100, 20))
        games = await in_turns(standin, people(3000, count), level="easy", first="me")
        assert all(len(buttons(message)) > 8 for message in games)
        with_games, grown = await latency(standin, people(200, 20)), memory(bot) - before_b
        accept = next(str(one["custom_id"]) for one in buttons(asked[-1]) if one.get("label") == "Accept")
        await standin.click(asked[-1], accept, ADA)
        assert grown < 50 * MIB
        assert_quiet(bot)
    before = f"{shown(alone)} before; {grown / MIB:.1f} MiB more"
    made = "challenges to one member, all open"
    report.row("very many challenges", made, count, "nothing", f"others' clicks: {shown(with_challenges)}, {before}")
    report.row(
        "very many games", "in one channel, all open", count, "nothing", f"clicks: {shown(with_games)}, {before}"
    )


async def in_turns(standin: StandIn, askers: list[Person], **options: Any) -> list[Json]:
    """Let all of them use /play, a hundred at a time."""
    answers = []
    for first in range(0, len(askers), 100):
        some = (standin.slash("play", person, **options) for person in askers[first : first + 100])
        answers += [answer.message for answer in await asyncio.gather(*some)]
    return answers
