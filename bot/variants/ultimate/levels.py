"""How each level picks its move in ultimate games: each is a plain rule that a player can feel.

Every level wins the game if one move does. Beyond that, easy takes a small board and otherwise plays anywhere; medium
also keeps the other side from taking one where it plays; neither looks where it sends the other side. Hard looks
HARD_DEPTH plies ahead, unbeatable as far as its time goes.
"""

from typing import TYPE_CHECKING, cast

from bot.engine.board import STANDARD, Mark
from bot.engine.levels import Level
from bot.engine.position import Position
from bot.engine.values import Budget, Memo

from .search import Search

if TYPE_CHECKING:
    from .rules import UltimatePosition

HARD_DEPTH = 2


def candidates(position: Position, level: Level, memo: Memo, budget: Budget | None = None) -> tuple[int, ...]:
    """Return the moves that a level thinks equally good. Cost: below a millisecond for easy and medium."""
    at = cast("UltimatePosition", position)
    legal, mine, theirs = at.legal(), taking(at, at.to_move), taking(at, at.to_move.other)
    wins = tuple(move for move in mine if at.play(move).winner)
    if wins or len(legal) == 1:
        return wins or legal
    if level is Level.EASY:
        return mine or legal
    if level is Level.MEDIUM:
        return mine or theirs or legal
    search = Search(at, memo, budget)
    return (search.best(HARD_DEPTH) if level is Level.HARD else search.best(),)


def taking(position: "UltimatePosition", mark: Mark) -> tuple[int, ...]:
    """Return the legal moves, ascending, where a mark completes a line of a small board."""
    own, other = (position.x, position.o) if mark is Mark.X else (position.o, position.x)
    found = {
        board: STANDARD.completing(own >> board * 9 & 511, other >> board * 9 & 511) for board in position.open_boards
    }
    return tuple(board * 9 + square for board, squares in found.items() for square in range(9) if squares >> square & 1)
