"""Ultimate games beside a referee written apart, what players write, and positions as text."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest

from bot.engine import BadPosition, Board, IllegalMove, Mark, Position, Rules
from bot.variants.ultimate.rules import UltimatePosition
from tests.report import for_each
from tests.variants.ultimate.referee import Referee

BOARD = Board(9, 9, 3, Rules.ULTIMATE)
NUMBERS = {f"{board + 1}{square + 1}": board * 9 + square for board in range(9) for square in range(9)}
"""The bot's numbers of the referee's moves."""
number = NUMBERS.__getitem__


def played(*moves: str) -> UltimatePosition:
    return cast("UltimatePosition", Position.after(map(number, moves), BOARD))


def check(position: UltimatePosition, referee: Referee, legal: list[str]) -> None:
    assert position.legal() == tuple([number(move) for move in legal])
    assert (position.is_over, position.active) == (not legal, int(referee.active) - 1 if referee.active else None)
    won_x, won_o = (
        sum([1 << int(board) - 1 for board, owner in referee.owners.items() if owner == side]) for side in "XO"
    )
    full = sum([1 << int(board) - 1 for board in referee.full])
    assert (position.won_x, position.won_o, position.finished) == (won_x, won_o, won_x | won_o | full)
    assert position.winner == (Mark(referee.winner) if referee.winner else None)


@pytest.mark.parametrize("games", [200, pytest.param(10_000, marks=pytest.mark.slow)])
def test_random_games_go_as_the_referee_says(games: int) -> None:
    chance, ends = Random(31), set[str]()
    for _ in range(games):
        referee, position = Referee(), played()
        while legal := referee.legal():
            check(position, referee, legal)
            move = legal[int(chance.random() * len(legal))]
            referee.play(move)
            position = cast("UltimatePosition", position.play(number(move)))
        check(position, referee, legal)
        ends.add(referee.winner)
    assert ends == {"X", "O", ""}


def test_the_owners_of_small_boards_and_the_boards_to_play_on_are_told() -> None:
    position = O_HAS_ONE
    assert [position.owner(board) for board in range(9)] == [Mark.O, *[None] * 8]
    assert [position.is_finished(board) for board in range(9)] == [True, *[False] * 8]
    assert (position.active, position.open_boards) == (None, tuple(range(1, 9)))
    assert ON_NINE.open_boards == (8,)


def test_a_random_game_written_as_text_is_read_back() -> None:
    chance = Random(32)
    for _ in range(20):
        position = Position.start(BOARD)
        while not position.is_over:
            assert Position.parse(position.text(), BOARD, position.to_move) == position
            assert Position.parse(position.text().lower(), BOARD) == position
            position = position.play(chance.choice(position.legal()))
        assert Position.parse(position.text(), BOARD) == position
        for move in range(81):
            with pytest.raises(IllegalMove, match="game-over"):
                position.play(move)


EMPTY, WON_X = "." * 81, "XXX......"


@for_each(
    [
        (EMPTY, "ultimate-unreadable"),
        ("." * 82, "ultimate-unreadable"),
        (EMPTY[1:] + "0", "ultimate-unreadable"),
        ("?" + EMPTY[1:] + "0", "ultimate-unreadable"),
        ("XX" + EMPTY[2:] + "0", "position-wrong-marks"),
        ("XXXOOO..." + EMPTY[9:] + "0", "position-two-winners"),
        (WON_X + "OO......." + ".O......." + EMPTY[27:] + "1", "ultimate-unreadable"),  # the first board is finished
        (WON_X * 3 + "OO......." * 4 + "O........" + EMPTY[72:] + "0", "position-winner-to-move"),
        (WON_X * 3 + "OO......." * 4 + EMPTY[63:] + "9", "ultimate-unreadable"),  # the game is over
    ]
)
def test_a_text_that_no_game_can_reach_is_refused(text: str, code: str) -> None:
    with pytest.raises(BadPosition) as refused:
        Position.parse(text, BOARD)
    assert refused.value.code == code


ANYWHERE, ON_NINE = played(), played("59")


@pytest.mark.parametrize(
    ("text", "move"),
    [
        *((text, "53") for text in ("5.3", "5 3", "5/3", "5-3", "53", "5, 3", "5 . 3")),
        *zip(("a1", "c5", "e5", "i9", "g1", "d9"), ("11", "46", "55", "99", "31", "87"), strict=True),
    ],
)
@pytest.mark.parametrize("position", [ANYWHERE, ON_NINE])
def test_a_board_and_a_square_or_a_place_in_the_picture_is_a_move(
    text: str, move: str, position: UltimatePosition
) -> None:
    assert position.read_move(text) == number(move)


@for_each([("1", "91"), ("9", "99"), ("center", "95"), ("top left", "91")])
def test_a_square_alone_is_one_of_the_board_that_must_be_played_on(text: str, move: str) -> None:
    assert ON_NINE.read_move(text) == number(move)
    assert ANYWHERE.read_move(text) is None


@for_each(["", "0", "10", "5.0", "0.5", "5.10", "j1", "a0", "a10", "5..3x", "hello", "corner"])
def test_what_is_no_square_is_no_move(text: str) -> None:
    assert ON_NINE.read_move(text) is None


def test_every_move_has_a_name_that_is_read_back() -> None:
    names = [BOARD.move_name(move) for move in range(81)]
    assert (names[0], names[38], names[80]) == ("1.1", "5.3", "9.9")
    assert [ANYWHERE.read_move(name) for name in names] == list(range(81))


O_HAS_ONE = played("11", "15", "51", "14", "41", "16", "61")  # O has won the first board


@for_each(
    [
        (ANYWHERE, 81, "move-no-such-square", {"squares": 81}),
        (ANYWHERE, -1, "move-no-such-square", {"squares": 81}),
        (ON_NINE, number("59"), "ultimate-wrong-board", {"active": 9}),
        (played("55"), number("55"), "move-square-taken", {"square": "5.5"}),
        (ON_NINE, number("51"), "ultimate-wrong-board", {"active": 9}),
        (O_HAS_ONE, number("19"), "ultimate-board-finished", {"number": 1}),
    ]
)
def test_a_move_that_the_rules_do_not_allow_is_refused(
    position: UltimatePosition, move: int, code: str, data: dict[str, int]
) -> None:
    with pytest.raises(IllegalMove) as refused:
        position.play(move)
    assert (refused.value.code, refused.value.data) == (code, data)


def test_nothing_can_be_played_after_the_end() -> None:
    over = Position.parse(WON_X * 3 + "OO......." * 4 + EMPTY[63:] + "0", BOARD)
    assert (over.winner, over.winning_cells, over.legal()) == (Mark.X, tuple(range(27)), ())
    with pytest.raises(IllegalMove, match="game-over"):
        over.play(80)
