"""What features' pages say in words for screen readers: tables, and signs that stand alone."""

from __future__ import annotations

from bot.core.chat.page import Page
from bot.core.game import Look
from bot.words import DEFAULT, words
from tests.core.chat.render.examples import text_of
from tests.core.chat.render.replies import LOOKS, REPLIES, undrawn


def in_words(name: str, language: str = DEFAULT) -> Page:
    return LOOKS.draw(undrawn(name, language).in_look(Look.WORDS, words(language)))


async def test_a_table_is_a_line_for_each_row() -> None:
    table = text_of(in_words("tournament, round_robin, in words")).splitlines()
    assert "1 Ada: Pts 1½, SB 1.75." in table
    assert "5 Grace Hopper: Pts 1, SB 1½." in table
    stats = text_of(in_words("stats")).splitlines()
    assert "people: won 33318, drawn 3321, lost 26649." in stats
    assert "4x4/3: won 18510, drawn 1845, lost 14805, rating 1612?." in stats


async def test_in_vietnamese_a_heading_of_two_words_is_whole() -> None:
    page = in_words("stats", "vi")
    assert "4x4/3: thắng 18510, hoà 1845, thua 14805, hệ\u00a0số 1612?." in text_of(page).splitlines()


async def test_signs_that_stand_alone_are_said() -> None:
    shown = {name: text_of(in_words(name)) for name in REPLIES}
    assert "1/3 (right) Bob, streak 1\nX/3 (wrong, draw, wrong) Ada" in shown["puzzle shared, wrong"]
    assert "Last 5, newest first: win, draw, loss, win, loss" in shown["stats"]
    assert "1,234 won, 123 drawn, 987 lost" in shown["stats"]
    rights = shown["some permissions withheld"].splitlines()
    assert "Allowed: **View Channel**, to keep boards up to date" in rights
    assert "Missing: **Embed Links**, for the words under a board" in rights
    assert "Missing: **Manage Roles**, to give the month's champion a role" in rights
    assert "#1 **Ada**, 1500 ±120, 24 games" in shown["leaderboard"]
    assert "How O wins: O 7, X 1, O 9" in shown["puzzle 3x3:.X.OXX.O., answered 0"]
