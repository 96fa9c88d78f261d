"""The search of ultimate games: negamax with alpha-beta, a transposition table, iterative deepening and a budget.

A position that isn't decided is worth what its lines of small boards promise: for each, the product of what its three
boards are worth to a side. A move changes that on one board, so that the moves at the horizon cost a look-up each.
Sources: chessprogramming.org (principal variation search, transposition table); chances under random play as a measure:
Peres, Schramm, Sheffield and Wilson, "Random-turn Hex and other selection games", 2007.
"""

import contextlib
import math
from random import Random
from typing import TYPE_CHECKING, cast

from bot.engine.board import Mark
from bot.engine.position import Position
from bot.engine.values import Analysis, Budget, OutOfBudget, TranspositionTable, move_value

from .boards import COMPLETING, GAINS, LINES, PAIRS, SCALE, Gain, free, state_of, worth

if TYPE_CHECKING:
    from .rules import UltimatePosition

NODES = 100_000  # that a search without a budget visits
ASK_EVERY = 256  # nodes between two looks at a budget's clock
CELLS, TOP = 81, 82
SLOPE = 1_000_000.0  # how far ahead by its worth a side must be to win most games
WIN, INFINITE = 1 << 40, 1 << 41
"""A won position is worth WIN + TOP - the plies at its end, a lost one as much with a minus."""
FREE = 120_000  # what it's worth to choose the small board
ANY, ALL = -1, 511  # the active board if any may be played on; all small boards as a mask
FULL = 127  # the depth of what was searched to the end
EXACT, LEAST, MOST = range(3)  # what a remembered value is

_random = Random(1)
KEYS = [[[_random.getrandbits(60) for _ in range(9)] for _ in range(9)] for _ in range(2)]
ACTIVE_KEYS = [_random.getrandbits(60) for _ in range(10)]

Move = tuple[int, int, int, Gain]
"""How good a move looks, what the position is worth after it for its mover, its small board, and what it does there."""
Node = tuple[int, int, int]
"""The side to move, 0 for X and 1 for O, the active board, and what the transposition table knows the position by."""


def analyse(position: Position, table: TranspositionTable | None = None, budget: Budget | None = None) -> Analysis:
    """Value every move of a position that isn't over, as far as the budget goes; without one, NODES positions far.

    What isn't decided by then counts as a draw, but best are the moves that look best.
    """
    search = Search(cast("UltimatePosition", position), table or TranspositionTable(), budget)
    search.run(wide=True)
    moves = tuple(
        move_value(CELLS, move, _plain(value), position.ply, move in search.decided)
        for move, value in sorted(search.values.items())
    )
    top, judged = max(search.values.values()), search.judged
    best = tuple(move.cell for move in moves if search.values[move.cell] == top)
    first = next(move for move in moves if move.cell == best[0])
    estimate = math.copysign(1, top) if abs(top) >= WIN else math.tanh(sum(judged) / len(judged) / SLOPE)
    is_sure = search.is_sure()
    return Analysis(position, first.outcome, first.distance, moves, best, search.nodes, is_sure, search.depth, estimate)


class Search:
    """One search from a position that isn't over.

    depth: plies that it has looked ahead. values: what each move is worth for its mover; if the search isn't wide, all
    but the best are bounds. decided: those that no deeper search would change. judged: what the position was worth at
    the last two depths, between which it swings, as either side moves last.
    """

    def __init__(self, position: "UltimatePosition", table: TranspositionTable, budget: Budget | None) -> None:
        self.depth, self.nodes = 0, 0
        self.values, self.decided = dict[int, int](), dict[int, int]()
        self._budget, self._bounds, self._guesses = budget or Budget(NODES), table.bounds, 0
        self._ask_at = math.inf
        self._ply, self._mover = position.ply, int(position.to_move is Mark.O)
        active = ANY if position.active is None else position.active
        masks = [[mask >> board * 9 & ALL for board in range(9)] for mask in (position.x, position.o)]
        self._states = list(map(state_of, *masks))
        self._won, self._finished = [position.won_x, position.won_o], position.finished
        self._penalties = [FREE * (position.finished >> board & 1) for board in range(9)]
        self._worth = [[self._worth_of(board, side) for board in range(9)] for side in range(2)]
        own, other = self._worth[self._mover], self._worth[1 - self._mover]
        self._score = sum(math.prod(own[at] for at in line) - math.prod(other[at] for at in line) for line in LINES)
        self.judged = (self._score, self._score)
        key = ACTIVE_KEYS[active] ^ self._mover ^ self._ply & 1
        for side, squares in enumerate(masks):
            for board, square in ((at // 9, at % 9) for at in range(81) if squares[at // 9] >> at % 9 & 1):
                key ^= KEYS[side][board][square]
        self._root = self._mover, active, key

    def _worth_of(self, board: int, side: int) -> int:
        if self._finished >> board & 1:
            return SCALE * (self._won[side] >> board & 1)
        return worth(self._states[board])[side]

    def run(self, *, wide: bool, deepest: int | None = None) -> None:
        """Deepen until all is decided or the budget ends. wide: value every move, not only the best."""
        order = sorted(self._moves(*self._root[:2], self._score), reverse=True)
        left = sum(len(free(state)) for board, state in enumerate(self._states) if not self._finished >> board & 1)
        with contextlib.suppress(OutOfBudget):
            for depth in range(2, min(left + 1, deepest or FULL) + 1):
                self._deepen(order, depth, wide=wide)
                self.depth, self.judged = depth, (self.judged[-1], max(self.values.values()))
                if self._is_done(wide=wide):
                    break
                order.sort(key=lambda move: -self.values[_number(move)])
                if self._ask_at == math.inf:  # the first look is at any cost
                    self._ask_at = self.nodes

    def is_sure(self) -> bool:
        """Tell, after a wide search, whether it's sure which moves are best."""
        top, guessed = max(self.values.values()), [self.values[move] for move in self.values.keys() - self.decided]
        if top >= WIN:
            return WIN + TOP - top - self._ply <= self.depth
        return not guessed or (top in self.decided.values() and max(guessed) <= -WIN < top)

    def _is_done(self, *, wide: bool) -> bool:
        best = max(self.values.values())
        if wide or abs(best) < WIN:
            return len(self.decided) == len(self.values)
        return best in self.decided.values()

    def _deepen(self, order: list[Move], depth: int, *, wide: bool) -> None:
        """Search each move to a depth. If the budget ends, what was found till then counts."""
        best, searched = -INFINITE, dict[int, int]()
        try:
            for move in order:
                number = _number(move)
                if number in self.decided:
                    value = self.decided[number]
                elif wide or not searched:
                    value = self._decide(move, depth, -INFINITE)
                else:
                    value = -self._after(move, depth, -best - 1, -best, self._root)
                    if value > best:
                        searched[number] = value  # a bound, should the budget end now
                        value = self._decide(move, depth, best)
                    else:
                        value = min(value, best - 1)
                searched[number] = value
                best = max(best, value)
        finally:
            if searched and not wide:  # the others are no better than the best of these
                self.values = {number: min(value, best - 1) for number, value in self.values.items()}
            self.values |= searched

    def _decide(self, move: Move, depth: int, alpha: int) -> int:
        """Return what a move is worth, if that is above alpha; note it if no deeper search would change it."""
        guesses = self._guesses
        value = -self._after(move, depth, -INFINITE, -alpha, self._root)
        is_near = abs(value) >= WIN and WIN + TOP - abs(value) - self._ply <= depth
        if value > alpha and (is_near or guesses == self._guesses):
            self.decided[_number(move)] = value
        return value

    def _moves(self, me: int, active: int, score: int) -> list[Move]:
        own, other, penalties = self._worth[me], self._worth[1 - me], self._penalties
        found = list[Move]()
        for board in (active,) if active >= 0 else [at for at in range(9) if not self._finished >> at & 1]:
            mine = theirs = 0
            for first, second in PAIRS[board]:
                mine += own[first] * own[second]
                theirs += other[first] * other[second]
            for gain in GAINS[me](self._states[board]):
                after = score + gain[0] * mine + gain[1] * theirs
                found.append((after - penalties[gain[2]], after, board, gain))
        return found

    def _after(self, move: Move, depth: int, alpha: int, beta: int, node: Node) -> int:
        """Make a move, value the position for the other side, and take it back."""
        (me, active, key), (_, score, board, (_, _, square, state, wins, finishes)) = node, move
        won, finished, before = self._won[me], self._finished, self._states[board]
        own, other = self._worth[me], self._worth[1 - me]
        was_own, was_other = own[board], other[board]
        self._states[board] = state
        self._ply += 1
        if finishes:
            self._finished |= 1 << board
            self._penalties[board] = FREE
            own[board], other[board] = SCALE * wins, 0
            self._won[me] |= wins << board
        else:
            values = worth(state)
            own[board], other[board] = values[me], values[1 - me]
        try:
            if wins and COMPLETING[won] >> board & 1:
                return -(WIN + TOP - self._ply)
            if self._finished == ALL:
                return 0
            target = ANY if self._finished >> square & 1 else square
            key ^= KEYS[me][board][square] ^ ACTIVE_KEYS[active] ^ ACTIVE_KEYS[target]
            return self._value(depth - 1, alpha, beta, (1 - me, target, key), -score)
        finally:
            self._states[board], own[board], other[board] = before, was_own, was_other
            self._ply -= 1
            if finishes:
                self._won[me], self._finished, self._penalties[board] = won, finished, 0

    def _value(self, depth: int, alpha: int, beta: int, node: Node, score: int) -> int:
        """Return the mover's value: exact between alpha and beta, else a bound. score: its worth at a glance."""
        self.nodes += 1
        me, active, key = node
        if self.nodes >= self._ask_at:
            self._ask()
        completing = COMPLETING[self._won[me]]
        if completing and self._wins(completing, me, active):
            return WIN + TOP - 1 - self._ply
        if depth == 1:
            self._guesses += 1
            return self._guess(me, active, score)
        known, first = self._bounds.get(key), -1
        if known is not None:
            packed, value = known
            reach, kind, first = packed >> 9, packed >> 7 & 3, packed & 127
            if reach >= depth and (kind == EXACT or (value >= beta if kind == LEAST else value <= alpha)):
                self._guesses += reach < FULL
                return value
        moves = sorted(self._moves(me, active, score), reverse=True)
        if first >= 0:
            moves.sort(key=lambda move: _number(move) != first)
        return self._best(moves, depth, alpha, beta, node)

    def _best(self, moves: list[Move], depth: int, alpha: int, beta: int, node: Node) -> int:
        """Return the value of the best move, or of the first that is worth beta, and remember it."""
        best, low, guesses = -INFINITE, alpha, self._guesses
        for move in moves:
            value = INFINITE
            if best > -INFINITE and low < beta - 1:
                value = -self._after(move, depth, -low - 1, -low, node)
            if value > low:
                value = -self._after(move, depth, -beta, -low, node)
            if value > best:
                best, chosen = value, move
                low = max(low, value)
                if value >= beta:
                    break
        kind = LEAST if best >= beta else MOST if best <= alpha else EXACT
        reach = FULL if guesses == self._guesses else depth
        self._bounds.keep(node[2], ((reach << 2 | kind) << 7 | _number(chosen), best))
        return best

    def _ask(self) -> None:
        nodes, is_up = self._budget.nodes, self._budget.is_up
        if (nodes is not None and self.nodes >= nodes) or (is_up is not None and is_up()):
            raise OutOfBudget
        self._ask_at = min(self.nodes + ASK_EVERY, math.inf if nodes is None else nodes)

    def _wins(self, completing: int, me: int, active: int) -> bool:
        """Tell whether the side to move can win one of these small boards, a mask, at once."""
        won = completing & ~self._finished
        boards = [at for at in ((active,) if active >= 0 else range(9)) if won >> at & 1]
        return bool([gain for board in boards for gain in GAINS[me](self._states[board]) if gain[4]])

    def _guess(self, me: int, active: int, score: int) -> int:
        """Return what the best move is worth at a glance."""
        if active < 0:
            return max(self._moves(me, active, score))[0]
        own, other, penalties, mine, theirs = self._worth[me], self._worth[1 - me], self._penalties, 0, 0
        for first, second in PAIRS[active]:
            mine += own[first] * own[second]
            theirs += other[first] * other[second]
        gains = GAINS[me](self._states[active])
        return score + max([gain[0] * mine + gain[1] * theirs - penalties[gain[2]] for gain in gains])


def _plain(value: int) -> int:
    """Return a value as in values.move_value; that of what isn't decided is a draw's."""
    return value - WIN if value >= WIN else value + WIN if value <= -WIN else 0


def _number(move: Move) -> int:
    return move[2] * 9 + move[3][2]
