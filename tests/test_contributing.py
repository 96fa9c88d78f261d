"""CONTRIBUTING: its drawing of the house is how the rooms import each other, and its example is a working feature."""

from __future__ import annotations

import re
import shutil
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.source import ROOT, imports, is_in, modules, read
from tests.test_features import program, run
from tests.test_house import wrong_imports

PAGE = read(ROOT / "CONTRIBUTING.md")
LINE = re.compile(r"^(?P<indent> *)(?P<names>[\w./]+(?:, [\w./]+)*)(?P<shared> \*)?(?:  .*?)?(?:\s-> (?P<arrows>.*))?$")


@dataclass(frozen=True)
class Room:
    """One line of the drawing. packages: the modules and packages in it. is_shared: any room may import it."""

    name: str
    packages: tuple[str, ...]
    is_shared: bool
    arrows: frozenset[str]


def rooms(drawing: str) -> list[Room]:
    """Read a drawing: names by their indentation, a * for a shared room, and after an arrow what a room imports."""
    found, above = list[Room](), dict[int, str]()
    for line in drawing.splitlines():
        match = LINE.fullmatch(line)
        assert match, line
        depth, names = len(match["indent"]) // 2, match["names"].split(", ")
        above[depth] = names[0].strip("/")
        packages = tuple(
            ".".join([*(above[each] for each in range(depth)), name.strip("/").removesuffix(".py")]) for name in names
        )
        if names[0] in ("bot/", "core/"):
            continue
        arrows = frozenset(match["arrows"].split(", ")) if match["arrows"] else frozenset[str]()
        found.append(Room(packages[0].rpartition(".")[2], packages, bool(match["shared"]), arrows))
    return found


def room_of(module: str, house: list[Room]) -> Room | None:
    return next((room for room in house if is_in(module, *room.packages)), None)


def drawn() -> list[Room]:
    blocks = re.findall(r"^```text\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
    assert len(blocks) == 1
    return rooms(blocks[0])


def test_every_module_stands_in_a_room_and_every_room_exists() -> None:
    house = drawn()
    names = {name for _, name in modules()}
    assert [name for name in names if name not in ("bot", "bot.core") and room_of(name, house) is None] == []
    assert [package for room in house for package in room.packages if package not in names] == []


def test_the_rooms_import_each_other_as_the_drawing_says() -> None:
    house, found = drawn(), defaultdict[str, set[str]](set)
    for path, module in modules():
        ours = room_of(module, house)
        for name in imports(read(path), module, is_package=path.name == "__init__.py"):
            theirs = room_of(name, house)
            if ours and theirs and ours != theirs and not theirs.is_shared:
                found[ours.name].add(theirs.name)
    assert {room.name: set(room.arrows) for room in house} == {room.name: found[room.name] for room in house}


def test_every_file_that_the_page_names_exists() -> None:
    example = "bot/features/tally", "bot/locales/en/tally.ftl"
    named = set(re.findall(r"`((?:bot|tests|scripts|docs|\.github)/[\w./]+)`", PAGE))
    assert len(named) > 30
    assert [name for name in named if not name.startswith(example) and not (ROOT / name).exists()] == []


EXAMPLE = re.compile(r"`(bot/[\w/.]+)`:\n\n```\w+\n(.*?)^```$", re.DOTALL | re.MULTILINE)
PLAY = """
await alice.send(channel, "!tally")
assert channel.history()[-1].content == "0 games have ended here since I started."
await alice.send(channel, "!play unbeatable them 3x3")
for square in range(1, 10):
    await alice.send(channel, f"!move {square}")
assert (await app.services.store.games.get(1)).is_over
await alice.send(channel, "!tally")
assert channel.history()[-1].content == "1 game has ended here since I started."
told = await alice.slash(channel, "tally")
assert told.response.content == "1 game has ended here since I started."
"""


@pytest.mark.slow
def test_the_example_of_one_test_runs_one() -> None:
    (word,) = re.findall(r'`make test ARGS="-k (\w+)"`', PAGE)
    command = ("-m", "pytest", "-q", "-n", "0", "--collect-only", "-k", word)
    run(ROOT, *command, timeout_s=120)  # pytest's status is 5 if it finds none


@pytest.mark.slow
def test_the_example_is_a_feature_that_works(tmp_path: Path) -> None:
    for package in ("bot", "standin"):
        shutil.copytree(ROOT / package, tmp_path / package, ignore=shutil.ignore_patterns("__pycache__"))
    written = EXAMPLE.findall(PAGE)
    assert len(written) == 2
    assert len(written[0][1].splitlines()) <= 30
    for name, text in written:
        file = tmp_path / name
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
    listed = tmp_path / "bot/features/__init__.py"
    line = re.search(r'the line `("tally",)` in `FEATURES`', PAGE)
    assert line
    listed.write_text(listed.read_text(encoding="utf-8").replace("\n)", f"\n    {line[1]}\n)", 1), encoding="utf-8")
    run(tmp_path, "-c", program(PLAY), tmp_path.as_posix(), timeout_s=120)


def test_the_example_keeps_the_rules_of_the_house() -> None:
    written = [(name, text) for name, text in EXAMPLE.findall(PAGE) if name.endswith(".py")]
    for name, text in written:
        module = name.removesuffix(".py").replace("/", ".").removesuffix(".__init__")
        assert wrong_imports(text, module, is_package=name.endswith("__init__.py")) == []
