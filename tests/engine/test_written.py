"""Boards as people write them and as programs print them: one reader for all of them."""

from __future__ import annotations

import pytest

from bot.core.game.boards import written
from bot.engine import BadPosition, Board, Position
from bot.engine.notation import plain, read
from bot.words import LANGUAGES, words
from tests.report import for_each

from .written import ASKED_BACK, BOARDS, WRITTEN

DEDUCED = {
    "[0,0,0,0,0,0,0,0,0]": ".........",
    "[[0. 0. 0.]\n [0. 0. 0.]\n [0. 0. 0.]]": ".........",
    "[1,0,0,0,0,0,0,0,0]": "X........",
    "[X,0,O,0,X,0,0,0,O]": "X.O.X...O",
    "X0X XX0 00X": "XOXXXOOOX",
    "....1....": "....X....",
}
"""Where X's marks, as many as O's or one more, leave one of two readings."""
LARGER = {
    "X|O| | \n |X| | \n | |O| \n | | | ": "XO...X....O.....",
    "X,O,,\n,X,,\n,,O,\n,,,": "XO...X....O.....",
    '["XO  ", " X  ", "  O ", "    "]': "XO...X....O.....",
    "  a b c d\n1 X O . .\n2 . X . .\n3 . . O .\n4 . . . .": "XO...X....O.....",
    "[[1,-1,0,0,0],[0,1,0,0,0],[0,0,-1,0,0],[0,0,0,0,0],[0,0,0,0,0]]": "XO....X.....O............",
    "  1 2 3 4 5\n1 X O . . .\n2 . X . . .\n3 . . O . .\n4 . . . . .\n5 . . . . .": "XO....X.....O............",
    "| X | X | X | O |\n| O | O | O | X |\n|   |   |   |   |\n| X |   |   |   |": "XXXOOOOX....X...",
}
"""The number of squares decides the size, also if nine of them are taken."""


@for_each(BOARDS)
def test_a_board_is_the_same_however_it_is_written(name: str) -> None:
    for text in (BOARDS[name], BOARDS[name].replace("\n", "\r\n"), f"\n{BOARDS[name]}\n\n"):
        assert read(text).marks.replace("/", "") == WRITTEN, text


@for_each(DEDUCED.items())
def test_a_nought_or_a_free_square_follows_from_how_many_marks_there_are(text: str, board: str) -> None:
    assert Position.parse(text).text() == board


@for_each(LARGER.items())
def test_the_number_of_squares_decides_the_size(text: str, board: str) -> None:
    assert read(text).marks.replace("/", "") == board
    assert Position.parse(*written(text)).text() == board


@for_each(
    ["OOX\nOXX\nX", "OX \nOOX\nX", "XO XO XO", "X|O|X|O", "XOX OXO", "X,O,\n,X", "XO\n X\n  O"]
    + [f"X|O| \n | | {rule}O|X| \nX| | {rule} | |O\n | | " for rule in ("\n---\n", "\n-+-+-\n")]
)
def test_squares_that_are_missing_are_never_thought_up(text: str) -> None:
    with pytest.raises(BadPosition, match="position-wrong-count"):
        Position.parse(*written(text))


def test_a_column_of_free_squares_is_no_edge() -> None:
    assert read("{X,O,X,_},{X,O,X,_},{O,X,O,_}").marks == "XOX./XOX./OXO."


@for_each([(text, language) for text in ASKED_BACK for language in LANGUAGES])
def test_what_can_be_read_in_two_ways_is_asked_back_with_both(text: str, language: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        read(text)
    told = words(language)(refusal.value.code, **refusal.value.data)
    for each in ASKED_BACK[text]:
        assert each in told
        assert read(each).marks == each


@for_each(["ХО", "❌⭕"])
def test_other_rules_read_other_alphabets_too(pair: str) -> None:
    board = Board.parse("3x3/3 three")
    assert Position.parse(f"{pair[0]}5 {pair[1]}1", board) == Position.parse("X5 O1", board)


@for_each(BOARDS)
def test_what_is_plain_stays_so(name: str) -> None:
    assert read(plain(BOARDS[name])) == read(BOARDS[name])
