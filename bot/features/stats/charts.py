"""Draw PNG charts of a member's games, without a letter to translate: a rating's course, how games began and ended."""

import math
from collections.abc import Sequence
from datetime import UTC, datetime

from bot.core.chat.pen import BACKGROUND, GOLD, INK, PANEL, PHONE, QUIET, SMALL, Pen, Point, blended
from bot.features.ratings.rules import Rating
from bot.features.stats.rules import Score

HEIGHT = 230
LEFT, RIGHT, TOP, FOOT = 48, 56, 18, 30
"""The room around a curve: steps stand at its left, the newest rating at its right, dates or games below it."""
MAX_STEPS = 5  # lines across a curve
BAND, CURVE, GRID = blended(BACKGROUND, GOLD, 0.1), blended(BACKGROUND, GOLD, 0.6), "#494c54"
DOT, NEWEST = 3.4, 5.0  # the radius of a game's dot if there's room, and of the newest one's
RESULTS = ("#4c9be8", "#c4c9ce", "#d8572a")  # won, drawn, lost: blue, grey and orange differ for the colour-blind too
MARGIN, GAP = 8, 6


def draw_rating(points: Sequence[Rating]) -> bytes:
    """Draw a dot for the rating after each game, in the band of its deviation. points: one or more, oldest first."""
    pen, ratings = Pen(PHONE, HEIGHT), [point.value for point in points]
    room = max(60.0, (max(ratings) - min(ratings)) * 0.25)  # a first, unsure rating would flatten the curve
    least, most, bottom = min(ratings) - room, max(ratings) + room, HEIGHT - FOOT

    def at(game: int, rating: float) -> Point:
        x = LEFT + (PHONE - LEFT - RIGHT) * (game / (len(points) - 1) if len(points) > 1 else 0.5)
        return x, bottom - (bottom - TOP) * (min(max(rating, least), most) - least) / (most - least)

    upper = [at(game, point.value + point.deviation) for game, point in enumerate(points)]
    lower = [at(game, point.value - point.deviation) for game, point in enumerate(points)]
    if len(points) > 1:
        pen.area([*upper, *reversed(lower)], BAND)
    else:
        pen.line([*upper, *lower], BAND, 14)
    for rating in _steps(least, most):
        _, y = at(0, rating)
        pen.line([(LEFT, y), (PHONE - RIGHT, y)], GRID)
        pen.text((LEFT - 8, y), f"{rating}", QUIET, size=SMALL, anchor="rm")
    curve = [at(game, rating) for game, rating in enumerate(ratings)]
    if len(points) > 1:
        pen.line(curve, CURVE, 1.5)
    radius = min(DOT, max(1.0, (PHONE - LEFT - RIGHT) / len(points) * 0.4))
    for middle in curve[:-1]:
        pen.ring(middle, radius, GOLD, radius)
    x, y = curve[-1]
    pen.ring((x, y), NEWEST, INK, NEWEST)
    pen.text((x + NEWEST + 6, y), f"{ratings[-1]:.0f}", anchor="lm", bold=True)
    _write_axis(pen, [x for x, _ in curve], [point.rated_at for point in points])
    return pen.png()


def draw_openings(columns: int, cells: Sequence[Score]) -> bytes:
    """Draw a board: a square is the brighter, the more games began there; a bar shows how those ended."""
    side, counts = (PHONE - 2 * MARGIN + GAP) / columns, [cell.games for cell in cells]
    pen = Pen(PHONE, 2 * MARGIN - GAP + side * math.ceil(len(cells) / columns))
    for number, (cell, count) in enumerate(zip(cells, counts, strict=True)):
        row, column = divmod(number, columns)
        corner, part = (MARGIN + column * side, MARGIN + row * side), count / max(1, *counts)
        pen.box(corner, side - GAP, side - GAP, blended(PANEL, GOLD, part), 6)
        if count:
            x, y, ink = corner[0], corner[1], BACKGROUND if part > 0.45 else INK
            share = f"{100 * count / sum(counts):.0f}%"
            middle = (x + (side - GAP) / 2, y + (side - GAP) * 0.42)
            pen.text(middle, share, ink, size=min(22, side * 0.25), anchor="mm", bold=True)
            _draw_bar(pen, (x + side * 0.1, y + (side - GAP) * 0.72), side * 0.8 - GAP, cell)
    return pen.png()


def _steps(least: float, most: float) -> range:
    """Return round numbers between two, MAX_STEPS at most.

    >>> list(_steps(1440, 1560)), list(_steps(900, 1950))
    ([1450, 1475, 1500, 1525, 1550], [1000, 1250, 1500, 1750])
    """
    sizes = (int(part * 10**power) for power in range(1, 5) for part in (1, 2.5, 5))
    size = next(size for size in sizes if (most - least) / size < MAX_STEPS)
    return range(math.ceil(least / size) * size, math.floor(most) + 1, size)


def _write_axis(pen: Pen, places: Sequence[float], times: Sequence[int]) -> None:
    """Write below the first game, the middle one and the newest when they ended; if all on one day, their numbers."""
    last = len(times) - 1
    days = {game: datetime.fromtimestamp(times[game], UTC).strftime("%Y-%m-%d") for game in (0, last // 2, last)}
    if days[0] == days[last]:
        days = {game: f"{game + 1}" for game in days}
    elif days[last // 2] in (days[0], days[last]):
        del days[last // 2]
    for game, text in days.items():
        pen.text((places[game], HEIGHT - FOOT / 2), text, QUIET, size=SMALL, anchor="mm")


def _draw_bar(pen: Pen, at: Point, width: float, score: Score) -> None:
    """Draw a bar of three parts on a dark ground, so that it stands out on any square."""
    (x, y), height = at, max(5.0, width * 0.11)
    pen.box((x - 2, y - 2), width + 4, height + 4, BACKGROUND, 3)
    for count, colour in zip(score, RESULTS, strict=True):
        part = width * count / score.games
        if count:
            pen.box((x, y), part, height, colour)
        x += part
