"""How each level picks its move in ultimate games."""

from bot.engine.levels import Level
from bot.engine.position import Position
from bot.engine.values import Budget, Memo


def candidates(position: Position, _level: Level, _memo: Memo, _budget: Budget | None = None) -> tuple[int, ...]:
    return position.legal()
