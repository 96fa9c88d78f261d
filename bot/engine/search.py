"""What every legal move is worth, on any board and by any rules: the one question the rest of the bot asks.

Boards of up to nine cells are searched by small.py. Inside, values are as in values.move_value.

This search sees what remains of the lines. A line with both marks on it is dead. A live one is what its owner still
needs of it: a mask of free cells. Two positions with the same live lines are worth the same, wherever else there are
marks; and a cell on no live line is never the best move, because an extra mark never harms its owner.
"""

import contextlib
import functools
from array import array
from collections.abc import Callable, Iterable

from bot.variants import Rules

from .board import Board, Outcome
from .position import Position
from .small import SmallSearch
from .symmetry import canonical
from .values import HORIZON, SMALL, Analysis, Budget, OutOfBudget, TranspositionTable, analysis, move_value
from .variant import variant_of

SYMMETRIC_PLIES = 8  # up to here, positions are turned to one of their images before the look-up; it pays early
OPENING_PLIES = 5  # tables of openings hold positions of up to this many plies
ASK_EVERY = 512  # positions that a search visits before it asks a budget's clock again
FIELD = 12  # bits for the weight of one cell, in the sum over all lines through it

State = tuple[int, int, list[int], list[int]]
"""The mover's marks and the opponent's, and the lines that each can still complete: masks of the cells they need."""


def analyse(position: Position, table: TranspositionTable | None = None, budget: Budget | None = None) -> Analysis:
    """Value every legal move by searching to the end.

    position: any; a finished one has no moves, and the outcome is that of the side whose turn it would be. table: what
    earlier calls found. Without one, nodes depends on the position alone. budget: without one, and on
    boards of up to nine cells, the search runs to the end. Cost on 3x3: microseconds, a few hundred from the empty
    board, then a look-up. On 4x4 and 5x5 milliseconds; only 5x5 with four in a row takes seconds while there are few
    marks. Source: negamax as in chessprogramming.org/Negamax; counts in tests/engine/test_search.py.

    >>> found = analyse(Position.parse("XX./OO./..."))
    >>> found.outcome, found.distance, found.best
    (Outcome.WIN, 1, (2,))
    """
    board, table, key = position.board, table or TranspositionTable(), position.key
    if known := table.analyses.get(key):
        return known
    if position.is_over:
        ends = {None: Outcome.DRAW, position.to_move: Outcome.WIN, position.to_move.other: Outcome.LOSS}
        found = Analysis(position, ends[position.winner], 0, (), (), 1)
    elif board.rules is not Rules.STANDARD:
        found = variant_of(board.rules).analyse(position, table, budget)
    elif board.cells <= SMALL:
        found = SmallSearch(board).analyse(position)
    else:
        found = Search(board, table, budget).analyse(position)
    return table.analyses.keep(key, found) if board.cells <= SMALL else found


def live_lines(board: Board, own: int, other: int) -> tuple[list[int], list[int]]:
    """Return the lines that the mover can still complete, and those that the opponent can, as State has them."""
    mine = [line & ~own for line in board.lines if not line & other]
    return mine, [line & ~other for line in board.lines if not line & own]


def weigh(board: Board, lines: Iterable[int]) -> list[tuple[int, int]]:
    """Return (weight, cell) for each cell on live lines: the more lines it helps or stops, the heavier."""
    total, found, cell = sum(map(_weights(board.k), lines)), [], 0
    while total:
        if weight := total & (1 << FIELD) - 1:
            found.append((weight, cell))
        total >>= FIELD
        cell += 1
    return found


@functools.lru_cache
def _weights(k: int) -> Callable[[int], int]:
    """Return a function: a line's weight in the field of each cell it needs, 4 for each mark on it."""

    @functools.cache
    def weights(line: int) -> int:
        weight = min(4 ** (k - line.bit_count()), 1 << FIELD - 4)
        return sum(weight << FIELD * cell for cell in range(line.bit_length()) if line >> cell & 1)

    return weights


class Search:
    """One search, by standard rules: negamax with alpha-beta on what remains of the lines.

    It has a transposition table, and looks up symmetric positions as one.
    """

    def __init__(self, board: Board, table: TranspositionTable, budget: Budget | None) -> None:
        self.board = board
        self.table = table
        self.top = board.cells + 1
        self.nodes = 1
        self._budget = budget
        self._ask_at: float = float("inf")
        self._potential = [1 << board.k - needed for needed in range(board.k + 1)].__getitem__
        """2 ** (k - needed), by the cells that a line needs: what Erdős and Selfridge count, times 2 ** k."""

    def analyse(self, position: Position) -> Analysis:
        """Value every move of a position that isn't over."""
        root, cells, ply = (*position.sides, *live_lines(self.board, *position.sides)), position.legal(), position.ply
        near = max(0, self.top - ply - HORIZON - 1)  # every win within HORIZON plies is worth more
        if self._budget is None:
            known = signs = {cell: self._move(root, cell) for cell in cells}
        else:
            known, signs = self._in_budget(root, cells, near)
        top = max(signs.values(), default=0)
        is_sure = max(known.values(), default=0) > near or (
            len(signs) == len(cells) and all(cell in known or sign < top for cell, sign in signs.items())
        )
        values = dict.fromkeys(cells, 0) | signs | known  # a win at the last ply is worth 1
        moves = tuple(move_value(self.board.cells, cell, values[cell], ply, cell in known) for cell in cells)
        return analysis(position, moves, self.nodes, is_sure)

    def _in_budget(self, root: State, cells: tuple[int, ...], near: int) -> tuple[dict[int, int], dict[int, int]]:
        """Search as far as the budget goes: the values of some moves, and whether more win (1), draw (0) or lose (-1).

        First what's worth more than near on either side, at any cost; then how each move ends, the promising ones
        first; then how soon.
        """
        seen = {cell: self._near(root, cell, near) for cell in cells}
        known = {cell: value for cell, value in seen.items() if abs(value) > near}
        signs = {cell: 1 if value > 0 else -1 for cell, value in known.items()}
        weights = {cell: weight for weight, cell in weigh(self.board, root[2] + root[3])}
        nodes = self._budget.nodes if self._budget else None
        self._ask_at = self.nodes + (ASK_EVERY if nodes is None else nodes)
        with contextlib.suppress(OutOfBudget):
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

    def _near(self, root: State, cell: int, near: int) -> int:
        """Return what a move is worth for its mover if that is beyond near on either side, else 0."""
        if self._move(root, cell, (near, near + 1)) > near:
            return self._move(root, cell, (near, self.top))
        if self._move(root, cell, (-near - 1, -near)) < -near:
            return self._move(root, cell, (-self.top, -near))
        return 0

    def _move(self, root: State, cell: int, window: tuple[int, int] | None = None) -> int:
        """Return what a move is worth for its mover: exact inside the window, a bound at its ends."""
        bit, ply = 1 << cell, (root[0] | root[1]).bit_count() + 1
        wins = bit in root[2]
        if wins or ply == self.board.cells:
            self.nodes += 1
            return self.top - ply if wins else 0
        low, high = window or (-self.top, self.top)
        return -self.value(_after(root, bit), ply, -high, -low)

    def value(self, state: State, ply: int, alpha: int, beta: int) -> int:
        """Return the value for the mover of a game that isn't over: exact between alpha and beta, else a bound.

        An answer at alpha or below is the most that it can be worth, one at beta or above the least.
        """
        self.nodes += 1
        if self.nodes >= self._ask_at:
            if self._budget is None or self._budget.is_up is None or self._budget.is_up():
                raise OutOfBudget
            self._ask_at = self.nodes + ASK_EVERY
        own, other, mine, theirs = state
        if ply <= OPENING_PLIES and self.table.openings:
            opening = self.table.openings.get(canonical(self.board, own, other))
            if opening is not None:
                return opening
        low, high, threats = self._limits(mine, theirs, ply)
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        key = self._key(state, ply)
        known = self.table.bounds.get(key)
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
        self.table.bounds.keep(key, (low, high))
        return best

    def _best(self, state: State, ply: int, alpha: int, beta: int, threats: int) -> int:
        """Return the value of the best move, or of the first one that is worth beta. threats: the cell to block."""
        best, lines = -self.top, state[2] + state[3]
        for _, cell in [(0, threats.bit_length() - 1)] if threats else sorted(weigh(self.board, lines), reverse=True):
            best = max(best, -self.value(_after(state, 1 << cell), ply + 1, -beta, -max(alpha, best)))
            if best >= beta:
                break
        return best

    def _limits(self, mine: list[int], theirs: list[int], ply: int) -> tuple[int, int, int]:
        """Return the least and the most that a position can be worth at a glance, and the cell to block, if any.

        The second to move keeps the other from every line if the sum of 2 ** -needed over those lines is below 1/2, the
        first to move if it's below 1. Source: Erdős and Selfridge, "On a combinatorial game", 1973.
        """
        top, threats = self.top, 0
        my_needs, their_needs = [*map(int.bit_count, mine)], [*map(int.bit_count, theirs)]
        soonest, latest = min(my_needs, default=0), min(their_needs, default=0)
        if soonest == 1:
            return top - ply - 1, top - ply - 1, 0
        if latest == 1:
            for line, needed in zip(theirs, their_needs, strict=True):
                threats |= line if needed == 1 else 0
            if threats & (threats - 1):  # two threats, and one mark blocks only one
                return ply + 2 - top, ply + 2 - top, 0
        elif soonest == 2:
            pairs = {line for line, needed in zip(mine, my_needs, strict=True) if needed == 2}
            if sum(pairs).bit_count() < 2 * len(pairs):  # two share a cell (the sum carries): a fork
                return top - ply - 3, top - ply - 3, 0
        one = 1 << self.board.k
        high = top - ply - 2 * soonest + 1 if sum(map(self._potential, my_needs)) * 2 >= one else 0
        low = ply + 2 * max(latest, 2) - top if sum(map(self._potential, their_needs)) >= one else 0
        return min(low, 0), max(high, 0), threats  # the board may be full before anybody could win

    def _key(self, state: State, ply: int) -> int | bytes:
        """Return what the table knows a position by: up to SYMMETRIC_PLIES the marks, turned; then the live lines."""
        own, other, mine, theirs = state
        if ply <= SYMMETRIC_PLIES:
            return canonical(self.board, own, other)
        return array("I", [self.board.shape << 5 | ply, *mine, 0, *theirs]).tobytes()


def _after(state: State, bit: int) -> State:
    own, other, mine, theirs = state
    return other, own | bit, [line for line in theirs if not line & bit], [line & ~bit for line in mine]
