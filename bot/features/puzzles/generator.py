"""Puzzles: positions in which exactly one move wins, or exactly one keeps the draw. The file names all of them.

Up to symmetry there are 25 on 3x3, 88 on 4x4 with three in a row, 112 on 3x3 by misere rules, and 138 with three marks
each that people can solve. scripts/puzzles.py finds them; tests/features/puzzles/test_generator.py does so again.
"""

import functools
import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from importlib import resources
from types import MappingProxyType
from typing import Self

from bot.core.game import RULES
from bot.engine import STANDARD, BadPosition, Board, Outcome, Position
from bot.engine.symmetry import images

KINDS = {"3x3": STANDARD, "4x4/3": Board(4, 4, 3)}
KINDS |= {rules: board for rules, board in RULES.items() if rules in ("misere", "three")}
"""The boards that puzzles are set on, by their names in a puzzle's code."""
OLD_WEEK = ("3x3", "4x4/3", "3x3", "4x4/3", "3x3", "4x4/3", "misere")  # what each weekday's is on, from Monday
WEEK = ("3x3", "4x4/3", "three", "4x4/3", "3x3", "4x4/3", "misere")
WEEK_FROM = 20_794  # the first day by WEEK, 7 December 2026: those before it keep their puzzles
MONDAY = 3  # days from a Monday to the day with number 0, 1 January 1970


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position and the one cell that wins it or keeps the draw. distance: in plies, as in MoveValue."""

    kind: str
    position: Position
    solution: int
    outcome: Outcome
    distance: int

    @property
    def code(self) -> str:
        """What the puzzle is stored as, turned as it is; at most 22 characters.

        >>> Puzzle.parse("3x3:.X.OXX.O.").code
        '3x3:.X.OXX.O.'
        """
        return f"{self.kind}:{self.position.text()}"

    @property
    def key(self) -> str:
        """The code that all its images share."""
        return min(image.code for image in self.images())

    @classmethod
    def parse(cls, code: str) -> "Puzzle | None":
        """Return the puzzle of a code, turned as that is; None if it is none, or was one for an older version."""
        kind, _, text = code.partition(":")
        try:
            codes = [f"{kind}:{image.text()}" for image, _ in images(Position.parse(text, KINDS[kind]))]
        except (KeyError, BadPosition):
            return None
        found = all_puzzles().get(min(codes))
        return next((image for image in found.images() if image.code == code), None) if found else None

    def images(self) -> list[Self]:
        """Return the puzzle turned and mirrored in every way, each image once."""
        found = {image: cells[self.solution] for image, cells in images(self.position)}
        return [type(self)(self.kind, image, cell, self.outcome, self.distance) for image, cell in found.items()]


@functools.cache
def all_puzzles() -> Mapping[str, Puzzle]:
    """Return every puzzle by its key, of each kind the easy ones first. Cost: milliseconds, once."""
    found = {}
    for line in (resources.files("bot.features.puzzles") / "puzzles.txt").read_text(encoding="ascii").splitlines():
        key, solution, outcome, distance = line.split()
        kind, text = key.split(":")
        if kind in KINDS:
            position = Position.parse(text, KINDS[kind])
            found[key] = Puzzle(kind, position, int(solution), Outcome(outcome), int(distance))
    return MappingProxyType(found)


def of_day(day: int) -> Puzzle:
    """Return the puzzle of a day, the same in every process. day: counted from 1 January 1970.

    Each weekday has puzzles of its own, later in the week the harder ones, and repeats none before it has shown all;
    then they come turned.
    """
    week, weekday = divmod(day + MONDAY, len(WEEK))
    keys = _of_weekday(weekday, WEEK if day >= WEEK_FROM else OLD_WEEK)
    turned, at = divmod(week, len(keys))
    found = sorted(all_puzzles()[keys[at]].images(), key=lambda image: image.code)
    return found[(_mixed(keys[at]) + turned) % len(found)]


@functools.cache
def _of_weekday(weekday: int, kinds: tuple[str, ...]) -> tuple[str, ...]:
    """Return the keys of a weekday's puzzles: of those on its board, the easiest, the middle or the hardest part."""
    kinds = tuple(kind if kind in KINDS else "3x3" for kind in kinds)
    kind = kinds[weekday]
    part, parts = kinds[:weekday].count(kind), kinds.count(kind)
    keys = [key for key, puzzle in all_puzzles().items() if puzzle.kind == kind]
    return tuple(sorted(keys[len(keys) * part // parts : len(keys) * (part + 1) // parts], key=_mixed))


def _mixed(key: str) -> int:
    """Return a number that mixes the order of puzzles, the same in every process."""
    return zlib.crc32(key.encode())
