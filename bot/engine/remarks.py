"""What is worth saying about a move: facts from the analysis before it and after it. The sentences are render's."""

from __future__ import annotations

import enum
from dataclasses import dataclass

from .analysis import analyse
from .board import Mark, Outcome, Position, Rules
from .values import Analysis, Budget, Memo, MoveValue


class Kind(enum.Enum):
    """The one thing that is said of a move, the most telling first. cells: what Remark.cells holds then."""

    WINS = "wins"  # it completes a line; cells: all completed lines
    FILLS = "fills"  # the board is full and nobody has won
    MISSES_WIN = "misses win"  # a win was there; cells: the fastest ones
    LOSES_DRAW = "loses draw"  # a draw was there and is no more; cells: what would have held it
    SLOWER = "slower"  # it wins, but not as soon as it could; cells: the fastest wins
    SOONER = "sooner"  # it loses sooner than it must; cells: what holds out longest
    FORKS = "forks"  # it threatens to complete several lines at once; cells: where
    FORCES = "forces"  # the other side has to answer it; cells: the one cell where
    WINNING = "winning"  # the mover wins from here
    LOSING = "losing"  # the mover loses from here, and could not help it
    HOLDS = "holds"  # a draw; cells: the replies that hold it for the other side
    UNCLEAR = "unclear"  # the budget ended before it was sure


@dataclass(frozen=True, slots=True)
class Standing:
    """Who wins under best play, None for a draw, and in how many plies; 0 plies where the game is over.

    is_sure: False where the budget ended before it was known.
    """

    winner: Mark | None
    plies: int
    is_sure: bool = True


@dataclass(frozen=True, slots=True)
class Remark:
    """What is said about one move.

    mover: who made it. cell: where. cells: as Kind says. plies: how soon the better move would have won, counted
    from before this one (MISSES_WIN, SLOWER), else 0. blocks: whether it stops a line that the other side was about
    to complete. replies: how many cells are left to the other side. standing: how the game stands after it.
    """

    kind: Kind
    mover: Mark
    cell: int
    cells: tuple[int, ...]
    plies: int
    blocks: bool
    replies: int
    standing: Standing


def stand(position: Position, memo: Memo | None = None, budget: Budget | None = None) -> Standing:
    """How a position stands. Cost: as analyse.

    >>> stand(Position.parse("XX./OO./..."))
    Standing(winner=Mark.X, plies=1, is_sure=True)
    """
    return _standing(analyse(position, memo, budget))


def remark(before: Position, cell: int, memo: Memo | None = None, budget: Budget | None = None) -> Remark:
    """What to say about a move.

    before: the position in which it was made. Errors: IllegalMove. Cost: two calls of analyse.

    >>> said = remark(Position.after([0, 1]), 4)
    >>> said.kind.name, said.cells
    ('FORCES', (8,))
    """
    after = before.play(cell)
    mover = before.to_move
    could, now = analyse(before, memo, budget), analyse(after, memo, budget)
    made = next(move for move in could.moves if move.cell == cell)
    kind, cells, plies = _kind(could, made, now)
    return Remark(
        kind=kind,
        mover=mover,
        cell=cell,
        cells=cells,
        plies=plies,
        blocks=before.board.rules is Rules.STANDARD and cell in before.completing(mover.other),
        replies=len(after.legal()),
        standing=_standing(now),
    )


def _kind(could: Analysis, made: MoveValue, now: Analysis) -> tuple[Kind, tuple[int, ...], int]:
    after = now.position
    if after.is_over:
        return (Kind.WINS, after.winning_cells, 0) if after.winner else (Kind.FILLS, (), 0)
    threats = after.completing(after.to_move.other) if after.board.rules is Rules.STANDARD else ()
    forces = threats if not after.completing(after.to_move) else ()
    if not (could.exact and now.exact):
        kind = Kind.FORCES if forces else Kind.UNCLEAR
        return (Kind.FORKS if len(forces) > 1 else kind), forces, 0
    if could.outcome is Outcome.WIN and made.outcome is not Outcome.WIN:
        return Kind.MISSES_WIN, could.best, could.distance
    if could.outcome is Outcome.DRAW and made.outcome is Outcome.LOSS:
        return Kind.LOSES_DRAW, could.best, 0
    if made.cell not in could.best and made.outcome is Outcome.WIN:
        return Kind.SLOWER, could.best, could.distance
    if made.cell not in could.best:
        return Kind.SOONER, could.best, 0
    if forces:
        return (Kind.FORKS if len(forces) > 1 else Kind.FORCES), forces, 0
    match made.outcome:
        case Outcome.WIN:
            return Kind.WINNING, (), 0
        case Outcome.LOSS:
            return Kind.LOSING, (), 0
        case Outcome.DRAW:
            return Kind.HOLDS, now.best, 0


def _standing(found: Analysis) -> Standing:
    mover = found.position.to_move
    winner = {Outcome.WIN: mover, Outcome.DRAW: None, Outcome.LOSS: mover.other}[found.outcome]
    return Standing(winner, found.distance, found.exact)
