"""How games with three marks each look: the mark that goes with the next move is faded."""

from collections.abc import Sequence
from typing import cast

from bot.core.chat.marks import FADING, MARKS
from bot.core.chat.variants import VariantPages
from bot.engine import Mark, Position
from bot.variants.three.rules import TIMES, ThreePosition, is_drawn
from bot.words import Words


class ThreePages(VariantPages):
    is_even = False

    def now(self, position: Position, chosen: int | None, say: Words, moves: Sequence[int] | None = None) -> str:
        """Return the rules, and which marks go next; of a position without its moves, the age of all marks."""
        found, mover, lines = cast(ThreePosition, position), position.to_move, [self.rules(position.board, say)]
        if moves is None:
            marks = [(self.square(position.board, cell), found.mark_at(cell)) for cell in found.order]
            x, o = (say.all_of(square for square, whose in marks if whose is mark) for mark in Mark)
            return "\n".join([*lines, say("three-order", x=x, o=o)])
        if found.vanishing(mover) is not None:  # else the other's may go, but not with this move
            first, second = (f"{MARKS[found.mark_at(cell) or mover]} {cell + 1}" for cell in found.order[:2])
            lines.append(say("three-next", first=first, second=second))
        if is_drawn(moves, TIMES - 1):
            lines.append(say("three-again"))
        return "\n".join(lines)

    def symbols(self, position: Position, newest: int | None = None) -> tuple[str, ...]:
        symbols, mover = super().symbols(position, newest), position.to_move
        going = None if position.is_over else cast(ThreePosition, position).vanishing(mover)
        return tuple(FADING[mover] if cell == going else sign for cell, sign in enumerate(symbols))


PAGES = ThreePages()
