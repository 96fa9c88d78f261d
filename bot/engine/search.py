"""What every legal move is worth: negamax with alpha-beta on what remains of the lines, a memo and symmetries.

Nothing is chosen here: levels.py picks. The learner's version is minimax.py.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction

from .board import Board, Mark, Outcome, Position
from .lines import lines_of
from .symmetry import canonical

SMALL, REMEMBERED = 9, 10_000
"""Whole answers are remembered on boards of up to so many cells; 3x3 has 4,520 open positions."""
SYMMETRIC_PLIES = 8
"""Positions with up to so many marks are turned to one of their images before they are looked up; it pays early."""
OPENING_PLIES = 4
"""Tables of openings hold positions of up to so many marks."""
HORIZON = 4
"""How many plies ahead is seen before any budget is asked."""
ASK_EVERY = 512
"""How many positions are visited between two questions to a budget's clock."""


@dataclass(frozen=True, slots=True)
class MoveValue:
    """What one move is worth under best play from then on.

    cell: the move. outcome: for the side that makes it. distance: in plies from before the move to the end of
    the game: 1 for a move that wins at once. A draw ends when the board is full, so all are equally far.
    exact: False where the budget ended first: nothing is decided within HORIZON plies; a draw is a guess, and the
    distance of another outcome is one.
    """

    cell: int
    outcome: Outcome
    distance: int
    exact: bool = True

    @property
    def score(self) -> int:
        """10 - distance for a win, distance - 10 for a loss, 0 for a draw.

        It orders wins by haste and losses by delay; above nine cells look at the outcome first.
        """
        scores = {Outcome.WIN: 10 - self.distance, Outcome.DRAW: 0, Outcome.LOSS: self.distance - 10}
        return scores[self.outcome]


@dataclass(frozen=True, slots=True)
class Analysis:
    """What analyse found.

    outcome, distance: for the side to move, as in MoveValue. moves: one value a legal cell, in reading order.
    best: the cells of the fastest win, else of every draw, else of the slowest loss.
    nodes: positions visited. exact: False where the budget ended before it was sure which moves are the best.
    """

    position: Position
    outcome: Outcome
    distance: int
    moves: tuple[MoveValue, ...]
    best: tuple[int, ...]
    nodes: int
    exact: bool = True

    def to_dict(self) -> dict[str, object]:
        """The object that `analyse --json` prints; squares count from 1.

        >>> analyse(Position.parse("XOXXOOO.X")).to_dict()["moves"]
        {'8': {'outcome': 'draw', 'distance': 1, 'score': 0}}
        """
        return {
            "board": self.position.text(),
            "to_move": self.position.to_move.value,
            "outcome": self.outcome.value,
            "distance": self.distance,
            "best": [cell + 1 for cell in self.best],
            "moves": {
                str(move.cell + 1): {
                    "outcome": move.outcome.value,
                    "distance": move.distance,
                    "score": move.score,
                }
                for move in self.moves
            },
            "positions": self.nodes,
        }


class Memo:
    """What searches remember from one call to the next.

    limit: how many positions at most (about 250 bytes each); when full, it forgets all and starts again.
    openings: values of early positions of one board, by canonical key; they are never forgotten.
    Threads may share one: each step is one dictionary operation, and every entry is true by itself.
    """

    def __init__(self, limit: int = 200_000, openings: Mapping[int, int] | None = None) -> None:
        self.limit = limit
        self.openings = openings or {}
        self.bounds: dict[int, tuple[int, int]] = {}
        """By key: the least and the most that the position can be worth (see _Search.value)."""
        self.expectations: dict[int, Fraction] = {}
        """By canonical key: what a careless opponent to move leaves to an unbeatable one (see levels.py)."""
        self.analyses: dict[int, Analysis] = {}
        """By exact position: whole answers on boards of up to nine cells."""

    def keep_bounds(self, key: int, bounds: tuple[int, int]) -> None:
        """Remember within what bounds a position's value lies."""
        if len(self.bounds) >= self.limit:
            self.bounds.clear()
        self.bounds[key] = bounds

    def keep_expectation(self, key: int, expectation: Fraction) -> None:
        """Remember what a careless opponent leaves."""
        if len(self.expectations) >= self.limit:
            self.expectations.clear()
        self.expectations[key] = expectation

    def keep_analysis(self, key: int, found: Analysis) -> None:
        """Remember an answer."""
        if len(self.analyses) >= min(self.limit, REMEMBERED):
            self.analyses.clear()
        self.analyses[key] = found


class Budget:
    """How much a search may cost.

    nodes: positions visited; the same search then always ends at the same place. is_up: asked now and then, for a
    limit in time: the engine has no clock of its own.
    """

    def __init__(self, nodes: int | None = None, is_up: Callable[[], bool] | None = None) -> None:
        self.nodes = nodes
        self.is_up = is_up


class _OutOfBudget(Exception):
    """The search has to end here."""


def analyse(position: Position, memo: Memo | None = None, budget: Budget | None = None) -> Analysis:
    """Value every legal move by searching to the end.

    position: any; a finished one has no moves, and the outcome is that of the side whose turn it would be.
    memo: what earlier calls found. Without one, nodes depends on the position alone.
    budget: without one the search ends when all is known.
    Cost on 3x3: a millisecond, then a look-up. On 4x4 and 5x5 milliseconds; only 5x5 with four in a row takes
    seconds while few marks stand.
    Source: negamax as in chessprogramming.org/Negamax; counts in tests/engine/test_search.py.

    >>> found = analyse(Position.parse("XX./OO./..."))
    >>> found.outcome, found.distance, found.best
    (Outcome.WIN, 1, (2,))
    """
    if memo is None:
        return _analyse(position, Memo(), budget)
    if position.board.cells > SMALL:
        return _analyse(position, memo, budget)
    key = ((position.board.shape << SMALL | position.x) << SMALL | position.o) << 1 | (position.to_move is Mark.X)
    found = memo.analyses.get(key)
    if found is None:
        found = _analyse(position, memo, None)
        memo.keep_analysis(key, found)
    return found


def _analyse(position: Position, memo: Memo, budget: Budget | None) -> Analysis:
    if position.is_over:
        return Analysis(position, Outcome.LOSS if position.winner else Outcome.DRAW, 0, (), (), 1)
    search = _Search(position.board, memo, budget)
    moves, is_sure = search.move_values(position)
    most = max(_rank(move) for move in moves)
    best = [move for move in moves if _rank(move) == most]
    cells = tuple(move.cell for move in best)
    return Analysis(position, best[0].outcome, best[0].distance, moves, cells, search.nodes, is_sure)


def value_of(board: Board, own: int, other: int, memo: Memo) -> int:
    """The value of a game that is not over for the mover: cells + 1 - p where it is won with p marks on the board,
    0 for a draw, the same with a minus for a loss.

    own, other: the mover's marks and the opponent's, as bit masks.
    """
    search = _Search(board, memo, None)
    state = own, other, *lines_of(board).live(own, other)
    return search.value(state, (own | other).bit_count(), -search.top, search.top)


class _Search:
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
        is_sure = len(signs) == len(cells) and all(
            cell in known or sign == top == 0 or sign < top for cell, sign in signs.items()
        )
        far = self.top - position.ply - self.board.cells
        told = [self._told(position, cell, known.get(cell, signs.get(cell, 0) * far), cell in known) for cell in cells]
        return tuple(told), is_sure

    def _in_budget(self, position: Position, root: State) -> tuple[dict[int, int], dict[int, int]]:
        """What is found of the moves: the values of some, and of more whether they win (1), draw (0) or lose (-1).

        First what is near, at any cost; then how each move ends, the promising ones first; then how soon.
        """
        near = max(0, self.top - position.ply - HORIZON - 1)
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
        return ((self._lines.key(mine, theirs) << 15 | self.board.shape) << 5 | ply) << 1 | 1


State = tuple[int, int, list[int], list[int]]
"""The mover's marks and the opponent's, and the states of the lines that each can still complete."""


def _rank(move: MoveValue) -> tuple[int, int]:
    match move.outcome:
        case Outcome.WIN:
            return 2, -move.distance
        case Outcome.DRAW:
            return 1, int(move.exact)
        case Outcome.LOSS:
            return 0, move.distance
