"""Pages of statistics: what is left out, how numbers line up, and what a picture shows in words."""

from __future__ import annotations

from bot.core.chat.replies import Reply
from bot.engine import Level
from bot.features.stats.pages import Pair, statistics
from bot.features.stats.rules import Accuracy, Record, Score, Streaks, Tally
from bot.words import words
from tests.added import page_of, reply
from tests.core.chat.render.examples import ADA, SAY, buttons_of, lines_of, title_of
from tests.report import for_each


def record(*tallies: Tally, streaks: Streaks = Streaks()) -> Record:  # noqa: B008
    """A record of these."""
    return Record(tallies, streaks)


def stats(found: Record, accuracy: Accuracy = Accuracy(), pair: Pair | None = None) -> Reply:  # noqa: B008
    """Ada's numbers."""
    return reply(statistics, ADA, found, accuracy, pair, is_asker=True)


def fields_of(reply: Reply) -> dict[str | None, str | None]:
    """The fields of a page by their headings."""
    shown = page_of(reply, SAY).embed
    return {field.name: field.value for field in shown.fields} if shown else {}


def test_one_game_is_told_without_what_it_cannot_tell() -> None:
    reply = stats(record(Tally("3x3/3", Level.EASY, None, Score(0, 1, 0)), streaks=Streaks(0, 0)))
    assert title_of(reply) == "Ada: 1 game"
    assert lines_of(reply) == ["🏆 0 won (0%) · 🤝 1 drawn · 🔻 0 lost"]
    assert list(fields_of(reply)) == ["Opponents"], "there is but the usual board"
    assert buttons_of(page_of(reply, SAY)) == []


@for_each(
    [
        (Streaks(0, 0), None),
        (Streaks(1, 1), None),
        (Streaks(1, 4), "Best streak: **4** wins in a row"),
        (Streaks(3, 4), "**3** wins in a row right now. The best streak was **4**."),
    ]
)
def test_a_streak_is_two_wins_at_least(streaks: Streaks, said: str | None) -> None:
    lines = lines_of(stats(record(Tally("3x3/3", None, None, Score(9, 0, 0)), streaks=streaks)))
    assert lines[1:] == ([said] if said else [])


def test_the_first_move_is_that_of_the_board_that_is_begun_on_most() -> None:
    found = record(
        Tally("3x3/3", None, None, Score(50, 0, 0)),
        Tally("3x3/3", None, 4, Score(1, 0, 0)),
        Tally("4x4/4", None, 5, Score(1, 1, 0)),
        Tally("4x4/4", Level.EASY, 6, Score(1, 0, 0)),
    )
    assert lines_of(stats(found))[1] == "Favorite first move: **b2** on 4x4, in 2 of 3 games as X"


TABLES = {
    "en": ["        won  drawn  lost", "people    1      0    10", "easy     12      3     4"],
    "ja": ["      勝ち  引分  負け", "人       1     0    10", "初級    12     3     4"],
    "th": ["     ชนะ  เสมอ  แพ้", "คน     1     0  10", "ง่าย   12     3   4"],
}
"""In letters of one width, those of Japanese take two columns, and vowels and tones above a Thai letter none."""


@for_each(TABLES.items())
def test_tables_line_up_in_letters_that_are_wide_or_stand_on_others(language: str, lines: list[str]) -> None:
    people, easy = Tally("3x3/3", None, None, Score(1, 0, 10)), Tally("3x3/3", Level.EASY, None, Score(12, 3, 4))
    shown = page_of(stats(record(people, easy)), words(language)).embed
    assert shown is not None
    assert (shown.fields[0].value or "").splitlines()[1:-1] == lines
