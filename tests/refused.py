"""Expect a refusal by the name of its message."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bot.core.game.refusals import Refusal


@contextmanager
def refused(message: str) -> Iterator[pytest.ExceptionInfo[Refusal]]:
    """Fail unless the block is refused with this message; the test may look at the facts."""
    with pytest.raises(Refusal) as caught:
        yield caught
    assert caught.value.message == message


def message_of(given: object) -> str | None:
    """Return the message of a refusal; None for anything else."""
    return given.message if isinstance(given, Refusal) else None


def raised() -> set[str]:
    """The messages of all refusals that the source makes."""
    trees = {path: ast.parse(path.read_text("utf-8")) for path in Path("bot").rglob("*.py")}
    made = calls(trees.values(), "Refusal") + calls([trees[Path("bot/core/game/refusals.py")]], "super().__init__")
    constants = (each for call in made for each in ast.walk(call.args[0]) if isinstance(each, ast.Constant))
    return {str(each.value) for each in constants}


def calls(trees: Iterable[ast.AST], function: str) -> list[ast.Call]:
    found = (node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call) and node.args)
    return [call for call in found if ast.unparse(call.func) == function]
