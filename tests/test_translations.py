"""Every translation fits Discord, and says with each message what the English says; what it lacks is counted."""

from __future__ import annotations

import functools
import os
import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import copytree

import discord
import pytest
from babel import Locale
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot.words import DEFAULT, LANGUAGES, LOCALES, name_of, words
from tests.source import ROOT, read
from tests.test_languages import HOST_FILES, Longest, entries, homes, shown_as

OTHERS = [language for language in LANGUAGES if language != DEFAULT]
WANTED = (
    *("cs", "de", "es", "fr", "hi", "id", "it", "ja", "ko", "nl", "pl", "pt-BR", "ru", "sv", "th", "tr", "uk", "vi"),
    *("zh-CN", "zh-TW"),
)
LIMITS = {"command": 100, "menu": 32, "button": 80, "placeholder": 150, "form": 45, "choice": 100}
"""Characters that Discord takes, by what a message is shown as."""
SEEN, MAX_UNSEEN = 34, 6
"""Characters of a button's label that a phone shows, and how many labels of a language may be longer."""
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
COUNTS = [*range(201), 1000, 1001, 1002]
MAY_LACK = {"ratings-place": {"nth"}}
"""Variables that a translation may leave out."""
BELOW = "today|practice|here|stop|create|join|leave|start|fill|cancel|show"
"""What stands behind the name of a command with subcommands."""
COMMAND = re.compile(rf"(?<![\w<`])/((?:(?:puzzle|tournament|champion) (?:{BELOW})|[a-z]+))\b|`([^`{{]+)`")
NAMES = re.compile(
    r"\b(Discord|Tic-tac-toe|Minimax|minimax|Alpha-beta|alpha-beta|X|O|UTC|DM|JSON|PNG|Glicko-2|Bot|bot)\b"
)
MARKS = re.compile("<[#@t][:!&]?|[\u2600-\u27bf\U0001f300-\U0001faff]")
TABLE = re.compile(r"(?<=\| --- \| --- \| --: \| --: \|\n)(?:\|.*\n)*")
MAX_COPIES = 30
"""Messages of a language that are written as in English: Start, Tempo, standard, random."""


class Parts(Visitor):
    """Collects what a message is made of. choices: by a variable, the sets of variants that it chooses from."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.choices: list[tuple[str, frozenset[str], str]] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ftl.VariableReference), "a variable chooses"
        keys = {
            each.key.name if isinstance(each.key, ftl.Identifier) else each.key.value: each for each in node.variants
        }
        (default,) = (key for key, each in keys.items() if each.default)
        self.choices.append((node.selector.id.name, frozenset(keys), default))
        self.generic_visit(node)


@functools.cache
def parts(language: str, name: str) -> Parts:
    found = Parts()
    found.visit(entries(language)[name])
    return found


@functools.cache
def texts(language: str, name: str) -> tuple[str, ...]:
    found = Longest()
    found.visit(entries(language)[name])
    return tuple(found.texts)


@functools.cache
def integers(language: str) -> set[str]:
    """Return the plural categories that whole numbers of everyday size have in a language."""
    plural = Locale.parse(language, sep="-").plural_form
    return {plural(count) for count in COUNTS}


def commands_in(language: str, name: str) -> set[str]:
    return {found[1] or found[2] for text in texts(language, name) for found in COMMAND.finditer(text)}


def marks_in(language: str, name: str) -> set[str]:
    """Return what Discord reads as a mention, a time or an emoji."""
    return {found for text in texts(language, name) for found in MARKS.findall(text)}


def for_everybody() -> set[str]:
    """Return the messages that languages have, or lack until somebody translates them."""
    return {name for name, home in homes().items() if home not in HOST_FILES}


def counted(languages: Iterable[str]) -> list[str]:
    """Return the rows of the table in docs/translating.md: what each language has and lacks."""
    wanted = for_everybody()
    lacking = {language: len(wanted - entries(language).keys()) for language in languages}
    return [f"| {each} | {name_of(each)} | {len(wanted) - lacks:,} | {lacks} |" for each, lacks in lacking.items()]


def problems(language: str) -> Iterator[str]:
    """Yield what is wrong with a translation, message by message."""
    wanted, ours = for_everybody(), entries(language)
    yield from (f"{name}: obsolete, or for hosts" for name in ours.keys() - wanted)
    for name in sorted(wanted & ours.keys()):
        yield from (f"{name}: {problem}" for problem in (*_of_variables(language, name), *_of_text(language, name)))
    long = [
        name
        for name in wanted & ours.keys()
        if shown_as(name) == "button" and max(map(len, texts(language, name))) > SEEN
    ]
    if len(long) > MAX_UNSEEN:
        yield f"labels cut on a phone: {sorted(long)}"
    copies = [name for name in wanted & ours.keys() if _is_copy(language, name)]
    if len(copies) > MAX_COPIES:
        yield f"as in English: {sorted(copies)}"


def _of_variables(language: str, name: str) -> Iterator[str]:
    ours, english = parts(language, name), parts(DEFAULT, name)
    comment = entries(DEFAULT)[name].comment
    known = english.variables | set(re.findall(r"\$(\w+)", (comment and comment.content) or ""))
    if strange := ours.variables - known:
        yield f"unknown variables {strange}"
    if lost := english.variables - ours.variables - MAY_LACK.get(name, set()):
        yield f"lost variables {lost}"
    words_of = {variable: keys for variable, keys, _ in english.choices if not keys & CATEGORIES - {"other"}}
    for variable, keys, default in ours.choices:
        if variable == "nth":  # the plural form of a place, which code finds
            continue
        if keys & CATEGORIES and variable not in words_of:
            given = keys & CATEGORIES
            if default != "other":
                yield f"${variable}: the default is {default}, not other"
            if lacking := integers(language) - given - {"other"} if given != {"other"} else set():
                yield f"${variable} lacks {sorted(lacking)}"
            if unheard := given - integers(language) - {"other", "many", "one"}:
                yield f"${variable}: {language} has no {sorted(unheard)}"
        elif variable in words_of and (never := _words(keys) - words_of[variable] - CATEGORIES):
            yield f"${variable} is never {sorted(never)}"
        elif variable in words_of and words_of[variable] - keys - {"other", default}:
            yield f"${variable} lacks {words_of[variable] - keys}"


def _words(keys: frozenset[str]) -> set[str]:
    """Return the variants that are words: a number may always be one."""
    return {key for key in keys if not key.isdigit()}


def _of_text(language: str, name: str) -> Iterator[str]:
    if commands_in(language, name) != commands_in(DEFAULT, name):
        yield f"commands {commands_in(language, name)}, not {commands_in(DEFAULT, name)}"
    if marks_in(language, name) != marks_in(DEFAULT, name):
        yield f"marks {marks_in(language, name)}, not {marks_in(DEFAULT, name)}"
    longest = max(map(len, texts(language, name)))
    if (kind := shown_as(name)) and longest > LIMITS[kind]:
        yield f"{longest} characters"
    if longest > 1.7 * max(map(len, texts(DEFAULT, name))) + 40:
        yield "much longer than the English"
    for text in texts(language, name):
        if text.count("`") % 2 or text.count("**") % 2 or text.count("||") % 2:
            yield f"odd marks in {text!r}"
        if "\u2068" in text or "\ufeff" in text:
            yield "an invisible character"
        if "!" in text and not any("!" in each for each in texts(DEFAULT, name)):
            yield "an exclamation mark"
    if not any(texts(language, name)) and any(texts(DEFAULT, name)):
        yield "empty"


def _is_copy(language: str, name: str) -> bool:
    text = " ".join(texts(language, name))
    has_words = re.search("[a-z]{3}", NAMES.sub("", re.sub("`[^`]*`|/[a-z]+", "", text)))
    return bool(has_words) and texts(language, name) == texts(DEFAULT, name)


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_says_what_the_english_says(language: str) -> None:
    assert "\n".join(problems(language)) == ""


@pytest.mark.snapshot
def test_what_each_language_lacks_is_counted_in_the_docs() -> None:
    """`make snapshot` counts again."""
    file, rows = ROOT / "docs/translating.md", "".join(f"{row}\n" for row in counted(OTHERS))
    text = TABLE.sub(lambda _: rows, read(file))
    if os.environ.get("SNAPSHOT") == "write":
        file.write_text(text, encoding="utf-8")
    assert text == read(file), "run `make snapshot`"


def test_the_languages_are_those_that_discord_has_and_people_asked_for() -> None:
    assert set(OTHERS) <= set(WANTED)
    found = {words(str(locale)).language for locale in discord.Locale}
    assert found == set(LANGUAGES), "each is the language of one of Discord's"


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("no-game = ", "no-gama = ", "no-gama: obsolete"),
        ("no-game = ", "no-game2 = x\nno-game = ", "no-game2: obsolete"),
        ("{ $player } to move", "to move", "to-move: lost variables"),
        ("{ $player } to move", "{ $player } to move, { $mark }", "to-move: unknown variables"),
        ("Use /play to start", "Use /spielen to start", "no-game: commands"),
        ("", "", "pick-age-minutes: $count lacks ['few', 'many']"),
        ("        [one] 1 minute ago\n", "        [two] 1 minute ago\n", "$count: pl has no ['two']"),
        ("button-hint = Hint", "button-hint = " + "Hint" * 30, "button-hint: 120 characters"),
        ("on a square", "on a `square", "odd marks"),
        ("in <#{ $channel }>", "in { $channel }", "marks"),
        ("button-hint = Hint", "button-hint = Hint!", "button-hint: an exclamation mark"),
    ],
)
def test_each_fault_of_a_translation_is_found(
    old: str, new: str, problem: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with changed(old, new, tmp_path, monkeypatch):
        assert problem in "\n".join(problems("pl"))


def test_a_message_that_is_missing_is_no_fault_but_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with changed("no-game = ", "# ", tmp_path, monkeypatch):
        assert "no-game: " not in "\n".join(problems("pl"))
        (row,) = counted(["pl"])
    assert row.endswith(" | 1 |")
    assert counted(["pl"])[0].endswith(" | 0 |")
    assert row not in read(ROOT / "docs/translating.md")


@contextmanager
def changed(old: str, new: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Polish is English meanwhile, with `new` in place of `old` in each file."""
    copytree(LOCALES / DEFAULT, folder / "pl")
    copytree(LOCALES / DEFAULT, folder / DEFAULT)
    for file in folder.glob("pl/*.ftl"):
        text = file.read_text(encoding="utf-8")
        file.unlink() if file.stem in HOST_FILES else file.write_text(text.replace(old, new, 1), encoding="utf-8")
    caches = (entries, parts, texts, homes)
    with monkeypatch.context() as patched:
        patched.setattr("tests.test_languages.LOCALES", folder)
        for cached in caches:
            cached.cache_clear()
        yield
    for cached in caches:
        cached.cache_clear()
