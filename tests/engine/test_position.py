from __future__ import annotations

import itertools
import pickle
from collections import Counter
from dataclasses import FrozenInstanceError, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine import BadPosition, Board, Mark, Position, Rules, canonical_key
from bot.engine.symmetry import images
from tests.report import for_each

from . import brute
from .brute import Brute
from .strategies import positions, unhurried


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
@given(st.text(alphabet="XO./ xo\n", max_size=14))
def test_any_text_is_a_position_or_is_refused(text: str) -> None:
    try:
        answer = Position.parse(text).text()
    except BadPosition as refusal:
        answer = refusal.code
    assert answer == "".join(text.split()).replace("/", "").upper() or answer.startswith("position-")


@for_each(["xx./oo./...", "XX.\nOO.\n...", " X X . / O O . / . . . ", "XX.OO...."])
def test_rows_may_be_parted_and_marks_may_be_small(text: str) -> None:
    assert Position.parse(text).text() == "XX.OO...."


def test_o_may_have_begun_when_the_side_to_move_is_given() -> None:
    assert Position.parse("....O....", to_move=Mark.X).to_move is Mark.X
    assert Position.parse(".........", to_move=Mark.O).to_move is Mark.O


def test_after_plays_the_moves_in_turn() -> None:
    position = Position.after([4, 0, 8])
    assert (position.text(), position.to_move, position.ply) == ("O...X...X", Mark.O, 3)
    assert Position.after([]) == Position.start()
    assert Position.after([19], Board(4, 5, 4)).text() == "." * 19 + "X"


def test_play_leaves_the_position_as_it_was() -> None:
    before = Position.start()
    before.play(4)
    assert before == Position.start()
    with pytest.raises(FrozenInstanceError):
        before.x = 1  # type: ignore[misc]


@unhurried
@given(positions())
def test_positions_survive_copies_and_are_dictionary_keys(position: Position) -> None:
    copies = [pickle.loads(pickle.dumps(position)), replace(position)]  # noqa: S301 (our own bytes)
    assert copies == [position, position]
    assert {position, *copies} == {position}
    assert copies[0].winner == position.winner


def test_a_position_that_is_turned_keeps_its_rules() -> None:
    lost = Position.after([0, 3, 1, 4, 2], Board(3, 3, 3, Rules.MISERE))
    for image, cells in images(lost):
        assert image == Position.after([cells[cell] for cell in (0, 3, 1, 4, 2)], lost.board)
        assert image.winner is Mark.O
