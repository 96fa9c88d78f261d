"""The puzzle of the day and practice, in a simulated server: who sees what, what counts, and where it's posted."""

from __future__ import annotations

import itertools
import logging
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import discord
import pytest
from simcord import ChannelHandle, MemberActor

from bot.core.chat.outbox import Outbox
from bot.core.chat.registry import Registry
from bot.core.chat.traffic import ClosedChannels
from bot.core.game import Look, Place
from bot.core.store.database import Database
from bot.engine import Outcome, analyse
from bot.features.puzzles import ResultLists
from bot.features.puzzles.rules import DAY_S, FIRST_DAY, GRACE_S, Puzzle, Streak, Tally, all_puzzles, of_day
from bot.words import words
from tests.addresses import press_address
from tests.faults import broken, execute
from tests.features.full import World
from tests.people import add_moderator, half_closed, newest, private, shut
from tests.report import for_each
from tests.services import Clock
from tests.world import buttons_of, mentions_of, said, text_of, titled, unchanged

SAY = words()
DAY = FIRST_DAY + 335
"""2 December 2026, a Wednesday: on 3x3, as the Friday after it."""
THURSDAY, FRIDAY, SUNDAY = DAY + 1, DAY + 2, DAY + 4


@pytest.fixture
def clock(world: World, monkeypatch: pytest.MonkeyPatch) -> Clock:
    """What the puzzles take the time from; all else goes by SimCord's."""
    all_puzzles()
    clock = Clock(DAY * DAY_S)
    monkeypatch.setattr(world.community.puzzles, "_now", clock)
    return clock


async def restart(world: World, clock: Clock) -> None:
    await world.restart()
    world.community.puzzles._now = clock


def square(puzzle: Puzzle, cell: int) -> str:
    board = puzzle.position.board
    return str(cell + 1) if board.cells == 9 else board.square_name(cell)


def right(day: int = DAY) -> str:
    """The square that solves a day's puzzle, as it is called."""
    return square(of_day(day), of_day(day).solution)


def wrong(day: int = DAY, nth: int = 0) -> str:
    puzzle = of_day(day)
    return square(puzzle, [cell for cell in puzzle.position.legal() if cell != puzzle.solution][nth])


async def ask(world: World, player: MemberActor | None = None, action: str = "today") -> discord.Message:
    """Ask by slash, for an answer that one reads alone."""
    player = player or world.alice
    return private(await player.slash(world.channel, f"puzzle {action}"))


async def answer(
    world: World, label: str, message: discord.Message, player: MemberActor | None = None
) -> discord.Message:
    return private(await world.press(player or world.alice, label, message))


async def fail(world: World, player: MemberActor, day: int = DAY) -> discord.Message:
    """Use all tries up."""
    board = await ask(world, player)
    for nth in range(3):
        board = await answer(world, wrong(day, nth), board, player)
    return board


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
    assert title_of(solved) == "Solved 1/3 🟩"
    said = text_of(solved)
    assert f"🟩 **{right(day)}** is the only square that " in said
    assert "🔥 Streak: **1 day** (best: 1).\nYou're the first to try it today.\n" in said
    assert said.endswith("Your puzzle rating: **1560?** (+60), still a guess.")
    assert list(buttons_of(solved)) == ["Share", "Practice"]
    standing = await world.store.puzzles.standing(world.alice.id, day)
    assert (standing.streak, standing.tally) == (Streak(1, 1), Tally(1, 1))


async def test_three_tries_a_square_each_and_then_the_solution(world: World, clock: Clock) -> None:
    board, other = await ask(world), await ask(world)
    assert "You have three tries, and your rating counts the first." in text_of(board)
    first = await answer(world, wrong(), board)
    shared = await press_address(world.env, world.alice, board, f"ttt-share:{DAY}")
    assert said(shared) == SAY("puzzles-not-answered")
    assert (first.id, title_of(first)) == (board.id, "Puzzle #336")
    assert "is the only square" not in text_of(first)
    assert f"**{wrong()}** " in text_of(first)
    assert "Two tries left for your streak. Your rating counts only the first." in text_of(first)
    assert text_of(first).endswith("Your puzzle rating: **1440?** (-60), still a guess.")
    signs = [button.emoji.name for button in buttons_of(first).values() if button.disabled and button.emoji]
    assert len({*signs} & {"🟨", "🟥"}) == 1
    second = await answer(world, wrong(nth=1), board)
    assert "One try left for your streak." in text_of(second)
    assert text_of(second).endswith("Your puzzle rating: **1440?**, still a guess.")
    missed = await answer(world, wrong(nth=2), board)
    assert re.fullmatch("Not this time X/3 [🟨🟥]{3}", title_of(missed))
    assert f"🟩 **{right()}** is the only square that " in text_of(missed)
    assert all(f"**{wrong(nth=nth)}** " in text_of(missed) for nth in range(3))
    before = await world.store.puzzles.standing(world.alice.id, DAY)
    again = await answer(world, right(), other)
    assert title_of(again) == title_of(missed)
    assert "You've already answered today's puzzle." in text_of(again)
    assert await world.store.puzzles.standing(world.alice.id, DAY) == before
    asked = await ask(world)
    assert text_of(asked) == text_of(again), "who asks again sees how it went"


async def test_a_later_try_keeps_the_streak(world: World, clock: Clock) -> None:
    for player, tries in ((world.alice, 2), (world.bob, 3)):
        board = await ask(world, player)
        for nth in range(tries - 1):
            await answer(world, wrong(nth=nth), board, player)
        solved = await answer(world, right(), board, player)
        assert re.fullmatch(f"Solved {tries}/3 [🟨🟥]{{{tries - 1}}}🟩", title_of(solved))
        assert "🔥 Streak: **1 day**" in text_of(solved)
        assert "(-" not in text_of(solved), "the first try alone counts for the rating"


async def test_a_square_pressed_twice_is_one_try(world: World, clock: Clock) -> None:
    board, other = await ask(world), await ask(world)
    first = await answer(world, wrong(), board)
    again = await answer(world, wrong(), other)
    assert "Two tries left" in text_of(again)
    assert text_of(again).splitlines()[:-1] == text_of(first).splitlines()[:-1]
    assert (await world.store.puzzles.standing(world.alice.id, DAY)).cells == (
        next(cell for cell in of_day(DAY).position.legal() if cell != of_day(DAY).solution),
    )


async def test_ten_days_in_a_row_are_worth_a_line_once(
    world: World, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(world.bot.answerer, "most", 10**6)
    told = list[int]()
    for day in range(DAY, DAY + 22):
        clock.now = day * DAY_S
        if day == DAY + 11:
            continue
        solved = await answer(world, right(day), await ask(world))
        told += [day - DAY + 1] * (SAY("puzzles-ten-days") in text_of(solved))
        assert SAY("puzzles-ten-days") not in text_of(await ask(world)), "asked again"
    assert told == [10], "not for another ten after a day that was missed"


async def test_a_streak_goes_on_from_day_to_day_and_over_a_restart(world: World, clock: Clock) -> None:
    for days, day in enumerate((DAY, THURSDAY, FRIDAY), 1):
        clock.now = day * DAY_S
        board = await ask(world)
        await restart(world, clock)
        solved = await answer(world, right(day), board)
        assert f"🔥 Streak: **{days} day" in text_of(solved)
    clock.now = (SUNDAY + 1) * DAY_S
    missed = await fail(world, world.alice, SUNDAY + 1)
    assert "Your best streak: 3 days." in text_of(missed)


async def test_ten_minutes_after_midnight_a_board_is_over_and_leads_to_todays(world: World, clock: Clock) -> None:
    clock.now += DAY_S - 1
    board = await ask(world)
    assert title_of(board) == "Puzzle #336"
    clock.now += 1 + GRACE_S
    over = await answer(world, right(), board)
    assert f"Puzzle #336 is over: **{right()}** was the only square that " in over.content
    assert (await world.store.puzzles.standing(world.alice.id, DAY)).cells == ()
    today = await answer(world, "Today's puzzle", over)
    assert title_of(today) == "Puzzle #337"
    assert title_of(await answer(world, right(THURSDAY), today)) == "Solved 1/3 🟩"


async def test_a_clock_that_is_put_back_shows_no_puzzle_before_its_day(world: World, clock: Clock) -> None:
    board = await ask(world)
    await world.alice.send(world.channel, "!puzzle")
    clock.now -= DAY_S
    for message in (board, world.last):
        assert said(await world.press(world.alice, right(), message)) == SAY("puzzles-not-out")
    assert (await world.store.puzzles.standing(world.alice.id, DAY)).cells == ()


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
async def test_typed_it_is_shown_to_all_and_solved_by_each_alone_in_one_press(
    world: World, clock: Clock, day: int
) -> None:
    clock.now = day * DAY_S
    world.calls()
    await world.alice.send(world.channel, "!puzzle")
    (call,) = world.calls()
    assert not any(mentions_of(call).values())
    posted = world.last
    free = [name for name, button in buttons_of(posted).items() if not button.disabled]
    assert free == [square(of_day(day), cell) for cell in of_day(day).position.legal()]
    assert SAY("puzzles-public") in text_of(posted)
    assert "is the only square" not in text_of(posted)
    assert "rating" not in text_of(posted)
    solved = await answer(world, right(day), posted, world.carol)
    assert (solved.id != posted.id, title_of(solved)) == (True, "Solved 1/3 🟩")
    tried = await answer(world, wrong(day), posted, world.bob)
    assert "Two tries left" in text_of(tried)
    assert title_of(await answer(world, right(day), tried, world.bob)).startswith("Solved 2/3 ")
    again = await answer(world, right(day), posted, world.carol)
    assert "You've already answered today's puzzle." in text_of(again)
    shared = private(await press_address(world.env, world.carol, posted, f"ttt-share:{day}"))
    assert shared.id != posted.id
    (now,) = posts(world.channel)
    assert text_of(now) == text_of(posted), "what all see stays as it is"
    assert list(buttons_of(now)) == list(buttons_of(posted))


async def test_a_forged_press_gives_nothing_away_in_public(world: World, clock: Clock) -> None:
    await world.alice.send(world.channel, "!puzzle")
    posted, history = world.last, len(world.channel.history())
    right = f"ttt-puzzle:{DAY}:{of_day(DAY).solution}"
    for custom_id in (f"ttt-solve:{DAY}", "ttt-practice:0:next", f"ttt-practice:0:4:{world.alice.id}", right):
        shown = private(await press_address(world.env, world.bob, posted, custom_id))
        assert shown.id != posted.id
        assert len(world.channel.history()) == history
        assert text_of(world.last) == text_of(posted)


async def share(world: World, player: MemberActor, *labels: str) -> discord.Message:
    """Try squares, share how it went, and return what the member is shown."""
    board = await ask(world, player)
    for label in labels:
        board = await answer(world, label, board, player)
    return await answer(world, "Share", board, player)


def lists(channel: ChannelHandle) -> list[str]:
    """The lists of results in a channel, each as it is now."""
    return [each.content for each in channel.history() if each.content.startswith("**Tic-tac-toe #")]


async def test_results_are_one_message_that_grows_and_names_no_square(world: World, clock: Clock) -> None:
    solved = await answer(world, right(), await ask(world))
    world.calls()
    shared = await answer(world, "Share", solved)
    assert (shared.id, list(buttons_of(shared))) == (solved.id, ["Practice"])
    assert SAY("puzzles-shared-now") in text_of(shared)
    _, posted = world.calls()
    assert posted.method == "POST"
    assert not any(mentions_of(posted).values())
    assert lists(world.channel) == ["**Tic-tac-toe #336**\n1/3 🟩 alice 🔥 1"]
    await share(world, world.carol, *(wrong(nth=nth) for nth in range(3)))
    world.calls()
    await share(world, world.bob, wrong(), right())
    edit = world.calls()[-1]
    assert (edit.method, any(mentions_of(edit).values())) == ("PATCH", False)
    (found,) = lists(world.channel)
    colour = {square(of_day(DAY), cell): sign for cell, sign in wrong_signs().items()}
    x = "".join(colour[wrong(nth=nth)] for nth in range(3))
    assert found.splitlines()[1:] == ["1/3 🟩 alice 🔥 1", f"2/3 {colour[wrong()]}🟩 bob 🔥 1", f"X/3 {x} carol"]
    board = await answer(world, "Solve", world.last, world.bob)
    assert title_of(board).startswith("Solved 2/3"), "from there others solve it"
    clock.now += DAY_S + GRACE_S
    assert list(buttons_of(await answer(world, "Solve", world.last, world.bob))) == ["Today's puzzle"]


async def test_two_of_one_name_are_told_apart_in_the_list_of_results(world: World, clock: Clock) -> None:
    for name in ("sam_one", "sam_two"):
        await share(world, world.guild.add_member(world.env.create_user(name), nick="Sam"), right())
    (found,) = lists(world.channel)
    assert found.splitlines()[1:] == ["1/3 🟩 Sam (sam\\_two) 🔥 1", "1/3 🟩 Sam 🔥 1"]


def wrong_signs() -> dict[int, str]:
    """The colour of each wrong square of the day: yellow if it draws where another wins, red if it loses."""
    found = analyse(of_day(DAY).position).moves
    return {each.cell: "🟨" if each.outcome is Outcome.DRAW else "🟥" for each in found}


async def test_a_result_is_shared_once_in_each_channel_and_each_day_has_its_list(world: World, clock: Clock) -> None:
    lounge = world.guild.create_text_channel("lounge")
    solved = await answer(world, right(), await ask(world))
    await answer(world, "Share", solved)
    for _ in range(2):
        again = await press_address(world.env, world.alice, solved, f"ttt-share:{DAY}")
        assert said(again) == "You've already shared that here."
    elsewhere = private(await world.alice.slash(lounge, "puzzle today"))
    await answer(world, "Share", elsewhere)
    assert lists(world.channel) == lists(lounge) == ["**Tic-tac-toe #336**\n1/3 🟩 alice 🔥 1"]
    clock.now += DAY_S
    bobs = await answer(world, right(THURSDAY), await ask(world, world.bob), world.bob)
    await answer(world, "Share", bobs, world.bob)
    assert lists(world.channel)[1:] == ["**Tic-tac-toe #337**\n1/3 🟩 bob 🔥 1"]


async def test_a_list_that_was_deleted_is_posted_anew_for_a_new_result_alone(world: World, clock: Clock) -> None:
    await share(world, world.alice, right())
    world.env.backend.delete_message(world.channel.id, world.last.id)
    again = await press_address(world.env, world.alice, await ask(world), f"ttt-share:{DAY}")
    assert said(again) == SAY("puzzles-shared")
    assert lists(world.channel) == []
    await share(world, world.bob, right())
    await world.env.settle()
    assert lists(world.channel) == ["**Tic-tac-toe #336**\n1/3 🟩 alice 🔥 1\n1/3 🟩 bob 🔥 1"]
    await share(world, world.carol, right())
    assert len(lists(world.channel)[0].splitlines()) == 4


@asynccontextmanager
async def second(world: World) -> AsyncIterator[tuple[ResultLists, Outbox]]:
    """The lists of another process on the same database, whose posts Discord knows by the same nonces."""
    bot = world.bot
    outbox = Outbox(bot.guild_cache, ClosedChannels(), Registry(), bot.looks, bot.languages)
    outbox._posted = world.bot.outbox._posted
    database = Database(world.settings.database_url)
    await database.open()
    yield ResultLists(outbox, database), outbox
    await outbox.drain(5)
    await database.close()


async def test_two_processes_lose_no_line_of_one_list(world: World, clock: Clock) -> None:
    """The first posts the list and does not get to noting it: as if it was killed there."""
    async with second(world) as (theirs, outbox):
        async with broken(world.store, "UPDATE puzzle_shares"):
            await share(world, world.alice, right())
        await answer(world, right(), await ask(world, world.bob), world.bob)
        await world.store.puzzles.share(world.bob.id, DAY, world.channel.id, "1/3 🟩 bob 🔥 1")
        theirs.show(world.channel.id, DAY)
        await outbox.wait_for(("results", DAY, world.channel.id))
        assert lists(world.channel) == ["**Tic-tac-toe #336**\n1/3 🟩 alice 🔥 1\n1/3 🟩 bob 🔥 1"]
        names = [f"p{number}" for number in range(8)]
        for number, name in enumerate(names, 1):
            await world.community.puzzles.answer(number, DAY, of_day(DAY).solution)
            await world.store.puzzles.share(number, DAY, world.channel.id, f"1/3 🟩 {name}")
            (theirs if number % 2 else lists_of(world)).show(world.channel.id, DAY)
        for each in (outbox, world.bot.outbox):
            await each.wait_for(("results", DAY, world.channel.id))
        (found,) = lists(world.channel)
        assert all(f"1/3 🟩 {name}" in found.splitlines() for name in names)


def lists_of(world: World) -> ResultLists:
    return ResultLists(world.bot.outbox, world.store.database)


async def test_what_discord_did_not_take_comes_with_the_next_press(
    world: World, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.core.chat.outbox.AGAIN_AFTER_S", (0, 0))
    world.env.inject_error("POST", f"/channels/{world.channel.id}/messages", status=503, times=3)
    await share(world, world.alice, right())
    await world.env.advance_time(30)
    assert lists(world.channel) == []
    again = await press_address(world.env, world.alice, await ask(world), f"ttt-share:{DAY}")
    assert said(again) == SAY("puzzles-shared")
    assert lists(world.channel) == ["**Tic-tac-toe #336**\n1/3 🟩 alice 🔥 1"]


async def test_where_the_bot_may_not_write_a_result_is_a_message_of_its_own(world: World, clock: Clock) -> None:
    closed = half_closed(world, send_messages=False)
    for player in (world.alice, world.bob):
        solved = await answer(world, right(), private(await player.slash(closed, "puzzle today")), player)
        shared = (await world.press(player, "Share", solved)).response
        assert shared is not None
        assert not shared.ephemeral
        assert shared.message.content == f"**Tic-tac-toe #336**\n1/3 🟩 {player.name} 🔥 1"
        assert said(await world.press(player, "Share", solved)) == SAY("puzzles-shared")
    await world.env.advance_time(60)
    assert len(lists(closed)) == 2


async def test_who_is_forgotten_vanishes_from_every_list(world: World, clock: Clock) -> None:
    await share(world, world.alice, right())
    await share(world, world.bob, wrong(), right())
    clock.now += DAY_S
    solved = await answer(world, right(THURSDAY), await ask(world))
    await answer(world, "Share", solved)
    asked = private(await world.alice.slash(world.channel, "forget"))
    await world.press(world.alice, "Erase everything", asked)
    first, later = lists(world.channel)
    assert re.fullmatch("2/3 [🟨🟥]🟩 bob 🔥 1", first.partition("\n")[2])
    assert later == "**Tic-tac-toe #337**"
    again = await ask(world)
    assert said(await world.press(world.alice, "Share", again)) == SAY("puzzles-shared")
    await world.env.settle()
    assert "alice" not in "".join(lists(world.channel))


async def test_a_name_in_a_result_marks_nothing_up(world: World, clock: Clock) -> None:
    eve = world.guild.add_member(world.env.create_user("eve"), nick="**@everyone**")
    solved = await answer(world, right(), await ask(world, eve), eve)
    world.calls()
    await world.press(eve, "Share", solved)
    _, posted = world.calls()
    assert not any(mentions_of(posted).values())
    assert "@everyone" not in (posted.json or {})["content"]
    assert r"\*\*" in (posted.json or {})["content"]


async def test_in_direct_messages_it_is_asked_for_and_solved(world: World, clock: Clock) -> None:
    user = world.alice.user
    await user.send_dm("!puzzle")
    posted = newest(user.dm_channel)
    solved = private(await world.press(user, right(), posted))
    assert title_of(solved) == "Solved 1/3 🟩"
    await world.press(user, "Share", solved)
    assert newest(user.dm_channel).content == "**Tic-tac-toe #336**\n1/3 🟩 alice 🔥 1"
    for action in ("here", "stop"):
        await user.send_dm(f"!puzzle {action}")
        assert text_of(newest(user.dm_channel)) == SAY("puzzles-servers-only")


@for_each(["today nonsense", "there here", "@everyone", "today practice", "**"], "shared", "clock", "caplog")
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
    await restart(world, clock)
    over = await answer(world, label, same)
    assert text_of(over) == "You've already answered that one. Press Next for another."
    assert await world.store.puzzles.practice(world.alice.id) == before
    assert (await current(world, await answer(world, "Next", over), world.alice)).key != puzzle.key


async def test_typed_practice_is_one_press_and_answered_alone_and_who_else_presses_gets_their_own(
    world: World, clock: Clock
) -> None:
    await world.alice.send(world.channel, "!puzzle practice")
    posted = world.last
    puzzle = await current(world, posted, world.alice)
    alices, own = await world.store.puzzles.practice(world.alice.id), await ask(world, world.bob, "practice")
    shown = await answer(world, square(puzzle, puzzle.solution), posted, world.bob)
    assert text_of(shown) == text_of(own), "though bob has practised as often: the press answers neither puzzle"
    await current(world, shown, world.bob)
    assert (await world.store.puzzles.practice(world.bob.id)).number == 0
    assert await world.store.puzzles.practice(world.alice.id) == alices
    assert "**alice**, only you'll see how it goes." in text_of(posted)
    assert "rating" not in text_of(posted)
    solved = await answer(world, square(puzzle, puzzle.solution), posted)
    assert (solved.id != posted.id, title_of(solved)) == (True, "Solved")
    before = await world.store.puzzles.practice(world.alice.id)
    again = await answer(world, square(puzzle, puzzle.solution), posted)
    assert text_of(again) == SAY("puzzles-practice-over")
    assert await world.store.puzzles.practice(world.alice.id) == before
    assert text_of(world.last) == text_of(posted), "what all see stays as it is"


# Posted daily


async def forget_leases(world: World) -> None:
    """Let the time pass for which posts are claimed: it is the database's own."""
    await execute(world.store, "UPDATE leases SET until = 0")


async def test_slash_does_what_is_typed(world: World, clock: Clock) -> None:
    mona = manager(world)
    first = (await mona.slash(world.channel, "puzzle here", hour=18)).response
    assert first is not None
    assert not first.ephemeral
    assert text_of(first.message).endswith(SAY("puzzles-posted-daily", hour=18, zone="UTC"))
    assert said(await mona.slash(world.channel, "puzzle here", hour=20)) == SAY(
        "puzzles-posted-daily", hour=20, zone="UTC"
    )
    assert await world.community.puzzles.posted(world.guild.id) == (world.channel.id, 20)
    for sentence in ("puzzles-stopped", "puzzles-not-posted"):
        assert said(await mona.slash(world.channel, "puzzle stop")) == SAY(sentence)


async def test_who_manages_the_server_has_it_posted_at_once_and_daily_once(world: World, clock: Clock) -> None:
    await manager(world).send(world.channel, "!puzzle here")
    assert text_of(world.last).endswith(SAY("puzzles-posted-daily", hour=0, zone="UTC"))
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
    await restart(world, clock)
    await world.env.advance_time(60)
    assert len(posts(world.channel)) == 2
    assert title_of(await answer(world, right(THURSDAY), posted[-1])) == "Solved 1/3 🟩"


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


async def test_it_is_posted_at_the_hour_that_the_manager_picks(world: World, clock: Clock) -> None:
    await manager(world).send(world.channel, "!puzzle here 18")
    counts = []
    for hour in (-5, 0, 17.99, 18, 23, 24, 24 + 17, 24 + 18):
        clock.now = int(THURSDAY * DAY_S + hour * 3600)
        await forget_leases(world)
        await world.env.advance_time(60)
        counts.append(len(posts(world.channel)))
    assert counts == [1, 1, 1, 2, 2, 2, 2, 3]


@for_each(["24", "118", "9" * 1500, "-1", "18:30", "soon", "18 today"], "shared", "clock")
async def test_what_is_no_hour_changes_nothing(world: World, clock: Clock, hour: str) -> None:
    await manager(world).send(world.channel, f"!puzzle here {hour}")
    assert text_of(world.last) == SAY("puzzles-no-such-hour")
    assert await world.community.puzzles.posted(world.guild.id) is None


@for_each(["18", "18:00", "18h", "18 Uhr", "6pm"], "world", "clock")
async def test_an_hour_is_read_as_people_write_it_and_told_with_its_zone(world: World, clock: Clock, hour: str) -> None:
    mona, channel = manager(world), world.guild.create_text_channel("puzzles")
    await mona.send(channel, f"!puzzle here {hour}")
    assert "every day after 18:00 UTC" in text_of(newest(channel))
    assert await world.community.puzzles.posted(world.guild.id) == (channel.id, 18)


async def test_another_hour_alone_posts_nothing_again_and_another_channel_keeps_it_and_is_the_only_one(
    world: World, clock: Clock
) -> None:
    mona, lounge = manager(world), world.guild.create_text_channel("lounge")
    await mona.send(world.channel, "!puzzle here 18")
    await mona.send(world.channel, "!puzzle here 20:00")
    assert text_of(world.last) == SAY("puzzles-posted-daily", hour=20, zone="UTC")
    await world.env.advance_time(60)
    assert len(posts(world.channel)) == 1
    await mona.send(lounge, "!puzzle here")
    assert text_of(newest(lounge)).endswith(SAY("puzzles-posted-daily", hour=20, zone="UTC"))
    assert await world.community.puzzles.posted(world.guild.id) == (lounge.id, 20)
    clock.now += DAY_S + 20 * 3600
    await world.env.advance_time(60)
    assert [len(posts(channel)) for channel in (world.channel, lounge)] == [1, 2]


async def test_by_settings_it_is_posted_when_it_is_that_hour_again(world: World, clock: Clock) -> None:
    puzzles, counts = world.community.puzzles, []
    clock.now = DAY * DAY_S + 12 * 3600
    for hour, at in ((18, 12), (12, 13), (18, 18), (9, 19), (21, 22), (9, 24 + 9)):
        await world.store.database.write(puzzles.post_in(world.guild.id, world.channel.id, hour))
        clock.now = DAY * DAY_S + at * 3600
        await forget_leases(world)
        await world.env.advance_time(60)
        counts.append(len(posts(world.channel)))
    assert counts == [0, 1, 1, 1, 1, 2]


async def test_nobody_else_decides_that(world: World, clock: Clock, caplog: pytest.LogCaptureFixture) -> None:
    for player, action in itertools.product((world.alice, add_moderator(world)), ("here", "stop")):
        async with unchanged(world, caplog):
            await player.send(world.channel, f"!puzzle {action}")
        assert text_of(world.last) == SAY("puzzles-managers-only")
        assert said(await player.slash(world.channel, f"puzzle {action}")) == SAY("puzzles-managers-only")
    assert await world.store.puzzles.unposted(DAY + 9) == []


async def test_it_is_stopped_again(world: World, clock: Clock) -> None:
    mona = manager(world)
    await mona.send(world.channel, "!puzzle here")
    for sentence in ("puzzles-stopped", "puzzles-not-posted"):
        await mona.send(world.channel, "!puzzle stop")
        assert text_of(world.last) == SAY(sentence)
    clock.now += DAY_S
    await world.env.advance_time(60)
    assert len(posts(world.channel)) == 1


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


async def test_while_discord_is_unwell_it_is_tried_again_until_it_is_there(world: World, clock: Clock) -> None:
    await manager(world).send(world.channel, "!puzzle here")
    world.env.inject_error("POST", "/channels/*", status=503, times=2)
    clock.now += DAY_S
    for _ in range(4):
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
    plain = half_closed(world, embed_links=False)
    await manager(world).send(plain, "!puzzle here")
    clock.now += DAY_S
    await world.env.advance_time(60)
    posted = newest(plain)
    assert not posted.embeds
    assert "**Puzzle #337**\n" in posted.content
    assert right(THURSDAY) in buttons_of(posted)


async def test_help_has_a_topic_on_puzzles(world: World) -> None:
    await world.alice.send(world.channel, "!help streak")
    assert titled(world.last) == "Puzzles"
    assert "/puzzle practice" in text_of(world.last)


async def test_a_channel_that_is_hidden_shows_it_there_alone_and_a_server_that_was_left_is_passed_over(
    world: World, clock: Clock
) -> None:
    await world.store.puzzles.put_channel(Place(7 << 22, 5), DAY - 1)
    mona = manager(world)
    den = shut(world, "den", mona)
    await mona.send(den, "!puzzle here")
    clock.now += DAY_S
    await world.env.advance_time(60)
    assert [len(posts(channel)) for channel in (world.channel, den)] == [0, 2]
    assert await world.store.puzzles.unposted(DAY + 1) != []


async def test_who_was_forgotten_sees_the_puzzle_as_they_left_it_by_every_door(world: World, clock: Clock) -> None:
    await answer(world, wrong(), await ask(world))
    await world.community.privacy.forget(world.alice.id)
    left = SAY("puzzles-tries", left=2)
    assert left in text_of(await ask(world))
    solved = await answer(world, right(), await ask(world))
    await world.community.privacy.forget(world.alice.id)
    again = await ask(world)
    assert text_of(again).splitlines()[0] == text_of(solved).splitlines()[0]
    assert SAY("puzzles-answered", zone="UTC") in text_of(again)
    await world.press(world.alice, SAY("puzzles-button-share"), again)
    await world.quiet()
    assert "alice" in text_of(world.last)
