"""The search of ultimate games beside every game that can follow, and what it says when its budget ends."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from random import Random
from typing import cast

import pytest

from bot.engine import Budget, Level, Memo, Outcome, Position, analyse, candidates
from bot.variants.ultimate.rules import UltimatePosition
from bot.variants.ultimate.search import ASK_EVERY, NODES, Search
from tests.variants.ultimate.referee import Referee, after_each, rank
from tests.variants.ultimate.test_rules import BOARD, number

OUTCOMES = {1: Outcome.WIN, 0: Outcome.DRAW, -1: Outcome.LOSS}
LATE, FREE = 40, 10  # positions, and squares at most that are free on their boards


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


@pytest.mark.parametrize("shares_memo", [False, True])
def test_late_positions_are_valued_as_by_brute_force(shares_memo: bool) -> None:
    memo, seen = Memo(), set[Outcome]()
    for game in itertools.islice(late_games(41), LATE):
        expected = {number(move): found for move, found in after_each(game, {}).items()}
        found = analyse(read(game), memo if shares_memo else Memo())
        values = {move.cell: (move.outcome, move.exact, move.distance) for move in found.moves}
        for move, (result, plies) in expected.items():
            outcome, exact, distance = values[move]
            assert (outcome, exact, distance if result else 0) == (OUTCOMES[result], True, plies)
        top = max(map(rank, expected.values()))
        assert found.best == tuple(move for move, each in sorted(expected.items()) if rank(each) == top)
        assert (found.exact, found.estimate) == (True, top[0])
        seen.add(found.outcome)
    assert seen == set(Outcome)


def test_the_strongest_level_plays_late_positions_perfectly() -> None:
    memo = Memo()
    for game in itertools.islice(late_games(42), LATE):
        expected = {number(move): rank(found) for move, found in after_each(game, {}).items()}
        cells = candidates(read(game), Level.UNBEATABLE, memo)
        assert {expected[cell] for cell in cells} == {max(expected.values())}


def middle(seed: int, plies: int) -> UltimatePosition:
    """Return a position after some random moves that nobody has won."""
    chance, position = Random(seed), Position.start(BOARD)
    while position.ply < plies:
        position = position.play(chance.choice(position.legal()))
        position = Position.start(BOARD) if position.is_over else position
    return cast("UltimatePosition", position)


MIDDLE = [middle(seed, plies) for seed, plies in enumerate((0, 1, 2, 9, 18, 27, 36, 45))]


@pytest.mark.parametrize("position", MIDDLE, ids=lambda position: f"{position.ply} plies")
def test_every_legal_move_is_valued_and_what_is_not_proven_says_so(position: UltimatePosition) -> None:
    found = analyse(position, None, Budget(3000))
    assert [move.cell for move in found.moves] == list(position.legal())
    assert set(found.best) <= set(position.legal())
    assert found.depth >= 2
    assert abs(found.estimate or 0) <= 1
    assert not found.exact or any(move.exact for move in found.moves)


@pytest.mark.parametrize("position", MIDDLE, ids=lambda position: f"{position.ply} plies")
@pytest.mark.parametrize("level", Level)
def test_a_level_picks_legal_moves_and_the_same_ones_each_time(position: UltimatePosition, level: Level) -> None:
    first, second = (candidates(position, level, Memo(), Budget(2000)) for _ in range(2))
    assert first == second
    assert first == tuple(sorted(set(first) & set(position.legal())))
    assert first


@pytest.mark.parametrize("nodes", [0, 1, 1000, 5000])
def test_a_budget_of_nodes_is_kept_and_always_ends_at_the_same_place(nodes: int) -> None:
    for position in MIDDLE[3:]:
        first, second = (analyse(position, Memo(), Budget(nodes)) for _ in range(2))
        assert first == second
        least = analyse(position, Memo(), Budget(0)).nodes  # the first look ahead, at any cost
        assert first.nodes <= max(nodes, least + 1)


def test_a_search_without_a_budget_ends_by_itself() -> None:
    assert analyse(middle(5, 20)).nodes <= NODES


def test_the_clock_is_asked_often_and_ends_the_search() -> None:
    asked_at = list[int]()

    def is_up() -> bool:
        asked_at.append(search.nodes)
        return len(asked_at) > 20

    search = Search(middle(6, 15), Memo(), Budget(is_up=is_up))
    search.run(wide=False)
    assert len(asked_at) == 21
    assert all(after - before <= ASK_EVERY for before, after in itertools.pairwise(asked_at))
    assert search.values
