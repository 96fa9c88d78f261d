"""The pen: texts fit the room that they have, and colours lie between two."""

from __future__ import annotations

from bot.core.pen import blended, cut, length


def test_a_text_is_cut_to_the_room_it_has() -> None:
    assert cut("Ada", 100) == "Ada"
    short = cut("W" * 32, 100)
    assert short.endswith("W…")
    assert 85 < length(short) <= 100
    assert cut("Ada", 0) == "…"


def test_a_colour_lies_between_two() -> None:
    assert [blended("#000000", "#ff8000", part) for part in (0, 0.5, 1)] == ["#000000", "#804000", "#ff8000"]
