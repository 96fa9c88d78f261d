"""Which way imports point: every module of bot/ is read, none is trusted.

RULES is the picture of the layers. A wrong arrow names the file, the import and the rule it breaks.
"""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SHELL = ("bot.__main__", "bot.check", "bot.demo")
SQL = ("bot.games.database", "bot.games.store", "bot.games.tables", "bot.games.migrations")


@dataclass(frozen=True)
class Rule:
    """A target that may be imported only from some modules; each name covers what lies below it."""

    target: str
    importers: tuple[str, ...]
    but_not: tuple[str, ...] = ()

    def allows(self, module: str) -> bool:
        return is_in(module, *self.importers) and not is_in(module, *self.but_not)


RULES = (
    Rule("bot.engine", ("bot.engine", "bot.games", "bot.chat", "bot.picture", "bot.settings", "bot.thinking", *SHELL)),
    Rule("bot.thinking", ("bot.games", "bot.chat.client", *SHELL)),
    Rule("bot.games", ("bot.games", "bot.chat", *SHELL)),
    Rule("bot.chat", ("bot.chat", *SHELL)),
    Rule("bot.settings", ("bot.chat.client", "bot.logs", *SHELL)),
    Rule("bot.picture", ("bot.chat.pages", "bot.__main__")),
    Rule("bot.check", ("bot.__main__",)),
    Rule("bot.demo", ("bot.__main__",)),
    Rule("bot.__main__", ()),
    Rule("bot.chat.commands", ("bot.chat", *SHELL), but_not=("bot.chat.buttons",)),
    Rule("bot.chat.buttons", ("bot.chat", *SHELL), but_not=("bot.chat.commands",)),
    Rule("discord", ("bot.chat", *SHELL)),
    Rule("simcord", ("bot.demo",)),
    Rule("PIL", ("bot.picture",)),
    Rule("sqlalchemy", SQL),
    Rule("alembic", SQL),
    Rule("dotenv", ("bot.settings",)),
)

NOT_IN_ENGINE = frozenset(
    {"asyncio", "concurrent", "datetime", "io", "logging", "multiprocessing", "os", "pathlib", "secrets"}
    | {"shutil", "socket", "sqlite3", "subprocess", "tempfile", "threading", "time", "urllib"}
)


def is_in(module: str, *rooms: str) -> bool:
    return any(module == room or module.startswith(f"{room}.") for room in rooms)


def imports(source: str, module: str, *, is_package: bool = False) -> Iterator[str]:
    """Yield the full names a module imports, anywhere in it; `from a import b` gives a and a.b."""
    package = module.split(".") if is_package else module.split(".")[:-1]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            yield base
            yield from (f"{base}.{name.name}" for name in node.names)


def wrong_arrows(source: str, module: str, *, is_package: bool = False) -> list[str]:
    """Return a line for each import that points the wrong way."""
    found = []
    for name in dict.fromkeys(imports(source, module, is_package=is_package)):
        found += [
            f"{module} imports {name}: only {', '.join(rule.importers) or 'nobody'} may"
            for rule in RULES
            if is_in(name, rule.target) and not rule.allows(module)
        ]
        if is_in(module, "bot.engine") and name.split(".")[0] in NOT_IN_ENGINE:
            found.append(f"{module} imports {name}: the engine has no clock, no files and no threads")
        if module == "bot" and name != "__future__":
            found.append(f"{module} imports {name}: bot/__init__.py holds the version and nothing else")
    return found


def files() -> Iterator[tuple[Path, str]]:
    for path in sorted((ROOT / "bot").rglob("*.py")):
        parts = path.relative_to(ROOT).with_suffix("").parts
        yield path, ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@pytest.mark.parametrize(("path", "module"), [pytest.param(*file, id=file[1]) for file in files()])
def test_every_import_points_downwards(path: Path, module: str) -> None:
    source = path.read_text(encoding="utf-8")
    assert wrong_arrows(source, module, is_package=path.name == "__init__.py") == []


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("bot", "import bot.engine"),
        ("bot.engine", "from .. import games"),
        ("bot.engine.board", "import discord"),
        ("bot.engine.board", "from bot.games.model import Game"),
        ("bot.engine.board", "from ..games import model"),
        ("bot.engine.search", "import time"),
        ("bot.engine.search", "def search():\n    from pathlib import Path"),
        ("bot.engine.search", "import concurrent.futures"),
        ("bot.games.service", "import sqlalchemy as sa"),
        ("bot.games.service", "from bot.chat import render"),
        ("bot.games.service", "from bot import chat"),
        ("bot.games.service", "from bot.settings import Settings"),
        ("bot.games.service", "import bot.engine, discord.ext.commands"),
        ("bot.games.store", "if TYPE_CHECKING:\n    import discord"),
        ("bot.games.model", "from alembic import command"),
        ("bot.chat.commands.play", "from bot.chat.buttons import Square"),
        ("bot.chat.commands.watch", "from .. import buttons"),
        ("bot.chat.buttons", "from .commands.play import Play"),
        ("bot.chat.render", "from bot.settings import Settings"),
        ("bot.chat.answer", "import sqlalchemy.exc"),
        ("bot.chat.client", "import simcord"),
        ("bot.chat.render.learn", "from PIL import Image"),
        ("bot.chat.commands.learn", "from bot.picture import draw"),
        ("bot.picture", "from bot.games import Game"),
        ("bot.games.gallery", "import sqlalchemy"),
        ("bot.chat.client", "from bot import demo"),
        ("bot.demo", "from bot.__main__ import main"),
        ("bot.settings", "import bot.games"),
        ("bot.settings", "import discord"),
        ("bot.__main__", "import simcord"),
        ("bot.__main__", "from dotenv import load_dotenv"),
    ],
)
def test_a_wrong_arrow_is_seen(module: str, source: str) -> None:
    assert wrong_arrows(source, module, is_package=module in ("bot", "bot.engine"))


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("bot.engine", "from .board import Board\nfrom bot.engine.search import analyse"),
        ("bot.engine.levels", "import random\nfrom .search import Analysis"),
        ("bot.games.store", "import sqlalchemy as sa\nfrom alembic import command\nimport asyncio"),
        ("bot.games.migrations.env", "from alembic import context\nimport sqlalchemy"),
        ("bot.games.service", "from bot.engine import Position\nfrom .store import Store"),
        ("bot.chat.client", "from bot import __version__\nfrom bot.settings import Settings\nimport discord"),
        ("bot.chat.commands.play", "from bot.chat.answer import Answers\nfrom bot.games import Game"),
        ("bot.chat.pages", "from bot import picture\nfrom bot.engine import analyse"),
        ("bot.picture", "from PIL import Image\nfrom bot.engine.tree import Node"),
        ("bot.demo", "import simcord, discord\nfrom bot.settings import load\nfrom bot.chat import client"),
        ("bot.settings", "from bot.engine import Level\nfrom dotenv import dotenv_values"),
        ("bot.__main__", "from bot import demo, settings\nimport discord, asyncio"),
        ("bot.discordant", "import discordance"),
    ],
)
def test_a_right_arrow_is_left_alone(module: str, source: str) -> None:
    assert wrong_arrows(source, module, is_package=module == "bot.engine") == []


IMPORT_ALL = """
import json, os, sys, threading, logging
did = []
deeds = {"socket.connect", "socket.bind", "subprocess.Popen", "os.putenv", "os.mkdir", "os.remove"}
def watch(event, args):
    wrote = event == "open" and isinstance(args[1], str) and set(args[1]) & set("wax+")
    if wrote or event in deeds:
        did.append(f"{event} {args[0]}")
    if event == "open" and str(args[0]).endswith(".env"):
        did.append(f"read {args[0]}")
sys.addaudithook(watch)
before, handlers = dict(os.environ), list(logging.root.handlers)
for name in json.loads(sys.argv[1]):
    __import__(name)
did += [f"started {thread.name}" for thread in threading.enumerate() if thread is not threading.main_thread()]
did += ["changed the environment"] * (dict(os.environ) != before)
did += ["set up logging"] * (logging.root.handlers != handlers)
did += [f"left {name}" for name in os.listdir()]
print(json.dumps(did))
"""


def test_importing_any_module_does_nothing(tmp_path: Path) -> None:
    """Left out: what only Alembic runs (env.py, versions), and without SimCord the demo."""
    left_out = ["bot.games.migrations", *(["bot.demo"] if find_spec("simcord") is None else [])]
    names = [module for _, module in files() if not is_in(module, *left_out)]
    environment = {name: os.environ[name] for name in ("SYSTEMROOT", "TEMP") if name in os.environ}
    result = subprocess.run(
        [sys.executable, "-B", "-c", IMPORT_ALL, json.dumps(names)],
        cwd=tmp_path,
        env={**environment, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert result.returncode == 0, result.stderr
    assert json.loads(result.stdout) == []
    assert result.stderr == ""
