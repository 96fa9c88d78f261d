"""Three marks each once more, by other means: two rows of cells, a magic square, values by sweeps to a fixed point.

The engine is measured against this, so nothing here may come from bot.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from operator import itemgetter
from typing import NamedTuple

MAGIC = (2, 7, 6, 9, 5, 1, 4, 3, 8)
"""Three cells are a line if these numbers add up to 15."""
MOST = 100
"""What a win at once would be worth: one less for each ply before the end."""


class State(NamedTuple):
    """The cells of the side to move and of the other side, each from the oldest mark to the newest."""

    mine: tuple[int, ...]
    theirs: tuple[int, ...]

    @property
    def is_lost(self) -> bool:
        return is_line(self.theirs)

    def moves(self) -> dict[int, State]:
        """Return what each move leads to; nothing if the game is over."""
        if self.is_lost:
            return {}
        free = set(range(9)).difference(*self)
        return {cell: State(self.theirs, (*self.mine, cell)[-3:]) for cell in sorted(free)}


START = State((), ())


def is_line(cells: tuple[int, ...]) -> bool:
    return len(cells) == 3 and sum(MAGIC[cell] for cell in cells) == 15


def completing(state: State, own: tuple[int, ...]) -> set[int]:
    """Return the free cells where a side of a state has a line if it moves there."""
    free = set(range(9)).difference(*state)
    return {cell for cell in free if is_line((*own, cell)[-3:])}


@cache
def states() -> dict[State, dict[int, State]]:
    """Return every state that a game can reach, with its moves."""
    found, new = {START: START.moves()}, [START]
    for state in new:  # it grows
        for after in found[state].values():
            if after not in found:
                found[after] = after.moves()
                new.append(after)
    return found


def passed_on(value: int) -> int:
    """Return what a value of the next state is worth before the move, for the side that makes it."""
    return (value > 0) - (value < 0) - value


@cache
def numbers() -> dict[State, int]:
    return {state: number for number, state in enumerate(states())}


@cache
def sweeps() -> list[list[int]]:
    """Return the values of all states if games end as draws after 0, 1, 2, ... plies, until nothing changes any more.

    MOST - p for a win in p plies, 0 for a draw, p - MOST for a loss: for the side to move.
    """
    below = [
        itemgetter(*(numbers()[after] for after in moves.values())) if moves else None for moves in states().values()
    ]
    found = [[0 if moves else -MOST for moves in states().values()]]
    while len(found) == 1 or found[-1] != found[-2]:
        made = [passed_on(value) for value in found[-1]]
        found.append([max(moves(made)) if moves else -MOST for moves in below])
    return found


def value(state: State) -> int:
    """Return what a state is worth under best play."""
    return sweeps()[-1][numbers()[state]]


def move_values(state: State, plies: int | None = None) -> dict[int, int]:
    """Return what each move is worth for the side that makes it; plies: what ends later counts as a draw."""
    known = sweeps()[-1 if plies is None else plies - 1]
    return {cell: passed_on(known[numbers()[after]]) for cell, after in states()[state].items()}


@cache
def one_of_each() -> list[State]:
    """Return the states that go on, one of all that turning and mirroring make of each other."""
    least = [state for state in states() if not state.is_lost and state.mine[:1] in ((), (0,), (1,), (4,))]
    return [state for state in least if all(image >= state for image in images(state))]


def images(state: State) -> Iterator[State]:
    """Yield a state turned and mirrored in every way."""
    for turn in turns():
        yield State(tuple(turn[cell] for cell in state.mine), tuple(turn[cell] for cell in state.theirs))


@cache
def turns() -> list[list[int]]:
    """Return where each turn and mirror image of the board takes each cell."""
    quarter, mirror = [2, 5, 8, 1, 4, 7, 0, 3, 6], [2, 1, 0, 5, 4, 3, 8, 7, 6]
    found = [list(range(9))]
    for _ in range(3):
        found.append([quarter[cell] for cell in found[-1]])
    return [*found, *([mirror[cell] for cell in each] for each in found)]
