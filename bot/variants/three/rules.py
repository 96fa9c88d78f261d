"""Three marks each: a side's fourth mark takes its oldest away. Three in a row win, without the one that goes.

Neither side can force a win from one position in ten, and then perfect play goes round in circles. So a position that
comes for the third time is a draw. That takes no win away: a side that plays the fastest one comes nearer with every
move, so no position comes twice. A limit of moves would end drawn games later, and won ones too if it were short.

A table, by scripts/three.py, holds how soon every position is won or lost, by its order: the cells of the marks on the
board, from the oldest to the newest. The side to move is left out: it owns the second newest mark, whichever that is.
Turning and mirroring the board changes nothing, so the table holds one order of all that become each other: 9,910 with
those that no game reaches, in 4 kB.
"""

import functools
import itertools
import re
import zlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from importlib import resources
from typing import Self, cast

from bot.engine.board import STANDARD, BadPosition, Board, IllegalMove, Mark, Outcome
from bot.engine.levels import by_lines
from bot.engine.notation import plain
from bot.engine.position import Position
from bot.engine.symmetry import cell_maps
from bot.engine.values import Analysis, Budget, MoveValue, TranspositionTable, analysis
from bot.engine.variant import Variant

TIMES = 3  # how often a position comes before the game is a draw
MARKS = 6  # the most that are on the board at once
TURNS = tuple(bytes(cells).ljust(256) for cells in sorted(cell_maps(STANDARD)))
"""Where each symmetry takes each cell, for bytes.translate."""


@dataclass(frozen=True, slots=True)
class ThreePosition(Position):
    """order: the cells of the marks on the board, from the oldest to the newest: X and O in turn, at most three each.

    >>> Position.parse("X5 O1 X9", Board.parse("3x3/3 three")).play(2).text()
    'X5O1X9O3'
    """

    order: tuple[int, ...] = ()
    has_tree = False

    @classmethod
    def of_text(cls, text: str, board: Board, to_move: Mark | None) -> Position:
        """Read the marks from the oldest to the newest, each with its square. Errors: BadPosition."""
        signs = re.sub(r"[\s,]", "", plain(text).upper())
        marks, order = signs[::2], tuple("123456789".find(sign) for sign in signs[1::2])
        turns = ("XOXOXO"[: len(marks)], "OXOXOX")
        if marks not in turns or len(order) != len(marks) or len({*order} - {-1}) != len(marks):
            raise BadPosition("position-wrong-order")
        x, o = (sum(1 << cell for at, cell in zip(marks, order, strict=True) if at == mark) for mark in "XO")
        mover = Mark.O if len(marks) % 2 or marks == turns[1] else Mark.X
        if to_move not in (None, mover):
            raise BadPosition("position-wrong-turn", x=x.bit_count(), o=o.bit_count(), mover=mover.other.value)
        if board.has_line(x if mover is Mark.X else o):
            raise BadPosition("position-winner-to-move", mover=mover.value)
        return cls(board, x, o, mover, order)

    def text(self) -> str:
        """Return what of_text reads. The side to move follows from it."""
        return "".join(f"{'X' if self.x >> cell & 1 else 'O'}{cell + 1}" for cell in self.order)

    @property
    def key(self) -> tuple[int, tuple[int, ...], Mark]:
        return self.board.shape, self.order, self.to_move

    def vanishing(self, mark: Mark) -> int | None:
        """Return the cell of the mark that goes when this side makes its next move, None if none does."""
        own = self.x if mark is Mark.X else self.o
        oldest = next((cell for cell in self.order if own >> cell & 1), None)
        return oldest if own.bit_count() == MARKS // 2 else None

    def play(self, cell: int) -> Position:
        if self.winner is None and cell == self.vanishing(self.to_move):
            raise IllegalMove("three-square-going", square=cell + 1)
        bit, (own, other) = self.check_free(cell), self.sides
        if len(self.order) == MARKS:
            own ^= 1 << self.order[0]
        x, o = (own | bit, other) if self.to_move is Mark.X else (other, own | bit)
        return ThreePosition(self.board, x, o, self.to_move.other, (*self.order, cell)[-MARKS:])

    def turned(self, cells: Sequence[int]) -> Self:
        return replace(Position.turned(self, cells), order=tuple(cells[cell] for cell in self.order))

    def completing(self, mark: Mark) -> tuple[int, ...]:
        """Return the free cell where a mark would win without the one that goes then; two marks make one line."""
        own, other = (self.x, self.o) if mark is Mark.X else (self.o, self.x)
        oldest = 0 if (gone := self.vanishing(mark)) is None else 1 << gone
        found = self.board.completing(own & ~oldest, other | oldest)
        return (found.bit_length() - 1,) if found else ()


def analyse(position: Position, _table: TranspositionTable | None = None, _budget: Budget | None = None) -> Analysis:
    """Value every move by the table. The distance of a draw is 0: it doesn't end."""
    values = list[MoveValue]()
    for cell in position.legal():
        plies = _distance(position.play(cell))
        outcome = Outcome.DRAW if plies is None else Outcome.LOSS if plies % 2 else Outcome.WIN
        values.append(MoveValue(cell, outcome, 0 if plies is None else plies + 1))
    return analysis(position, tuple(values), len(values))


def _distance(position: Position) -> int | None:
    """Return the plies to the end: odd if the side to move wins, even if it loses or has lost; None for a draw.

    Cost: 1 us, 6 ms once.
    """
    return 0 if position.winner else _table()[canonical(cast(ThreePosition, position).order)] or None


def careless(position: Position, cells: tuple[int, ...], _table: TranspositionTable) -> tuple[int, ...]:
    """Keep the cells after which an opponent who replies by chance leaves the most: a win counts 2, a draw 1."""
    hopes = {cell: _hope(position.play(cell)) for cell in cells}
    most = max(hopes.values())
    return tuple(cell for cell in cells if hopes[cell] == most)


def _hope(position: Position) -> int:
    """Return what all replies together leave to the side that isn't to move."""
    ends = [_distance(position.play(cell)) for cell in position.legal()]
    return sum(1 if plies is None else plies % 2 * 2 for plies in ends)


def is_drawn(moves: Sequence[int], times: int = TIMES) -> bool:
    """Tell whether the position after these moves has come so often: the same last six, by the same sides."""
    last, ends = tuple(moves[-MARKS:]), range(len(moves), MARKS - 1, -2)
    return sum(tuple(moves[end - MARKS : end]) == last for end in ends) >= times


def canonical(order: Sequence[int]) -> bytes:
    cells = bytes(order)
    return min([cells.translate(turn) for turn in TURNS])


def orders(start: bytes = b"", turns: Sequence[bytes] = TURNS) -> Iterator[bytes]:
    """Yield every canonical order that begins with some cells. turns: the symmetries that leave those where they are.

    Once only one is left, any cells may follow: it takes three marks at most.
    """
    rest = bytes(set(range(STANDARD.cells)).difference(start))
    if len(turns) == 1:
        for count in range(MARKS + 1 - len(start)):
            yield from (start + bytes(cells) for cells in itertools.permutations(rest, count))
        return
    yield start
    for cell in rest:
        if min(turn[cell] for turn in turns) == cell:
            yield from orders(start + bytes((cell,)), [turn for turn in turns if turn[cell] == cell])


@functools.cache
def _table() -> dict[bytes, int]:
    data = (resources.files("bot.variants.three") / "three.table").read_bytes()
    return dict(zip(orders(), zlib.decompress(data), strict=True))


VARIANT = Variant(
    ThreePosition,
    analyse,
    functools.partial(by_lines, narrow=careless),
    is_drawn=is_drawn,
    strengths=(856, 1264, 1506, 2374),
    first_move=84,
)
