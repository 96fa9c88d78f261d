"""Read boards as people and tutorials write them: dots, arrays of any language, numbers on the free squares."""

import re
from typing import NamedTuple

from .board import MAX_CELLS, BadPosition

# A start needs none of these patterns, so each is compiled at its first use.
QUOTES = "\"'“”„‟‘’‚‛«»"
HEAD = (  # what stands before an array: an assignment, or the language after a code fence
    rf"[^=]*=\s*(?:(?:NEW\s+)?[\w.]+(?:\[\d*\])*\s*)?(?=[\[({{{QUOTES}])"
    r"|[`\s]*(?:JS|JAVASCRIPT|TS|PY|PYTHON|C|CPP|C\+\+|JAVA|JSON)\s+(?=[\[({])"
)
QUOTED = rf"[{QUOTES}]{{3}}|[{QUOTES}]([^{QUOTES}]*)[{QUOTES}]"
BETWEEN_ROWS = r"[\])}]\s*+[,;]?\s*+[\[({]"
DRAWN_LINE = r"(?:/\s*)?(?<!\S)-*\+[-+]*(?!\S)|-{3,}|\+"
SIGN = rf"\b(?:NONE|NULL|EMPTY|BLANK)\b|[0-9]+|[^\s,;|`\[\](){{}}{QUOTES}]"


class Reading(NamedTuple):
    """marks: X, O or a dot for each square, a slash between rows. base: what squares count from, None if they don't."""

    marks: str
    base: int | None


def read(text: str) -> Reading:
    """Read the squares of a board of any size.

    A free square is a dot, an underscore, a dash, a quoted blank, a word such as None, or its number, counted from 0
    or from 1. Brackets around a row, or slashes, separate rows.
    Errors: BadPosition if a sign means nothing, a number is wrong, or free squares are written in several ways.

    >>> read('["X", 1, "O", "X", 4, "X", "O", "O", 8]')
    Reading(marks='X.OX.XOO.', base=0)
    >>> read("{ 'x', '_' }, { '_', 'o' }")
    Reading(marks='X./.O', base=None)
    """
    signs = _signs(text.upper())
    strange = sorted({sign for sign in signs if len(sign) == 1 and sign not in "XO._-/0123456789"})
    if strange:
        raise BadPosition("position-unknown-mark", mark=repr(strange[0]))
    is_spaced = bool(re.search(r"[\s,]", text))
    squares, rows, bases, ways, known = list[str](), [0], dict[int, int](), set[str](), set[int]()
    for sign in signs:
        if sign == "/":
            rows.append(len(squares))
        elif sign in "XO":
            squares.append(sign)
        elif sign[0].isdigit():
            found = _bases(sign, len(squares), known, is_item=is_spaced and len(sign) == 2)
            bases |= enumerate(found, len(squares))
            known.update(found)
            squares += "." * len(found)
        else:
            ways.add(sign)
            squares.append(".")
    _check(squares, bases, ways)
    marks = ("".join(squares[start:end]) for start, end in zip(rows, [*rows[1:], None], strict=True))
    return Reading("/".join(marks), next(iter(bases.values()), None))


def _signs(text: str) -> list[str]:
    text = re.sub(rf"\A(?:{HEAD})", "", text)
    text = re.sub(QUOTED, lambda found: " " if found[1] is None else f" {found[1].strip() or 'BLANK'} ", text)
    text = re.sub(BETWEEN_ROWS, "/", text)
    return re.findall(SIGN, re.sub(DRAWN_LINE, " ", text) if "|" in text else text)


def _bases(digits: str, cell: int, known: set[int], *, is_item: bool) -> list[int]:
    """Return what each number counts from, in digits that begin at a cell and may hold the numbers of several."""
    found, rest = list[int](), digits
    while rest:
        at = cell + len(found)
        base = next((base for base in (0, 1) if rest.startswith(str(at + base))), None)
        if base is None or (is_item and found and base != found[0]):
            at, rest, found = (cell, digits, []) if is_item else (at, rest, found)
            if rest[0] == "0":
                raise BadPosition("position-zero", square=at + 1)
            known = known.union(found)
            base = min(known) if len(known) == 1 else -1
            raise BadPosition("position-wrong-number", square=at + 1, index=at, base=base)
        found.append(base)
        rest = rest.removeprefix(str(at + base))
    return found


def _check(squares: list[str], bases: dict[int, int], ways: set[str]) -> None:
    """Check that all free squares are written in one way."""
    counted = list(bases.values())
    if bases.get(0) == 0 and counted.count(0) == 1 and (ways or 1 in counted):
        raise BadPosition("position-zero", square=1)
    if len(ways) + bool(bases) > 1:
        shown = sorted(way.lower() for way in ways) + [str(cell + base) for cell, base in bases.items()]
        raise BadPosition("position-two-ways", first=repr(shown[0]), second=repr(shown[1]))
    if len(set(counted)) > 1 and len(squares) <= MAX_CELLS:
        zero, one = (_numbered(squares, base) for base in (0, 1))
        raise BadPosition("position-two-counts", from_zero=zero, from_one=one)


def _numbered(squares: list[str], base: int) -> str:
    return ",".join(str(cell + base) if mark == "." else mark for cell, mark in enumerate(squares))
