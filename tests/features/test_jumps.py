"""The machine's clock is set right while votes, tournaments, notices and posts are under way."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from functools import partial
from zoneinfo import ZoneInfo

import pytest
import sqlalchemy as sa

from bot.core.game import How, Notices, Place
from bot.core.store import Shards
from bot.core.store.shifting import Jump, take_back
from bot.features.champions.sql import ITS, Champions, GivenRole, Posting, putting
from bot.features.crowd.service import VOTE_S
from bot.features.threads import sql as threads
from bot.features.tournaments.rules import HOUR_S, Form, Stage
from bot.features.tournaments.service import OPEN_S
from tests.core.chat.test_deleted import delete
from tests.core.chat.test_jumps import JUMPS, MONTH, SWEEP, deadline, set_clock
from tests.faults import execute
from tests.features.champions.test_chat import manager, play, posts
from tests.features.crowd.test_chat import vote, votes
from tests.features.full import Community, Services, World
from tests.features.tournaments.channels import Cup, settled
from tests.people import WIN, members_game
from tests.services import Clock
from tests.services import play as play_on
from tests.told import notices, prefer
from tests.values import ANN
from tests.world import board_of, text_of

pytestmark = pytest.mark.own_world


@JUMPS
async def test_a_vote_closes_when_its_time_is_up(world: World, by: int) -> None:
    await world.env.advance_time(SWEEP)
    await world.alice.send(world.channel, "!play crowd easy")
    await vote(world, world.bob, "5")
    before = deadline(world)
    await world.env.advance_time(VOTE_S - 10)
    set_clock(world, by)
    await world.env.advance_time(5)
    assert votes(world.last) == {"5": "1"}, "it's still open"
    await world.env.advance_time(VOTE_S)
    assert board_of(world.last)[4] == "X"
    await vote(world, world.bob, "1" if board_of(world.last)[0] == " " else "3")
    assert abs(deadline(world) - before - by - 2 * VOTE_S) <= VOTE_S


@JUMPS
async def test_a_game_of_the_channel_that_nobody_votes_in_lasts_as_long_as_ever(world: World, by: int) -> None:
    await world.restart(game_expires_s=600)
    await world.alice.send(world.channel, "!play crowd easy")
    await world.env.advance_time(SWEEP)
    set_clock(world, by)
    await world.env.advance_time(500)
    running = await world.stored(1)
    assert running
    assert not running.is_over
    await world.env.advance_time(100)
    assert (await world.ended(1)).result.how is How.TIME  # type: ignore[union-attr]


@JUMPS
async def test_an_exhibition_goes_on_at_its_pace(world: World, by: int) -> None:
    await world.alice.send(world.channel, "!watch unbeatable unbeatable")
    await world.env.advance_time(6)
    set_clock(world, by)
    before = await world.stored(1)
    await world.env.advance_time(9)
    after = await world.stored(1)
    assert before
    assert after
    assert 2 <= after.version - before.version <= 4


@JUMPS
async def test_a_tournament_keeps_the_time_of_its_round_and_shows_the_new_one(world: World, by: int) -> None:
    cup = Cup(world)
    await cup.open("knockout 1 hour", 3)
    await world.press(world.alice, "Start", cup.overview)
    await settled(world)
    before = await cup.now()
    set_clock(world, by)
    await world.env.advance_time(2 * SWEEP)
    await settled(world)
    after = await cup.now()
    assert (after.stage, after.round, after.deadline) == (Stage.RUNNING, 1, before.deadline + by)
    for message in (cup.overview, cup.rounds()[0]):
        assert re.findall(r"<t:(\d+):", text_of(message)) == [str(after.deadline)]
    await world.env.advance_time(HOUR_S - 4 * SWEEP)
    assert (await cup.now()).round == 1
    await world.env.advance_time(4 * SWEEP)
    assert (await cup.now()).round == 2, "neither came: the better seed goes on"


@JUMPS
async def test_a_tournament_that_is_open_stays_so_for_a_week(world: World, by: int) -> None:
    cup = Cup(world)
    await cup.open("knockout", 2)
    before = await cup.now()
    set_clock(world, by)
    await world.env.advance_time(2 * SWEEP)
    assert ((await cup.now()).stage, (await cup.now()).deadline) == (Stage.OPEN, before.deadline + by)


@JUMPS
async def test_a_planned_notice_comes_when_it_was_to_come(world: World, by: int) -> None:
    await prefer(world, world.bob, Notices.DM, minutes=10)
    await members_game(world, "5")
    await world.env.advance_time(SWEEP)
    set_clock(world, by)
    await world.env.advance_time(500)
    assert notices(world.bob.user.dm_channel) == []
    await world.env.advance_time(100)
    assert len(notices(world.bob.user.dm_channel)) == 1


@JUMPS
async def test_a_role_that_waits_is_taken_when_it_was_to_be_taken(world: World, by: int) -> None:
    await world.env.advance_time(SWEEP)
    with world.env.time_context():
        due = world.services.turns.now() + 600
    await world.bot.registry.service(Champions).give(GivenRole(world.guild.id, 5, world.bob.id, due))
    set_clock(world, by)
    rows = sa.text("SELECT due_at FROM given_roles")
    await world.env.advance_time(2 * SWEEP)
    assert await world.store.database.read(lambda on: on.execute(rows).scalars().all()) == [due + by]


# What a clock that was ahead has left behind


async def ahead(world: World) -> None:
    """Alice and bob play one game to its end and begin another while the clock is a month ahead; it's set right."""
    set_clock(world, MONTH)
    await world.env.advance_time(SWEEP)
    await members_game(world, WIN)
    await members_game(world, "5")
    set_clock(world, -MONTH)
    await world.env.advance_time(SWEEP)


async def test_a_game_in_a_channel_that_is_deleted_is_called_off(world: World) -> None:
    await world.env.advance_time(SWEEP)
    await ahead(world)
    await delete(world, world.channel)
    await world.env.settle()
    assert (await world.ended(2)).result.how is How.STOP  # type: ignore[union-attr]


@pytest.mark.parametrize("command", ["games", "history"])
async def test_no_list_says_that_a_game_is_of_the_future(world: World, command: str) -> None:
    await world.env.advance_time(SWEEP)
    await ahead(world)
    await world.carol.send(world.channel, f"!{command}")
    (age,) = re.findall(r"<t:(\d+):R>", text_of(world.last))
    assert int(age) <= world.env.now().timestamp()


async def test_a_thread_is_in_use_no_longer_than_it_would_be(world: World) -> None:
    await world.env.advance_time(SWEEP)
    await ahead(world)
    await world.resign(world.alice)
    since = int(world.env.now().timestamp()) - 900
    find = partial(threads.threads_in_use, threads=[world.channel.id], since=since)
    assert await world.store.database.read(find) == {world.channel.id}, "a game has just ended"
    await execute(world.store, "UPDATE games SET ended_at = ended_at - 1000 WHERE id = 2")
    assert await world.store.database.read(find) == set()


# Periods


def at(month: int, day: int, hour: int = 12) -> int:
    return int(datetime(2026, month, day, hour, tzinfo=UTC).timestamp())


async def go_to(world: World, when: int) -> None:
    """Set the clock to a time, and let some sweeps pass."""
    with world.env.time_context():
        set_clock(world, when - int(world.services.turns.now.wall().timestamp()))  # type: ignore[attr-defined]
    await execute(world.store, "DELETE FROM leases")
    await world.env.advance_time(3 * SWEEP)


async def test_a_months_table_is_posted_when_it_is_over_though_a_clock_was_a_month_ahead(world: World) -> None:
    await go_to(world, at(3, 15))
    await (await manager(world)).slash(world.channel, "settings", champion=world.channel)
    await play(world, at(3, 5), (world.alice, 1500), (world.bob, 1700))
    await go_to(world, at(3, 15) + MONTH)
    assert len(posts(world)) == 1, "by this clock March is over"
    await go_to(world, at(3, 16))
    await play(world, at(3, 17), (world.alice, 1900))
    await go_to(world, at(3, 31, 23))
    assert len(posts(world)) == 1
    for _ in range(2):
        await go_to(world, at(4, 1, 1))
        assert len(posts(world)) == 2
    assert posts(world)[-1].splitlines()[:2] == ["March 2026 · 3x3", "🥇 **alice** · 1900 ±120 · 10 games"]
    await go_to(world, at(3, 31, 23))
    await go_to(world, at(4, 1, 1))
    assert len(posts(world)) == 2, "an hour back, it's not posted again"


async def test_puzzles_are_posted_each_day_though_a_clock_was_a_month_ahead(world: World) -> None:
    await go_to(world, at(3, 15))
    await (await manager(world)).send(world.channel, "!puzzle here")

    def titles() -> list[str]:
        return re.findall(r"Puzzle #\d+", "\n".join(text_of(each) for each in world.channel.history()))

    (first,) = titles()
    number = int(first.removeprefix("Puzzle #"))
    for when in (at(3, 15) + MONTH, at(3, 15, 13), at(3, 16, 0), at(3, 15, 23), at(3, 16, 1), at(3, 17)):
        await go_to(world, when)
    assert titles() == [f"Puzzle #{number + days}" for days in (0, 31, 1, 2)]


@pytest.mark.parametrize(
    ("by", "then_s", "titles"),
    [
        (HOUR_S, 0, ["March 2026", "Puzzle #91"]),
        (-HOUR_S, HOUR_S, ["March 2026", "Puzzle #91"]),
        (-MONTH, 0, ["Puzzle #60"]),
    ],
)
async def test_what_was_set_up_just_before_comes_though_the_clock_was_behind_or_ahead_then(
    world: World, by: int, then_s: int, titles: list[str]
) -> None:
    end, here = at(4, 1, 0), f"<#{world.channel.id}>"
    await go_to(world, end - 1200)
    await (await manager(world)).send(world.channel, f"!settings puzzle {here} hour 0 champion {here}")
    await play(world, end - 7200, (world.alice, 1500))
    set_clock(world, by)
    await world.env.advance_time(then_s + 1300)
    assert sorted(posted(world)) == titles


def posted(world: World) -> list[str]:
    return re.findall(r"Puzzle #\d+|[A-Z][a-z]+ 2026", "\n".join(text_of(each) for each in world.channel.history()))


async def test_what_was_set_up_by_a_clock_that_was_ahead_comes_if_it_is_set_right_while_the_bot_is_off(
    world: World,
) -> None:
    end, here = at(4, 1, 0), f"<#{world.channel.id}>"
    await restart_at(world, end - 86_400 + MONTH)
    await (await manager(world)).send(world.channel, f"!settings puzzle {here} hour 0 champion {here}")
    await play(world, end - 7200, (world.alice, 1500))
    for when in (end - 86_400, end + 60):
        await restart_at(world, when)
    assert sorted(posted(world)) == ["March 2026", "Puzzle #90", "Puzzle #91"]


async def restart_at(world: World, when: int) -> None:
    """Set the clock of the machine to a time, and start the bot again: it remembers no post."""
    world.env.backend.clock._epoch += timedelta(seconds=when - world.env.now().timestamp())
    await world.restart()
    await execute(world.store, "DELETE FROM leases")
    await world.env.advance_time(3 * SWEEP)


@pytest.mark.parametrize("zone", ["UTC", "Pacific/Auckland", "Pacific/Honolulu"])
async def test_no_puzzle_of_a_zone_comes_twice_or_never_after_a_clock_was_a_month_ahead(
    world: World, zone: str
) -> None:
    noon = int(datetime(2026, 3, 15, 12, tzinfo=ZoneInfo(zone)).timestamp())
    await restart_at(world, noon)
    await (await manager(world)).send(world.channel, f"!settings puzzle <#{world.channel.id}> hour 18 zone {zone}")
    for later in (0, 6, 24 * 31, 24 * 31 + 8, 9, 20, 29, 30, 53, 54):
        await restart_at(world, noon + later * HOUR_S)
    assert sorted(posted(world)) == ["Puzzle #105", "Puzzle #74", "Puzzle #75", "Puzzle #76"]


@pytest.mark.parametrize("zone", ["UTC", "Pacific/Auckland", "Pacific/Honolulu"])
async def test_a_month_that_was_posted_is_not_posted_again_though_a_clock_was_a_month_ahead(
    world: World, zone: str
) -> None:
    over = int(datetime(2026, 4, 1, tzinfo=ZoneInfo(zone)).timestamp())
    await restart_at(world, over - 86_400)
    await (await manager(world)).send(world.channel, f"!settings champion <#{world.channel.id}> zone {zone}")
    await execute(world.store, "UPDATE champions SET set_at = NULL")
    await play(world, over - 7200, (world.alice, 1500))
    for later in (1, 2 + 24 * 31, 9):
        await restart_at(world, over + later * HOUR_S)
    assert len(posts(world)) == 1


async def test_each_database_moves_the_deadlines_of_features_on_the_shards_of_a_process(
    services: Services, community: Community, clock: Clock
) -> None:
    roles, store = Champions(services.store.database), services.store
    for number in range(2):
        here = Place(number << 22, 70 + number)
        game = await play_on(services, "5", here)
        await store.notices.plan(game.id, 1, clock.now + 600)
        await community.tournaments.create(here, ANN, Form.KNOCKOUT)
        await roles.give(GivenRole(here.guild_id or 0, 5, 6, clock.now + 600))
    await store.games.shift(Jump(clock.now, HOUR_S, "jobs/2/1", Shards(2, frozenset({1}))), lambda: None)
    found = [await store.tournaments.get(number) for number in (1, 2)]
    assert [each.deadline - clock.now for each in found if each] == [OPEN_S, OPEN_S + HOUR_S]
    for passed_s, due in ((600, 1), (HOUR_S + 600, 2)):
        assert len(await store.notices.due(clock.now + passed_s, 9)) == due
        assert len(await roles.to_take(clock.now + passed_s, None)) == due


async def test_each_database_takes_back_what_is_noted_ahead_on_the_shards_of_a_process(
    services: Services, community: Community, clock: Clock
) -> None:
    champions, write = Champions(services.store.database), services.store.database.write
    today, one = community.puzzles.today(), Shards(2, frozenset({1}))
    for guild_id in (0, 1 << 22):
        await write(putting(Posting(Place(guild_id, 7)), "2999-01"))
        await write(community.puzzles.post_in(guild_id, 7))
    await execute(services.store, "UPDATE puzzle_channels SET posted_day = 99999")
    for _ in range(2):
        assert await champions.due(lambda _: "1970-01", one) == []
        late = {1 << 22: ("2999-01", "1969-12")}  # of a process that has read it before another put it right
        await take_back(services.store.database, ITS.posted_month, late)
    assert [row.guild_id for row, _ in await champions.due(lambda _: "1970-02", None)] == [1 << 22]
    assert await community.puzzles.unposted(one) == []
    clock.now += 86_400
    assert community.puzzles.today() == today + 1
    assert [here.guild_id for here, _ in await community.puzzles.unposted(one)] == [1 << 22]
