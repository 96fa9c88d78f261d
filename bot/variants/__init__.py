"""The rules that a game can have: each is a folder and one line here. Delete both, and the bot plays without it.

A folder has `rules.py` with VARIANT, what the engine asks of it, and `pages.py` with PAGES, how its games look.
"""

import enum
from typing import Self


class Rules(enum.StrEnum):
    """What may be played and who wins. size: of the board that they need: rows, columns, in a row."""

    size: tuple[int, int, int]

    def __new__(cls, name: str, *size: int) -> Self:
        rules = str.__new__(cls, name)
        rules._value_ = name
        rules.size = (size[0], size[1], size[2]) if size else (3, 3, 3)
        return rules

    STANDARD = "standard"  # whoever completes a line of their own mark wins; on boards of any size
    MISERE = "misere"  # whoever completes one loses
    WILD = "wild"  # each move may place either mark; whoever completes a line of either wins
    THREE = "three"  # the fourth mark of a side takes its oldest away
    ULTIMATE = "ultimate", 9, 9, 3  # nine small boards; the square of a move is the board of the next
