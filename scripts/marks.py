"""Draw the marks that the bot uploads as its own emoji, and its face: python -m scripts.marks

Each theme is a folder of bot/marks. All pictures are of one design, on a sheet of 128 units.
"""

import io
import math
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from PIL import Image, ImageDraw, ImageFont

ROOT = Path(__file__).parents[1] / "bot"
FOLDER, FONT = ROOT / "marks", ROOT / "fonts" / "names.ttf"
SIZE, FACE_SIZE = 128, 512
"""Of the files, in pixels. Discord shows an emoji at 48 at most, and twice as fine on a phone."""
DETAIL = 8
"""Pixels drawn for one unit: Pillow draws no smooth lines."""
COLOURS = 32
"""In the palette of a file; it is a third as large so."""
Point = tuple[float, float]
MIDDLE: Point = (64, 64)
CLEAR = "#00000000"
RED, BLUE, INK, PAPER = "#f0384b", "#2f8fff", "#16181c", "#ffffff"
RIM = 7
"""How thick the outline of a hollow mark is."""
Kind = Literal["", "last", "wins", "goes"]


@dataclass(frozen=True)
class Tile:
    """What lies under a mark: its colour, and the colour and width of its edge.

    is_fading: the mark goes next. The edge is dashed, and without a colour of its own the tile makes the mark hollow.
    """

    fill: str = CLEAR
    edge: str = CLEAR
    width: float = 0
    is_fading: bool = False


@dataclass(frozen=True)
class Design:
    """One theme. x, o: their colours, and their tiles, by kind. are_letters: written, and not drawn.

    square: the tile of a free square, with the colour of its number. edge: the colour of the letters and numbers around
    a board, halo: of their outline.
    """

    x: dict[Kind, tuple[str, Tile]]
    o: dict[Kind, tuple[str, Tile]]
    square: Tile
    number: str
    edge: str
    halo: str = CLEAR
    are_letters: bool = False


QUIET, GOING = Tile("#8088942e"), Tile(CLEAR, "#8088948c", 6, is_fading=True)
CRISP = Design(
    x={
        "": (RED, QUIET),
        "last": (RED, Tile(f"{RED}40", RED, 7)),
        "wins": (PAPER, Tile(RED)),
        "goes": (RED, GOING),
    },
    o={
        "": (BLUE, QUIET),
        "last": (BLUE, Tile(f"{BLUE}40", BLUE, 7)),
        "wins": (PAPER, Tile(BLUE)),
        "goes": (BLUE, GOING),
    },
    square=QUIET,
    number="#888f9a",
    edge="#888f9a",
)
ROSE, SKY = "#dd5670", "#5c86e8"
LETTERS = Design(
    x={
        "": (PAPER, Tile("#c2334f")),
        "last": (PAPER, Tile("#c2334f", "#f5b93d", 11)),
        "wins": (PAPER, Tile("#1f8b4c")),
        "goes": (ROSE, Tile(CLEAR, ROSE, 6, is_fading=True)),
    },
    o={
        "": (PAPER, Tile("#3b62c4")),
        "last": (PAPER, Tile("#3b62c4", "#f5b93d", 11)),
        "wins": (PAPER, Tile("#1f8b4c")),
        "goes": (SKY, Tile(CLEAR, SKY, 6, is_fading=True)),
    },
    square=QUIET,
    number="#888f9a",
    edge="#888f9a",
    are_letters=True,
)
AMBER, YELLOW, SLATE, SILVER = "#ff9500", "#ffd60a", "#737a86", "#8b919c"
CONTRAST = Design(
    x={
        "": (INK, Tile(PAPER, INK, 7)),
        "last": (INK, Tile(PAPER, AMBER, 15)),
        "wins": (INK, Tile(YELLOW, INK, 7)),
        "goes": (SLATE, Tile(PAPER, SLATE, 7, is_fading=True)),
    },
    o={
        "": (PAPER, Tile(INK, PAPER, 7)),
        "last": (PAPER, Tile(INK, AMBER, 15)),
        "wins": (INK, Tile(YELLOW, INK, 7)),
        "goes": (SILVER, Tile(INK, SILVER, 7, is_fading=True)),
    },
    square=Tile("#2b2d31", "#8b919c", 5),
    number=PAPER,
    edge=PAPER,
    halo=INK,
)
FIRST = "crisp"
DESIGNS = {FIRST: CRISP, "letters": LETTERS, "contrast": CONTRAST}


class Sheet:
    """A picture on which everything is measured in units, 128 to a side."""

    def __init__(self) -> None:
        self._image = Image.new("RGBA", (128 * DETAIL, 128 * DETAIL), CLEAR)
        self._draw = ImageDraw.Draw(self._image)

    def tile(self, tile: Tile) -> None:
        """Draw what lies under a mark, up to a small gap at the picture's edge."""
        box = (3 * DETAIL, 3 * DETAIL, 125 * DETAIL - 1, 125 * DETAIL - 1)
        self._draw.rounded_rectangle(box, 22 * DETAIL, tile.fill, tile.edge, round(tile.width * DETAIL))
        for middle in (38, 90) if tile.is_fading else ():
            start, end = (middle - 6) * DETAIL, (middle + 6) * DETAIL
            self._draw.rectangle((box[0], start, box[2], end), tile.fill)
            self._draw.rectangle((start, box[1], end, box[3]), tile.fill)

    def fill(self, colour: str) -> None:
        self._draw.rectangle((0, 0, 128 * DETAIL, 128 * DETAIL), colour)

    def cross(self, colour: str, at: Point = MIDDLE, reach: float = 32, width: float = 23) -> None:
        x, y = at
        for turn in (1, -1):
            ends = [(x + sign * reach, y + sign * turn * reach) for sign in (-1, 1)]
            self._draw.line([(x * DETAIL, y * DETAIL) for x, y in ends], colour, round(width * DETAIL))
            for end in ends:
                self._draw.ellipse(_around(end, width / 2), colour)

    def ring(self, colour: str, at: Point = MIDDLE, radius: float = 45, width: float = 21) -> None:
        self._draw.ellipse(_around(at, radius), outline=colour, width=round(width * DETAIL))

    def smile(self, colour: str, at: Point, radius: float, width: float) -> None:
        self._draw.arc(_around(at, radius), 20, 160, colour, round(width * DETAIL))
        for turn in (20, 160):
            way = math.radians(turn)
            end = at[0] + (radius - width / 2) * math.cos(way), at[1] + (radius - width / 2) * math.sin(way)
            self._draw.ellipse(_around(end, width / 2), colour)

    def write(self, text: str, colour: str, size: float, weight: float) -> None:
        """Write in the middle of the picture. weight: how much bolder than the font itself."""
        font, stroke = ImageFont.truetype(str(FONT), size * DETAIL), round(weight * DETAIL)
        at = MIDDLE[0] * DETAIL, (MIDDLE[1] + 0.36 * size) * DETAIL
        self._draw.text(at, text, colour, font, "ms", stroke_width=stroke)

    def png(self, size: int = SIZE) -> bytes:
        """Return the picture as a file with a palette."""
        small, file = self._image.resize((size, size), Image.Resampling.LANCZOS), io.BytesIO()
        small.quantize(COLOURS, Image.Quantize.FASTOCTREE).save(file, "PNG", optimize=True)
        return file.getvalue()


def main() -> None:
    """Draw the folders of all themes, and the face. What a theme shares with the first is in that one's alone."""
    (FOLDER / "face.png").write_bytes(face().png(FACE_SIZE))
    drawn = {theme: {name: sheet.png() for name, sheet in pictures(design)} for theme, design in DESIGNS.items()}
    for theme, files in drawn.items():
        (FOLDER / theme).mkdir(exist_ok=True)
        for name, content in files.items():
            if theme == FIRST or content != drawn[FIRST][name]:
                (FOLDER / theme / f"{name}.png").write_bytes(content)


def pictures(design: Design) -> Iterator[tuple[str, Sheet]]:
    """Yield a theme's pictures by their names, which screen readers say."""
    for letter, kinds in (("x", design.x), ("o", design.o)):
        for kind, (colour, tile) in kinds.items():
            yield "_".join(filter(None, (letter, kind))), _mark(letter, colour, tile, design)
    yield "square", _tiled(design.square)
    for number in range(1, 10):
        sheet = _tiled(design.square)
        sheet.write(str(number), design.number, 70, 4)
        yield f"square_{number}", sheet
    for name, text in [*(("column", each) for each in "abcde"), *(("row", each) for each in "12345")]:
        sheet = Sheet()
        for colour, weight in ((design.halo, 11), (design.edge, 3)):
            sheet.write(text, colour, 64, weight)
        yield f"{name}_{text}", sheet


def face() -> Sheet:
    """Draw the bot's face: its marks are its eyes."""
    sheet = Sheet()
    sheet.fill("#232a44")
    sheet.cross(RED, (42, 52), 11, 9)
    sheet.ring(BLUE, (86, 52), 16, 9)
    sheet.smile(PAPER, (64, 68), 33, 8)
    return sheet


def _mark(letter: str, colour: str, tile: Tile, design: Design) -> Sheet:
    sheet = _tiled(tile)
    is_hollow = tile.is_fading and tile.fill == CLEAR
    for ink, less in ((colour, 0), (CLEAR, RIM)) if is_hollow else ((colour, 0),):
        if design.are_letters:
            sheet.write(letter.upper(), ink, 88, (RIM if is_hollow else 5) - less)
        elif letter == "x":
            sheet.cross(ink, width=23 - 2 * less)
        else:
            sheet.ring(ink, radius=45 - less, width=21 - 2 * less)
    return sheet


def _tiled(tile: Tile) -> Sheet:
    sheet = Sheet()
    sheet.tile(tile)
    return sheet


def _around(at: Point, radius: float) -> tuple[float, float, float, float]:
    """Return the box of a circle, in the pixels that are drawn."""
    x, y = at
    return (x - radius) * DETAIL, (y - radius) * DETAIL, (x + radius) * DETAIL, (y + radius) * DETAIL


if __name__ == "__main__":
    main()
