"""What members may type after `explain`."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.core.chat.looks import Looks
from bot.core.chat.page import Page
from bot.core.chat.variants import board_text
from bot.core.game import BOARDS, Look
from bot.core.game.boards import position_of
from bot.core.game.refusals import NoSuchPosition
from bot.engine import Mark, Position, Rules
from bot.features.learn.rules import VIEW, Asked, View, is_reached
from bot.features.learn.tree import Scores
from bot.words import words
from tests.core.chat.render.test_looks import ALL
from tests.engine.brute import LIVE

POINTS = st.integers(1, 999)

EXPLAINED: dict[str, Asked] = {
    "": Asked(),
    "O.XX.X.OO": Asked("O.XX.X.OO"),
    "o.x x.x .oo": Asked("o.x x.x .oo"),
    "O.XX.X.OO\nsteps": Asked("O.XX.X.OO", is_lesson=True),
    "steps O.X X.X .OO ±1": Asked("O.X X.X .OO", is_lesson=True, view=View(Scores(1, 1))),
    "STEPS": Asked(is_lesson=True),
    "tree": Asked(),
    "steps tree": Asked(),
    "tree steps": Asked(is_lesson=True),
    "+-1": Asked(view=View(Scores(1, 1))),
    "±10": Asked(),
    "±1 +-10": Asked(),
    "±25": Asked(view=View(Scores(25, 25))),
    "+25 -5": Asked(view=View(Scores(25, 5))),
    "±0": Asked("±0"),
    "±1000": Asked("±1000"),
    "..XXOOXO. O to move": Asked("..XXOOXO.", view=View(to_move=Mark.O)),
    "o To Move ..XXOOXO.": Asked("..XXOOXO.", view=View(to_move=Mark.O)),
    "turn:O ..XXOOXO.": Asked("..XXOOXO.", view=View(to_move=Mark.O)),
    "..XXOOXO. maximiser: x": Asked("..XXOOXO.", view=View(Scores(maximiser=Mark.X))),
    "..XXOOXO. maximizer:X O to move": Asked("..XXOOXO.", view=View(Scores(maximiser=Mark.X), Mark.O)),
    "form:alpha-beta steps scores:1 O.XX.X.OO": Asked(
        "O.XX.X.OO", is_lesson=True, view=View(Scores(1, 1), is_pruned=True)
    ),
    "X O to move": Asked("X", view=View(to_move=Mark.O)),
    "alpha-beta O.XX.X.OO": Asked("O.XX.X.OO", view=View(is_pruned=True)),
    "Alpha-Beta Steps O.XX.X.OO": Asked("O.XX.X.OO", is_lesson=True, view=View(is_pruned=True)),
    "12": Asked("12"),
    "❌2️⃣⭕ 4️⃣❌6️⃣ 7️⃣8️⃣9️⃣": Asked("X.O .X. ..."),
    "`XX.OO....`": Asked("XX.OO...."),
    "['X',  ' ',\n'O'] steps": Asked("['X',  ' ',\n'O']", is_lesson=True),
    "```js\nlet tree = [“X”, 1]```": Asked("let = [“X”, 1]"),
    "012345678": Asked("012345678"),
    "1 -1 0 0 1 0 0 0 -1": Asked("1 -1 0 0 1 0 0 0 -1"),
    "[[ 1 -1 0] [0 1 0] [0 0 -1 ]] tree ±10": Asked("[[ 1 -1 0] [0 1 0] [0 0 -1 ]]"),
    "......... -1": Asked(".........", view=View(Scores(10, 1))),
    "steps\nXO \n X \n  O": Asked("\nXO \n X \n  O", is_lesson=True),
    "❎❎❎ 🟢⭕6️⃣ 7️⃣8️⃣9️⃣": Asked("XXX OO. ..."),
    "💢❌🔵 4️⃣🌀🔵 7️⃣8️⃣❌": Asked("XXO .OO ..X"),
    ":x_goes_48af::x_5b5f:<:o_goes_0c21:1> <:square_4_683f:1>": Asked("XXO ."),
}


@pytest.mark.parametrize("text", EXPLAINED)
def test_words_mean_what_to_explain(text: str) -> None:
    assert Asked.parse(text) == EXPLAINED[text]


@pytest.mark.parametrize(
    ("what", "game_id", "is_of_game"),
    [
        ("", None, True),
        (" ", None, True),
        ("12", 12, True),
        (" #12 ", 12, True),
        ("１２", 12, True),
        ("9" * 15, int("9" * 15), True),
        ("9" * 16, None, False),
        ("#", None, False),
        ("1 2", None, False),
        ("012345678", 12345678, True),
        ("[0,1,2,3,4,5,6,7,8]", None, False),
        ("0 1 2 3 4 5 6 7 8", None, False),
        ("X1OX4XOO8", None, False),
        ("O.XX.X.OO", None, False),
    ],
)
def test_whether_a_game_is_meant_or_a_board(what: str, game_id: int | None, is_of_game: bool) -> None:
    options = Asked(what)
    assert (options.game_id, options.is_of_game) == (game_id, is_of_game)


@pytest.mark.parametrize("board", [name for name, board in BOARDS.items() if board.rules is Rules.STANDARD])
@pytest.mark.parametrize("look", [look for look in Look if look is not Look.WORDS])
def test_a_board_that_is_copied_from_the_bots_own_message_is_read_as_it_is(look: Look, board: str) -> None:
    position = Position.after((0, 5, 1), BOARDS[board])
    page = Page(board_text(position)).in_look(look, words())
    own = ALL.draw(page).content
    for shown in (Looks().draw(page).content, own, re.sub("<(:.*?:)[0-9]+>", r"\1", own)):
        assert position_of(f"{Asked.parse(shown).what}/{position.board.k}") == position


@given(st.text())
def test_no_text_breaks_the_reader(text: str) -> None:
    assert min(Asked.parse(text).view.scores[:2]) >= 1


@given(
    st.builds(
        View,
        st.builds(Scores, POINTS, POINTS, st.sampled_from([None, *Mark])),
        st.sampled_from([None, *Mark]),
        st.booleans(),
    )
)
def test_a_view_is_read_from_a_button_as_it_was_written(view: View) -> None:
    assert re.fullmatch(VIEW, view.text())
    assert View.parse(view.text()) == view


def test_either_side_of_a_board_can_be_looked_at() -> None:
    """By a game that O began, and where no game gets: but never beyond a game's end."""
    for text, mover, is_real in (
        ("..XXOOXO.", Mark.O, True),
        ("....O....", Mark.X, True),
        ("....X....", Mark.X, False),
        ("XO.......", Mark.O, True),
        ("X.OX.XOO.", Mark.X, True),
    ):
        position = View(to_move=mover).of(text)
        assert (position.text(), position.to_move, is_reached(position)) == (text, mover, is_real)
    won = View(to_move=Mark.X).of("XXX.OO...")
    assert (won.is_over, won.winner) == (True, Mark.X)
    for text in ("XX.......", "XXX.O...."):
        with pytest.raises(NoSuchPosition):
            View(to_move=Mark.O).of(text)
    for text in LIVE:
        assert is_reached(Position.parse(text))
