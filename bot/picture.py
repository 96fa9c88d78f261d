"""The minimax tree as a PNG picture, as tutorials draw it: boards as nodes, scores rising to the root.

It is read on dark and on light pages, so it brings a background of its own; marks differ by shape and the line that
is played by weight, never by colour alone. Pure: a tree in, bytes out, from any thread.
"""

from __future__ import annotations

import functools
import io
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
NUMBER, SCORE, CUT, ROW_GAP, FOOT = 18, 22, 34, 28, 30
"""Sizes in pixels of the finished picture: a cell; between boards; around all; the names of the levels; and above
and under a board: its move, its score, the two lines where the tree was cut, the way to the next level, the legend."""
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

    depth: its level, from 0.
    """

    node: Node
    parent: Node | None
    x: float
    depth: int
    y: float = 0.0
    foot: float = 0.0


def draw(root: Node) -> bytes:
    """Draw a tree that `grow` has kept.

    Returns a PNG file, opaque, at most some 2,100 pixels wide for a 3x3 board. Cost: 0.1 s or less; nothing is kept
    but two fonts.
    """
    spots = place(root)
    board = root.position.board
    wide, high = board.columns * CELL, board.rows * CELL
    right = max(spot.x for spot in spots) + wide / 2 + max(MARGIN, COLUMN_GAP)
    bottom = max(spot.foot for spot in spots) + FOOT
    size = round(right), round(bottom + MARGIN / 2)
    image = Image.new("RGB", (size[0] * SCALE, size[1] * SCALE), BACKGROUND)
    pen = ImageDraw.Draw(image)
    at = {id(spot.node): spot for spot in spots}
    for spot in sorted(spots, key=lambda spot: spot.node.is_chosen):
        if spot.parent is not None:
            _edge(pen, at[id(spot.parent)], spot, high)
    for spot in spots:
        _board(pen, spot, wide, high)
        _words(pen, spot, high)
    _levels(pen, spots, high)
    _text(pen, (MARGIN, size[1] - MARGIN), _legend(root), size=SMALL, colour=QUIET)
    out = io.BytesIO()
    image.reduce(SCALE).quantize(COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(out, "PNG")
    return out.getvalue()


def place(root: Node) -> tuple[Spot, ...]:
    """Where each node goes: a row a level, parents over the middle of their children, as narrow as that can be.

    Where the tree was cut, a parent stands over the child that goes on.
    Source: Reingold and Tilford, "Tidier Drawings of Trees", 1981.
    """
    board = root.position.board
    column = board.columns * CELL + COLUMN_GAP
    columns = _columns(root, None, 0)
    left = min(spot.x for spot in columns)
    first = MARGIN + LEVELS + board.columns * CELL / 2
    spots: list[Spot] = []
    top = float(MARGIN)
    for depth in range(max(spot.depth for spot in columns) + 1):
        level = [spot for spot in columns if spot.depth == depth]
        foot = top + board.rows * CELL + SCORE + (CUT if any(spot.node.hidden for spot in level) else 0)
        spots += [replace(spot, x=first + (spot.x - left) * column, y=top, foot=foot) for spot in level]
        top = foot + ROW_GAP + NUMBER
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
    colour, width = (CHOSEN, 4.0) if lower.node.is_chosen else (EDGE, 1.5)
    score, foot = (upper.x, upper.y + high + SCORE), (upper.x, upper.foot)
    _line(pen, score, foot, colour, width)
    _line(pen, foot, (lower.x, lower.y - NUMBER + 2), colour, width)


def _board(pen: ImageDraw.ImageDraw, spot: Spot, wide: int, high: int) -> None:
    node, left, top = spot.node, spot.x - wide / 2, spot.y
    frame = 4 if node.is_chosen else 1
    _box(pen, (left - frame, top - frame), (wide + 2 * frame, high + 2 * frame), CHOSEN if node.is_chosen else EDGE)
    _box(pen, (left, top), (wide, high), PAPER)
    columns, rows = node.position.board.columns, node.position.board.rows
    if node.cell is not None:
        row, column = divmod(node.cell % node.position.board.cells, columns)
        _box(pen, (left + column * CELL, top + row * CELL), (CELL, CELL), PLAYED)
    for column in range(1, columns):
        _line(pen, (left + column * CELL, top), (left + column * CELL, top + high), GRID, 1)
    for row in range(1, rows):
        _line(pen, (left, top + row * CELL), (left + wide, top + row * CELL), GRID, 1)
    for cell in range(node.position.board.cells):
        row, column = divmod(cell, columns)
        if (mark := node.position.mark_at(cell)) is not None:
            _mark(pen, (left + (column + 0.5) * CELL, top + (row + 0.5) * CELL), mark)
    for cells in _full_lines(node):
        start, end = (
            (left + (column + 0.5) * CELL, top + (row + 0.5) * CELL)
            for row, column in (divmod(cell, columns) for cell in (cells[0], cells[-1]))
        )
        _line(pen, start, end, STRIKE, 2.5)


def _full_lines(node: Node) -> Iterator[list[int]]:
    """The cells of each line that the winner has."""
    won = set(node.position.winning_cells)
    for line in node.position.board.lines:
        cells = [cell for cell in range(node.position.board.cells) if line >> cell & 1]
        if won and won.issuperset(cells):
            yield cells


def _mark(pen: ImageDraw.ImageDraw, middle: Point, mark: Mark) -> None:
    """A cross of two strokes, or a ring."""
    x, y = middle
    reach = CELL * 0.29
    if mark is Mark.X:
        for slope in (-1, 1):
            _line(pen, (x - reach, y - slope * reach), (x + reach, y + slope * reach), MARKS[mark], 2.6)
    else:
        box = [
            (x - reach - 0.6) * SCALE,
            (y - reach - 0.6) * SCALE,
            (x + reach + 0.6) * SCALE,
            (y + reach + 0.6) * SCALE,
        ]
        pen.ellipse(box, outline=MARKS[mark], width=round(2.4 * SCALE))


def _words(pen: ImageDraw.ImageDraw, spot: Spot, high: int) -> None:
    """The square above the board; its score below, and how much was cut away."""
    node, under = spot.node, spot.y + high
    colour = CHOSEN if node.is_chosen else INK
    if node.cell is not None:
        _text(
            pen, (spot.x, spot.y - 7), node.position.board.move_name(node.cell), size=SMALL, colour=colour, middle=True
        )
    _text(
        pen,
        (spot.x, under + SCORE - 5),
        f"{node.score:+d}" if node.score else "0",
        size=TEXT,
        colour=colour,
        middle=True,
    )
    for line, words in enumerate(("and", f"{node.hidden:,} more") if node.hidden else ()):
        _text(pen, (spot.x, under + SCORE + 12 + 15 * line), words, size=SMALL, colour=QUIET, middle=True)


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


def _line(pen: ImageDraw.ImageDraw, start: Point, end: Point, colour: str, width: float) -> None:
    ends = [(x * SCALE, y * SCALE) for x, y in (start, end)]
    pen.line(ends, fill=colour, width=round(width * SCALE))


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
