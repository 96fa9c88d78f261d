"""The benchmark still runs: its stage knows every call that the bot makes."""

from __future__ import annotations

import sys

import pytest

from benchmarks import chat
from benchmarks.packets import BUTTONS, WAYS

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="its bots are stopped by SIGTERM")


def test_moves_by_every_way_are_played_and_a_click_takes_one_call() -> None:
    results = chat.measure((2,), rounds=1, seconds=0.2)["results"]
    calls = {each["way"]: each["rest_calls_per_move"] for each in results if each["bot"] == chat.OURS}
    assert set(calls) == set(WAYS)
    assert calls[BUTTONS] == 1.0
