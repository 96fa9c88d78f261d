"""The picture of the tree: everything in its place, nothing over anything else, readable on dark and on light."""

from __future__ import annotations

import gc
import io
import itertools
import tracemalloc
from concurrent.futures import ThreadPoolExecutor

import pytest
from PIL import Image, ImageColor, ImageStat

from bot import picture
from bot.engine import Board, Position
from bot.engine.tree import Node, grow
from bot.picture import draw, place

TUTORIAL, EMPTY, WHOLE, CUT = "O.XX.X.OO", ".........", "XOXO...X.", "X...O...."
BOARDS = (TUTORIAL, EMPTY, WHOLE, CUT, "XOXXOOO.X")


def tree(text: str, win: int = 10) -> Node:
    return grow(Position.parse(text), win=win)


def opened(root: Node) -> Image.Image:
    image = Image.open(io.BytesIO(draw(root)))
    assert image.format == "PNG"
    return image.convert("RGBA")


@pytest.mark.parametrize("text", BOARDS)
def test_every_node_has_its_place_and_no_two_touch(text: str) -> None:
    root = tree(text)
    spots = place(root)
    assert {id(spot.node) for spot in spots} == {id(node) for node in root.walk()}
    assert len(spots) == sum(1 for _ in root.walk())
    for depth in {spot.depth for spot in spots}:
        level = sorted(spot.x for spot in spots if spot.depth == depth)
        assert len({spot.y for spot in spots if spot.depth == depth}) == 1
        boards = 3 * picture.CELL + picture.COLUMN_GAP
        assert all(right - left >= boards - 0.01 for left, right in itertools.pairwise(level))
    tops = sorted({(spot.y, spot.foot) for spot in spots})
    assert all(upper[1] + picture.NUMBER < lower[0] for upper, lower in itertools.pairwise(tops))


@pytest.mark.parametrize("text", BOARDS)
def test_a_parent_stands_over_its_children_and_all_lie_within_the_picture(text: str) -> None:
    root = tree(text)
    spots = {id(spot.node): spot for spot in place(root)}
    image = opened(root)
    for spot in spots.values():
        below = [spots[id(child)].x for child in spot.node.children]
        assert not below or min(below) - 0.01 <= spot.x <= max(below) + 0.01
        reach = 1.5 * picture.CELL
        assert spot.x - reach > picture.LEVELS
        assert spot.x + reach < image.width
        assert spot.foot < image.height


@pytest.mark.parametrize("text", BOARDS)
def test_a_picture_is_opaque_small_and_always_the_same(text: str) -> None:
    png = draw(tree(text))
    assert png == draw(tree(text))
    assert len(png) < 300_000
    image = Image.open(io.BytesIO(png)).convert("RGBA")
    assert image.width <= 2400
    assert image.getchannel("A").getextrema() == (255, 255)
    assert image.getpixel((1, 1)) == (*ImageColor.getrgb(picture.BACKGROUND), 255)


def luminance(colour: str) -> float:
    """Relative luminance. Source: WCAG 2.2, w3.org/TR/WCAG22/#dfn-relative-luminance."""
    parts = [part / 255 for part in ImageColor.getrgb(colour)[:3]]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def test_what_is_written_and_drawn_stands_out_from_what_is_behind_it() -> None:
    """4.5 for letters and 3 for shapes. Source: WCAG 2.2, success criteria 1.4.3 and 1.4.11."""
    for letters in (picture.INK, picture.QUIET, picture.CHOSEN):
        assert contrast(letters, picture.BACKGROUND) >= 4.5
    for line in (picture.EDGE, picture.CHOSEN, picture.PAPER):
        assert contrast(line, picture.BACKGROUND) >= 3
    for behind in (picture.PAPER, picture.PLAYED):
        assert all(contrast(colour, behind) >= 4.5 for colour in picture.MARKS.values())
        assert contrast(picture.STRIKE, behind) >= 4.5
    assert contrast(picture.GRID, picture.PAPER) >= 3


def cell_at(image: Image.Image, root: Node, cell: int) -> Image.Image:
    """The inside of one cell of the root's board, in grey."""
    spot = place(root)[0]
    row, column = divmod(cell, 3)
    left, top = round(spot.x - 1.5 * picture.CELL + column * picture.CELL), round(spot.y + row * picture.CELL)
    return image.convert("L").crop((left + 2, top + 2, left + picture.CELL - 2, top + picture.CELL - 2))


def test_marks_are_told_apart_by_their_shape() -> None:
    """Without colour: a cross is dark in its middle and its corners, a ring is light there."""
    root = tree(TUTORIAL)
    image = opened(root)
    for cell, mark in enumerate(TUTORIAL):
        inside = cell_at(image, root, cell)
        middle = ImageStat.Stat(inside.crop((5, 5, 9, 9))).mean[0]
        edge = ImageStat.Stat(inside).mean[0]
        if mark == "X":
            assert middle < edge < 240
        else:
            assert middle > 240
            assert (edge < 235) is (mark == "O")


def test_the_line_that_is_played_is_thicker() -> None:
    root = tree(TUTORIAL)
    spots = place(root)
    grey = opened(root).convert("L")

    def frame(node: Node) -> int:
        """How many pixels beside a board differ from the background."""
        spot = next(spot for spot in spots if spot.node is node)
        y, left = round(spot.y + 1.5 * picture.CELL), round(spot.x - 1.5 * picture.CELL)
        row = [grey.getpixel((x, y)) for x in range(left - 8, left)]
        return sum(value != row[0] for value in row)

    chosen, others = ([frame(each) for each in root.children if each.is_chosen is wanted] for wanted in (True, False))
    assert min(chosen) >= 3
    assert max(others) <= 1


def test_scores_and_what_was_cut_away_are_written(monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[str] = []
    original = picture._text

    def note(pen: object, at: object, words: str, **how: object) -> None:
        written.append(words)
        original(pen, at, words, **how)  # type: ignore[arg-type]

    monkeypatch.setattr(picture, "_text", note)
    draw(tree(TUTORIAL))
    assert [written.count(score) for score in ("+10", "-10", "0")] == [4, 5, 0]
    assert [written.count(level) for level in ("MAX", "MIN", "X to move", "O to move")] == [2, 1, 2, 1]
    written.clear()
    draw(tree("X.OX.XOO.", win=1))
    assert [written.count(score) for score in ("+1", "-1", "+10", "-10")] == [4, 5, 0, 0]
    written.clear()
    root = tree(EMPTY)
    draw(root)
    cut = sorted(node.hidden for node in root.walk() if node.hidden)
    assert sorted(int(words.split()[0].replace(",", "")) for words in written if words.endswith(" more")) == cut
    assert "63,904 more" in written


def test_larger_boards_are_drawn_too() -> None:
    board = Board(4, 4, 4)
    position = Position.after((0, 1, 2, 3, 5, 4, 7, 6, 8, 9, 11, 10), board)
    root = grow(position)
    assert place(root)[1].y - place(root)[0].y > 4 * picture.CELL
    assert opened(root).width > 4 * picture.CELL


def test_pictures_are_drawn_by_several_threads_at_once() -> None:
    roots = [tree(text) for text in BOARDS] * 4
    alone = {text: draw(tree(text)) for text in BOARDS}
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(draw, roots)) == [alone[text] for text in BOARDS] * 4


def test_memory_does_not_grow_with_the_number_of_pictures() -> None:
    """500 bytes a picture would be seen. benchmarks/pictures.py draws a thousand and looks at the whole process."""
    root = tree(TUTORIAL)
    draw(root)
    gc.collect()
    tracemalloc.start()
    try:
        for _ in range(20):
            draw(root)
        gc.collect()
        before, _ = tracemalloc.get_traced_memory()
        for _ in range(200):
            draw(root)
        gc.collect()
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert after - before < 100_000
