"""What a message holds: within Discord's limits, the same words in every state, no promise that is not kept."""

from __future__ import annotations

import itertools

import pytest

from bot.chat.render import play
from bot.chat.render.board import Page
from bot.engine import STANDARD, Level, Mark
from bot.games import Game, Place, Player, Status

LONG = Player(10**18, "*" * 32)


def game(status: Status, moves: tuple[int, ...] = (), **fields: object) -> Game:
    base: dict[str, object] = {
        "place": Place(1, 2),
        "x": LONG,
        "o": LONG,
        "board": STANDARD,
        "status": status,
        "created_at": 0,
        "deadline": 2**33,
        "id": 10**17,
        "moves": moves,
    }
    return Game(**(base | fields))  # type: ignore[arg-type]


def shown(state: Game, *, embeds: bool = True) -> Page:
    page = play.page(state)
    return page if embeds else page.without_embed()


WON = (0, 3, 1, 4, 2)
DRAWN = (4, 0, 8, 2, 1, 7, 3, 5, 6)
STATES = {
    "challenge": game(Status.CHALLENGE, offer=Mark.X),
    "declined": game(Status.DECLINED, offer=Mark.O),
    "withdrawn": game(Status.WITHDRAWN, offer=Mark.X),
    "lapsed": game(Status.LAPSED, offer=Mark.O),
    "new": game(Status.RUNNING),
    "bot's": game(Status.RUNNING, (4,), x=None, level=Level.HARD),
    "draw offered": game(Status.RUNNING, (4,), offer=Mark.X),
    "won": game(Status.FINISHED, WON),
    "lost to the bot": game(Status.FINISHED, WON, x=None, level=Level.UNBEATABLE),
    "drawn": game(Status.FINISHED, DRAWN),
    "agreed": game(Status.AGREED, (4,)),
    "resigned": game(Status.RESIGNED, (4,), ended_by=Mark.X),
    "timed out": game(Status.TIMED_OUT, (4, 0)),
    "never begun": game(Status.TIMED_OUT),
    "rematch offered": game(Status.RESIGNED, (4,), ended_by=Mark.X, offer=Mark.O),
}


@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("embeds", [True, False])
async def test_every_state_keeps_discords_limits(state: str, embeds: bool) -> None:
    page = shown(STATES[state], embeds=embeds)
    assert 0 < len(page.content) <= 2000
    if page.embed:
        assert embeds
        assert len(page.embed) <= 4096
    if page.view:
        rows = page.view.to_components()
        assert len(rows) <= 5
        ids = [button["custom_id"] for row in rows for button in row["components"]]
        assert len(ids) == len(set(ids))
        assert all(len(custom_id) <= 100 for custom_id in ids)
        assert all(1 <= len(button.get("label", "x")) <= 80 for row in rows for button in row["components"])
        assert page.view.is_finished(), "discord.py would keep it in memory"


@pytest.mark.parametrize("state", STATES)
async def test_no_sentence_has_an_exclamation_mark_or_a_bare_none(state: str) -> None:
    page = shown(STATES[state], embeds=False)
    assert "!" not in page.content
    assert "None" not in page.content


async def test_the_content_is_the_board_alone_and_so_is_shown_large() -> None:
    page = play.page(STATES["won"])
    symbols = page.content.replace("\n", "").replace("\ufe0f\u20e3", "")
    assert symbols == "❌❌❌⭕⭕6789"
    assert len(symbols) <= 30


async def test_the_words_are_the_same_with_and_without_an_embed() -> None:
    for state in STATES.values():
        with_embed, without = shown(state), shown(state, embeds=False)
        words = with_embed.embed.description if with_embed.embed else ""
        assert without.content.endswith(words or with_embed.content)


ENDS = {
    "won": "**❌ A wins** with 1, 2, 3.",
    "drawn": "**A draw.** The board is full.",
    "agreed": "**A draw,** by agreement.",
    "resigned": "**⭕ B wins:** A resigned.",
    "timed out": "**⭕ B wins:** A ran out of time.",
    "never begun": "Time ran out before both had moved. **Nobody wins.**",
}


@pytest.mark.parametrize("state", ENDS)
async def test_how_it_ended_is_said_in_words(state: str) -> None:
    ended = STATES[state]
    named = game(ended.status, ended.moves, ended_by=ended.ended_by, x=Player(1, "A"), o=Player(2, "B"))
    embed = play.page(named).embed
    assert embed is not None
    assert embed.description is not None
    assert embed.description.splitlines()[1] == ENDS[state]


async def test_only_an_open_challenge_pings_and_only_the_challenged() -> None:
    assert [name for name, state in STATES.items() if play.page(state).pings is not None] == ["challenge"]
    assert play.page(game(Status.CHALLENGE, offer=Mark.X, o=Player(7, "B"))).pings == 7


async def test_a_gentler_level_is_offered_after_a_loss_to_the_bot_alone() -> None:
    offers = {
        (level, bot_wins): any(
            button["custom_id"].endswith(":easier")
            for row in (play.page(ended).view or pytest.fail("no buttons")).to_components()
            for button in row["components"]
        )
        for level, bot_wins in itertools.product(Level, (True, False))
        for ended in [game(Status.FINISHED, WON, level=level, **({"x": None} if bot_wins else {"o": None}))]
    }
    assert {key for key, offered in offers.items() if offered} == {
        (level, True) for level in Level if level is not Level.EASY
    }
