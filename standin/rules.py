"""What Discord's documents forbid in a request's body. So far: the commands of an application.

Source: docs.discord.com/developers/interactions/application-commands.
"""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from standin.payloads import Json

LOCALES = {
    *("bg", "cs", "da", "de", "el", "en-GB", "en-US", "es-419", "es-ES", "fi", "fr", "hi", "hr", "hu", "id", "it"),
    *("ja", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro", "ru", "sv-SE", "th", "tr", "uk", "vi", "zh-CN", "zh-TW"),
}
"""Source: docs.discord.com/developers/reference (Locales)."""
SLASH_KIND, MOST_COMMANDS = 1, {1: 100, 2: 15, 3: 15, 4: 1}
SUBCOMMANDS, WITH_CHOICES, STRING, MOST_KINDS = (1, 2), (3, 4, 10), 3, 11
MAX_ITEMS, MAX_NAME, MAX_TEXT, MAX_INPUT, MAX_SIZE = 25, 32, 100, 6000, 8000
COUNTED = ("name", "description", "value")


class Violation(NamedTuple):
    """A field that breaks a rule. where: the way to it, such as (0, "options", 2, "choices")."""

    where: tuple[str | int, ...]
    text: str


def of_commands(commands: Sequence[Json]) -> Iterator[Violation]:
    """Yield what is wrong with commands that are to overwrite all others."""
    for at, command in enumerate(commands):
        yield from _command((at,), command)
    names = Counter((command.get("type", SLASH_KIND), command.get("name")) for command in commands)
    yield from (Violation((), f"There are {count} commands {name}.") for (_, name), count in names.items() if count > 1)
    for kind, count in Counter(command.get("type", SLASH_KIND) for command in commands).items():
        if count > MOST_COMMANDS.get(kind, 0):
            yield Violation((), f"There are {count} commands of type {kind}.")


def form(found: Iterable[Violation]) -> Json:
    """Return violations as Discord names them: nested by the way to each field.

    Source: docs.discord.com/developers/reference (Error Messages).
    """
    errors: Json = {}
    for where, text in found:
        inner = errors
        for step in where:
            inner = inner.setdefault(str(step), {})
        inner.setdefault("_errors", []).append({"code": "INVALID", "message": text})
    return errors


def _command(at: tuple[str | int, ...], command: Json) -> Iterator[Violation]:
    is_slash = command.get("type", SLASH_KIND) == SLASH_KIND
    yield from _named(at, command, MAX_NAME, is_plain=is_slash)
    if is_slash:
        yield from _localized(at, "description", command, MAX_TEXT)
        yield from _options(at, command.get("options") or ())
    elif command.get("description") or command.get("options"):
        yield Violation(at, "Only slash commands have a description and options.")
    if (size := _size(command)) > MAX_SIZE:
        yield Violation(at, f"All names, descriptions and values have {size} characters of {MAX_SIZE}.")


def _options(at: tuple[str | int, ...], options: Sequence[Json]) -> Iterator[Violation]:
    at = (*at, "options")
    yield from _list(at, options)
    is_past_required = False
    for number, option in enumerate(options):
        yield from _option((*at, number), option)
        if option.get("required") and is_past_required:
            yield Violation((*at, number), "Required options come before optional ones.")
        is_past_required = is_past_required or not option.get("required")


def _option(at: tuple[str | int, ...], option: Json) -> Iterator[Violation]:
    kind, choices, below = option.get("type", 0), option.get("choices") or (), option.get("options") or ()
    if not 1 <= kind <= MOST_KINDS:
        yield Violation((*at, "type"), f"There is no type {kind}.")
    yield from _named(at, option, MAX_NAME, is_plain=True)
    yield from _localized(at, "description", option, MAX_TEXT)
    if option.get("autocomplete") and (choices or kind not in WITH_CHOICES):
        yield Violation((*at, "autocomplete"), "Neither choices nor this type of option can be completed.")
    if choices and kind not in WITH_CHOICES:
        yield Violation((*at, "choices"), "This type of option has no choices.")
    if below and kind not in SUBCOMMANDS:
        yield Violation((*at, "options"), "Only subcommands and their groups have options.")
    yield from _choices((*at, "choices"), choices, is_text=kind == STRING)
    yield from _options(at, below)
    for name, least in (("min_length", 0), ("max_length", 1)):
        if option.get(name) is not None and not (kind == STRING and least <= option[name] <= MAX_INPUT):
            yield Violation((*at, name), f"Must be {least} to {MAX_INPUT}, and the option's type 3.")


def _choices(at: tuple[str | int, ...], choices: Sequence[Json], *, is_text: bool) -> Iterator[Violation]:
    yield from _list(at, choices)
    for number, choice in enumerate(choices):
        yield from _named((*at, number), choice, MAX_TEXT, is_plain=False)
        value = choice.get("value")
        if isinstance(value, str) is not is_text or len(str(value)) > MAX_TEXT:
            yield Violation(
                (*at, number, "value"), f"Must be of the option's type, and of {MAX_TEXT} characters at most."
            )


def _list(at: tuple[str | int, ...], items: Sequence[Json]) -> Iterator[Violation]:
    if len(items) > MAX_ITEMS:
        yield Violation(at, f"Must be {MAX_ITEMS} or fewer in length.")
    names = Counter(item.get("name") for item in items)
    yield from (Violation(at, f"The name {name} is not unique.") for name, count in names.items() if count > 1)


def _named(at: tuple[str | int, ...], item: Json, most: int, *, is_plain: bool) -> Iterator[Violation]:
    """Check a name. is_plain: whether it is typed, and so may have no blanks and capitals."""
    yield from _localized(at, "name", item, most)
    if is_plain and not all(map(_is_plain, _texts("name", item).values())):
        yield Violation((*at, "name"), "Names have letters, digits, - and _ alone, and no capitals.")


def _localized(at: tuple[str | int, ...], field: str, item: Json, most: int) -> Iterator[Violation]:
    for locale, text in _texts(field, item).items():
        where = (*at, f"{field}_localizations", locale) if locale else (*at, field)
        if locale and locale not in LOCALES:
            yield Violation(where, "There is no such locale.")
        if not 1 <= len(text) <= most:
            yield Violation(where, f"Must be between 1 and {most} in length.")


def _texts(field: str, item: Json) -> Mapping[str, str]:
    """Return a field's text, and those in languages by their locales."""
    localized: Json = item.get(f"{field}_localizations") or {}
    return {"": str(item.get(field) or ""), **localized}


def _is_plain(name: str) -> bool:
    """Tell whether a name matches Discord's pattern for it (Application Command Naming)."""
    return name == name.lower() and all(
        each in "-_'"
        or unicodedata.category(each)[0] in "LN"
        or "\u0900" <= each <= "\u097f"
        or "\u0e00" <= each <= "\u0e7f"
        for each in name
    )


def _size(item: Json) -> int:
    """Count a command's characters as Discord does: of each text the longest localization."""
    own = sum(max(map(len, _texts(field, item).values())) for field in COUNTED)
    below: list[Any] = [*(item.get("options") or ()), *(item.get("choices") or ())]
    return own + sum(map(_size, below))
