"""The tree that plain minimax walks: its positions with their scores, as tutorials draw it, and the walk itself.

What minimax.py computes and throws away, this keeps, for pictures and lessons. It plays nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from .board import Mark, Position
from .levels import GameOver

WHOLE = 65
"""Trees of up to this many nodes are kept whole: all that grow from four free cells or fewer."""

MOST_FREE = 9
"""More free cells than this are not counted: a tree of ten has some ten million nodes."""


class TreeTooLarge(ValueError):
    """Too many cells are free to count every game from here; the message is a sentence a user can read."""


@dataclass(frozen=True, slots=True)
class Node:
    """One call of plain minimax.

    cell: the move that led here, None at the root. score: for the root's side to move, +win, 0 or -win.
    size: the calls that this one takes, itself included. children: in reading order; () where the game is over, or
    where the tree was cut. is_chosen: whether it is on the line that plain minimax would play, as the root is.
    """

    position: Position
    cell: int | None
    score: int
    size: int
    children: tuple[Node, ...]
    is_chosen: bool

    @property
    def hidden(self) -> int:
        """How many calls below this one were cut away."""
        return self.size - 1 - sum(child.size for child in self.children)

    def walk(self) -> Iterator[Node]:
        """This node and all below it that were kept, in the order of the calls."""
        yield self
        for child in self.children:
            yield from child.walk()


@dataclass(frozen=True, slots=True)
class Step:
    """One thing that plain minimax does: it calls itself on a position, or hands that call's score back.

    call: which call it is, from 1. depth: how many moves below the root. is_return: False where the call asks for
    the scores of its moves; True where it returns its own. A finished position is asked and answered in one step.
    """

    node: Node
    call: int
    depth: int
    is_return: bool


def grow(position: Position, *, win: int = 10, whole: int = WHOLE) -> Node:
    """The tree of plain minimax from a position: whole up to so many nodes, else the chosen line and its siblings.

    win: what a win counts, 10 or 1 in most tutorials. whole: how many nodes are kept without a cut.
    The scores and sizes are those of the whole tree, cut or not.
    Errors: GameOver when nothing can be played, TreeTooLarge above MOST_FREE free cells.
    Cost: some 30 ms from the empty 3x3 board; it remembers positions, where plain minimax visits them again.

    >>> root = grow(Position.parse("O.X/X.X/.OO"))
    >>> root.size, [(child.cell, child.score) for child in root.children]
    (9, [(1, -10), (4, 10), (6, -10)])
    """
    if position.is_over:
        raise GameOver("The game is over.")
    free = position.board.cells - position.ply
    if free > MOST_FREE:
        raise TreeTooLarge(f"A tree is drawn for up to {MOST_FREE} free squares, and this board has {free}.")
    counts = _Counts(position.to_move, win)
    _, size = counts.of(position)
    return counts.node(position, None, is_chosen=True, is_whole=size <= whole)


def steps(root: Node) -> tuple[Step, ...]:
    """What plain minimax does from a position, one step at a time, where grow kept the whole tree.

    >>> [step.call for step in steps(grow(Position.parse("XOXXOOO.X")))]
    [1, 2, 1]
    """
    found: list[Step] = []
    _visit(root, 0, 0, found)
    return tuple(found)


def _visit(node: Node, depth: int, calls: int, found: list[Step]) -> int:
    """Append the steps of one call, and return how many calls have been made by its end."""
    calls += 1
    call = calls
    if not node.children:
        found.append(Step(node, call, depth, is_return=True))
        return calls
    found.append(Step(node, call, depth, is_return=False))
    for child in node.children:
        calls = _visit(child, depth + 1, calls, found)
    found.append(Step(node, call, depth, is_return=True))
    return calls


class _Counts:
    """Scores and sizes of the positions below a root, each worked out once."""

    def __init__(self, asker: Mark, win: int) -> None:
        self._asker = asker
        self._win = win
        self._known: dict[tuple[int, int], tuple[int, int]] = {}

    def of(self, position: Position) -> tuple[int, int]:
        """The score for the root's side to move, and the calls."""
        key = position.x, position.o
        if key not in self._known:
            self._known[key] = self._count(position)
        return self._known[key]

    def node(self, position: Position, cell: int | None, *, is_chosen: bool, is_whole: bool) -> Node:
        """The node of a position, with what is kept below it."""
        score, size = self.of(position)
        children = []
        if not position.is_over and (is_whole or is_chosen):
            chosen = self._chosen(position) if is_chosen else None
            children = [
                self.node(position.play(move), move, is_chosen=move == chosen, is_whole=is_whole)
                for move in position.legal()
            ]
        return Node(position, cell, score, size, tuple(children), is_chosen)

    def _count(self, position: Position) -> tuple[int, int]:
        if position.is_over:
            return {None: 0, self._asker: self._win, self._asker.other: -self._win}[position.winner], 1
        found = [self.of(position.play(cell)) for cell in position.legal()]
        best = max if position.to_move is self._asker else min
        return best(score for score, _ in found), 1 + sum(size for _, size in found)

    def _chosen(self, position: Position) -> int:
        """The first move in reading order that has the position's score."""
        score, _ = self.of(position)
        return next(cell for cell in position.legal() if self.of(position.play(cell))[0] == score)
