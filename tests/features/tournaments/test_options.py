"""The words that are typed after !tournament."""

from __future__ import annotations

import contextlib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.core.game import BOARDS, Refusal
from bot.features.tournaments.rules import Form, TournamentOptions, tournament_options
from tests.refused import refused


@pytest.mark.parametrize(
    ("text", "means"),
    [
        ("", TournamentOptions()),
        ("join", TournamentOptions("join")),
        ("SHOW", TournamentOptions("show")),
        ("fill", TournamentOptions("fill")),
        ("new", TournamentOptions("create")),
        ("knockout", TournamentOptions("create")),
        ("4x4 ko", TournamentOptions("create", board=BOARDS["4x4"])),
        ("create round-robin", TournamentOptions("create", Form.ROUND_ROBIN)),
        ("48 hours Round Robin 5x5/5", TournamentOptions("create", Form.ROUND_ROBIN, BOARDS["5x5/5"], 48 * 3600)),
        ("1h rr", TournamentOptions("create", Form.ROUND_ROBIN, round_s=3600)),
        ("72h league", TournamentOptions("create", Form.ROUND_ROBIN, round_s=72 * 3600)),
    ],
)
def test_what_is_typed_after_tournament_comes_in_any_order(text: str, means: TournamentOptions) -> None:
    assert tournament_options(text) == means


@pytest.mark.parametrize("text", ["swiss", "0h", "73h", "-1h", "join leave", "ko rr", "4x4 5x5", "24", "<@12>"])
def test_other_words_after_tournament_are_refused(text: str) -> None:
    with refused("tournaments-not-understood"):
        tournament_options(text)


@settings(deadline=None)
@given(st.text(alphabet="0123456789hx/ koruno-round b", max_size=30))
def test_no_words_after_tournament_break_the_reader(text: str) -> None:
    with contextlib.suppress(Refusal):
        assert 3600 <= tournament_options(text).round_s <= 72 * 3600


def test_every_board_that_the_command_offers_is_read() -> None:
    assert [tournament_options(f"create {each}").board for each in BOARDS] == [*BOARDS.values()]
