"""Which boards there are, and what people mean by a square."""

from __future__ import annotations

import re

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bot.core.game import BOARDS, board_named, read_move, square_text, with_rules
from bot.core.game.refusals import Refusal
from bot.engine import STANDARD, Board, Mark, Position, Rules
from tests.refused import refused

START = Position.start(STANDARD)
LARGE = Position.start(BOARDS["5x5"])
WILD = Board(3, 3, 3, Rules.WILD)


@pytest.mark.parametrize(
    ("text", "cell"),
    [
        ("1", 0),
        ("9", 8),
        ("a1", 0),
        ("B2", 4),
        ("c3", 8),
        ("４", 3),
        ("ｂ２", 4),
        ("4️⃣", 3),
        ("٥", 4),
        (" 5 ", 4),
        ("²", 1),
    ],
)
def test_a_square_is_read_in_every_form(text: str, cell: int) -> None:
    assert read_move(text, START) == cell


@pytest.mark.parametrize(("text", "cell"), [("10", 9), ("\U0001f51f", 9), ("25", 24), ("e5", 24), ("E1", 4)])
def test_a_larger_board_has_more_squares(text: str, cell: int) -> None:
    assert read_move(text, LARGE) == cell


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("center", 5),
        ("The Centre", 5),
        ("middle", 5),
        ("top left", 1),
        ("Top-Left corner", 1),
        ("left_top", 1),
        ("upper right", 3),
        ("bottom left", 7),
        ("LOWER  RIGHT", 9),
        ("top", 2),
        ("middle left", 4),
        ("right", 6),
        ("bottom center", 8),
    ],
)
def test_a_square_goes_by_the_words_for_its_place(text: str, number: int) -> None:
    assert read_move(text, START) == number - 1


@pytest.mark.parametrize(
    ("board", "text", "name"),
    [
        ("5x5", "center", "c3"),
        ("5x5", "top middle", "c1"),
        ("5x5", "bottom right", "e5"),
        ("4x4", "top right", "d1"),
        ("4x4/3", "bottom left", "a4"),
        ("5x5", "top", None),
        ("4x4", "center", None),
        ("4x4", "middle left", None),
        ("4x4", "top", None),
    ],
)
def test_on_larger_boards_only_what_is_one_square_has_a_place(board: str, text: str, name: str | None) -> None:
    start = Position.start(BOARDS[board])
    if name:
        assert start.board.square_name(read_move(text, start)) == name
    else:
        with refused("no-such-square"):
            read_move(text, start)


@pytest.mark.parametrize("text", ["top bottom", "left right", "top left center", "the", "corner", "top secret", "-top"])
def test_places_that_contradict_themselves_are_no_square(text: str) -> None:
    with refused("no-such-square"):
        read_move(text, START)


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        (" B2 ", "b2"),
        ("4️⃣", "4"),
        ("Top-Left", "top left"),
        ("25", "25"),
        ("5 o", "5 o"),
        ("26", "26"),
        ("5.3", "5 3"),
        ("100", None),
        ("5 🔵", None),
        ("@everyone", None),
        ("", None),
    ],
)
def test_a_square_is_written_in_plain_letters_and_digits_if_any_board_has_it(text: str, plain: str | None) -> None:
    assert square_text(text) == plain


@given(st.text())
def test_what_is_written_of_a_square_has_nothing_in_it_that_discord_would_read(text: str) -> None:
    assert re.fullmatch("[a-z0-9 ]+", square_text(text) or "none")


@pytest.mark.parametrize(
    "text", ["", "0", "10", "-1", "abc", "4 5", "1e1", "1.0", "d1", "a4", "9" * 5000, "\U0001f51f", "5 o", "5x"]
)
def test_what_is_no_square_is_refused_with_the_free_ones(text: str) -> None:
    with refused("no-such-square") as caught:
        read_move(text, START.play(4))
    assert (caught.value.facts["board"], caught.value.facts["free"]) == (STANDARD, (0, 1, 2, 3, 5, 6, 7, 8))


@given(st.text(), st.sampled_from([START, LARGE, Position.start(WILD)]))
@example("1O", Position.start(WILD))
def test_every_text_is_a_move_on_the_board_or_none(text: str, position: Position) -> None:
    try:
        found: int | None = read_move(text, position)
    except Refusal as refusal:
        found = None if refusal.facts["free"] == position.legal() else -1
    assert found is None or found in position.legal()


def test_the_mark_is_the_movers_own() -> None:
    assert read_move("5", START.play(0)) == 4
    assert read_move("5", Position.start(WILD).play(0)) == 13


@pytest.mark.parametrize(
    ("text", "mark"),
    [
        ("5", Mark.X),
        ("5 o", Mark.O),
        ("5 O", Mark.O),
        ("b2o", Mark.O),
        ("5⭕", Mark.O),
        ("b2 ❌", Mark.X),
        ("5x", Mark.X),
        ("center o", Mark.O),
    ],
)
def test_by_wild_rules_a_mark_may_follow_the_square(text: str, mark: Mark) -> None:
    assert read_move(text, Position.start(WILD)) == (13 if mark is Mark.O else 4)


@pytest.mark.parametrize("name", BOARDS)
def test_a_board_is_found_by_its_name_in_any_case_and_by_its_full_form(name: str) -> None:
    assert board_named(name) == board_named(name.upper()) == board_named(BOARDS[name].text()) == BOARDS[name]


@pytest.mark.parametrize("text", ["", "3", "3x3/2", "6x6", "3x3/3 wild", "5x5/3"])
def test_no_other_board_is_to_be_had(text: str) -> None:
    with refused("no-such-board") as caught:
        board_named(text)
    assert caught.value.facts["names"] == ("3x3", "4x4", "4x4/3", "5x5", "5x5/5", "ultimate")


@pytest.mark.parametrize("board", BOARDS.values())
def test_other_rules_are_for_the_smallest_board_alone(board: Board) -> None:
    assert with_rules(board, Rules.STANDARD) is board  # none is made anew, with all its lines
    for rules in (Rules.MISERE, Rules.WILD):
        if board == STANDARD:
            assert with_rules(board, rules) == Board(3, 3, 3, rules)
        else:
            with refused("no-such-rules"):
                with_rules(board, rules)
