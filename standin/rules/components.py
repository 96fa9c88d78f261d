"""Components of messages and of forms.

Source: docs.discord.com/developers/components/reference. That texts have 4,000 characters in all, and that a button
shows something, is practice. A kind of component that the bot doesn't send (files, uploads, what is sold, a text
input in a row) isn't known here, and so is refused.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple

from standin.payloads import Json
from standin.rules.violations import Found, Violation, Where, count, number, one_of, text, unique

ROW, BUTTON, MENU, INPUT, USERS, ROLES, MENTIONABLES, CHANNELS = range(1, 9)
SECTION, TEXT, THUMBNAIL, GALLERY, SEPARATOR, CONTAINER, LABEL = 9, 10, 11, 12, 14, 17, 18
RADIOS, CHECKBOXES, CHECKBOX = 21, 22, 23
PICKERS = {USERS: ("user",), ROLES: ("role",), MENTIONABLES: ("user", "role"), CHANNELS: ("channel",)}
"""Menus of what a server has, and the types of their default values."""
MENUS, LINK = {MENU, *PICKERS}, 5
LEGACY, LAYOUT, FORM = "legacy", "layout", "form"
LAID_OUT = {ROW, SECTION, TEXT, GALLERY, SEPARATOR}
WITHIN: Mapping[int | str, set[int]] = {
    LEGACY: {ROW},
    LAYOUT: {*LAID_OUT, CONTAINER},
    FORM: {TEXT, LABEL},
    ROW: {BUTTON, *MENUS},
    SECTION: {TEXT},
    CONTAINER: LAID_OUT,
    "accessory": {BUTTON, THUMBNAIL},
    "component": {*MENUS, INPUT, RADIOS, CHECKBOXES, CHECKBOX},
}
"""What stands in what: in a message, in a form, in a component."""
MOST_IN_LAYOUT, MOST_ROWS, MOST_ASKED, MAX_TEXTS, MAX_INPUT, MAX_ALT, MAX_CUSTOM_ID = 40, 5, 5, 4000, 4000, 1024, 100
CUSTOM_ID = {"custom_id": (1, MAX_CUSTOM_ID)}
TEXTS: Mapping[int, Mapping[str, tuple[int, int]]] = {
    **dict.fromkeys(WITHIN["component"], CUSTOM_ID),
    **dict.fromkeys(MENUS, CUSTOM_ID | {"placeholder": (0, 150)}),
    BUTTON: {"label": (0, 80)},
    INPUT: CUSTOM_ID | {"placeholder": (0, 100)},
    TEXT: {"content": (1, MAX_TEXTS)},
    LABEL: {"label": (1, 45), "description": (0, 100)},
}
"""How long the texts of each kind are; none is left out that has to have a character."""
LISTS: Mapping[int, tuple[str, int, int]] = {
    ROW: ("components", 1, 5),
    SECTION: ("components", 1, 3),
    CONTAINER: ("components", 1, MOST_IN_LAYOUT),
    GALLERY: ("items", 1, 10),
    MENU: ("options", 1, 25),
    RADIOS: ("options", 2, 10),
    CHECKBOXES: ("options", 1, 10),
}
NUMBERS: Mapping[int, Mapping[str, tuple[int, int]]] = {
    INPUT: {"min_length": (0, MAX_INPUT), "max_length": (1, MAX_INPUT)},
    CHECKBOXES: {"min_values": (0, 10), "max_values": (1, 10)},
    CONTAINER: {"accent_color": (0, 0xFFFFFF)},
    **{kind: {"min_values": (0, 25), "max_values": (1, 25)} for kind in MENUS},
}
VALUES: Mapping[int, tuple[str, Collection[Any]]] = {
    BUTTON: ("style", range(1, 6)),
    INPUT: ("style", (1, 2)),
    SEPARATOR: ("spacing", (None, 1, 2)),
}
HOLDS = {LABEL: "component", SECTION: "accessory"}
EMOJI_SIGNS = "‼⁉〰ℹ〽㊗㊙©®"
"""Emoji that Unicode counts among other signs than symbols."""
KEYCAPS = "0123456789#*"


class Part(NamedTuple):
    """A component, where it is, and what holds it: the kind of a component, or a key of WITHIN."""

    at: Where
    item: Json
    holder: int | str
    kind: int


def of_components(at: Where, items: Sequence[Json], holder: str, files: Collection[str] = ()) -> Found:
    """Check components. holder: LEGACY, LAYOUT or FORM. files: names of attachments that they may show."""
    found = [part for step, item in enumerate(items) for part in _parts((*at, step), item, holder)]
    if len(found) > MOST_IN_LAYOUT:
        yield Violation(at, f"A message has {MOST_IN_LAYOUT} components at most, not {len(found)}.")
    if holder == LEGACY:
        yield from count(at, items, MOST_ROWS)
    for part in found:
        if part.kind not in WITHIN.get(part.holder, ()):
            yield Violation((*part.at, "type"), f"A component of type {part.kind} can't be here.")
        else:
            yield from _part(part, files)
    yield from unique(at, (each.item["custom_id"] for each in found if "custom_id" in each.item), "custom_id")
    yield from unique(at, (each.item["id"] for each in found if each.item.get("id")), "id")
    if (size := sum(len(each.item.get("content", "")) for each in found if each.kind == TEXT)) > MAX_TEXTS:
        yield Violation(at, f"All texts have {size} characters of {MAX_TEXTS}.")


def of_url(at: Where, item: Json, files: Collection[str]) -> Found:
    """Check an address of a picture: of the web, or of an attachment."""
    way, _, name = str(item.get("url")).partition("://")
    if way not in ("http", "https", "attachment"):
        yield Violation((*at, "url"), "Scheme must be one of ('http', 'https', 'attachment').")
    elif way == "attachment" and name not in files:
        yield Violation((*at, "url"), f"There is no attachment {name}.")


def is_emoji(name: str) -> bool:
    """Tell whether a text looks like one of Unicode's emoji: symbols, keycaps, and what joins them."""
    signs = name.replace("\ufe0f", "").replace("\u200d", "")
    if signs.endswith("\u20e3"):
        return signs[:-1] in set(KEYCAPS)
    return bool(signs) and all(
        each in EMOJI_SIGNS or unicodedata.category(each) in ("So", "Sm", "Sk") or 0xE0020 <= ord(each) <= 0xE007F
        for each in signs
    )


def _parts(at: Where, item: Json, holder: int | str) -> list[Part]:
    """Return a component and all that it holds."""
    kind, below = item.get("type", 0), list[Part]()
    for step, each in enumerate(item.get("components") or ()):
        below += _parts((*at, "components", step), each, kind)
    for field in HOLDS.values():
        if field in item:
            below += _parts((*at, field), item[field], field)
    return [Part(at, item, holder, kind), *below]


def _part(part: Part, files: Collection[str]) -> Found:
    at, item, _, kind = part
    yield from number(at, item, "id", 0, 2**31 - 1)
    for field, (least, most) in TEXTS.get(kind, {}).items():
        yield from text(at, item, field, most, least)
    for field, (least, most) in NUMBERS.get(kind, {}).items():
        yield from number(at, item, field, least, most)
    if kind in LISTS:
        field, least, most = LISTS[kind]
        yield from count((*at, field), item.get(field) or (), most, least=least)
    if kind in VALUES:
        yield from one_of(at, item, *VALUES[kind])
    if kind in HOLDS and not item.get(HOLDS[kind]):
        yield Violation((*at, HOLDS[kind]), "This field is required")
    if kind == ROW and len(item["components"]) > 1 and any(each.get("type") in MENUS for each in item["components"]):
        yield Violation((*at, "components"), "A menu needs a row of its own.")
    if kind == BUTTON:
        yield from _button(at, item)
    if kind == INPUT:
        yield from _input(at, item)
    if kind in MENUS or kind == CHECKBOXES:
        yield from _chosen(part)
    yield from _options((*at, "options"), part)
    for where, each in (
        (at, item),
        *(((*at, "items", step), each) for step, each in enumerate(item.get("items") or ())),
    ):
        if "media" in each:
            yield from of_url((*where, "media"), each["media"], files)
            yield from text(where, each, "description", MAX_ALT)


def _button(at: Where, item: Json) -> Found:
    needed, other, most = (
        ("url", "custom_id", 512) if item.get("style") == LINK else ("custom_id", "url", MAX_CUSTOM_ID)
    )
    yield from text(at, item, needed, most, 1)
    if other in item:
        yield Violation((*at, other), "A link has a url, any other button a custom_id.")
    if not (item.get("label") or item.get("emoji")):
        yield Violation(at, "A button has a label or an emoji.")
    yield from _emoji(at, item)


def _emoji(at: Where, item: Json) -> Found:
    emoji: Json = item.get("emoji") or {"id": "none"}
    if not emoji.get("id") and not is_emoji(str(emoji.get("name"))):
        yield Violation((*at, "emoji", "name"), "Invalid emoji")


def _input(at: Where, item: Json) -> Found:
    most = item.get("max_length", MAX_INPUT)
    if item.get("min_length", 0) > most:
        yield Violation((*at, "min_length"), "More than max_length.")
    yield from text(at, item, "value", most)


def _chosen(part: Part) -> Found:
    """Check how many may be chosen, and are."""
    at, item, chosen = part.at, part.item, part.item.get("default_values") or ()
    least, most = item.get("min_values", 1), item.get("max_values", 10 if part.kind == CHECKBOXES else 1)
    if least > most:
        yield Violation((*at, "min_values"), "More than max_values.")
    if part.holder == "component" and item.get("required", True) and least < 1:
        yield Violation((*at, "min_values"), "A required question has one answer at least.")
    if part.holder == "component" and item.get("disabled"):
        yield Violation((*at, "disabled"), "Nothing in a form can be disabled.")
    if any(each.get("type") not in PICKERS.get(part.kind, ()) for each in chosen):
        yield Violation((*at, "default_values"), "Of another type than the menu.")
    if chosen and not least <= len(chosen) <= most:
        yield Violation((*at, "default_values"), "As many as min_values and max_values allow.")


def _options(at: Where, part: Part) -> Found:
    options = part.item.get("options") or ()
    for step, option in enumerate(options):
        for field, least in (("label", 1), ("value", 1), ("description", 0)):
            yield from text((*at, step), option, field, 100, least)
        yield from _emoji((*at, step), option)
    yield from unique(at, (option.get("value") for option in options), "value")
    most = len(options) if part.kind == CHECKBOXES else part.item.get("max_values", 1)
    if sum(bool(option.get("default")) for option in options) > most:
        yield Violation(at, "More are chosen than can be.")
