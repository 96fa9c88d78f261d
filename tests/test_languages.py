"""Languages: which messages are translated, and that the English leaves translations the room that they need."""

from __future__ import annotations

import functools
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot.features.preferences.rules import GROUPS as FORMS_OF_PREFERENCES
from bot.features.settings.rules import GROUPS as FORMS_OF_SETTINGS
from bot.words import DEFAULT, LOCALES
from tests.refused import raised
from tests.report import for_each
from tests.source import ROOT, files, read
from tests.test_words import commands, messages, named, of_variants

HOST_FILES = frozenset(
    {
        *("backup", "cli", "database", "health", "log", "policy", "reasons", "environment", "setup"),
        *("demo_cli", "learn_cli", "ratings_cli"),
    }
)
"""Files of messages that only hosts read: these stay English. All others are for everybody, and are translated."""
FOR_HOSTS = ("bot/hosting/", "bot/settings/", "bot/cli.py")
"""Code that hosts alone read the output of, besides every `cli.py`."""
LENGTHS = {"command": 70, "menu": 32, "button": 26, "placeholder": 70, "form": 34, "choice": 40}
"""The most characters of an English text: some 30 % less than Discord takes, or shows on a phone."""
BUTTONS = {
    *("tournaments-play", "tournaments-next"),
    *(f"preferences-title-{group}" for group in FORMS_OF_PREFERENCES),
    *(f"settings-{group}" for group in FORMS_OF_SETTINGS),
}
PLACEHOLDERS = {"pick-menu", "watch-history-menu", "learn-course-lessons", "help-menu-topics", "help-menu-whom"}
FORMS = {"preferences-form"}


class Longest(Visitor):
    """Collects the texts of a message: one for each variant, without what is put in."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_Pattern(self, node: ftl.Pattern) -> None:  # noqa: N802
        self.texts.append("".join(each.value for each in node.elements if isinstance(each, ftl.TextElement)).strip())
        self.generic_visit(node)


@functools.cache
def entries(language: str) -> dict[str, ftl.Message]:
    """Return the messages of a language by their names."""
    found = [FluentParser().parse(read(file)).body for file in sorted((LOCALES / language).glob("*.ftl"))]
    return {each.id.name: each for body in found for each in body if isinstance(each, ftl.Message)}


def shown_as(name: str) -> str:
    """Return what a message is shown as, a key of LENGTHS; "" for text of any length."""
    if name in FORMS or name.startswith("settings-name-"):
        return "form"
    if name in PLACEHOLDERS:
        return "placeholder"
    if name in BUTTONS or name.startswith("button-") or "-button-" in name:
        return "button"
    if name.startswith("topic-") and name.count("-") == 1:
        return "choice"
    return next((kind for kind in ("command", "menu") if name.startswith(f"{kind}-")), "")


@for_each(sorted(name for name in entries(DEFAULT) if shown_as(name)))
def test_english_leaves_room_for_longer_words(name: str) -> None:
    found = Longest()
    found.visit(entries(DEFAULT)[name])
    assert max(map(len, found.texts)) <= LENGTHS[shown_as(name)]


@functools.cache
def homes() -> dict[str, str]:
    """Return the file of each English message."""
    return {name: file.stem for file in (LOCALES / DEFAULT).glob("*.ftl") for name in messages_of(file)}


def messages_of(file: Path) -> set[str]:
    return {each.id.name for each in FluentParser().parse(read(file)).body if isinstance(each, ftl.Message)}


def is_for_hosts(path: Path) -> bool:
    place = path.relative_to(ROOT).as_posix()
    return place.startswith(FOR_HOSTS) or path.name == "cli.py"


def asked_for(*, by_hosts: bool) -> set[str]:
    """Return the messages that code for hosts, or other code, asks for, with their parts."""
    found = set().union(*(named(path) for path in files() if is_for_hosts(path) is by_hosts))
    found |= set() if by_hosts else commands() | raised() | of_variants()
    there = messages(DEFAULT)
    while parts := {part for name in found & there.keys() for part in there[name].parts} - found:
        found |= parts
    return found & there.keys()


def test_a_file_is_for_hosts_or_for_everybody() -> None:
    assert {file.stem for file in (LOCALES / DEFAULT).glob("*.ftl")} >= HOST_FILES
    for_everybody = {name for name, home in homes().items() if home not in HOST_FILES}
    assert for_everybody - asked_for(by_hosts=False) == set()


@for_each(sorted((LOCALES / DEFAULT).glob("*.ftl")))
def test_every_file_says_at_its_head_what_it_is_and_if_it_is_for_hosts(file: Path) -> None:
    head = read(file).partition("\n")[0]
    assert head.startswith("### ")
    assert head.startswith("### For hosts. ") is (file.stem in HOST_FILES)


def test_pages_say_nothing_that_stays_english() -> None:
    pages = [path for path in files() if path.name in ("pages.py", "list_pages.py", "game_page.py", "players.py")]
    said = set().union(*map(named, pages))
    assert {name for name in said if homes().get(name) in HOST_FILES} == set()


@pytest.mark.parametrize("language", sorted(folder.name for folder in LOCALES.iterdir() if folder.name != DEFAULT))
def test_a_translation_has_no_file_for_hosts(language: str) -> None:
    assert {file.stem for file in (LOCALES / language).glob("*.ftl")} & HOST_FILES == set()
