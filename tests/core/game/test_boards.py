"""Which boards there are, and what people mean by a square."""

from __future__ import annotations

import re

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bot.core.game import BOARDS, board_named, read_move, square_text, with_rules
from bot.core.game.refusals import Refusal
from bot.engine import STANDARD, Board, Position, Rules
from tests.refused import refused
from tests.report import for_each

START = Position.start(STANDARD)
LARGE = Position.start(BOARDS["5x5"])
WILD = Board(3, 3, 3, Rules.WILD)


@for_each(
    [
        ("3x3", "a1", ["1", "a1", "top left", "Top-Left corner", "left_top"]),
        ("3x3", "b1", ["²", "top"]),
        ("3x3", "c1", ["upper right"]),
        ("3x3", "a2", ["４", "4️⃣", "middle left"]),
        ("3x3", "b2", ["B2", "ｂ２", "٥", " 5 ", "center", "The Centre", "middle"]),
        ("3x3", "c2", ["right"]),
        ("3x3", "a3", ["bottom left"]),
        ("3x3", "b3", ["bottom center"]),
        ("3x3", "c3", ["9", "c3", "LOWER  RIGHT"]),
        ("4x4", "d1", ["top right"]),
        ("4x4/3", "a4", ["bottom left"]),
        ("5x5", "c1", ["top middle"]),
        ("5x5", "e1", ["E1"]),
        ("5x5", "e2", ["10", "\U0001f51f"]),
        ("5x5", "c3", ["center"]),
        ("5x5", "e5", ["25", "e5", "bottom right"]),
    ]
)
def test_a_square_is_read_in_every_form_and_by_the_words_for_its_place(board: str, name: str, forms: list[str]) -> None:
    start = Position.start(BOARDS[board])
    assert [start.board.square_name(read_move(text, start)) for text in forms] == [name] * len(forms)


@for_each(
    [
        ("3x3", ["", "0", "10", "-1", "abc", "4 5", "1e1", "1.0", "d1", "a4", "9" * 5000, "\U0001f51f", "5 o", "5x"]),
        ("3x3", ["top bottom", "left right", "top left center", "the", "corner", "top secret", "-top"]),
        ("4x4", ["center", "middle left", "top"]),
        ("5x5", ["top"]),
    ]
)
def test_what_is_no_square_or_not_one_alone_is_refused_with_the_free_ones(board: str, texts: list[str]) -> None:
    position = Position.start(BOARDS[board]).play(4)
    for text in texts:
        with refused("no-such-square") as caught:
            read_move(text, position)
        assert (caught.value.facts["board"], caught.value.facts["free"]) == (position.board, position.legal()), text


def test_a_square_is_written_in_plain_letters_and_digits_if_any_board_has_it() -> None:
    written = {" B2 ": "b2", "4️⃣": "4", "Top-Left": "top left", "25": "25", "5 o": "5 o", "26": "26", "5.3": "5 3"}
    assert {text: square_text(text) for text in written} == written
    assert [square_text(text) for text in ("100", "5 🔵", "@everyone", "")] == [None] * 4


@given(st.text())
def test_what_is_written_of_a_square_has_nothing_in_it_that_discord_would_read(text: str) -> None:
    assert re.fullmatch("[a-z0-9 ]+", square_text(text) or "none")


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


def test_by_wild_rules_a_mark_may_follow_the_square() -> None:
    start = Position.start(WILD)
    assert [read_move(text, start) for text in ("5", "b2 ❌", "5x")] == [4] * 3, "X"
    assert [read_move(text, start) for text in ("5 o", "5 O", "b2o", "5⭕", "center o")] == [13] * 5, "O"


def test_a_board_is_found_by_its_name_in_any_case_and_by_its_full_form() -> None:
    for name, board in BOARDS.items():
        assert board_named(name) == board_named(name.upper()) == board_named(board.text()) == board


@pytest.mark.parametrize("text", ["", "3", "3x3/2", "3x5", "6x6", "3x3/3 wild", "5x5/3", "5x5/6"])
def test_no_other_board_is_to_be_had(text: str) -> None:
    with refused("no-such-board") as caught:
        board_named(text)
    assert caught.value.facts["names"] == ("3x3", "4x4", "4x4/3", "5x5", "5x5/5", "ultimate")


def test_other_rules_are_for_the_smallest_board_alone() -> None:
    for board in BOARDS.values():
        assert with_rules(board, Rules.STANDARD) is board, "none is made anew, with all its lines"
        for rules in (Rules.MISERE, Rules.WILD):
            if board == STANDARD:
                assert with_rules(board, rules) == Board(3, 3, 3, rules)
            else:
                with refused("no-such-rules"):
                    with_rules(board, rules)
