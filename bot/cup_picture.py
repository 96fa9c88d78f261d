"""A tournament as a PNG picture: the table of a round robin, or the bracket of a knockout.

Eight players can be read at the width of a phone. It brings its own background, and who goes on is told by weight and
a mark as well, never by colour alone. Names are written in the letters of Europe (Latin, Greek, Cyrillic); for any
other there is the seed. Pure: values in, bytes out, from any thread.
"""

import functools
import io
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFont

from bot.words import words

FONT = Path(__file__).parent / "fonts" / "names.ttf"
"""DejaVu Sans Condensed, cut down to those letters: what Pillow brings has not even an accent."""
PHONE = 350
"""How wide a phone shows a picture, in pixels of its page: all sizes are in these."""
SCALE, DETAIL, COLOURS = 4, 2, 32
"""How many times larger it is drawn, and in the file; how many colours are kept."""
MARGIN, TEXT, SMALL = 7, 14, 11
"""Around it all; sizes of letters."""
ROW, PLACE, NAME, CELL, POINTS, BERGER = 24, 16, 94, 20, 30, 36
"""In the table: the height of a line; the widths of its columns, names at least so wide."""
LINE, GAP, BOX, LINK = 21, 10, 104, 10
"""In the bracket: the height of a player; between matches; the width of a match; the way to the next round."""
BACKGROUND, PANEL, INK, QUIET, EDGE, GOLD = "#2b2d31", "#383a40", "#f2f3f5", "#a9aeb5", "#5c6068", "#f5b93d"

_font = functools.lru_cache(maxsize=8)(functools.partial(ImageFont.truetype, FONT))


class Line(NamedTuple):
    """A line of the table. cells: what was scored against each line, "" against nobody yet. is_out: they have left."""

    name: str
    cells: tuple[str, ...]
    points: str
    berger: str
    is_out: bool = False


class Side(NamedTuple):
    """A player of a match. points: "" if there are none. is_on: whether they go on; None if that is not decided."""

    seed: int
    name: str
    points: str = ""
    is_on: bool | None = None


Match = tuple[Side | None, Side | None]
"""The two of a match; None if it is not known yet who that is, or if nobody is."""


class _Pen:
    """Draws in the pixels of a phone."""

    def __init__(self, width: float, height: float) -> None:
        self._image = Image.new("RGB", (round(width * SCALE), round(height * SCALE)), BACKGROUND)
        self._draw = ImageDraw.Draw(self._image)

    def text(self, x: float, y: float, text: str, colour: str = INK, *, size: int = TEXT, anchor: str = "lm") -> None:
        self._draw.text((x * SCALE, y * SCALE), text, fill=colour, font=_font(size * SCALE), anchor=anchor)

    def bold(self, x: float, y: float, text: str, colour: str = INK, *, anchor: str = "lm") -> None:
        font, stroke = _font(TEXT * SCALE), SCALE // 4
        self._draw.text(
            (x * SCALE, y * SCALE), text, fill=colour, font=font, anchor=anchor, stroke_width=stroke, stroke_fill=colour
        )

    def box(self, x: float, y: float, width: float, height: float, colour: str) -> None:
        corners = [(x * SCALE, y * SCALE), ((x + width) * SCALE - 1, (y + height) * SCALE - 1)]
        self._draw.rectangle(corners, fill=colour)

    def line(self, points: Iterable[tuple[float, float]], colour: str = EDGE, width: float = 1) -> None:
        self._draw.line([(x * SCALE, y * SCALE) for x, y in points], fill=colour, width=round(width * SCALE))

    def png(self) -> bytes:
        out, image = io.BytesIO(), self._image.reduce(SCALE // DETAIL)
        image.quantize(COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(out, "PNG")
        return out.getvalue()


@functools.lru_cache(2000)
def _has_letter(letter: str) -> bool:
    font = _font(TEXT)
    return letter == " " or bytes(font.getmask(letter)) != bytes(font.getmask("\U000f0000"))


def can_write(name: str) -> bool:
    """Whether the picture has all letters of a name.

    >>> can_write("Zoë Šimić"), can_write("Юрий"), can_write("Ελένη"), can_write("名前"), can_write("")
    (True, True, True, False, False)
    """
    return bool(name.strip()) and all(map(_has_letter, name))


class _Columns(NamedTuple):
    """Where the columns of a table are. cells: where the first cell begins. points: where they end."""

    cells: float
    points: float
    width: float

    @classmethod
    def of(cls, count: int) -> "_Columns":
        """Give names what room is left on a phone."""
        least = 2 * MARGIN + PLACE + NAME + CELL * count + POINTS + BERGER
        spare = max(0, PHONE - least)
        cells = MARGIN + PLACE + NAME + spare
        return cls(cells, cells + CELL * count + POINTS, least + spare)


def draw_table(lines: Sequence[Line], locale: str = "") -> bytes:
    """Draw the table of a round robin by places: whom each met, points and Sonneborn-Berger. Returns a PNG file."""
    say, columns = words(locale), _Columns.of(len(lines))
    pen = _Pen(columns.width, 2 * MARGIN + ROW * (len(lines) + 1))
    heads = [(columns.cells + CELL * (at + 0.5), str(at + 1), "mm") for at in range(len(lines))]
    heads += [(columns.points, say("cup-points"), "rm"), (columns.points + BERGER, say("cup-berger"), "rm")]
    for x, text, anchor in heads:
        pen.text(x, MARGIN + ROW / 2, text, QUIET, size=SMALL, anchor=anchor)
    for at, line in enumerate(lines):
        _draw_line(pen, line, at, columns)
    return pen.png()


def _draw_line(pen: _Pen, line: Line, at: int, columns: _Columns) -> None:
    top = MARGIN + ROW * (at + 1)
    y, left = top + ROW / 2, MARGIN + PLACE
    if at % 2 == 0:
        pen.box(MARGIN / 2, top, columns.width - MARGIN, ROW, PANEL)
    colour = QUIET if line.is_out else INK
    pen.text(left - 5, y, str(at + 1), QUIET, size=SMALL, anchor="rm")
    name = _cut(line.name, columns.cells - left - 6)
    write = pen.text if at else pen.bold
    write(left, y, name, colour if at else GOLD)
    if line.is_out:
        pen.line([(left, y), (left + _length(name), y)], QUIET)
    for number, cell in enumerate(line.cells):
        x = columns.cells + CELL * number
        if number == at:
            pen.box(x + 2, top + 2, CELL - 4, ROW - 4, EDGE)
        else:
            pen.text(x + CELL / 2, y, cell, colour, size=SMALL, anchor="mm")
    pen.bold(columns.points, y, line.points, colour, anchor="rm")
    pen.text(columns.points + BERGER, y, line.berger, QUIET, size=SMALL, anchor="rm")


def draw_bracket(rounds: Sequence[Sequence[Match]]) -> bytes:
    """Draw the bracket of a knockout. rounds: of each the matches from the top down. Returns a PNG file."""
    step = 2 * LINE + GAP
    box = max(BOX, (PHONE - 2 * MARGIN - LINK * (len(rounds) - 1)) / len(rounds))
    width = 2 * MARGIN + box * len(rounds) + LINK * (len(rounds) - 1)
    pen = _Pen(width, 2 * MARGIN + step * len(rounds[0]) - GAP)
    middles: list[float] = [MARGIN + LINE + step * at for at in range(len(rounds[0]))]
    for number, matches in enumerate(rounds):
        x = MARGIN + number * (box + LINK)
        if number:
            middles = [_join(pen, x, middles[at : at + 2]) for at in range(0, len(middles), 2)]
        for middle, match in zip(middles, matches, strict=True):
            _draw_match(pen, x, middle, box, match)
    return pen.png()


def _join(pen: _Pen, x: float, middles: Sequence[float]) -> float:
    """Draw the way from two matches to the next one, and return its middle."""
    middle = sum(middles) / 2
    for each in middles:
        pen.line([(x - LINK, each), (x - LINK / 2, each), (x - LINK / 2, middle), (x, middle)], EDGE, 1.5)
    return middle


def _draw_match(pen: _Pen, x: float, middle: float, width: float, match: Match) -> None:
    if match == (None, None):
        pen.box(x, middle - LINE, width, 2 * LINE, PANEL)
    for side, top in zip(match, (middle - LINE, middle), strict=True):
        if side is None:
            continue
        pen.box(x, top, width, LINE - 0.5, PANEL)
        y, is_on = top + LINE / 2, side.is_on is True
        if is_on:
            pen.box(x, top, 3, LINE - 0.5, GOLD)
        pen.text(x + 17, y, str(side.seed), QUIET, size=SMALL, anchor="rm")
        name = _cut(side.name, width - 20 - _length(side.points) - 9)
        write = pen.bold if is_on else pen.text
        write(x + 20, y, name, QUIET if side.is_on is False else INK)
        write(x + width - 4, y, side.points, GOLD if is_on else QUIET, anchor="rm")


def _length(text: str) -> float:
    return _font(TEXT * SCALE).getlength(text) / SCALE


def _cut(name: str, room: float) -> str:
    """Return as much of a name as there is room for."""
    if _length(name) <= room:
        return name
    kept = name
    while kept and _length(f"{kept}…") > room:
        kept = kept[:-1]
    return f"{kept.rstrip()}…"
