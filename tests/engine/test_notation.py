"""Boards as people and tutorials write them: what is read, and what is refused with which sentence."""

from __future__ import annotations

import json
from contextlib import nullcontext, suppress

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bot.engine import BadPosition, Position
from bot.engine.notation import Reading, read
from bot.words import words
from tests.report import for_each

from . import brute
from .strategies import positions, unhurried

ARRAY = '["X", 1, "O", "X", 4, "X", "O", "O", 8]'
PRINTED_BY_PHP = (
    "Array\n(\n    [0] => Array\n        (\n            [0] => X\n            [1] => O\n            [2] => \n        )"
    "\n\n    [1] => Array\n        (\n            [0] => \n            [1] => X\n            [2] => \n        )\n\n)"
)
READ = {
    ARRAY: Reading("X.OX.XOO.", 0),
    '["X", 2, "O", "X", 5, "X", "O", "O", 9]': Reading("X.OX.XOO.", 1),
    f"var origBoard = {ARRAY};": Reading("X.OX.XOO.", 0),
    f"const board: string[] = {ARRAY},": Reading("X.OX.XOO.", 0),
    "“X”, 1, ‘O’, ‘x’, 4, „X“, «o», O, 8,": Reading("X.OX.XOO.", 0),
    f"```js\n{ARRAY}\n```": Reading("X.OX.XOO.", 0),
    "py [0, 'X', 2]": Reading(".X.", 0),
    "`X1O X4X OO8`": Reading("X.OX.XOO.", 0),
    "X1OX4XOO8": Reading("X.OX.XOO.", 0),
    "x2ox5xoo9": Reading("X.OX.XOO.", 1),
    '["XO2", "3X5", "67O"]': Reading("XO..X...O", 0),
    "012345678": Reading(".........", 0),
    "1 2 3 4 5 6 7 8 9": Reading(".........", 1),
    "[['x','o','x'],['o','o','x'],['_','_','_']]": Reading("XOX/OOX/...", None),
    "{ 'x', 'o', 'x' }, { 'o', 'o', 'x' }, { '_', '_', '_' }": Reading("XOX/OOX/...", None),
    "char board[3][3] = {{'x','o','x'},{'o','o','x'},{'_','_','_'}};": Reading("XOX/OOX/...", None),
    "char[][] b = new char[][] {{'x','o','x'},{'o','o','x'},{'_','_','_'},};": Reading("XOX/OOX/...", None),
    "b = np.array([['x' 'o' 'x']\n ['o' 'o' 'x']\n [' ' ' ' ' ']])": Reading("XOX/OOX/...", None),
    "((X, EMPTY, O), (X, EMPTY, X), (O, O, EMPTY))": Reading("X.O/X.X/OO.", None),
    '["X", null, "O"]': Reading("X.O", None),
    "['X', None, 'O']": Reading("X.O", None),
    '["X", "", "O", " "]': Reading("X.O.", None),
    "['-', 'X', '-']": Reading(".X.", None),
    'board = """X_O\nX_X\nOO_"""': Reading("X_OX_XOO_".replace("_", "."), None),
    "X | 1 | O\n---+---+---\nX | 4 | X\n---+---+---\nO | O | 8": Reading("X.OX.XOO.", 0),
    PRINTED_BY_PHP: Reading("XO./.X.", None),
    "X|-|O\n-----\nX|-|X": Reading("X.OX.X", None),
    "X|-|O\n-+-+-\nX|-|X": Reading("X.OX.X", None),
    "X|-|O / -+-+- / X|-|X": Reading("X.O/X.X", None),
    "X.O/X.X/OO.": Reading("X.O/X.X/OO.", None),
    "X1O/X4X/OO8": Reading("X.O/X.X/OO.", 0),
    "XX......./": Reading("XX......./", None),
    "": Reading("", None),
}
REFUSED = {
    "X.O_.....": "Free squares are written both as '.' and as '_' here. Write all of them in one way.",
    "X.O_.-...": "Free squares are written both as '-' and as '.' here. Write all of them in one way.",
    "['X', None, 'O', ' ']": "Free squares are written both as 'blank' and as 'none' here.",
    "X.O.5....": "Free squares are written both as '.' and as '5' here.",
    "0.2......": "Free squares are written both as '.' and as '0' here.",
    "X1OX5XOO9": "Some numbers count from 0 and others from 1. Write X,1,O,X,4,X,O,O,8 or X,2,O,X,5,X,O,O,9.",
    "X13XOO678": "Some numbers count from 0 and others from 1. Write X,1,2,X,O,O,6,7,8 or X,2,3,X,O,O,7,8,9.",
    "X7OX4XOO8": "The number in square 2 must be 1, counted from 0, or 2, counted from 1.",
    "X1OX9XOO8": "The number in square 5 must be 4.",
    "X2OX9XOO9": "The number in square 5 must be 5.",
    "[X, 10, O, X, 4, X, O, O, 8]": "The number in square 2 must be 1, counted from 0, or 2, counted from 1.",
    "[X, 13, O, X, 4, X, O, O, 8]": "The number in square 2 must be 1, counted from 0, or 2, counted from 1.",
    "012954678": "The number in square 4 must be 3.",
    "X0OX4XOO8": "There's a 0 in square 2. If it's a nought, write the letter O.",
    "XX.00....": "There's a 0 in square 4. If it's a nought, write the letter O.",
    "0X.......": "There's a 0 in square 1. If it's a nought, write the letter O.",
    "0,X,3,4,5,6,7,8,9": "There's a 0 in square 1. If it's a nought, write the letter O.",
    '["X", 1, "Q"]': "'Q' isn't a mark. Write X, O and a dot for each free square.",
    "board = X.O": "'=' isn't a mark.",
    "NoneNone": "'E' isn't a mark.",
    "X+O......": "'+' isn't a mark.",
    "１": "'１' isn't a mark.",
    "\0": "'\\x00' isn't a mark.",
    "[X, 1, O]": "This board has 9 squares, but you gave 3. Write X, O or a dot for each.",
    "9" * 5000: "The number in square 1 must be 0, counted from 0, or 1, counted from 1.",
    "1" + "X" * 26 + "27": "This board has 9 squares, but you gave 28.",
    "0X3" + "XO" * 30: "There's a 0 in square 1.",
    "[['X',1],['O',3,4,5,6,7,8]]": "Every row of this board has 3 squares.",
    "X1/O3X5678": "Every row of this board has 3 squares.",
    "[X, 1, 2, 3, 4, 5, 6, 7, 8]/": "Every row of this board has 3 squares.",
}


def numbered(text: str, base: int) -> list[str | int]:
    return [cell + base if mark == "." else mark for cell, mark in enumerate(text)]


def forms(text: str, columns: int) -> dict[str, int | None]:
    """Return a board in each notation, and what its numbers count from."""
    rows = [text[at : at + columns] for at in range(0, len(text), columns)]
    by_base = {
        form: base if "." in text else None
        for base in (0, 1)
        for squares in [numbered(text, base)]
        for form in (
            json.dumps(squares),
            "".join(map(str, squares)),
            f"let b = {squares};",
            " ".join(map(str, squares)),
        )
    }
    drawn = "\n---+---\n".join(" | ".join(row) for row in rows)
    c = ", ".join("{ " + ", ".join(f"'{mark}'" for mark in row) + " }" for row in rows).lower()
    nested = str([list(row) for row in rows])
    blank, none = ([mark.replace(".", free) for mark in text] for free in (" ", ""))
    signs = [text.replace(".", "_"), text.replace(".", "-"), "/".join(rows), drawn, c.replace(".", "_"), nested]
    others = [nested.replace("'.'", "None"), str(blank), json.dumps(none), json.dumps(blank).replace('" "', "null")]
    return by_base | dict.fromkeys([*signs, *others])


@for_each(READ)
def test_a_board_is_read_as_it_is_written(text: str) -> None:
    assert read(text) == READ[text]


@for_each(REFUSED)
def test_a_board_that_cannot_be_read_gets_a_sentence_of_its_own(text: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        Position.parse(text)
    said = words()(refusal.value.code, **refusal.value.data)
    assert said.startswith(REFUSED[text])
    assert len(said) < 160


@pytest.mark.parametrize("every", [20, pytest.param(1, marks=pytest.mark.slow)])
def test_all_positions_are_the_same_in_every_notation(every: int) -> None:
    for text in brute.POSITIONS[::every]:
        position = Position.parse(text)
        for form in forms(text, 3):
            assert Position.parse(form) == position, form


@unhurried
@given(positions())
def test_a_position_of_any_board_is_the_same_in_every_notation(position: Position) -> None:
    for form, base in forms(position.text(), position.board.columns).items():
        assert Position.parse(form, position.board) == position, form
        assert read(form).base == base, form


@unhurried
@given(positions(), st.data())
def test_numbers_from_0_and_from_1_in_one_board_are_never_read(position: Position, data: st.DataObject) -> None:
    text = position.text()
    bases = [data.draw(st.sampled_from((0, 1))) for _ in text]
    squares = [str(cell + bases[cell]) if mark == "." else mark for cell, mark in enumerate(text)]
    used = {bases[cell] for cell, mark in enumerate(text) if mark == "."}
    for form in ("".join(squares), ",".join(squares)):
        with pytest.raises(BadPosition, match=r"two-counts|zero|wrong-number") if len(used) > 1 else nullcontext():
            assert read(form) == Reading(text, next(iter(used), None))


def test_the_question_offers_two_boards_that_can_be_read() -> None:
    with pytest.raises(BadPosition) as refusal:
        read("X1OX5XOO9")
    offered = [read(str(refusal.value.data[name])) for name in ("from_zero", "from_one")]
    assert offered == [Reading("X.OX.XOO.", 0), Reading("X.OX.XOO.", 1)]


@unhurried
@given(st.text() | st.text(alphabet="XOxo.-_0123456789\"'“”[]{}(),;|/`=+ \nNONEnull", max_size=60))
@example("]" * 9000)
@example("] " * 9000)
@example("'" * 9001)
@example("=" + "NEW " * 9000)
@example("0" * 9000)
def test_no_text_breaks_the_reader(text: str) -> None:
    with suppress(BadPosition):
        assert set(read(text).marks) <= set("XO./")


def test_a_text_of_any_length_is_read_in_one_pass() -> None:
    """As many signs as a pipe may bring; each part that grew with the square of them took half a minute here."""
    assert read(" ".join(map(str, range(30_000)))).base == 0
    assert read("X/" * 50_000).marks == "X/" * 50_000
