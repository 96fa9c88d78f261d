"""Puzzles: positions in which exactly one move wins, or exactly one keeps the draw; and where their solvers stand.

puzzles.txt names all of them. Up to symmetry there are 25 on 3x3, 88 on 4x4 with three in a row, 112 on 3x3 by misere
rules, and 138 with three marks each that people can solve. scripts/puzzles.py finds them.
"""

import functools
import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from importlib import resources
from types import MappingProxyType
from typing import NamedTuple, Self

from bot.core.game import RULES
from bot.engine import STANDARD, BadPosition, Board, Outcome, Position
from bot.engine.symmetry import images
from bot.features.ratings.rules import Rating

FIRST_DAY = 20_454  # the day of puzzle 1, counted from 1 January 1970: 1 January 2026
DAY_S, GRACE_S = 86_400, 600  # GRACE_S: for how long a puzzle that was begun can be answered in the next day
TRIES, SURE_AFTER, MILESTONE = 3, 5, 10  # tries at a day's puzzle, puzzles that make a rating sure, days in a row
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


class Streak(NamedTuple):
    """Days in a row with a right answer, up to a day or the one before it; and the most ever."""

    days: int = 0
    best: int = 0


class Tally(NamedTuple):
    """Counts who has tried a day's puzzle, and who has solved it."""

    answered: int = 0
    solved: int = 0


class RatingChange(NamedTuple):
    """A solver's rating before and after an answer, and when the day began. is_guess: from too few puzzles."""

    before: Rating
    after: Rating
    day_rating: float
    is_guess: bool


class Standing(NamedTuple):
    """A solver and a day's puzzle. cells: of their tries. is_over: there are no more. rated: None before the first."""

    day: int
    cells: tuple[int, ...]
    is_over: bool
    streak: Streak
    tally: Tally
    rated: RatingChange | None


class Practice(NamedTuple):
    """A solver's practice.

    shown: the code of the puzzle that waits for an answer, as it is turned; None if none does. last: the key of the one
    before it. number: counts the answers, from 0; a button knows its puzzle by it.
    """

    shown: str | None = None
    last: str | None = None
    number: int = 0
    rated: RatingChange | None = None


def number_of(day: int) -> str:
    """Return the number by which people know the puzzle of a day."""
    return str(day - FIRST_DAY + 1)
