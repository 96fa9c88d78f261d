"""The words that are typed after !watch."""

from __future__ import annotations

import contextlib
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from bot.core.game import BOARDS, Refusal
from bot.engine import Level
from bot.features.watch import WatchOptions
from tests.refused import refused
from tests.report import for_each

WATCHED: dict[str, Any] = {
    "12": (12, (), None),
    "#12": (12, (), None),
    "007": (7, (), None),
    "١٢": (12, (), None),
    "easy": (None, (Level.EASY,), None),
    "easy hard": (None, (Level.EASY, Level.HARD), None),
    "Hard Easy": (None, (Level.HARD, Level.EASY), None),
    "hard hard": (None, (Level.HARD, Level.HARD), None),
    "5x5 hard": (None, (Level.HARD,), BOARDS["5x5"]),
    "easy 4x4/3 hard": (None, (Level.EASY, Level.HARD), BOARDS["4x4/3"]),
}
NOT_WATCHED: dict[str, str] = {
    "12 13": "watch-not-shown",
    "12 easy": "watch-not-shown",
    "12 4x4": "watch-not-shown",
    "12 <@12>": "watch-not-shown",
    "12 nonsense": "watch-not-shown",
    "0x7": "no-such-board",
    "-1": "watch-not-shown",
    "1" * 16: "watch-not-shown",
    "4x4": "watch-not-shown",
    "easy easy easy": "watch-not-shown",
    "easy 4x4 5x5": "watch-not-shown",
    "easy me": "watch-not-shown",
    "easy wild": "watch-not-shown",
    "<@12>": "watch-not-shown",
    "½": "watch-not-shown",
    "easy 9x9": "no-such-board",
}


@for_each(WATCHED.items())
def test_what_is_to_be_watched(text: str, options: Any) -> None:
    found = WatchOptions.read(text)
    assert (found.game, found.levels, found.board) == options


@for_each(NOT_WATCHED.items())
def test_words_that_tell_of_nothing_to_watch_are_refused(text: str, refusal: str) -> None:
    with refused(refusal):
        WatchOptions.read(text)


@given(st.text())
def test_no_text_breaks_the_reader(text: str) -> None:
    with contextlib.suppress(Refusal):
        WatchOptions.read(text)
