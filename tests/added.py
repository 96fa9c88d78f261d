"""What the tests of each feature that is there add to those of the core, by files of the same name in their folders."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from types import ModuleType
from typing import Any

from bot.features import FEATURES
from tests.source import ROOT


def added(file: str) -> Iterator[tuple[str, ModuleType]]:
    """Yield the features with such a file in tests/features/<name>, and its module."""
    for name in FEATURES:
        if (ROOT / "tests/features" / name / f"{file}.py").exists():
            yield name, importlib.import_module(f"tests.features.{name}.{file}")


class Later(Mapping[str, Any]):
    """Examples that are made when the first test asks for them, not in every process that only collects tests."""

    def __init__(self, make: Callable[[], Mapping[str, Any]]) -> None:
        self._make = make

    @cached_property
    def _made(self) -> Mapping[str, Any]:
        return self._make()

    def __getitem__(self, name: str) -> Any:
        return self._made[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._made)

    def __len__(self) -> int:
        return len(self._made)
