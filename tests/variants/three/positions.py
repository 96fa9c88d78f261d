"""Every position of a game with three marks each, made by playing to it, beside the brute force's state of it."""

from __future__ import annotations

from functools import cache

from bot.engine import Board, Mark, Position, Rules
from bot.variants.three.rules import ThreePosition
from tests.variants.three.brute import START, State, states

BOARD = Board(3, 3, 3, Rules.THREE)


@cache
def positions() -> dict[tuple[State, Mark], ThreePosition]:
    """Return the position of each state and side to move that a game can reach."""
    found, new = {(START, Mark.X): played(Position.start(BOARD))}, [(START, Mark.X)]
    for at in new:  # it grows
        for cell, after in states()[at[0]].items():
            to = after, at[1].other
            if to not in found:
                found[to] = played(found[at].play(cell))
                new.append(to)
    return found


def position_of(state: State) -> ThreePosition:
    """Return the position of a state, with X to move if both sides can be."""
    return positions().get((state, Mark.X)) or positions()[state, Mark.O]


def played(position: Position) -> ThreePosition:
    assert isinstance(position, ThreePosition)
    return position
