"""What notices and preferences say."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.core.chat.page import Page
from bot.core.game import Game, How, Notices, User
from bot.engine import Mark
from bot.features.notices import Call, notice, waiting
from tests.core.chat.render.examples import LONG, SAY, ended, game

LINK = "[Go to the board](https://discord.com/channels/1/2/3)"
STARTED = game(id=1234, message_id=3)
OFFERED = ended(How.RESIGNATION, Mark.X, 4, id=12, message_id=3, rematch_offer=Mark.O)


def page_of(state: Game, *, is_accepted: bool = False, in_private: bool = False) -> Page:
    wait = waiting(state)
    assert wait is not None
    return notice(Call(state, wait, is_accepted), SAY, in_private=in_private)


async def test_a_notice_in_private_says_what_is_so_and_leads_to_the_board() -> None:
    accepted, rematch = page_of(STARTED, is_accepted=True, in_private=True), page_of(OFFERED, in_private=True)
    assert accepted.content == f"Bob accepted. It's your turn in game 1234. {LINK}"
    assert rematch.content == f"Bob wants a rematch of game 12. Press Rematch to play. {LINK}"


async def test_a_notice_pings_the_one_whose_turn_it_is_and_no_name_in_it_does_anything() -> None:
    for in_private in (False, True):
        for other in (User(9, "@everyone <@&5> **x**"), LONG):
            page = page_of(replace(OFFERED, o=other), in_private=in_private)
            assert page.pings == (None if in_private else 1)
            assert not {"@everyone", "<@&5>", "**x**"} & set(page.content.split())
            assert len(page.content) < 300


async def test_a_board_that_is_not_known_is_in_its_channel() -> None:
    assert page_of(game(4, id=1234)).content == "<@2>, it's your turn in game 1234. <#2>"


@pytest.mark.parametrize("way", list(Notices))
async def test_preferences_are_told_by_the_words_that_change_them(way: Notices) -> None:
    for minutes in (0, 5, 15, 60):
        facts = {"notices": way.value, "notices_by": way.value, "minutes": minutes, "leaderboards": "server"}
        said = SAY("preferences-now-notices", **facts)
        assert f"({way.value})" in said
        assert (f"{minutes} minutes" in said) is (minutes > 0)
        assert ("only count with channel or dm" in said) is (minutes > 0 and way in (Notices.ACCEPTED, Notices.OFF))
