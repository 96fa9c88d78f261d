from __future__ import annotations

import itertools
import pickle
from collections import Counter
from dataclasses import FrozenInstanceError, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine import STANDARD, BadPosition, Board, IllegalMove, Mark, Outcome, Position, canonical_key

from . import brute
from .brute import Brute
from .strategies import SHAPES, boards, positions, unhurried


def test_the_game_tree_has_the_known_size() -> None:
    """Lines of play are counted through transpositions: how many ways lead to each position."""
    ways, lines, ends = Counter({Position.start(): 1}), [], Counter[Mark | None]()
    seen = set(ways)
    while ways:
        longer = Counter[Position]()
        for position, count in ways.items():
            for cell in position.legal():
                longer[position.play(cell)] += count
            if position.is_over:
                ends[position.winner] += count
        ways = longer
        seen.update(ways)
        lines.append(sum(ways.values()))
    assert lines[:9] == [9, 72, 504, 3024, 15120, 54720, 148176, 200448, 127872]
    assert sum(ends.values()) == 255_168
    assert ends == {Mark.X: 131_184, Mark.O: 77_904, None: 46_080}
    assert len(seen) == 5_478
    assert len({canonical_key(position) for position in seen}) == 765
    assert sum(position.is_over for position in seen) == 958
    assert sorted(position.text() for position in seen) == brute.POSITIONS


def test_parse_takes_exactly_the_positions_that_games_reach() -> None:
    taken = []
    for marks in itertools.product(".OX", repeat=9):
        try:
            taken.append(Position.parse("".join(marks)).text())
        except BadPosition:
            continue
    assert sorted(taken) == brute.POSITIONS


@pytest.mark.parametrize("shape", [*SHAPES, "1x1/1", "5x5/5", "1x25/3", "4x5/2"])
def test_a_board_has_every_line_once(shape: str) -> None:
    board = Board.parse(shape)
    lines = Brute(board.rows, board.columns, board.k).lines
    assert sorted(board.lines) == sorted(sum(1 << cell for cell in line) for line in lines)


def test_known_boards_have_the_known_number_of_lines() -> None:
    counts = {shape: len(Board.parse(shape).lines) for shape in ("3x3/3", "3x4/3", "4x4/4", "5x4/4", "5x5/4")}
    assert counts == {"3x3/3": 8, "3x4/3": 14, "4x4/4": 10, "5x4/4": 17, "5x5/4": 28}


@unhurried
@given(positions())
def test_a_position_knows_what_a_slow_look_finds(position: Position) -> None:
    board, text = position.board, position.text()
    slow = Brute(board.rows, board.columns, board.k)
    assert position.legal() == tuple(slow.children(text))
    assert (position.winner.value if position.winner else "") == slow.winner(text)
    assert position.is_over == (not slow.children(text))
    assert position.ply == board.cells - text.count(".")
    full = [line for line in slow.lines if {text[cell] for cell in line} in ({"X"}, {"O"})]
    assert position.winning_cells == tuple(sorted({cell for line in full for cell in line}))
    marks = [position.mark_at(cell) for cell in range(board.cells)]
    assert "".join(mark.value if mark else "." for mark in marks) == text


@unhurried
@given(positions())
def test_parse_reads_back_what_text_writes(position: Position) -> None:
    assert Position.parse(position.text(), position.board) == position
    assert Position.parse(position.text(), position.board, position.to_move) == position


@unhurried
@given(boards)
def test_a_board_reads_back_its_own_text(board: Board) -> None:
    assert Board.parse(board.text()) == board


@unhurried
@given(st.text(alphabet="XO./ xo\n", max_size=14))
def test_any_text_is_a_position_or_is_refused_in_a_sentence(text: str) -> None:
    try:
        answer = Position.parse(text).text()
    except BadPosition as refusal:
        answer = str(refusal)
    assert answer == "".join(text.split()).replace("/", "").upper() or answer.endswith(".")


@pytest.mark.parametrize("text", ["xx./oo./...", "XX.\nOO.\n...", " X X . / O O . / . . . ", "XX.OO...."])
def test_rows_may_be_parted_and_marks_may_be_small(text: str) -> None:
    assert Position.parse(text).text() == "XX.OO...."


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "This board has 9 squares, and 0 are given."),
        ("X.O.", "This board has 9 squares, and 4 are given."),
        ("X.O.......", "This board has 9 squares, and 10 are given."),
        ("X.O.?....", "'?' is not a mark. Write X, O, and a dot for a free square."),
        ("X.O/..../..", "Every row of this board has 3 squares."),
        ("XX.......", "X has 2 and O has 0. X moves first, so X has as many as O, or one more."),
        ("O........", "X has 0 and O has 1. X moves first, so X has as many as O, or one more."),
        ("XXXOOO...", "Both sides have a full line, but a game ends with the first."),
        ("XXXOO.O..", "X has a full line, so it is not X's turn."),
        ("OOOXX.X.X", "O has a full line, so it is not O's turn."),
    ],
)
def test_an_impossible_position_is_refused_with_the_reason(text: str, sentence: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        Position.parse(text)
    assert str(refusal.value) == sentence


def test_two_lines_that_no_single_mark_completes_are_refused() -> None:
    with pytest.raises(BadPosition, match="X has two full lines"):
        Position.parse("XXX./XXX./OO.O/OO..", Board(4, 4, 3))
    crossing = Position.parse("XXX/XOO/XOO")
    assert crossing.winner is Mark.X
    assert crossing.winning_cells == (0, 1, 2, 3, 6)


def test_o_may_have_begun_when_the_side_to_move_is_given() -> None:
    assert Position.parse("....O....", to_move=Mark.X).to_move is Mark.X
    assert Position.parse(".........", to_move=Mark.O).to_move is Mark.O
    with pytest.raises(BadPosition, match="cannot be O's turn"):
        Position.parse("....O....", to_move=Mark.O)
    with pytest.raises(BadPosition, match="cannot be X's turn"):
        Position.parse("....X....", to_move=Mark.X)


def test_after_plays_the_moves_in_turn() -> None:
    position = Position.after([4, 0, 8])
    assert (position.text(), position.to_move, position.ply) == ("O...X...X", Mark.O, 3)
    assert Position.after([]) == Position.start()
    assert Position.after([19], Board(4, 5, 4)).text() == "." * 19 + "X"


@pytest.mark.parametrize(
    ("moves", "sentence"),
    [
        ([4, 4], "Square 5 is taken."),
        ([4, 0, 4], "Square 5 is taken."),
        ([9], "This board has squares 1 to 9."),
        ([-1], "This board has squares 1 to 9."),
        ([0, 3, 1, 4, 2, 5], "The game is over."),
    ],
)
def test_an_illegal_move_is_refused_with_the_reason(moves: list[int], sentence: str) -> None:
    with pytest.raises(IllegalMove) as refusal:
        Position.after(moves)
    assert str(refusal.value) == sentence


def test_play_leaves_the_position_as_it_was() -> None:
    before = Position.start()
    before.play(4)
    assert before == Position.start()
    with pytest.raises(FrozenInstanceError):
        before.x = 1  # type: ignore[misc]


def test_a_full_board_without_a_line_has_no_winner() -> None:
    position = Position.parse("XOXXOOOXX")
    assert position.is_over
    assert position.winner is None
    assert position.winning_cells == position.legal() == ()


def test_squares_are_named_by_column_and_row() -> None:
    assert [STANDARD.square_name(cell) for cell in range(9)] == [
        *("a1", "b1", "c1"),
        *("a2", "b2", "c2"),
        *("a3", "b3", "c3"),
    ]
    assert Board(4, 5, 4).square_name(19) == "e4"
    with pytest.raises(IllegalMove):
        STANDARD.square_name(9)
    with pytest.raises(IllegalMove):
        Position.start().mark_at(-1)


def test_a_board_without_a_length_needs_its_shorter_side_in_a_row() -> None:
    assert Board.parse("3x3") == STANDARD
    assert Board.parse(" 3 X 4 ") == Board(3, 4, 3)


@pytest.mark.parametrize("text", ["", "3", "3x", "x3", "3x3x3", "3x3/", "3*3", "-3x3", "three x three"])
def test_a_text_that_names_no_board_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="such as 3x3/3"):
        Board.parse(text)


@pytest.mark.parametrize(
    ("rows", "columns", "k", "reason"),
    [
        (0, 3, 1, "at least one row"),
        (3, -1, 1, "at least one row"),
        (5, 6, 4, "at most 25 squares; 5x6 has 30"),
        (3, 3, 0, "1 to 3 in a row"),
        (3, 3, 4, "1 to 3 in a row"),
        (3, 4, 5, "1 to 4 in a row"),
    ],
)
def test_an_impossible_board_is_refused_with_the_reason(rows: int, columns: int, k: int, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        Board(rows, columns, k)


def test_marks_and_outcomes_have_another_side() -> None:
    assert (Mark.X.other, Mark.O.other) == (Mark.O, Mark.X)
    assert [outcome.flipped for outcome in Outcome] == [Outcome.LOSS, Outcome.DRAW, Outcome.WIN]


@unhurried
@given(positions())
def test_positions_survive_copies_and_are_dictionary_keys(position: Position) -> None:
    copies = [pickle.loads(pickle.dumps(position)), replace(position)]  # noqa: S301 (our own bytes)
    assert copies == [position, position]
    assert {position, *copies} == {position}
    assert copies[0].winner == position.winner
