"""Addresses of puzzles: what a button under one says. address.py reads them with all others."""

import re
from typing import NamedTuple


class SolveButton(NamedTuple):
    """Show the puzzle of a day to the one who presses, with its squares as buttons."""

    day: int

    def text(self) -> str:
        return f"ttt-solve:{self.day}"


class AnswerButton(NamedTuple):
    """Answer the puzzle of a day with a cell."""

    day: int
    cell: int

    def text(self) -> str:
        return f"ttt-puzzle:{self.day}:{self.cell}"


class ShareButton(NamedTuple):
    """Tell the channel how the puzzle of a day went."""

    day: int

    def text(self) -> str:
        return f"ttt-share:{self.day}"


class PracticeButton(NamedTuple):
    """Answer with a cell the puzzle of a number in one's own practice; cell None: show the next one, of any number."""

    number: int
    cell: int | None

    def text(self) -> str:
        return f"ttt-practice:{self.number}:{'next' if self.cell is None else self.cell}"


PuzzleAddress = SolveButton | AnswerButton | ShareButton | PracticeButton

# Bounded to what a column and a board can hold: a longer one is forged.
OF_DAY = re.compile(r"ttt-(solve|share):([0-9]{1,7})")
ANSWER = re.compile(r"ttt-puzzle:([0-9]{1,7}):([0-9]{1,2})")
PRACTICE = re.compile(r"ttt-practice:([0-9]{1,9}):([0-9]{1,2}|next)")


def parse_puzzle(custom_id: str) -> PuzzleAddress | None:
    """Return what a button of a puzzle says; None if it is none.

    >>> parse_puzzle("ttt-puzzle:20500:4"), parse_puzzle("ttt-practice:3:next")
    (AnswerButton(day=20500, cell=4), PracticeButton(number=3, cell=None))
    """
    if found := OF_DAY.fullmatch(custom_id):
        return SolveButton(int(found[2])) if found[1] == "solve" else ShareButton(int(found[2]))
    if found := ANSWER.fullmatch(custom_id):
        return AnswerButton(int(found[1]), int(found[2]))
    if found := PRACTICE.fullmatch(custom_id):
        return PracticeButton(int(found[1]), None if found[2] == "next" else int(found[2]))
    return None
