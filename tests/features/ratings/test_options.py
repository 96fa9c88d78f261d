"""The words that are typed after !leaderboard."""

from __future__ import annotations

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.core.game import BOARDS, Refusal, with_rules
from bot.engine import STANDARD, Rules
from bot.features.ratings.rules import LeaderboardOptions, Month, Period, Scope, leaderboard_options
from tests.refused import refused

LISTED: dict[str, LeaderboardOptions] = {
    "": LeaderboardOptions(),
    "all standard 3x3": LeaderboardOptions(),
    "HERE 4x4": LeaderboardOptions(BOARDS["4x4"], scope=Scope.HERE),
    "everywhere month 5x5/5": LeaderboardOptions(BOARDS["5x5/5"], Period.MONTH, Scope.EVERYWHERE),
    "2026-10 4x4": LeaderboardOptions(BOARDS["4x4"], Month(2026, 10)),
    "month wild": LeaderboardOptions(with_rules(STANDARD, Rules.WILD), Period.MONTH),
}
NOT_LISTED: dict[str, str] = {
    "6x6": "no-such-board",
    "4x4 misere": "no-such-rules",
    **dict.fromkeys(
        (
            "year",
            "month all",
            "here here",
            "4x4 5x5",
            "wild misere",
            "hard",
            "them",
            "everyone",
            "7",
            "2026-13",
            "1999-10",
            "2026-1",
            "2026-10 all",
        ),
        "ratings-no-such-leaderboard",
    ),
    "<@12>": "ratings-no-such-leaderboard",
}


@pytest.mark.parametrize("text", LISTED)
def test_which_leaderboard_is_meant(text: str) -> None:
    assert leaderboard_options(text) == LISTED[text]


@pytest.mark.parametrize("text", NOT_LISTED)
def test_words_that_mean_no_leaderboard_are_refused(text: str) -> None:
    with refused(NOT_LISTED[text]):
        leaderboard_options(text)


@given(st.text())
def test_no_text_breaks_the_reader(text: str) -> None:
    with contextlib.suppress(Refusal):
        assert leaderboard_options(text)
