from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine import Analysis, Board, Mark, Outcome, Position, TranspositionTable, analyse, canonical_key
from tests.report import for_each

from . import brute
from .brute import Brute
from .strategies import parse, positions, unhurried

OUTCOMES = {1: Outcome.WIN, 0: Outcome.DRAW, -1: Outcome.LOSS}


def assert_true(found: Analysis, slow: Brute) -> None:
    """Hold an analysis against brute force: the position, each move, and which are best."""
    text = found.position.text()
    result, plies = slow.value(text)
    assert (found.outcome, found.distance) == (OUTCOMES[result], plies)
    assert [(move.cell, move.outcome, move.distance) for move in found.moves] == [
        (cell, OUTCOMES[result], plies) for cell, (result, plies) in slow.move_values(text).items()
    ]
    assert found.best == slow.best(text)


@pytest.mark.parametrize("every", [8, pytest.param(1, marks=pytest.mark.slow)])
@pytest.mark.parametrize("limit", [200_000, 50, 1])
def test_every_position_has_the_brute_force_value_whatever_is_remembered(limit: int, every: int) -> None:
    table = TranspositionTable(limit)
    for text in Random(1).sample(brute.POSITIONS, len(brute.POSITIONS) // every):
        assert_true(analyse(parse(text), table), brute.STANDARD)
        assert len(table.analyses) <= limit


def test_a_full_memo_forgets_and_the_search_goes_on() -> None:
    start, table = Position.start(Board(4, 4, 3)), TranspositionTable(50)
    assert analyse(start, table).moves == analyse(start).moves
    assert 0 < len(table.bounds) <= 50


def test_threads_may_share_a_memo() -> None:
    table = TranspositionTable(30)

    def look(seed: int) -> list[Analysis]:
        return [analyse(parse(text), table) for text in Random(seed).sample(brute.POSITIONS, 500)]

    with ThreadPoolExecutor(4) as pool:
        for found in pool.map(look, range(4)):
            for analysis in found:
                assert_true(analysis, brute.STANDARD)


@for_each(["2x2/2", "2x4/3", "2x3/2", "1x7/3", "3x3/2", "1x1/1", "4x2/2"])
def test_every_position_of_other_small_boards_has_the_brute_force_value(shape: str) -> None:
    board, table = Board.parse(shape), TranspositionTable()
    slow = Brute(board.rows, board.columns, board.k)
    for text in slow.reachable():
        assert_true(analyse(Position.parse(text, board), table), slow)


@unhurried
@given(positions(most_free=7))
def test_the_end_of_a_game_on_any_board_has_the_brute_force_value(position: Position) -> None:
    board = position.board
    assert_true(analyse(position), Brute(board.rows, board.columns, board.k))


@for_each(
    [
        ("3x3/3", Outcome.DRAW, 9),
        ("3x4/3", Outcome.WIN, 7),
        ("4x4/3", Outcome.WIN, 5),
        ("3x4/4", Outcome.DRAW, 12),
        ("4x4/4", Outcome.DRAW, 16),
        ("3x5/4", Outcome.DRAW, 15),
        ("5x5/3", Outcome.WIN, 5),
    ]
)
def test_known_boards_have_the_known_outcome(shape: str, outcome: Outcome, distance: int) -> None:
    """Outcomes as in en.wikipedia.org/wiki/M,n,k-game."""
    found = analyse(Position.start(Board.parse(shape)))
    assert (found.outcome, found.distance) == (outcome, distance)


def test_a_memo_serves_boards_of_different_shape() -> None:
    table = TranspositionTable()
    shapes = ("3x4/3", "4x3/3", "3x4/4", "4x3/4", "3x4/2")
    for shape in (*shapes, *reversed(shapes)):
        position = Position.start(Board.parse(shape))
        assert replace(analyse(position, table), nodes=0) == replace(analyse(position), nodes=0)


def test_the_json_form_is_as_designed() -> None:
    assert analyse(Position.parse("O.XX.X.OO")).to_dict() == {
        "board": "O.XX.X.OO",
        "to_move": "X",
        "outcome": "win",
        "distance": 1,
        "best": [5],
        "moves": {
            "2": {"outcome": "loss", "distance": 2, "score": -8},
            "5": {"outcome": "win", "distance": 1, "score": 9},
            "7": {"outcome": "loss", "distance": 2, "score": -8},
        },
        "positions": 4,
    }
    over = analyse(Position.parse("XXXOO....")).to_dict()
    assert (over["moves"], over["best"], over["outcome"], over["distance"]) == ({}, [], "loss", 0)
    assert json.loads(json.dumps(over)) == over


def test_nodes_depend_on_the_position_alone_and_a_memo_saves_most() -> None:
    start = Position.start()
    first, table = analyse(start).nodes, TranspositionTable()
    assert analyse(start).nodes == analyse(start, table).nodes == first
    assert analyse(start, table) is analyse(start, table)
    assert first < 300
    four, table = Position.start(Board(4, 4, 4)), TranspositionTable()
    assert analyse(four, table).nodes == analyse(four).nodes
    assert analyse(four, table).nodes < analyse(four).nodes


def test_swapping_the_marks_and_the_turn_changes_nothing() -> None:
    for text in brute.LIVE[::7]:
        position = parse(text)
        swapped = Position.parse(text.translate(str.maketrans("XO", "OX")), to_move=position.to_move.other)
        assert analyse(swapped).moves == analyse(position).moves
        assert canonical_key(swapped) == canonical_key(position)
    assert analyse(Position.parse(".........", to_move=Mark.O)).outcome is Outcome.DRAW


@unhurried
@given(positions(most_free=8), st.booleans(), st.booleans(), st.booleans())
def test_turning_and_mirroring_the_board_turns_the_analysis(
    position: Position, upside_down: bool, back_to_front: bool, transposed: bool
) -> None:
    board = position.board
    grid = [list(range(row * board.columns, (row + 1) * board.columns)) for row in range(board.rows)]
    grid = grid[::-1] if upside_down else grid
    grid = [row[::-1] for row in grid] if back_to_front else grid
    if transposed:
        grid = [list(column) for column in zip(*grid, strict=True)]
    came_from = [cell for row in grid for cell in row]
    shape = Board(board.columns, board.rows, board.k) if transposed else board
    text = position.text()
    turned = Position.parse("".join(text[cell] for cell in came_from), shape)

    if shape == board:
        assert canonical_key(turned) == canonical_key(position)
    here = {move.cell: (move.outcome, move.distance) for move in analyse(position).moves}
    there = {came_from[move.cell]: (move.outcome, move.distance) for move in analyse(turned).moves}
    assert here == there
