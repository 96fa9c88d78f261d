"""Lists of games: a line that fits a phone for each, totals on top, and a menu that opens replays."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

from bot.core.chat.page import CHOICE_LIMIT, MENU_LIMIT
from bot.core.chat.replies import Reply
from bot.core.game import Bot, Game, How, Totals, User
from bot.engine import Level, Mark
from bot.features.watch import pages
from bot.features.watch.service import HistoryPage
from tests.added import page_of, reply
from tests.core.chat.render.examples import DRAWN, KINDS_OF_BOARD, SAY, WON, ended, game, lines_of, longest, shown
from tests.core.chat.render.markup import live
from tests.core.chat.render.test_page import NASTY, ODD, PLAIN
from tests.features.watch.examples import LOST_BY_THE_END
from tests.report import for_each

PHONE = 45
"""How many characters of a line a phone shows."""


def history(*games: Game, **fields: Any) -> Reply:
    """A page of the history of everybody's games."""
    given = {"asker_id": 7, "user_id": None, "totals": Totals(27)} | fields
    return reply(pages.history, HistoryPage(games, False, False), **given)


def title_of(reply: Reply) -> str | None:
    embed = page_of(reply, SAY).embed
    return embed.title if embed else None


def seen(line: str) -> str:
    """A line as Discord shows it, in the hour after the game."""
    line = re.sub(r"<t:\d+:R>", "9 minutes ago", line.replace("**", ""))
    return re.sub(r"\[(.+?)\]\(.+?\)", r"\1", line)


async def test_a_live_game_is_listed_with_its_board() -> None:
    live_game = reply(pages.live, (game(id=1, board=KINDS_OF_BOARD["5x5/5"]),), Totals(1))
    assert lines_of(live_game)[0] == "**1** ❌ Ada vs 🔵 Bob · 5x5/5 · no moves <#2> · <t:0:R>"


async def test_a_list_that_is_too_long_is_cut_and_says_so() -> None:
    lines = lines_of(reply(pages.live, (longest(game(4)),) * 20, Totals(20)))
    assert 8 < len(lines) < 22
    assert lines[-2] == "Some older games aren't listed."


LINES = {
    "Ada beat Bob · <t:1:R>": [game(*WON), game(*WON, hints=frozenset({Mark.O}))],
    "Ada drew with Bob · <t:1:R>": [game(*DRAWN), ended(How.AGREEMENT, None, 4)],
    "Bob beat Ada · <t:1:R>": [ended(How.RESIGNATION, Mark.O, 4, 0), ended(How.TIME, Mark.O, 4, 0)],
    "Ada vs Bob · <t:1:R>": [ended(How.TIME, None, 4), ended(How.STOP, None, 4)],
    "Bob beat Ada · 4x4/3 · <t:1:R>": [ended(How.TIME, Mark.O, 0, 1, board=KINDS_OF_BOARD["4x4/3"])],
    "Bob beat Ada · wild · <t:1:R>": [ended(How.TIME, Mark.O, 0, 1, board=KINDS_OF_BOARD["wild"])],
    "Ada beat Bob · misere · <t:1:R>": [replace(LOST_BY_THE_END, id=10**17)],
}


@for_each([(line, over) for line, games in LINES.items() for over in games])
async def test_a_history_says_who_won_on_which_board_and_when(line: str, over: Game) -> None:
    """Three facts after the number; how it ended is in the menu."""
    assert lines_of(history(over)) == [f"**{10**17}** {line}"]


USUAL = {
    "live": reply(pages.live, (game(*WON[:3], id=12, message_id=9),), Totals(1)),
    "history": history(game(*WON, id=12)),
}


@for_each(USUAL.values())
async def test_the_line_of_a_usual_game_fits_a_phone(reply: Reply) -> None:
    line = seen(lines_of(reply)[0])
    assert "9 minutes ago" in line
    assert len(line) <= PHONE, line


# Totals

TOTALS: dict[str, Reply] = {
    "More than 1,000 finished games": history(game(*WON), totals=Totals(1000, has_more=True)),
    "9 finished games: 4 won, 2 drawn, 3 lost": history(game(*WON), user_id=1, totals=Totals(9, 4, 2, 3)),
    "More than 1,000 finished games ": history(game(*WON), user_id=1, totals=Totals(1000, has_more=True)),
    "1 game is being played": reply(pages.live, (game(),), Totals(1)),
    "3 games are being played": reply(pages.live, (game(),), Totals(3)),
}


@for_each(TOTALS.items())
async def test_how_many_games_there_are_stands_on_top(title: str, reply: Reply) -> None:
    assert title_of(reply) == title.strip()


# Buttons and the menu


def menu_of(reply: Reply) -> list[dict[str, str]]:
    """The choices of a page's menu."""
    view = page_of(reply, SAY).view
    rows = view.to_components() if view else []
    menus = [component for row in rows for component in row["components"] if component["type"] == 3]
    assert [menu["custom_id"] for menu in menus] == [pages.CHOSEN()] * len(menus)
    assert all(len(row["components"]) == 1 for row in rows if row["components"][0]["type"] == 3), "a row of its own"
    return menus[0]["options"] if menus else []


async def test_a_menu_offers_every_game_of_the_page() -> None:
    games = (
        game(*WON, id=12),
        ended(How.TIME, Mark.O, 0, 1, id=10, board=KINDS_OF_BOARD["4x4"]),
        game(*DRAWN, id=9, o=Bot(Level.HARD)),
    )
    assert menu_of(history(*games)) == [
        {"value": "12", "label": "12 · Ada beat Bob · 5 moves"},
        {"value": "10", "label": "10 · Bob beat Ada · 2 moves", "description": "on time · 4x4"},
        {"value": "9", "label": "9 · Ada drew with Hard bot · 9 moves"},
    ]


async def test_a_menu_shows_names_as_they_are_and_keeps_discords_limits() -> None:
    odd = User(5, "**<@1>** `a`")
    assert menu_of(history(game(*WON, id=3, x=odd)))[0]["label"] == "3 · **<@1>** `a` beat Bob · 5 moves"
    options = menu_of(history(*(longest(game(*WON, id=10**18 - 1 - each)) for each in range(10))))
    assert len(options) == 10 <= MENU_LIMIT
    assert all(len(text) <= CHOICE_LIMIT for option in options for text in option.values())
    assert all(f"{'*' * 19}… beat {'*' * 19}… · 5 moves" in option["label"] for option in options)


def lists(x: str, o: str) -> str:
    """The words of lists with these names."""
    seats: dict[str, Any] = {"x": User(1, x), "o": User(2, o), "hints": frozenset(Mark)}
    over = (game(*WON, **seats), ended(How.AGREEMENT, None, 4, **seats), ended(How.TIME, None, **seats))
    running = (game(**seats), game(4, message_id=7, **seats))
    replies: tuple[Reply, ...] = (
        reply(pages.live, running, Totals(2)),
        reply(pages.history, HistoryPage(over, False, False), 1, None, Totals(3)),
    )
    return "\n".join(map(shown, replies))


@for_each([*NASTY, *ODD, *PLAIN])
def test_no_name_in_a_list_is_markup(name: str) -> None:
    assert live(lists(name, name)) == live(lists("Ada", "Bob"))
