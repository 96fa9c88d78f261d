"""The course in a simulated server: from the first lesson to the last by presses, and all that may come between."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest
from simcord import MemberActor

from bot.core.game import Bot
from bot.engine import Level, Mark, Position
from bot.features.learn.course import program
from bot.features.learn.course.questions import Question
from bot.features.learn.course.rules import LESSONS, VERSION, Page, Progress
from tests.addresses import press_address
from tests.features.full import World
from tests.people import private
from tests.report import for_each
from tests.world import board_of, buttons_of, newest, said, text_of

CHANGED = "The course has changed since that message. Use /learn to go on."
PAGES = [Page(number, at) for number, each in enumerate(LESSONS, 1) for at in range(1, len(each.questions) + 1)]
NEW, ALL_DONE = Progress(), Progress(Page(13), 2**13 - 2)
SENT = "I've sent you a DM."


def asked(page: Page) -> Question:
    return LESSONS[page.lesson - 1].questions[page.question - 1]


def address(page: Page, choice: object = "") -> str:
    return f"ttt-learn:{VERSION}:{page.lesson}:{page.question}:{choice}"


def title_of(message: discord.Message) -> str:
    return message.embeds[0].title or ""


def told(message: discord.Message) -> str:
    """Return the words under the board."""
    return (message.embeds[0].description or "").removeprefix("> ")


async def learn(world: World, player: MemberActor | None = None, **options: Any) -> discord.Message:
    return private(await (player or world.alice).slash(world.channel, "learn", **options))


async def press(
    world: World, message: discord.Message, custom_id: str, *chosen: str, player: MemberActor | None = None
) -> discord.Message:
    """Press a button or choose from the menu of a message; returns what it becomes."""
    rows = [row for row in message.components if isinstance(row, discord.ActionRow)]
    ids = [getattr(each, "custom_id", "") for row in rows for each in row.children]
    assert custom_id in ids
    return private(await press_address(world.env, player or world.alice, message, custom_id, *chosen))


async def answer(world: World, message: discord.Message, page: Page, choice: str | None = None) -> discord.Message:
    """Give an answer, or the first right one."""
    question = asked(page)
    return await press(world, message, address(page, question.choices.index(choice or question.right()[0])))


async def go_on(world: World, message: discord.Message) -> discord.Message:
    label = next(each for each in ("Next", "Next lesson") if each in buttons_of(message))
    return private(await world.press(world.alice, label, message))


async def progress(world: World, player: MemberActor | None = None) -> Progress:
    found: Progress = await world.store.course.progress((player or world.alice).id)
    return found


async def begun(world: World, lesson: int) -> None:
    """Let alice have done all lessons before one."""
    for page in PAGES:
        if page.lesson < lesson:
            await world.store.course.note(world.alice.id, page)


async def pass_lessons(world: World, message: discord.Message, pages: list[Page]) -> discord.Message:
    """Answer these questions one after the other; returns the next one."""
    for page in pages:
        assert title_of(message).startswith(f"Lesson {page.lesson} of 12: ")
        message = await go_on(world, await answer(world, message, page))
    return message


async def play(world: World, message: discord.Message, player: MemberActor | None = None) -> discord.Message:
    """Play the last lesson as plain minimax, to its end."""
    while "Play a real game" not in buttons_of(message):
        board = [cell if mark == "." else mark for cell, mark in enumerate(board_of(message))]
        cell = program.best_move(board, "X") if board.count("X") else 0
        ids = [each.custom_id or "" for each in buttons_of(message).values()]
        message = await press(world, message, next(each for each in ids if each.endswith(f"{cell}")), player=player)
    return message


async def test_the_whole_course_is_finished_by_presses_across_a_restart(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(world.bot.answerer, "most", 10**6)  # a learner isn't as fast as this one
    message = await pass_lessons(world, await learn(world), PAGES[:12])
    await world.restart()
    monkeypatch.setattr(world.bot.answerer, "most", 10**6)
    again = await learn(world)
    assert title_of(again).startswith("Lesson 6 of 12")
    assert told(again).startswith("Welcome back. You were here.")
    message = await pass_lessons(world, message, PAGES[12:-1])
    message = await play(world, message)
    assert title_of(message) == "Lesson 12 of 12: Play as plain minimax"
    assert "You've **finished the course**." in told(message)
    assert await progress(world) == ALL_DONE
    over = await learn(world)
    assert "You've **finished the course**." in told(over)
    assert "Play a real game" in buttons_of(over)
    await world.press(world.alice, "Play a real game", over)
    assert (await world.game(world.alice)).o == Bot(Level.MEDIUM)


async def test_a_wrong_answer_changes_nothing(world: World) -> None:
    message = await learn(world)
    page = Page(1, 1)
    wrong = await answer(world, message, page, "2")
    assert "🟥" in wrong.content
    assert await progress(world) == NEW
    right = await answer(world, wrong, page)
    assert told(right).startswith("Yes: square 5 has index 4.")
    assert await progress(world) == Progress(Page(1, 2), 0)


async def test_the_course_goes_on_where_it_was_left(world: World) -> None:
    await begun(world, 4)
    await answer(world, await learn(world, lesson=4), Page(4, 1))
    message = await learn(world)
    assert title_of(message) == "Lesson 4 of 12: One wants high, one wants low (2/2)"
    assert told(message).startswith("Welcome back. You were here.")
    assert "imagine that it's 🔵's turn" in told(message)


async def test_a_lesson_is_chosen_by_option_word_and_menu_and_only_what_is_done_gets_a_tick(world: World) -> None:
    """A look ahead, or back, moves a learner from their place as little as one lesson makes all before it done."""
    await begun(world, 3)
    kept = await progress(world)
    message = await press(world, await learn(world, lesson=2), f"ttt-learn:{VERSION}:0:2:", "7")
    assert title_of(message) == "Lesson 7 of 12: Back up the tree (1/3)"
    message = await pass_lessons(world, message, [page for page in PAGES if page.lesson == 7])
    await answer(world, await learn(world, lesson=9), Page(9, 1))
    await answer(world, await learn(world, lesson=1), Page(1, 1))
    assert await progress(world) == kept._replace(done=kept.done | 1 << 7)
    assert title_of(await learn(world)) == "Lesson 3 of 12: Scores (1/3)"
    row = message.components[-1]
    assert isinstance(row, discord.ActionRow)
    (menu,) = row.children
    assert isinstance(menu, discord.SelectMenu)
    assert ["✅" in each.label for each in menu.options] == [True] * 2 + [False] * 4 + [True] + [False] * 5


async def test_typed_the_course_comes_by_direct_message_and_goes_on_there(world: World) -> None:
    await world.alice.send(world.channel, "!learn 3")
    assert text_of(world.last) == SENT
    message = newest(world.alice.user.dm_channel)
    assert title_of(message) == "Lesson 3 of 12: Scores (1/3)"
    await world.press(world.alice.user, "+10", message)
    pressed = newest(world.alice.user.dm_channel)
    assert pressed.id == message.id
    assert told(pressed).startswith("Yes: ❌ has three in a row")


@for_each(["13", "0", "lesson two", "lesson 99", "3 4", "-1"], "shared")
async def test_a_lesson_that_is_not_there_is_refused(shared: World, words: str) -> None:
    await shared.alice.send(shared.channel, f"!learn {words}")
    told = text_of(shared.last)
    assert told == "There are lessons 1 to 12. Use /learn with one of those, or without a number to go on."


async def test_two_places_and_two_presses_at_one_instant_each_answer_their_own_page(world: World) -> None:
    here, there = await learn(world, lesson=2), await learn(world, lesson=5)
    both = await asyncio.gather(
        press(world, here, address(Page(2, 1), 8)),
        press(world, there, address(Page(5, 1), 1)),
        press(world, here, address(Page(2, 1), 8)),
    )
    assert [title_of(each)[:8] for each in both] == ["Lesson 2", "Lesson 5", "Lesson 2"]
    assert await progress(world) == Progress(Page(), 0), "neither is where a new learner goes on"


async def test_a_forged_press_acts_for_who_presses_and_shows_nothing_of_others(world: World) -> None:
    await begun(world, 6)
    mine = await progress(world)
    await world.carol.send(world.channel, "!about")
    public = world.last
    before = public.content, [each.to_dict() for each in public.embeds]
    forged = private(await press_address(world.env, world.bob, public, address(Page(1, 1), 4)))
    assert title_of(forged) == "Lesson 1 of 12: The board is a list (1/2)"
    assert "✅" not in str([each.to_dict() for each in forged.components])
    assert await progress(world, world.bob) == Progress(Page(1, 2), 0)
    assert await progress(world) == mine
    assert (world.last.content, [each.to_dict() for each in world.last.embeds]) == before


# The last lesson


async def test_with_few_squares_free_the_learner_works_the_scores_out(world: World) -> None:
    message = await learn(world, lesson=12)
    shown = private(await press_address(world.env, world.alice, message, address(PAGES[-1], "04126")))
    assert "Now work out the scores yourself" in told(shown)
    assert "→" not in told(shown)
    assert board_of(shown).count(".") == 3


async def test_a_game_is_checked_from_its_first_square(world: World) -> None:
    """X on 5 is not what plain minimax plays; X on 2 is, after that."""
    message = await learn(world, lesson=12)
    forged = private(await press_address(world.env, world.alice, message, address(PAGES[-1], "401")))
    assert told(forged).startswith("Square 5 scores 0 as well, but 1 comes first.")
    assert board_of(forged).replace("🟥", ".") == "." * 9
    right = await press(world, forged, address(PAGES[-1], 0))
    assert told(right).startswith(f"Yes, 1. I take {board_of(right).index('O') + 1}.")
    assert (board_of(right).count("X"), board_of(right).count("O")) == (1, 1)


# A taken square, one of three choices, a page that isn't there, O's mark on X's, on from the end of a game, and buttons
# of other versions of the course.
FORGED = [f"{VERSION}:{page}" for page in ("1:1:0", "3:1:3", "1:3:0", "1:0:4", "0:1:4", "13:1:4", "12:1:00")]
FORGED += [f"{VERSION}:12:1:01324568", "2:1:1:4", "0:1:1:4", "2:0:0:"]


@for_each(FORGED, "shared")
async def test_an_answer_that_no_button_of_these_lessons_gives_is_refused(shared: World, forged: str) -> None:
    message = await learn(shared)
    assert said(await press_address(shared.env, shared.carol, message, f"ttt-learn:{forged}")) == CHANGED
    assert await progress(shared, shared.carol) == NEW


# X where minimax wouldn't play, a square that's taken, O's turn, after the end, and no squares at all.
@for_each(["4", "0444", "01340", "00", "0", "01", "010", "013467", "0134678", "012345678", "88"], "shared")
async def test_a_forged_game_is_checked(shared: World, path: str) -> None:
    message = await learn(shared, lesson=12)
    before = await progress(shared)
    result = await press_address(shared.env, shared.alice, message, address(PAGES[-1], path))
    assert "finished the course" not in said(result)
    assert await progress(shared) == before


@for_each(range(6), "shared")
async def test_whatever_the_bot_plays_the_game_ends_and_the_learner_does_not_lose(shared: World, seed: int) -> None:
    shared.services.random.seed(seed)
    player = shared.guild.add_member(shared.env.create_user(f"learner{seed}"))
    message = await play(shared, await learn(shared, player, lesson=12), player)
    position = Position.parse(board_of(message))
    assert position.is_over
    assert position.winner is not Mark.O
    assert (await progress(shared, player)).done == 1 << 12
    assert "11 lessons aren't done yet. Use /learn to go on with them." in told(message)
