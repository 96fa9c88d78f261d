"""What the tests of each feature that is there add to those of the core, by files of the same name in their folders."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from types import ModuleType

from bot.features import FEATURES
from tests.source import ROOT


def added(file: str) -> Iterator[tuple[str, ModuleType]]:
    """Yield the features with such a file in tests/features/<name>, and its module."""
    for name in FEATURES:
        if (ROOT / "tests/features" / name / f"{file}.py").exists():
            yield name, importlib.import_module(f"tests.features.{name}.{file}")
