"""The words that are typed after !tournament."""

from __future__ import annotations

import contextlib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.core.chat.commands import CommandSpec, action_in
from bot.core.game import BOARDS, Refusal
from bot.engine import STANDARD, Board
from bot.features.tournaments import CreateOptions, TournamentFeature
from bot.features.tournaments.rules import Form
from tests.refused import refused


def read(text: str) -> str:
    """Read what is typed, and return the action that it means."""
    action, words = action_in(TournamentFeature.tournament, text)
    options = CommandSpec.of(action).options
    assert options is not None
    return "create" if options.read(words).typed and action.name == "tournament" else action.name


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("", "tournament"),
        ("join", "join"),
        ("SHOW", "show"),
        ("fill", "fill"),
        ("new", "create"),
        ("knockout", "create"),
    ],
)
def test_an_action_is_named_and_a_form_alone_creates_one(text: str, action: str) -> None:
    assert read(text) == action


@pytest.mark.parametrize(
    ("text", "form", "board", "round_s"),
    [
        ("", Form.KNOCKOUT, STANDARD, 24 * 3600),
        ("4x4 ko", Form.KNOCKOUT, BOARDS["4x4"], 24 * 3600),
        ("round-robin", Form.ROUND_ROBIN, STANDARD, 24 * 3600),
        ("48 hours Round Robin 5x5/5", Form.ROUND_ROBIN, BOARDS["5x5/5"], 48 * 3600),
        ("1h rr", Form.ROUND_ROBIN, STANDARD, 3600),
        ("72h league", Form.ROUND_ROBIN, STANDARD, 72 * 3600),
    ],
)
def test_what_is_typed_after_tournament_comes_in_any_order(text: str, form: Form, board: Board, round_s: int) -> None:
    found = CreateOptions.read(text)
    assert (found.form, found.board, found.hours) == (form, board, round_s)


@pytest.mark.parametrize("text", ["swiss", "0h", "73h", "-1h", "join leave", "ko rr", "4x4 5x5", "24", "<@12>"])
def test_other_words_after_tournament_are_refused(text: str) -> None:
    with refused("tournaments-not-understood"):
        read(text)


@settings(deadline=None)
@given(st.text(alphabet="0123456789hx/ koruno-round b", max_size=30))
def test_no_words_after_tournament_break_the_reader(text: str) -> None:
    with contextlib.suppress(Refusal):
        assert 3600 <= CreateOptions.read(text).hours <= 72 * 3600


def test_every_board_that_the_command_offers_is_read() -> None:
    assert [CreateOptions.read(each).board for each in BOARDS] == [*BOARDS.values()]
