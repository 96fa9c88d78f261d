"""A broken rule, how Discord tells of it, and the checks that many rules share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from standin.payloads import Json

Where = tuple[str | int, ...]


class Violation(NamedTuple):
    """A field that breaks a rule. where: the way to it, such as (0, "options", 2, "choices")."""

    where: Where
    text: str


Found = Iterator[Violation]


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


def text(at: Where, item: Json, field: str, most: int, least: int = 0) -> Found:
    """Check the length of a text, which may be left out unless it has to have a character."""
    value = item.get(field)
    if value is None and not least:
        return
    if not isinstance(value, str) or not least <= len(value) <= most:
        yield Violation((*at, field), f"Must be between {least} and {most} in length.")


def number(at: Where, item: Json, field: str, least: int, most: int) -> Found:
    """Check a whole number that may be left out."""
    value = item.get(field)
    if value is not None and (type(value) is not int or not least <= value <= most):
        yield Violation((*at, field), f"int value should be between {least} and {most}.")


def count(at: Where, items: Sequence[Any], most: int, *, least: int = 0) -> Found:
    """Check how many there are."""
    if not least <= len(items) <= most:
        yield Violation(at, f"Must be between {least} and {most} in length.")


def unique(at: Where, values: Iterable[Any], what: str) -> Found:
    """Check that no value is there twice. what: such as "name"."""
    yield from (
        Violation(at, f"The {what} {each} is not unique.") for each, many in Counter(values).items() if many > 1
    )


def one_of(at: Where, item: Json, field: str, values: Collection[Any]) -> Found:
    """Check a value; None is among them if it may be left out."""
    if item.get(field) not in values:
        yield Violation((*at, field), f"Value must be one of {tuple(values)}.")


def set_of(at: Where, item: Json, field: str, values: Collection[Any]) -> Found:
    """Check a list that may be left out: it has values, they are known, and none is there twice."""
    items = item.get(field)
    if items is not None and (not items or len(set(items)) < len(items) or not set(items) <= set(values)):
        yield Violation((*at, field), f"Must be unique values of {tuple(values)}.")
