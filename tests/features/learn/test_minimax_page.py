"""docs/minimax.md: its program is the course's, its examples run, and its table of figures is walked line by line."""

from __future__ import annotations

import contextlib
import doctest
import io
import re
import shlex
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from PIL import Image

from bot import cli
from bot.engine import Position
from bot.features.learn import picture
from bot.features.learn.course import program
from bot.features.learn.tree import Node, grow, prune
from standin.conduct import PATIENCE_S
from tests.features.full import World
from tests.report import for_each
from tests.source import ROOT
from tests.world import text_of

PAGE = ROOT / "docs" / "minimax.md"
TEXT = PAGE.read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w+)\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
FIGURES = re.findall(r"^\| ([^|]+?) \| ([^|]+?) \| `([^|]+)` \|$", TEXT, re.MULTILINE)
"""Of each line of the table: whose figure, the figure, and the command that shows it."""


def test_the_page_is_read_whole() -> None:
    languages = [language for language, _ in BLOCKS]
    assert languages.count("python") >= 15
    assert languages.count("console") >= 5
    assert set(languages) == {"python", "console"}
    assert len(FIGURES) == TEXT.split("## The tutorials' figures")[1].count("\n|") - 2


def test_every_block_of_code_is_the_courses_program_or_an_example_that_runs() -> None:
    source = Path(program.__file__).read_text(encoding="utf-8")
    given: dict[str, object] = {}
    shown = set[str]()
    parser, runner = doctest.DocTestParser(), doctest.DocTestRunner(verbose=False)
    for language, block in BLOCKS:
        if language == "python" and block.startswith(">>>"):
            example = parser.get_doctest(block, given, "minimax.md", str(PAGE), 0)
            assert runner.run(example, clear_globs=False).failed == 0, block
            given = example.globs
        elif language == "python":
            assert f"\n{block}" in source, block
            exec(block, given)  # noqa: S102 (our own page)
            shown |= {name for name in vars(program) if re.match(rf"(def )?{name}\b", block)}
    assert shown == {name for name in vars(program) if not name.startswith("_") and name != "annotations"}


@for_each(block for language, block in BLOCKS if language == "console")
def test_every_command_prints_what_the_page_shows(block: str) -> None:
    command, _, shown = block.partition("\n")
    assert printed(command.removeprefix("$ ")) == shown


@cache
def printed(command: str) -> str:
    words = shlex.split(command)
    assert words[:3] == ["python", "-m", "bot"]
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        assert cli.main(words[3:]) == cli.OK
    return out.getvalue()


@pytest.mark.parametrize(("name", "walk"), [("tree", grow), ("alpha-beta", prune)])
def test_the_pictures_are_those_that_the_bot_draws(name: str, walk: Callable[[Position], Node]) -> None:
    drawn = Image.open(io.BytesIO(picture.render(walk(Position.parse("O.XX.X.OO")))))
    with Image.open(PAGE.parent / f"{name}.png") as kept:
        assert kept.convert("RGB").tobytes() == drawn.convert("RGB").tobytes()


async def test_every_figure_of_the_tutorials_is_shown_by_its_command(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(world.env, "settle_timeout", PATIENCE_S)  # some trees take seconds on a busy machine
    missing = []
    for whose, figure, command in FIGURES:
        shown = printed(command) if command.startswith("python") else await answered(world, command)
        missing += [] if figure.strip("`") in shown else [f"{whose}: {figure} isn't shown by {command}: {shown}"]
    assert missing == []


async def answered(world: World, command: str) -> str:
    """Return what a slash command answers: its texts, its picture's words, and what its last step or menu says."""
    name, *options = re.split(r" (?=[a-z]+:)", command.removeprefix("/"))
    texts = dict(option.split(":", 1) for option in options)
    given = {option: int(text) if option == "lesson" else text for option, text in texts.items()}
    result = await world.carol.slash(world.channel, name, **given)
    assert result.response is not None
    message = result.response.message
    pictures = [attached.description or "" for attached in message.attachments]
    return "\n".join([text_of(message), *pictures])
