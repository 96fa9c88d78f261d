"""The search on boards of up to nine cells, standard rules: what one side's marks say is looked up in tables.

The tables are geometry: they know lines, not what a position is worth. That is searched anew for every answer, and
nothing of it is kept; analysis.py may remember the answer. Larger boards are search.py's.
"""

from __future__ import annotations

import functools

from .board import Board, Mark, Outcome, Position
from .symmetry import canonical
from .values import Analysis, MoveValue

EARLY_PLIES = 2
"""Positions with up to so many marks are turned to one of their images before they are looked up; it pays early."""


class Tables:
    """Of one board, for every set of cells as a bit mask, what it says by itself."""

    def __init__(self, board: Board) -> None:
        cells, masks = range(board.cells), range(1 << board.cells)
        self.completing = [board.completing(mask, 0) for mask in masks]
        """The cells that would complete a line of marks on these."""
        self.spared = [sum(not line & mask for line in board.lines) for mask in masks]
        """How many lines the other side can still complete when marks are on these."""
        self.free = [*reversed(masks)]
        """The other cells."""
        self.cells = [tuple(cell for cell in cells if mask >> cell & 1) for mask in masks]
        self.bits = [tuple(1 << cell for cell in cells if mask >> cell & 1) for mask in masks]
        self.told = functools.cache(functools.partial(_told, board.cells))
        """A move, by its cell, its value and how many marks stood before it, in words; equal ones are one object."""


class SmallSearch:
    """One search. A position is the mover's marks and the opponent's; values are as in search.py."""

    __slots__ = ("_board", "_known", "_tables", "_top", "nodes")

    def __init__(self, board: Board) -> None:
        self.nodes = 1
        self._board = board
        self._tables = tables_of(board)
        self._top = board.cells + 1
        self._known: dict[int, int] = {}

    def analyse(self, position: Position) -> Analysis:
        """Value every move of a position that is not over."""
        own, other = (position.x, position.o) if position.to_move is Mark.X else (position.o, position.x)
        values, ply = self._moves(own, other), (own | other).bit_count()
        most, told = max(values.values()), self._tables.told
        moves = tuple([told(cell, value, ply) for cell, value in values.items()])
        cells = tuple([cell for cell, value in values.items() if value == most])
        best = told(cells[0], most, ply)
        return Analysis(position, best.outcome, best.distance, moves, cells, self.nodes)

    def _moves(self, own: int, other: int) -> dict[int, int]:
        """What each move is worth for the side that makes it, by its cell."""
        tables, top, ply = self._tables, self._top, (own | other).bit_count() + 1
        free, values = tables.free[own | other], {}
        wins = tables.completing[own] & free
        for cell in tables.cells[free]:
            bit = 1 << cell
            if bit & wins or bit == free:
                self.nodes += 1
                values[cell] = top - ply if wins else 0
            else:
                values[cell] = -self._value(other, own | bit, ply, -top, top)
        return values

    def _value(self, own: int, other: int, ply: int, low: int, high: int) -> int:
        """The value for the mover of a game that is not over: exact between low and high, else a bound.

        Where nobody completes a line at once, each needs two cells or more: then one line that the mover has left
        can be stopped, and three of the opponent's. Source: Erdős and Selfridge, as in search.py.
        """
        self.nodes += 1
        tables, top = self._tables, self._top
        completing, free = tables.completing, tables.free[own | other]
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


def _told(cells: int, cell: int, value: int, ply: int) -> MoveValue:
    if value == 0:
        return MoveValue(cell, Outcome.DRAW, cells - ply)
    return MoveValue(cell, Outcome.WIN if value > 0 else Outcome.LOSS, cells + 1 - abs(value) - ply)


@functools.lru_cache
def tables_of(board: Board) -> Tables:
    """The tables of a board, worked out once."""
    return Tables(board)
