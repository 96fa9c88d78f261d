"""The minimax tree as a PNG picture, as tutorials draw it: boards as nodes, scores rising to the root.

People read it on dark and on light pages, so it brings its own background; marks differ by shape and the line that
minimax plays by weight, never by colour alone. Pure: a tree in, bytes out, from any thread.
"""

import functools
import io
import math
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFont

from bot.engine import Mark
from bot.engine.tree import Node
from bot.words import Words, words

SCALE = 2
"""Everything is drawn this many times larger and then reduced: Pillow draws no smooth lines by itself."""
COLOURS = 64
"""With a palette the file is half as large and takes less time."""

CELL, COLUMN_GAP, MARGIN, LEVELS = 18, 26, 20, 92
NUMBER, SCORE, CUT, ROW_GAP, FOOT = 24, 24, 34, 26, 30
"""Sizes in pixels of the finished picture: a cell; between boards; around it all; the names of the levels; and above
and under a board: its move, its score, two lines if the tree was cut there, the way to the next level, the legend."""
FAN = 36
"""How much longer the way to the next level may get if edges reach far to the side, to keep them apart."""
WIDEST, SMALL_CELL, SMALL_GAP = 2400, 8, 12
"""If a tree would be wider than this, gaps and then cells shrink, down to these."""
TEXT, SMALL = 15, 13
"""Sizes of letters."""

BACKGROUND, INK, QUIET = "#2b2d31", "#f2f3f5", "#c4c9ce"
EDGE, CHOSEN = "#9a9fa6", "#f5b93d"
PAPER, GRID, PLAYED, STRIKE = "#fafaf7", "#85898f", "#ffe49a", "#26282c"
MARKS = {Mark.X: "#b3261e", Mark.O: "#1553a6"}

Point = tuple[float, float]

_font = functools.lru_cache(maxsize=4)(ImageFont.load_default)


class Spot(NamedTuple):
    """Where a node is drawn, in pixels. x: the middle of its board; y: its top; foot: the end of its words.

    depth: its level, from 0. cell: the side of a cell, the same in the whole tree. width, height: of the board.
    """

    node: Node
    parent: Node | None
    x: float
    depth: int
    y: float = 0.0
    foot: float = 0.0
    cell: int = CELL

    @property
    def width(self) -> int:
        return self.node.position.board.columns * self.cell

    @property
    def height(self) -> int:
        return self.node.position.board.rows * self.cell

    @property
    def left(self) -> int:
        return round(self.x - self.width / 2)


def draw(root: Node, locale: str = "") -> bytes:
    """Draw a tree that `grow` has kept, with the words of a locale as Discord names it.

    Returns a PNG file, opaque, some WIDEST pixels wide at most, unless a board has more than nine columns. Cost:
    0.1 s or less; nothing is kept but two fonts.
    """
    say = words(locale)
    spots, legend = place(root, say), say("picture-legend", mover=root.position.to_move.value)
    reach = max(spots[0].width, _widest(root, say)) / 2
    width = math.ceil(max(max(spot.x for spot in spots) + reach + COLUMN_GAP, 2 * MARGIN + _length(legend)))
    height = math.ceil(max(spot.foot for spot in spots) + FOOT + MARGIN / 2)
    image = Image.new("RGB", (width * SCALE, height * SCALE), BACKGROUND)
    pen = ImageDraw.Draw(image)
    _edges(pen, spots)
    for spot in spots:
        _board(pen, spot)
        _notes(pen, spot, say)
    _levels(pen, spots, say)
    _text(pen, (MARGIN, height - MARGIN), legend, size=SMALL, colour=QUIET)
    out = io.BytesIO()
    image.reduce(SCALE).quantize(COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(out, "PNG")
    return out.getvalue()


def _widest(root: Node, say: Words) -> float:
    return max(_length(line) for line in ("+10", *(line for node in root.walk() for line in _more(node, say))))


def place(root: Node, say: Words) -> tuple[Spot, ...]:
    """Find where each node goes: a row a level, parents over the middle of their children, as narrow as that can be.

    If the tree was cut, a parent goes over the child that goes on.
    Source: Reingold and Tilford, "Tidier Drawings of Trees", 1981.
    """
    columns, words = _columns(root, None, 0), _widest(root, say)
    left = min(spot.x for spot in columns)
    cell, column = _scale(root, words, max(spot.x for spot in columns) - left + 1)
    first = MARGIN + LEVELS + max(root.position.board.columns * cell, words) / 2
    at = [spot._replace(x=first + (spot.x - left) * column, cell=cell) for spot in columns]
    above = {id(spot.node): spot.x for spot in at}
    spots, top = list[Spot](), float(MARGIN)
    for depth in range(max(spot.depth for spot in at) + 1):
        level = [spot for spot in at if spot.depth == depth]
        foot = top + level[0].height + SCORE + (CUT if any(spot.node.hidden for spot in level) else 0)
        spots += [spot._replace(y=top, foot=foot) for spot in level]
        reach = max((abs(spot.x - above[id(spot.parent)]) for spot in at if spot.depth == depth + 1), default=0.0)
        top = foot + ROW_GAP + min(FAN, reach / 20) + NUMBER
    return tuple(spots)


def _scale(root: Node, words: float, span: float) -> tuple[int, float]:
    """Return the side of a cell and the width of a column. span: how many columns the tree takes."""
    across = root.position.board.columns
    room = max((WIDEST - MARGIN - LEVELS - COLUMN_GAP) / span, words + SMALL_GAP)
    cell = min(CELL, max(SMALL_CELL, int(room - SMALL_GAP) // across))
    return cell, max(min(across * cell + COLUMN_GAP, room), across * cell + SMALL_GAP, words + SMALL_GAP)


def _columns(node: Node, parent: Node | None, depth: int) -> list[Spot]:
    """Place a node and all below it, x in columns; subtrees side by side, as close as their edges let them."""
    below, middles = list[Spot](), list[float]()
    for child in node.children:
        branch = _columns(child, node, depth + 1)
        shift = _shift(below, branch)
        below += [spot._replace(x=spot.x + shift) for spot in branch]
        middles.append(branch[0].x + shift)
    if any(child.hidden for child in node.children):
        middles = [spot.x for spot in below if spot.parent is node and spot.node.is_chosen]
    middle = (middles[0] + middles[-1]) / 2 if middles else 0.0
    return [Spot(node, parent, middle, depth), *below]


def _shift(placed: list[Spot], branch: list[Spot]) -> float:
    """Return how far right a branch must go to be a column or more from what is placed, on every level of both."""
    right = {spot.depth: spot.x for spot in sorted(placed, key=lambda spot: spot.x)}  # the rightmost stays
    return max((right[spot.depth] + 1 - spot.x for spot in branch if spot.depth in right), default=0.0)


def _edges(pen: ImageDraw.ImageDraw, spots: tuple[Spot, ...]) -> None:
    """Draw from under each parent's score, past the words of its level, to the child's move; the chosen ones on top."""
    at = {id(spot.node): spot for spot in spots}
    for lower in sorted(spots[1:], key=lambda spot: spot.node.is_chosen):
        upper = at[id(lower.parent)]
        colour, width = (CHOSEN, 4) if lower.node.is_chosen else (EDGE, 2)
        score, foot = (upper.x, upper.y + upper.height + SCORE), (upper.x, upper.foot)
        _line(pen, (score, foot, (lower.x, lower.y - NUMBER + 2)), colour, width)


def _board(pen: ImageDraw.ImageDraw, spot: Spot) -> None:
    """Draw the grid with its marks; tint the square just played and strike a full line through."""
    position, cell = spot.node.position, spot.cell
    places = (divmod(number, position.board.columns) for number in range(position.board.cells))
    middles = [(spot.left + (column + 0.5) * cell, spot.y + (row + 0.5) * cell) for row, column in places]
    _grid(pen, spot, middles)
    for number, middle in enumerate(middles):
        if mark := position.mark_at(number):
            _mark(pen, middle, mark, cell)
    won = set(position.winning_cells)
    for line in position.board.lines:
        cells = [number for number in range(position.board.cells) if line >> number & 1]
        if won.issuperset(cells):
            _line(pen, (middles[cells[0]], middles[cells[-1]]), STRIKE, 3)


def _grid(pen: ImageDraw.ImageDraw, spot: Spot, middles: list[Point]) -> None:
    node, cell, left, top, wide, high = spot.node, spot.cell, spot.left, spot.y, spot.width, spot.height
    colour, frame = (CHOSEN, 4) if node.is_chosen else (EDGE, 1)
    _box(pen, (left - frame, top - frame), (wide + 2 * frame, high + 2 * frame), colour)
    _box(pen, (left, top), (wide, high), PAPER)
    if node.cell is not None:
        x, y = middles[node.cell % len(middles)]
        _box(pen, (x - cell / 2, y - cell / 2), (cell, cell), PLAYED)
    for x in range(left + cell, left + wide, cell):
        _line(pen, ((x, top), (x, top + high)), GRID, 1)
    for row in range(1, high // cell):
        _line(pen, ((left, top + row * cell), (left + wide, top + row * cell)), GRID, 1)


def _mark(pen: ImageDraw.ImageDraw, middle: Point, mark: Mark, cell: int) -> None:
    """Draw a cross of two strokes, or a ring as strong: Pillow draws slanted lines thinner than asked."""
    x, y = middle
    reach, stroke = cell * 0.29, cell / 6
    if mark is Mark.X:
        for slope in (-1, 1):
            _line(pen, ((x - reach, y - slope * reach), (x + reach, y + slope * reach)), MARKS[mark], stroke)
    else:
        radius = reach + 0.6
        box = [(x - radius) * SCALE, (y - radius) * SCALE, (x + radius) * SCALE, (y + radius) * SCALE]
        pen.ellipse(box, outline=MARKS[mark], width=round(stroke * SCALE * 0.8))


def _notes(pen: ImageDraw.ImageDraw, spot: Spot, say: Words) -> None:
    """Write the square above the board, and below it the score and how much was cut away."""
    node, under = spot.node, spot.y + spot.height + SCORE
    colour = CHOSEN if node.is_chosen else INK
    if node.cell is not None:
        name = node.position.board.move_name(node.cell)
        _text(pen, (spot.x, spot.y - 9), name, size=SMALL, colour=colour, middle=True)
    _text(pen, (spot.x, under - 5), f"{node.score:+d}" if node.score else "0", size=TEXT, colour=colour, middle=True)
    for number, line in enumerate(_more(node, say)):
        _text(pen, (spot.x, under + 12 + 15 * number), line, size=SMALL, colour=QUIET, middle=True)


def _more(node: Node, say: Words) -> list[str]:
    return say("picture-more", calls=node.hidden).splitlines() if node.hidden else []


def _levels(pen: ImageDraw.ImageDraw, spots: tuple[Spot, ...], say: Words) -> None:
    """Write at the left of each level on which somebody is to move: who, and whether for the most or the least."""
    movers = {spot.depth: spot for spot in reversed(spots) if not spot.node.position.is_over}
    for depth, spot in movers.items():
        y, side = spot.y + spot.height / 2, say("picture-min" if depth % 2 else "picture-max")
        _text(pen, (MARGIN, y - 3), side, size=TEXT, colour=INK)
        mover = say("picture-to-move", mover=spot.node.position.to_move.value)
        _text(pen, (MARGIN, y + 14), mover, size=SMALL, colour=QUIET)


def _length(words: str) -> float:
    return _font(SMALL * SCALE).getlength(words) / SCALE


def _line(pen: ImageDraw.ImageDraw, points: tuple[Point, ...], colour: str, width: float) -> None:
    pen.line([(x * SCALE, y * SCALE) for x, y in points], fill=colour, width=round(width * SCALE), joint="curve")


def _box(pen: ImageDraw.ImageDraw, corner: Point, size: Point, colour: str) -> None:
    (left, top), (wide, high) = corner, size
    corners = [(left * SCALE, top * SCALE), ((left + wide) * SCALE - 1, (top + high) * SCALE - 1)]
    pen.rectangle(corners, fill=colour)


def _text(pen: ImageDraw.ImageDraw, at: Point, words: str, *, size: int, colour: str, middle: bool = False) -> None:
    """Write on a line, from a point or around it, with a patch behind so that no edge runs through the letters."""
    point, font, anchor = (at[0] * SCALE, at[1] * SCALE), _font(size * SCALE), "ms" if middle else "ls"
    left, top, right, bottom = pen.textbbox(point, words, font=font, anchor=anchor)
    pen.rectangle((left - SCALE, top - SCALE, right + SCALE, bottom + SCALE), fill=BACKGROUND)
    pen.text(point, words, fill=colour, font=font, anchor=anchor)
