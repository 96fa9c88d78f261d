"""The two slash commands that are read as Discord sends them, and what of them is left to discord.py."""

from __future__ import annotations

from typing import Any

import pytest

from bot.chat.callbacks import Callbacks
from bot.chat.shortcuts import Shortcuts
from bot.engine import Level, Mark, Rules
from bot.model import BOARDS, Bot, Challenge, Game
from standin import payloads
from standin.payloads import CLICK, SLASH, Person
from tests.chat.world import World

ADA = Person(2_000_000_000_000_000_001, "ada")


def option(name: str, value: Any) -> dict[str, Any]:
    return {"name": name, "type": 5 if isinstance(value, bool) else 3, "value": value}


def command(name: str, *options: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"id": "1", "name": name, "type": 1, "options": list(options)} | more


LEFT: dict[str, dict[str, Any]] = {
    "another command": command("board"),
    "a move to nowhere": command("move"),
    "a move with more": command("move", option("square", "5"), option("mark", "x")),
    "a square that is no text": command("move", option("square", 5)),
    "a game against somebody": command("play", {"name": "opponent", "type": 6, "value": "1"}),
    "an option of an older version": command("play", option("size", "3x3")),
    "a level that is none": command("play", option("level", "godlike")),
    "a board that is none": command("play", option("board", "9x9")),
    "a list as a board": command("play", option("board", ["3x3"])),
    "rules that are none": command("play", option("rules", "chess")),
    "who begins is nobody": command("play", option("first", "nobody")),
    "a text that is no choice": command("play", option("open", "yes")),
    "a group of commands": command("play", {"name": "now", "type": 1, "options": []}),
    "a menu of that name": command("play", type=2, target_id="1"),
    "a menu called move": command("move", option("square", "5"), type=3),
}


@pytest.mark.parametrize("what", LEFT)
async def test_what_is_not_as_it_was_declared_is_left_to_discord_py(world: World, what: str) -> None:
    callbacks = Callbacks(world.bot, world.bot.traffic, world.bot.servers)
    shortcuts = Shortcuts(world.bot, callbacks, world.bot.answerer, world.bot.handlers.play)
    place = payloads.in_server(payloads.channel(), ADA.member() | {"user": ADA.user()})
    assert not shortcuts.read(payloads.interaction(SLASH, place, LEFT[what], None))
    assert not shortcuts.read(payloads.interaction(4, place, command("move", option("square", "5")), None))
    assert not shortcuts.read(payloads.interaction(CLICK, place, command("move", option("square", "5")), {"id": "1"}))


async def test_every_choice_of_play_counts(world: World) -> None:
    await world.alice.slash(world.channel, "play", level="hard", first="them", rules="misere")
    game = await world.game(world.alice)
    assert (game.board.rules, game.ply) == (Rules.MISERE, 1)
    assert game.seat(Mark.X) == Bot(Level.HARD)
    await world.bob.slash(world.channel, "play", open=True, board="4x4/3")
    offered = await world.stored(2)
    assert isinstance(offered, Challenge)
    assert (offered.board, offered.asked) == (BOARDS["4x4/3"], None)
    await world.carol.slash(world.channel, "play", crowd=True, level="easy")
    crowd = await world.stored(3)
    assert isinstance(crowd, Game)
    assert crowd.is_crowd
