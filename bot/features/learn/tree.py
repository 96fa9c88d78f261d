"""The trees that minimax walks and throws away, kept for pictures and lessons, and the walks themselves."""

import functools
import itertools
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from bot.engine import EngineError, GameOver, Mark, Position
from bot.words import Words

WHOLE = 65  # trees of up to this many nodes are kept whole: all plain ones from four free cells or fewer
MOST_FREE = 9  # free cells: a tree of ten has some ten million nodes
MOST_COUNTED = 3**MOST_FREE  # positions below a root: each of its free cells stays free, or holds an X or an O
MAX_CALLS = 20_000  # alpha-beta takes 18,297 from the empty 3x3 board, and hundreds of thousands on others
OPEN = (-math.inf, math.inf)

Bounds = tuple[float, float]
Values = dict[Mark | None, int]


class TreeTooLarge(EngineError):
    """Too many cells are free to count every game from here."""


class Scores(NamedTuple):
    """What minimax counts for a win and a loss; a draw is 0. maximiser: None for the side to move at the root."""

    win: int = 10
    loss: int = 10
    maximiser: Mark | None = None

    def values(self, mover: Mark) -> Values:
        """Return what a finished position is worth by its winner, the maximiser first. mover: who moves at the root."""
        maximiser = self.maximiser or mover
        return {maximiser: self.win, maximiser.other: -self.loss, None: 0}


PLAIN = Scores()


@dataclass(frozen=True, slots=True)
class Node:
    """One call of minimax.

    cell: the move that led here, None at the root. score: for the maximiser. size: the calls that this one takes,
    itself included. children: in reading order; () if the game is over or the tree was cut here. is_max: whether the
    side to move is the maximiser. is_chosen: whether it's the root, or on the line that minimax would play.
    bounds: alpha and beta as the call began, None in a plain tree. is_pruned: alpha-beta makes no call here, so
    `size` is 0 and `score` means nothing. limit: "≤" or "≥" if alpha-beta knows only the most or the least it can be.
    """

    position: Position
    cell: int | None
    score: int
    size: int
    children: tuple["Node", ...]
    is_max: bool
    is_chosen: bool = False
    bounds: Bounds | None = None
    is_pruned: bool = False
    limit: str = ""

    @property
    def maximiser(self) -> Mark:
        return self.position.to_move if self.is_max else self.position.to_move.other

    @property
    def name(self) -> str:
        """Return what the move that led here is called, "" at the root."""
        return "" if self.cell is None else self.position.board.move_name(self.cell)

    @property
    def result(self) -> str:
        """Return the score as people read it, after its limit."""
        return self.limit + signed(self.score)

    @property
    def window(self) -> tuple[str, ...]:
        """Return alpha and beta as people read them, () if there are none or nothing is left to try."""
        names = zip("αβ", () if self.position.is_over else self.bounds or (), strict=False)
        return tuple(f"{name} {signed(bound)}" for name, bound in names)

    @property
    def calls(self) -> tuple["Node", ...]:
        return tuple(child for child in self.children if not child.is_pruned)

    @property
    def hidden(self) -> int:
        """How many calls below this one were cut away."""
        return max(0, self.size - 1 - sum(child.size for child in self.children))

    def walk(self) -> Iterator["Node"]:
        """Yield this node and all that were kept below it, in the order of the calls."""
        yield self
        for child in self.children:
            yield from child.walk()


@dataclass(frozen=True, slots=True)
class Step:
    """A moment in a call of minimax, after `tried` of its calls have come back. call: which call it is, from 1.

    depth: how many moves below the root. A finished position is asked and answered in one step.
    """

    node: Node
    call: int
    depth: int
    tried: int

    @property
    def is_return(self) -> bool:
        return self.tried == len(self.node.calls)

    @property
    def bounds(self) -> Bounds | None:
        """Return alpha and beta as they are now; None in a plain tree."""
        if self.node.bounds is None:
            return None
        (alpha, beta), found = self.node.bounds, [child.score for child in self.node.calls[: self.tried]]
        return (max([alpha, *found]), beta) if self.node.is_max else (alpha, min([beta, *found]))


class Effort(NamedTuple):
    """Calls of minimax on a position: plain, with alpha-beta, and with a memory of positions."""

    plain: int
    alpha_beta: int
    memory: int


def grow(position: Position, scores: Scores = PLAIN) -> Node:
    """Grow the tree of plain minimax from a position: whole if it is small, else the chosen line and its siblings.

    Scores and sizes are of the whole tree. Errors: GameOver if it is over, TreeTooLarge above MOST_FREE free cells.
    Cost: some 30 ms from the empty 3x3 board; it remembers positions, where plain minimax visits them again.

    >>> root = grow(Position.parse("O.X/X.X/.OO"))
    >>> root.size, [(child.cell, child.score) for child in root.children]
    (9, [(1, -10), (4, 10), (6, -10)])
    """
    counts = Counts(scores.values(_checked(position).to_move))
    return counts.node(position, None, is_chosen=True, is_whole=counts.of(position)[1] <= WHOLE)


def prune(position: Position, scores: Scores = PLAIN, *, whole: int = WHOLE) -> Node:
    """Grow the tree of minimax with alpha-beta, as `grow` does the plain one: its root has the same score and move.

    whole: how many nodes are kept without a cut. The moves that it skips are kept as nodes without calls.
    Errors: as `grow`, and TreeTooLarge above MAX_CALLS, or by rules that have more moves than free squares.
    Cost: some 0.2 s from the empty 3x3 board, for 18,297 calls.
    Source: Knuth and Moore, "An Analysis of Alpha-Beta Pruning", 1975.

    >>> root = prune(Position.parse("O.X/X.X/.OO"))
    >>> root.size, [node.cell for node in root.walk() if node.is_pruned]
    (8, [4])
    """
    if len(position.legal()) > position.board.cells - position.ply:
        raise TreeTooLarge("learn-standard-rules-only")
    root = _pruned(position, None, OPEN, iter(range(MAX_CALLS)), scores.values(_checked(position).to_move))
    return _chosen(root, is_whole=root.size <= whole)


def effort(position: Position, pruned: Node | None = None) -> Effort:
    """Count the calls that each way takes. pruned: its tree with alpha-beta, if known. Errors, cost: as `prune`."""
    counts = Counts(PLAIN.values(_checked(position).to_move))
    plain = counts.of(position)[1]
    return Effort(plain, (pruned or prune(position)).size, counts.of.cache_info().currsize)


def signed(score: float) -> str:
    """Return a score as people read it: +10, 0, -10, +∞."""
    if math.isinf(score):
        return "+∞" if score > 0 else "-∞"
    return f"{score:+.0f}" if score else "0"


def legend(nodes: Sequence[Node], say: Words) -> list[str]:
    """Return what a reader must know of nodes that are drawn, the root first."""
    form = "cut" if any(node.is_pruned for node in nodes) else "bounds" if nodes[0].bounds else "plain"
    return say("learn-picture-legend", maximiser=nodes[0].maximiser.value, form=form).splitlines()


def steps(root: Node) -> tuple[Step, ...]:
    """List what minimax does, one step at a time, given a tree that was kept whole."""
    return tuple(_visit(root, 0, itertools.count(1)))


def _visit(node: Node, depth: int, numbers: Iterator[int]) -> Iterator[Step]:
    """Yield the steps of one call. numbers: those of the calls from here on."""
    call = next(numbers)
    yield Step(node, call, depth, 0)
    for tried, child in enumerate(node.calls, 1):
        yield from _visit(child, depth + 1, numbers)
        yield Step(node, call, depth, tried)


def _checked(position: Position) -> Position:
    if position.is_over:
        raise GameOver("game-over")
    if not position.has_tree:
        raise TreeTooLarge("learn-standard-rules-only")
    free = position.board.cells - position.ply
    if free > MOST_FREE:
        raise TreeTooLarge("learn-tree-too-large", most=MOST_FREE, free=free)
    return position


class Counts:
    """Scores and sizes of positions; it remembers as many as a root can lead to. values: as `Scores.values` gives."""

    def __init__(self, values: Values) -> None:
        self._values = values
        self._maximiser = next(iter(values))
        self.of = functools.lru_cache(MOST_COUNTED)(self._of)

    def _of(self, position: Position) -> tuple[int, int]:
        """Return the score for the maximiser, and the calls."""
        best = max if position.to_move is self._maximiser else min
        found = [self.of(position.play(cell)) for cell in position.legal()]
        score = best([score for score, _ in found], default=self._values[position.winner])  # none: it's over
        return score, 1 + sum([size for _, size in found])

    def node(self, position: Position, cell: int | None, *, is_chosen: bool, is_whole: bool) -> Node:
        score, size = self.of(position)
        after = {move: position.play(move) for move in position.legal() if is_whole or is_chosen}
        firsts = (move for move, child in after.items() if is_chosen and self.of(child)[0] == score)
        chosen = next(firsts, None)  # the first of the best, in reading order
        children = tuple(self.node(child, at, is_chosen=at == chosen, is_whole=is_whole) for at, child in after.items())
        return Node(position, cell, score, size, children, position.to_move is self._maximiser, is_chosen)


def _pruned(position: Position, cell: int | None, bounds: Bounds, calls: Iterator[int], values: Values) -> Node:
    """Make the node of a position, and call for its moves until alpha reaches beta. calls: those that are left."""
    if next(calls, None) is None:
        raise TreeTooLarge("learn-too-many-calls", most=MAX_CALLS)
    (alpha, beta), is_max = bounds, position.to_move is next(iter(values))
    children = list[Node]()
    for move in position.legal():
        after = position.play(move)
        if alpha >= beta:
            children.append(Node(after, move, 0, 0, (), not is_max, is_pruned=True))
            continue
        children.append(child := _pruned(after, move, (alpha, beta), calls, values))
        alpha, beta = (max(alpha, child.score), beta) if is_max else (alpha, min(beta, child.score))
    found = [child.score for child in children if not child.is_pruned]
    score = (max if is_max else min)(found, default=values[position.winner])
    size = 1 + sum(child.size for child in children)
    best = {child.limit for child in children if child.score == score and not child.is_pruned}
    towards = "≥" if is_max else "≤"
    limit = "" if "" in best or not best else towards if towards in best else best.pop()
    limit = towards if len(found) < len(children) else limit
    return Node(position, cell, score, size, tuple(children), is_max, bounds=bounds, limit=limit)


def _chosen(node: Node, *, is_whole: bool) -> Node:
    """Mark the line that minimax plays; unless the tree is whole, keep nothing but that line and its siblings."""
    best = next((child for child in node.calls if child.score == node.score), None)
    children = [child if is_whole or child is best else replace(child, children=()) for child in node.children]
    line = (_chosen(child, is_whole=is_whole) if child is best else child for child in children)
    return replace(node, children=tuple(line), is_chosen=True)
