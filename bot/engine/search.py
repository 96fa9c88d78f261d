"""What every legal move is worth, on any board and by any rules: the one question the rest of the bot asks.

analyse asks small.py on boards of up to nine cells, and the search below on larger ones. Inside, values are as in
values.move_value.
"""

import contextlib

from .board import Board, Mark, Outcome, Rules
from .lines import lines_of
from .position import Position
from .small import SmallSearch, VariantSearch
from .symmetry import canonical
from .values import HORIZON, SMALL, Analysis, Budget, Memo, MoveValue, best_cells, move_value

SYMMETRIC_PLIES = 8
"""Positions of up to this many plies are turned to one of their images before the look-up; it pays early."""
OPENING_PLIES = 5
"""Tables of openings hold positions of up to this many plies."""
ASK_EVERY = 512
"""Positions that a search visits before it asks a budget's clock again."""

State = tuple[int, int, list[int], list[int]]
"""The mover's marks and the opponent's, and the states of the lines that each can still complete."""


class _OutOfBudget(Exception):
    """The search must end here."""


def analyse(position: Position, memo: Memo | None = None, budget: Budget | None = None) -> Analysis:
    """Value every legal move by searching to the end.

    position: any; a finished one has no moves, and the outcome is that of the side whose turn it would be.
    memo: what earlier calls found. Without one, nodes depends on the position alone.
    budget: without one, and on boards of up to nine cells, the search runs to the end.
    Cost on 3x3: microseconds, a few hundred from the empty board, then a look-up. On 4x4 and 5x5 milliseconds; only
    5x5 with four in a row takes seconds while there are few marks.
    Source: negamax as in chessprogramming.org/Negamax; counts in tests/engine/test_search.py.

    >>> found = analyse(Position.parse("XX./OO./..."))
    >>> found.outcome, found.distance, found.best
    (Outcome.WIN, 1, (2,))
    """
    if memo is None or position.board.cells > SMALL:
        return _analyse(position, memo, budget)
    key = ((position.board.shape << SMALL | position.x) << SMALL | position.o) << 1 | (position.to_move is Mark.X)
    found = memo.analyses.get(key)
    if found is None:
        found = _analyse(position, memo, None)
        memo.analyses.keep(key, found)
    return found


def _analyse(position: Position, memo: Memo | None, budget: Budget | None) -> Analysis:
    board, is_standard = position.board, position.board.rules is Rules.STANDARD
    if position.is_over:
        ends = {None: Outcome.DRAW, position.to_move: Outcome.WIN, position.to_move.other: Outcome.LOSS}
        return Analysis(position, ends[position.winner], 0, (), (), 1)
    if is_standard and board.cells <= SMALL:
        return SmallSearch(board).analyse(position)
    memo = memo or Memo()
    search = Search(board, memo, budget) if is_standard else VariantSearch(board, memo)
    moves, is_sure = search.move_values(position)
    cells = best_cells(moves)
    first = next(move for move in moves if move.cell == cells[0])
    return Analysis(position, first.outcome, first.distance, moves, cells, search.nodes, is_sure)


def value_of(board: Board, own: int, other: int, memo: Memo) -> int:
    """Return the value for the mover of a game that isn't over. own, other: the mover's marks and the opponent's."""
    search = Search(board, memo, None)
    state = own, other, *lines_of(board).live(own, other)
    return search.value(state, (own | other).bit_count(), -search.top, search.top)


class Search:
    """One search: negamax with alpha-beta on what remains of the lines, a memo and symmetries. Standard rules only."""

    def __init__(self, board: Board, memo: Memo, budget: Budget | None) -> None:
        self.board = board
        self.memo = memo
        self.top = board.cells + 1
        self.nodes = 1
        self._lines = lines_of(board)
        self._budget = budget
        self._ask_at: float = float("inf")

    def move_values(self, position: Position) -> tuple[tuple[MoveValue, ...], bool]:
        """Return the value of each legal move, and whether it's sure which are best."""
        root, cells, ply = (*position.sides, *self._lines.live(*position.sides)), position.legal(), position.ply
        if self._budget is None:
            return tuple(move_value(self.board.cells, cell, self._move(root, cell), ply) for cell in cells), True
        near = max(0, self.top - ply - HORIZON - 1)  # every win within HORIZON plies is worth more
        known, signs = self._in_budget(root, cells, near)
        top = max(signs.values(), default=0)
        is_sure = max(known.values(), default=0) > near or (
            len(signs) == len(cells) and all(cell in known or sign < top for cell, sign in signs.items())
        )
        values = dict.fromkeys(cells, 0) | signs | known  # a win at the last ply is worth 1
        return tuple(move_value(self.board.cells, cell, values[cell], ply, cell in known) for cell in cells), is_sure

    def _in_budget(self, root: State, cells: tuple[int, ...], near: int) -> tuple[dict[int, int], dict[int, int]]:
        """Search as far as the budget goes: the values of some moves, and whether more win (1), draw (0) or lose (-1).

        First what's worth more than near on either side, at any cost; then how each move ends, the promising ones
        first; then how soon.
        """
        seen = {cell: self._near(root, cell, near) for cell in cells}
        known = {cell: value for cell, value in seen.items() if abs(value) > near}
        signs = {cell: 1 if value > 0 else -1 for cell, value in known.items()}
        weights = {cell: weight for weight, cell in self._lines.weigh(root[2], root[3])}
        nodes = self._budget.nodes if self._budget else None
        self._ask_at = self.nodes + (ASK_EVERY if nodes is None else nodes)
        with contextlib.suppress(_OutOfBudget):
            for cell in sorted(seen.keys() - known.keys(), key=lambda cell: -weights.get(cell, 0)):
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

    def _ask(self) -> None:
        if self._budget is None or self._budget.is_up is None or self._budget.is_up():
            raise _OutOfBudget
        self._ask_at = self.nodes + ASK_EVERY

    def _near(self, root: State, cell: int, near: int) -> int:
        """Return what a move is worth for its mover if that is beyond near on either side, else 0."""
        if self._move(root, cell, (near, near + 1)) > near:
            return self._move(root, cell, (near, self.top))
        if self._move(root, cell, (-near - 1, -near)) < -near:
            return self._move(root, cell, (-self.top, -near))
        return 0

    def _move(self, root: State, cell: int, window: tuple[int, int] | None = None) -> int:
        """Return what a move is worth for its mover: exact inside the window, a bound at its ends."""
        own, other, mine, theirs = root
        bit, ply = 1 << cell, (own | other).bit_count() + 1
        wins = any(line & self._lines.every_cell == bit for line in mine)
        if wins or ply == self.board.cells:
            self.nodes += 1
            return self.top - ply if wins else 0
        low, high = window or (-self.top, self.top)
        after = [line for line in theirs if not line & bit], [line & ~bit for line in mine]
        return -self.value((other, own | bit, *after), ply, -high, -low)

    def value(self, state: State, ply: int, alpha: int, beta: int) -> int:
        """Return the value for the mover of a game that isn't over.

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
        best = self._best(state, ply, alpha, beta, threats)
        if best < beta:
            high = max(low, best)
        if best > alpha:
            low = min(high, best)
        self.memo.bounds.keep(key, (low, high))
        return best

    def _best(self, state: State, ply: int, alpha: int, beta: int, threats: int) -> int:
        """Return the value of the best move, or of the first one that is worth beta. threats: the cell to block."""
        own, other, mine, theirs = state
        best = -self.top
        moves = [(0, threats.bit_length() - 1)] if threats else sorted(self._lines.weigh(mine, theirs), reverse=True)
        for _, cell in moves:
            bit = 1 << cell
            child = other, own | bit, [line for line in theirs if not line & bit], [line & ~bit for line in mine]
            best = max(best, -self.value(child, ply + 1, -beta, -max(alpha, best)))
            if best >= beta:
                break
        return best

    def _limits(self, mine: list[int], theirs: list[int], ply: int) -> tuple[int, int, int]:
        """Return the least and the most that a position can be worth at a glance, and the cell to block, if any.

        The second to move keeps the other from every line if the sum of 2 ** -needed over those lines is below
        1/2, the first to move if it's below 1.
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
            if threats & (threats - 1):  # two threats, and one mark blocks only one
                return ply + 2 - top, ply + 2 - top, 0
        elif soonest == 2 and lines.has_fork(mine):
            return top - ply - 3, top - ply - 3, 0
        one = 1 << self.board.k
        high = top - ply - 2 * soonest + 1 if sum(map(potential, mine)) * 2 >= one else 0
        low = ply + 2 * max(latest, 2) - top if sum(map(potential, theirs)) >= one else 0
        return min(low, 0), max(high, 0), threats  # the board may be full before anybody could win

    def _key(self, state: State, ply: int) -> int:
        """Return what the memo knows a position by: up to SYMMETRIC_PLIES the marks, turned; then the live lines."""
        own, other, mine, theirs = state
        if ply <= SYMMETRIC_PLIES:
            return canonical(self.board, own, other) << 1
        return ((self._lines.key(mine, theirs) << 17 | self.board.shape) << 5 | ply) << 1 | 1
