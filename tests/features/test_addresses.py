"""Addresses of features: a lesson's lead to its own board, and every act and turn has been sent."""

from __future__ import annotations

import pytest

from bot.core.chat.options import position_of
from bot.core.chat.press import Turn
from bot.core.chat.replies import page_of
from bot.engine import analyse
from bot.features.learn.pages import LessonButton, LessonReply
from bot.features.learn.rules import View
from bot.features.learn.tree import grow, steps
from bot.features.tournaments.rules import TournamentAct, TournamentButton
from bot.words import words
from tests.addresses import SENT
from tests.addresses import parse as read


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
    assert {address.act for address in SENT.values() if isinstance(address, TournamentButton)} == set(TournamentAct)
    for kind in ("ttt-replay:7", "ttt-board:"):
        assert {values["turn"] for custom_id, values in SENT.items() if custom_id.startswith(kind)} == set(Turn)
    assert {each.turn for each in SENT.values() if isinstance(each, LessonButton)} == set(Turn)
