"""What's worth saying about a move: facts from the analysis before and after it. The sentences are the chat's."""

import enum
import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from .board import Board, Mark, Outcome
from .position import Position
from .search import analyse
from .values import Analysis, Budget, MoveValue, TranspositionTable


class RemarkKind(enum.Enum):
    """The one thing to say about a move, the most telling first. cells: what Remark.cells holds then."""

    WINS = "wins"  # it completes a line, and gives nothing away by that; cells: all completed lines
    FILLS = "fills"  # the board is full, nobody has won, and nobody could by that move
    MISSES_WIN = "misses win"  # a win was there; cells: the fastest ones
    LOSES_DRAW = "loses draw"  # a draw was there and is gone; cells: what would have kept it
    SLOWER = "slower"  # it wins, but not as soon as it could; cells: the fastest wins
    SOONER = "sooner"  # it loses sooner than it must; cells: what holds out longest
    FORKS = "forks"  # it threatens to complete several lines at once; cells: where
    FORCES = "forces"  # the other side must block it; cells: the one cell where
    WINNING = "winning"  # the mover wins from here
    LOSING = "losing"  # the mover loses from here, and couldn't help it
    HOLDS = "holds"  # a draw; cells: the replies that keep it for the other side
    UNCLEAR = "unclear"  # the budget ended before it was sure


MISTAKES = frozenset({RemarkKind.MISSES_WIN, RemarkKind.LOSES_DRAW})
"""What changes who wins under best play: all moves, and only those, that `kept` says no of."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """Who wins under best play, None for a draw, in how many plies; if that isn't sure, X's chance in per cent."""

    winner: Mark | None
    plies: int
    is_sure: bool = True
    chance: int | None = None


@dataclass(frozen=True, slots=True)
class Remark:
    """What to say about one move.

    mover: who made it. cell: where. cells: as RemarkKind says. plies: how soon the better move would have won, counted
    from before this one (MISSES_WIN, SLOWER), else 0. blocks: whether it stops a line that the other side was about
    to complete. replies: how many cells are left to the other side. standing: who wins after it.
    """

    kind: RemarkKind
    mover: Mark
    cell: int
    cells: tuple[int, ...]
    plies: int
    blocks: bool
    replies: int
    standing: Prospect


def prospect(position: Position, table: TranspositionTable | None = None, budget: Budget | None = None) -> Prospect:
    """Return who wins a position under best play; 0 plies if the game is over. Cost: as analyse."""
    return _prospect(analyse(position, table, budget))


def remark(
    before: Position, cell: int, table: TranspositionTable | None = None, budget: Budget | None = None
) -> Remark:
    """Find what to say about a move.

    before: the position in which it was made. Errors: IllegalMove. Cost: two calls of analyse.

    >>> said = remark(Position.after([0, 1]), 4)
    >>> said.kind.name, said.cells
    ('FORCES', (8,))
    """
    after, mover = before.play(cell), before.to_move
    could, now = analyse(before, table, budget), analyse(after, table, budget)
    made = next(move for move in could.moves if move.cell == cell)
    kind, cells, plies = _kind(could, made, now)
    blocks = cell in before.completing(mover.other)
    return Remark(kind, mover, cell, cells, plies, blocks, replies=len(after.legal()), standing=_prospect(now))


def review(board: Board, moves: Sequence[int], table: TranspositionTable | None = None) -> list[Remark]:
    """Find what to say about each move of a game from its start. Errors and cost: as remark, for each."""
    return [remark(before, cell, table) for before, cell in _replayed(board, moves)]


def kept(board: Board, moves: Sequence[int], table: TranspositionTable | None = None) -> list[bool]:
    """Return of each move of a game from its start whether it kept the position's outcome for its mover.

    Errors: IllegalMove. Cost: a call of analyse for each.

    >>> kept(Board(3, 3, 3), [4, 1, 0, 8, 6, 3, 2])
    [True, False, True, True, True, True, True]
    """
    found = ((analyse(before, table), cell) for before, cell in _replayed(board, moves))
    return [any(move.cell == cell and move.outcome is could.outcome for move in could.moves) for could, cell in found]


def _replayed(board: Board, moves: Sequence[int]) -> Iterator[tuple[Position, int]]:
    positions = itertools.accumulate(moves, lambda before, move: before.play(move), initial=Position.start(board))
    return zip(positions, moves, strict=False)


def _kind(could: Analysis, made: MoveValue, now: Analysis) -> tuple[RemarkKind, tuple[int, ...], int]:
    after, is_sure = now.position, could.exact and now.exact
    is_slip = is_sure and made.outcome is not could.outcome  # misere and wild games can end by one
    if after.is_over and not is_slip:
        return (RemarkKind.WINS, after.winning_cells, 0) if after.winner else (RemarkKind.FILLS, (), 0)
    if is_sure and made.cell not in could.best:
        if could.outcome is Outcome.WIN:
            kind = RemarkKind.SLOWER if made.outcome is Outcome.WIN else RemarkKind.MISSES_WIN
            return kind, could.best, could.distance
        return (RemarkKind.LOSES_DRAW if could.outcome is Outcome.DRAW else RemarkKind.SOONER), could.best, 0
    threats = after.completing(after.to_move.other)
    if threats and not after.completing(after.to_move):
        return (RemarkKind.FORKS if len(threats) > 1 else RemarkKind.FORCES), threats, 0
    if not is_sure:
        return RemarkKind.UNCLEAR, (), 0
    if made.outcome is Outcome.DRAW:
        return RemarkKind.HOLDS, now.best, 0
    return (RemarkKind.WINNING if made.outcome is Outcome.WIN else RemarkKind.LOSING), (), 0


def _prospect(found: Analysis) -> Prospect:
    mover = found.position.to_move
    winner = {Outcome.WIN: mover, Outcome.DRAW: None, Outcome.LOSS: mover.other}[found.outcome]
    chance = found.chance if found.chance is None or mover is Mark.X else 100 - found.chance
    return Prospect(winner, found.distance, found.exact, None if found.exact else chance)
