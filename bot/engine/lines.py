"""What remains of the lines: how search.py sees a position.

A line with both marks on it is dead. A live one is what its owner still needs of it: a mask of free cells. Two
positions with the same live lines are worth the same, wherever else there are marks; and a cell on no live line is
never the best move, because an extra mark never harms its owner.
"""

import functools
from collections.abc import Callable, Iterable

from .board import Board

FIELD = 12
"""Bits for the weight of one cell, in the sum over all lines through it."""


class Lines:
    """The lines of one board, each in every state it can be in, and what a search asks of them.

    A state of a line is one number: the cells it still needs, with the line's number above them.
    """

    def __init__(self, board: Board) -> None:
        self.board = board
        self.every_cell = (1 << board.cells) - 1
        self.needed = _Lazy(lambda state: (state & self.every_cell).bit_count())
        """How many cells a state needs."""
        self.potential = _Lazy(lambda state: 1 << board.k - self.needed[state])
        """2 ** (k - needed): what Erdős and Selfridge count, times 2 ** k."""
        self.code = _Lazy(self._code)
        """A bit field for each line: a sum of codes tells exactly which states were added."""
        self.weights = _Lazy(self._weights)
        """4 ** (k - needed) in the field of each cell it needs: cells on nearly full lines weigh most."""
        self.code_bits = (board.k + 1) * len(board.lines)

    def live(self, own: int, other: int) -> tuple[list[int], list[int]]:
        """Return the states of the lines that the mover can still complete, and of those the opponent can."""
        cells, lines = self.board.cells, self.board.lines
        mine = [line & ~own | number << cells for number, line in enumerate(lines) if not line & other]
        theirs = [line & ~other | number << cells for number, line in enumerate(lines) if not line & own]
        return mine, theirs

    def key(self, mine: Iterable[int], theirs: Iterable[int]) -> int:
        """Return a number that positions with the same live lines share, and no others."""
        code = self.code.__getitem__
        return sum(map(code, mine)) << self.code_bits | sum(map(code, theirs))

    def weigh(self, mine: Iterable[int], theirs: Iterable[int]) -> list[tuple[int, int]]:
        """Return (weight, cell) for each cell on live lines: the more lines it helps or stops, the heavier."""
        weight = self.weights.__getitem__
        total = sum(map(weight, mine)) + sum(map(weight, theirs))
        found, cell = [], 0
        while total:
            if here := total & (1 << FIELD) - 1:
                found.append((here, cell))
            total >>= FIELD
            cell += 1
        return found

    def has_fork(self, mine: Iterable[int]) -> bool:
        """Tell whether one mark makes two threats: two lines that need two cells each cross in one of them."""
        needed, seen, masks = self.needed, 0, set()
        for state in mine:
            if needed[state] == 2:
                mask = state & self.every_cell
                if mask & seen and mask not in masks:
                    return True
                seen |= mask
                masks.add(mask)
        return False

    def _code(self, state: int) -> int:
        number = state >> self.board.cells
        line = self.board.lines[number]
        is_needed = [state >> cell & 1 for cell in range(self.board.cells) if line >> cell & 1]
        return 1 + sum(bit << place for place, bit in enumerate(is_needed)) << (self.board.k + 1) * number

    def _weights(self, state: int) -> int:
        weight = min(4 ** (self.board.k - self.needed[state]), 1 << FIELD - 4)
        return sum(weight << FIELD * cell for cell in range(self.board.cells) if state >> cell & 1)


class _Lazy(dict[int, int]):
    """What a function returns for each state, called once for each."""

    def __init__(self, ask: Callable[[int], int]) -> None:
        super().__init__()
        self._ask = ask

    def __missing__(self, state: int) -> int:
        self[state] = answer = self._ask(state)
        return answer


lines_of = functools.lru_cache(Lines)
"""Returns the lines of a board, worked out once."""
