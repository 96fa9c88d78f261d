"""The search by other rules: misere and wild, on small boards, by trying every move and remembering every position."""

from __future__ import annotations

from .board import Board, Mark, Outcome, Position, Rules
from .values import Memo, MoveValue


class VariantSearch:
    """One search by misere or wild rules. Values are as in search.py: cells + 1 - p for a win with p marks."""

    def __init__(self, board: Board, memo: Memo) -> None:
        self.nodes = 1
        self._board = board
        self._memo = memo
        self._top = board.cells + 1
        self._wild = board.rules is Rules.WILD

    def move_values(self, position: Position) -> tuple[MoveValue, ...]:
        """The exact value of each legal move."""
        found = []
        for move in position.legal():
            value = self._after(position.x, position.o, move, position.to_move)
            if value == 0:
                found.append(MoveValue(move, Outcome.DRAW, self._board.cells - position.ply))
            else:
                outcome = Outcome.WIN if value > 0 else Outcome.LOSS
                found.append(MoveValue(move, outcome, self._top - abs(value) - position.ply))
        return tuple(found)

    def _after(self, x: int, o: int, move: int, mover: Mark) -> int:
        """What a move is worth for the side that makes it."""
        by_o, cell = divmod(move, self._board.cells)
        placed = (Mark.O if by_o else Mark.X) if self._wild else mover
        x, o = (x | 1 << cell, o) if placed is Mark.X else (x, o | 1 << cell)
        ply, own = (x | o).bit_count(), x if placed is Mark.X else o
        if any(own & line == line for line in self._board.lines):
            return self._top - ply if self._wild else ply - self._top
        return 0 if ply == self._board.cells else -self._value(x, o, mover.other)

    def _value(self, x: int, o: int, mover: Mark) -> int:
        """The value for the mover of a game that is not over."""
        key = (((x << self._board.cells | o) << 17 | self._board.shape) << 1 | (mover is Mark.X)) << 1 | 1
        known = self._memo.bounds.get(key)
        if known is not None:
            return known[0]
        self.nodes += 1
        cells, taken = self._board.cells, x | o
        free = [cell for cell in range(cells) if not taken >> cell & 1]
        moves = [*free, *(cell + cells for cell in free)] if self._wild else free
        best = max(self._after(x, o, move, mover) for move in moves)
        self._memo.keep_bounds(key, (best, best))
        return best
