"""One builder for each value: a game, a challenge, an exhibition, moves."""

from __future__ import annotations

from typing import Any

from bot.core.game import Bot, Challenge, Exhibition, Game, How, Place, Result, User
from bot.engine import STANDARD, Board, Level, Mark, Position

HERE, THERE = Place(1, 10), Place(1, 11)
ANN, BEN, CAT, DAN = User(1001, "Ann"), User(1002, "Ben"), User(1003, "Cat"), User(1004, "Dan")
EASY, HARD = Bot(Level.EASY), Bot(Level.HARD)
RESIGNED = Result(Mark.X, How.RESIGNATION, 50)


def game(**fields: Any) -> Game:
    """A game of Ann (X) against Ben that has just begun, but for what is given."""
    base: dict[str, Any] = {"place": HERE, "x": ANN, "o": BEN, "board": STANDARD, "created_at": 1, "deadline": 100}
    return Game(**(base | fields))


def challenge(**fields: Any) -> Challenge:
    """Ann (X) challenges Ben, but for what is given."""
    base: dict[str, Any] = {"place": HERE, "x": ANN, "o": BEN, "challenger": Mark.X, "board": STANDARD}
    return Challenge(**(base | {"created_at": 1, "deadline": 100} | fields))


def exhibition(**fields: Any) -> Game:
    """The bot plays itself, for Ann, but for what is given."""
    return game(**({"x": EASY, "o": HARD, "exhibition": Exhibition(ANN, 3)} | fields))


def moves(*numbers: int, board: Board = STANDARD) -> tuple[int, ...]:
    """Moves by the engine's numbers, which are checked."""
    Position.after(numbers, board)
    return numbers
