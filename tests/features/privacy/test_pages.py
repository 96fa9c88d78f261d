"""Pages about what is kept: the same words for all, and nobody's name where somebody was forgotten."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.core.chat.game_page import GameReply
from bot.core.chat.replies import page_of
from bot.core.game import FORGOTTEN, Game, How, Totals, User
from bot.engine import Mark
from bot.features.privacy.pages import Consent, CopyReply, ForgetButton, ForgetReply, PrivacyReply
from bot.features.watch.list_pages import HistoryReply, LiveReply
from bot.features.watch.pages import ReplayReply
from bot.features.watch.service import HistoryPage
from bot.settings import Settings
from tests.addresses import parse
from tests.core.chat.render.examples import (  # fmt: skip
    ADA,
    BOB,
    SAY,
    WON,
    buttons_of,
    ended,
    exhibition,
    game,
    lines_of,
    shown,
    text_of,
    title_of,
)
from tests.features.watch.examples import comment_on, on_show

NOBODY = User(FORGOTTEN, "")


def fields_of(host: Settings) -> dict[str, str]:
    embed = page_of(PrivacyReply(host), SAY).embed
    assert embed is not None
    return {field.name or "": field.value or "" for field in embed.fields}


async def test_privacy_tells_five_things_in_fields_that_discord_takes() -> None:
    fields = fields_of(Settings(host_name="Ada", host_contact="ada@example.org"))
    assert list(fields) == ["What I keep", "Why", "How long", "Your choices", "Who runs me"]
    assert all(0 < len(text) <= 1024 for text in fields.values())


@pytest.mark.parametrize(
    ("host", "said"),
    [
        (Settings(), "Whoever hosts me; they haven't given a name"),
        (Settings(host_name="Ada"), "Ada"),
        (Settings(host_contact="ada@example.org"), "Whoever hosts me; they haven't given a name: ada@example.org"),
        (Settings(host_name="Ada", host_contact="ada@example.org"), "Ada: ada@example.org"),
    ],
)
async def test_who_runs_the_bot_is_told_as_far_as_the_host_says(host: Settings, said: str) -> None:
    assert fields_of(host)["Who runs me"] == said


@pytest.mark.parametrize(("days", "said"), [(0, "Finished games stay;"), (1, "after 1 day."), (90, "after 90 days.")])
async def test_how_long_games_are_kept_is_told(days: int, said: str) -> None:
    assert said in fields_of(Settings(retention_days=days))["How long"]


async def test_the_question_names_whom_it_is_for_in_its_buttons_alone() -> None:
    page = page_of(ForgetReply(10**18, 1_700_000_000), SAY)
    addresses = [parse(button["custom_id"]) for button in buttons_of(page)]
    assert addresses == [ForgetButton(10**18, 1_700_000_000, consent) for consent in (Consent.KEEP, Consent.ERASE)]
    assert [button["style"] for button in buttons_of(page)] == [3, 4]
    assert str(10**18) not in text_of(page)


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


async def test_nobody_is_asked_to_play_again_with_somebody() -> None:
    resigned = ended(How.RESIGNATION, Mark.O, 4)
    labels = [button["label"] for button in buttons_of(page_of(GameReply(without(resigned, Mark.X)), SAY))]
    assert labels == ["Replay"]
    assert "❌ somebody resigned after 1 move." in lines_of(GameReply(without(resigned, Mark.X)))


async def test_an_exhibition_of_somebody_is_shown_as_any_other() -> None:
    show = exhibition(4)
    assert show.exhibition is not None
    assert "for somebody" in shown(on_show(replace(show, exhibition=show.exhibition._replace(owner=NOBODY))))


async def test_a_menu_of_replays_names_nobody_either() -> None:
    page = page_of(HistoryReply(HistoryPage((without(game(*WON), Mark.X),), False, False), 1, None, Totals(1)), SAY)
    assert page.view is not None
    (menu,) = page.view.to_components()[0]["components"]
    assert "somebody beat Bob" in menu["options"][0]["label"]
