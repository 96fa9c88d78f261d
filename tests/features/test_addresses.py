"""Addresses of features: what is written is read again, and every act and turn has been sent."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.core.chat.address import Address, Turn
from bot.core.chat.options import position_of
from bot.core.chat.replies import page_of
from bot.core.game import BOARDS
from bot.engine import Mark, Position, Rules, analyse
from bot.features.crowd.pages import VoteButton
from bot.features.help.pages import HelpAct, HelpButton
from bot.features.learn.pages import LessonButton, LessonReply
from bot.features.learn.rules import View
from bot.features.learn.tree import Scores, grow, steps
from bot.features.ratings.rules import LeaderboardButton, Month, Period, Scope
from bot.features.tournaments.rules import TournamentAct, TournamentButton
from bot.features.watch.rules import HistoryButton, ReplayButton, ReplayMenu
from bot.words import words
from tests.addresses import SENT
from tests.addresses import parse as read

games = st.integers(0, 10**18 - 1)
plies = st.integers(0, 999)
users = st.integers(1, 2**63 - 1).filter(lambda number: number < 9 * 10**18)
turns = st.sampled_from(Turn)
points, marks = st.integers(1, 999), st.sampled_from([None, *Mark])


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """A position that a game by standard rules can reach."""
    boards = [board for board in BOARDS.values() if board.rules is Rules.STANDARD]
    position = Position.start(draw(st.sampled_from(boards)))
    for _ in range(draw(st.integers(0, 25))):
        if position.is_over:
            break
        position = position.play(draw(st.sampled_from(position.legal())))
    return position


def lesson_board(position: Position) -> str:
    """A board as the buttons of a lesson name it."""
    return f"{position.text()}/{position.board.k}"


addresses: st.SearchStrategy[Address] = st.one_of(
    st.builds(VoteButton, games, plies, plies),
    st.builds(ReplayButton, games, plies, turns),
    st.builds(ReplayMenu),
    st.builds(HistoryButton, users, st.one_of(st.none(), users), st.sampled_from(("before", "after")), games),
    st.builds(
        LessonButton,
        positions().map(lambda position: f"{position.text()}/{position.board.k}"),
        st.builds(View, st.builds(Scores, points, points, marks), marks, st.booleans()),
        plies,
        turns,
    ),
    st.builds(
        LeaderboardButton,
        users,
        st.sampled_from(list(BOARDS)),
        st.sampled_from(Rules),
        st.sampled_from([*Period, Month(2026, 10)]),
        st.sampled_from(Scope),
        st.integers(0, 999_999),
        turns,
    ),
    st.builds(HelpButton, st.sampled_from(HelpAct)),
    st.builds(TournamentButton, games, st.sampled_from(TournamentAct), plies),
)


@given(addresses)
def test_an_address_that_is_written_is_read_again(address: Address) -> None:
    assert read(address.text()) == address
    assert len(address.text()) <= 100


@given(positions())
def test_the_board_of_a_lesson_is_the_one_that_it_was_made_of(position: Position) -> None:
    """Also if it holds four in a row and wants five: on the usual board of that size the game would be over."""
    assert position_of(lesson_board(position)) == position


@pytest.mark.parametrize("board", ["O.XX.X.OO/3", "XXXXOOOOOXXOXOXOXOXOX..../5"])
def test_a_lessons_buttons_lead_to_its_own_board(board: str) -> None:
    position = position_of(board)
    page = page_of(LessonReply(analyse(position), steps(grow(position)), 0), words())
    assert page.view is not None
    custom_ids = [button["custom_id"] for row in page.view.to_components() for button in row["components"]]
    assert [read(custom_id) for custom_id in custom_ids] == [
        LessonButton(board, View(), 0, Turn.FIRST),
        LessonButton(board, View(), 0, Turn.BACK),
        LessonButton(board, View(), 1, Turn.FORWARD),
        LessonButton(board, View(), len(steps(grow(position))) - 1, Turn.LAST),
    ]


def test_every_act_and_turn_has_been_sent() -> None:
    assert {address.act for address in SENT.values() if isinstance(address, HelpButton)} == set(HelpAct)
    assert {address.act for address in SENT.values() if isinstance(address, TournamentButton)} == set(TournamentAct)
    for kind in (ReplayButton, LessonButton, LeaderboardButton):
        assert {each.turn for each in SENT.values() if isinstance(each, kind)} == set(Turn)
