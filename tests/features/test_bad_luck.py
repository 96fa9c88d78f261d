"""The disk is full or the file is locked while any feature writes: told in words, nothing half, and on it goes."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from datetime import timedelta
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import discord
import pytest
import pytest_asyncio
from simcord import InteractionResult

from bot.core.chat import press as buttons
from bot.core.game import Game, Place
from bot.core.store import connections
from bot.features import FEATURES
from bot.features.crowd.service import VOTE_S
from bot.features.puzzles.rules import DAY_S, all_puzzles, of_day
from bot.words import words
from tests.addresses import press_address
from tests.faults import locked
from tests.features.filling import cells
from tests.features.full import World, open_world
from tests.people import WIN, members_game, newest
from tests.world import board_of, is_notice, text_of

NO_LIMIT = "needs a limit on the size of files"
pytestmark = [pytest.mark.own_world, pytest.mark.skipif(sys.platform == "win32", reason=NO_LIMIT)]

AWAY = words()("store-away")
Act = Callable[[World], Awaitable[InteractionResult]]


class Way(NamedTuple):
    """A way into a feature. act: what a member does. prepare: what has happened before. writes: whether it stores."""

    act: Act
    prepare: Callable[[World], Awaitable[object]] = members_game
    writes: bool = True


def slash(name: str, **options: Any) -> Act:
    """Alice uses a command."""
    return lambda world: world.alice.slash(world.channel, name, **options)


def press(custom_id: str) -> Act:
    """Alice presses a button of the newest message. custom_id: with {now}, {alice} and {day} in it."""

    async def act(world: World) -> InteractionResult:
        now = int(world.env.now().timestamp())
        filled = custom_id.format(now=now, alice=world.alice.id, day=now // DAY_S)
        return await press_address(world.env, world.alice, newest(world.channel), filled)

    return act


async def moderating(world: World) -> None:
    """Alice may manage messages, and bob plays."""
    await managing(world)
    await world.bob.send(world.channel, "!play easy")


async def managing(world: World) -> None:
    await world.alice.send(world.channel, "!help")
    rights = discord.Permissions(manage_guild=True, manage_messages=True)
    role = world.guild.create_role("managers", permissions=rights)
    world.env.backend.add_member_role(world.guild.id, world.alice.id, role.id)


async def ended(world: World) -> None:
    await members_game(world, WIN)


async def show(world: World) -> None:
    await world.alice.send(world.channel, "!watch easy easy")


async def crowd(world: World) -> None:
    await world.alice.send(world.channel, "!play crowd easy")


async def voted(world: World) -> None:
    await crowd(world)
    await press("ttt-vote:1:0:4")(world)


async def show_over(world: World) -> None:
    await show(world)
    await world.press(world.alice, "Stop")


async def crowd_over(world: World) -> None:
    await crowd(world)
    await world.press(world.alice, "Stop")


async def cup(world: World) -> None:
    await world.alice.send(world.channel, "!tournament knockout")


async def solved(world: World) -> None:
    await members_game(world)
    await answer(world)


async def answer(world: World) -> InteractionResult:
    day = int(world.env.now().timestamp()) // DAY_S
    return await press(f"ttt-puzzle:{day}:{of_day(day).solution}")(world)


READS = partial(Way, writes=False)
WAYS: dict[str, Way] = {
    "command help": READS(slash("help")),
    "command about": READS(slash("about")),
    "command hint": Way(slash("hint")),
    "command explain": READS(slash("explain", what="XO.......")),
    "command learn": READS(slash("learn")),
    "command preferences": Way(slash("preferences", look="classic")),
    "command privacy": READS(slash("privacy")),
    "command forget": READS(slash("forget")),
    "command export": READS(slash("export")),
    "command puzzle": Way(slash("puzzle practice")),
    "command leaderboard": READS(slash("leaderboard"), ended),
    "command end": Way(slash("end", game=1), moderating),
    "command permissions": READS(slash("permissions")),
    "command stats": READS(slash("stats"), ended),
    "command tournament": Way(slash("tournament create")),
    "command games": READS(slash("games")),
    "command watch": Way(slash("watch", x="easy")),
    "command unwatch": Way(slash("unwatch"), show),
    "command replay": READS(slash("replay", game=1), ended),
    "command history": READS(slash("history"), ended),
    "command settings": Way(slash("settings", level="hard"), managing),
    "button ttt-settings": READS(press("ttt-settings:games"), managing),
    "button ttt-form": READS(press("ttt-form:preferences")),
    "button ttt-vote": Way(press("ttt-vote:1:0:4"), crowd),
    "button ttt-help": Way(press("ttt-help:watch"), cup),
    "button ttt-steps": READS(press("ttt-steps:O.XX.X.OO:10:0:first")),
    "button ttt-learn": Way(press("ttt-learn:1:1:1:4")),
    "button ttt-forget": Way(press("ttt-forget:{alice}:{now}:erase")),
    "button ttt-solve": READS(press("ttt-solve:{day}")),
    "button ttt-puzzle": Way(answer),
    "button ttt-share": Way(press("ttt-share:{day}"), solved),
    "button ttt-practice": Way(press("ttt-practice:0:next")),
    "button ttt-board": READS(press("ttt-board:{alice}:3x3:standard:all:here:0:first"), ended),
    "button ttt-stats": READS(press("ttt-stats:{alice}:openings:"), ended),
    "button ttt-cup": Way(press("ttt-cup:1:leave:0"), cup),
    "button ttt-replay": READS(press("ttt-replay:1:1:forward"), ended),
    "button ttt-history": READS(press("ttt-history:{alice}:0:before:9"), ended),
    "act hint": Way(press("ttt:1:0:hint")),
    "act again": Way(press("ttt:1:0:again"), crowd_over),
    "act replay": READS(press("ttt:1:5:replay"), ended),
    "act review": READS(press("ttt:1:5:review"), ended),
    "act close": Way(press("ttt:1:0:close"), voted),
    "act another": Way(press("ttt:1:0:another"), show_over),
    "act stop": Way(press("ttt:1:0:stop"), show),
}
"""Each way into each feature; of a command that does several things, one that writes."""


@pytest_asyncio.fixture
async def own_world(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[World]:
    monkeypatch.setattr(connections, "BUSY_S", 0.02)
    all_puzzles()
    async with open_world(tmp_path) as opened:
        opened.bot.answerer.most = 10**6
        yield opened


@contextmanager
def full(_folder: Path) -> Iterator[None]:
    """No file takes a byte more."""
    import resource

    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def told(result: InteractionResult) -> str:
    """What the member was told."""
    shown = result.followups[-1] if result.followups else result.response
    return shown.content if shown is not None else ""


async def rows(world: World) -> set[tuple[str, str, Any]]:
    """All that is stored, without what keeps a request from being answered twice."""
    return {each for each in await cells(world.store) if each[0] != "claims"}


async def check(world: World, tmp_path: Path, act: Act, *, writes: bool) -> None:
    """Go a way into a feature while the disk is full, while the file is locked, and after that."""
    before = await rows(world)
    for fault in (full, locked):
        with fault(tmp_path):
            said = told(await act(world))
            await world.env.settle()
        assert (said == AWAY) is writes, f"{fault.__name__}: {said}"
        assert await rows(world) == before, f"{fault.__name__}: something is stored"
    assert told(await act(world)) != AWAY
    assert (await rows(world) != before) is writes


@pytest.mark.parametrize("way", [name for name, way in WAYS.items() if way.writes])
async def test_a_disk_that_is_full_and_a_file_that_is_locked(world: World, tmp_path: Path, way: str) -> None:
    await WAYS[way].prepare(world)
    await world.community.ratings.settle(None)
    await check(world, tmp_path, WAYS[way].act, writes=True)


@pytest.mark.parametrize("prepare", [members_game, ended, managing])
async def test_what_only_reads_answers_on_a_full_disk_and_a_locked_file(
    world: World, tmp_path: Path, prepare: Callable[[World], Awaitable[object]]
) -> None:
    await prepare(world)
    await world.community.ratings.settle(None)
    for name, way in WAYS.items():
        assert way.writes or way.prepare in (members_game, ended, managing), name
        if way.prepare is prepare and not way.writes:
            await check(world, tmp_path, way.act, writes=False)


@pytest.mark.parametrize("fault", [full, locked])
async def test_a_board_that_cannot_be_followed_says_so(
    world: World, tmp_path: Path, fault: Callable[[Path], AbstractContextManager[None]]
) -> None:
    await members_game(world, "5")
    lounge = world.guild.create_text_channel("lounge")
    with fault(tmp_path):
        await world.carol.slash(lounge, "watch", game=1)
        await world.env.settle()
    assert text_of(newest(lounge)) == AWAY
    await world.carol.slash(lounge, "watch", game=1)
    await world.press(world.bob, "1")
    await world.env.settle()
    assert board_of(newest(lounge))[:5] == "O...X"


class Job(NamedTuple):
    """What is done by time. begin: what starts its time. after_s: when it is done. times: how often it was."""

    begin: Callable[[World], Awaitable[object]]
    after_s: float
    times: Callable[[World], Awaitable[int]]


async def vote(world: World) -> None:
    await crowd(world)
    await press("ttt-vote:1:0:4")(world)


async def plies(world: World) -> int:
    one = await world.stored(1)
    return one.ply if isinstance(one, Game) else 0


async def reminded(world: World) -> None:
    await world.alice.slash(world.channel, "preferences", notices="channel", after="5 minutes")
    await members_game(world)


async def reminders(world: World) -> int:
    return sum(is_notice(message) and world.alice.mention in message.content for message in world.channel.history())


async def subscribed(world: World) -> None:
    day = int(world.env.now().timestamp()) // DAY_S
    await world.store.puzzles.put_channel(Place(world.guild.id, world.channel.id), day - 1)


async def puzzles(world: World) -> int:
    titles = [embed.title or "" for message in world.channel.history() for embed in message.embeds]
    return sum(title.startswith("Puzzle #") for title in titles)


async def started(world: World) -> None:
    await world.alice.send(world.channel, "!tournament knockout 1h")
    board = world.last
    await world.press(world.bob, "Join", board)
    await world.press(world.alice, "Start", board)


async def rounds_over(world: World) -> int:
    found = await world.store.tournaments.newest_in(world.channel.id)
    return int(found is not None and not found.is_on)


JOBS = {
    "a vote": Job(vote, VOTE_S + 5, plies),
    "a reminder": Job(reminded, 330, reminders),
    "the daily puzzle": Job(subscribed, 60, puzzles),
    "a round": Job(started, 3700, rounds_over),
}


async def pass_time(world: World, seconds: float) -> None:
    while seconds > 0:
        await world.env.advance_time(min(seconds, 60))
        seconds -= 60


LONG = pytest.param("a round", marks=pytest.mark.slow)
"""It lasts an hour of simulated time, and that costs seconds."""


@pytest.mark.parametrize("job", ["a vote", "a reminder", "the daily puzzle", LONG])
async def test_what_is_due_while_the_file_is_locked_is_done_once_when_it_is_free(
    world: World, tmp_path: Path, job: str
) -> None:
    begin, after_s, count = JOBS[job]
    await begin(world)
    before = await count(world)
    with locked(tmp_path):
        await pass_time(world, after_s)
        assert await count(world) == before
    await pass_time(world, 60)
    done = await count(world)
    assert done > before
    await pass_time(world, 120)
    assert await count(world) == done, "once"


def jump_a_day(world: World, jumping: pytest.MonkeyPatch) -> None:
    right = discord.utils.utcnow
    for of, name in ((discord.utils, "utcnow"), (world.services.turns.now, "wall")):
        jumping.setattr(of, name, lambda: right() + timedelta(days=1))


@pytest.mark.parametrize("job", ["a vote", "a reminder", "the daily puzzle", LONG])
async def test_what_began_while_the_clock_was_a_day_ahead_is_done_in_time_and_once(
    world: World, monkeypatch: pytest.MonkeyPatch, job: str
) -> None:
    begin, after_s, count = JOBS[job]
    with monkeypatch.context() as jumping:
        jump_a_day(world, jumping)
        await begin(world)
        before = await count(world)
    await pass_time(world, after_s + 60)
    done = await count(world)
    assert done > before
    await pass_time(world, 120)
    assert await count(world) == done, "once"


@pytest.mark.parametrize("job", ["a vote", "the daily puzzle"])  # the others' deadlines move with the clock
async def test_a_clock_that_jumps_a_day_ahead_and_back_does_it_once(
    world: World, monkeypatch: pytest.MonkeyPatch, job: str
) -> None:
    begin, after_s, count = JOBS[job]
    await begin(world)
    before = await count(world)
    with monkeypatch.context() as jumping:
        jump_a_day(world, jumping)
        await pass_time(world, 60)
        done = await count(world)
        assert done > before
    await pass_time(world, after_s + 60)
    assert await count(world) == done, "once"


def reads(one: buttons.Press, act: buttons.Act) -> bool:
    return one.read(buttons.ACT(1, 1, act)) is not None


def test_every_way_into_every_feature_is_tried(world: World) -> None:
    found = set()
    for feature in (one for one in world.bot.registry.features if one.qualified_name in FEATURES):
        found |= {f"command {one.name}" for one in feature.get_commands()}
        patterns = [one.address.pattern for one in feature.presses()]
        found |= {f"button {pattern.partition(':')[0]}" for pattern in patterns if not pattern.startswith("ttt:")}
        found |= {f"act {act.value}" for act in buttons.Act if any(reads(one, act) for one in feature.presses())}
    assert found == set(WAYS), "a way that is new, or gone: add it to WAYS, or take it away"
