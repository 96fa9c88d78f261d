"""Each level plays what its rule says, in one of all positions that turning and mirroring make of each other."""

from __future__ import annotations

import pytest

from bot.engine import GameOver, Level, Mark, Memo, Position, candidates
from bot.engine.values import HORIZON
from tests.variants.three import brute
from tests.variants.three.positions import BOARD, position_of
from tests.variants.three.test_table import best


def mistakes(state: brute.State) -> int:
    """What all replies together leave to the side that isn't to move: a win counts 2, a draw 1."""
    values = [brute.value(after) for after in brute.states()[state].values()]
    return sum((value > 0) - (value < 0) + 1 for value in values)


def expected(state: brute.State, level: Level) -> set[int]:
    """What a level should play."""
    if wins := brute.completing(state, state.mine):
        return wins
    if level is Level.UNBEATABLE:
        after = {cell: mistakes(brute.states()[state][cell]) for cell in best(brute.move_values(state))}
        return {cell for cell, most in after.items() if most == max(after.values())}
    free, blocks = set(brute.states()[state]), brute.completing(state, state.theirs)
    if level is Level.HARD:
        seen = set(best(brute.move_values(state, HORIZON)))
        return seen & blocks or seen
    return (blocks if level is Level.MEDIUM else set()) or free


@pytest.mark.parametrize("level", Level)
def test_a_level_plays_by_its_rule(level: Level) -> None:
    memo = Memo()
    for state in brute.one_of_each():
        assert set(candidates(position_of(state), level, memo)) == expected(state, level), state


def test_unbeatable_wins_as_fast_and_loses_as_late_as_it_can_and_never_lets_a_draw_slip() -> None:
    for state in brute.one_of_each():
        for cell in candidates(position_of(state), Level.UNBEATABLE):
            assert brute.move_values(state)[cell] == brute.value(state)


def test_turning_the_board_turns_what_a_level_plays() -> None:
    for state in brute.one_of_each()[::20]:
        for turn, image in zip(brute.turns(), brute.images(state), strict=True):
            for level in Level:
                cells = candidates(position_of(state), level)
                assert {turn[cell] for cell in cells} == set(candidates(position_of(image), level))


def test_the_levels_play_on_through_a_draw() -> None:
    position, moves, memo = Position.after([4], BOARD), 1, Memo()
    while not position.is_over and moves < 60:
        position = position.play(candidates(position, Level.UNBEATABLE, memo)[0])
        moves += 1
    assert (moves, position.to_move) == (60, Mark.X)


def test_a_finished_game_has_no_candidates() -> None:
    with pytest.raises(GameOver):
        candidates(Position.after([0, 3, 1, 4, 2], BOARD), Level.UNBEATABLE)
