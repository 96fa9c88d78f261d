"""The words that are typed after a command, in any order: one reader for all, as tables."""

from __future__ import annotations

import contextlib
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.core.chat.game_options import PlayOptions
from bot.core.game import BOARDS, First, Refusal
from bot.core.game.boards import counts_from_zero, position_of
from bot.core.game.refusals import NoSuchPosition
from bot.engine import STANDARD, Board, Level, Position, Rules
from tests.refused import refused


class Wanted(NamedTuple):
    """The options of a new game, as `play` reads them."""

    level: Level | None = None
    first: First | None = None
    board: Board | None = None
    rules: Rules | None = None
    open: bool = False
    crowd: bool = False


GAMES: dict[str, tuple[int | None, Wanted]] = {
    "": (None, Wanted()),
    " \t\n": (None, Wanted()),
    "hard": (None, Wanted(Level.HARD)),
    "UNBEATABLE": (None, Wanted(Level.UNBEATABLE)),
    "them": (None, Wanted(first=First.THEM)),
    "random": (None, Wanted(first=First.RANDOM)),
    **{text: (None, Wanted(first=First.ME)) for text in ("first", "x", "X")},
    **{text: (None, Wanted(first=First.THEM)) for text in ("second", "O", "o")},
    "3x3": (None, Wanted(board=STANDARD)),
    "4x4": (None, Wanted(board=BOARDS["4x4"])),
    "4X4/3": (None, Wanted(board=BOARDS["4x4/3"])),
    "4x4/4": (None, Wanted(board=BOARDS["4x4"])),
    "5x5/4": (None, Wanted(board=BOARDS["5x5"])),
    "misere": (None, Wanted(rules=Rules.MISERE)),
    "standard": (None, Wanted(rules=Rules.STANDARD)),
    "anyone": (None, Wanted(open=True)),
    "4x4 Anybody them": (None, Wanted(None, First.THEM, BOARDS["4x4"], open=True)),
    "open anyone": (None, Wanted(open=True)),
    "hard crowd": (None, Wanted(Level.HARD, crowd=True)),
    "everyone": (None, Wanted(crowd=True)),
    "crowd anyone": (None, Wanted(open=True, crowd=True)),  # refused by the handler
    "<@12> open": (12, Wanted(open=True)),  # as well
    "<@12>": (12, Wanted()),
    "<@!12>": (12, Wanted()),
    "<@12> me 5x5/5": (12, Wanted(first=First.ME, board=BOARDS["5x5/5"])),
    "wild them easy": (None, Wanted(Level.EASY, First.THEM, rules=Rules.WILD)),
    "hard\u200b": (None, Wanted(Level.HARD)),
    "ＨＡＲＤ ４х４": (None, Wanted(Level.HARD, board=BOARDS["4x4"])),
    "4x4 misere": (None, Wanted(board=BOARDS["4x4"], rules=Rules.MISERE)),  # refused by with_rules
}
NO_GAMES: dict[str, str] = {
    "grandmaster": "not-understood",
    "hard hard": "not-understood",
    "hard easy": "not-understood",
    "me them": "not-understood",
    "4x4 5x5": "not-understood",
    "4x4 4x4": "not-understood",
    "wild misere": "not-understood",
    "<@12> <@13>": "not-understood",
    "<@&12>": "not-understood",
    "<#12>": "not-understood",
    f"<@{'9' * 21}>": "not-understood",
    "hard 7": "not-understood",
    "#7": "not-understood",
    "@everyone": "not-a-member",
    "\u0000": "not-understood",
    "6x6": "no-such-board",
    "0x0": "no-such-board",
    "3x3/4": "no-such-board",
    "999x999/999": "no-such-board",
}
POSITIONS: dict[str, Position] = {
    "O.XX.X.OO": Position.parse("O.XX.X.OO"),
    "o.x x.x .oo": Position.parse("O.XX.X.OO"),
    " O.X/X.X/.OO ": Position.parse("O.XX.X.OO"),
    "O.XX.X.OO/3": Position.parse("O.XX.X.OO"),
    "X" + "." * 15: Position.parse("X" + "." * 15, BOARDS["4x4"]),
    "X" + "." * 15 + "/3": Position.parse("X" + "." * 15, BOARDS["4x4/3"]),
    "X..../...../...../...../.....": Position.parse("X" + "." * 24, BOARDS["5x5"]),
    "X..../...../...../...../...../5": Position.parse("X" + "." * 24, BOARDS["5x5/5"]),
    "XX./OO./.../9": Position.parse("XX.OO...."),
    "['X', 1, 'O', 'X', 4, 'X', 'O', 'O', 8] /3": Position.parse("X.OX.XOO."),
    "X1O/X4X/OO8": Position.parse("X.OX.XOO."),
    str(["X", *range(2, 17)]): Position.parse("X" + "." * 15, BOARDS["4x4"]),
    "".join(map(str, ["X", *range(1, 16)])) + "/3": Position.parse("X" + "." * 15, BOARDS["4x4/3"]),
}
NO_POSITIONS = {
    "": "position-wrong-count",
    "XO": "position-wrong-count",
    "." * 36: "position-wrong-count",
    "Q" + "." * 8: "position-unknown-mark",
    "XX......./": "position-wrong-rows",
    "[[X, 1], [O, 3, 4, 5, 6, 7, 8]]": "position-wrong-rows",
    "X.O_.....": "position-two-ways",
    "X1OX5XOO9": "position-two-counts",
    "XXX......": "position-wrong-marks",
    "XXXOOO...": "position-two-winners",
}


def read(text: str) -> tuple[object, Wanted]:
    """The mentioned opponent, and the game that is asked for."""
    options = PlayOptions.read(text)
    return options.opponent, Wanted(*(getattr(options, name) for name in Wanted._fields))


@pytest.mark.parametrize("text", GAMES)
def test_how_a_game_is_to_be_played(text: str) -> None:
    assert read(text) == GAMES[text]


@pytest.mark.parametrize("text", NO_GAMES)
def test_words_that_tell_of_no_game_are_refused(text: str) -> None:
    with refused(NO_GAMES[text]):
        read(text)


@pytest.mark.parametrize("text", POSITIONS)
def test_a_board_is_read_by_the_number_of_its_squares(text: str) -> None:
    assert position_of(text) == POSITIONS[text]


@pytest.mark.parametrize(
    ("text", "from_zero"),
    [("X1OX4XOO8", True), ("X1OX4XOO8/3", True), ("X2OX5XOO9/3", False), ("X.OX.XOO.", False), ("XOXXOOOXX", False)],
)
def test_what_a_boards_numbers_count_from(text: str, from_zero: bool) -> None:
    assert counts_from_zero(text) is from_zero


@pytest.mark.parametrize("text", NO_POSITIONS)
def test_what_is_no_board_is_refused_with_what_is_wrong(text: str) -> None:
    with refused("no-such-position") as caught:
        position_of(text)
    assert isinstance(caught.value, NoSuchPosition)
    assert caught.value.code == NO_POSITIONS[text]


@given(
    st.sampled_from([(text, found) for text, found in GAMES.items() if text.strip()]).flatmap(
        lambda case: st.tuples(st.permutations(case[0].split()), st.just(case[1]))
    )
)
def test_the_words_come_in_any_order(case: tuple[list[str], tuple[int | None, Wanted]]) -> None:
    shuffled, found = case
    assert read("  ".join(shuffled)) == found


@given(st.text())
def test_no_text_breaks_the_reader(text: str) -> None:
    with contextlib.suppress(Refusal):
        assert read(text)
