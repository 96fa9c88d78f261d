"""What notices and preferences say."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.core.chat.page import Page
from bot.core.game import Game, How, Notices, User
from bot.engine import Mark
from bot.features.notices.rules import Call, notice, waiting
from tests.core.chat.render.examples import LONG, SAY, ended, game

LINK = "[Go to the board](https://discord.com/channels/1/2/3)"
STARTED, MOVED = game(id=12, message_id=3), game(4, id=1234, message_id=3)
OFFERED = ended(How.RESIGNATION, Mark.X, 4, id=12, message_id=3, rematch_offer=Mark.O)


def page_of(state: Game, *, is_accepted: bool = False, in_private: bool = False) -> Page:
    wait = waiting(state)
    assert wait is not None
    return notice(Call(state, wait, is_accepted), SAY, in_private=in_private)


@pytest.mark.parametrize(
    ("state", "is_accepted", "shared", "private"),
    [
        (
            *(STARTED, True, "<@1>, Bob accepted. It's your turn in game 12."),
            "Bob accepted. It's your turn in game 12.",
        ),
        (MOVED, False, "<@2>, it's your turn in game 1234.", "It's your turn in game 1234 against Ada."),
        (
            *(OFFERED, False, "<@1>, Bob wants a rematch of game 12. Press Rematch to play."),
            "Bob wants a rematch of game 12. Press Rematch to play.",
        ),
    ],
)
async def test_a_notice_says_what_is_so_and_leads_to_the_board(
    state: Game, shared: str, private: str, *, is_accepted: bool
) -> None:
    assert page_of(state, is_accepted=is_accepted).content == f"{shared} {LINK}"
    assert page_of(state, is_accepted=is_accepted, in_private=True).content == f"{private} {LINK}"


async def test_a_notice_pings_the_one_whose_turn_it_is_and_no_name_in_it_does_anything() -> None:
    for in_private in (False, True):
        for other in (User(9, "@everyone <@&5> **x**"), LONG):
            page = page_of(replace(OFFERED, o=other), in_private=in_private)
            assert page.pings == (None if in_private else 1)
            assert not {"@everyone", "<@&5>", "**x**"} & set(page.content.split())
            assert len(page.content) < 300


async def test_a_board_that_is_not_known_is_in_its_channel() -> None:
    assert page_of(game(4, id=12)).content == "<@2>, it's your turn in game 12. <#2>"


@pytest.mark.parametrize("look", ["bold", "classic"])
@pytest.mark.parametrize("minutes", [0, 5, 15, 60])
@pytest.mark.parametrize("way", list(Notices))
async def test_preferences_are_told_by_the_words_that_change_them(way: Notices, minutes: int, look: str) -> None:
    said = SAY("preferences-now-look", look=look, look_by=look, language="English", language_by="en", voice="quiet")
    assert f"({look})" in said
    assert said.count("(quiet)") == 1
    facts = {"notices": way.value, "notices_by": way.value, "minutes": minutes, "leaderboards": "server"}
    said = SAY("preferences-now-notices", **facts)
    assert f"({way.value})" in said
    assert (f"{minutes} minutes" in said) is (minutes > 0)
    assert ("only count with channel or dm" in said) is (minutes > 0 and way in (Notices.ACCEPTED, Notices.OFF))


@pytest.mark.parametrize(("where", "word"), [("server", "server"), ("everywhere", "everywhere"), ("off", "hidden")])
async def test_where_somebody_is_listed_is_told_by_the_word_that_changes_it(where: str, word: str) -> None:
    assert SAY("preferences-leaderboards", leaderboards=where).endswith(f"({word}).")
