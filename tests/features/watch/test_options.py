"""The words that are typed after !watch."""

from __future__ import annotations

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.core.game import BOARDS, Refusal
from bot.engine import Level
from bot.features.watch.rules import WatchOptions, watch_options
from tests.refused import refused

WATCHED: dict[str, WatchOptions] = {
    "12": WatchOptions(12),
    "#12": WatchOptions(12),
    "007": WatchOptions(7),
    "١٢": WatchOptions(12),
    "easy": WatchOptions(levels=(Level.EASY,)),
    "easy hard": WatchOptions(levels=(Level.EASY, Level.HARD)),
    "Hard Easy": WatchOptions(levels=(Level.HARD, Level.EASY)),
    "hard hard": WatchOptions(levels=(Level.HARD, Level.HARD)),
    "5x5 hard": WatchOptions(levels=(Level.HARD,), board=BOARDS["5x5"]),
    "easy 4x4/3 hard": WatchOptions(levels=(Level.EASY, Level.HARD), board=BOARDS["4x4/3"]),
}
NOT_WATCHED: dict[str, str] = {
    "": "not-shown",
    "12 13": "not-shown",
    "12 easy": "not-shown",
    "12 4x4": "not-shown",
    "12 <@12>": "not-shown",
    "12 nonsense": "not-shown",
    "0x7": "no-such-board",
    "-1": "not-shown",
    "1" * 16: "not-shown",
    "4x4": "not-shown",
    "easy easy easy": "not-shown",
    "easy 4x4 5x5": "not-shown",
    "easy me": "not-shown",
    "easy wild": "not-shown",
    "<@12>": "not-shown",
    "½": "not-shown",
    "easy 9x9": "no-such-board",
}


@pytest.mark.parametrize("text", WATCHED)
def test_what_is_to_be_watched(text: str) -> None:
    assert watch_options(text) == WATCHED[text]


@pytest.mark.parametrize("text", NOT_WATCHED)
def test_words_that_tell_of_nothing_to_watch_are_refused(text: str) -> None:
    with refused(NOT_WATCHED[text]):
        watch_options(text)


@given(st.text())
def test_no_text_breaks_the_reader(text: str) -> None:
    with contextlib.suppress(Refusal):
        assert watch_options(text)
