"""The minimax tree as a PNG picture, as tutorials draw it: boards as nodes, scores rising to the root.

It is read on dark and on light pages, so it brings a background of its own; marks differ by shape and the line that
is played by weight, never by colour alone. Pure: a tree in, bytes out, from any thread.
"""

from __future__ import annotations

import functools
import io
import math
from collections.abc import Iterator
from dataclasses import dataclass, replace

from PIL import Image, ImageDraw, ImageFont

from bot.engine import Mark
from bot.engine.tree import Node

SCALE = 2
"""All is drawn so many times as large and then reduced: Pillow draws no smooth lines by itself."""
COLOURS = 64
"""A palette: a file half as large, in less time."""

CELL, COLUMN_GAP, MARGIN, LEVELS = 18, 26, 20, 92
NUMBER, SCORE, CUT, ROW_GAP, FOOT = 24, 24, 34, 26, 30
"""Sizes in pixels of the finished picture: a cell; between boards; around all; the names of the levels; and above
and under a board: its move, its score, the two lines where the tree was cut, the way to the next level, the legend."""
FAN = 36
"""How much longer the way to the next level may get where edges reach far to the side, so that they part."""
WIDEST, SMALL_CELL, SMALL_GAP = 2400, 8, 12
"""Where a tree would be wider than this, gaps and then cells shrink, to these at the least."""
TEXT, SMALL = 15, 13
"""Sizes of letters."""

BACKGROUND, INK, QUIET = "#2b2d31", "#f2f3f5", "#c4c9ce"
EDGE, CHOSEN = "#9a9fa6", "#f5b93d"
PAPER, GRID, PLAYED = "#fafaf7", "#85898f", "#ffe49a"
MARKS = {Mark.X: "#b3261e", Mark.O: "#1553a6"}
STRIKE = "#26282c"

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a node is drawn, in pixels. x: the middle of its board; y: its top; foot: where its words end.

    depth: its level, from 0. cell: the side of a cell, the same in the whole tree.
    """

    node: Node
    parent: Node | None
    x: float
    depth: int
    y: float = 0.0
    foot: float = 0.0
    cell: int = CELL


def draw(root: Node) -> bytes:
    """Draw a tree that `grow` has kept.

    Returns a PNG file, opaque, some WIDEST pixels wide at most, unless a board has more than nine columns. Cost:
    0.1 s or less; nothing is kept but two fonts.
    """
    spots = place(root)
    high = root.position.board.rows * spots[0].cell
    size = _size(spots)
    image = Image.new("RGB", (size[0] * SCALE, size[1] * SCALE), BACKGROUND)
    pen = ImageDraw.Draw(image)
    at = {id(spot.node): spot for spot in spots}
    for spot in sorted(spots, key=lambda spot: spot.node.is_chosen):
        if spot.parent is not None:
            _edge(pen, at[id(spot.parent)], spot, high)
    for spot in spots:
        _board(pen, spot)
        _words(pen, spot, high)
    _levels(pen, spots, high)
    _text(pen, (MARGIN, size[1] - MARGIN), _legend(root), size=SMALL, colour=QUIET)
    out = io.BytesIO()
    image.reduce(SCALE).quantize(COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(out, "PNG")
    return out.getvalue()


def _size(spots: tuple[Spot, ...]) -> tuple[int, int]:
    """The picture's width and height: those of the tree, or of the words under it where they are wider."""
    root, cell = spots[0].node, spots[0].cell
    reach = max(root.position.board.columns * cell, _widest(root)) / 2
    right = max(max(spot.x for spot in spots) + reach + COLUMN_GAP, 2 * MARGIN + _length(_legend(root)))
    return math.ceil(right), math.ceil(max(spot.foot for spot in spots) + FOOT + MARGIN / 2)


def _widest(root: Node) -> float:
    """The width of the widest words that stand above or under a board."""
    cuts = [_length(_more(node)) for node in root.walk() if node.hidden]
    return max([_length("+10"), *cuts])


def place(root: Node) -> tuple[Spot, ...]:
    """Where each node goes: a row a level, parents over the middle of their children, as narrow as that can be.

    Where the tree was cut, a parent stands over the child that goes on.
    Source: Reingold and Tilford, "Tidier Drawings of Trees", 1981.
    """
    columns, words, board = _columns(root, None, 0), _widest(root), root.position.board
    at = {id(spot.node): spot.x for spot in columns}
    left = min(at.values())
    span = max(at.values()) - left + 1
    room = max((WIDEST - MARGIN - LEVELS - COLUMN_GAP) / span, words + SMALL_GAP)
    cell = min(CELL, max(SMALL_CELL, int(room - SMALL_GAP) // board.columns))
    wide, high = board.columns * cell, board.rows * cell
    column = max(min(wide + COLUMN_GAP, room), wide + SMALL_GAP, words + SMALL_GAP)
    first = MARGIN + LEVELS + max(wide, words) / 2
    spots: list[Spot] = []
    top = float(MARGIN)
    for depth in range(max(spot.depth for spot in columns) + 1):
        level = [spot for spot in columns if spot.depth == depth]
        foot = top + high + SCORE + (CUT if any(spot.node.hidden for spot in level) else 0)
        spots += [replace(spot, x=first + (spot.x - left) * column, y=top, foot=foot, cell=cell) for spot in level]
        reach = max((abs(spot.x - at[id(spot.parent)]) for spot in columns if spot.depth == depth + 1), default=0.0)
        top = foot + ROW_GAP + min(FAN, reach * column / 20) + NUMBER
    return tuple(spots)


def _columns(node: Node, parent: Node | None, depth: int) -> list[Spot]:
    """A node and all below it, x counted in columns; subtrees side by side, as close as their edges let them."""
    below: list[Spot] = []
    middles: list[float] = []
    for child in node.children:
        branch = _columns(child, node, depth + 1)
        shift = max([_right(below, spot.depth) + 1 - spot.x for spot in _left_edge(branch)]) if below else 0.0
        below += [replace(spot, x=spot.x + shift) for spot in branch]
        middles.append(branch[0].x + shift)
    if any(child.hidden for child in node.children):
        middles = [spot.x for spot in below if spot.parent is node and spot.node.is_chosen]
    middle = (middles[0] + middles[-1]) / 2 if middles else 0.0
    return [Spot(node, parent, middle, depth), *below]


def _right(spots: list[Spot], depth: int) -> float:
    """How far right a level reaches; nowhere where it is empty."""
    return max((spot.x for spot in spots if spot.depth == depth), default=float("-inf"))


def _left_edge(branch: list[Spot]) -> Iterator[Spot]:
    """The leftmost node of each level."""
    for depth in {spot.depth for spot in branch}:
        yield min((spot for spot in branch if spot.depth == depth), key=lambda spot: spot.x)


def _edge(pen: ImageDraw.ImageDraw, upper: Spot, lower: Spot, high: int) -> None:
    """From under the parent's score, past the words of its level, to the child's move."""
    colour, width = (CHOSEN, 4) if lower.node.is_chosen else (EDGE, 2)
    score, foot = (upper.x, upper.y + high + SCORE), (upper.x, upper.foot)
    _line(pen, (score, foot, (lower.x, lower.y - NUMBER + 2)), colour, width)


def _board(pen: ImageDraw.ImageDraw, spot: Spot) -> None:
    """The grid with its marks; the square just played is tinted, a full line struck through."""
    node, board, cell = spot.node, spot.node.position.board, spot.cell
    wide, high = board.columns * cell, board.rows * cell
    left, top = round(spot.x - wide / 2), spot.y
    middles = [
        (left + (column + 0.5) * cell, top + (row + 0.5) * cell)
        for row in range(board.rows)
        for column in range(board.columns)
    ]
    frame = 4 if node.is_chosen else 1
    _box(pen, (left - frame, top - frame), (wide + 2 * frame, high + 2 * frame), CHOSEN if node.is_chosen else EDGE)
    _box(pen, (left, top), (wide, high), PAPER)
    if node.cell is not None:
        x, y = middles[node.cell % board.cells]
        _box(pen, (x - cell / 2, y - cell / 2), (cell, cell), PLAYED)
    for column in range(1, board.columns):
        _line(pen, ((left + column * cell, top), (left + column * cell, top + high)), GRID, 1)
    for row in range(1, board.rows):
        _line(pen, ((left, top + row * cell), (left + wide, top + row * cell)), GRID, 1)
    for number, middle in enumerate(middles):
        if (mark := node.position.mark_at(number)) is not None:
            _mark(pen, middle, mark, cell)
    for cells in _full_lines(node):
        _line(pen, (middles[cells[0]], middles[cells[-1]]), STRIKE, 3)


def _full_lines(node: Node) -> Iterator[list[int]]:
    """The cells of each line that the winner has."""
    won = set(node.position.winning_cells)
    for line in node.position.board.lines:
        cells = [cell for cell in range(node.position.board.cells) if line >> cell & 1]
        if won and won.issuperset(cells):
            yield cells


def _mark(pen: ImageDraw.ImageDraw, middle: Point, mark: Mark, cell: int) -> None:
    """A cross of two strokes, or a ring as strong: Pillow draws slanted lines thinner than it is told."""
    x, y = middle
    reach, stroke = cell * 0.29, cell / 6
    if mark is Mark.X:
        for slope in (-1, 1):
            _line(pen, ((x - reach, y - slope * reach), (x + reach, y + slope * reach)), MARKS[mark], stroke)
    else:
        radius = reach + 0.6
        box = [(x - radius) * SCALE, (y - radius) * SCALE, (x + radius) * SCALE, (y + radius) * SCALE]
        pen.ellipse(box, outline=MARKS[mark], width=round(stroke * SCALE * 0.8))


def _words(pen: ImageDraw.ImageDraw, spot: Spot, high: int) -> None:
    """The square above the board; its score below, and how much was cut away."""
    node, under = spot.node, spot.y + high
    colour = CHOSEN if node.is_chosen else INK
    if node.cell is not None:
        name = node.position.board.move_name(node.cell)
        _text(pen, (spot.x, spot.y - 9), name, size=SMALL, colour=colour, middle=True)
    score = f"{node.score:+d}" if node.score else "0"
    _text(pen, (spot.x, under + SCORE - 5), score, size=TEXT, colour=colour, middle=True)
    for line, words in enumerate(("and", _more(node)) if node.hidden else ()):
        _text(pen, (spot.x, under + SCORE + 12 + 15 * line), words, size=SMALL, colour=QUIET, middle=True)


def _more(node: Node) -> str:
    return f"{node.hidden:,} more"


def _levels(pen: ImageDraw.ImageDraw, spots: tuple[Spot, ...], high: int) -> None:
    """At the left of each level on which somebody is to move: who, and whether for the most or the least."""
    for depth in range(max(spot.depth for spot in spots) + 1):
        there = [spot for spot in spots if spot.depth == depth and not spot.node.position.is_over]
        if there:
            top, mover = there[0].y, there[0].node.position.to_move
            _text(pen, (MARGIN, top + high / 2 - 3), "MIN" if depth % 2 else "MAX", size=TEXT, colour=INK)
            _text(pen, (MARGIN, top + high / 2 + 14), f"{mover.value} to move", size=SMALL, colour=QUIET)


def _legend(root: Node) -> str:
    return f"Scores are for {root.position.to_move.value}. Thick: the line that minimax plays."


def _length(words: str) -> float:
    """How wide small letters run, in pixels."""
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


@functools.lru_cache(maxsize=4)
def _font(size: int) -> ImageFont.FreeTypeFont:
    font = ImageFont.load_default(size)
    if not isinstance(font, ImageFont.FreeTypeFont):
        raise RuntimeError("this Pillow was built without FreeType, so it can write no text")
    return font
