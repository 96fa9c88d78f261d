"""Small boards of ultimate games in tables, for the search: what each can become, and what that is worth."""

import functools

from bot.engine.board import STANDARD

SCALE = 100  # a small board that a side has won
POWER = 1.3  # what isn't won counts for less than its chance; measured, as all figures here

LINES = tuple(tuple(at for at in range(9) if line >> at & 1) for line in STANDARD.lines)
PAIRS = tuple(tuple(tuple(at for at in line if at != board) for line in LINES if board in line) for board in range(9))
"""The other two boards of each line through a board."""
COMPLETING = tuple(STANDARD.completing(marks, 0) for marks in range(512))
"""The squares that complete a line, by a mask of those that a side has."""

Gain = tuple[int, int, int, int, bool, bool]
"""A move: what it adds to the mover's worth and takes from the other's, its square, the state after it, whether it wins
the small board, whether it finishes it."""


def state_of(x: int, o: int) -> int:
    """Return the state of a small board, a number: base 3, the first square lowest; 1 is X, 2 is O. x, o: masks."""
    return sum(3**at * ((x >> at & 1) + 2 * (o >> at & 1)) for at in range(9))


def free(state: int) -> list[int]:
    return [at for at in range(9) if not state // 3**at % 3]


@functools.cache
def worth(state: int) -> tuple[int, int]:
    """Return what a small board that isn't finished, or just won, is worth to X and to O, of SCALE."""
    x, o = _chances(state)
    return round(x**POWER * SCALE), round(o**POWER * SCALE)


@functools.cache
def _chances(state: int) -> tuple[float, float]:
    """Return the chances that X and that O win a small board if each next mark is either's, anywhere."""
    for side in (1, 2):
        if any(all(state // 3**at % 3 == side for at in line) for line in LINES):
            return float(side == 1), float(side == 2)
    after = [_chances(state + side * 3**at) for at in free(state) for side in (1, 2)]
    x, o = (sum(chances) / len(after) for chances in zip(*after, strict=True)) if after else (0.0, 0.0)
    return x, o


def _gains(side: int, state: int) -> tuple[Gain, ...]:
    before, found = worth(state), list[Gain]()
    for square in free(state):
        after = state + (side + 1) * 3**square
        wins = _chances(after)[side] == 1.0
        mine, theirs = worth(after)[side] - before[side], before[1 - side] - worth(after)[1 - side]
        found.append((mine, theirs, square, after, wins, wins or not free(after)))
    return tuple(found)


GAINS = [functools.cache(functools.partial(_gains, side)) for side in range(2)]
"""The moves of X and of O on a small board that isn't finished, by its state."""
