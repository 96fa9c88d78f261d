"""The picture of the tree: everything in its place, nothing over anything else, readable on dark and on light."""

from __future__ import annotations

import gc
import io
import itertools
import tracemalloc
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from PIL import Image, ImageColor, ImageStat

from bot.core.chat import pen
from bot.core.chat.pen import Pen
from bot.engine import Board, Mark, Position, Rules
from bot.features.learn import picture
from bot.features.learn.picture import CELL, NUMBER, Spot, draw, place_line, place_whole
from bot.features.learn.tree import PLAIN, Node, Scores, grow, prune
from tests.engine.brute import LIVE

TUTORIAL, EMPTY, WIDE, CUT = "O.XX.X.OO", ".........", "XOXO...X.", "X...O...."
"""Whole, a cut line, whole but too wide, and a cut line again."""
SIX, EIGHT, WIDEST, TWO = "XO..X....", "X........", "...OOXXXO", "XOXXOO.X."
WHOLE = (TUTORIAL, "X.OX.XOO.", TWO, "XOXXOOO.X")
BOARDS = (*WHOLE, EMPTY, WIDE, CUT, SIX, EIGHT)
SHAPES = (
    grow(Position.after((0, 1, 2, 3, 5, 4, 7, 6, 8, 9, 11, 10), Board(4, 4, 4))),
    grow(Position.parse("XXO.X..XOOX.XO.O", Board(4, 4, 3))),
    grow(Position.parse("OOOXOXXOXXXOOXXOO...OXX..", Board(5, 5, 4))),
    grow(Position.start(Board(9, 1, 3))),
    grow(Position.start(Board(1, 9, 3))),
    grow(Position.start(Board(3, 3, 3, Rules.WILD))),
    grow(Position.start(Board(1, 1, 1))),
    *(grow(Position.parse(text)) for text in BOARDS),
    *(grow(Position.parse(text), Scores(999, 999)) for text in (TUTORIAL, EMPTY)),
)
PRUNED = (
    prune(Position.after((0, 1, 2, 3, 5, 4, 7, 6, 8, 9, 11, 10), Board(4, 4, 4))),
    prune(Position.after((0, 1), Board(9, 1, 3))),
    *(prune(Position.parse(text)) for text in BOARDS),
    *(prune(Position.parse(text), Scores(999, 998, Mark.O)) for text in (TUTORIAL, EMPTY, WIDE, SIX)),
)
"""Trees whole and cut, from boards of all kinds, plain and with alpha-beta."""

any_tree = pytest.mark.parametrize(
    "root", [*SHAPES, *PRUNED], ids=lambda root: f"{root.position.board.text()} {root.size} {bool(root.bounds)}"
)

Box = tuple[float, float, float, float]


def tree(text: str, scores: Scores = PLAIN, *, is_pruned: bool = False) -> Node:
    return (prune if is_pruned else grow)(Position.parse(text), scores)


def place(root: Node) -> tuple[Spot, ...]:
    return place_whole(root) or place_line(root)


def opened(root: Node) -> Image.Image:
    image = Image.open(io.BytesIO(draw(root)))
    assert image.format == "PNG"
    return image.convert("RGBA")


def shown(root: Node) -> Image.Image:
    """The picture in pixels of a page, as all sizes are."""
    return opened(root).reduce(pen.DETAIL)


@any_tree
def test_a_tree_is_drawn_whole_or_as_the_line_that_is_played_and_what_could_be_played_instead(root: Node) -> None:
    nodes = [spot.node for spot in place(root)]
    wanted = root.walk() if place_whole(root) else line_of(root)
    assert {id(node) for node in nodes} == {id(node) for node in wanted}
    assert len(nodes) == len({id(node) for node in nodes})


def line_of(root: Node) -> Iterator[Node]:
    yield root
    for node in root.walk():
        if node.is_chosen:
            yield from node.children


@pytest.mark.slow
def test_the_trees_of_three_free_squares_are_drawn_whole_and_no_cut_one_is() -> None:
    for text in LIVE:
        root = tree(text)
        if text.count(".") <= 3:
            assert len(place_whole(root)) == root.size
        if any(node.hidden for node in root.walk()):
            assert not place_whole(root)


@any_tree
def test_whole_trees_have_a_row_a_level_and_parents_over_their_children(root: Node) -> None:
    spots = {id(spot.node): spot for spot in place_whole(root)}
    for depth in {spot.depth for spot in spots.values()}:
        assert len({spot.y for spot in spots.values() if spot.depth == depth}) == 1
    for spot in spots.values():
        below = [spots[id(child)].x for child in spot.node.children]
        assert not below or min(below) - 0.01 <= spot.x <= max(below) + 0.01


@any_tree
def test_the_line_that_is_played_runs_straight_down_and_the_rest_at_its_right_in_reading_order(root: Node) -> None:
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


@any_tree
def test_edges_run_from_a_parents_score_to_its_childs_move(root: Node) -> None:
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


on_a_phone = pytest.mark.parametrize("text", [*BOARDS, WIDEST], ids=lambda text: f"{text.count('.')} free")
both_ways = pytest.mark.parametrize("is_pruned", [False, True])


@both_ways
@on_a_phone
def test_on_a_phone_letters_marks_and_frames_stay_large_enough(
    text: str, written: list[tuple[str, Box]], *, is_pruned: bool
) -> None:
    root = tree(text, is_pruned=is_pruned)
    smaller = min(1.0, PHONE * pen.DETAIL / opened(root).width)
    assert min(picture.TEXT, picture.SMALL) * smaller >= 10
    assert all(spot.cell * smaller >= 9 for spot in place(root))
    digits = [bottom - top for words, (_, top, _, bottom) in written if words.isdigit()]
    assert min(digits) * smaller >= 7


@both_ways
@on_a_phone
def test_all_of_it_fits_on_a_phones_screen_and_can_still_be_read(text: str, *, is_pruned: bool) -> None:
    """Opened at 390x844, as large as it gets there."""
    image = shown(tree(text, is_pruned=is_pruned))
    assert picture.SMALL * min(390 / image.width, 844 / image.height) >= 10


@pytest.mark.parametrize("text", BOARDS)
def test_a_picture_is_opaque_small_and_always_the_same(text: str) -> None:
    png = draw(tree(text))
    assert png == draw(tree(text))
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


def test_what_is_written_and_drawn_stands_out_from_what_is_behind_it() -> None:
    """4.5 for letters and 3 for shapes. Source: WCAG 2.2, success criteria 1.4.3 and 1.4.11."""
    for letters in (pen.INK, pen.QUIET, pen.GOLD):
        assert contrast(letters, pen.BACKGROUND) >= 4.5
    for line in (picture.EDGE, picture.PALE, pen.GOLD, picture.PAPER):
        assert contrast(line, pen.BACKGROUND) >= 3
    assert contrast(picture.PALE_MARK, picture.PALE_PAPER) >= 3
    assert contrast(picture.PAPER, picture.PALE_PAPER) >= 3
    for behind in (picture.PAPER, picture.PLAYED):
        assert all(contrast(colour, behind) >= 4.5 for colour in picture.MARKS.values())
        assert contrast(picture.STRIKE, behind) >= 4.5
    assert contrast(picture.GRID, picture.PAPER) >= 3


def cell_at(image: Image.Image, root: Node, cell: int) -> Image.Image:
    """The inside of one cell of the root's board, in grey."""
    spot = place(root)[0]
    row, column = divmod(cell, 3)
    left, top = round(spot.x - 1.5 * CELL + column * CELL), round(spot.y + row * CELL)
    return image.convert("L").crop((left + 2, top + 2, left + CELL - 2, top + CELL - 2))


def test_marks_are_told_apart_by_their_shape() -> None:
    """Without colour: a cross is dark in its middle and its corners, a ring is light there."""
    root = tree(TUTORIAL)
    image = shown(root)
    for cell, mark in enumerate(TUTORIAL):
        inside = cell_at(image, root, cell)
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


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, Box]]:
    """All words that are drawn, and where."""
    found: list[tuple[str, Box]] = []
    original = Pen.text

    def write(self: Pen, at: pen.Point, text: str, *given: Any) -> None:
        _, size, anchor = given
        box = pen.font(size * pen.SCALE).getbbox(text, anchor=anchor)
        left, top, right, bottom = (edge / pen.SCALE + at[side % 2] for side, edge in enumerate(box))
        found.append((text, (left, top, right, bottom)))
        original(self, at, text, *given)

    monkeypatch.setattr(Pen, "text", write)
    return found


@any_tree
def test_nothing_overlaps_or_is_cut_off_on_any_board(root: Node, written: list[tuple[str, Box]]) -> None:
    """Boards with their frames, and all words: none over another, none beyond the edge; as wide as a phone can show."""
    image = shown(root)
    assert image.width <= picture.WIDEST
    boxes = [outline(spot) for spot in place(root)] + [box for _, box in written]
    assert apart(boxes)
    for left, top, right, bottom in boxes:
        assert min(left, top) > 0
        assert right < image.width
        assert bottom < image.height


def outline(spot: Spot) -> Box:
    """A board with its frame."""
    board, frame = spot.node.position.board, 4 if spot.node.is_chosen else 1
    reach = board.columns * spot.cell / 2 + frame
    return spot.x - reach, spot.y - frame, spot.x + reach, spot.y + board.rows * spot.cell + frame


def test_the_square_just_played_is_tinted_and_a_full_line_is_struck_through() -> None:
    root = tree(TUTORIAL)
    image, struck = shown(root).convert("RGB"), 0

    def colour(x: float, y: float) -> tuple[int, ...]:
        found = image.getpixel((round(x), round(y)))
        assert isinstance(found, tuple)
        return found

    for spot in place(root):
        left, cell = round(spot.x - 1.5 * spot.cell), spot.cell
        for number in range(9):
            row, column = divmod(number, 3)
            paper = colour(left + column * cell + 6, spot.y + row * cell + 2)  # where no mark and no line goes
            wanted = ImageColor.getrgb(picture.PLAYED if number == spot.node.cell else picture.PAPER)
            assert max(abs(a - b) for a, b in zip(paper, wanted, strict=True)) <= 12
        if spot.node.position.winning_cells == (3, 4, 5):
            struck += 1
            assert max(colour(left + cell - 2, spot.y + 1.5 * cell - 1)) < 90
    assert struck == 1


def test_the_edge_to_the_square_that_is_played_is_thicker() -> None:
    """The first and the last of two edges, which reach as far to the left as to the right."""
    root = tree(TWO)
    above, first, *_, last = [spot for spot in place(root) if spot.depth <= 1]
    grey = shown(root).convert("L")

    def thickness(spot: Spot) -> int:
        """How many pixels the edge takes where it is crossed from top to bottom, halfway to the child."""
        x = round((above.x + spot.x) / 2)
        column = [grey.getpixel((x, y)) for y in range(round(above.foot), round(spot.y) - NUMBER)]
        return sum(value != grey.getpixel((1, 1)) for value in column)

    assert (first.node.is_chosen, last.node.is_chosen) == (True, False)
    assert thickness(first) > thickness(last) >= 1


@both_ways
@pytest.mark.parametrize("text", [TUTORIAL, EMPTY, WIDE])
def test_the_palette_keeps_the_contrasts(text: str, *, is_pruned: bool) -> None:
    """As above, with the colours that are in the file, after smoothing and with fewer of them."""
    image = opened(tree(text, is_pruned=is_pruned))
    seen = {colour[:3] for _, colour in image.getcolors(1 << 16) or [] if isinstance(colour, tuple)}

    def kept(name: str) -> str:
        wanted = ImageColor.getrgb(name)
        nearest = min(seen, key=lambda each: max(abs(a - b) for a, b in zip(wanted, each, strict=False)))
        return "#{:02x}{:02x}{:02x}".format(*nearest)

    background, paper, played = (kept(name) for name in (pen.BACKGROUND, picture.PAPER, picture.PLAYED))
    assert paper != played
    assert all(contrast(kept(name), background) >= 4.5 for name in (pen.INK, pen.QUIET, pen.GOLD))
    assert contrast(kept(picture.EDGE), background) >= 3
    assert contrast(kept(picture.GRID), paper) >= 3
    assert all(contrast(kept(name), behind) >= 4.5 for name in picture.MARKS.values() for behind in (paper, played))
    if (text, is_pruned) == (TUTORIAL, True):
        assert contrast(kept(picture.PALE_MARK), kept(picture.PALE_PAPER)) >= 3


def test_the_frame_of_the_line_that_is_played_is_thicker() -> None:
    root = tree(TUTORIAL)
    spots = place(root)
    grey = shown(root).convert("L")

    def frame(node: Node) -> int:
        """How many pixels beside a board differ from the background."""
        spot = next(spot for spot in spots if spot.node is node)
        y, left = round(spot.y + 1.5 * CELL), round(spot.x - 1.5 * CELL)
        row = [grey.getpixel((x, y)) for x in range(left - 8, left)]
        return sum(value != row[0] for value in row)

    chosen, others = ([frame(each) for each in root.children if each.is_chosen is wanted] for wanted in (True, False))
    assert min(chosen) >= 3
    assert max(others) <= 1


def test_scores_squares_and_what_was_cut_away_are_written(written: list[tuple[str, Box]]) -> None:
    def words(root: Node) -> list[str]:
        written.clear()
        draw(root)
        return [each for each, _ in written]

    found = words(tree(TUTORIAL))
    assert [found.count(score) for score in ("+10", "-10", "0")] == [4, 5, 0]
    assert [found.count(level) for level in ("MAX", "MIN", "X to move", "O to move")] == [2, 1, 2, 1]
    found = words(tree("X.OX.XOO.", Scores(1, 1)))
    assert [found.count(score) for score in ("+1", "-1", "+10", "-10")] == [4, 5, 0, 0]
    root = tree(CUT)
    found, nodes = words(root), list(line_of(root))
    squares = [str(node.cell + 1) for node in nodes if node.cell is not None]
    drawn = ["0" for node in nodes if node.score == 0]
    assert sorted(each for each in found if each.isdigit()) == sorted(squares + drawn)
    assert [each for each in found if "to move" in each] == ["MAX: X to move", "MIN: O to move"] * 3 + [
        "MAX: X to move"
    ]


@both_ways
@pytest.mark.parametrize("text", [EMPTY, CUT, WIDE])
def test_all_that_a_line_leaves_out_is_counted(text: str, written: list[tuple[str, Box]], *, is_pruned: bool) -> None:
    """Of a tree that was cut, and of one that is only too wide."""
    root = tree(text, is_pruned=is_pruned)
    draw(root)
    hidden = [int(words.split()[1].replace(",", "")) for words, _ in written if words.endswith(" more below")]
    assert sum(not node.is_pruned for node in line_of(root)) + sum(hidden) == root.size
    assert 0 not in hidden


def words_of(root: Node, written: list[tuple[str, Box]]) -> list[str]:
    written.clear()
    draw(root)
    return [words for words, _ in written]


@pytest.mark.parametrize("text", [TUTORIAL, EMPTY, CUT])
def test_the_maximiser_is_named_and_each_level_says_what_it_chooses(text: str, written: list[tuple[str, Box]]) -> None:
    """X moves: as the maximiser, and as the minimiser."""
    for maximiser, first, second in ((Mark.X, "MAX", "MIN"), (Mark.O, "MIN", "MAX")):
        for is_pruned in (False, True):
            found = words_of(tree(text, Scores(maximiser=maximiser), is_pruned=is_pruned), written)
            assert f"Scores are for {maximiser.value}." in found
            sides = " ".join(found).replace(":", "")
            assert sides.index(first) < sides.index(second)
            assert all(("MAX" if maximiser is Mark.X else "MIN") in each for each in found if ": X to move" in each)


def test_what_alpha_beta_skips_is_pale_without_a_score_and_named(written: list[tuple[str, Box]]) -> None:
    root = tree(TUTORIAL, is_pruned=True)
    found = words_of(root, written)
    skipped = [spot for spot in place(root) if spot.node.is_pruned]
    assert len(skipped) == found.count("cut") == 1
    assert found[-1] == "Grey: not looked at. ≤ and ≥: at most, at least."
    assert [found.count(each) for each in ("+10", "-10", "≤+10", "0")] == [4, 3, 1, 0]
    image = shown(root).convert("RGB")
    for spot in place(root):
        corner = image.getpixel((spot.left + 2, round(spot.y + spot.height - 3)))
        wanted = ImageColor.getrgb(picture.PALE_PAPER if spot.node.is_pruned else picture.PAPER)
        assert isinstance(corner, tuple)
        if spot.node.cell != 6:  # there the square is tinted
            assert max(abs(a - b) for a, b in zip(corner, wanted, strict=True)) <= 12
    brightest = dict[int | None, float]()
    for spot in [spot for spot in place(root) if spot.parent and spot.parent.cell == 6]:
        (x1, y1), (x2, y2) = spot.edge
        x, y = round((x1 + x2) / 2), round((y1 + y2) / 2)
        brightest[spot.node.cell] = ImageStat.Stat(image.convert("L").crop((x - 3, y - 3, x + 3, y + 3))).mean[0]
    assert brightest[4] < brightest[1] - 10


def test_alpha_and_beta_stand_below_each_score_of_a_whole_tree(written: list[tuple[str, Box]]) -> None:
    root = tree(TUTORIAL, is_pruned=True)
    found = words_of(root, written)
    at = {words: (left + right) / 2 for words, (left, _, right, _) in written}
    assert [each for each in found if each[0] in "αβ"] == ["α -∞", "β +∞"] * 2 + ["α +10", "β +∞"] * 2
    assert at["α -∞"] == pytest.approx(next(spot.x for spot in place(root) if spot.node.cell == 1), abs=1)
    assert not any(set("αβ≤≥") & set(words) for words in words_of(tree(TUTORIAL), written))


def test_a_line_tells_alpha_and_beta_at_its_levels(written: list[tuple[str, Box]]) -> None:
    found = words_of(tree(EMPTY, is_pruned=True), written)
    assert [each for each in found if "to move" in each][:3] == [
        "MAX: X to move α -∞ β +∞",
        "MIN: O to move α -∞ β +∞",
        "MAX: X to move α -∞ β +10",
    ]
    assert found[-1] == "≤ and ≥: at most, at least."
    assert "cut" not in found


def test_pictures_are_drawn_by_several_threads_at_once() -> None:
    roots = [tree(text) for text in BOARDS] * 4
    alone = {text: draw(tree(text)) for text in BOARDS}
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(draw, roots)) == [alone[text] for text in BOARDS] * 4


@pytest.mark.slow
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
