"""What can be played on, and which board a text shows."""

import contextlib
import math
import re
from dataclasses import replace

from bot.core.game.refusals import NoSuchPosition, Refusal
from bot.engine import STANDARD, BadPosition, Board, Mark, Position, Rules
from bot.engine.notation import read
from bot.engine.position import NAMES

BOARDS = {  # by the name that players use: rows x columns / how many in a row win, if not the usual
    "3x3": STANDARD,
    "4x4": Board(4, 4, 4),
    "4x4/3": Board(4, 4, 3),
    "5x5": Board(5, 5, 4),
    "5x5/5": Board(5, 5, 5),
}
BOARDS |= {rules.value: Board(*rules.size, rules) for rules in Rules if rules.size != Rules.STANDARD.size}
SIZES = {board: name for name, board in BOARDS.items()}
RULES = {rules.value: Board(3, 3, 3, rules) for rules in Rules if rules.size == Rules.STANDARD.size}
"""The boards of the rules that are played on 3x3, by what players call those."""
KINDS = tuple(dict.fromkeys((*BOARDS.values(), *RULES.values())))
"""Everything that can be played."""
SQUARES = (*NAMES, *map(BOARDS["5x5"].square_name, range(BOARDS["5x5"].cells)))  # what they are called


def board_named(text: str) -> Board:
    """Return a board by its name, with standard rules or those that it has by nature. Errors: no-such-board.

    >>> board_named("5X5/4") == board_named("5x5") == Board(5, 5, 4)
    True
    """
    for name, board in BOARDS.items():
        if text.lower() in (name, board.text()):
            return board
    raise Refusal("no-such-board", names=tuple(BOARDS))


def written(text: str) -> tuple[str, Board]:
    """Return the squares that a text shows and their board: their number tells it, and `/3` after it that three win.

    >>> squares, board = written("X" + "." * 15 + "/3")
    >>> board.text()
    '4x4/3'
    """
    squares, _, last = text.strip().rpartition("/")
    squares, in_a_row = (squares, last) if re.fullmatch("[0-9]", last) else (text, "")
    with contextlib.suppress(BadPosition):  # the position's own error tells what is wrong
        side = math.isqrt(len(read(squares).marks.replace("/", "")))
        found = (each for each in BOARDS.values() if each.rows == side and in_a_row in ("", str(each.k)))
        return squares, next(found, STANDARD)
    return squares, STANDARD


def named(board: Board) -> tuple[str, Rules]:
    """Return the names by which players choose a board and its rules."""
    return (SIZES[board], Rules.STANDARD) if board in SIZES else (SIZES[STANDARD], board.rules)


def with_rules(board: Board, rules: Rules) -> Board:
    """Return a board with these rules; with standard ones, as it is. Errors: no-such-rules, if it can't have them."""
    if rules in (Rules.STANDARD, board.rules):
        return board
    if board != STANDARD or rules.size != Rules.STANDARD.size:
        raise Refusal("no-such-rules")
    return replace(board, rules=rules)


def position_of(text: str, to_move: Mark | None = None) -> Position:
    """Return the position that a text means; to_move: as Position.parse takes it. Errors: NoSuchPosition."""
    try:
        return Position.parse(*written(text), to_move)
    except BadPosition as error:
        raise NoSuchPosition(error.code, error.data) from None


def counts_from_zero(text: str) -> bool:
    """Return whether the free squares of a position are numbered from 0. text: as `position_of` reads it."""
    return read(written(text)[0]).base == 0
