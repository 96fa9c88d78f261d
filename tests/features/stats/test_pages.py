"""Pages of statistics: what is left out, how numbers line up, and what a picture shows in words."""

from __future__ import annotations

import pytest

from bot.core.chat.replies import page_of
from bot.engine import Level
from bot.features.stats.pages import OpeningsReply, Pair, StatsReply
from bot.features.stats.rules import Accuracy, Duel, Record, Score, Streaks, Tally
from bot.words import words
from tests.core.chat.render.examples import ADA, BOB, SAY, buttons_of, lines_of, text_of, title_of
from tests.core.chat.render.replies import REPLIES

WIDEST = 33
"""How many letters of a table a phone shows in a line."""


def record(*tallies: Tally, streaks: Streaks = Streaks()) -> Record:  # noqa: B008
    """A record of these."""
    return Record(tallies, streaks)


def stats(found: Record, accuracy: Accuracy = Accuracy(), pair: Pair | None = None) -> StatsReply:  # noqa: B008
    """Ada's numbers."""
    return StatsReply(ADA, found, accuracy, True, pair)


def fields_of(reply: StatsReply) -> dict[str | None, str | None]:
    """The fields of a page by their headings."""
    shown = page_of(reply, SAY).embed
    return {field.name: field.value for field in shown.fields} if shown else {}


def test_one_game_is_told_without_what_it_cannot_tell() -> None:
    reply = stats(record(Tally("3x3/3", Level.EASY, None, Score(0, 1, 0)), streaks=Streaks(0, 0)))
    assert title_of(reply) == "Ada: 1 game"
    assert lines_of(reply) == ["🏆 0 won (0%) · 🤝 1 drawn · 🔻 0 lost"]
    assert list(fields_of(reply)) == ["Opponents"], "there is but the usual board"
    assert buttons_of(page_of(reply, SAY)) == []


@pytest.mark.parametrize(
    ("streaks", "said"),
    [
        (Streaks(0, 0), None),
        (Streaks(1, 1), None),
        (Streaks(1, 4), "Best streak: **4** wins in a row"),
        (Streaks(3, 4), "**3** wins in a row right now. The best streak was **4**."),
    ],
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


@pytest.mark.parametrize("heading", ["Opponents", "Boards"])
def test_tables_line_up_and_fit_a_phone(heading: str) -> None:
    reply = REPLIES["stats"]
    assert isinstance(reply, StatsReply)
    rows = (fields_of(reply)[heading] or "").splitlines()[1:-1]
    assert {len(row) for row in rows} == {len(rows[0])}
    assert len(rows[0]) <= WIDEST


TABLES = {
    "en": ["        won  drawn  lost", "people    1      0    10", "easy     12      3     4"],
    "ja": ["      勝ち  引分  負け", "人       1     0    10", "初級    12     3     4"],
    "th": ["     ชนะ  เสมอ  แพ้", "คน     1     0  10", "ง่าย   12     3   4"],
}
"""In letters of one width, those of Japanese take two columns, and vowels and tones above a Thai letter none."""


@pytest.mark.parametrize("language", TABLES)
def test_tables_line_up_in_letters_that_are_wide_or_stand_on_others(language: str) -> None:
    people, easy = Tally("3x3/3", None, None, Score(1, 0, 10)), Tally("3x3/3", Level.EASY, None, Score(12, 3, 4))
    shown = page_of(stats(record(people, easy)), words(language)).embed
    assert shown is not None
    assert (shown.fields[0].value or "").splitlines()[1:-1] == TABLES[language]


def test_large_numbers_fit_discords_fields() -> None:
    shown = page_of(REPLIES["stats"], SAY).embed
    assert shown is not None
    assert all(len(field.value or "") <= 1024 and len(field.name or "") <= 256 for field in shown.fields)


def test_a_duel_is_the_askers_or_of_those_two() -> None:
    found = record(Tally("3x3/3", None, 4, Score(1, 0, 0)))
    told = {
        "You against Bob": "You and Bob haven't finished a game here yet. Use /play to change that.",
        "Ada against Bob": "No finished game between the two here yet. Use /play to change that.",
    }
    for is_asker, heading in zip((True, False), told, strict=True):
        shown = fields_of(stats(found, pair=Pair(ADA, BOB, Duel(), is_asker)))
        assert shown[heading] == told[heading]


@pytest.mark.parametrize("name", ["rating", "openings", "private rating"])
def test_a_picture_has_its_words_and_the_page_does_not_repeat_them(name: str) -> None:
    page = page_of(REPLIES[name], SAY)
    assert page.file is not None
    assert page.file.name.endswith(".png")
    assert page.file.words
    assert "```" not in text_of(page)


def test_words_hold_what_a_picture_would() -> None:
    for name, squares in (("openings in words", 1), ("openings in words, all squares", 25)):
        lines = lines_of(REPLIES[name])
        assert sum("won" in line for line in lines) == squares
        assert "bar" not in text_of(page_of(REPLIES[name], SAY)), "there is none"
    assert lines_of(REPLIES["openings in words"])[0] == "Square 5: 1 game, 100% won"
    assert "This member on 4x4/3\n" in text_of(page_of(REPLIES["rating in words"], SAY)).replace("*", "")


def test_openings_by_wild_rules_and_on_no_usual_board_have_a_name() -> None:
    openings = OpeningsReply(ADA, "3x3/3 wild", ("3x3/3 wild",), {8: Score(0, 0, 2)}, None)
    assert title_of(openings) == "Ada on wild: 2 games as X"
