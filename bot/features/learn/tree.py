"""The tree that minimax.py walks and throws away, kept for pictures and lessons, and the walk itself."""

import functools
import itertools
from collections.abc import Iterator
from dataclasses import dataclass

from bot.engine import EngineError, GameOver, Mark, Position

WHOLE = 65
"""Trees of up to this many nodes are kept whole: all those from four free cells or fewer."""
MOST_FREE = 9
"""More free cells than this aren't counted: a tree of ten has some ten million nodes."""


class TreeTooLarge(EngineError):
    """Too many cells are free to count every game from here."""


@dataclass(frozen=True, slots=True)
class Node:
    """One call of plain minimax.

    cell: the move that led here, None at the root. score: for the root's side to move, +win, 0 or -win.
    size: the calls that this one takes, itself included. children: in reading order; () if the game is over or the
    tree was cut here. is_chosen: whether it's the root, or on the line that plain minimax would play.
    """

    position: Position
    cell: int | None
    score: int
    size: int
    children: tuple["Node", ...]
    is_chosen: bool

    @property
    def hidden(self) -> int:
        """How many calls below this one were cut away."""
        return self.size - 1 - sum(child.size for child in self.children)

    def walk(self) -> Iterator["Node"]:
        """Yield this node and all that were kept below it, in the order of the calls."""
        yield self
        for child in self.children:
            yield from child.walk()


@dataclass(frozen=True, slots=True)
class Step:
    """One thing that plain minimax does: it calls itself on a position, or hands that call's score back.

    call: which call it is, from 1. depth: how many moves below the root. is_return: False if the call asks for the
    scores of its moves, True if it returns its own. A finished position is asked and answered in one step.
    """

    node: Node
    call: int
    depth: int
    is_return: bool


def grow(position: Position, *, win: int = 10, whole: int = WHOLE) -> Node:
    """Grow the tree of plain minimax from a position: whole if it is small, else the chosen line and its siblings.

    win: what a win counts, 10 or 1 in most tutorials. whole: how many nodes are kept without a cut.
    The scores and sizes are those of the whole tree, cut or not.
    Errors: GameOver if nothing can be played, TreeTooLarge above MOST_FREE free cells.
    Cost: some 30 ms from the empty 3x3 board; it remembers positions, where plain minimax visits them again.

    >>> root = grow(Position.parse("O.X/X.X/.OO"))
    >>> root.size, [(child.cell, child.score) for child in root.children]
    (9, [(1, -10), (4, 10), (6, -10)])
    """
    if position.is_over:
        raise GameOver("game-over")
    free = position.board.cells - position.ply
    if free > MOST_FREE:
        raise TreeTooLarge("learn-tree-too-large", most=MOST_FREE, free=free)
    counts = _Counts(position.to_move, win)
    return counts.node(position, None, is_chosen=True, is_whole=counts.of(position)[1] <= whole)


def steps(root: Node) -> tuple[Step, ...]:
    """List what plain minimax does, one step at a time, given a tree that grow kept whole."""
    return tuple(_visit(root, 0, itertools.count(1)))


def _visit(node: Node, depth: int, numbers: Iterator[int]) -> Iterator[Step]:
    """Yield the steps of one call. numbers: those of the calls from here on."""
    call = next(numbers)
    if node.children:
        yield Step(node, call, depth, is_return=False)
    for child in node.children:
        yield from _visit(child, depth + 1, numbers)
    yield Step(node, call, depth, is_return=True)


class _Counts:
    """Scores and sizes of the positions below a root, each worked out once."""

    def __init__(self, asker: Mark, win: int) -> None:
        self._asker = asker
        self._final = {None: 0, asker: win, asker.other: -win}
        self.of = functools.cache(self._of)

    def _of(self, position: Position) -> tuple[int, int]:
        """Return the score for the root's side to move, and the calls."""
        best = max if position.to_move is self._asker else min
        found = [self.of(position.play(cell)) for cell in position.legal()]
        score = best([score for score, _ in found], default=self._final[position.winner])  # none: it's over
        return score, 1 + sum([size for _, size in found])

    def node(self, position: Position, cell: int | None, *, is_chosen: bool, is_whole: bool) -> Node:
        """Make the node of a position, with what is kept below it."""
        score, size = self.of(position)
        after = {move: position.play(move) for move in position.legal() if is_whole or is_chosen}
        firsts = (move for move, child in after.items() if is_chosen and self.of(child)[0] == score)
        chosen = next(firsts, None)  # the first of the best, in reading order
        children = tuple(
            self.node(child, move, is_chosen=move == chosen, is_whole=is_whole) for move, child in after.items()
        )
        return Node(position, cell, score, size, children, is_chosen)
