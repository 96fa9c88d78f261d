"""Which way imports point: every module of bot/ is read, none is trusted.

PICTURE is the picture of the layers, RULES says what else only some may import. A wrong arrow names the module, the
import and the rule it breaks.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.source import imports, is_in, modules, read

PICTURE = """
__main__
cli
demo analyse
serving
hosting.backup hosting.check hosting.databases hosting.listening hosting.policy hosting.proxies hosting.ratings
hosting.checked_database hosting.checked_discord hosting.waiting hosting.health
hosting.checked_places hosting.metrics
hosting.reasons
hosting.states
app
chat.client
chat.cogs chat.endpoint chat.incoming
chat.shortcuts
chat.buttons chat.commands.help chat.commands.learn chat.commands.play chat.commands.preferences chat.commands.watch
chat.commands.privacy chat.commands.stats
chat.commands.leaderboard
chat.commands.puzzles chat.commands.tournaments
chat.commands.describe chat.handling chat.opponents
chat.handlers.help
chat.tournaments
chat.answerer chat.jobs chat.departures
chat.boards chat.notices chat.daily chat.shards
chat.following chat.older
chat.editing
chat.responders
chat.callbacks
chat.typed chat.handlers.learn chat.handlers.play chat.handlers.preferences chat.handlers.watch
chat.handlers.leaderboard chat.handlers.privacy chat.handlers.puzzles chat.handlers.stats
chat.handlers.tournaments
chat.messages
chat.render
chat.render.notices
chat.render.leaderboard chat.render.privacy chat.render.puzzles chat.render.stats chat.render.tournaments
chat.render.crowd chat.render.game chat.render.help chat.render.learn chat.render.lists chat.render.watch
chat.render.players
chat.render.marks chat.commenting chat.cups chat.packets
chat.slips chat.membership chat.handlers.crowd
chat.render.page chat.options chat.visibility
chat.address chat.request chat.traffic chat.underway chat.inline chat.servers chat.duty chat.events chat.people
chat.cup_address chat.puzzle_address chat.puzzle_replies
chat.privacy_replies chat.stats_replies chat.topics
community.services
community.tournaments community.matches
community.course
community.brackets
community.copies community.privacy community.retention
community.charts community.statistics community.leaderboards
community.ratings
community.pools
community.puzzles
community.crowds community.glicko
games.services
games.lobby games.play games.watching
games.history games.turns games.explaining
hosting.updates
thinking store hosting.logs
observer hosting.asking
model picture charts cup_picture settings lanes hosting.findings
engine words
"""
"""Who stands on a floor may import what stands lower, never a neighbour and nothing above. A name covers what lies
below it, if that has no place of its own."""
FLOORS = tuple(tuple(f"bot.{room}" for room in line.split()) for line in reversed(PICTURE.strip().splitlines()))
DOORS = {"bot", "bot.community", "bot.hosting", "bot.chat", "bot.chat.commands", "bot.chat.handlers", "bot.games"}
"""Packages that say what they are for and hold nothing else, so who names one has imported nothing."""

SHELL = ("bot.cli", "bot.analyse", "bot.demo", "bot.serving", "bot.hosting")
KEEPERS = ("bot.chat.boards", "bot.chat.editing", "bot.chat.following", "bot.chat.older")
VALUES = (
    "bot.chat.address",
    "bot.chat.cup_address",
    "bot.chat.options",
    "bot.chat.privacy_replies",
    "bot.chat.puzzle_address",
    "bot.chat.puzzle_replies",
    "bot.chat.request",
    "bot.chat.slips",
    "bot.chat.stats_replies",
    "bot.chat.topics",
)


@dataclass(frozen=True)
class Rule:
    """A target that may be imported only from some modules; each name covers what lies below it."""

    target: str
    importers: tuple[str, ...]
    but_not: tuple[str, ...] = ()

    def allows(self, module: str) -> bool:
        return is_in(module, *self.importers) and not is_in(module, *self.but_not)


RULES = (
    # Who speaks: the store only to the host, in the log. Handlers answer with values, which render words.
    Rule(
        "bot.words",
        ("bot.picture", "bot.cup_picture", "bot.store", "bot.chat", "bot.app", *SHELL),
        but_not=("bot.chat.handlers", "bot.chat.visibility", *VALUES),
    ),
    Rule("bot.settings", ("bot.settings", "bot.chat.client", "bot.chat.handling", "bot.app", *SHELL)),
    Rule("bot.picture", ("bot.chat.handlers.learn", "bot.analyse")),
    Rule("bot.cup_picture", ("bot.chat.cups",)),
    Rule("bot.thinking", ("bot.games", "bot.community", "bot.app")),
    Rule("bot.lanes", ("bot.thinking", "bot.games", "bot.community", "bot.chat.handlers.learn")),
    Rule(
        "bot.store",
        (
            *(
                "bot.store",
                "bot.games",
                "bot.community",
                "bot.chat.answerer",
                *KEEPERS,
                "bot.chat.notices",
                "bot.chat.daily",
                "bot.chat.jobs",
                "bot.chat.departures",
                "bot.chat.duty",
                "bot.chat.shards",
                "bot.chat.tournaments",
            ),
            *("bot.app", *SHELL),
        ),
        but_not=("bot.analyse",),
    ),
    Rule("bot.games", ("bot.games", "bot.community", "bot.chat", "bot.app")),
    Rule("bot.community", ("bot.community", "bot.chat", "bot.app", *SHELL)),
    Rule("bot.charts", ()),  # it runs as a process of its own
    Rule("matplotlib", ("bot.charts",)),
    Rule("cardarena_tournament_core", ("bot.community.brackets",)),
    Rule("glicko2", ("bot.community.glicko",)),
    Rule(
        "bot.chat.render",
        (
            "bot.chat.render",
            "bot.chat.messages",
            "bot.chat.responders",
            "bot.chat.typed",
            *KEEPERS,
            "bot.chat.notices",
            "bot.chat.daily",
            "bot.chat.tournaments",
            "bot.chat.answerer",
            "bot.demo",
        ),
    ),
    Rule("bot.chat", ("bot.chat", "bot.app", "bot.serving", "bot.hosting", "bot.demo")),
    Rule(
        "discord",
        ("bot.chat", "bot.app", "bot.serving", "bot.hosting", "bot.cli"),
        but_not=("bot.chat.handlers", "bot.chat.answerer", "bot.chat.render", *VALUES),
    ),
    Rule(
        "aiohttp",
        ("bot.chat.callbacks", "bot.chat.endpoint", "bot.chat.inline", "bot.chat.traffic", "bot.hosting", "bot.cli"),
    ),
    Rule("cryptography", ("bot.chat.endpoint",)),
    Rule("simcord", ("bot.demo",)),
    Rule("PIL", ("bot.picture", "bot.cup_picture")),
    Rule("fluent_compiler", ("bot.words",)),
    Rule("babel", ("bot.words",)),
    Rule("sqlalchemy", ("bot.store",)),
    Rule("alembic", ("bot.store",)),
    Rule("dotenv", ("bot.settings.sources",)),
    Rule("packaging", ("bot.hosting.updates",)),
)
EXCEPT = {("bot.chat.render.page", "discord")}
"""A page is what discord.py sends: its Embed, Colour and ButtonStyle."""

NOT_IN_ENGINE = frozenset(
    {"asyncio", "concurrent", "datetime", "io", "logging", "multiprocessing", "os", "pathlib", "secrets"}
    | {"shutil", "socket", "sqlite3", "subprocess", "tempfile", "threading", "time", "urllib"}
)


def place_of(module: str) -> tuple[int, str] | None:
    """Return the floor of a module and the name it has there; None if it has none."""
    found = [(number, room) for number, rooms in enumerate(FLOORS) for room in rooms if is_in(module, room)]
    return max(found, key=lambda each: len(each[1]), default=None)


def wrong_arrows(source: str, module: str, *, is_package: bool = False) -> list[str]:
    """Return a line for each import that points the wrong way."""
    found = []
    for name in dict.fromkeys(imports(source, module, is_package=is_package)):
        found += [
            f"{module} imports {name}: only {', '.join(rule.importers) or 'nobody'} may"
            for rule in RULES
            if is_in(name, rule.target) and not rule.allows(module) and (module, rule.target) not in EXCEPT
        ]
        if wrong := _wrong_floor(module, name):
            found.append(f"{module} imports {name}: {wrong}")
        if is_in(module, "bot.engine") and name.split(".")[0] in NOT_IN_ENGINE:
            found.append(f"{module} imports {name}: the engine has no clock, no files and no threads")
        if module in DOORS and name != "__future__":
            found.append(f"{module} imports {name}: a package that is only a door holds nothing")
    return found


def _wrong_floor(module: str, name: str) -> str | None:
    """Return what is wrong with an import of a module of ours by another."""
    ours, theirs = place_of(module), place_of(name)
    if not is_in(name, "bot") or theirs is None or module in DOORS:
        return None
    if ours is None:
        return "who imports it stands on no floor"
    if ours[1] == theirs[1] or theirs[0] < ours[0]:
        return None
    return "it is a neighbour" if theirs[0] == ours[0] else "it stands higher"


@pytest.mark.parametrize(("path", "module"), [pytest.param(*file, id=file[1]) for file in modules()])
def test_every_import_points_downwards(path: Path, module: str) -> None:
    assert place_of(module) or module in DOORS, f"{module} stands on no floor"
    assert wrong_arrows(read(path), module, is_package=path.name == "__init__.py") == []


def test_every_floor_is_of_modules_that_are_there() -> None:
    there = {module for _, module in modules()}
    assert {room for rooms in FLOORS for room in rooms} | DOORS <= there


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("bot", "import bot.engine"),
        ("bot.chat", "from bot.chat.client import TicTacToeBot"),
        ("bot.chat.new_room", "from bot.engine import Mark"),
        ("bot.engine", "from .. import model"),
        ("bot.engine.board", "import discord"),
        ("bot.engine.board", "from bot.model import Game"),
        ("bot.engine.board", "from ..games import turns"),
        ("bot.engine.levels", "from bot.words import words"),
        ("bot.engine.remarks", "from bot import words"),
        ("bot.engine.search", "import time"),
        ("bot.engine.search", "def search():\n    from pathlib import Path"),
        ("bot.engine.search", "import concurrent.futures"),
        ("bot.words", "from bot.engine import Level"),
        ("bot.model.refusals", "from bot.words import words"),
        ("bot.model.game", "from bot.settings import Settings"),
        ("bot.model.game", "from bot.store import Store"),
        ("bot.picture", "from bot.model import Game"),
        ("bot.settings", "import bot.games.turns"),
        ("bot.settings", "from bot.words import words"),
        ("bot.settings", "import discord"),
        ("bot.thinking", "from bot.store import Store"),
        ("bot.store.games", "from bot.thinking import Thinker"),
        ("bot.store.games", "if TYPE_CHECKING:\n    import discord"),
        ("bot.store.tables", "from bot.games.turns import Turns"),
        ("bot.games.turns", "import sqlalchemy as sa"),
        ("bot.games.turns", "from bot.chat import render"),
        ("bot.games.turns", "from bot.settings import Settings"),
        ("bot.games.turns", "import bot.engine, discord.ext.commands"),
        ("bot.games.lobby", "from bot.words import words"),
        ("bot.games.lobby", "from bot.games.play import Play"),
        ("bot.games.play", "from .watching import Watching"),
        ("bot.games.watching", "from alembic import command"),
        ("bot.chat.address", "from discord import ui"),
        ("bot.chat.request", "import discord"),
        ("bot.chat.options", "from bot.words import words"),
        ("bot.chat.handlers.play", "from discord import Interaction"),
        ("bot.chat.handlers.play", "from bot.words import words"),
        ("bot.chat.handlers.play", "from bot.chat.render import Page"),
        ("bot.chat.handlers.play", "from bot.chat.handlers.watch import WatchHandlers"),
        ("bot.chat.handlers.learn", "from bot.chat.responders import Responder"),
        ("bot.chat.handlers.learn", "from bot.store import Store"),
        ("bot.chat.render.game", "from . import watch"),
        ("bot.chat.render.game", "import discord"),
        ("bot.chat.render.learn", "from bot.chat.render.watch import turns"),
        ("bot.chat.render.learn", "from PIL import Image"),
        ("bot.chat.render.marks", "from bot.chat.render.players import name"),
        ("bot.chat.render.page", "from bot.chat.render.players import name"),
        ("bot.chat.render.page", "from bot.settings import Settings"),
        ("bot.chat.answerer", "import sqlalchemy.exc"),
        ("bot.chat.answerer", "from bot.chat.buttons import Buttons"),
        ("bot.chat.commands.play", "from bot.chat.commands import watch"),
        ("bot.chat.commands.play", "from bot.chat.buttons import Buttons"),
        ("bot.chat.commands.watch", "from .. import buttons"),
        ("bot.chat.commands.describe", "from bot.chat.commands.learn import LearnCommands"),
        ("bot.chat.commands.learn", "from bot.picture import draw"),
        ("bot.chat.commands.learn", "from bot.chat.render import Page"),
        ("bot.chat.buttons", "from .commands.play import PlayCommands"),
        ("bot.chat.client", "import simcord"),
        ("bot.chat.client", "from bot import demo"),
        ("bot.chat.client", "from bot.app import App"),
        ("bot.app", "from bot.hosting.check import check"),
        ("bot.app", "from fluent_compiler.bundle import FluentBundle"),
        ("bot.hosting.check", "from bot.analyse import run"),
        ("bot.hosting.check", "from babel import Locale"),
        ("bot.analyse", "import discord"),
        ("bot.analyse", "from bot.store import Store"),
        ("bot.demo", "from bot.cli import main"),
        ("bot.cli", "from bot.__main__ import main"),
        ("bot.cli", "import simcord"),
        ("bot.cli", "from dotenv import load_dotenv"),
        ("bot.__main__", "import discord"),
    ],
)
def test_a_wrong_arrow_is_seen(module: str, source: str) -> None:
    assert wrong_arrows(source, module, is_package=module in ("bot", "bot.chat", "bot.engine"))


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("bot.engine", "from .board import Board\nfrom bot.engine.search import analyse"),
        ("bot.engine.levels", "import random\nfrom .search import Analysis"),
        ("bot.store.database", "import sqlalchemy as sa\nfrom alembic import command\nimport asyncio"),
        ("bot.store.database", "from bot.words import words\nfrom bot.store.connections import StoreError"),
        ("bot.games.play", "from bot.games.turns import Turns\nfrom bot.thinking import Thinker"),
        ("bot.chat.handlers.play", "from bot.games import turns\nfrom bot.chat.request import GameReply"),
        ("bot.chat.render.page", "import discord"),
        ("bot.chat.render.watch", "from bot.chat.render.players import name\nfrom bot.words import Words"),
        ("bot.chat.commands.play", "from bot.chat.answerer import Answerer\nimport discord"),
        ("bot.chat.commands.play", "from bot.chat.commands.describe import hybrid"),
        ("bot.chat.client", "from bot import __version__\nfrom bot.settings import Settings\nimport discord"),
        ("bot.picture", "from PIL import Image\nfrom bot.engine.tree import Node\nfrom bot.words import Words"),
        ("bot.demo", "import simcord\nfrom bot.app import App\nfrom bot.chat import client"),
        ("bot.settings.sources", "from collections.abc import Mapping\nfrom dotenv import dotenv_values"),
        ("bot.cli", "from bot import demo, settings\nimport discord, asyncio"),
        ("bot.__main__", "import os, signal, sys\nfrom bot.cli import main"),
        ("bot.app", "import discordance"),
    ],
)
def test_a_right_arrow_is_left_alone(module: str, source: str) -> None:
    assert wrong_arrows(source, module, is_package=module == "bot.engine") == []
