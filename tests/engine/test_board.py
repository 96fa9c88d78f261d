from __future__ import annotations

import pytest
from hypothesis import given

from bot.engine import STANDARD, BadBoard, Board, IllegalMove
from tests.report import for_each

from .brute import Brute
from .strategies import SHAPES, boards, unhurried


@for_each([*SHAPES, "1x1/1", "5x5/5", "1x25/3", "4x5/2"])
def test_a_board_has_every_line_once(shape: str) -> None:
    board = Board.parse(shape)
    lines = Brute(board.rows, board.columns, board.k).lines
    assert sorted(board.lines) == sorted(sum(1 << cell for cell in line) for line in lines)


@unhurried
@given(boards)
def test_a_board_reads_back_its_own_text(board: Board) -> None:
    assert Board.parse(board.text()) == board


def test_squares_are_named_by_column_and_row() -> None:
    assert [STANDARD.square_name(cell) for cell in range(9)] == [
        *("a1", "b1", "c1"),
        *("a2", "b2", "c2"),
        *("a3", "b3", "c3"),
    ]
    assert Board(4, 5, 4).square_name(19) == "e4"
    with pytest.raises(IllegalMove):
        STANDARD.square_name(9)


def test_a_board_without_a_length_needs_its_shorter_side_in_a_row() -> None:
    assert Board.parse("3x3") == STANDARD
    assert Board.parse(" 3 X 4 ") == Board(3, 4, 3)


@for_each(["", "3", "3x", "x3", "3x3x3", "3x3/", "3*3", "-3x3", "three x three"])
def test_a_text_that_names_no_board_is_refused(text: str) -> None:
    with pytest.raises(BadBoard, match="board-unreadable"):
        Board.parse(text)
