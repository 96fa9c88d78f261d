"""The sentences that people read: Fluent files in bot/locales, one folder a language. Source: projectfluent.org.

They are compiled to Python functions, because a click renders half a dozen of them.
"""

import re
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path

from babel import Locale
from babel.lists import format_list
from fluent_compiler.bundle import FluentBundle

LOCALES = Path(__file__).parent / "locales"
DEFAULT = "en"
NAME = re.compile("^([a-z][a-z0-9-]*) =", re.MULTILINE)


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
        self._language, self._bundles = language, dict[str, FluentBundle]()
        self._fixed: dict[str, str] = {}
        self._lists = Locale.parse("en_GB" if language == "en" else language)  # British lists: no comma before "or"

    def __call__(self, message: str, **arguments: str | int) -> str:
        """Return a message with its arguments put in; whole numbers are written by the rules of the language.

        Errors: LookupError if there is no such message, or an argument that it wants is missing.
        Cost: half a microsecond, some seven if it chooses by a number (a plural); next to nothing without arguments.
        """
        if not arguments and message in self._fixed:
            return self._fixed[message]
        bundle = self._bundles.get(message) or self._compile(self._files[message])
        text, errors = bundle.format(message, arguments)
        if errors:
            raise LookupError(f"{message}: {errors[0]}")
        if not arguments:
            self._fixed[message] = str(text)
        return str(text)

    def prepare(self, *files: str) -> None:
        """Compile these files now: in a thread, for it takes up to a tenth of a second each, and then nobody waits."""
        wanted = {file for message, file in self._files.items() if message not in self._bundles}
        for file in wanted:
            if file.stem in files:
                self._compile(file)

    def has(self, message: str) -> bool:
        return message in self._files

    def any_of(self, items: Iterable[str]) -> str:
        return format_list(list(items), style="or", locale=self._lists)

    def all_of(self, items: Iterable[str]) -> str:
        return format_list(list(items), locale=self._lists)

    def _compile(self, file: Path) -> FluentBundle:
        """A file is compiled when one of its messages is first asked for: all would take a third of a second."""
        # No marks around arguments: all of Discord's languages are written from left to right.
        bundle = FluentBundle.from_files(self._language, [str(file)], use_isolating=False)
        if problems := bundle.check_messages():
            raise LookupError(f"{file.name}: {problems[0]}")
        self._bundles |= {name: bundle for name in self._files if self._files[name] == file}
        return bundle


@lru_cache
def words(locale: str = "") -> Words:
    """Return the sentences for a locale as Discord names it ("en-US"); English if the language is not there."""
    if locale.isidentifier() and (LOCALES / locale).is_dir():
        return Words(locale)
    return words(locale.rpartition("-")[0] or DEFAULT)
