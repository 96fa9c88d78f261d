"""Misere rules: completing a line loses."""

from bot.engine.levels import by_horizon
from bot.engine.position import Position
from bot.engine.variant import Variant
from bot.variants.exhaustive import analyse


class MiserePosition(Position):
    __slots__ = ()
    has_threats = False

    def __post_init__(self) -> None:
        object.__setattr__(self, "winner", self.to_move if self.board.has_line(self.sides[1]) else None)


VARIANT = Variant(MiserePosition, analyse, by_horizon, strengths=(1339, 1387, 1531, 1742), first_move=-100)
