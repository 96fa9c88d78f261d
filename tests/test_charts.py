"""The pictures of charts: their size, and what can be seen in them."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from collections.abc import Sequence
from itertools import product
from typing import Any

import pytest
from PIL import Image

from bot.charts import BACKGROUND, CURVE, DETAIL, HEIGHT, INK, OFTEN, PHONE, RESULTS
from tests.source import ROOT

Colour = tuple[int, int, int]
DAY_S = 86_400


def drawn(chart: dict[str, Any]) -> Image.Image:
    """A chart as the process draws it, which has nothing to complain of."""
    command = [sys.executable, "-W", "error", "-m", "bot.charts"]
    found = subprocess.run(command, cwd=ROOT, input=json.dumps(chart).encode(), capture_output=True, check=False)
    assert (found.returncode, found.stderr) == (0, b"")
    return Image.open(io.BytesIO(found.stdout)).convert("RGB")


def rgb(colour: str) -> Colour:
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return red, green, blue


def count(image: Image.Image, colour: str) -> int:
    """How many pixels have that colour."""
    return sum(many for many, each in image.getcolors(image.width * image.height) or () if each == rgb(colour))


def rating(*ratings: float, step_s: int = DAY_S) -> dict[str, Any]:
    """A course of ratings."""
    return {"chart": "rating", "points": [[number * step_s, each, 80.0] for number, each in enumerate(ratings)]}


def openings(cells: Sequence[Sequence[int]], columns: int = 3) -> dict[str, Any]:
    """A board with so many games won, drawn and lost on each square."""
    return {"chart": "openings", "rows": columns, "columns": columns, "cells": cells}


@pytest.mark.parametrize("ratings", [(1500,), (1500, 1500), (1500, 1532, 1490), tuple(range(1000, 1500))])
def test_a_course_is_a_curve_on_its_own_background_as_wide_as_a_phone(ratings: tuple[float, ...]) -> None:
    image = drawn(rating(*ratings))
    assert image.size == (PHONE * DETAIL, HEIGHT * DETAIL)
    assert image.getpixel((0, 0)) == rgb(BACKGROUND)
    assert count(image, INK) > 50, "the newest rating"
    assert (count(image, CURVE) > 100) is (len(ratings) > 1)


def test_games_of_one_day_and_of_one_minute_can_be_drawn() -> None:
    for step_s in (0, 60):
        assert count(drawn(rating(1500, 1520, 1480, step_s=step_s)), CURVE) > 100


def test_a_curve_rises_to_the_right_if_the_ratings_do() -> None:
    image = drawn(rating(*range(1400, 1700)))
    everywhere = product(range(image.width), range(image.height))
    places = [place for place in everywhere if image.getpixel(place) == rgb(CURVE)]
    left, right = min(places), max(places)
    assert left[1] > right[1]


def test_the_square_that_is_chosen_most_is_the_brightest_and_one_that_never_is_stays_dark() -> None:
    cells = [(1, 0, 0)] * 4 + [(9, 3, 2)] + [(1, 0, 0)] * 3 + [(0, 0, 0)]
    image = drawn(openings(cells))
    assert image.size == (PHONE * DETAIL, PHONE * DETAIL)
    third, corner = PHONE * DETAIL // 3, 40
    bright = [image.getpixel((third * (cell % 3) + corner, third * (cell // 3) + corner)) for cell in range(9)]
    sums = [sum(each) if isinstance(each, tuple) else 0 for each in bright]
    assert bright[4] == rgb(OFTEN)
    assert sums.index(max(sums)) == 4
    assert sums.index(min(sums)) == 8


def test_bars_are_as_long_as_the_results_are_many() -> None:
    image = drawn(openings([(60, 30, 10)] + [(0, 0, 0)] * 8))
    won, drawn_, lost = (count(image, colour) for colour in RESULTS)
    assert 1.7 < won / drawn_ < 2.3
    assert 2.5 < drawn_ / lost < 3.6


@pytest.mark.parametrize("columns", [3, 4, 5])
def test_every_board_can_be_drawn(columns: int) -> None:
    cells = [(number % 3, number % 2, 1) for number in range(columns**2)]
    assert count(drawn(openings(cells, columns)), RESULTS[2]) > 50
