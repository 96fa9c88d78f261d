"""What the tests of each feature that is there add to those of the core, by files of the same name in their folders."""

from __future__ import annotations

import importlib
from collections import UserDict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from types import ModuleType
from typing import Any

from bot.core.chat.page import Page
from bot.core.chat.replies import AnyReply, Reply
from bot.features import FEATURES
from bot.words import Words
from tests.source import ROOT


def added(file: str) -> Iterator[tuple[str, ModuleType]]:
    """Yield the features with such a file in tests/features/<name>, and its module."""
    for name in FEATURES:
        if (ROOT / "tests/features" / name / f"{file}.py").exists():
            yield name, importlib.import_module(f"tests.features.{name}.{file}")


class Later(UserDict[str, Any]):
    """Examples that are made when the first test asks for them, not in every process that only collects tests."""

    def __init__(self, make: Callable[[], dict[str, Any]]) -> None:
        self._make = make

    @cached_property
    def data(self) -> dict[str, Any]:  # type: ignore[override]
        return self._make()


@dataclass(frozen=True)
class Drawn:
    """A page by the function that draws it, which takes the sentences and these arguments."""

    page: Callable[..., Page]
    args: tuple[Any, ...]
    facts: dict[str, Any]

    def __call__(self, say: Words) -> Page:
        return self.page(say, *self.args, **self.facts)


def reply(page: Callable[..., Page], *args: Any, **facts: Any) -> Reply:
    """Return the reply that shows a page. Arguments: as Drawn takes them."""
    return Reply(Drawn(page, args, facts))


def kind_of(reply: AnyReply) -> object:
    """Return what draws a reply: the function of its page, or else its class."""
    return reply.page.page if isinstance(reply, Reply) and isinstance(reply.page, Drawn) else type(reply)


def page_of(reply: AnyReply, say: Words) -> Page:
    """Draw what a reply shows."""
    return reply.render(say)
