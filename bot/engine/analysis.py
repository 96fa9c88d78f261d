"""What every legal move is worth, on any board and by any rules: the one question that the rest of the bot asks."""

from __future__ import annotations

from .board import Mark, Outcome, Position, Rules
from .search import Search
from .small import SmallSearch
from .values import SMALL, Analysis, Budget, Memo, MoveValue
from .variants import VariantSearch


def analyse(position: Position, memo: Memo | None = None, budget: Budget | None = None) -> Analysis:
    """Value every legal move by searching to the end.

    position: any; a finished one has no moves, and the outcome is that of the side whose turn it would be.
    memo: what earlier calls found. Without one, nodes depends on the position alone.
    budget: without one, and on boards of up to nine cells, the search ends when all is known.
    Cost on 3x3: microseconds, from the empty board some hundreds, then a look-up. On 4x4 and 5x5 milliseconds; only
    5x5 with four in a row takes seconds while few marks stand.
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
        memo.keep_analysis(key, found)
    return found


def _analyse(position: Position, memo: Memo | None, budget: Budget | None) -> Analysis:
    board, is_standard = position.board, position.board.rules is Rules.STANDARD
    if position.is_over:
        ends = {None: Outcome.DRAW, position.to_move: Outcome.WIN, position.to_move.other: Outcome.LOSS}
        return Analysis(position, ends[position.winner], 0, (), (), 1)
    if is_standard and board.cells <= SMALL:
        return SmallSearch(board).analyse(position)
    search: Search | VariantSearch
    if is_standard:
        search = Search(board, memo or Memo(), budget)
        moves, is_sure = search.move_values(position)
    else:
        search = VariantSearch(board, memo or Memo())
        moves, is_sure = search.move_values(position), True
    most = max(_rank(move) for move in moves)
    best = [move for move in moves if _rank(move) == most]
    cells = tuple(move.cell for move in best)
    return Analysis(position, best[0].outcome, best[0].distance, moves, cells, search.nodes, is_sure)


def _rank(move: MoveValue) -> tuple[int, int]:
    match move.outcome:
        case Outcome.WIN:
            return 2, -move.distance
        case Outcome.DRAW:
            return 1, int(move.exact)
        case Outcome.LOSS:
            return 0, move.distance
