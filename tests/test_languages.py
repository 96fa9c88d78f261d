"""Languages: which messages are translated, and that the English leaves translations the room that they need."""

from __future__ import annotations

from pathlib import Path

from bot.features.preferences import GROUPS as FORMS_OF_PREFERENCES
from bot.features.settings.rules import GROUPS as FORMS_OF_SETTINGS
from bot.words import DEFAULT, LOCALES
from tests.messages import OTHERS, contents, files_of, homes, messages_of
from tests.refused import raised
from tests.report import for_each
from tests.source import ROOT, files, read
from tests.test_words import commands, named, of_variants, with_parts

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


@for_each(lambda: sorted(name for name in messages_of(DEFAULT) if shown_as(name)))
def test_english_leaves_room_for_longer_words(name: str) -> None:
    assert max(map(len, contents(messages_of(DEFAULT)[name]).texts)) <= LENGTHS[shown_as(name)]


def is_for_hosts(path: Path) -> bool:
    place = path.relative_to(ROOT).as_posix()
    return place.startswith(FOR_HOSTS) or path.name == "cli.py"


def test_a_file_is_for_hosts_or_for_everybody() -> None:
    assert files_of(DEFAULT).keys() >= HOST_FILES
    asked_for = set().union(*(named(path) for path in files() if not is_for_hosts(path)))
    for_everybody = {name for name, home in homes().items() if home not in HOST_FILES}
    assert for_everybody - with_parts(asked_for | commands() | raised() | of_variants()) == set()


@for_each(sorted((LOCALES / DEFAULT).glob("*.ftl")))
def test_every_file_says_at_its_head_what_it_is_and_if_it_is_for_hosts(file: Path) -> None:
    head = read(file).partition("\n")[0]
    assert head.startswith("### ")
    assert head.startswith("### For hosts. ") is (file.stem in HOST_FILES)


def test_pages_say_nothing_that_stays_english() -> None:
    pages = [path for path in files() if path.name in ("pages.py", "list_pages.py", "game_page.py", "players.py")]
    said = set().union(*map(named, pages))
    assert {name for name in said if homes().get(name) in HOST_FILES} == set()


@for_each(OTHERS)
def test_a_translation_has_no_file_for_hosts(language: str) -> None:
    assert {file.stem for file in (LOCALES / language).glob("*.ftl")} & HOST_FILES == set()
