"""The charts as PNG pictures, drawn by a library: python -m bot.charts reads one as JSON and writes the picture.

It runs as a process of its own (community/charts.py starts it) and knows nothing else of the bot. No letter is in a
picture, so none has to be translated: numbers and dates alone. Drawn for a phone's width, on a background of its own.

{"chart": "rating", "points": [[seconds since 1970, rating, deviation], ...]}: the oldest first, at least one.
{"chart": "openings", "rows": 3, "columns": 3, "cells": [[won, drawn, lost], ...]}: games by the first move.
"""

import io
import json
import os
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

PHONE, DETAIL = 350, 2
"""How wide a phone shows a picture, and how many pixels of the file go into one of its: screens are finer."""
HEIGHT = 230
INCH = 100
"""Pixels of a phone's page in what the library calls an inch."""
BACKGROUND, INK, QUIET, GRID = "#2b2d31", "#f2f3f5", "#c4c9ce", "#43464d"
CURVE, BAND, EMPTY, OFTEN = "#f5b93d", "#f5b93d", "#383a40", "#f5b93d"
RESULTS = ("#4c9be8", "#c4c9ce", "#d8572a")
"""Won, drawn, lost: blue, grey and orange are told apart whatever colours one sees."""
LETTERS, LARGE = 10, 15
"""Sizes of letters."""


def draw(chart: dict[str, Any]) -> bytes:
    """Return a chart as a PNG file. Errors: KeyError, ValueError for one that is none. Cost: half a second at first."""
    if chart["chart"] == "rating":
        return draw_rating(chart["points"])
    return draw_openings(chart["rows"], chart["columns"], chart["cells"])


def draw_rating(points: Sequence[Sequence[float]]) -> bytes:
    """Draw ratings game by game, as a curve in the band of their deviation. points: as in a chart."""
    figure, axes = _figure(HEIGHT)
    games, ratings = range(len(points)), [rating for _, rating, _ in points]
    lower, upper = ([rating + side * deviation for _, rating, deviation in points] for side in (-1, 1))
    axes.fill_between(games, lower, upper, color=BAND, alpha=0.16, linewidth=0)
    axes.plot(games, ratings, color=CURVE, linewidth=1.8, solid_joinstyle="round")
    axes.plot([games[-1]], ratings[-1:], marker="o", markersize=5, color=INK, zorder=3)
    room = max(60.0, (max(ratings) - min(ratings)) * 0.25)  # what is unsure at first would else flatten the curve
    axes.set_ylim(min(ratings) - room, max(ratings) + room)
    axes.set_xlim(0 if games[-1] else -1, games[-1] * 1.03 or 1)
    _mark_newest(axes, games[-1], ratings[-1])
    axes.yaxis.set_major_locator(_locator())
    axes.grid(axis="y", color=GRID, linewidth=0.7)
    _date(axes, [at for at, _, _ in points])
    return _png(figure)


def draw_openings(rows: int, columns: int, cells: Sequence[Sequence[int]]) -> bytes:
    """Draw a board: each square the brighter the more games began there, with how they ended as a bar."""
    figure, axes = _figure(PHONE)
    counts = [sum(cell) for cell in cells]
    total, most = max(1, sum(counts)), max(1, *counts)
    for number, cell in enumerate(cells):
        row, column = divmod(number, columns)
        part = counts[number] / most
        _square(axes, (column, rows - 1 - row), _blended(EMPTY, OFTEN, part))
        if counts[number]:
            ink = BACKGROUND if part > 0.45 else INK
            _share(axes, (column, rows - 1 - row), counts[number] / total, ink, LARGE if columns <= 3 else LETTERS - 1)
            _bar(axes, (column, rows - 1 - row), cell)
    axes.set_xlim(0, columns)
    axes.set_ylim(0, rows)
    axes.set_axis_off()
    return _png(figure)


def _figure(height: int) -> tuple[Any, Any]:
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    with rc_context({"font.size": LETTERS, "axes.edgecolor": GRID, "axes.facecolor": BACKGROUND}):
        figure = Figure(figsize=(PHONE / INCH, height / INCH), dpi=INCH * DETAIL, facecolor=BACKGROUND)
        figure.set_layout_engine("constrained", w_pad=0.08, h_pad=0.08)
        axes = figure.subplots()
    axes.tick_params(colors=QUIET, labelcolor=QUIET, length=0, labelsize=LETTERS)
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    return figure, axes


def _locator() -> Any:
    from matplotlib.ticker import MaxNLocator

    return MaxNLocator(nbins=5, steps=[1, 2, 2.5, 5, 10], integer=True)


def _mark_newest(axes: Any, game: int, rating: float) -> None:
    axes.annotate(
        f"{rating:.0f}", (game, rating), (-4, 9), textcoords="offset points", color=INK, ha="right", weight="bold",
        fontsize=LETTERS + 2,
    )  # fmt: skip


def _date(axes: Any, times: Sequence[float]) -> None:
    """Write under the first game, the newest, and one between when they ended, each day once."""
    last = len(times) - 1
    days = {place: datetime.fromtimestamp(times[place], UTC).strftime("%Y-%m-%d") for place in (0, last // 2, last)}
    shown = {place: day for place, day in days.items() if place in (0, last) or day not in (days[0], days[last])}
    if days[0] == days[last]:
        shown = {0: days[0]}
    axes.set_xticks(list(shown), list(shown.values()))
    sides = {0: "left", last: "right"} if last else {}
    for place, label in zip(shown, axes.get_xticklabels(), strict=True):
        label.set_horizontalalignment(sides.get(place, "center"))


def _square(axes: Any, corner: tuple[int, int], colour: str) -> None:
    from matplotlib.patches import FancyBboxPatch

    x, y = corner
    shape = FancyBboxPatch((x + 0.06, y + 0.06), 0.88, 0.88, boxstyle="round,pad=0,rounding_size=0.07", linewidth=0)
    shape.set_facecolor(colour)
    axes.add_patch(shape)


def _share(axes: Any, corner: tuple[int, int], share: float, ink: str, size: int) -> None:
    x, y = corner
    axes.text(
        x + 0.5, y + 0.58, f"{100 * share:.0f}%", color=ink, ha="center", va="center", fontsize=size, weight="bold"
    )


def _bar(axes: Any, corner: tuple[int, int], results: Sequence[int]) -> None:
    """Draw how games ended as a bar of three parts, on a dark ground, so that it can be seen on any square."""
    from matplotlib.patches import Rectangle

    (x, y), left = corner, 0.0
    axes.add_patch(Rectangle((x + 0.13, y + 0.155), 0.74, 0.15, facecolor=BACKGROUND, linewidth=0))
    for count, colour in zip(results, RESULTS, strict=True):
        part = 0.68 * count / sum(results)
        axes.add_patch(Rectangle((x + 0.16 + left, y + 0.185), part, 0.09, facecolor=colour, linewidth=0))
        left += part


def _blended(start: str, end: str, part: float) -> str:
    """Return a colour between two: 0 is the first, 1 the second."""
    channels = [[int(colour[at : at + 2], 16) for at in (1, 3, 5)] for colour in (start, end)]
    return "#" + "".join(f"{round(one + (two - one) * part):02x}" for one, two in zip(*channels, strict=True))


def _png(figure: Any) -> bytes:
    out = io.BytesIO()
    figure.savefig(out, format="png", facecolor=BACKGROUND, metadata={"Software": None})
    return out.getvalue()


def main() -> None:
    """Draw what comes in, and let everything else on the machine go first."""
    if hasattr(os, "nice"):
        os.nice(10)
    sys.stdout.buffer.write(draw(json.load(sys.stdin.buffer)))


if __name__ == "__main__":
    main()
