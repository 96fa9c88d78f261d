"""What remains of the lines: the form in which search.py sees a position.

A line with both marks on it is dead. A live one is what its owner still needs of it: a mask of free cells. Two
positions with the same live lines are worth the same, wherever else marks stand; and a cell on no live line is never
the best move, for an extra mark harms nobody who has it.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable

from .board import Board

FIELD = 12
"""Bits for the weight of one cell, in the sum over all lines through it."""


class Lines:
    """The lines of one board, each in every state that it can be in, and what a search asks of them.

    A state of a line is one number: the cells that are needed still, with the line's number above them.
    """

    def __init__(self, board: Board) -> None:
        self.board = board
        self.every_cell = (1 << board.cells) - 1
        self.needed = _Lazy(lambda state: (state & self.every_cell).bit_count())
        """How many cells a state needs."""
        self.potential = _Lazy(lambda state: 1 << board.k - self.needed[state])
        """2 ** (k - needed): what Erdős and Selfridge count, times 2 ** k."""
        self.code = _Lazy(self._code)
        """A bit field of each line's own: a sum of codes tells exactly which states were summed."""
        self.weights = _Lazy(self._weights)
        """4 ** (k - needed) in the field of each cell that is needed: cells on lines nearly full weigh most."""
        self.code_bits = (board.k + 1) * len(board.lines)

    def live(self, own: int, other: int) -> tuple[list[int], list[int]]:
        """The states of the lines that the mover can still complete, and of those that the opponent can."""
        cells, lines = self.board.cells, self.board.lines
        mine = [line & ~own | number << cells for number, line in enumerate(lines) if not line & other]
        theirs = [line & ~other | number << cells for number, line in enumerate(lines) if not line & own]
        return mine, theirs

    def key(self, mine: Iterable[int], theirs: Iterable[int]) -> int:
        """A number that positions with the same live lines share, and no others."""
        code = self.code.__getitem__
        return sum(map(code, mine)) << self.code_bits | sum(map(code, theirs))

    def weigh(self, mine: Iterable[int], theirs: Iterable[int]) -> list[tuple[int, int]]:
        """The cells on live lines, each after its weight: the more lines of either side it helps or stops, the more."""
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
        """Whether one mark makes two threats: two lines that need two cells each cross in one of them."""
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
        line, chosen, place = self.board.lines[number], 1, 1
        for cell in range(self.board.cells):
            if line >> cell & 1:
                chosen += place * (state >> cell & 1)
                place <<= 1
        return chosen << (self.board.k + 1) * number

    def _weights(self, state: int) -> int:
        weight = min(4 ** (self.board.k - self.needed[state]), 1 << FIELD - 4)
        return sum(weight << FIELD * cell for cell in range(self.board.cells) if state >> cell & 1)


class _Lazy(dict[int, int]):
    """What a function says of a state, asked once for each."""

    def __init__(self, ask: Callable[[int], int]) -> None:
        super().__init__()
        self._ask = ask

    def __missing__(self, state: int) -> int:
        self[state] = answer = self._ask(state)
        return answer


@functools.lru_cache
def lines_of(board: Board) -> Lines:
    """The lines of a board, worked out once."""
    return Lines(board)
