"""The pictures of charts: their size, and what can be seen in them."""

from __future__ import annotations

import io
from collections.abc import Iterable, Sequence
from itertools import product

from PIL import Image

from bot.core.pen import BACKGROUND, DETAIL, GOLD, INK, PANEL, PHONE
from bot.features.ratings.rules import Rating
from bot.features.stats.pages import (
    BAND,
    CURVE,
    FOOT,
    HEIGHT,
    LEFT,
    NEWEST,
    RESULTS,
    RIGHT,
    render_openings,
    render_rating,
)
from bot.features.stats.rules import Score
from tests.report import for_each

Colour = tuple[int, int, int]
DAY_S = 86_400


def opened(png: bytes) -> Image.Image:
    return Image.open(io.BytesIO(png)).convert("RGB")


def rgb(colour: str) -> Colour:
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return red, green, blue


def is_near(one: object, colour: str) -> bool:
    """Whether a pixel has a colour, but for what the palette takes away."""
    return isinstance(one, tuple) and max(abs(a - b) for a, b in zip(one, rgb(colour), strict=True)) < 12


def count(image: Image.Image, colour: str) -> int:
    """How many pixels have that colour."""
    found = image.getcolors(image.width * image.height) or ()
    return sum(many for many, each in found if is_near(each, colour))


def rating(*ratings: float, step_s: int = DAY_S, deviation: float = 80.0) -> Image.Image:
    """The course of these ratings."""
    points = [Rating(each, deviation, rated_at=number * step_s) for number, each in enumerate(ratings)]
    return opened(render_rating(points))


def openings(cells: Sequence[tuple[int, int, int]], columns: int = 3) -> Image.Image:
    """A board with these games won, drawn and lost on each square."""
    return opened(render_openings(columns, [Score(*cell) for cell in cells]))


def test_the_band_is_as_wide_as_the_deviation() -> None:
    narrow, wide = (count(rating(1500, 1520, 1540, deviation=each), BAND) for each in (20, 40))
    assert 1.7 < wide / narrow < 2.5


COURSES = [(1500,), (1500, 1500), (1500, 1532, 1490), (1400, 1390, 1700), (1700, 1400, 1401), tuple(range(1000, 1500))]


@for_each([(course,) for course in COURSES])
def test_a_course_is_a_curve_on_its_own_background_as_wide_as_a_phone(ratings: tuple[float, ...]) -> None:
    image = rating(*ratings)
    assert image.size == (PHONE * DETAIL, HEIGHT * DETAIL)
    assert is_near(image.getpixel((0, 0)), BACKGROUND)
    assert count(image, INK) > 50, "the newest rating"
    assert (count(image, GOLD) > 20) is (len(ratings) > 1)


@for_each([2, 3, 9, 30])
def test_each_game_has_a_dot(games: int) -> None:
    """Two pixels above each rating it's golden still, which the line between the dots isn't."""
    image = rating(*([1500] * games))
    middle = next(y for y in range(image.height) if is_near(image.getpixel((LEFT * DETAIL, y)), GOLD)) + 3
    row = [is_near(image.getpixel((x, middle - 3 + 2)), GOLD) for x in range(image.width)]
    starts = [x for x in range(1, image.width) if row[x] and not row[x - 1]]
    assert len(starts) == games - 1, "the newest one's is white"


@for_each([(course,) for course in COURSES])
def test_the_number_is_beside_the_curve_and_nothing_runs_through_it(ratings: tuple[float, ...]) -> None:
    image = rating(*ratings)
    room = image.crop(((PHONE - RIGHT) * DETAIL, 0, image.width, image.height) if len(ratings) > 1 else (0, 0, 1, 1))
    dot = round((NEWEST + 2) * DETAIL)
    behind = room.crop((min(dot, room.width), 0, room.width, room.height))
    assert (count(behind, INK) > 50) is (len(ratings) > 1)
    assert not count(behind, GOLD) + count(behind, CURVE)
    assert not count(image.crop((image.width - 4, 0, image.width, image.height)), INK), "it isn't cut"


def labels(image: Image.Image) -> int:
    """How many texts are below a curve: their letters are less than ten pixels apart."""
    strip = image.crop((0, (HEIGHT - FOOT + 4) * DETAIL, image.width, image.height))
    background, columns = strip.getpixel((0, 0)), range(strip.width)
    used = [x for x in columns if any(strip.getpixel((x, y)) != background for y in range(0, strip.height, 2))]
    return sum(x - before > 10 for before, x in zip([-99, *used], used, strict=False))


def test_the_axis_has_dates_and_on_one_day_the_numbers_of_the_games() -> None:
    assert labels(rating(1500, step_s=60)) == 1
    assert labels(rating(1500, 1510, step_s=60)) == 2
    for step_s in (0, 60, DAY_S):
        assert labels(rating(1500, 1520, 1480, step_s=step_s)) == 3
    assert labels(rating(1500, 1520, 1480, 1500, step_s=DAY_S // 3)) == 2, "the middle one is of the first day"
    assert rating(1500, 1520, step_s=60).tobytes() == rating(1500, 1520, step_s=0).tobytes()


def test_a_curve_rises_to_the_right_if_the_ratings_do() -> None:
    image = rating(*range(1400, 1700))
    left, right = (height_of_curve(image, columns) for columns in (range(image.width), reversed(range(image.width))))
    assert left > right


def height_of_curve(image: Image.Image, columns: Iterable[int]) -> int:
    """The first pixel of a curve from above, in the first of these columns that has one."""
    return next(y for x, y in product(columns, range(image.height)) if is_near(image.getpixel((x, y)), GOLD))


def test_the_square_that_is_chosen_most_is_the_brightest_and_one_that_never_is_stays_dark() -> None:
    cells = [(1, 0, 0)] * 4 + [(9, 3, 2)] + [(1, 0, 0)] * 3 + [(0, 0, 0)]
    image = openings(cells)
    assert image.size == (PHONE * DETAIL, PHONE * DETAIL)
    third, corner = PHONE * DETAIL // 3, 40
    bright = [image.getpixel((third * (cell % 3) + corner, third * (cell // 3) + corner)) for cell in range(9)]
    sums = [sum(each) if isinstance(each, tuple) else 0 for each in bright]
    assert is_near(bright[4], GOLD)
    assert is_near(bright[8], PANEL)
    assert sums.index(max(sums)) == 4
    assert sums.index(min(sums)) == 8


def test_bars_are_as_long_as_the_results_are_many() -> None:
    image = openings([(60, 30, 10)] + [(0, 0, 0)] * 8)
    won, drawn_, lost = (count(image, colour) for colour in RESULTS)
    assert 1.7 < won / drawn_ < 2.3
    assert 2.5 < drawn_ / lost < 3.6


@for_each([3, 4, 5])
def test_every_board_can_be_drawn(columns: int) -> None:
    cells = [(number % 3, number % 2, 1) for number in range(columns**2)]
    assert count(openings(cells, columns), RESULTS[2]) > 50
