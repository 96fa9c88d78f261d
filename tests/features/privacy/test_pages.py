"""Pages about what is kept: the same words for all, and nobody's name where somebody was forgotten."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.core.chat.game_page import GameReply
from bot.core.chat.replies import page_of
from bot.core.game import FORGOTTEN, Game, Totals, User
from bot.engine import Mark
from bot.features.privacy.pages import CopyReply, PrivacyReply
from bot.features.watch.list_pages import HistoryReply, LiveReply
from bot.features.watch.pages import ReplayReply
from bot.features.watch.service import HistoryPage
from bot.settings import Settings
from tests.core.chat.render.examples import (  # fmt: skip
    ADA,
    BOB,
    SAY,
    WON,
    exhibition,
    game,
    shown,
    text_of,
    title_of,
)
from tests.features.watch.examples import comment_on, on_show

NOBODY = User(FORGOTTEN, "")


async def test_who_runs_the_bot_is_told_as_far_as_the_host_says() -> None:
    nameless = "Whoever hosts me; they haven't given a name: ada@example.org"
    for host, said in ((Settings(host_name="Ada"), "Ada"), (Settings(host_contact="ada@example.org"), nameless)):
        assert text_of(page_of(PrivacyReply(host), SAY)).splitlines()[-1] == said


@pytest.mark.parametrize(("games", "said"), [(0, "about you."), (1, "1 game."), (10_000, "10,000 games.")])
async def test_a_copy_says_how_many_games_are_in_it(games: int, said: str) -> None:
    page = page_of(CopyReply("tictactoe-5.json", b"{}", games), SAY)
    assert page.content.endswith(said)
    assert page.file is not None
    assert (page.file.name, page.file.content) == ("tictactoe-5.json", b"{}")


def without(state: Game, *marks: Mark) -> Game:
    """A game some of whose players were forgotten."""
    return replace(state, x=NOBODY if Mark.X in marks else state.x, o=NOBODY if Mark.O in marks else state.o)


@pytest.mark.parametrize("marks", [(Mark.X,), (Mark.O,), (Mark.X, Mark.O)])
async def test_who_was_forgotten_is_somebody_on_every_page(marks: tuple[Mark, ...]) -> None:
    state = without(game(*WON, hints=frozenset(Mark)), *marks)
    replies = (
        GameReply(state), ReplayReply(state, 2, comment_on(state.at(2))), LiveReply((state,), False, Totals(1)),
        HistoryReply(HistoryPage((state,), False, False), 1, None, Totals(1)),
    )  # fmt: skip
    for reply in replies:
        assert "somebody" in shown(reply)
        for mark, seat in ((Mark.X, ADA), (Mark.O, BOB)):
            assert (seat.name in shown(reply)) is (mark not in marks)
    assert title_of(GameReply(state)) == ("somebody wins!" if Mark.X in marks else "Ada wins!")


async def test_an_exhibition_of_somebody_is_shown_as_any_other() -> None:
    show = exhibition(4)
    assert show.exhibition is not None
    assert "for somebody" in shown(on_show(replace(show, exhibition=show.exhibition._replace(owner=NOBODY))))
