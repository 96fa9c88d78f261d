"""Puzzles: a board and a question for a channel, the squares for one solver, and how it went."""

from typing import NamedTuple

from bot.core.chat.marks import MARKS, OUTCOMES, board_text, face, square, symbols
from bot.core.chat.page import LOST_COLOUR, WON_COLOUR, Page, Rows, Style, embed, escaped
from bot.core.chat.players import rules
from bot.core.game import Look, User
from bot.engine import Outcome
from bot.features.puzzles.generator import Puzzle
from bot.features.puzzles.rules import (
    AnswerButton,
    PracticeButton,
    RatingChange,
    ShareButton,
    SolveButton,
    Streak,
    Tally,
    number_of,
)
from bot.features.puzzles.service import Daily, Explained
from bot.features.ratings.rules import Rating
from bot.words import Words


class Yesterday(NamedTuple):
    """The puzzle of the day before, and how it went."""

    puzzle: Puzzle
    tally: Tally


class PuzzleReply(NamedTuple):
    """The puzzle of a day for a channel, without its squares. will_post: whether it's now posted here daily."""

    daily: Daily
    yesterday: Yesterday | None = None
    will_post: bool = False

    def render(self, say: Words) -> Page:
        shown, rows = self.daily.puzzle, Rows()
        rows.add(SolveButton(self.daily.day), say("puzzles-button-solve"), Style.primary)
        lines = [*_question(shown, say)]
        if self.yesterday:
            before, tally = self.yesterday
            lines.append(say("puzzles-yesterday", **_facts(before), **tally._asdict()))
        if self.will_post:
            lines.append(say("puzzles-posted-daily"))
        return Page(board_text(shown.position), embed(lines, title=_title(self.daily.day, say)), rows)


class SolveReply(NamedTuple):
    """A puzzle for the asker to answer. day: None in practice. number: which one of theirs, in practice.

    rating: theirs, None before the first answer.
    """

    puzzle: Puzzle
    day: int | None
    number: int = 0
    rating: Rating | None = None
    look: Look = Look.BOLD

    def render(self, say: Words) -> Page:
        shown, number = self.puzzle, str(self.number + 1)
        title = say("puzzles-practice-title", number=number) if self.day is None else _title(self.day, say)
        rating = say("puzzles-rating", rating=self.rating.text()) if self.rating else ""
        page = Page(board_text(shown.position), embed([*_question(shown, say), rating], title=title), _squares(self))
        return page.in_look(self.look)


class SolvedReply(NamedTuple):
    """An answer, for the one who gave it. rated: their rating; None if it is shown again.

    day, streak, tally: None in practice.
    """

    explained: Explained
    rated: RatingChange | None
    day: int | None = None
    streak: Streak | None = None
    tally: Tally | None = None
    look: Look = Look.BOLD

    def render(self, say: Words) -> Page:
        found, rows = self.explained, Rows()
        lines = [
            say("puzzles-answered-before") if self.rated is None else "",
            *_why(found, say),
            say("puzzles-streak", **self.streak._asdict()) if self.streak and self.streak.best else "",
            say("puzzles-tally", **self.tally._asdict()) if self.tally else "",
            _rating(self.rated, say) if self.rated else "",
        ]
        if self.day is None:
            rows.add(PracticeButton(0, None), say("puzzles-button-next"), Style.primary)
        else:
            rows.add(ShareButton(self.day), say("puzzles-button-share"), Style.primary)
            rows.add(PracticeButton(0, None), say("puzzles-button-practice"))
        signs = {found.cell: OUTCOMES[found.outcome], found.puzzle.solution: OUTCOMES[found.puzzle.outcome]}
        board = board_text(found.puzzle.position, signs)
        title = say("puzzles-right" if found.is_right else "puzzles-wrong")
        colour = WON_COLOUR if found.is_right else LOST_COLOUR
        return Page(board, embed(lines, colour, title), rows).in_look(self.look)


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
        return Page(say("puzzles-over", number=str(number_of(self.daily.day)), **facts), view=rows)


class ShareReply(NamedTuple):
    """How a day's puzzle went for a member, for the channel. It names no square: others have yet to find it."""

    user: User
    day: int
    is_right: bool
    streak: int
    as_new: bool = True

    def render(self, say: Words) -> Page:
        rows, number = Rows(), str(number_of(self.day))
        rows.add(SolveButton(self.day), say("puzzles-button-solve"))
        facts = {"user": escaped(self.user.name), "number": number, "streak": str(self.streak)}
        return Page(say("puzzles-share-right" if self.is_right else "puzzles-share-wrong", **facts), view=rows)


class PracticeReply(NamedTuple):
    """The offer to practise, with a button, since a typed command is public."""

    def render(self, say: Words) -> Page:
        rows = Rows()
        rows.add(PracticeButton(0, None), say("puzzles-button-practice"), Style.primary)
        return Page(say("puzzles-practice-offer"), view=rows)


ARROW = " → "


def _title(day: int, say: Words) -> str:
    return say("puzzles-title", number=str(number_of(day)))


def _question(shown: Puzzle, say: Words) -> tuple[str, str]:
    """Return the rules if they aren't the usual ones, and what is asked."""
    mark = MARKS[shown.position.to_move]
    return rules(shown.position.board, say), say("puzzles-question", mark=mark, outcome=shown.outcome.value)


def _facts(shown: Puzzle) -> dict[str, str]:
    return {"square": square(shown.position.board, shown.solution), "outcome": shown.outcome.value}


def _squares(reply: SolveReply) -> Rows:
    """Return a button for each square, none wider than the others."""
    rows, position = Rows(), reply.puzzle.position
    board = position.board
    for cell, mark in enumerate(symbols(position)):
        address = PracticeButton(reply.number, cell) if reply.day is None else AnswerButton(reply.day, cell)
        label, is_emoji = face(board, cell, mark)
        rows.add(address, label, disabled=mark != "", is_emoji=is_emoji)
        if (cell + 1) % board.columns == 0:
            rows.end_row()
    return rows


def _why(found: Explained, say: Words) -> list[str]:
    """Return the solution and why: how play goes on, or what is wrong with the chosen square."""
    shown, board = found.puzzle, found.puzzle.position.board
    lines = [say("puzzles-solution", sign=OUTCOMES[shown.outcome], **_facts(shown))]
    if not found.is_right:
        facts = {"sign": OUTCOMES[found.outcome], "outcome": found.outcome.value}
        lines.append(say("puzzles-chosen", square=square(board, found.cell), **facts))
    return [*lines, _line(found, say)]


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


def _rating(change: RatingChange, say: Words) -> str:
    before, after = change.before, change.after
    points = round(after.value) - round(before.value)
    return say("puzzles-rating-change", rating=after.text(), points=f"{points:+d}" if points else "±0")
