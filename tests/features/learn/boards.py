"""Boards of 3x3 for what brute force checks: one in twenty for `make test`, all of them among the slow tests."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.engine.brute import LIVE

FEW_FREE = [text for text in LIVE if text.count(".") <= 5]
"""Those of four marks or more: trees before are large, and the empty board has tests of its own."""


def few_or_all(boards: Sequence[str]) -> pytest.MarkDecorator:
    """Give a test the argument `boards`. The few have boards of every number of free squares."""
    all_ = pytest.param(boards, id="all", marks=pytest.mark.slow)
    return pytest.mark.parametrize("boards", [pytest.param(boards[::20], id="few"), all_])
