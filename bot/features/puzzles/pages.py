"""Puzzles: a board and its squares for a channel or for one solver, how it went, and a channel's list of results."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from bot.core.chat.address import Address
from bot.core.chat.marks import HALF_RIGHT, MARKS, NOTHING, RIGHT, WRONG, square
from bot.core.chat.page import (
    CONTENT_LIMIT,
    LOST_COLOUR,
    WON_COLOUR,
    Page,
    Rows,
    Style,
    embed,
    escaped,
    fit,
)
from bot.core.chat.players import name
from bot.core.chat.variants import board_text, pages_of
from bot.core.game import Look, User
from bot.core.zones import beside
from bot.engine import Outcome
from bot.features.puzzles.generator import Puzzle
from bot.features.puzzles.rules import (
    TRIES,
    PracticeButton,
    RatingChange,
    ShareButton,
    SolveButton,
    Standing,
    Tally,
    number_of,
)
from bot.features.puzzles.service import Daily, Explained
from bot.words import Words


class PuzzleReply(NamedTuple):
    """A day's puzzle for a channel, and how the day before went. hour: of the zone, if it's now posted here daily."""

    daily: Daily
    yesterday: tuple[Puzzle, Tally] | None = None
    hour: int | None = None
    look: Look = Look.CRISP
    zone: str = ""

    def render(self, say: Words) -> Page:
        day, shown = self.daily
        lines = [*_question(shown, say), say("puzzles-public")]
        if self.yesterday:
            before, tally = self.yesterday
            lines.append(say("puzzles-yesterday", **_facts(before), **tally._asdict()))
        if self.hour is not None:
            lines.append(say("puzzles-posted-daily", hour=self.hour, zone=beside(self.zone)))
        squares = _squares(shown, lambda cell: SolveButton(day, cell))
        return Page(board_text(shown.position), embed(lines, title=_title(day, say)), squares)


class SolveReply(NamedTuple):
    """A puzzle to answer. tried: without a right try. day: None in practice. number: which one of the solver's there.

    rated: their rating, if shown. owner: the solver, if others see it, too; look: theirs.
    """

    tried: Explained
    day: int | None
    number: int = 0
    rated: RatingChange | None = None
    owner: User | None = None
    look: Look = Look.CRISP

    def render(self, say: Words) -> Page:
        shown, signs, day = self.tried.puzzle, _signs(self.tried), self.day
        if day is None:
            owner_id = self.owner.id if self.owner else 0
            squares = _squares(shown, lambda cell: PracticeButton(self.number, cell, owner_id))
            title = say("puzzles-practice-title", number=str(self.number + 1))
            line = say("puzzles-practice-of", user=name(self.owner, say)) if self.owner else ""
        else:
            squares = _squares(shown, lambda cell: SolveButton(day, cell), signs)
            title, line = _title(day, say), say("puzzles-tries", left=TRIES - len(signs))
        lines = [*_question(shown, say), *_wrong(self.tried, say), line, _rating(self.rated, say)]
        return Page(board_text(shown.position, signs), embed(lines, title=title), squares)


class SolvedReply(NamedTuple):
    """An answer, for the one who gave it. rated: their rating. day, standing: None in practice.

    note: the name of a sentence that comes first. zone: by which the day ends.
    """

    explained: Explained
    rated: RatingChange | None
    day: int | None = None
    standing: Standing | None = None
    note: str = ""
    zone: str = ""

    def render(self, say: Words) -> Page:
        found, rows = self.explained, Rows()
        title = say("puzzles-right" if found.is_right else "puzzles-wrong")
        solution = say("puzzles-solution", sign=RIGHT, **_facts(found.puzzle))
        note = say(self.note, zone=beside(self.zone)) if self.note else ""
        lines = [note, solution, *_wrong(found, say), _line(found, say)]
        if self.day is None or self.standing is None:
            rows.add(PracticeButton(0, None), say("puzzles-button-next"), Style.primary)
        else:
            _, _, streak, tally, _ = self.standing
            title = f"{title} {score(found)}"
            lines.append(say("puzzles-streak", **streak._asdict()) if streak.best else "")
            lines.append(say("puzzles-tally", **tally._asdict()))
            if self.note != SHARED:
                rows.add(ShareButton(self.day), say("puzzles-button-share"), Style.primary)
            rows.add(PracticeButton(0, None), say("puzzles-button-practice"))
        lines.append(_rating(self.rated, say))
        board = board_text(found.puzzle.position, {found.puzzle.solution: RIGHT} | _signs(found))
        colour = WON_COLOUR if found.is_right else LOST_COLOUR
        return Page(board, embed(lines, colour, title), rows)


class PuzzleOverReply(NamedTuple):
    """A button's puzzle is over: of an earlier day, with its solution, or of a practice that has gone on."""

    daily: Daily | None
    today: int

    def render(self, say: Words) -> Page:
        rows = Rows()
        if self.daily is None:
            rows.add(PracticeButton(0, None), say("puzzles-button-next"), Style.primary)
            return Page(say("puzzles-practice-over"), view=rows)
        rows.add(SolveButton(self.today), say("puzzles-button-today"), Style.primary)
        facts = _facts(self.daily.puzzle)
        return Page(say("puzzles-over", number=number_of(self.daily.day), **facts), view=rows)


class ListReply(NamedTuple):
    """How a day's puzzle went for members of a channel. It names no square: others have yet to find it."""

    day: int
    results: Sequence[str]
    as_new: bool = True

    def render(self, say: Words) -> Page:
        rows = Rows()
        rows.add(SolveButton(self.day), say("puzzles-button-solve"))
        heading = say("puzzles-list", number=number_of(self.day))
        lines = fit([heading, *map(escaped, sorted(self.results))], CONTENT_LIMIT - 50)  # 50 for the others
        others = len(self.results) + 1 - len(lines)
        return Page("\n".join([*lines, *[say("puzzles-others", count=others)] * (others > 0)]), view=rows)


ARROW, SHARED = " → ", "puzzles-shared-now"


def score(found: Explained) -> str:
    """Return the number of tries and their colours: 2/3 🟨🟩, or X/3 if none is right."""
    return f"{len(found.outcomes) if found.is_right else 'X'}/{TRIES} {''.join(_signs(found).values())}"


def _title(day: int, say: Words) -> str:
    return say("puzzles-title", number=number_of(day))


def _question(shown: Puzzle, say: Words) -> tuple[str, str]:
    """Return the rules if they aren't the usual ones, and what is asked."""
    mark = MARKS[shown.position.to_move]
    now = pages_of(shown.position.board).now(shown.position, None, say)
    return now, say("puzzles-question", mark=mark, outcome=shown.outcome.value)


def _facts(shown: Puzzle) -> dict[str, str]:
    return {"square": square(shown.position.board, shown.solution), "outcome": shown.outcome.value}


def _squares(shown: Puzzle, address: Callable[[int], Address], signs: Mapping[int, str] = NOTHING) -> Rows:
    """Return a button for each square, none wider than the others. signs: of those that were tried."""
    rows, board = Rows(), shown.position.board
    for cell, mark in enumerate(pages_of(board).symbols(shown.position)):
        sign = mark or signs.get(cell, "")
        rows.add(address(cell), sign or square(board, cell), disabled=sign != "", is_emoji=sign != "")
        if (cell + 1) % board.columns == 0:
            rows.end_row()
    return rows


def _signs(found: Explained) -> dict[int, str]:
    signs = {cell: HALF_RIGHT if outcome is Outcome.DRAW else WRONG for cell, outcome in found.outcomes.items()}
    return signs | ({found.puzzle.solution: RIGHT} if found.is_right else {})


def _wrong(found: Explained, say: Words) -> Iterator[str]:
    """Yield what is wrong with each square that was tried."""
    for cell, sign in _signs(found).items():
        if sign != RIGHT:
            tried = square(found.puzzle.position.board, cell)
            yield say("puzzles-tried", sign=sign, draws=str(sign == HALF_RIGHT), square=tried)


def _line(found: Explained, say: Words) -> str:
    """Return how a side wins: the mover, or the other side after a move that has let the draw slip."""
    mark, board = found.puzzle.position.to_move, found.puzzle.position.board
    if not found.line:
        return say("puzzles-others-lose")
    if len(found.line) == 1:
        return say("puzzles-completes")
    turns = (mark, mark.other) * len(found.line)
    moves = [f"{MARKS[mover]} {square(board, cell)}" for mover, cell in zip(turns, found.line, strict=False)]
    winner = mark if found.puzzle.outcome is Outcome.WIN else mark.other
    return say("puzzles-line", mark=MARKS[winner], moves=ARROW.join(moves))


def _rating(rated: RatingChange | None, say: Words) -> str:
    """Return a solver's rating, and how it has changed; nothing if there is none to show."""
    if rated is None:
        return ""
    before, after, _, is_guess = rated
    points = f"{round(after.value) - round(before.value):+d}".replace("+0", "±0") if after != before else "none"
    return say("puzzles-rating", rating=str(round(after.value)), points=points, guess=str(is_guess))
