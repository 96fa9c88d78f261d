"""The searches on boards of up to nine cells: by standard rules, with tables of one side's marks, and by other rules.

The tables are geometry: they know lines, not what a position is worth. Every answer is searched for again and nothing
is kept; search.py may remember the answer. Larger boards are search.py's. Values are as in values.move_value.
"""

import functools

from .board import Board, Mark, Rules
from .position import Position
from .symmetry import canonical
from .values import Analysis, Memo, MoveValue, move_value

EARLY_PLIES = 2
"""Positions of up to this many plies are turned to one of their images before the look-up; it pays early."""


class Tables:
    """Tables of facts about every set of cells of one board, indexed by bit mask."""

    def __init__(self, board: Board) -> None:
        cells, masks = range(board.cells), range(1 << board.cells)
        self.completing = [board.completing(mask, 0) for mask in masks]
        """The cells that would complete a line of marks on these."""
        self.spared = [sum(not line & mask for line in board.lines) for mask in masks]
        """By mask: lines that the other side can still complete if marks are on these cells."""
        self.free = [*reversed(masks)]
        """The other cells."""
        self.cells = [tuple(cell for cell in cells if mask >> cell & 1) for mask in masks]
        self.bits = [tuple(1 << cell for cell in cells if mask >> cell & 1) for mask in masks]
        self.move_value = functools.cache(functools.partial(move_value, board.cells))
        """A MoveValue, by its cell, its value and the ply before it; equal ones are one object."""


class SmallSearch:
    """One search by standard rules. A position is the mover's marks and the opponent's."""

    __slots__ = ("_board", "_known", "_tables", "_top", "nodes")

    def __init__(self, board: Board) -> None:
        self.nodes = 1
        self._board = board
        self._tables = tables_of(board)
        self._top = board.cells + 1
        self._known: dict[int, int] = {}

    def analyse(self, position: Position) -> Analysis:
        """Value every move of a position that isn't over."""
        values, ply = self._moves(*position.sides), position.ply
        most, valued = max(values.values()), self._tables.move_value
        moves = tuple([valued(cell, value, ply) for cell, value in values.items()])
        cells = tuple([cell for cell, value in values.items() if value == most])
        best = valued(cells[0], most, ply)
        return Analysis(position, best.outcome, best.distance, moves, cells, self.nodes)

    def _moves(self, own: int, other: int) -> dict[int, int]:
        """Return what each move is worth for the side that makes it, by its cell."""
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
        """Return the value for the mover of a game that isn't over: exact between low and high, else a bound.

        If neither side completes a line at once, each needs two cells or more: then the mover's last line can be
        stopped, and so can three of the opponent's. Source: Erdős and Selfridge, as in search.py.
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


tables_of = functools.lru_cache(Tables)
"""Returns the tables of a board, worked out once."""


class VariantSearch:
    """One search by misere or wild rules: it tries every move and remembers every position."""

    def __init__(self, board: Board, memo: Memo) -> None:
        self.nodes = 1
        self._board = board
        self._memo = memo
        self._top = board.cells + 1
        self._wild = board.rules is Rules.WILD

    def move_values(self, position: Position) -> tuple[tuple[MoveValue, ...], bool]:
        """Return the value of each legal move, and that it's sure which are best."""
        x, o, mover = position.x, position.o, position.to_move
        values = ((move, self._after(x, o, move, mover)) for move in position.legal())
        return tuple(move_value(self._board.cells, move, value, position.ply) for move, value in values), True

    def _after(self, x: int, o: int, move: int, mover: Mark) -> int:
        by_o, cell = divmod(move, self._board.cells)
        placed = (Mark.O if by_o else Mark.X) if self._wild else mover
        x, o = (x | 1 << cell, o) if placed is Mark.X else (x, o | 1 << cell)
        ply = (x | o).bit_count()
        if self._board.has_line(x if placed is Mark.X else o):
            return self._top - ply if self._wild else ply - self._top
        return 0 if ply == self._board.cells else -self._value(x, o, mover.other)

    def _value(self, x: int, o: int, mover: Mark) -> int:
        """Return the value for the mover of a game that isn't over."""
        key = (((x << self._board.cells | o) << 17 | self._board.shape) << 1 | (mover is Mark.X)) << 1 | 1
        known = self._memo.bounds.get(key)
        if known is not None:
            return known[0]
        self.nodes += 1
        cells, taken = self._board.cells, x | o
        free = [cell for cell in range(cells) if not taken >> cell & 1]
        moves = [*free, *(cell + cells for cell in free)] if self._wild else free
        best = max(self._after(x, o, move, mover) for move in moves)
        self._memo.bounds.keep(key, (best, best))
        return best
