"""The commands of an application.

Source: docs.discord.com/developers/interactions/application-commands; of locales docs.discord.com/developers/reference.
That choices of one name are refused, and subcommands beside other options, is practice.
"""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from standin.payloads import Json
from standin.rules.violations import Found, Violation, Where, count, set_of, unique

LOCALES = {
    *("bg", "cs", "da", "de", "el", "en-GB", "en-US", "es-419", "es-ES", "fi", "fr", "hi", "hr", "hu", "id", "it"),
    *("ja", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro", "ru", "sv-SE", "th", "tr", "uk", "vi", "zh-CN", "zh-TW"),
}
SLASH_KIND, ENTRY_POINT, MOST_COMMANDS = 1, 4, {1: 100, 2: 15, 3: 15, 4: 1}
SUBCOMMAND, GROUP, STRING, INTEGER, CHANNEL, NUMBER, MOST_KINDS = 1, 2, 3, 4, 7, 10, 11
BELOW: dict[int, set[int]] = {0: {SUBCOMMAND, GROUP}, GROUP: {SUBCOMMAND}, SUBCOMMAND: set()}
"""Which subcommands and groups a command, a group and a subcommand have."""
WITH_CHOICES, NUMBERS = (STRING, INTEGER, NUMBER), (INTEGER, NUMBER)
MAX_ITEMS, MAX_NAME, MAX_TEXT, MAX_INPUT, MAX_SIZE, MAX_NUMBER = 25, 32, 100, 6000, 8000, 2**53
COUNTED = ("name", "description", "value")


def of_commands(commands: Sequence[Json]) -> Found:
    """Check commands that are to overwrite all others."""
    for at, command in enumerate(commands):
        yield from _command((at,), command)
    names = [(command.get("type", SLASH_KIND), command.get("name")) for command in commands]
    yield from unique((), names, "type and name")
    for kind, many in Counter(kind for kind, _ in names).items():
        if many > MOST_COMMANDS.get(kind, 0):
            yield Violation((), f"There are {many} commands of type {kind}.")


def of_choice(at: Where, choice: Json, kind: int | None = None) -> Found:
    """Check a choice, or what completes an option. kind: of the option, if it's known."""
    yield from _named(at, choice, MAX_TEXT, is_plain=False)
    value = choice.get("value")
    is_text = isinstance(value, str)
    if (kind and is_text is not (kind == STRING)) or not isinstance(value, str | int | float):
        yield Violation((*at, "value"), "Must be of the option's type.")
    elif len(value) > MAX_TEXT if isinstance(value, str) else abs(value) > MAX_NUMBER:
        yield Violation((*at, "value"), f"Must be of {MAX_TEXT} characters at most, or a number that JSON can hold.")


def _command(at: Where, command: Json) -> Found:
    kind = command.get("type", SLASH_KIND)
    yield from _named(at, command, MAX_NAME, is_plain=kind == SLASH_KIND)
    if kind == SLASH_KIND:
        yield from _localized(at, "description", command, MAX_TEXT)
        yield from _options(at, command.get("options") or (), 0)
    elif command.get("options") or (command.get("description") and kind != ENTRY_POINT):
        yield Violation(at, "Only slash commands have a description and options.")
    if command.get("handler") and kind != ENTRY_POINT:
        yield Violation((*at, "handler"), "Only for the command that is the entry point.")
    yield from set_of(at, command, "contexts", (0, 1, 2))
    yield from set_of(at, command, "integration_types", (0, 1))
    allowed = command.get("default_member_permissions")
    if allowed is not None and not str(allowed).isdecimal():
        yield Violation((*at, "default_member_permissions"), "Must be a number of bits.")
    if (size := _size(command)) > MAX_SIZE:
        yield Violation(at, f"All names, descriptions and values have {size} characters of {MAX_SIZE}.")


def _options(at: Where, options: Sequence[Json], holder: int) -> Found:
    """Check options. holder: the kind of the option that has them, 0 for a command."""
    at, was_required = (*at, "options"), True
    yield from _list(at, options)
    kinds = {option.get("type") for option in options}
    if (holder == GROUP or kinds & {SUBCOMMAND, GROUP}) and not kinds <= BELOW[holder]:
        yield Violation(at, "Subcommands stand alone, and in no more than one group.")
    for step, option in enumerate(options):
        yield from _option((*at, step), option)
        if option.get("required") and not was_required:
            yield Violation((*at, step), "Required options come before optional ones.")
        was_required = bool(option.get("required"))


def _option(at: Where, option: Json) -> Found:
    kind, choices, below = option.get("type", 0), option.get("choices") or (), option.get("options") or ()
    if not 1 <= kind <= MOST_KINDS:
        yield Violation((*at, "type"), f"There is no type {kind}.")
    yield from _named(at, option, MAX_NAME, is_plain=True)
    yield from _localized(at, "description", option, MAX_TEXT)
    if option.get("autocomplete") and (choices or kind not in WITH_CHOICES):
        yield Violation((*at, "autocomplete"), "Neither choices nor this type of option can be completed.")
    if choices and kind not in WITH_CHOICES:
        yield Violation((*at, "choices"), "This type of option has no choices.")
    yield from _list((*at, "choices"), choices)
    for step, choice in enumerate(choices):
        yield from of_choice((*at, "choices", step), choice, kind)
    if kind in (SUBCOMMAND, GROUP):
        yield from _options(at, below, kind)
    elif below:
        yield Violation((*at, "options"), "Only subcommands and their groups have options.")
    yield from _range(at, option, ("min_length", "max_length"), (STRING,), MAX_INPUT)
    yield from _range(at, option, ("min_value", "max_value"), NUMBERS, MAX_NUMBER)
    if option.get("channel_types") and kind != CHANNEL:
        yield Violation((*at, "channel_types"), "This type of option has none.")


def _range(at: Where, option: Json, names: tuple[str, str], kinds: Sequence[int], most: int) -> Found:
    """Check a least and a most value, which only some kinds of options have."""
    low, high = (option.get(name) for name in names)
    for name in (name for name in names if option.get(name) is not None):
        least = -most if "value" in name else int(name == "max_length")
        if option.get("type") not in kinds or not least <= option[name] <= most:
            yield Violation((*at, name), f"Must be {least} to {most}, and the option's type one of {tuple(kinds)}.")
    if low is not None and high is not None and low > high:
        yield Violation((*at, names[0]), f"More than {names[1]}.")


def _list(at: Where, items: Sequence[Json]) -> Found:
    """Check how many items there are, and that each has a name of its own in each language."""
    yield from count(at, items, MAX_ITEMS)
    yield from unique(at, (item.get("name") for item in items), "name")
    for locale in {locale for item in items for locale in item.get("name_localizations") or ()}:
        names = [{item.get("name"), (item.get("name_localizations") or {}).get(locale)} - {None} for item in items]
        yield from unique(at, (name for each in names for name in each), f"name in {locale}")


def _named(at: Where, item: Json, most: int, *, is_plain: bool) -> Found:
    """Check a name. is_plain: whether it is typed, and so may have no blanks and capitals."""
    yield from _localized(at, "name", item, most)
    if is_plain and not all(map(_is_plain, _texts("name", item).values())):
        yield Violation((*at, "name"), "Names have letters, digits, - and _ alone, and no capitals.")


def _localized(at: Where, field: str, item: Json, most: int) -> Found:
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
    below: Iterable[Any] = [*(item.get("options") or ()), *(item.get("choices") or ())]
    return own + sum(map(_size, below))
