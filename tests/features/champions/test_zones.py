"""The month in the time zones of servers: when its table is posted, and which games are in it."""

from __future__ import annotations

import re
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from simcord import MemberActor

from tests.faults import execute
from tests.features.champions.test_chat import clock, give_rights, manager, play, sweep
from tests.features.full import World
from tests.services import Clock
from tests.world import text_of

__all__ = ["clock"]
pytestmark = pytest.mark.own_world


def at(zone: str, local: str) -> int:
    return int(datetime.fromisoformat(local).replace(tzinfo=ZoneInfo(zone)).timestamp())


def posts(world: World) -> list[str]:
    return [text for each in world.channel.history() if re.match("[A-Z][a-z]+ 20", text := text_of(each))]


async def rate(world: World) -> None:
    """Let those who played have ratings, as lists of this month want them."""
    ratings = "SELECT id, '3x3/3', 1500, 60, 0.06, 20, 0, true, 0 FROM players WHERE user_id IS NOT NULL"
    await execute(world.store, f"INSERT INTO ratings {ratings}")


async def set_up(world: World, zone: str) -> MemberActor:
    mona = await manager(world)
    await give_rights(world)
    await mona.send(world.channel, f"!settings champion <#{world.channel.id}> zone {zone}")
    assert "✅ Saved:" in text_of(world.last)
    return mona


ENDS = [
    ("Pacific/Auckland", "2026-11-01 00:00", "October 2026"),
    ("Asia/Kathmandu", "2026-11-01 00:00", "October 2026"),
    ("America/New_York", "2026-11-01 00:00", "October 2026"),
    ("Europe/Berlin", "2026-11-01 00:00", "October 2026"),
    ("Europe/Berlin", "2028-03-01 00:00", "February 2028"),
]


@pytest.mark.parametrize(("zone", "end", "title"), ENDS)
async def test_the_table_is_posted_at_the_months_end_there_with_the_games_until_then(
    world: World, clock: Clock, zone: str, end: str, title: str
) -> None:
    over = at(zone, end)
    clock.now = over - 25 * 86_400
    await set_up(world, zone)
    await play(world, over - 1, (world.alice, 1500))
    await play(world, over, (world.bob, 1700))
    clock.now = over - 1
    await sweep(world)
    assert posts(world) == []
    clock.now = over
    await sweep(world)
    (found,) = posts(world)
    assert found.startswith(title)
    assert "alice" in found
    assert "bob" not in found
    await rate(world)
    await world.alice.send(world.channel, "!leaderboard month")
    listed = text_of(world.last)
    assert "bob" in listed
    assert "**alice**" not in listed
    await sweep(world)
    assert len(posts(world)) == 1


CHANGES = [("Pacific/Auckland", "Pacific/Pago_Pago"), ("Pacific/Pago_Pago", "Pacific/Auckland")]


@pytest.mark.parametrize(("zone", "other"), CHANGES)
async def test_a_change_of_the_zone_counts_no_game_twice_and_leaves_no_game_and_no_month_out(
    world: World, clock: Clock, zone: str, other: str
) -> None:
    first, second = (at(each, "2026-11-01 00:00") for each in (zone, other))
    mona = await set_up(world, zone)
    between = (first + second) // 2
    for player, ended_at in ((world.alice, first - 1), (world.bob, first + 1), (world.carol, between)):
        await play(world, ended_at, (player, 1500))
    clock.now = max(first, second) + 60 if first > second else first + 60
    await sweep(world)
    assert len(posts(world)) == 1
    await mona.send(world.channel, f"!settings zone {other}")
    for moment in (clock.now + 60, max(first, second) + 60, at(other, "2026-11-30 23:59")):
        clock.now = moment
        await sweep(world)
        assert len(posts(world)) == 1, "October comes once"
    clock.now = at(other, "2026-12-01 00:00")
    await sweep(world)
    october, november = posts(world)
    assert [text.split("\n")[0].split(" · ")[0] for text in (october, november)] == ["October 2026", "November 2026"]
    for name in ("alice", "bob", "carol"):
        assert (name in october) != (name in november), f"{name}'s games are in one table"


@pytest.mark.parametrize("zone", ["Pacific/Auckland", "Pacific/Pago_Pago"])
async def test_a_zone_that_is_chosen_shortly_before_the_end_posts_the_month_once(
    world: World, clock: Clock, zone: str
) -> None:
    mona = await set_up(world, "Berlin")
    await play(world, at("UTC", "2026-10-30 00:00"), (world.alice, 1500))
    clock.now = at("Europe/Berlin", "2026-10-31 23:59")
    await sweep(world)
    assert posts(world) == []
    await mona.send(world.channel, f"!settings zone {zone}")
    await sweep(world)
    assert len(posts(world)) == (zone == "Pacific/Auckland"), "there it's November already"
    clock.now = at("Pacific/Pago_Pago", "2026-11-01 00:00")
    for _ in range(2):
        await sweep(world)
        assert len(posts(world)) == 1


async def test_the_list_of_a_month_goes_by_the_servers_zone_and_that_of_everywhere_by_utc(
    world: World, clock: Clock
) -> None:
    clock.now = at("UTC", "2026-10-31 12:00")
    await set_up(world, "Auckland")
    await play(world, clock.now - 7200, (world.alice, 1500))
    await play(world, clock.now, (world.bob, 1600))
    await rate(world)
    await world.alice.send(world.channel, "!leaderboard 2026-10")
    assert "**alice**" in text_of(world.last)
    assert "bob" not in text_of(world.last)
    await world.alice.send(world.channel, "!leaderboard month")
    assert "bob" in text_of(world.last)
    (chosen, *_) = await world.alice.autocomplete(world.channel, "leaderboard", "period", "2026")
    assert chosen["value"] == "2026-10", "it's November there"
    assert world.community.ratings.month().value == "2026-10"


@pytest.mark.parametrize(
    ("zone", "time", "other"), [("Auckland", 8, "Pacific/Honolulu"), ("UTC", 2, "America/Chicago")]
)
async def test_a_month_that_another_zone_has_not_ended_comes_first_if_none_was_posted(
    world: World, clock: Clock, zone: str, time: int, other: str
) -> None:
    clock.now = at({"Auckland": "Pacific/Auckland"}.get(zone, zone), f"2026-11-01 0{time}:00")
    mona = await set_up(world, zone)
    await play(world, clock.now, (world.alice, 1500))
    await sweep(world)
    await mona.send(world.channel, f"!settings zone {other}")
    await sweep(world)
    assert posts(world) == [], "neither is over"
    clock.now = at(other, "2026-11-01 00:00")
    await sweep(world)
    (found,) = posts(world)
    assert found.startswith("October 2026")


@pytest.mark.parametrize("zone", ["Pacific/Auckland", "Pacific/Pago_Pago"])
async def test_the_first_table_is_of_the_month_in_which_it_was_set_up(world: World, clock: Clock, zone: str) -> None:
    clock.now = at(zone, "2026-11-01 00:01")
    await set_up(world, zone)
    await play(world, clock.now - 3600, (world.alice, 1500))
    await play(world, clock.now + 3600, (world.bob, 1500))
    for moment in ("2026-11-01 01:30", "2026-11-30 23:59", "2026-12-01 00:00"):
        clock.now = at(zone, moment)
        await sweep(world)
    (found,) = posts(world)
    assert found.startswith("November 2026")
    assert "alice" not in found
