"""Larger boards: budgets that never make a guess look sure, openings that agree with the search, levels that hold."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import bot
from bot.engine import (
    Board,
    Budget,
    Level,
    Mark,
    Outcome,
    Position,
    TranspositionTable,
    analyse,
    candidates,
    canonical_key,
    choose,
)
from bot.engine.search import OPENING_PLIES
from bot.engine.symmetry import canonical
from bot.engine.values import read_openings
from scripts.openings import classes, value_of, write_openings
from tests.report import for_each

FOUR, FOUR_THREE, FIVE, FIVE_FIVE = (Board.parse(name) for name in ("4x4/4", "4x4/3", "5x5/4", "5x5/5"))
OPENINGS = Path(bot.__file__).parent / "openings" / "5x5-4.openings"


def scattered(board: Board, plies: range, number: int) -> list[Position]:
    """Positions after random moves in which the game goes on."""
    random = Random(11)
    found: list[Position] = []
    while len(found) < number:
        position = Position.start(board)
        for _ in range(random.choice(plies)):
            if not position.is_over:
                position = position.play(random.choice(position.legal()))
        found += [] if position.is_over else [position]
    return found


@pytest.mark.parametrize("number", [5, pytest.param(25, marks=pytest.mark.slow)])
@pytest.mark.parametrize("nodes", [0, 30, 300, 3_000])
@pytest.mark.parametrize("board", [FOUR, FOUR_THREE, FIVE, FIVE_FIVE], ids=Board.text)
def test_what_a_budget_lets_be_sure_is_true(board: Board, nodes: int, number: int) -> None:
    table = TranspositionTable()
    for position in scattered(board, range(9, 14), number):
        truth = analyse(position, table)
        found = analyse(position, TranspositionTable(), Budget(nodes=nodes))
        assert found == analyse(position, TranspositionTable(), Budget(nodes=nodes)), (
            "the same budget gives the same answer"
        )
        assert truth.exact
        for move, true in zip(found.moves, truth.moves, strict=True):
            assert move.cell == true.cell
            assert not move.exact or move == true
        if found.exact:
            assert (found.outcome, found.distance) == (truth.outcome, truth.distance)
            assert set(found.best) <= set(truth.best)


def test_a_budget_that_is_up_at_once_still_sees_what_is_near() -> None:
    position = Position.parse("XX.XO........OO..........", FIVE)
    found = analyse(position, TranspositionTable(), Budget(is_up=lambda: True))
    assert (found.outcome, found.distance, found.best) == (Outcome.WIN, 1, (2,))
    assert found.exact
    start = analyse(Position.start(FIVE), TranspositionTable(), Budget(is_up=lambda: True))
    assert (start.exact, start.outcome) == (False, Outcome.DRAW)


def test_a_clock_is_asked_now_and_then_and_ends_the_search() -> None:
    asked = []

    def is_up() -> bool:
        asked.append(True)
        return len(asked) == 5

    found = analyse(Position.start(FIVE), TranspositionTable(), Budget(is_up=is_up))
    assert not found.exact
    assert len(asked) == 5
    assert found.nodes < 5_000


@for_each([(FOUR, Outcome.DRAW, 100), (FOUR_THREE, Outcome.WIN, 500), (FIVE_FIVE, Outcome.DRAW, 100)])
def test_boards_are_solved_from_empty_in_few_nodes(board: Board, outcome: Outcome, nodes: int) -> None:
    found = analyse(Position.start(board))
    assert found.outcome is outcome
    assert found.nodes < nodes


@pytest.fixture(scope="module")
def openings() -> dict[int, int]:
    return read_openings(FIVE, OPENINGS.read_bytes())


def test_the_openings_hold_every_early_position(openings: dict[int, int]) -> None:
    """6, 85, 904, 9,664 and 66,859 positions of one to five marks, up to symmetry."""
    assert [len(classes(FIVE, plies)) for plies in range(1, OPENING_PLIES - 1)] == [6, 85, 904]
    assert len(openings) == 6 + 85 + 904 + 9_664 + 66_859
    for position in scattered(FIVE, range(1, OPENING_PLIES + 1), 500):
        assert canonical_key(position) in openings


def test_the_openings_are_what_the_search_finds(openings: dict[int, int]) -> None:
    """A sample of the last ply; the others follow from it."""
    table = TranspositionTable()
    for position in scattered(FIVE, range(OPENING_PLIES, OPENING_PLIES + 1), 8):
        own, other = (position.x, position.o) if position.to_move is Mark.X else (position.o, position.x)
        assert openings[canonical_key(position)] == value_of(FIVE, own, other, table)
    for position in scattered(FIVE, range(1, OPENING_PLIES), 300):
        below = [-openings[canonical_key(position.play(cell))] for cell in position.legal()]
        assert openings[canonical_key(position)] == max(below)


def test_with_the_openings_the_first_moves_are_known_at_once(openings: dict[int, int]) -> None:
    found = analyse(Position.start(FIVE), TranspositionTable(openings=openings), Budget(nodes=100))
    assert (found.outcome, found.exact, len(found.best)) == (Outcome.DRAW, True, 25)
    for position in scattered(FIVE, range(1, OPENING_PLIES), 20):
        assert analyse(position, TranspositionTable(openings=openings), Budget(nodes=2_000)).exact


def test_openings_are_written_and_read() -> None:
    values = {canonical(FIVE, 1, 2): -3, canonical(FIVE, 4, 2): 0, canonical(FIVE, 1 << 24, 1): 17}
    assert read_openings(FIVE, write_openings(values)) == values


@pytest.mark.parametrize("opponent", [Level.EASY, Level.HARD])
@pytest.mark.parametrize("board", [FOUR, FOUR_THREE, FIVE_FIVE], ids=Board.text)
def test_unbeatable_loses_nothing_that_theory_says_is_not_lost(board: Board, opponent: Level) -> None:
    random, table = Random(6), TranspositionTable()
    for number in range(8):
        ours, position, was_held = (Mark.X, Mark.O)[number % 2], Position.start(board), False
        while not position.is_over:
            is_ours = position.to_move is ours
            was_held = was_held or (is_ours and analyse(position, table).outcome is not Outcome.LOSS)
            position = position.play(choose(position, Level.UNBEATABLE if is_ours else opponent, random, table))
        assert not was_held or position.winner is not ours.other


@for_each([("XXX..O.......O.O", FOUR, 3), ("XXX......O..........O.O..", FIVE, 3)])
def test_every_level_takes_a_win_and_all_but_easy_stop_one(text: str, board: Board, cell: int) -> None:
    winning = Position.parse(text, board)
    stopping = Position.parse(text, board, to_move=Mark.O)
    for level in Level:
        assert candidates(winning, level, TranspositionTable(), Budget(nodes=1_000)) == (cell,)
        assert level is Level.EASY or candidates(stopping, level, TranspositionTable(), Budget(nodes=1_000)) == (cell,)
