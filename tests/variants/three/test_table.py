"""The table of three marks each against values that another solver finds by other means, in every position."""

from __future__ import annotations

import zlib
from collections import Counter

import pytest

from bot.engine import Analysis, Level, Mark, Outcome, Position, TranspositionTable, analyse, candidates
from bot.variants.three import rules
from scripts.three import FILE
from scripts.three import table as solved
from tests.variants.three import brute
from tests.variants.three.positions import BOARD, position_of

EDGES = (1, 3, 5, 7)
SHARE = pytest.mark.parametrize("every", [16, pytest.param(1, marks=pytest.mark.slow)])
"""Looks at one position of so many."""


def worth(outcome: Outcome, distance: int) -> int:
    """A value as the brute force writes it."""
    return {Outcome.WIN: brute.MOST - distance, Outcome.DRAW: 0, Outcome.LOSS: distance - brute.MOST}[outcome]


def best(values: dict[int, int]) -> tuple[int, ...]:
    most = max(values.values())
    return tuple(cell for cell, value in values.items() if value == most)


@SHARE
def test_every_move_of_every_position_has_its_true_value(every: int) -> None:
    for state in [*brute.states()][::every]:
        found, values = analyse(position_of(state)), brute.move_values(state)
        assert {move.cell: worth(move.outcome, move.distance) for move in found.moves} == values
        assert worth(found.outcome, found.distance) == brute.value(state)
        assert found.best == best(values) if values else found.best == ()
        assert found.exact
        assert all(move.exact for move in found.moves)


def test_the_same_marks_are_worth_the_same_whoever_is_to_move() -> None:
    table = TranspositionTable(0)
    twins = [state for state in brute.states() if len(state.mine) == len(state.theirs) == 3]
    assert len(twins) == 54_720
    for state in twins[::50]:
        x, o = (analyse(position_of(state, mark), table).moves for mark in Mark)
        assert x == o


def test_the_figures_are_those_that_were_counted() -> None:
    values = Counter(brute.value(state) for state in brute.states())
    assert values[0] == 7_585
    assert max(brute.MOST - abs(value) for value in values if value) == 17
    found = analyse(Position.start(BOARD))
    assert (found.outcome, found.distance, found.best) == (Outcome.WIN, 13, EDGES)
    assert {move.outcome for move in found.moves if move.cell not in EDGES} == {Outcome.DRAW}
    assert len(brute.one_of_each()) == 8_344


@SHARE
def test_a_win_comes_nearer_with_every_move_so_repetition_takes_none_away(every: int) -> None:
    table, seen = TranspositionTable(), 0
    for state in brute.one_of_each()[::every]:
        position = position_of(state)
        before = analyse(position, table)
        if before.outcome is Outcome.WIN:
            for cell in candidates(position, Level.UNBEATABLE, table):
                after = analyse(position.play(cell), table)
                assert (after.outcome, after.distance) == (Outcome.LOSS, before.distance - 1)
                seen += 1
    assert seen > 5_000 / every


def test_the_file_holds_what_the_script_finds() -> None:
    assert zlib.decompress(FILE.read_bytes()) == solved()
    assert FILE.stat().st_size < 4_200


def test_the_table_holds_one_order_of_all_that_turning_makes() -> None:
    found = list(rules.orders())
    assert len(set(found)) == len(found) == 9_910
    images = {
        (*image.mine, *image.theirs): rules.canonical(order)
        for order in found
        for image in brute.images(brute.State(tuple(order), ()))
    }
    assert len(images) == sum((1, 9, 72, 504, 3_024, 15_120, 60_480))
    assert set(images.values()) == set(found)
    assert all(rules.canonical(order) == least for order, least in images.items())


def test_a_file_that_is_cut_short_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "zlib", type("Short", (), {"decompress": lambda data: zlib.decompress(data)[:-1]}))
    with pytest.raises(ValueError, match="shorter"):
        rules._table.__wrapped__()


def test_a_search_looks_each_move_up_once_and_needs_no_memo() -> None:
    found: Analysis = analyse(Position.after([1, 0], BOARD))
    assert found.nodes == 7 == len(found.moves)
    assert found == analyse(found.position, TranspositionTable())
