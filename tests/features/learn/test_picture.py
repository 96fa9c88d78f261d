"""The picture of the tree: everything in its place, nothing over anything else, readable on dark and on light."""

from __future__ import annotations

import gc
import io
import itertools
import tracemalloc
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any, NamedTuple

import pytest
from PIL import Image, ImageColor, ImageStat

from bot.core import pen
from bot.core.pen import Pen
from bot.engine import Board, Mark, Position, Rules
from bot.features.learn import picture
from bot.features.learn.picture import CELL, NUMBER, Spot, place_line, place_whole, render
from bot.features.learn.tree import PLAIN, Node, Scores, grow, prune
from tests.engine.brute import LIVE

TUTORIAL, EMPTY, WIDE, CUT = "O.XX.X.OO", ".........", "XOXO...X.", "X...O...."
"""Whole, a cut line, whole but too wide, and a cut line again."""
SIX, EIGHT, WIDEST, TWO = "XO..X....", "X........", "...OOXXXO", "XOXXOO.X."
WHOLE = (TUTORIAL, "X.OX.XOO.", TWO, "XOXXOOO.X")
BOARDS = (*WHOLE, EMPTY, WIDE, CUT, SIX, EIGHT)
MIDDLE = Position.after((0, 1, 2, 3, 5, 4, 7, 6, 8, 9, 11, 10), Board(4, 4, 4))

Box = tuple[float, float, float, float]


class Drawing(NamedTuple):
    """A picture of a tree. written: all words in it, and where."""

    root: Node
    png: bytes
    written: list[tuple[str, Box]]

    @property
    def words(self) -> list[str]:
        return [words for words, _ in self.written]

    @property
    def image(self) -> Image.Image:
        image = Image.open(io.BytesIO(self.png))
        assert image.format == "PNG"
        return image

    @property
    def width(self) -> float:
        return self.image.width / pen.DETAIL

    @property
    def height(self) -> float:
        return self.image.height / pen.DETAIL

    @property
    def shown(self) -> Image.Image:
        """The picture in pixels of a page, as all sizes are."""
        return self.image.convert("RGBA").reduce(pen.DETAIL)


def drawing_of(root: Node) -> Drawing:
    """Draw a tree."""
    found: list[tuple[str, Box]] = []
    original = Pen.text

    def write(self: Pen, at: pen.Point, text: str, *given: Any) -> None:
        _, size, anchor = given
        box = pen.font(size * pen.SCALE).getbbox(text, anchor=anchor)
        left, top, right, bottom = (edge / pen.SCALE + at[side % 2] for side, edge in enumerate(box))
        found.append((text, (left, top, right, bottom)))
        original(self, at, text, *given)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Pen, "text", write)
        return Drawing(root, render(root), found)


@cache
def tree(text: str, scores: Scores = PLAIN, *, is_pruned: bool = False) -> Node:
    return (prune if is_pruned else grow)(Position.parse(text), scores)


@cache
def drawing(text: str, scores: Scores = PLAIN, *, is_pruned: bool = False) -> Drawing:
    """Draw the tree of a board of 3x3, once for all tests."""
    return drawing_of(tree(text, scores, is_pruned=is_pruned))


@pytest.fixture(scope="module")
def trees() -> list[Node]:
    """Trees whole and cut, from boards of all kinds, plain and with alpha-beta."""
    return [
        grow(MIDDLE),
        grow(Position.parse("XXO.X..XOOX.XO.O", Board(4, 4, 3))),
        grow(Position.parse("OOOXOXXOXXXOOXXOO...OXX..", Board(5, 5, 4))),
        grow(Position.start(Board(9, 1, 3))),
        grow(Position.start(Board(1, 9, 3))),
        grow(Position.after((4,), Board(3, 3, 3, Rules.WILD))),
        grow(Position.start(Board(1, 1, 1))),
        *(tree(text) for text in BOARDS),
        *(tree(text, Scores(999, 999)) for text in (TUTORIAL, EMPTY)),
        prune(MIDDLE),
        prune(Position.after((0, 1), Board(9, 1, 3))),
        *(tree(text, is_pruned=True) for text in BOARDS),
        *(tree(text, Scores(999, 998, Mark.O), is_pruned=True) for text in (TUTORIAL, EMPTY, WIDE, SIX)),
    ]


def place(root: Node) -> tuple[Spot, ...]:
    return place_whole(root) or place_line(root)


def line_of(root: Node) -> Iterator[Node]:
    yield root
    for node in root.walk():
        if node.is_chosen:
            yield from node.children


def test_a_tree_is_drawn_whole_or_as_the_line_that_is_played_and_what_could_be_played_instead(
    trees: list[Node],
) -> None:
    for root in trees:
        nodes = [spot.node for spot in place(root)]
        wanted = root.walk() if place_whole(root) else line_of(root)
        assert sorted(map(id, nodes)) == sorted(map(id, wanted))


@pytest.mark.slow
def test_the_trees_of_three_free_squares_are_drawn_whole_and_no_cut_one_is() -> None:
    for text in LIVE:
        root = tree(text)
        if text.count(".") <= 3:
            assert len(place_whole(root)) == root.size
        if any(node.hidden for node in root.walk()):
            assert not place_whole(root)


def test_whole_trees_have_a_row_a_level_and_parents_over_their_children(trees: list[Node]) -> None:
    for root in trees:
        spots = {id(spot.node): spot for spot in place_whole(root)}
        for depth in {spot.depth for spot in spots.values()}:
            assert len({spot.y for spot in spots.values() if spot.depth == depth}) == 1
        for spot in spots.values():
            below = [spots[id(child)].x for child in spot.node.children]
            assert not below or min(below) - 0.01 <= spot.x <= max(below) + 0.01


def test_the_line_that_is_played_runs_straight_down_and_the_rest_at_its_right_in_reading_order(
    trees: list[Node],
) -> None:
    for root in trees:
        spots = place_line(root)
        line = [spot for spot in spots if spot.node.is_chosen]
        assert len({spot.x for spot in line}) == 1
        assert [spot.depth for spot in line] == list(range(len(line)))
        for upper, lower in itertools.pairwise(line):
            assert lower.edge == ((upper.x, upper.foot), (lower.x, lower.y - NUMBER))
            others = [spot for spot in spots if spot.depth == lower.depth and spot is not lower]
            assert [spot.node.cell for spot in others] == sorted(spot.node.cell or 0 for spot in others)
            assert all(spot.x > lower.x and spot.y >= lower.y for spot in others)
            assert [(spot.y, spot.x) for spot in others] == sorted((spot.y, spot.x) for spot in others)


def test_edges_run_from_a_parents_score_to_its_childs_move(trees: list[Node]) -> None:
    for root in trees:
        whole = place_whole(root)
        for spots in (whole, place_line(root)):
            at = {id(spot.node): spot for spot in spots}
            for spot in spots[1:]:
                upper = at[id(spot.parent)]
                assert spot.parent is upper.node
                assert spot.edge[0] == (upper.x, upper.foot)
                assert spot.edge[-1][0] == spot.x
                assert spot.y - NUMBER <= spot.edge[-1][1] < spot.y - NUMBER + 6
                assert spots is not whole or spot.edge[-1][1] - spot.edge[0][1] >= picture.ROW_GAP


PHONE = 350
"""How wide a phone shows a picture, in pixels of its page; small print there has ten, a digit seven of them."""


@pytest.mark.parametrize("texts", [(WIDEST, EMPTY), pytest.param(BOARDS, marks=pytest.mark.slow)], ids=len)
@pytest.mark.parametrize("is_pruned", [False, True])
def test_on_a_phone_letters_marks_and_frames_stay_large_enough(texts: tuple[str, ...], *, is_pruned: bool) -> None:
    """In the message, and opened at 390x844, as large as all of it gets there."""
    for text in texts:
        drawn = drawing(text, is_pruned=is_pruned)
        smaller = min(1.0, PHONE / drawn.width)
        assert min(picture.TEXT, picture.SMALL) * smaller >= 10
        assert all(spot.cell * smaller >= 9 for spot in place(drawn.root))
        digits = [bottom - top for words, (_, top, _, bottom) in drawn.written if words.isdigit()]
        assert min(digits) * smaller >= 7
        assert picture.SMALL * min(390 / drawn.width, 844 / drawn.height) >= 10


@pytest.mark.parametrize("text", [TUTORIAL, EMPTY])
def test_a_picture_is_opaque_small_and_always_the_same(text: str) -> None:
    png = render(tree(text))
    assert png == drawing(text).png
    assert len(png) < 300_000
    image = Image.open(io.BytesIO(png)).convert("RGBA")
    assert image.getchannel("A").getextrema() == (255, 255)
    assert image.getpixel((1, 1)) == (*ImageColor.getrgb(pen.BACKGROUND), 255)


def luminance(colour: str) -> float:
    """Relative luminance. Source: WCAG 2.2, w3.org/TR/WCAG22/#dfn-relative-luminance."""
    parts = [part / 255 for part in ImageColor.getrgb(colour)[:3]]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


LETTERS, SHAPES = 4.5, 3
"""The least contrasts. Source: WCAG 2.2, success criteria 1.4.3 and 1.4.11."""
CONTRASTS = [
    *((colour, pen.BACKGROUND, LETTERS) for colour in (pen.INK, pen.QUIET, pen.GOLD)),
    *((colour, pen.BACKGROUND, SHAPES) for colour in (picture.EDGE, picture.PALE, picture.PAPER)),
    *((colour, picture.PALE_PAPER, SHAPES) for colour in (picture.PALE_MARK, picture.PAPER)),
    *((colour, picture.PAPER, LETTERS) for colour in (*picture.MARKS.values(), picture.STRIKE)),
    *((colour, picture.PLAYED, LETTERS) for colour in (*picture.MARKS.values(), picture.STRIKE)),
    (picture.GRID, picture.PAPER, SHAPES),
]
NOT_EVERYWHERE = {picture.PALE, picture.PALE_PAPER, picture.PALE_MARK, picture.STRIKE}
"""Colours that only some pictures have."""


def test_what_is_written_and_drawn_stands_out_from_what_is_behind_it() -> None:
    """In the picture that has all colours and in others, after smoothing and with fewer colours."""
    assert all(contrast(colour, behind) >= least for colour, behind, least in CONTRASTS)
    for drawn in (drawing(TUTORIAL, is_pruned=True), drawing(TUTORIAL), drawing(EMPTY), drawing(WIDE, is_pruned=True)):
        colours = drawn.image.convert("RGB").getcolors(1 << 16) or []
        seen = [colour for _, colour in colours if isinstance(colour, tuple)]

        def kept(name: str, seen: list[tuple[int, ...]] = seen) -> str:
            wanted = ImageColor.getrgb(name)
            nearest = min(seen, key=lambda each: max(abs(a - b) for a, b in zip(wanted, each, strict=False)))
            return "#{:02x}{:02x}{:02x}".format(*nearest)

        assert kept(picture.PAPER) != kept(picture.PLAYED)
        for colour, behind, least in CONTRASTS:
            if drawn is drawing(TUTORIAL, is_pruned=True) or not {colour, behind} & NOT_EVERYWHERE:
                assert contrast(kept(colour), kept(behind)) >= least


def test_marks_are_told_apart_by_their_shape() -> None:
    """Without colour: a cross is dark in its middle and its corners, a ring is light there."""
    spot, grey = place(drawing(TUTORIAL).root)[0], drawing(TUTORIAL).shown.convert("L")
    for cell, mark in enumerate(TUTORIAL):
        row, column = divmod(cell, 3)
        left, top = round(spot.x - 1.5 * CELL + column * CELL), round(spot.y + row * CELL)
        inside = grey.crop((left + 2, top + 2, left + CELL - 2, top + CELL - 2))
        middle = ImageStat.Stat(inside.crop((5, 5, 9, 9))).mean[0]
        edge = ImageStat.Stat(inside).mean[0]
        if mark == "X":
            assert middle < edge < 240
        else:
            assert middle > 240
            assert (edge < 235) is (mark == "O")


def apart(boxes: list[Box]) -> bool:
    """Whether no two boxes (left, top, right, bottom) share any room."""
    return not any(
        one[0] < two[2] and two[0] < one[2] and one[1] < two[3] and two[1] < one[3]
        for one, two in itertools.combinations(boxes, 2)
    )


def outline(spot: Spot) -> Box:
    """A board with its frame."""
    board, frame = spot.node.position.board, 4 if spot.node.is_chosen else 1
    reach = board.columns * spot.cell / 2 + frame
    return spot.x - reach, spot.y - frame, spot.x + reach, spot.y + board.rows * spot.cell + frame


@pytest.mark.parametrize("every", [5, pytest.param(1, marks=pytest.mark.slow)])
def test_nothing_overlaps_or_is_cut_off_on_any_board(trees: list[Node], every: int) -> None:
    """Boards with their frames, and all words: none over another, none beyond the edge; as wide as a phone can show."""
    for root in trees[::every]:
        drawn = drawing_of(root)
        assert drawn.width <= picture.WIDEST
        boxes = [outline(spot) for spot in place(root)] + [box for _, box in drawn.written]
        assert apart(boxes)
        for left, top, right, bottom in boxes:
            assert min(left, top) > 0
            assert right < drawn.width
            assert bottom < drawn.height


def test_the_edge_to_the_square_that_is_played_is_thicker() -> None:
    """The first and the last of two edges, which reach as far to the left as to the right."""
    root = drawing(TWO).root
    above, first, *_, last = [spot for spot in place(root) if spot.depth <= 1]
    grey = drawing(TWO).shown.convert("L")

    def thickness(spot: Spot) -> int:
        """How many pixels the edge takes where it is crossed from top to bottom, halfway to the child."""
        x = round((above.x + spot.x) / 2)
        column = [grey.getpixel((x, y)) for y in range(round(above.foot), round(spot.y) - NUMBER)]
        return sum(value != grey.getpixel((1, 1)) for value in column)

    assert (first.node.is_chosen, last.node.is_chosen) == (True, False)
    assert thickness(first) > thickness(last) >= 1


def test_scores_squares_and_what_was_cut_away_are_written() -> None:
    found = drawing(TUTORIAL).words
    assert [found.count(score) for score in ("+10", "-10", "0")] == [4, 5, 0]
    assert [found.count(level) for level in ("MAX", "MIN", "X to move", "O to move")] == [2, 1, 2, 1]
    found = drawing("X.OX.XOO.", Scores(1, 1)).words
    assert [found.count(score) for score in ("+1", "-1", "+10", "-10")] == [4, 5, 0, 0]
    found, nodes = drawing(CUT).words, list(line_of(drawing(CUT).root))
    squares = [str(node.cell + 1) for node in nodes if node.cell is not None]
    drawn = ["0" for node in nodes if node.score == 0]
    assert sorted(each for each in found if each.isdigit()) == sorted(squares + drawn)
    levels = ["MAX: X to move", "MIN: O to move"] * 3 + ["MAX: X to move"]
    assert [each for each in found if "to move" in each] == levels


@pytest.mark.parametrize("is_pruned", [False, True])
def test_all_that_a_line_leaves_out_is_counted(*, is_pruned: bool) -> None:
    """Of a tree that was cut, and of one that is only too wide."""
    for text in (EMPTY, CUT, WIDE):
        root, _, written = drawing(text, is_pruned=is_pruned)
        hidden = [int(words.split()[1].replace(",", "")) for words, _ in written if words.endswith(" more below")]
        assert sum(not node.is_pruned for node in line_of(root)) + sum(hidden) == root.size
        assert 0 not in hidden


@pytest.mark.parametrize("is_pruned", [False, True])
@pytest.mark.parametrize("maximiser", Mark)
def test_the_maximiser_is_named_and_each_level_says_what_it_chooses(maximiser: Mark, *, is_pruned: bool) -> None:
    """X moves: as the maximiser, and as the minimiser."""
    first, second = ("MAX", "MIN") if maximiser is Mark.X else ("MIN", "MAX")
    for text in (TUTORIAL, CUT):
        found = drawing(text, Scores(maximiser=maximiser), is_pruned=is_pruned).words
        assert f"Scores are for {maximiser.value}." in found
        sides = " ".join(found).replace(":", "")
        assert sides.index(first) < sides.index(second)
        assert all(first in each for each in found if ": X to move" in each)


def test_what_alpha_beta_skips_is_pale_without_a_score_and_named() -> None:
    drawn = drawing(TUTORIAL, is_pruned=True)
    root, found = drawn.root, drawn.words
    skipped = [spot for spot in place(root) if spot.node.is_pruned]
    assert len(skipped) == found.count("cut") == 1
    assert found[-1] == "Grey: not looked at. ≤ and ≥: at most, at least."
    assert [found.count(each) for each in ("+10", "-10", "≤+10", "0")] == [4, 3, 1, 0]


def test_alpha_and_beta_stand_below_each_score_of_a_whole_tree_and_at_the_levels_of_a_line() -> None:
    root, _, written = whole = drawing(TUTORIAL, is_pruned=True)
    at = {words: (left + right) / 2 for words, (left, _, right, _) in written}
    assert [each for each in whole.words if each[0] in "αβ"] == ["α -∞", "β +∞"] * 2 + ["α +10", "β +∞"] * 2
    assert at["α -∞"] == pytest.approx(next(spot.x for spot in place(root) if spot.node.cell == 1), abs=1)
    assert not any(set("αβ≤≥") & set(words) for words in drawing(TUTORIAL).words)
    found = drawing(EMPTY, is_pruned=True).words
    assert [each for each in found if "to move" in each][:3] == [
        "MAX: X to move α -∞ β +∞",
        "MIN: O to move α -∞ β +∞",
        "MAX: X to move α -∞ β +10",
    ]
    assert found[-1] == "≤ and ≥: at most, at least."
    assert "cut" not in found


@pytest.mark.parametrize("texts", [(TUTORIAL, WIDE, CUT), pytest.param(BOARDS, marks=pytest.mark.slow)], ids=len)
def test_pictures_are_drawn_by_several_threads_at_once(texts: tuple[str, ...]) -> None:
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(render, [tree(text) for text in texts] * 4)) == [drawing(text).png for text in texts] * 4


@pytest.mark.slow
def test_memory_does_not_grow_with_the_number_of_pictures() -> None:
    """500 bytes a picture would be seen. benchmarks/pictures.py draws a thousand and looks at the whole process."""
    root = tree(TUTORIAL)
    render(root)
    gc.collect()
    tracemalloc.start()
    try:
        for _ in range(20):
            render(root)
        gc.collect()
        before, _ = tracemalloc.get_traced_memory()
        for _ in range(200):
            render(root)
        gc.collect()
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert after - before < 100_000
