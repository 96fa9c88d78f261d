"""The rules that a game can have: each is a folder, with VARIANT in rules.py and PAGES in pages.py, and a line here."""

import enum
from typing import Self


class Rules(enum.StrEnum):
    """What may be played and who wins. also: other words for them, in help. size: rows, columns, in a row."""

    also: tuple[str, ...]
    size: tuple[int, int, int]

    def __new__(cls, name: str, also: tuple[str, ...] = (), size: tuple[int, int, int] = (3, 3, 3)) -> Self:
        rules = str.__new__(cls, name)
        rules._value_, rules.also, rules.size = name, also, size
        return rules

    STANDARD = "standard"  # whoever completes a line of their own mark wins; on boards of any size
    MISERE = "misere", ("reverse",)  # whoever completes one loses
    WILD = "wild", ("rules", "rule", "variants")  # each move places either mark; whoever completes a line wins
    THREE = "three", ("vanish", "vanishing", "oldest", "infinite")  # a fourth mark takes its side's oldest away
    ULTIMATE = "ultimate", ("nine", "super", "meta"), (9, 9, 3)  # a move's square is the small board of the next move
