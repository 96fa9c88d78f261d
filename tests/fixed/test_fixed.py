"""Five forms that no version may change without meaning to: commands, buttons, analyses, settings and tables.

They are read from outside, where Discord, a host or a script finds them, so that no change of the inside reaches here.
"""

from __future__ import annotations

import json
import re
import shlex
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.cli import OK, main
from bot.settings import load
from tests.addresses import SENT
from tests.conftest import sqlite_url
from tests.core.chat.test_syncing import first_upload, label
from tests.snapshot import compare
from tests.source import ROOT, read
from tests.world import World

HERE = Path(__file__).parent
CUSTOM_IDS: dict[str, list[str]] = json.loads(read(HERE / "custom_ids.json"))
"""answered: those that stand under messages. retired: of a few commits between two releases. forged: never sent."""
BY_MACHINE = ("SEARCH_WORKERS",)
"""Settings whose default depends on the machine."""


def lines(payload: Mapping[str, Any], path: str = "") -> Iterator[str]:
    """Yield a line for each key of a command and of its options and choices, in their order."""
    for key, value in sorted(payload.items()):
        if isinstance(value, list) and value and isinstance(value[0], dict):
            for number, each in enumerate(value):
                yield from lines(each, f"{path}{key}[{number}] ")
        else:
            yield f"{path}{key}: {json.dumps(value, ensure_ascii=False, sort_keys=True)}"


@pytest.mark.snapshot
@pytest.mark.usefixtures("new_to_discord")
async def test_discord_gets_the_same_commands(world: World) -> None:
    sent = sorted(first_upload(world), key=lambda command: (command["type"], command["name"]))
    names = [f"{label(each)}, type {each['type']}" for each in sent]
    texts = ["\n".join(lines(each)) for each in sent]
    compare("commands", dict(zip(names, texts, strict=True)), HERE)


def is_answered(world: World, custom_id: str) -> bool:
    """Whether the bot that runs has something that answers a press."""
    return world.bot.registry.read(custom_id) is not None


async def test_what_was_ever_sent_is_answered_and_what_is_forged_is_not(world: World) -> None:
    answered = {custom_id for each in CUSTOM_IDS.values() for custom_id in each if is_answered(world, custom_id)}
    assert answered == set(CUSTOM_IDS["answered"])
    assert SENT.keys() <= answered, "add new forms to custom_ids.json"


ANALYSED = """
.........
......... --to-move O --maximiser X
XX.OO....
X...O....
XXXOO....
XOXXOOOXX
O.XX.X.OO --scores 10 5 --maximiser O
O.XX.X.OO --trace
O.XX.X.OO --compare
XX..OO...... --board 3x4/3
OXXO.OX.OXX.O...
X....O....X...../3
XOXOXOXOXOOXOXOXOXOX.....
XOXOXOXOXOOXOXOXOXOX...../5
XOX...... --board "3x3/3 misere"
XO....... --board "3x3/3 wild"
X5O1X9 --board "3x3/3 three"
X5O1X9O3X2O8 --board "3x3/3 three"
OXXOOX.XXOXO.OX.XX..OOOXXXXXOOXOO.XXOOXXXOOXXXO.X..OOXO.....XXXOX..OOXOO.OOOXOOXO6 --board "9x9/3 ultimate"
OXXOOX.XXOXO.OX.XX..OOOXXXXXOOXOOXXXOOXXXOOXXXOOX.XOOXO.....XXXOX..OOXOO.OOOXOOXO0 --board "9x9/3 ultimate"
"""
"""Boards of every kind, running and finished, as a shell takes them. All are searched to the end at once."""


@pytest.mark.snapshot
def test_analyse_prints_the_same_json(capsys: pytest.CaptureFixture[str]) -> None:
    found = {}
    for typed in ANALYSED.strip().splitlines():
        assert main(["analyse", *shlex.split(typed), "--json"]) == OK
        found[typed] = capsys.readouterr().out.rstrip("\n")
    compare("analyse", found, HERE)


@pytest.mark.snapshot
def test_a_host_finds_the_same_settings_with_the_same_defaults() -> None:
    examples = dict(re.findall(r"^#?([A-Z_]+)=(.*)$", read(ROOT / ".env.example"), re.MULTILINE))
    unset = load({}, None)
    defaults = {name: repr(getattr(unset, name.lower(), None)) for name in examples}
    defaults |= dict.fromkeys(BY_MACHINE, "by the machine")
    texts = {name: f"example: {example}\ndefault: {defaults[name]}" for name, example in examples.items()}
    compare("settings", texts, HERE)


def columns(sql: str) -> str:
    """A statement, with a line for each column of a table, however it was typed."""
    text = re.sub(r"(?<=\() | (?=\))", "", " ".join(sql.split()))
    return text.replace(", ", ",\n    ") if text.startswith("CREATE TABLE") else text


@pytest.mark.snapshot
def test_migrations_make_the_same_tables(tmp_path: Path) -> None:
    sqlite_url(tmp_path)
    with closing(sqlite3.connect(tmp_path / "games.db")) as connection:
        made = connection.execute("SELECT type, name, sql FROM sqlite_master WHERE sql NOT NULL ORDER BY type, name")
        texts = {f"{kind} {name}": columns(sql) for kind, name, sql in made}
        texts["version"] = str(connection.execute("SELECT * FROM alembic_version").fetchall())
    compare("tables", texts, HERE)
