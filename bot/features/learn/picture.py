"""Render the minimax tree as a PNG picture, as tutorials do: boards as nodes, scores rising to the root.

A small tree is drawn whole; of others, the line that minimax plays and the moves beside it. Marks differ by shape and
that line by weight, never by colour alone; what alpha-beta skips is pale, with a word below. Any thread may render.
"""

import itertools
import math
from collections.abc import Sequence
from typing import NamedTuple

from bot.core.pen import GOLD, INK, PHONE, QUIET, Pen, Point, length, words_drawn
from bot.engine import Board, Mark
from bot.features.learn.tree import Node, legend
from bot.words import Words

CELL, NUMBER, SCORE, LINE, BOUND = 18, 20, 22, 18, 14
"""A cell, if there is room; above a board its move, below it its score; a line of text; alpha, and then beta."""
LEVELS, COLUMN_GAP, ROW_GAP, MARGIN = 92, 26, 30, 20
"""In a whole tree: the names of the levels; between boards; on the way to the next level; around it all."""
WIDEST, LEAST_CELL, LEAST_GAP = 440, 12, 12
"""A whole tree is this wide at most, for letters shrink with it on a phone. Gaps shrink first, then cells."""
EDGE_GAP, NARROW_GAP, NARROW_CELL, TALLEST, WORDS = 8, 8, 9, 60, 26
"""In the picture of a line: around it all; between boards; the smallest cell; the tallest board; a score's width."""
TEXT, SMALL, WORD_GAP = 15, 13, 3  # sizes of letters, and the least between what is written below two boards

EDGE, PAPER, GRID, PLAYED, STRIKE = "#9a9fa6", "#fafaf7", "#85898f", "#ffe49a", "#26282c"
PALE, PALE_PAPER, PALE_MARK = "#767b83", "#3b3e44", "#a2a7ae"  # edges, board and marks of what alpha-beta skips
MARKS = {Mark.X: "#b3261e", Mark.O: "#1553a6"}


class Spot(NamedTuple):
    """Where a node is drawn. x: the middle of its board; y: its top; depth: its level, from 0.

    cell: the side of a cell, the same in the whole picture. edge: the way from under its parent, () for the root.
    bounds: how many lines of alpha and beta stand below its score.
    """

    node: Node
    parent: Node | None
    x: float
    depth: int
    y: float = 0.0
    cell: int = CELL
    edge: tuple[Point, ...] = ()
    bounds: int = 0

    @property
    def width(self) -> int:
        return self.node.position.board.columns * self.cell

    @property
    def height(self) -> int:
        return self.node.position.board.rows * self.cell

    @property
    def left(self) -> int:
        return round(self.x - self.width / 2)

    @property
    def foot(self) -> float:
        """Where its score ends, or beta."""
        return self.y + self.height + SCORE + self.bounds * BOUND


def render(root: Node, locale: str = "") -> bytes:
    """Render a tree, with the words of a locale as Discord names it. Returns a PNG file. Cost: some 0.1 s."""
    say, whole = words_drawn(locale), place_whole(root)
    spots = whole or place_line(root)
    about = legend([spot.node for spot in spots], say)
    foot, left = max(spot.foot for spot in spots), MARGIN if whole else EDGE_GAP
    width = max(PHONE, *(spot.left + spot.width + EDGE_GAP for spot in spots))
    pen = Pen(width, math.ceil(foot + (len(about) + 1) * LINE + EDGE_GAP))
    for spot in sorted(spots[1:], key=lambda spot: spot.node.is_chosen):  # the chosen ones on top
        pen.line(spot.edge, *((GOLD, 4) if spot.node.is_chosen else (PALE, 1) if spot.node.is_pruned else (EDGE, 2)))
    for spot in spots:
        _board(pen, spot)
    for spot in spots:
        _score(pen, spot, say)
    (_levels if whole else _rests)(pen, spots, say)
    for number, line in enumerate(about, 2):
        _write(pen, (left, foot + number * LINE), line)
    return pen.png()


def place_whole(root: Node) -> tuple[Spot, ...]:
    """Place a tree: a row a level, parents over the middle of their children; () if it was cut, or is too wide.

    Source: Reingold and Tilford, "Tidier Drawings of Trees", 1981.
    """
    columns, board = _columns(root, None, 0), root.position.board
    left = min(spot.x for spot in columns)
    room = (WIDEST - LEVELS - MARGIN - EDGE_GAP) / (max(spot.x for spot in columns) - left + 1)
    cell, words = min(CELL, int(room - LEAST_GAP) // board.columns), _room_for_words(root, 3)
    if cell < LEAST_CELL or words > room or any(node.hidden for node in root.walk()):
        return ()
    column = max(min(board.columns * cell + COLUMN_GAP, room), WORDS + LEAST_GAP, words)
    first = MARGIN + LEVELS + column / 2
    row = NUMBER + board.rows * cell + SCORE + len(root.window) * BOUND + ROW_GAP
    placed = dict[int, Spot]()
    for spot in columns:
        x, y = first + (spot.x - left) * column, MARGIN + spot.depth * row
        upper = placed.get(id(spot.parent))
        edge = ((upper.x, upper.foot), (x, y - NUMBER)) if upper else ()
        placed[id(spot.node)] = spot._replace(x=x, y=y, cell=cell, edge=edge, bounds=len(spot.node.window))
    return tuple(placed.values())


def _columns(node: Node, parent: Node | None, depth: int) -> list[Spot]:
    """Place a node and all below it, x in columns; subtrees side by side, as close as their edges let them."""
    below, middles = list[Spot](), list[float]()
    for child in node.children:
        branch = _columns(child, node, depth + 1)
        right = {spot.depth: spot.x for spot in sorted(below, key=lambda spot: spot.x)}  # the rightmost stays
        shift = max((right[spot.depth] + 1 - spot.x for spot in branch if spot.depth in right), default=0.0)
        below += [spot._replace(x=spot.x + shift) for spot in branch]
        middles.append(branch[0].x + shift)
    middle = (middles[0] + middles[-1]) / 2 if middles else 0.0
    return [Spot(node, parent, middle, depth), *below]


def place_line(root: Node) -> tuple[Spot, ...]:
    """Place the line that minimax plays down the left side, and the other moves of each level at its right."""
    levels = [[root]]
    while below := levels[-1][0].children:
        levels.append(sorted(below, key=lambda node: not node.is_chosen))
    board, words = root.position.board, _room_for_words(root, 1)
    across, cell = _fit(max(map(len, levels)), board, words)
    column = max(max(board.columns * cell, WORDS) + NARROW_GAP, words)
    upper = Spot(root, None, EDGE_GAP + max(board.columns * cell, WORDS) / 2, 0, EDGE_GAP, cell)
    spots = [upper]
    for nodes in levels[1:]:
        level = _level(nodes, upper, spots[-1].foot, across, column)
        spots += level
        upper = level[0]
    return tuple(spots)


def _written(node: Node) -> tuple[tuple[str, int], ...]:
    """Return the lines below a board that alpha-beta doesn't skip, and their sizes: the score, alpha and beta."""
    size = SMALL if node.result[0] in "≤≥" else TEXT
    return (node.result, size), *((bound, SMALL) for bound in node.window)


def _room_for_words(root: Node, lines: int) -> float:
    """Return how far apart boards must be for what is written below them. lines: 1 for scores, 3 with their bounds."""
    written = [line for node in root.walk() for line in _written(node)[:lines]]
    return max(length(text, size) for text, size in written) + WORD_GAP


def _fit(most: int, board: Board, words: float) -> tuple[int, int]:
    """Return how many boards go in a row, and the side of a cell: as few rows as leave cells large enough."""
    for rows in itertools.count(1):
        across = 1 + math.ceil((most - 1) / rows)  # later rows leave out the first place: the line runs there
        room = (PHONE - 2 * EDGE_GAP + NARROW_GAP) / across
        cell = int(room - NARROW_GAP) // board.columns
        if (cell >= NARROW_CELL and room >= words) or across <= 2:
            break
    return across, max(NARROW_CELL, min(CELL, cell, TALLEST // board.rows))


def _level(nodes: list[Node], upper: Spot, top: float, across: int, column: float) -> list[Spot]:
    """Place the moves from a board, the chosen one under it. top: where there is room, with a line of text first."""
    row = NUMBER + upper.height + SCORE
    chosen = upper._replace(node=nodes[0], parent=upper.node, depth=upper.depth + 1, y=top + LINE + NUMBER)
    start, bar, aside = (upper.x, upper.foot), top + LINE, upper.x + column / 2 + 1
    spots = [chosen._replace(edge=(start, (upper.x, chosen.y - NUMBER)))]
    for number, node in enumerate(nodes[1:]):
        down, along = divmod(number, across - 1)
        x, y = upper.x + (along + 1) * column, chosen.y + down * row
        way = ((upper.x, bar), (aside, bar), (aside, bar + down * row), (x, bar + down * row), (x, y - NUMBER + 4))
        spots.append(chosen._replace(node=node, x=x, y=y, edge=(start, *way)))
    return spots


def _board(pen: Pen, spot: Spot) -> None:
    """Draw the grid with its marks; tint the square just played and strike a full line through."""
    position, cell = spot.node.position, spot.cell
    places = (divmod(number, position.board.columns) for number in range(position.board.cells))
    middles = [(spot.left + (column + 0.5) * cell, spot.y + (row + 0.5) * cell) for row, column in places]
    _grid(pen, spot, middles)
    for number, middle in enumerate(middles):
        if mark := position.mark_at(number):
            _mark(pen, middle, mark, cell, PALE_MARK if spot.node.is_pruned else MARKS[mark])
    won = set(position.winning_cells)
    for line in position.board.lines:
        cells = [number for number in range(position.board.cells) if line >> number & 1]
        if won.issuperset(cells):
            pen.line((middles[cells[0]], middles[cells[-1]]), PALE_MARK if spot.node.is_pruned else STRIKE, 3)


def _grid(pen: Pen, spot: Spot, middles: list[Point]) -> None:
    node, cell, left, top, wide, high = spot.node, spot.cell, spot.left, spot.y, spot.width, spot.height
    colour, frame = (GOLD, 4) if node.is_chosen else (PALE if node.is_pruned else EDGE, 1)
    paper, played, grid = (PALE_PAPER, PALE_PAPER, PALE) if node.is_pruned else (PAPER, PLAYED, GRID)
    pen.box((left - frame, top - frame), wide + 2 * frame, high + 2 * frame, colour)
    pen.box((left, top), wide, high, paper)
    if node.cell is not None:
        x, y = middles[node.cell % len(middles)]
        pen.box((x - cell / 2, y - cell / 2), cell, cell, played)
    for x in range(left + cell, left + wide, cell):
        pen.line(((x, top), (x, top + high)), grid, 1)
    for row in range(1, high // cell):
        pen.line(((left, top + row * cell), (left + wide, top + row * cell)), grid, 1)


def _mark(pen: Pen, middle: Point, mark: Mark, cell: int, colour: str) -> None:
    """Draw a cross of two strokes, or a ring as strong: Pillow draws slanted lines thinner than asked."""
    x, y = middle
    reach, stroke = cell * 0.29, cell / 6
    if mark is Mark.O:
        pen.ring(middle, reach + 0.6, colour, stroke * 0.8)
        return
    for slope in (-reach, reach):
        pen.line(((x - reach, y - slope), (x + reach, y + slope)), colour, stroke)


def _score(pen: Pen, spot: Spot, say: Words) -> None:
    """Write the square above a board; below it its score, or that it's cut, and alpha and beta."""
    node, colour = spot.node, GOLD if spot.node.is_chosen else QUIET if spot.node.is_pruned else INK
    if node.cell is not None:
        _write(pen, (spot.x, spot.y - 6), node.name, SMALL, colour, anchor="ms")
    lines = [(say("learn-picture-cut"), SMALL)] if node.is_pruned else _written(node)[: 1 + spot.bounds]
    for number, (text, size) in enumerate(lines):
        tone = colour if number == 0 else QUIET
        _write(pen, (spot.x, spot.y + spot.height + SCORE - 4 + number * BOUND), text, size, tone, anchor="ms")


def _levels(pen: Pen, spots: Sequence[Spot], say: Words) -> None:
    """Write at the left of each level of a whole tree who is to move."""
    for spot in {spot.depth: spot for spot in reversed(spots) if not spot.node.position.is_over}.values():
        (side, mover), y = _mover(spot, say), spot.y + spot.height / 2
        _write(pen, (MARGIN, y - 3), side, TEXT, INK)
        _write(pen, (MARGIN, y + 14), mover)


def _rests(pen: Pen, spots: Sequence[Spot], say: Words) -> None:
    """Write under each level of a line who is to move next, and how much isn't drawn."""
    for _, same_depth in itertools.groupby(spots, key=lambda spot: spot.depth):
        chosen, *others = level = list(same_depth)
        y = level[-1].foot + LINE - 5
        if chosen.node.children:
            side, mover = _mover(chosen, say)
            said = " ".join((f"{side}: {mover}", *chosen.node.window))
            _write(pen, (chosen.x + EDGE_GAP, y), said, SMALL, INK)
        if hidden := sum(spot.node.size - 1 for spot in others):
            _write(pen, (PHONE - EDGE_GAP, y), say("learn-picture-more", calls=hidden), anchor="rs")


def _mover(spot: Spot, say: Words) -> tuple[str, str]:
    side = say("learn-picture-max" if spot.node.is_max else "learn-picture-min")
    return side, say("learn-picture-to-move", mover=spot.node.position.to_move.value)


def _write(pen: Pen, at: Point, text: str, size: int = SMALL, colour: str = QUIET, *, anchor: str = "ls") -> None:
    pen.patch(at, text, size, anchor)
    pen.text(at, text, colour, size, anchor)
