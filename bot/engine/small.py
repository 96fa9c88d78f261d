"""The search on boards of up to nine cells by standard rules, with tables of one side's marks.

The tables are geometry: they know lines, not what a position is worth. Every answer is searched for again, and only
`analyse` keeps it. Values are as in values.move_value.
"""

import functools

from .board import Board
from .position import Position
from .symmetry import canonical
from .values import Analysis, move_value

EARLY_PLIES = 2  # up to here, positions are turned to one of their images before the look-up; it pays early


@functools.lru_cache  # worked out once for each board
class Tables:
    """Facts about every set of cells of one board, by bit mask."""

    def __init__(self, board: Board) -> None:
        masks = range(1 << board.cells)
        self.completing = [board.completing(mask, 0) for mask in masks]
        """The cells that would complete a line of marks on these."""
        self.spared = [sum(not line & mask for line in board.lines) for mask in masks]
        """How many lines the other side can still complete if marks are on these cells."""
        self.bits = [tuple(1 << cell for cell in range(board.cells) if mask >> cell & 1) for mask in masks]
        self.move_value = functools.cache(functools.partial(move_value, board.cells))
        """A MoveValue by its cell, its value and the ply before it; equal ones are one object."""


class SmallSearch:
    """One search by standard rules: alpha-beta on the mover's marks and the opponent's."""

    def __init__(self, board: Board) -> None:
        self.nodes = 1
        self._board = board
        self._tables = Tables(board)
        self._all = (1 << board.cells) - 1
        self._top = board.cells + 1
        self._known: dict[int, int] = {}

    def analyse(self, position: Position) -> Analysis:
        """Value every move of a position that isn't over."""
        own, other = position.sides
        tables, top, ply, free = self._tables, self._top, position.ply, self._all & ~(own | other)
        wins, values, valued = tables.completing[own] & free, dict[int, int](), tables.move_value
        for bit in tables.bits[free]:
            if bit & wins or bit == free:
                self.nodes += 1
                value = top - ply - 1 if wins else 0
            else:
                value = -self._value(other, own | bit, ply + 1, -top, top)
            values[bit.bit_length() - 1] = value
        most = max(values.values())
        moves = tuple([valued(cell, value, ply) for cell, value in values.items()])
        cells = tuple([cell for cell, value in values.items() if value == most])
        best = valued(cells[0], most, ply)
        return Analysis(position, best.outcome, best.distance, moves, cells, self.nodes)

    def _value(self, own: int, other: int, ply: int, low: int, high: int) -> int:
        """Return the value for the mover of a game that isn't over: exact between low and high, else a bound.

        If neither side completes a line at once, each needs two cells or more: then the mover's last line can be
        stopped, and so can three of the opponent's. Source: Erdős and Selfridge, as in search.py.
        """
        self.nodes += 1
        tables, top, free = self._tables, self._top, self._all & ~(own | other)
        completing = tables.completing
        if completing[own] & free:
            return top - ply - 1
        threats = completing[other] & free
        if threats & (threats - 1):
            return ply + 2 - top
        if threats:
            return 0 if threats == free else -self._value(other, own | threats, ply + 1, -high, -low)
        most = least = 0
        if tables.spared[other] > 1:
            for bit in tables.bits[free]:
                made = completing[own | bit] & free
                if made & (made - 1):
                    return top - ply - 3
            most = max(top - ply - 5, 0)
        if tables.spared[own] > 3:
            least = min(ply + 4 - top, 0)
        low, high = max(low, least), min(high, most)
        if low >= high:
            return high
        key = canonical(self._board, own, other) if ply <= EARLY_PLIES else own << top | other
        value = self._known.get(key)
        if value is None:
            value = -top
            for bit in tables.bits[free]:
                value = max(value, -self._value(other, own | bit, ply + 1, -high, -max(low, value)))
                if value >= high:
                    break
            if low < value < high or value in (least, most):
                self._known[key] = value
        return value
