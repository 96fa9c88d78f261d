"""The puzzle in the time zones of servers: its number, its hour, and the ends of its day."""

from __future__ import annotations

from datetime import date, datetime
from zoneinfo import ZoneInfo

import pytest
from simcord import ChannelHandle, MemberActor

from bot.features.puzzles.rules import DAY_S, Practice, Streak, all_puzzles, of_day
from bot.words import words
from tests.addresses import press_address
from tests.features.full import World
from tests.features.puzzles.test_chat import (
    DAY,
    answer,
    ask,
    fail,
    forget_leases,
    manager,
    posts,
    right,
    title_of,
    wrong,
)
from tests.people import newest, private
from tests.services import Clock
from tests.world import buttons_of, said, text_of

pytestmark = pytest.mark.own_world

SAY = words()
NOON = DAY * DAY_S + 43_200
"""Of UTC: in Auckland it's the next day, in Honolulu the small hours of the same."""


@pytest.fixture
def clock(world: World, monkeypatch: pytest.MonkeyPatch) -> Clock:
    """What the puzzles take the time from; all else goes by SimCord's."""
    all_puzzles()
    clock = Clock(NOON)
    monkeypatch.setattr(world.community.puzzles, "_now", clock)
    return clock


def at(zone: str, local: str) -> int:
    return int(datetime.fromisoformat(local).replace(tzinfo=ZoneInfo(zone)).timestamp())


async def live_in(world: World, zone: str, mona: MemberActor | None = None) -> MemberActor:
    """Let a manager choose the server's zone."""
    mona = mona or manager(world)
    await mona.send(world.channel, f"!settings zone {zone}")
    assert any(each in text_of(world.last) for each in ("✅ Saved:", "Nothing has changed")), text_of(world.last)
    return mona


async def shown(world: World, who: MemberActor, channel: ChannelHandle) -> str:
    await who.send(channel, "!puzzle")
    return title_of([message for message in channel.history() if message.embeds][-1])


async def numbers(world: World, clock: Clock, *times: int) -> list[str]:
    """The numbers that have been posted in the channel after each of these times."""
    found = []
    for clock.now in times:
        await forget_leases(world)
        await world.env.advance_time(60)
        found.append(" ".join(title_of(each).removeprefix("Puzzle #") for each in posts(world.channel)))
    return found


CHANGES = [
    ("America/Scoresbysund", 23, "2027-03-27 21:59, 2027-03-27 22:00, 2027-03-28 22:59, 2027-03-28 23:00", "0 1 1 2"),
    # The hour that a clock leaps over, and the one that it shows twice.
    ("Europe/Berlin", 2, "2026-03-29 01:59, 2026-03-29 03:00, 2026-03-29 23:59, 2026-03-30 01:59", "0 1 1 1"),
    ("Europe/Berlin", 2, "2026-10-25 01:59, 2026-10-25 02:00, 2026-10-25 02:30, 2026-10-25 03:00", "0 1 1 1"),
    (
        "America/New_York",
        18,
        "2026-11-01 17:59, 2026-11-01 18:00, 2026-11-02 17:59, 2026-11-02 18:00",
        "0 1 1 2",
    ),
    (
        "Pacific/Auckland",
        0,
        "2026-09-26 23:59, 2026-09-27 00:00, 2026-09-27 23:59, 2026-09-28 00:00",
        "1 2 2 3",
    ),
    ("Asia/Kathmandu", 0, "2026-12-31 23:59, 2027-01-01 00:00, 2027-01-01 23:59, 2027-01-02 00:00", "1 2 2 3"),
    ("America/Havana", 0, "2026-10-31 23:59, 2026-11-01 00:00, 2026-11-01 00:59, 2026-11-02 00:00", "1 2 2 3"),
    ("Africa/Cairo", 0, "2026-04-23 23:59, 2026-04-24 01:00, 2026-04-24 23:59, 2026-04-25 00:00", "1 2 2 3"),
    ("Europe/Berlin", 9, "2028-02-28 09:00, 2028-02-29 08:59, 2028-02-29 09:00, 2028-03-01 09:00", "1 1 2 3"),
]


@pytest.mark.parametrize("change", CHANGES)
async def test_it_is_posted_at_the_hour_of_the_servers_clock_once_a_day(
    world: World, clock: Clock, change: tuple[str, int, str, str]
) -> None:
    zone, hour, (*times,), counts = change[0], change[1], change[2].split(", "), change[3]
    first = at(zone, times[0])
    clock.now = first - DAY_S
    await live_in(world, zone)
    write, puzzles = world.store.database.write, world.community.puzzles
    await write(puzzles.post_in(world.guild.id, world.channel.id, hour))
    await write(lambda to: to.exec_driver_sql("UPDATE puzzle_channels SET set_at = NULL"))
    await numbers(world, clock, at(zone, f"{times[0][:10]}T00:00") - 1)  # of the day before
    before = len(posts(world.channel))
    found = await numbers(world, clock, *(at(zone, each) for each in times))
    assert [len(each.split()) - before for each in found] == [int(count) for count in counts.split()]
    days = [int(number) for number in found[-1].split()]
    assert days == list(range(days[0], days[0] + len(days))), "no day is left out"
    last = date.fromisoformat(times[-1][:10]) if int(times[-1][11:13]) >= hour else date.fromisoformat(times[0][:10])
    assert days[-1] == last.toordinal() - date(2026, 1, 1).toordinal() + 1


async def test_each_server_has_the_number_of_its_own_day_and_direct_messages_that_of_utc(
    world: World, clock: Clock
) -> None:
    await live_in(world, "Pacific/Auckland")
    assert title_of(await ask(world)) == "Puzzle #337"
    assert await shown(world, world.alice, world.channel) == "Puzzle #337"
    await live_in(world, "Honolulu")
    assert title_of(await ask(world)) == "Puzzle #336"
    clock.now = DAY * DAY_S + 8 * 3600
    assert title_of(await ask(world)) == "Puzzle #335"
    await world.alice.user.send_dm("!puzzle")
    assert title_of(newest(world.alice.user.dm_channel)) == "Puzzle #336"


async def test_a_member_answers_a_number_once_in_all_zones_and_the_streak_counts_numbers(
    world: World, clock: Clock
) -> None:
    mona = await live_in(world, "Auckland")
    assert "1/3 🟩" in title_of(await answer(world, right(DAY + 1), await ask(world)))
    await live_in(world, "UTC", mona)
    assert "1/3 🟩" in title_of(await answer(world, right(DAY), await ask(world)))
    assert (await world.store.puzzles.standing(world.alice.id, DAY + 1)).streak == Streak(2, 2)
    clock.now += DAY_S
    assert "already answered today's puzzle" in text_of(await ask(world)), "it is known from Auckland"
    assert "The next one comes at midnight UTC." in text_of(await ask(world))
    await live_in(world, "New York", mona)
    assert "The next one comes at midnight (America/New_York)." in text_of(await ask(world))
    assert (await world.store.puzzles.standing(world.alice.id, DAY + 1)).tally.answered == 1


async def test_a_number_tells_nothing_where_its_day_has_not_come(world: World, clock: Clock) -> None:
    mona = await live_in(world, "Auckland")
    board = await ask(world)
    solved = await answer(world, right(DAY + 1), board)
    await live_in(world, "Honolulu", mona)
    for address in (f"ttt-share:{DAY + 1}", f"ttt-solve:{DAY + 1}", f"ttt-puzzle:{DAY + 1}:0"):
        pressed = await press_address(world.env, world.alice, solved, address)
        assert said(pressed) == SAY("puzzles-not-out")
    assert title_of(await ask(world)) == "Puzzle #336"
    assert not [each for each in world.channel.history() if each.content.startswith("**Tic-tac-toe")]
    await live_in(world, "Auckland", mona)
    await answer(world, "Share", solved)
    (shared,) = [each for each in world.channel.history() if each.content.startswith("**Tic-tac-toe")]
    assert shared.content == "**Tic-tac-toe #337**\n1/3 🟩 alice 🔥 1", "it names no square"


async def test_practice_shows_no_puzzle_that_is_todays_somewhere(world: World, clock: Clock) -> None:
    clock.now = DAY * DAY_S + 10 * 3600 + 1800
    keys = {of_day(day).key for day in (DAY - 1, DAY, DAY + 1)}
    for day in (DAY - 1, DAY, DAY + 1):
        before: Practice = await world.store.puzzles.practice(world.alice.id)
        await world.store.puzzles.open_practice(world.alice.id, before, of_day(day).code)
        found, _ = await world.community.puzzles.practise(world.alice.id)
        assert found.key not in keys


# The ends of a day.


@pytest.mark.parametrize("zone", ["UTC", "Asia/Kathmandu", "America/New_York"])
@pytest.mark.parametrize("has_tried", [True, False])
async def test_a_puzzle_that_was_begun_can_be_answered_for_ten_minutes_into_the_next_day(
    world: World, clock: Clock, zone: str, has_tried: bool
) -> None:
    midnight = at(zone, "2026-12-03T00:00")
    await live_in(world, zone)
    clock.now = midnight - 60
    board, same, others = await ask(world), await ask(world), await ask(world, world.bob)
    if has_tried:
        board = await answer(world, wrong(DAY), board)
    clock.now = midnight + 599
    solved = await answer(world, right(DAY), board)
    assert title_of(solved).startswith("Solved")
    assert "Streak: **1 day**" in text_of(solved)
    again = await answer(world, wrong(DAY, 1), same)
    assert title_of(again) == title_of(solved)
    assert "The next one comes" not in text_of(again), "it has come"
    today = await ask(world)
    assert title_of(today) == "Puzzle #337"
    clock.now = midnight + 600
    over = await answer(world, right(DAY), others, world.bob)
    assert "Puzzle #336 is over" in over.content
    assert (await world.store.puzzles.standing(world.bob.id, DAY)).cells == ()
    assert "Streak: **2 days**" in text_of(await answer(world, right(DAY + 1), today))


async def test_who_has_not_begun_is_too_late_at_midnight(world: World, clock: Clock) -> None:
    clock.now = (DAY + 1) * DAY_S - 60
    await world.alice.send(world.channel, "!puzzle")
    post = world.last
    tried = private(await world.press(world.bob, wrong(), post))
    clock.now = (DAY + 1) * DAY_S + 60
    over = private(await world.press(world.alice, right(), post))
    assert "is over" in over.content
    assert title_of(private(await world.press(world.bob, right(), post))).startswith("Solved 2/3")
    assert list(buttons_of(tried))


async def test_who_opens_a_board_after_midnight_has_not_begun(world: World, clock: Clock) -> None:
    board = await ask(world)
    clock.now = (DAY + 2) * DAY_S - 60
    over = await answer(world, right(), board)
    clock.now += 120
    assert "Puzzle #337 is over" in (await answer(world, "Today's puzzle", over)).content


async def test_in_direct_messages_a_board_that_was_opened_before_midnight_is_begun(world: World, clock: Clock) -> None:
    clock.now = (DAY + 1) * DAY_S - 60
    await world.alice.user.send_dm("!puzzle")
    board = newest(world.alice.user.dm_channel)
    clock.now += 120
    solved = await world.alice.user.click(board, label=right())
    assert solved.response is not None
    assert "Streak: **1 day**" in text_of(solved.response.message)


async def test_a_forgotten_members_answers_wait_while_their_day_lasts_somewhere(world: World, clock: Clock) -> None:
    mona = await live_in(world, "Auckland")
    for zone, day in (("Auckland", DAY + 1), ("UTC", DAY)):
        await live_in(world, zone, mona)
        await fail(world, world.alice, day)
    await world.community.privacy.forget(world.alice.id)
    await answer(world, right(DAY), await ask(world, world.bob), world.bob)
    for zone in ("Auckland", "UTC"):
        await live_in(world, zone, mona)
        assert "Not this time" in title_of(await ask(world))


# The zone is changed.


JUMPS = [
    # From a zone to another at a time of UTC, and the numbers that are there before, then, after a minute and a day.
    ("Pacific/Auckland", "Pacific/Pago_Pago", "2026-12-02T10:59", ["336", "336", "336", "336 337"]),
    ("Pacific/Pago_Pago", "Pacific/Auckland", "2026-12-02T10:59", ["335", "335 336", "335 336 337", "335 336 337 338"]),
    ("Europe/Berlin", "America/New_York", "2026-12-02T22:59", ["336", "336", "336", "336 337"]),
]


@pytest.mark.parametrize("jump", JUMPS)
async def test_a_change_of_the_zone_posts_no_number_twice_and_leaves_none_out(
    world: World, clock: Clock, jump: tuple[str, str, str, list[str]]
) -> None:
    zone, other, time, posted = jump
    clock.now = at("UTC", time)
    mona = await live_in(world, zone)
    await mona.send(world.channel, "!puzzle here")
    assert await numbers(world, clock, clock.now) == posted[:1]
    await live_in(world, other, mona)
    assert await numbers(world, clock, *(clock.now + later for later in (0, 60, 60 + DAY_S))) == posted[1:]


@pytest.mark.parametrize("by_command", [True, False])
async def test_after_the_first_post_it_does_not_matter_when_it_was_set_up(
    world: World, clock: Clock, *, by_command: bool
) -> None:
    clock.now = at("Pacific/Pago_Pago", "2026-12-01 12:30")
    mona = await live_in(world, "Pacific/Pago_Pago")
    lounge = world.guild.create_text_channel("lounge")
    await mona.send(lounge, f"!settings puzzle <#{lounge.id if by_command else world.channel.id}> hour 13")
    if by_command:
        await mona.send(world.channel, "!puzzle here")
    assert await numbers(world, clock, at("Pacific/Pago_Pago", "2026-12-01 13:00")) == ["335"]
    await live_in(world, "Pacific/Kiritimati", mona)
    assert await numbers(world, clock, clock.now) == ["335 336"]


async def test_an_hour_set_before_is_utc_until_a_zone_is_chosen(world: World, clock: Clock) -> None:
    mona = manager(world)
    await mona.send(world.channel, f"!settings puzzle <#{world.channel.id}> hour 18")
    assert "18:00 UTC" in text_of(world.last)
    six = (DAY + 1) * DAY_S + 18 * 3600
    (before,) = [len(each.split()) for each in await numbers(world, clock, six - DAY_S)]
    await live_in(world, "Berlin", mona)
    await mona.send(world.channel, "!settings hour")
    assert "18:00 (Europe/Berlin)" in text_of(world.last)
    found = await numbers(world, clock, six - 3600 - 1, six - 3600, six)
    assert [len(each.split()) - before for each in found] == [0, 1, 1]


async def test_the_zone_counts_that_is_chosen_together_with_the_hour(world: World, clock: Clock) -> None:
    clock.now = at("Asia/Tokyo", "2026-12-03T10:00")
    await manager(world).send(world.channel, f"!settings puzzle <#{world.channel.id}> hour 9 zone Tokyo")
    assert await numbers(world, clock, clock.now) == [""], "it was nine already"
    assert await numbers(world, clock, clock.now + 23 * 3600) == ["338"]


@pytest.mark.parametrize("zone", ["America/Los_Angeles", "Pacific/Pago_Pago"])
async def test_a_zone_that_is_chosen_before_the_first_post_keeps_its_own_next_midnight(
    world: World, clock: Clock, zone: str
) -> None:
    clock.now = DAY * DAY_S + 7200
    mona = manager(world)
    await mona.send(world.channel, f"!settings puzzle <#{world.channel.id}>")
    assert await numbers(world, clock, clock.now) == [""]
    await live_in(world, zone, mona)
    midnight = at(zone, "2026-12-02 00:00")
    assert await numbers(world, clock, midnight - 1, midnight, midnight + 60) == ["", "336", "336"]
