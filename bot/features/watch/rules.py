"""Read what members ask for: the words after `watch`, and the addresses of buttons of replays and lists."""

import re
from typing import Literal, NamedTuple

from bot.core.chat.address import Turn, reader
from bot.core.chat.options import TypedWords, unnamed
from bot.core.chat.readers import number_of
from bot.core.game import Refusal
from bot.engine import STANDARD, Board, Level

REPLAY = rf"ttt-replay:([0-9]{{1,18}}):([0-9]{{1,3}}):({'|'.join(Turn)})"
HISTORY = r"ttt-history:([0-9]{1,20}):([0-8]?[0-9]{1,18}):(before|after):([0-9]{1,18})"
SIDE = re.compile(r"(?<!\S)([xo]):\s*(\w+)", re.IGNORECASE)  # who plays a mark
Side = Literal["before", "after"]


class WatchOptions(NamedTuple):
    """What to watch: a game by its number, or the bot at one or two levels."""

    game_id: int | None = None
    levels: tuple[Level, ...] = ()
    board: Board = STANDARD


def watch_options(text: str) -> WatchOptions:
    """Read a number alone, or one or two levels and a board. Errors: watch-not-shown, no-such-board.

    >>> [level.value for level in watch_options("o:hard board:4x4 x:easy").levels]
    ['easy', 'hard']
    """
    if (number := number_of(text)) is not None:
        return WatchOptions(number)
    sides = sorted(SIDE.findall(text.lower()), reverse=True)  # x before o
    words = TypedWords.read(unnamed(" ".join([*(level for _, level in sides), SIDE.sub(" ", text)]), ("board",)))
    is_odd = bool(words.others or words.users or words.firsts or words.rules or words.invited or words.numbers)
    if is_odd or len(words.boards) > 1 or not 1 <= len(words.levels) <= 2:
        raise Refusal("watch-not-shown")
    return WatchOptions(None, tuple(words.levels), words.boards[0] if words.boards else STANDARD)


class ReplayButton(NamedTuple):
    """Show an ended game after its first `ply` moves."""

    game_id: int
    ply: int
    turn: Turn = Turn.FIRST

    def text(self) -> str:
        return f"ttt-replay:{self.game_id}:{self.ply}:{self.turn.value}"


class ReplayMenu(NamedTuple):
    """Open the replay of the chosen game for the member who chose it."""

    def text(self) -> str:
        return "ttt-replay:chosen"


class HistoryButton(NamedTuple):
    """Turn a page of ended games, those of user_id or, if None, of all. asker_id: who may turn it."""

    asker_id: int
    user_id: int | None
    side: Side
    game_id: int

    def text(self) -> str:
        return f"ttt-history:{self.asker_id}:{self.user_id or 0}:{self.side}:{self.game_id}"


parse_replay_button = reader(REPLAY, ReplayButton, int, int, Turn)
parse_history = reader(HISTORY, HistoryButton, int, lambda user_id: int(user_id) or None, str, int)


def parse_replay(custom_id: str) -> ReplayButton | ReplayMenu | None:
    return ReplayMenu() if custom_id == ReplayMenu().text() else parse_replay_button(custom_id)


def started(button: ReplayButton | ReplayMenu) -> str:
    """Return the command that a button runs: a menu opens a replay, the other buttons turn its pages."""
    return "replay" if isinstance(button, ReplayMenu) else ""
