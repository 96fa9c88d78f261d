"""Expect a refusal by the name of its message."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

import pytest

from bot.core.game.refusals import Refusal
from tests.source import ROOT, files, nodes, read


@contextmanager
def refused(message: str) -> Iterator[pytest.ExceptionInfo[Refusal]]:
    """Fail unless the block is refused with this message; the test may look at the facts."""
    with pytest.raises(Refusal) as caught:
        yield caught
    assert caught.value.message == message


def message_of(given: object) -> str | None:
    """Return the message of a refusal; None for anything else."""
    return given.message if isinstance(given, Refusal) else None


@cache
def raised() -> set[str]:
    """The messages of all refusals that the source makes."""
    own = ROOT / "bot/core/game/refusals.py"
    called = [
        (path, each) for path in files() for each in nodes(read(path)) if isinstance(each, ast.Call) and each.args
    ]
    made = [call for _, call in called if getattr(call.func, "id", "") == "Refusal"]
    made += [call for path, call in called if path == own and getattr(call.func, "attr", "") == "__init__"]
    named = [each for path in files() for each in nodes(read(path)) if isinstance(each, ast.Assign)]
    constants = [each for call in made for each in ast.walk(call.args[0])]
    # What a command's options are refused with, and an exhibition where another is.
    own_words = [each.value for each in named if ast.unparse(each.targets[0]).strip("(").startswith("refused")]
    constants += [each.elts[0] if isinstance(each, ast.Tuple) else each for each in own_words]
    constants += [each.value for _, call in called for each in call.keywords if each.arg == "second_crowd"]
    return {str(each.value) for each in constants if isinstance(each, ast.Constant)}
