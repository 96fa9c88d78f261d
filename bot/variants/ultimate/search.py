"""The search of ultimate games."""

from bot.engine.board import Outcome
from bot.engine.position import Position
from bot.engine.values import Analysis, Budget, Memo, MoveValue


def analyse(position: Position, _memo: Memo | None = None, _budget: Budget | None = None) -> Analysis:
    moves = tuple(
        MoveValue(move, Outcome.DRAW, position.board.cells - position.ply, False) for move in position.legal()
    )
    return Analysis(position, Outcome.DRAW, moves[0].distance, moves, position.legal(), 1, False)
