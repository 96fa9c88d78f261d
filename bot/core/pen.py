"""Draw PNG pictures in one look. All sizes are in pixels of a phone's page, which is PHONE wide.

A picture brings its own dark background, as pages may be light. Pillow is imported with the first picture.
"""

import functools
import io
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from bot.words import Words, words

FONT = Path(__file__).parents[1] / "fonts" / "names.ttf"
"""DejaVu Sans Condensed with the letters of Europe (Latin, Greek, Cyrillic): Pillow's own font has no accents."""
PHONE = 350
SCALE, DETAIL = 4, 2
"""Pixels drawn, and kept in the file, for one of the page: Pillow draws no smooth lines, and screens are finer."""
COLOURS = 64  # with a palette, the file is half as large
TEXT, SMALL = 15, 12
BACKGROUND, PANEL, EDGE, QUIET, INK, GOLD = "#2b2d31", "#383a40", "#5c6068", "#c4c9ce", "#f2f3f5", "#f5b93d"

Point = tuple[float, float]


class Pen:
    def __init__(self, width: float, height: float) -> None:
        from PIL import Image, ImageDraw

        self._image = Image.new("RGB", (round(width * SCALE), round(height * SCALE)), BACKGROUND)
        self._draw = ImageDraw.Draw(self._image)

    def text(
        self, at: Point, text: str, colour: str = INK, size: float = TEXT, anchor: str = "lm", *, bold: bool = False
    ) -> None:
        """Write on one line. anchor: where `at` is in the text, as Pillow names it."""
        stroke = SCALE // 4 if bold else 0
        self._draw.text(_scaled(at), text, colour, font(size * SCALE), anchor, stroke_width=stroke)

    def patch(self, at: Point, text: str, size: float = TEXT, anchor: str = "lm") -> None:
        """Clear the room that a text takes, so that no line runs through its letters."""
        left, top, right, bottom = self._draw.textbbox(_scaled(at), text, font(size * SCALE), anchor)
        self._draw.rectangle((left - SCALE, top - SCALE, right + SCALE, bottom + SCALE), BACKGROUND)

    def box(self, at: Point, width: float, height: float, colour: str, radius: float = 0) -> None:
        """Fill a rectangle. at: its upper left corner."""
        right, bottom = _scaled((at[0] + width, at[1] + height))
        self._draw.rounded_rectangle((*_scaled(at), right - 1, bottom - 1), radius * SCALE, colour)

    def line(self, points: Iterable[Point], colour: str = EDGE, width: float = 1) -> None:
        self._draw.line([_scaled(each) for each in points], colour, round(width * SCALE), joint="curve")

    def area(self, points: Iterable[Point], colour: str) -> None:
        self._draw.polygon([_scaled(each) for each in points], colour)

    def ring(self, middle: Point, radius: float, colour: str, width: float) -> None:
        """Draw a ring; a disc if it is as wide as its radius."""
        (x, y), reach = _scaled(middle), radius * SCALE
        self._draw.ellipse((x - reach, y - reach, x + reach, y + reach), outline=colour, width=round(width * SCALE))

    def png(self) -> bytes:
        from PIL import Image

        out, image = io.BytesIO(), self._image.reduce(SCALE // DETAIL)
        image.quantize(COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(out, "PNG")
        return out.getvalue()


@functools.lru_cache(maxsize=16)
def font(size: float) -> Any:
    from PIL import ImageFont

    return ImageFont.truetype(FONT, size)


def length(text: str, size: float = TEXT) -> float:
    return float(font(size * SCALE).getlength(text)) / SCALE


def cut(text: str, room: float, size: float = TEXT) -> str:
    """Return as much of a text as fits into some pixels."""
    kept = text
    while kept and length(kept if kept == text else f"{kept}…", size) > room:
        kept = kept[:-1]
    return text if kept == text else f"{kept.rstrip()}…"


def can_write(name: str) -> bool:
    """Return whether the font has all letters of a name.

    >>> can_write("Zoë Šimić"), can_write("Юрий"), can_write("Ελένη"), can_write("名前"), can_write("")
    (True, True, True, False, False)
    """
    return bool(name.strip()) and all(map(_has_letter, name))


def words_drawn(locale: str) -> Words:
    """Return the sentences for a locale as Discord names it; English if the font lacks letters of the language."""
    say = words(locale)
    return say if can_write(say("language-name")) else words()


def blended(start: str, end: str, part: float) -> str:
    """Return a colour between two: 0 is the first, 1 the second."""
    pairs = [(int(start[at : at + 2], 16), int(end[at : at + 2], 16)) for at in (1, 3, 5)]
    return "#" + "".join(f"{round(one + (two - one) * part):02x}" for one, two in pairs)


@functools.lru_cache(2000)
def _has_letter(letter: str) -> bool:
    mask = font(TEXT).getmask
    return letter == " " or bytes(mask(letter)) != bytes(mask("\U000f0000"))


def _scaled(at: Point) -> Point:
    return at[0] * SCALE, at[1] * SCALE
