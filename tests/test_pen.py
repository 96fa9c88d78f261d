"""The pen: Pillow stays out until a picture is drawn; texts fit the room that they have."""

from __future__ import annotations

import subprocess
import sys

from bot.core.chat.pen import blended, cut, length
from tests.source import ROOT, unmeasured


def test_pillow_is_not_imported_with_the_bot() -> None:
    pictures = ("stats.charts", "learn.picture", "tournaments.picture")
    names = ", ".join(f"bot.features.{each}" for each in pictures)
    code = f"import sys, bot.app, {names}; print('PIL' in sys.modules)"
    found = subprocess.run([sys.executable, "-c", code], cwd=ROOT, env=unmeasured(), capture_output=True, check=True)
    assert found.stdout.strip() == b"False"


def test_a_text_is_cut_to_the_room_it_has() -> None:
    assert cut("Ada", 100) == "Ada"
    short = cut("W" * 32, 100)
    assert short.endswith("W…")
    assert 85 < length(short) <= 100
    assert cut("Ada", 0) == "…"


def test_a_colour_lies_between_two() -> None:
    assert [blended("#000000", "#ff8000", part) for part in (0, 0.5, 1)] == ["#000000", "#804000", "#ff8000"]
