"""Puzzles: a board and its squares for a channel or for one solver, how it went, and a channel's list of results."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial

from bot.core.chat.marks import HALF_RIGHT, MARKS, NOTHING, RIGHT, WRONG
from bot.core.chat.page import CONTENT_LIMIT, LOST_COLOUR, WON_COLOUR, Page, Rows, Style, embed, escaped, fit
from bot.core.chat.players import name
from bot.core.chat.press import Address
from bot.core.chat.variants import board_text, pages_of, square
from bot.core.game import User
from bot.core.zones import beside
from bot.engine import Outcome
from bot.features.puzzles.rules import TRIES, Practice, Puzzle, RatingChange, Standing, Tally, number_of
from bot.features.puzzles.service import Explained
from bot.words import Words

ARROW, SHARED = " → ", "puzzles-shared-now"
SHOW, TRY, SHARE = Address("ttt-solve:{day:7}"), Address("ttt-puzzle:{day:7}:{cell:2}"), Address("ttt-share:{day:7}")
PRACTISE, ANSWER_PRACTICE = Address("ttt-practice:{number:9}:next"), Address("ttt-practice:{number:9}:{cell:2}")
PRACTISE_OF = Address("ttt-practice:{number:9}:{cell:2}:{owner_id:20}")


def puzzle(
    say: Words,
    day: int,
    shown: Puzzle,
    yesterday: tuple[Puzzle, Tally] | None = None,
    at: tuple[int, str] | None = None,
) -> Page:
    """A day's puzzle for a channel, and how the day before went. at: hour and zone, if it's now posted here daily."""
    lines = [*_question(shown, say), say("puzzles-public")]
    if yesterday:
        before, tally = yesterday
        lines.append(say("puzzles-yesterday", **_facts(before), **tally._asdict()))
    if at:
        lines.append(say("puzzles-posted-daily", hour=at[0], zone=beside(at[1])))
    return Page(board_text(shown.position), embed(lines, title=_title(day, say)), _squares(shown, partial(TRY, day)))


def to_solve(say: Words, tried: Explained, standing: Standing) -> Page:
    """A day's puzzle to answer. tried: without a right try."""
    shown, signs, left = tried.puzzle, _signs(tried), TRIES - len(tried.outcomes)
    lines = [*_question(shown, say), *_wrong(tried, say), say("puzzles-tries", left=left), _rating(standing.rated, say)]
    squares = _squares(shown, partial(TRY, standing.day), signs)
    return Page(board_text(shown.position, signs), embed(lines, title=_title(standing.day, say)), squares)


def to_practise(say: Words, shown: Puzzle, practice: Practice, owner: User | None = None) -> Page:
    """A puzzle to practise with. owner: the solver, if others see it, too, but not their rating."""
    number, title = practice.number, say("puzzles-practice-title", number=str(practice.number + 1))
    address = partial(ANSWER_PRACTICE, number) if owner is None else lambda cell: PRACTISE_OF(number, cell, owner.id)
    line = _rating(practice.rated, say) if owner is None else say("puzzles-practice-of", user=name(owner, say))
    shown_as = embed([*_question(shown, say), line], title=title)
    return Page(board_text(shown.position), shown_as, _squares(shown, address))


def solved(say: Words, found: Explained, of: Standing | RatingChange, note: str = "", zone: str = "") -> Page:
    """An answer, for the one who gave it. of: where they stand with a day's puzzle; in practice, their rating alone.

    note: the name of a sentence that comes first. zone: by which the day ends.
    """
    rows, title = Rows(), say("puzzles-right" if found.is_right else "puzzles-wrong")
    solution = say("puzzles-solution", sign=RIGHT, **_facts(found.puzzle))
    lines = [say(note, zone=beside(zone)) if note else "", solution, *_wrong(found, say), _line(found, say)]
    if isinstance(of, RatingChange):
        rows.add(PRACTISE(0), say("puzzles-button-next"), Style.primary)
    else:
        title = f"{title} {score(found)}"
        lines.append(say("puzzles-streak", **of.streak._asdict()) if of.streak.best else "")
        lines.append(say("puzzles-tally", **of.tally._asdict()))
        if note != SHARED:
            rows.add(SHARE(of.day), say("puzzles-button-share"), Style.primary)
        rows.add(PRACTISE(0), say("puzzles-button-practice"))
    lines.append(_rating(of if isinstance(of, RatingChange) else of.rated, say))
    board = board_text(found.puzzle.position, {found.puzzle.solution: RIGHT} | _signs(found))
    return Page(board, embed(lines, WON_COLOUR if found.is_right else LOST_COLOUR, title), rows)


def over(say: Words, day: int, shown: Puzzle, today: int) -> Page:
    """A button's puzzle is of an earlier day, which is over: its solution."""
    rows = Rows().add(SHOW(today), say("puzzles-button-today"), Style.primary)
    return Page(say("puzzles-over", number=number_of(day), **_facts(shown)), view=rows)


def practice_over(say: Words) -> Page:
    """A button's puzzle is of a practice that has gone on."""
    rows = Rows().add(PRACTISE(0), say("puzzles-button-next"), Style.primary)
    return Page(say("puzzles-practice-over"), view=rows)


def results(say: Words, day: int, found: Sequence[str]) -> Page:
    """How a day's puzzle went for members of a channel. It names no square: others have yet to find it."""
    rows = Rows().add(SHOW(day), say("puzzles-button-solve"))
    heading = say("puzzles-list", number=number_of(day))
    lines = fit([heading, *map(escaped, sorted(found))], CONTENT_LIMIT - 50)  # 50 for the others
    others = len(found) + 1 - len(lines)
    return Page("\n".join([*lines, *[say("puzzles-others", count=others)] * (others > 0)]), view=rows)


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


def _squares(shown: Puzzle, address: Callable[[int], str], signs: Mapping[int, str] = NOTHING) -> Rows:
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
