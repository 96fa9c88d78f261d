"""Addresses of features: a lesson's lead to its own board, and every act and turn has been sent."""

from __future__ import annotations

import pytest

from bot.core.chat.press import Pager
from bot.core.game.boards import position_of
from bot.engine import analyse
from bot.features.learn import pages
from bot.features.learn.tree import grow, steps
from bot.features.tournaments.rules import TournamentAct
from bot.words import words
from tests.addresses import SENT
from tests.addresses import parse as read


@pytest.mark.parametrize("board", ["O.XX.X.OO/3", "XXXXOOOOOXXOXOXOXOXOX..../5"])
def test_a_lessons_buttons_lead_to_its_own_board(board: str) -> None:
    position = position_of(board)
    page = pages.lesson(words(), analyse(position), steps(grow(position)), 0)
    assert page.view is not None
    custom_ids = [button["custom_id"] for row in page.view.to_components() for button in row["components"]]
    to = dict(zip(Pager, (0, 0, 1, len(steps(grow(position))) - 1), strict=True))
    assert [read(custom_id) for custom_id in custom_ids] == [
        {"board": board, "view": "10", "step": step, "turn": turn} for turn, step in to.items()
    ]


def test_every_act_and_turn_has_been_sent() -> None:
    cups = {values["act"] for custom_id, values in SENT.items() if custom_id.startswith("ttt-cup:")}
    assert cups == set(TournamentAct)
    for kind in ("ttt-replay:7", "ttt-board:", "ttt-steps"):
        assert {values["turn"] for custom_id, values in SENT.items() if custom_id.startswith(kind)} == set(Pager)
