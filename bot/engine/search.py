"""The search: negamax with alpha-beta on what remains of the lines, a memo and symmetries. Standard rules only.

Nothing is chosen here: levels.py picks. It serves every board; up to nine cells small.py is faster. The learner's
version is minimax.py.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable

from .board import Board, Mark, Outcome, Position
from .lines import lines_of
from .symmetry import canonical
from .values import HORIZON, Budget, Memo, MoveValue

SYMMETRIC_PLIES = 8
"""Positions with up to so many marks are turned to one of their images before they are looked up; it pays early."""
OPENING_PLIES = 5
"""Tables of openings hold positions of up to so many marks."""
ASK_EVERY = 512
"""How many positions are visited between two questions to a budget's clock."""


class _OutOfBudget(Exception):
    """The search has to end here."""


def value_of(board: Board, own: int, other: int, memo: Memo) -> int:
    """The value of a game that is not over for the mover: cells + 1 - p where it is won with p marks on the board,
    0 for a draw, the same with a minus for a loss.

    own, other: the mover's marks and the opponent's, as bit masks.
    """
    search = Search(board, memo, None)
    state = own, other, *lines_of(board).live(own, other)
    return search.value(state, (own | other).bit_count(), -search.top, search.top)


class Search:
    """One search: a board, what is remembered, and a count of the positions visited.

    Inside, a position is the mover's marks and the opponent's, and the live lines of both. A game that is won with
    p marks on the board is worth cells + 1 - p to the winner, a draw 0: so values do not depend on the way that led
    to a position, and more is sooner won or later lost.
    """

    def __init__(self, board: Board, memo: Memo, budget: Budget | None) -> None:
        self.board = board
        self.memo = memo
        self.top = board.cells + 1
        self.nodes = 1
        self._lines = lines_of(board)
        self._budget = budget
        self._ask_at: float = float("inf")

    def move_values(self, position: Position) -> tuple[tuple[MoveValue, ...], bool]:
        """The value of each legal move, and whether it is sure which are the best."""
        own, other = (position.x, position.o) if position.to_move is Mark.X else (position.o, position.x)
        root, cells = (own, other, *self._lines.live(own, other)), position.legal()
        if self._budget is None:
            return tuple(self._told(position, cell, self._move(root, cell)) for cell in cells), True
        known, signs = self._in_budget(position, root)
        top = max((signs.get(cell, 0) for cell in cells), default=0)
        all_signs = len(signs) == len(cells)
        is_sure = any(value > self._near_value(position.ply) for value in known.values()) or (
            all_signs and all(cell in known or sign == top == 0 or sign < top for cell, sign in signs.items())
        )
        values = {cell: known.get(cell, signs.get(cell, 0)) for cell in cells}  # a win at the last ply is worth 1
        return tuple(self._told(position, cell, values[cell], cell in known) for cell in cells), is_sure

    def _near_value(self, ply: int) -> int:
        """What a win is worth at least, or a loss at most, that comes within HORIZON plies: more than this."""
        return max(0, self.top - ply - HORIZON - 1)

    def _in_budget(self, position: Position, root: State) -> tuple[dict[int, int], dict[int, int]]:
        """What is found of the moves: the values of some, and of more whether they win (1), draw (0) or lose (-1).

        First what is near, at any cost; then how each move ends, the promising ones first; then how soon.
        """
        near = self._near_value(position.ply)
        seen = {cell: self._near(root, cell, near) for cell in position.legal()}
        known = {cell: value for cell, value in seen.items() if abs(value) > near}
        signs = {cell: 1 if value > 0 else -1 for cell, value in known.items()}
        nodes = self._budget.nodes if self._budget else None
        self._ask_at = self.nodes + (ASK_EVERY if nodes is None else nodes)
        with contextlib.suppress(_OutOfBudget):
            for cell in sorted(seen.keys() - known.keys(), key=self._weight(root), reverse=True):
                if self._move(root, cell, (0, 1)) > 0:
                    signs[cell] = 1
                elif self._move(root, cell, (-1, 0)) < 0:
                    signs[cell] = -1
                else:
                    signs[cell] = known[cell] = 0
            for cell in sorted(signs.keys() - known.keys(), key=lambda cell: -signs[cell]):
                window = (0, self.top) if signs[cell] > 0 else (-self.top, 0)
                known[cell] = self._move(root, cell, window)
        return known, signs

    def _told(self, position: Position, cell: int, value: int, exact: bool = True) -> MoveValue:
        if value == 0:
            return MoveValue(cell, Outcome.DRAW, self.board.cells - position.ply, exact)
        outcome = Outcome.WIN if value > 0 else Outcome.LOSS
        return MoveValue(cell, outcome, self.top - abs(value) - position.ply, exact)

    def _weight(self, root: State) -> Callable[[int], int]:
        """How much a cell matters."""
        weights = {cell: weight for weight, cell in self._lines.weigh(root[2], root[3])}
        return lambda cell: weights.get(cell, 0)

    def _ask(self) -> None:
        budget = self._budget
        if budget is None or budget.is_up is None or budget.is_up():
            raise _OutOfBudget
        self._ask_at = self.nodes + ASK_EVERY

    def _near(self, root: State, cell: int, near: int) -> int:
        """What a move is worth for the side that makes it, where that is beyond near on either side; else 0."""
        if self._move(root, cell, (near, near + 1)) > near:
            return self._move(root, cell, (near, self.top))
        if self._move(root, cell, (-near - 1, -near)) < -near:
            return self._move(root, cell, (-self.top, -near))
        return 0

    def _move(self, root: State, cell: int, window: tuple[int, int] | None = None) -> int:
        """What a move is worth for the side that makes it: exact inside the window, a bound at its ends."""
        own, other, mine, theirs = root
        bit, ply = 1 << cell, (own | other).bit_count() + 1
        ends = -1
        if any(line & self._lines.every_cell == bit for line in mine):
            ends = self.top - ply
        elif ply == self.board.cells:
            ends = 0
        if ends >= 0:
            self.nodes += 1
            return ends
        low, high = window or (-self.top, self.top)
        after = [line for line in theirs if not line & bit], [line & ~bit for line in mine]
        return -self.value((other, own | bit, *after), ply, -high, -low)

    def value(self, state: State, ply: int, alpha: int, beta: int) -> int:
        """The value for the mover of a game that is not over.

        state: the mover's marks, the opponent's, and the live lines of each, as Lines has them.
        Exact if it lies between alpha and beta. Otherwise a bound: an answer at alpha or below is the most
        it can be worth, one at beta or above the least.
        """
        self.nodes += 1
        if self.nodes >= self._ask_at:
            self._ask()
        own, other, mine, theirs = state
        if ply <= OPENING_PLIES and self.memo.openings:
            opening = self.memo.openings.get(canonical(self.board, own, other))
            if opening is not None:
                return opening
        low, high, threats = self._limits(mine, theirs, ply)
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        key = self._key(state, ply)
        known = self.memo.bounds.get(key)
        if known is not None:
            low, high = max(low, known[0]), min(high, known[1])
            if low >= beta or low == high:
                return low
            if high <= alpha:
                return high
        alpha, beta = max(alpha, low), min(beta, high)
        best = -self.top
        for _, cell in (
            [(0, threats.bit_length() - 1)] if threats else sorted(self._lines.weigh(mine, theirs), reverse=True)
        ):
            bit = 1 << cell
            child = (
                other,
                own | bit,
                [line for line in theirs if not line & bit],
                [line & ~bit for line in mine],
            )
            best = max(best, -self.value(child, ply + 1, -beta, -max(alpha, best)))
            if best >= beta:
                break
        if best < beta:
            high = max(low, best)
        if best > alpha:
            low = min(high, best)
        self.memo.keep_bounds(key, (low, high))
        return best

    def _limits(self, mine: list[int], theirs: list[int], ply: int) -> tuple[int, int, int]:
        """The least and the most that a position can be worth at a glance, and the cell that must be taken, if any.

        Who moves second keeps the other from every line where the sum of 2 ** -needed over those lines is below
        1/2, who moves first where it is below 1.
        Source: Erdős and Selfridge, "On a combinatorial game", 1973.
        """
        lines, top = self._lines, self.top
        needed, potential = lines.needed.__getitem__, lines.potential.__getitem__
        soonest, threats = min(map(needed, mine), default=0), 0
        if soonest == 1:
            return top - ply - 1, top - ply - 1, 0
        latest = min(map(needed, theirs), default=0)
        if latest == 1:
            for line in theirs:
                if needed(line) == 1:
                    threats |= line & lines.every_cell
            if threats & (threats - 1):  # two, and one mark blocks only one
                return ply + 2 - top, ply + 2 - top, 0
        elif soonest == 2 and lines.has_fork(mine):
            return top - ply - 3, top - ply - 3, 0
        one = 1 << self.board.k
        high = top - ply - 2 * soonest + 1 if sum(map(potential, mine)) * 2 >= one else 0
        low = ply + 2 * max(latest, 2) - top if sum(map(potential, theirs)) >= one else 0
        return min(low, 0), max(high, 0), threats  # the board may be full before anybody could win

    def _key(self, state: State, ply: int) -> int:
        """Below SYMMETRIC_PLIES the marks, turned; above, the lines, which are equal more often."""
        own, other, mine, theirs = state
        if ply <= SYMMETRIC_PLIES:
            return canonical(self.board, own, other) << 1
        return ((self._lines.key(mine, theirs) << 17 | self.board.shape) << 5 | ply) << 1 | 1


State = tuple[int, int, list[int], list[int]]
"""The mover's marks and the opponent's, and the states of the lines that each can still complete."""
