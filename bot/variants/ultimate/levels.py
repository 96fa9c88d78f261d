"""How each level picks its move in ultimate games: each is a plain rule that a player can feel.

Every level makes a move that wins the game. Beyond that, easy sees its own lines: it takes a small board if it can,
and otherwise plays anywhere. Medium also stops a line where it plays; if there is none, it avoids sending the other
side to a small board that it can take, or to any it likes. Hard weighs each move with the best answer to it, but sees
no small differences. Unbeatable looks as far as its time goes.
"""

from typing import TYPE_CHECKING, cast

from bot.engine.board import STANDARD, Mark
from bot.engine.levels import Level
from bot.engine.position import Position
from bot.engine.values import Budget, Memo

from .search import Search

if TYPE_CHECKING:
    from .rules import UltimatePosition

HARD_PLIES = 2  # that it looks ahead
BLUR = 75_000  # how much worse a move may be for hard to think it as good


def candidates(position: Position, level: Level, memo: Memo, budget: Budget | None = None) -> tuple[int, ...]:
    """Return the moves that a level thinks equally good, ascending. Cost: below a millisecond for easy and medium."""
    at = cast("UltimatePosition", position)
    legal, mine = at.legal(), taking(at, at.to_move)
    wins = tuple(move for move in mine if at.play(move).winner)
    if wins or len(legal) == 1:
        return wins or legal
    if level is Level.EASY:
        return mine or legal
    if level is Level.MEDIUM:
        return mine or taking(at, at.to_move.other) or _quiet(at, legal) or legal
    search = Search(at, memo, budget)
    search.run(wide=level is Level.HARD, deepest=HARD_PLIES if level is Level.HARD else None)
    least = max(search.values.values()) - BLUR * (level is Level.HARD)
    return tuple(move for move in legal if search.values[move] >= least)


def taking(position: "UltimatePosition", mark: Mark) -> tuple[int, ...]:
    """Return the legal moves, ascending, where a mark completes a line of a small board."""
    own, other = (position.x, position.o) if mark is Mark.X else (position.o, position.x)
    found = []
    for board in position.open_boards:
        squares = STANDARD.completing(own >> board * 9 & 511, other >> board * 9 & 511)
        found += [board * 9 + square for square in range(9) if squares >> square & 1]
    return tuple(found)


def _quiet(position: "UltimatePosition", moves: tuple[int, ...]) -> tuple[int, ...]:
    """Return the moves after which the other side must play on a small board that it can't take at once."""
    after = {move: cast("UltimatePosition", position.play(move)) for move in moves}
    return tuple(move for move, at in after.items() if at.active is not None and not taking(at, at.to_move))
