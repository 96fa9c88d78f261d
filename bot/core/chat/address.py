"""Addresses: what a button or a menu says by its `custom_id`.

An address says which game, which ply and what to do, never how things are. So a button works under any old message,
after any restart. Every form that was ever sent is still read.
"""

import re
from collections.abc import Callable
from typing import NamedTuple, Protocol, TypeVar

from bot.core.chat.press import Act, Turn
from bot.core.game import BOARDS
from bot.engine import Level, Rules

T = TypeVar("T")


class Address(Protocol):
    """What a button or a menu says; features have more of them, each with a `parse` that reads the text back."""

    def text(self) -> str: ...


def reader(pattern: str, address: Callable[..., T], *kinds: Callable[[str], object]) -> Callable[[str], T | None]:
    """Return the function that reads an address: each group of its pattern as one kind of value; None if it's another.

    >>> reader("ttt-menu:([0-9]{1,18}):([0-9]{1,3})", MenuButton, int, int)("ttt-menu:12:4")
    MenuButton(game_id=12, cell=4)
    """
    compiled = re.compile(pattern, re.ASCII)

    def parse(custom_id: str) -> T | None:
        found = compiled.fullmatch(custom_id)
        return address(*(kind(text) for kind, text in zip(kinds, found.groups(), strict=True))) if found else None

    return parse


class SquareButton(NamedTuple):
    """Play a cell (the engine's number of the move) of the board as it was at a ply."""

    game_id: int
    ply: int
    cell: int

    def text(self) -> str:
        return f"ttt:{self.game_id}:{self.ply}:{self.cell}"


class GameButton(NamedTuple):
    """Do something with a game or a challenge. ply: how many marks were placed when the button was drawn."""

    game_id: int
    ply: int
    act: Act

    def text(self) -> str:
        return f"ttt:{self.game_id}:{self.ply}:{self.act.value}"


class ChoiceButton(NamedTuple):
    """Choose what the squares of a board stand for, by rules that ask for it. ply: as in GameButton."""

    game_id: int
    ply: int
    chosen: int

    def text(self) -> str:
        return f"ttt-choose:{self.game_id}:{self.ply}:{self.chosen}"


class MenuButton(NamedTuple):
    """Show what can be done with a game. cell: which mark was pressed, which tells the buttons of a board apart."""

    game_id: int
    cell: int

    def text(self) -> str:
        return f"ttt-menu:{self.game_id}:{self.cell}"


class PlayButton(NamedTuple):
    """Start a game against the bot. board: as `board_named` reads it."""

    level: Level
    board: str = "3x3"
    rules: Rules = Rules.STANDARD

    def text(self) -> str:
        return f"ttt-play:{self.level.value}:{self.board}:{self.rules.value}"


class DoButton(NamedTuple):
    """Do what a typed command does. words: those after it, as the bot writes them; a member by their mention.

    asker_id: of who alone may press it; 0 for anyone. instead_of: the game or challenge that goes for it; 0 for none.
    """

    command: str
    words: str = ""
    asker_id: int = 0
    instead_of: int = 0

    def text(self) -> str:
        return f"ttt-do:{self.asker_id}:{self.instead_of}:{self.command} {self.words}".rstrip()


# Numbers are bounded to what a 64-bit column and a board can hold: a longer one is forged.
PLAY = rf"ttt-play:({'|'.join(Level)}):({'|'.join(BOARDS)}):({'|'.join(Rules)})"
DO = r"ttt-do:([0-9]{1,20}):([0-9]{1,18}):([a-z]{1,20})((?: [a-z0-9@<>/]+)*)"

parse_square = reader(r"ttt:([0-9]{1,18}):([0-9]{1,3}):([0-9]{1,3})", SquareButton, int, int, int)
parse_act = reader(rf"ttt:([0-9]{{1,18}}):([0-9]{{1,3}}):({'|'.join(Act)})", GameButton, int, int, Act)
parse_choice = reader(r"ttt-choose:([0-9]{1,18}):([0-9]{1,3}):([0-9]{1,2})", ChoiceButton, int, int, int)
parse_menu = reader(r"ttt-menu:([0-9]{1,18}):([0-9]{1,3})", MenuButton, int, int)
parse_play = reader(PLAY, PlayButton, Level, str, Rules)
parse_do = reader(DO, lambda who, instead, name, words: DoButton(name, words, who, instead), int, int, str, str.strip)


def parse_game(custom_id: str) -> SquareButton | GameButton | None:
    """Return what a button of a game says; None if it is none.

    >>> parse_game("ttt:12:3:4"), parse_game("ttt:12:3:accept")
    (SquareButton(game_id=12, ply=3, cell=4), GameButton(game_id=12, ply=3, act=<Act.ACCEPT: 'accept'>))
    """
    return parse_square(custom_id) or parse_act(custom_id)
