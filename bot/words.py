"""The sentences that people read: Fluent files in bot/locales, one folder a language. Source: projectfluent.org."""

import re
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path

from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser

LOCALES = Path(__file__).parent / "locales"
DEFAULT = "en"
NAME = re.compile("^([a-z][a-z0-9-]*) =", re.MULTILINE)
MAX_ARGUMENT_LENGTH = 2500
"""In characters. fluent.runtime refuses a longer one, so it is cut; no message on Discord has room for two."""


class Words:
    """The sentences of one language. Make one with `words`.

    >>> say = words("en-US")
    >>> say("button-place", mark="X")
    'Place X'
    >>> say.any_of(["1", "3", "7"]), say.all_of(["1", "9"])
    ('1, 3 or 7', '1 and 9')
    """

    def __init__(self, language: str) -> None:
        files = (LOCALES / language).glob("*.ftl")
        self._files = {name: file for file in files for name in NAME.findall(file.read_text(encoding="utf-8"))}
        # No marks around arguments: all of Discord's languages are written from left to right.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._ready = dict[str, str]()
        self._lists = Locale.parse("en_GB" if language == "en" else language)  # British lists: no comma before "or"

    def __call__(self, message: str, **arguments: str | int) -> str:
        """Return a message with its arguments put in; whole numbers are written by the rules of the language.

        Errors: LookupError if there is no such message, or an argument that it wants is missing.
        Cost: without arguments a look-up; with them some 5 microseconds, 15 if it chooses by a number (a plural).
        """
        if not arguments and (ready := self._ready.get(message)) is not None:
            return ready
        if not self._bundle.has_message(message):
            self._parse(self._files[message])
        facts = {
            name: each[:MAX_ARGUMENT_LENGTH] if isinstance(each, str) else each for name, each in arguments.items()
        }
        if (pattern := self._bundle.get_message(message).value) is None:
            raise LookupError(message)
        text, errors = self._bundle.format_pattern(pattern, facts)
        if errors:
            raise LookupError(f"{message}: {errors[0]}")
        if not arguments:
            self._ready[message] = str(text)
        return str(text)

    def prepare(self) -> None:
        """Parse all files now, in a tenth of a second, so that no answer waits for one. Any thread may do it."""
        for file in dict.fromkeys(self._files.values()):
            self._parse(file)

    def has(self, message: str) -> bool:
        return message in self._files

    def any_of(self, items: Iterable[str]) -> str:
        return format_list(list(items), style="or", locale=self._lists)

    def all_of(self, items: Iterable[str]) -> str:
        return format_list(list(items), locale=self._lists)

    def ordinal(self, number: int) -> str:
        """Return the plural form of a number in a row: in English "one" for 1st and 21st, "few" for 3rd."""
        return self._lists.ordinal_form(number)

    def _parse(self, file: Path) -> None:
        self._bundle.add_resource(FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")))


@lru_cache
def words(locale: str = "") -> Words:
    """Return the sentences for a locale as Discord names it ("en-US"); English if the language is not there."""
    if locale.isidentifier() and (LOCALES / locale).is_dir():
        return Words(locale)
    return words(locale.rpartition("-")[0] or DEFAULT)
