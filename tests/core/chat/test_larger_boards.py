"""Boards larger than 3x3 in a simulated server: how they look, how they are played, and what is no square of theirs."""

from __future__ import annotations

import discord
import pytest

from bot.engine import Board, Level
from tests.people import message_of, private
from tests.report import for_each
from tests.world import World, buttons_of, of_core, said, text_of

MARKS = {"⬛": ".", "❌": "X", "🔵": "O"}


def marks_of(content: str) -> str:
    """The board in a message, rows parted by a slash."""
    rows = content.split("\n")[1:]
    return "/".join("".join(MARKS[symbol] for symbol in row if symbol in MARKS) for row in rows)


@pytest.mark.parametrize("door", ["typed", "slash"])
@pytest.mark.parametrize(
    ("name", "board"),
    [("4x4", Board(4, 4, 4)), ("4x4/3", Board(4, 4, 3)), ("5x5", Board(5, 5, 4)), ("5x5/5", Board(5, 5, 5))],
)
async def test_a_game_on_a_larger_board_is_shown_and_played(world: World, door: str, name: str, board: Board) -> None:
    await world.begin(door, board=name)
    assert (await world.game(world.alice)).board == board
    assert marks_of(world.last.content) == "/".join(["." * board.columns] * board.rows)
    assert board.cells <= 30, "Discord shows no more emoji large"
    assert f"{board.rows}x{board.columns}: {board.k} in a row wins." in text_of(world.last)
    last = board.square_name(board.cells - 1)
    await world.press(world.alice, "b2")
    await world.bob.send(world.channel, f"!move {last}")
    await world.alice.slash(world.channel, "move", square=str(board.cells - 1))
    expected = ["." * board.columns for _ in range(board.rows)]
    expected[1] = ".X" + "." * (board.columns - 2)
    expected[-1] = "." * (board.columns - 2) + "XO"
    assert marks_of(world.last.content) == "/".join(expected)
    assert f"alice played {board.square_name(board.cells - 2)}" in text_of(world.last)


async def test_four_rows_leave_one_for_other_buttons_and_five_have_a_menu(world: World) -> None:
    await world.begin("typed", board="4x4")
    assert of_core(world.last)[16:] == ["Offer draw", "Resign"]
    await world.resign(world.alice)
    await world.begin("typed", board="5x5")
    assert len(buttons_of(world.last)) == 25
    await world.press(world.alice, "c3")
    board = world.last
    assert "Press any taken square for a hint, a draw or to resign." in text_of(board)
    menu = private(await world.press(world.bob, "c3", board))
    assert of_core(menu) == ["Offer draw", "Resign"]


async def test_a_draw_is_agreed_by_the_menu_of_a_full_board(world: World) -> None:
    """Each menu turns into a line, and the board is brought up to date by itself."""
    board = await fives(world)
    assert said(await world.press(world.carol, "c3", board)).startswith("Only alice or bob can do that.")
    menu = private(await world.press(world.bob, "c3", board))
    offered = private(await world.press(world.bob, "Offer draw", menu))
    assert text_of(offered) == "You offered a draw in game 1."
    assert "bob offers a draw. alice, accept below; your next move declines it." in text_of(
        message_of(world.channel, board)
    )
    assert of_core(private(await world.press(world.bob, "c3", board))) == ["Resign"]
    menu = private(await world.press(world.alice, "c3", board))
    agreed = private(await world.press(world.alice, "Agree to a draw", menu))
    assert text_of(agreed) == "You agreed to a draw in game 1."
    shown = message_of(world.channel, board)
    assert "It's a draw" in text_of(shown)
    assert of_core(shown) == ["Rematch"]


async def fives(world: World) -> discord.Message:
    """A board of 5x5 on which alice has played the middle."""
    await world.begin("typed", board="5x5")
    await world.press(world.alice, "c3")
    return world.last


@pytest.mark.parametrize("level", [Level.EASY, Level.HARD, Level.UNBEATABLE])
@pytest.mark.parametrize("board", ["4x4", "5x5"])
async def test_the_bot_answers_on_larger_boards_with_one_call(world: World, level: Level, board: str) -> None:
    await world.alice.send(world.channel, f"!play {board} {level}")
    world.calls()
    await world.press(world.alice, "b2")
    assert len(world.calls()) == 1
    assert (await world.game(world.alice)).ply == 2


@for_each(["z9", "26", "f1", "a6", "0"], "shared")
async def test_what_is_no_square_of_a_larger_board_says_what_is(world: World, square: str) -> None:
    await world.alice.send(world.channel, "!play 5x5 easy")
    answer = said(await world.alice.slash(world.channel, "move", square=square))
    assert answer.startswith("Squares are 1 to 25, or a1 to e5. Still free: a1, b1, c1,")
    assert (await world.game(world.alice)).ply == 0
