"""Every position of a game with three marks each, made by playing to it, beside the brute force's state of it."""

from __future__ import annotations

from functools import cache
from itertools import chain, zip_longest

from bot.engine import Board, Mark, Position, Rules
from bot.variants.three.rules import ThreePosition
from tests.variants.three.brute import START, State, is_line, states

BOARD = Board(3, 3, 3, Rules.THREE)
Seat = tuple[State, Mark]
"""A state and the side to move. With three marks each it may be either, else their number tells."""


@cache
def seats() -> list[Seat]:
    found = [(state, (Mark.X, Mark.O)[sum(map(len, state)) % 2]) for state in states()]
    return found + [(state, Mark.O) for state in states() if len(state.mine) == 3]


@cache
def walked() -> dict[Seat, ThreePosition]:
    """Return the position of each seat that a game can reach, by every move of every one before it."""
    found, new = {(START, Mark.X): position_of(START)}, [(START, Mark.X)]
    for at in new:  # it grows
        for cell, after in states()[at[0]].items():
            to = after, at[1].other
            if to not in found:
                found[to] = played(found[at].play(cell))
                new.append(to)
    return found


def position_of(state: State, mark: Mark = Mark.X) -> ThreePosition:
    """Play to a state, with this side to move if either can be: O, once a first mark of X has come and gone."""
    first, second = state if len(state.mine) == len(state.theirs) else reversed(state)
    moves = tuple(cell for cell in chain(*zip_longest(first, second)) if cell is not None)
    if len(moves) == 6 and mark is Mark.O:
        free = set(range(9)).difference(moves)
        moves = (next(cell for cell in free if not is_line((cell, *state.theirs[:2]))), *moves)
    return _after(moves)


@cache
def _after(moves: tuple[int, ...]) -> ThreePosition:
    return played(_after(moves[:-1]).play(moves[-1]) if moves else Position.start(BOARD))


def played(position: Position) -> ThreePosition:
    assert isinstance(position, ThreePosition)
    return position
