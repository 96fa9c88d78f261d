"""What `python -m bot check` finds: a mark and a sentence each, safe to print whatever stands in it."""

from enum import StrEnum
from typing import NamedTuple

LONGEST = 100


class Mark(StrEnum):
    """Whether something is well, is worth knowing, or is amiss."""

    WELL = "✓"
    NOTE = "!"
    AMISS = "✗"


class Finding(NamedTuple):
    """One line."""

    mark: Mark
    sentence: str


def well(sentence: str) -> Finding:
    """Make a line of what works."""
    return Finding(Mark.WELL, sentence)


def note(sentence: str) -> Finding:
    """Make a line of what a host should know."""
    return Finding(Mark.NOTE, sentence)


def amiss(sentence: str) -> Finding:
    """Make a line of what a host has to do something about."""
    return Finding(Mark.AMISS, sentence)


def plain(name: str) -> str:
    """Return a name that a stranger chose, fit for a terminal: one line, nothing invisible, no escapes, not endless.

    >>> plain("ab\\x1b[31mc\\u202e")
    'ab?[31mc?'
    """
    shown = "".join(each if each.isprintable() else "?" for each in name)
    return shown if len(shown) <= LONGEST else shown[: LONGEST - 1] + "…"
