"""The puzzle of the day and practice, in a simulated server: who sees what, what counts, and where it's posted."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

import discord
import pytest
from simcord import ChannelHandle, InteractionResult, MemberActor

from bot.core.game import Look
from bot.features.puzzles.generator import Puzzle, all_puzzles, of_day
from bot.features.puzzles.rules import DAY_S, FIRST_DAY, PuzzleChannel, Streak, Tally
from bot.words import words
from tests.addresses import press_address
from tests.faults import broken, execute
from tests.features.full import World
from tests.people import add_moderator, newest, private, shut
from tests.report import for_each
from tests.services import Clock
from tests.world import buttons_of, mentions_of, said, text_of, unchanged

SAY = words()
DAY = FIRST_DAY + 335
"""2 December 2026, a Wednesday: on 3x3, as the Friday after it."""
THURSDAY, FRIDAY, SUNDAY = DAY + 1, DAY + 2, DAY + 4


@pytest.fixture
def clock(world: World) -> Clock:
    """What the puzzles take the time from; all else goes by SimCord's."""
    all_puzzles()
    clock = Clock(DAY * DAY_S)
    follow_clock(world, clock)
    return clock


def follow_clock(world: World, clock: Clock) -> None:
    world.community.puzzles._now = clock


def square(puzzle: Puzzle, cell: int) -> str:
    board = puzzle.position.board
    return str(cell + 1) if board.cells == 9 else board.square_name(cell)


def right(day: int = DAY) -> str:
    """The square that solves a day's puzzle, as it is called."""
    return square(of_day(day), of_day(day).solution)


def wrong(day: int = DAY) -> str:
    puzzle = of_day(day)
    return square(puzzle, next(cell for cell in puzzle.position.legal() if cell != puzzle.solution))


async def ask(world: World, player: MemberActor | None = None, action: str = "today") -> discord.Message:
    """Ask by slash, for an answer that one reads alone."""
    player = player or world.alice
    return private(await player.slash(world.channel, f"puzzle {action}"))


async def answer(
    world: World, label: str, message: discord.Message, player: MemberActor | None = None
) -> discord.Message:
    return private(await world.press(player or world.alice, label, message))


def manager(world: World) -> MemberActor:
    role = world.guild.create_role("managers", permissions=discord.Permissions(manage_guild=True))
    return world.guild.add_member(world.env.create_user("mona"), roles=[role])


def title_of(message: discord.Message) -> str:
    return message.embeds[0].title or ""


def posts(channel: ChannelHandle) -> list[discord.Message]:
    return [message for message in channel.history() if message.embeds and title_of(message).startswith("Puzzle #")]


# Answering


@pytest.mark.parametrize("day", [DAY, THURSDAY, SUNDAY])
async def test_a_right_answer_is_explained_counted_and_kept(world: World, clock: Clock, day: int) -> None:
    clock.now = day * DAY_S
    board = await ask(world)
    assert title_of(board) == f"Puzzle #{day - FIRST_DAY + 1}"
    free = [name for name, button in buttons_of(board).items() if not button.disabled]
    assert free == [square(of_day(day), cell) for cell in of_day(day).position.legal()]
    solved = await answer(world, right(day), board)
    assert solved.id == board.id, "the board itself becomes the answer"
    assert title_of(solved) == "Solved"
    said = text_of(solved)
    assert f"**{right(day)}** is the only square that " in said
    assert "🔥 Streak: **1 day** (best: 1).\nYou're the first to try it today.\nYour puzzle rating: **" in said
    assert list(buttons_of(solved)) == ["Share", "Practice"]
    standing = await world.store.puzzles.standing(world.alice.id, day)
    assert (standing.streak, standing.tally) == (Streak(1, 1), Tally(1, 1))


async def test_a_wrong_answer_shows_the_right_one_and_the_first_counts(world: World, clock: Clock) -> None:
    board = await ask(world)
    other = await ask(world)
    missed = await answer(world, wrong(), board)
    assert title_of(missed) == "Not this time"
    assert f"**{right()}** is the only square that " in text_of(missed)
    assert f"You chose **{wrong()}**" in text_of(missed)
    before = await world.store.puzzles.standing(world.alice.id, DAY)
    again = await answer(world, right(), other)
    assert title_of(again) == "Not this time"
    assert text_of(again).splitlines()[4] == "You've already answered today's puzzle."
    assert "(+" not in text_of(again)
    assert await world.store.puzzles.standing(world.alice.id, DAY) == before
    asked = await ask(world)
    assert text_of(asked) == text_of(again), "who asks again sees how it went"


async def test_others_are_counted_and_each_answers_for_themselves(world: World, clock: Clock) -> None:
    await answer(world, right(), await ask(world))
    missed = await answer(world, wrong(), await ask(world, world.bob), world.bob)
    assert "1 of 2 people have solved it today." in text_of(missed)
    assert "Streak" not in text_of(missed)


async def test_a_streak_goes_on_from_day_to_day_and_over_a_restart(world: World, clock: Clock) -> None:
    for days, day in enumerate((DAY, THURSDAY, FRIDAY), 1):
        clock.now = day * DAY_S
        board = await ask(world)
        await world.restart()
        follow_clock(world, clock)
        solved = await answer(world, right(day), board)
        assert f"🔥 Streak: **{days} day" in text_of(solved)
    clock.now = (SUNDAY + 1) * DAY_S
    missed = await answer(world, wrong(SUNDAY + 1), await ask(world))
    assert "Your best streak: 3 days." in text_of(missed)


async def test_a_board_of_yesterday_is_over_and_leads_to_todays(world: World, clock: Clock) -> None:
    board = await ask(world)
    clock.now += DAY_S
    over = await answer(world, right(), board)
    assert f"Puzzle #336 is over: **{right()}** was the only square that " in over.content
    assert (await world.store.puzzles.standing(world.alice.id, DAY)).answer is None
    today = await answer(world, "Today's puzzle", over)
    assert title_of(today) == "Puzzle #337"
    assert title_of(await answer(world, right(THURSDAY), today)) == "Solved"


async def test_a_clock_that_is_put_back_shows_no_puzzle_before_its_day(world: World, clock: Clock) -> None:
    board = await ask(world)
    await world.alice.send(world.channel, "!puzzle")
    clock.now -= DAY_S
    for label, message in ((right(), board), ("Solve", world.last)):
        assert said(await world.press(world.alice, label, message)) == SAY("puzzles-not-out")
    assert (await world.store.puzzles.standing(world.alice.id, DAY)).answer is None


async def test_a_board_has_the_look_that_its_reader_likes(world: World, clock: Clock) -> None:
    await world.store.preferences.change(world.alice.id, look=Look.CLASSIC)
    shown = await ask(world)
    solved = await answer(world, right(), shown)
    for page in (shown, solved):
        assert "⭕" in page.content
        assert "🔵" not in text_of(page)
    assert "🔵" in (await ask(world, world.bob)).content


# In public


@pytest.mark.parametrize("day", [DAY, THURSDAY, SUNDAY])
async def test_typed_it_is_shown_to_all_without_a_square_and_solved_by_each_alone(
    world: World, clock: Clock, day: int
) -> None:
    clock.now = day * DAY_S
    world.calls()
    await world.alice.send(world.channel, "!puzzle")
    (call,) = world.calls()
    assert not any(mentions_of(call).values())
    posted = world.last
    assert list(buttons_of(posted)) == ["Solve"]
    assert "is the only square" not in text_of(posted)
    board = await answer(world, "Solve", posted, world.carol)
    assert board.id != posted.id
    assert title_of(await answer(world, right(day), board, world.carol)) == "Solved"
    assert text_of(world.last) == text_of(posted), "what all see stays as it is"
    again = await answer(world, "Solve", posted, world.carol)
    assert "You've already answered today's puzzle." in text_of(again)


@pytest.mark.parametrize("what", ["ttt-puzzle:{day}:{cell}", "ttt-practice:0:next", "ttt-solve:{day}"])
async def test_a_forged_press_gives_nothing_away_in_public(world: World, clock: Clock, what: str) -> None:
    await world.alice.send(world.channel, "!puzzle")
    posted, history = world.last, len(world.channel.history())
    custom_id = what.format(day=DAY, cell=of_day(DAY).solution)
    shown = private(await press_address(world.env, world.bob, posted, custom_id))
    assert shown.id != posted.id
    assert len(world.channel.history()) == history
    assert text_of(world.last) == text_of(posted)


@pytest.mark.parametrize(("choose", "line"), [(right, "✅ 🔥 1"), (wrong, "❌")])
async def test_a_result_is_shared_without_a_square_and_once_in_a_channel(
    world: World, clock: Clock, choose: Callable[[], str], line: str
) -> None:
    solved = await answer(world, choose(), await ask(world))
    world.calls()
    shared = (await world.press(world.alice, "Share", solved)).response
    assert shared is not None
    assert not shared.ephemeral
    assert text_of(shared.message) == f"**alice**: Tic-tac-toe puzzle #336 {line}"
    (call,) = world.calls()
    assert not any(mentions_of(call).values())
    assert said(await world.press(world.alice, "Share", solved)) == "You've already shared that here."
    assert title_of(await answer(world, "Solve", shared.message, world.bob)) == "Puzzle #336"
    clock.now += DAY_S
    over = await answer(world, "Solve", shared.message, world.bob)
    assert list(buttons_of(over)) == ["Today's puzzle"]


async def test_what_was_not_answered_is_not_shared(world: World, clock: Clock) -> None:
    board = await ask(world)
    result = await press_address(world.env, world.alice, board, f"ttt-share:{DAY}")
    assert said(result) == SAY("puzzles-not-answered")


async def test_a_name_in_a_result_marks_nothing_up(world: World, clock: Clock) -> None:
    eve = world.guild.add_member(world.env.create_user("eve"), nick="**@everyone**")
    solved = await answer(world, right(), await ask(world, eve), eve)
    world.calls()
    await world.press(eve, "Share", solved)
    (call,) = world.calls()
    assert not any(mentions_of(call).values())
    assert "@everyone" not in (call.json or {})["data"]["content"]


async def test_in_direct_messages_it_is_asked_for_and_solved(world: World, clock: Clock) -> None:
    user = world.alice.user
    await user.send_dm("!puzzle")
    posted = newest(user.dm_channel)
    result = await world.press(user, "Solve", posted)
    board = private(result)
    assert title_of(private(await world.press(user, right(), board))) == "Solved"
    await user.send_dm("!puzzle here")
    assert text_of(newest(user.dm_channel)) == SAY("puzzles-servers-only")
    await user.send_dm("!puzzle stop")
    assert text_of(newest(user.dm_channel)) == SAY("puzzles-servers-only")


@for_each(["nonsense", "here there", "@everyone", "today practice", "**"], "shared", "clock", "caplog")
async def test_another_word_is_refused_and_changes_nothing(
    world: World, clock: Clock, caplog: pytest.LogCaptureFixture, text: str
) -> None:
    async with unchanged(world, caplog):
        await world.alice.send(world.channel, f"!puzzle {text}")
    assert text_of(world.last) == SAY("puzzles-no-such-action")


# Practice


async def current(world: World, message: discord.Message, player: MemberActor) -> Puzzle:
    practice = await world.store.puzzles.practice(player.id)
    assert title_of(message) == f"Practice puzzle {practice.number + 1}"
    puzzle = Puzzle.parse(practice.shown or "")
    assert puzzle is not None
    return puzzle


async def test_practice_goes_on_for_as_long_as_one_likes(world: World, clock: Clock) -> None:
    board, seen = await ask(world, action="practice"), list[str]()
    for _ in range(5):
        puzzle = await current(world, board, world.alice)
        assert puzzle.key not in (of_day(DAY).key, *seen[-1:])
        seen.append(puzzle.key)
        solved = await answer(world, square(puzzle, puzzle.solution), board)
        assert (solved.id, title_of(solved), list(buttons_of(solved))) == (board.id, "Solved", ["Next"])
        assert "Streak" not in text_of(solved)
        board = await answer(world, "Next", solved)
        assert board.id == solved.id
    assert (await world.store.puzzles.standing(world.alice.id, DAY)).tally == Tally(0, 0)


async def test_an_older_practice_board_counts_nothing(world: World, clock: Clock) -> None:
    first, same = await ask(world, action="practice"), await ask(world, action="practice")
    assert text_of(first) == text_of(same)
    puzzle = await current(world, first, world.alice)
    label = square(puzzle, puzzle.solution)
    await answer(world, label, first)
    before = await world.store.puzzles.practice(world.alice.id)
    await world.restart()
    follow_clock(world, clock)
    over = await answer(world, label, same)
    assert text_of(over) == "You've already answered that one. Press Next for another."
    assert await world.store.puzzles.practice(world.alice.id) == before
    assert (await current(world, await answer(world, "Next", over), world.alice)).key != puzzle.key


async def test_typed_practice_is_offered_by_a_button_and_each_gets_their_own(world: World, clock: Clock) -> None:
    await world.alice.send(world.channel, "!puzzle practice")
    offer = world.last
    assert list(buttons_of(offer)) == ["Practice"]
    for player in (world.alice, world.bob):
        board = await answer(world, "Practice", offer, player)
        await current(world, board, player)
    assert world.last.id == offer.id


# Posted daily


async def forget_leases(world: World) -> None:
    """Let the time pass for which posts are claimed: it is the database's own."""
    await execute(world.store, "UPDATE leases SET until = 0")


async def shown(result: InteractionResult) -> discord.Message:
    assert result.response is not None
    assert not result.response.ephemeral
    return result.response.message


@pytest.mark.parametrize("door", ["typed", "slash"])
async def test_who_manages_the_server_has_it_posted_at_once_and_daily_once(
    world: World, clock: Clock, door: str
) -> None:
    mona = manager(world)
    if door == "typed":
        await mona.send(world.channel, "!puzzle here")
    else:
        await shown(await mona.slash(world.channel, "puzzle here"))
    assert text_of(world.last).endswith(SAY("puzzles-posted-daily"))
    await answer(world, right(), await ask(world))
    await answer(world, wrong(), await ask(world, world.bob), world.bob)
    await world.env.advance_time(60)
    assert len(posts(world.channel)) == 1
    clock.now += DAY_S
    world.calls()
    await world.env.advance_time(60)
    (call,) = world.calls()
    assert not any(mentions_of(call).values())
    posted = posts(world.channel)
    assert [title_of(each) for each in posted] == ["Puzzle #336", "Puzzle #337"]
    yesterday = f"Yesterday: **{right()}** was the only square that "
    assert yesterday in text_of(posted[-1])
    assert text_of(posted[-1]).endswith("; 1 of 2 found it.")
    await world.restart()
    follow_clock(world, clock)
    await world.env.advance_time(60)
    assert len(posts(world.channel)) == 2
    board = await answer(world, "Solve", posted[-1])
    assert title_of(await answer(world, right(THURSDAY), board)) == "Solved"


async def test_clocks_that_jump_post_nothing_twice_and_no_day_that_was_missed(world: World, clock: Clock) -> None:
    await manager(world).send(world.channel, "!puzzle here")
    titles = []
    for day in (DAY - 3, DAY, SUNDAY, THURSDAY, SUNDAY, SUNDAY + 1):
        clock.now = day * DAY_S
        await forget_leases(world)
        await world.env.advance_time(60)
        titles.append(len(posts(world.channel)))
    assert titles == [1, 1, 2, 2, 2, 3]
    assert [title_of(each) for each in posts(world.channel)] == ["Puzzle #336", "Puzzle #340", "Puzzle #341"]


@pytest.mark.parametrize("action", ["here", "stop"])
async def test_nobody_else_decides_that(
    world: World, clock: Clock, action: str, caplog: pytest.LogCaptureFixture
) -> None:
    for player in (world.alice, add_moderator(world)):
        async with unchanged(world, caplog):
            await player.send(world.channel, f"!puzzle {action}")
        assert text_of(world.last) == SAY("puzzles-managers-only")
        assert said(await player.slash(world.channel, f"puzzle {action}")) == SAY("puzzles-managers-only")
    assert await world.store.puzzles.unposted(DAY + 9) == []


@pytest.mark.parametrize("door", ["typed", "slash"])
async def test_it_is_stopped_again(world: World, clock: Clock, door: str) -> None:
    mona = manager(world)
    await mona.send(world.channel, "!puzzle here")
    for sentence in ("puzzles-stopped", "puzzles-not-posted"):
        if door == "typed":
            await mona.send(world.channel, "!puzzle stop")
            assert text_of(world.last) == SAY(sentence)
        else:
            assert said(await mona.slash(world.channel, "puzzle stop")) == SAY(sentence)
    clock.now += DAY_S
    await world.env.advance_time(60)
    assert len(posts(world.channel)) == 1


async def test_it_is_posted_in_one_channel_of_a_server(world: World, clock: Clock) -> None:
    mona, lounge = manager(world), world.guild.create_text_channel("lounge")
    await mona.send(world.channel, "!puzzle here")
    await mona.send(lounge, "!puzzle here")
    clock.now += DAY_S
    await world.env.advance_time(60)
    assert [len(posts(channel)) for channel in (world.channel, lounge)] == [1, 2]


async def test_a_channel_in_which_the_manager_may_not_write_is_refused(world: World, clock: Clock) -> None:
    mona = manager(world)
    silent = discord.PermissionOverwrite(send_messages=False)
    news = world.guild.create_text_channel("news", overwrites={world.guild.default_role: silent})
    assert said(await mona.slash(news, "puzzle here")) == SAY("puzzles-cannot-post")
    assert await world.store.puzzles.unposted(DAY + 9) == []


@pytest.mark.parametrize("how", ["deleted", "closed"])
async def test_a_channel_that_is_gone_or_closed_is_forgotten(
    world: World, clock: Clock, how: str, caplog: pytest.LogCaptureFixture
) -> None:
    mona, lounge = manager(world), world.guild.create_text_channel("lounge")
    await mona.send(lounge, "!puzzle here")
    if how == "deleted":
        world.env.backend.delete_channel(lounge.id)
    else:
        world.env.inject_error("POST", "/channels/*", status=403, code=50013)
    clock.now += DAY_S
    with caplog.at_level(logging.INFO):
        await world.env.advance_time(60)
    assert "The daily puzzle is no longer posted in channel" in caplog.text
    assert await world.store.puzzles.unposted(DAY + 9) == []
    world.calls()
    await world.env.advance_time(60)
    assert world.calls() == []


async def test_what_discord_does_not_take_is_tried_again_the_next_day(world: World, clock: Clock) -> None:
    await manager(world).send(world.channel, "!puzzle here")
    world.env.inject_error("POST", "/channels/*", status=400, code=50035)
    clock.now += DAY_S
    await world.env.advance_time(60)
    assert len(posts(world.channel)) == 1
    clock.now += DAY_S
    await forget_leases(world)
    await world.env.advance_time(60)
    assert [title_of(each) for each in posts(world.channel)] == ["Puzzle #336", "Puzzle #338"]


@pytest.mark.parametrize("times", [1, 4])
async def test_while_discord_is_unwell_it_is_tried_again_until_it_is_there(
    world: World, clock: Clock, times: int
) -> None:
    await manager(world).send(world.channel, "!puzzle here")
    world.env.inject_error("POST", "/channels/*", status=503, times=times)
    clock.now += DAY_S
    for _ in range(times + 2):
        await world.env.advance_time(60)
        await forget_leases(world)
    assert [title_of(each) for each in posts(world.channel)] == ["Puzzle #336", "Puzzle #337"]


async def test_it_is_posted_once_though_the_database_is_away_when_it_is_there(world: World, clock: Clock) -> None:
    await manager(world).send(world.channel, "!puzzle here")
    clock.now += DAY_S
    async with broken(world.store, "UPDATE puzzle_channels"):
        for _ in range(3):
            await world.env.advance_time(60)
            await forget_leases(world)
    assert await world.store.puzzles.unposted(DAY + 1) != []
    await world.env.advance_time(60)
    assert await world.store.puzzles.unposted(DAY + 1) == []
    assert [title_of(each) for each in posts(world.channel)] == ["Puzzle #336", "Puzzle #337"]


async def test_without_the_right_to_embed_it_is_posted_in_words(world: World, clock: Clock) -> None:
    me: Any = world.guild.me
    plain = world.guild.create_text_channel("plain", overwrites={me: discord.PermissionOverwrite(embed_links=False)})
    await manager(world).send(plain, "!puzzle here")
    clock.now += DAY_S
    await world.env.advance_time(60)
    posted = newest(plain)
    assert not posted.embeds
    assert "**Puzzle #337**\n" in posted.content
    assert list(buttons_of(posted)) == ["Solve"]


async def test_a_server_that_the_bot_has_left_is_passed_over(world: World, clock: Clock) -> None:
    await world.store.puzzles.put_channel(PuzzleChannel(7 << 22, 5), DAY - 1)
    await manager(world).send(world.channel, "!puzzle here")
    clock.now += DAY_S
    await world.env.advance_time(60)
    assert len(posts(world.channel)) == 2
    assert await world.store.puzzles.unposted(DAY + 1) == [PuzzleChannel(7 << 22, 5)]


async def test_help_has_a_topic_on_puzzles(world: World) -> None:
    await world.alice.send(world.channel, "!help streak")
    assert title_of(world.last) == "Puzzles"
    assert "`/puzzle practice`" in text_of(world.last)


async def test_a_channel_that_is_hidden_from_others_shows_it_there_alone(world: World, clock: Clock) -> None:
    mona = manager(world)
    den = shut(world, "den", mona)
    await mona.send(den, "!puzzle here")
    clock.now += DAY_S
    await world.env.advance_time(60)
    assert [len(posts(channel)) for channel in (world.channel, den)] == [0, 2]
