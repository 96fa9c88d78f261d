"""Puzzles: each has the one solution that it says, none is left out, and each day has its own."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from bot.engine import Outcome
from bot.features.puzzles.rules import KINDS, WEEK, WEEK_FROM, Puzzle, all_puzzles, of_day
from bot.features.puzzles.service import explained
from scripts.puzzles import FILE, puzzle_lines
from tests.engine.brute import POSITIONS, STANDARD, Brute
from tests.variants.three import brute as three

MISERE = Brute(3, 3, 3, line_wins=False)
LARGER = Brute(4, 4, 3)
BRUTES = {"3x3": STANDARD, "misere": MISERE, "4x4/3": LARGER}
SIGNS = {1: Outcome.WIN, 0: Outcome.DRAW}
MONDAY = 20_780
"""23 November 2026."""


def images(text: str) -> set[str]:
    """A square board, turned and mirrored in every way."""
    size, found = int(len(text) ** 0.5), set()
    rows = [text[start : start + size] for start in range(0, len(text), size)]
    for _ in range(4):
        rows = ["".join(column) for column in zip(*reversed(rows), strict=True)]
        found |= {"".join(rows), "".join(reversed(rows))}
    return found


def is_forced(brute: Brute, text: str) -> bool:
    """Whether a side could complete a line at once, if it were to move."""
    free = [cell for cell, mark in enumerate(text) if mark == "."]
    return any(brute.winner(text[:cell] + mark + text[cell + 1 :]) for cell in free for mark in "XO")


def solution(brute: Brute, text: str) -> tuple[int, int, int] | None:
    """The cell, the result and the plies if a position that isn't over is a puzzle."""
    if brute is not MISERE and is_forced(brute, text):
        return None
    values = brute.move_values(text)
    most = max(result for result, _ in values.values())
    (best, *others) = [(cell, *value) for cell, value in values.items() if value[0] == most]
    sensible = [result for result, plies in values.values() if result >= 0 or plies > 1]
    return best if not others and most >= 0 and best[2] >= 3 and len(sensible) >= 3 else None


@pytest.mark.parametrize("kinds", [("3x3", "misere"), pytest.param((*KINDS,), marks=pytest.mark.slow)])
def test_the_file_holds_what_a_search_finds_in_the_same_order(
    monkeypatch: pytest.MonkeyPatch, kinds: tuple[str, ...]
) -> None:
    monkeypatch.setattr("scripts.puzzles.KINDS", {kind: KINDS[kind] for kind in kinds})
    lines = FILE.read_text(encoding="ascii").splitlines()
    assert [line for line in lines if line.partition(":")[0] in kinds] == puzzle_lines()


def test_loading_them_and_the_puzzle_of_a_day_search_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def search(*_: object) -> None:
        raise AssertionError("this searches")

    for name in ("SmallSearch", "Search", "variant_of"):
        monkeypatch.setattr(f"bot.engine.search.{name}", search)
    all_puzzles.cache_clear()
    assert Puzzle.parse(of_day(MONDAY).code) == of_day(MONDAY)


@pytest.mark.parametrize(("kind", "wins", "draws"), [("3x3", 19, 6), ("misere", 55, 57)])
def test_all_there_are_on_three_by_three_are_found_once_and_their_solutions_too(
    kind: str, wins: int, draws: int
) -> None:
    brute, expected = BRUTES[kind], {}
    for text in POSITIONS:
        if brute.children(text) and (found := solution(brute, text)):
            cell, result, plies = found
            expected[text] = cell, SIGNS[result], plies
    orbits = {min(images(text)) for text in expected}
    puzzles = [puzzle for puzzle in all_puzzles().values() if puzzle.kind == kind]
    shown = {image.position.text(): image for puzzle in puzzles for image in puzzle.images()}
    assert {text: (each.solution, each.outcome, each.distance) for text, each in shown.items()} == expected
    assert {min(images(puzzle.position.text())) for puzzle in puzzles} == orbits
    assert len(puzzles) == len(orbits) == wins + draws
    assert Counter(puzzle.outcome for puzzle in puzzles) == {Outcome.WIN: wins, Outcome.DRAW: draws}


def three_solution(state: three.State) -> tuple[int, int] | None:
    """The cell and the plies if a position with three marks each is a puzzle."""
    values = three.move_values(state)
    wins = [cell for cell, value in values.items() if value > 0]
    plies = three.MOST - max(values.values())
    sensible = [value for value in values.values() if value >= 0 or value + three.MOST > 4]
    is_forced = three.completing(state, state.theirs)
    return (wins[0], plies) if len(wins) == 1 and 3 <= plies <= 7 and len(sensible) >= 3 and not is_forced else None


def order_of(state: three.State) -> str:
    """The marks of a state, from the oldest to the newest, X first."""
    first, second = sorted(state, key=len, reverse=True)
    marks = [mark for pair in itertools.zip_longest(first, second) for mark in zip("XO", pair, strict=True)]
    return "".join(f"{mark}{cell + 1}" for mark, cell in marks if cell is not None)


@pytest.mark.slow
def test_all_with_three_marks_each_are_found_and_their_solutions_too() -> None:
    states = [state for state in three.states() if len(sum(state, ())) < 6 and not state.is_lost]
    expected = {order_of(state): found for state in states if (found := three_solution(state))}
    puzzles = [puzzle for puzzle in all_puzzles().values() if puzzle.kind == "three"]
    shown = {image.position.text(): image for puzzle in puzzles for image in puzzle.images()}
    assert {text: (each.solution, each.distance) for text, each in shown.items()} == expected


def test_with_three_marks_each_there_are_138_all_of_them_wins() -> None:
    puzzles = [puzzle for puzzle in all_puzzles().values() if puzzle.kind == "three"]
    assert {puzzle.outcome for puzzle in puzzles} == {Outcome.WIN}
    assert Counter(puzzle.distance for puzzle in puzzles) == {3: 37, 5: 73, 7: 28}
    assert Counter(puzzle.position.ply for puzzle in puzzles) == {2: 1, 3: 6, 4: 13, 5: 118}


def test_on_four_by_four_there_are_eighty_eight_all_of_them_wins() -> None:
    puzzles = [puzzle for puzzle in all_puzzles().values() if puzzle.kind == "4x4/3"]
    assert len({min(images(puzzle.position.text())) for puzzle in puzzles}) == len(puzzles) == 88
    assert Counter(puzzle.distance for puzzle in puzzles) == {3: 59, 5: 22, 7: 6, 9: 1}
    by_ply = {2: 1, 3: 18, 4: 7, 5: 32, 6: 7, 7: 18, 8: 2, 9: 2, 11: 1}
    assert Counter(puzzle.position.ply for puzzle in puzzles) == by_ply
    assert not any(is_forced(LARGER, puzzle.position.text()) for puzzle in puzzles)


def late(ply: int) -> list[Puzzle]:
    """Those on 4x4 that leave little enough to be tried out by brute force."""
    return [puzzle for puzzle in all_puzzles().values() if puzzle.kind == "4x4/3" and puzzle.position.ply >= ply]


@pytest.mark.parametrize(("ply", "count"), [(8, 5), pytest.param(7, 23, marks=pytest.mark.slow)])
def test_their_solutions_are_those_of_brute_force(ply: int, count: int) -> None:
    assert len(late(ply)) == count
    for puzzle in late(ply):
        found = solution(Brute(4, 4, 3), puzzle.position.text())
        assert found == (puzzle.solution, 1, puzzle.distance), puzzle.code


def quiet_positions(random: Random, plies: int) -> Iterator[str]:
    """Positions on 4x4 in which nothing is forced, by chance."""
    while True:
        marks = list("X" * ((plies + 1) // 2) + "O" * (plies // 2) + "." * (16 - plies))
        random.shuffle(marks)
        text = "".join(marks)
        if not LARGER.winner(text) and not is_forced(LARGER, text):
            yield text


@pytest.mark.parametrize("count", [2, pytest.param(15, marks=pytest.mark.slow)])
def test_what_is_no_puzzle_by_brute_force_is_none_on_four_by_four(count: int) -> None:
    known, random = {image.position.text() for puzzle in late(7) for image in puzzle.images()}, Random(3)
    for plies in (8, 9, 10):
        for text in itertools.islice(quiet_positions(random, plies), count):
            assert (solution(Brute(4, 4, 3), text) is not None) is (text in known), text


def test_a_code_is_read_back_and_all_images_share_one_key() -> None:
    for puzzle in all_puzzles().values():
        assert {image.key for image in puzzle.images()} == {puzzle.key}
        assert len(puzzle.code) <= 32
    for puzzle in list(all_puzzles().values())[::15]:
        assert [Puzzle.parse(image.code) for image in puzzle.images()] == puzzle.images()


def test_what_is_no_puzzle_is_not_read() -> None:
    codes = ["3x3:XX.OO....", "3x3:.........", "misere:XO.......", "three:X5O1X9", "4x4/3:................"]
    no_positions = ["three:X.O......", "3x3:XXXOO....", "3x3:XXX", "5x5:X........", "3x3", ":", ""]
    assert [code for code in (*codes, *no_positions) if Puzzle.parse(code)] == []


# The puzzle of the day


def test_the_days_of_a_week_have_their_boards_and_get_harder() -> None:
    for week in range(60):
        puzzles = [of_day(WEEK_FROM + 7 * week + weekday) for weekday in range(7)]
        assert [puzzle.kind for puzzle in puzzles] == list(WEEK)
        for days in ((0, 4), (1, 3, 5)):
            distances = [puzzles[day].distance for day in days]
            assert distances == sorted(distances)


@pytest.mark.parametrize("longest", [30, pytest.param(138, marks=pytest.mark.slow)])
@pytest.mark.parametrize(("weekday", "count"), [(0, 12), (1, 29), (2, 138), (3, 29), (4, 13), (5, 30), (6, 112)])
def test_a_weekday_repeats_none_before_all_of_its_own_have_been_shown_and_then_turns_it(
    weekday: int, count: int, longest: int
) -> None:
    days = [WEEK_FROM + weekday + 7 * week for week in range(3 * max(count, longest))]
    shown = [of_day(day) for day in days]
    for start in range(0, len(shown) - count, count):
        assert len({puzzle.key for puzzle in shown[start : start + count]}) == count
    pairs = list(zip(shown, shown[count:], strict=False))
    assert pairs
    assert all(one.key == other.key for one, other in pairs)
    assert not any(one.code == other.code for one, other in pairs if len(one.images()) > 1)


def test_every_puzzle_but_none_other_is_some_days() -> None:
    assert {of_day(day).key for day in range(WEEK_FROM, WEEK_FROM + 7 * 138)} == set(all_puzzles())


def test_a_day_has_the_same_puzzle_in_every_process_for_ever() -> None:
    """Changing these gives people another puzzle in the middle of a day."""
    assert [of_day(MONDAY + day).code for day in range(7)] == [
        "3x3:.X.OXX.O.",
        "4x4/3:..X.X..O...XOXO.",
        "3x3:X.OO..X..",
        "4x4/3:..X.O.....O....X",
        "3x3:..O..X.X.",
        "4x4/3:....O.XOX......X",
        "misere:O.....XXO",
    ]
    assert [of_day(WEEK_FROM + day).code for day in range(-1, 7)] == [
        "misere:X.OOOX.X.",
        "3x3:OXO..X...",
        "4x4/3:X...O..XX....OXO",
        "three:X4O8X2O1X6",
        "4x4/3:.X.....X...O..XO",
        "3x3:.X...OX..",
        "4x4/3:X.OX...O.O.X....",
        "misere:.XOXO...X",
    ]


def test_what_was_tried_before_the_days_puzzle_changed_is_left_out() -> None:
    for code in ("3x3:.X.OXX.O.", "misere:O.....XXO", "three:X4O8X2O1X6"):
        puzzle = Puzzle.parse(code)
        assert puzzle
        free = puzzle.position.legal()
        assert explained(puzzle, tuple(range(16))) == explained(puzzle, free)
        assert [*explained(puzzle, (0, 9, free[0], 15)).outcomes][-1] == free[0]
