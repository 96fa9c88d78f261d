"""The search of ultimate games beside every game that can follow, and what it says when its budget ends."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import cast

import pytest

from bot.engine import Budget, Level, Outcome, Position, TranspositionTable, analyse, candidates
from bot.variants.ultimate.rules import UltimatePosition
from bot.variants.ultimate.search import ASK_EVERY, NODES, Search
from tests.report import for_each
from tests.variants.ultimate.referee import Referee, Result, after_each, rank
from tests.variants.ultimate.test_rules import BOARD, number

OUTCOMES = {1: Outcome.WIN, 0: Outcome.DRAW, -1: Outcome.LOSS}
FREE = 10  # squares at most that are free on the boards of late positions
LATE = pytest.mark.parametrize("count", [6, pytest.param(40, marks=pytest.mark.slow)])


def read(game: Referee) -> Position:
    active = game.active or "0"
    return Position.parse(game.text() + active, BOARD)


def late_games(seed: int) -> Iterator[Referee]:
    """Yield games at the first position with few free squares, random until then."""
    chance = Random(seed)
    while True:
        game = Referee()
        while legal := game.legal():
            free = sum(
                mark == "" for board in game.squares if game.has_room(board) for mark in game.squares[board].values()
            )
            if free <= FREE:
                yield game
                break
            game.play(chance.choice(legal))


@cache
def solved(count: int) -> list[tuple[Position, dict[int, Result]]]:
    """Return that many late positions, and how each move ends if every game that can follow is played."""
    games = list(itertools.islice(late_games(41), count))
    return [(read(game), {number(move): found for move, found in after_each(game, {}).items()}) for game in games]


@LATE
def test_late_positions_are_valued_as_by_brute_force(count: int) -> None:
    table, seen = TranspositionTable(), set[Outcome]()
    for (position, expected), shares_memo in itertools.product(solved(count), (False, True)):
        found = analyse(position, table if shares_memo else TranspositionTable())
        values = {move.cell: (move.outcome, move.exact, move.distance) for move in found.moves}
        for move, (result, plies) in expected.items():
            outcome, exact, distance = values[move]
            assert (outcome, exact, distance if result else 0) == (OUTCOMES[result], True, plies)
        top = max(map(rank, expected.values()))
        assert found.best == tuple(move for move, each in sorted(expected.items()) if rank(each) == top)
        assert (found.exact, found.estimate) == (True, top[0])
        seen.add(found.outcome)
    assert seen == set(Outcome)


@LATE
def test_what_is_proven_is_so_even_if_the_budget_is_small(count: int) -> None:
    for (position, expected), nodes in itertools.product(solved(count), range(300, -1, -20)):
        found = analyse(position, TranspositionTable(), Budget(nodes))
        for move in found.moves:
            result, plies = expected[move.cell]
            if move.exact or move.outcome is not Outcome.DRAW:
                assert move.outcome is OUTCOMES[result]
            if move.exact and result:
                assert move.distance == plies
        if found.exact:
            top = max(map(rank, expected.values()))
            assert found.best == tuple(move for move, each in sorted(expected.items()) if rank(each) == top)


@LATE
def test_the_strongest_level_plays_late_positions_perfectly(count: int) -> None:
    table = TranspositionTable()
    for position, expected in solved(count):
        cells = candidates(position, Level.UNBEATABLE, table)
        assert {rank(expected[cell]) for cell in cells} == {max(map(rank, expected.values()))}


def middle(seed: int, plies: int) -> UltimatePosition:
    """Return a position after some random moves, without a winner."""
    chance, position = Random(seed), Position.start(BOARD)
    while position.ply < plies:
        position = position.play(chance.choice(position.legal()))
        position = Position.start(BOARD) if position.is_over else position
    return cast("UltimatePosition", position)


MIDDLE = [middle(seed, plies) for seed, plies in enumerate((0, 1, 2, 9, 18, 27, 36, 45))]


@for_each(MIDDLE)
def test_every_legal_move_is_valued_and_what_is_not_proven_says_so(position: UltimatePosition) -> None:
    found = analyse(position, None, Budget(3000))
    assert [move.cell for move in found.moves] == list(position.legal())
    assert set(found.best) <= set(position.legal())
    assert found.depth >= 2
    assert abs(found.estimate or 0) <= 1
    assert not found.exact or any(move.exact for move in found.moves)


@for_each(itertools.product(MIDDLE[::2], Level))
def test_a_level_picks_legal_moves_and_the_same_ones_each_time(position: UltimatePosition, level: Level) -> None:
    first, second = (candidates(position, level, TranspositionTable(), Budget(2000)) for _ in range(2))
    assert first == second
    assert first == tuple(sorted(set(first) & set(position.legal())))
    assert first


def values(position: UltimatePosition, table: TranspositionTable) -> dict[int, int]:
    search = Search(position, table, Budget())
    search.run(wide=True, deepest=5)
    return search.values


@for_each(MIDDLE[1:])
def test_a_mirrored_position_is_worth_the_same_whatever_is_remembered(position: UltimatePosition) -> None:
    mirror = [row * 3 + 2 - column for row in range(3) for column in range(3)]
    mirrored = {move: mirror[move // 9] * 9 + mirror[move % 9] for move in range(81)}
    x, o = (sum(1 << mirrored[move] for move in range(81) if mask >> move & 1) for mask in (position.x, position.o))
    active = None if position.active is None else mirror[position.active]
    other = UltimatePosition(BOARD, x, o, position.to_move, active)
    found = values(position, TranspositionTable())
    assert values(other, TranspositionTable(limit=1)) == {mirrored[move]: value for move, value in found.items()}


@for_each(  # found by trying every move and every answer that far
    [
        ("OX..O.XO..XO.OOO...X.X....XX..XXX.X..OOX.XX.X.O.OX..XXXOOO.OOXXO..OO.X.....OOO...0", Outcome.WIN, 3, ["6.7"]),
        (
            "OXXOX.XOO..X.X.X..OO..X...XX...X...X.OOOO..O..X....OXXO..OXO..XXO.XXO.XO..O.X.OOO0",
            Outcome.WIN,
            5,
            ["3.3", "3.7", "3.8", "6.6"],
        ),
        (".O...OOO..XXXX..OO..OOOXO.X.OX.OOXOOXXXXO....XO.X..X..XOOXX.........O.XXX.XO..O..8", Outcome.WIN, 5, ["8.7"]),
        (
            ".OXOOXXO.X...O....OXXOO..O...OXOO..OX.XXXO.OX..X..XOXXO.O.X..O.X..X..X..O..X....O9",
            Outcome.LOSS,
            6,
            ["9.2", "9.3"],
        ),
        (
            "OXOOO.....XO...OOO.OX.XOO.XXXX.X......O..OX.O.X..XXO..XXX...OOXX..OO..X....OXOX..3",
            Outcome.LOSS,
            6,
            ["3.1"],
        ),
        (
            "OX.OX..OXX.O...O.O..OXX.XX.O.OX...X...O.XO..O..O.XO.XXX..O.X...XOX.O.OO.OX..OX.X.3",
            Outcome.LOSS,
            8,
            ["3.1", "3.6", "3.9"],
        ),
    ]
)
def test_what_is_decided_far_from_the_end_is_proven_with_its_distance(
    text: str, outcome: Outcome, distance: int, best: list[str]
) -> None:
    found = analyse(Position.parse(text, BOARD), TranspositionTable(), Budget(4000))
    assert (found.outcome, found.exact, found.distance, found.estimate) == (
        outcome,
        True,
        distance,
        1.0 if outcome is Outcome.WIN else -1.0,
    )
    assert [BOARD.move_name(move) for move in found.best] == best


@for_each([0, 1, 1000, 5000])
def test_a_budget_of_nodes_is_kept_and_always_ends_at_the_same_place(nodes: int) -> None:
    for position in MIDDLE[3:]:
        first, second = (analyse(position, TranspositionTable(), Budget(nodes)) for _ in range(2))
        assert first == second
        least = analyse(position, TranspositionTable(), Budget(0)).nodes  # the first look ahead, at any cost
        assert first.nodes <= max(nodes, least + 1)


def test_a_search_without_a_budget_ends_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    assert NODES == 100_000
    monkeypatch.setattr("bot.variants.ultimate.search.NODES", 5_000)
    assert 4_000 < analyse(middle(5, 20)).nodes <= 5_000


def test_the_clock_is_asked_often_and_ends_the_search() -> None:
    asked_at = list[int]()

    def is_up() -> bool:
        asked_at.append(search.nodes)
        return len(asked_at) > 20

    search = Search(middle(6, 15), TranspositionTable(), Budget(is_up=is_up))
    search.run(wide=False)
    assert len(asked_at) == 21
    assert all(after - before <= ASK_EVERY for before, after in itertools.pairwise(asked_at))
    assert search.values
