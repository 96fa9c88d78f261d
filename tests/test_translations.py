"""Every translation fits Discord, and says with each message what the English says; what it lacks is counted."""

from __future__ import annotations

import functools
import os
import re
from collections.abc import Iterator, Mapping, Set

import discord
import pytest
from babel import Locale
from fluent.syntax import ast as ftl

from bot.words import DEFAULT, LANGUAGES, LOCALES, name_of, words
from tests.messages import OTHERS, OTHERS_FEW_QUICKLY, contents, homes, messages_in, messages_of
from tests.report import for_each
from tests.source import ROOT, read
from tests.test_languages import HOST_FILES, shown_as

Messages = Mapping[str, ftl.Message]
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
NAME = re.compile("^([a-z][a-z0-9-]*) =", re.MULTILINE)
AGE = "pick-age-minutes =\n    {{ $count ->\n        [one] minuta\n        [{}] minuty\n       *[other] minuty\n    }}"
MAX_COPIES = 30
"""Messages of a language that are written as in English: Start, Tempo, standard, random."""


def integers(language: str) -> set[str]:
    """Return the plural categories that whole numbers of everyday size have in a language."""
    plural = Locale.parse(language, sep="-").plural_form
    return {plural(count) for count in COUNTS}


def commands_in(texts: list[str]) -> set[str]:
    return {found[1] or found[2] for text in texts for found in COMMAND.finditer(text)}


def marks_in(texts: list[str]) -> set[str]:
    """Return what Discord reads as a mention, a time or an emoji."""
    return {found for text in texts for found in MARKS.findall(text)}


@functools.cache
def for_everybody() -> Messages:
    """Return the English messages that languages have, or lack until somebody translates them."""
    return {name: each for name, each in messages_of(DEFAULT).items() if homes()[name] not in HOST_FILES}


def counted(language: str, ours: Set[str]) -> str:
    """Return the row of the table in docs/translating.md: what a language has and lacks."""
    lacks = len(for_everybody().keys() - ours)
    return f"| {language} | {name_of(language)} | {len(for_everybody()) - lacks:,} | {lacks} |\n"


def problems(language: str, ours: Messages) -> Iterator[str]:
    """Yield what is wrong with a translation, message by message."""
    yield from (f"{name}: obsolete, or for hosts" for name in ours.keys() - for_everybody())
    numbers = integers(language)
    both = {name: (ours[name], for_everybody()[name]) for name in sorted(for_everybody().keys() & ours.keys())}
    for name, (mine, english) in both.items():
        texts, originals = contents(mine).texts, contents(english).texts
        found = (*_of_variables(numbers, name, mine, english), *_of_text(shown_as(name), texts, originals))
        yield from (f"{name}: {problem}" for problem in found)
    texts_of = {name: contents(mine).texts for name, (mine, _) in both.items()}
    long = [name for name, texts in texts_of.items() if shown_as(name) == "button" and max(map(len, texts)) > SEEN]
    if len(long) > MAX_UNSEEN:
        yield f"labels cut on a phone: {long}"
    copies = [name for name, texts in texts_of.items() if _is_copy(texts, contents(both[name][1]).texts)]
    if len(copies) > MAX_COPIES:
        yield f"as in English: {copies}"


def _of_variables(numbers: set[str], name: str, mine: ftl.Message, original: ftl.Message) -> Iterator[str]:
    """numbers: the plural categories of the language's whole numbers."""
    ours, english = contents(mine), contents(original)
    comment = original.comment
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
            if lacking := numbers - given - {"other"} if given != {"other"} else set():
                yield f"${variable} lacks {sorted(lacking)}"
            if unheard := given - numbers - {"other", "many", "one"}:
                yield f"${variable}: there is no {sorted(unheard)}"
        elif variable in words_of and (never := _words(keys) - words_of[variable] - CATEGORIES):
            yield f"${variable} is never {sorted(never)}"
        elif variable in words_of and words_of[variable] - keys - {"other", default}:
            yield f"${variable} lacks {words_of[variable] - keys}"


def _words(keys: frozenset[str]) -> set[str]:
    """Return the variants that are words: a number may always be one."""
    return {key for key in keys if not key.isdigit()}


def _of_text(kind: str, texts: list[str], english: list[str]) -> Iterator[str]:
    """kind: what the message is shown as."""
    if commands_in(texts) != commands_in(english):
        yield f"commands {commands_in(texts)}, not {commands_in(english)}"
    if marks_in(texts) != marks_in(english):
        yield f"marks {marks_in(texts)}, not {marks_in(english)}"
    longest = max(map(len, texts))
    if kind and longest > LIMITS[kind]:
        yield f"{longest} characters"
    if longest > 1.7 * max(map(len, english)) + 40:
        yield "much longer than the English"
    for text in texts:
        if text.count("`") % 2 or text.count("**") % 2 or text.count("||") % 2:
            yield f"odd marks in {text!r}"
        if "\u2068" in text or "\ufeff" in text:
            yield "an invisible character"
        if "!" in text and not any("!" in each for each in english):
            yield "an exclamation mark"
    if not any(texts) and any(english):
        yield "empty"


def _is_copy(texts: list[str], english: list[str]) -> bool:
    has_words = re.search("[a-z]{3}", NAMES.sub("", re.sub("`[^`]*`|/[a-z]+", "", " ".join(texts))))
    return bool(has_words) and texts == english


@pytest.mark.parametrize("language", OTHERS_FEW_QUICKLY)
def test_a_translation_says_what_the_english_says(language: str) -> None:
    assert list(problems(language, messages_of(language))) == []


@pytest.mark.snapshot
def test_what_each_language_lacks_is_counted_in_the_docs() -> None:
    """`make snapshot` counts again."""
    texts = {each: "".join(map(read, (LOCALES / each).glob("*.ftl"))) for each in OTHERS}
    rows = "".join(counted(language, set(NAME.findall(text))) for language, text in texts.items())
    file = ROOT / "docs/translating.md"
    text = TABLE.sub(lambda _: rows, read(file))
    if os.environ.get("SNAPSHOT") == "write":
        file.write_text(text, encoding="utf-8")
    assert text == read(file), "run `make snapshot`"


def test_the_languages_are_those_that_discord_has_and_people_asked_for() -> None:
    assert set(OTHERS) <= set(WANTED)
    found = {words(str(locale)).language for locale in discord.Locale}
    assert found == set(LANGUAGES), "each is the language of one of Discord's"


@for_each(
    [
        ("no-gama = Nie grasz.", "no-gama: obsolete"),
        ("to-move = { $player } teraz", None),
        ("to-move = teraz", "to-move: lost variables"),
        ("to-move = { $player }, { $mark }", "to-move: unknown variables"),
        ("no-game = Nie grasz. /play", None),
        ("no-game = Nie grasz. /spielen", "no-game: commands"),
        (AGE.format("few"), "pick-age-minutes: $count lacks ['many']"),
        (AGE.format("two"), "$count: there is no ['two']"),
        ("button-hint = " + "Hint" * 30, "button-hint: 120 characters"),
        ("button-hint = `Hint", "odd marks"),
        ("button-hint = <#1> Hint", "marks"),
        ("button-hint = Hint!", "button-hint: an exclamation mark"),
    ]
)
def test_each_fault_of_a_translation_is_found(text: str, problem: str | None) -> None:
    found = "\n".join(problems("pl", messages_in(text)))
    assert found == "" if problem is None else problem in found


def test_a_message_that_is_missing_is_no_fault_but_counted() -> None:
    ours = dict(messages_of("de"))
    assert counted("de", ours.keys()).endswith(" | 0 |\n")
    del ours["no-game"]
    assert list(problems("de", ours)) == []
    assert counted("de", ours.keys()).endswith(" | 1 |\n")
