"""Each level plays what its rule says, in one of all positions that turning and mirroring make of each other."""

from __future__ import annotations

from bot.engine import Level, TranspositionTable, candidates
from bot.engine.values import HORIZON
from tests.variants.three import brute
from tests.variants.three.positions import position_of
from tests.variants.three.test_table import SHARE, best


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


@SHARE
def test_each_level_plays_by_its_rule(every: int) -> None:
    """Unbeatable wins as fast and loses as late as it can, and never lets a draw slip."""
    table = TranspositionTable()
    for state in brute.one_of_each()[::every]:
        for level in Level:
            assert set(candidates(position_of(state), level, table)) == expected(state, level), state


@SHARE
def test_turning_the_board_turns_what_a_level_plays(every: int) -> None:
    for state in brute.one_of_each()[:: every * 20]:
        for turn, image in zip(brute.turns(), brute.images(state), strict=True):
            for level in Level:
                cells = candidates(position_of(state), level)
                assert {turn[cell] for cell in cells} == set(candidates(position_of(image), level))
