"""OlderBoards: a board that a newer message has taken the place of becomes one line, so that a game has one live board.

A typed answer has it done at once, but not at every price: a call for each move would halve what the bot can do under
load. A click and a slash command keep to one call a move. A later sweep does what is left.
What is left to do is kept in memory. A board that is lost with it only looks live; a press on it shows the game there,
and then the other one is folded.
"""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from functools import partial
from weakref import WeakValueDictionary

from bot.chat import render
from bot.chat.editing import Edited, Editor
from bot.model import Challenge, Game
from bot.store.games import GameRepository
from bot.words import words

MOST = 1000
"""How many boards are remembered that are still to be folded, and how many that have been."""
AT_ONCE = 50
"""How many one sweep folds."""
PACE, PACE_S = 10, 1.0
"""How many are folded at once in how many seconds: a fifth of the requests that Discord takes of a bot.

Source: docs.discord.com/developers/topics/rate-limits (Global Rate Limit).
"""


class OlderBoards:
    """revive: has the newest board of a game shown again."""

    def __init__(self, editor: Editor, games: GameRepository, revive: Callable[[int], None]) -> None:
        self._editor, self._games, self._revive = editor, games, revive
        self._left: dict[int, int] = {}
        """Messages that may still look live, with their games; the oldest first."""
        self._folded: deque[int] = deque(maxlen=MOST)
        self._begun: deque[float] = deque(maxlen=PACE)
        """When the latest were folded at once."""
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def alone(self, game_id: int) -> asyncio.Lock:
        """Return what is held by whoever edits a message of a game: from reading which is the newest until it is done.

        So no edit that comes late makes a folded board look live.
        """
        return self._locks.setdefault(game_id, asyncio.Lock())

    def leave(self, game_id: int, message_id: int, *, at_once: bool) -> None:
        """Have a board folded: now, unless too many are, or by the next sweep."""
        self._left[message_id] = game_id
        if len(self._left) > MOST:
            del self._left[next(iter(self._left))]
        if at_once and self._is_in_time():
            self._start(game_id, message_id)

    def is_left(self, message_id: int) -> bool:
        """Whether a message is still to be folded."""
        return message_id in self._left

    def is_folded(self, message_id: int) -> bool:
        """Whether a message has lately been folded, or is being folded."""
        return message_id in self._folded

    def fold(self) -> None:
        """Begin to fold what is left."""
        for message_id, game_id in list(self._left.items())[:AT_ONCE]:
            self._start(game_id, message_id)

    def _is_in_time(self) -> bool:
        """Count one that is to be folded at once; False if there have been enough of them of late."""
        now = time.monotonic()
        if len(self._begun) == PACE and now < self._begun[0] + PACE_S:
            return False
        self._begun.append(now)
        return True

    def _start(self, game_id: int, message_id: int) -> None:
        self._editor.start(("older", game_id, message_id), partial(self._fold, game_id, message_id))

    async def _fold(self, game_id: int, message_id: int) -> Edited:
        """Fold a board, unless a press has made it the newest again."""
        async with self.alone(game_id):
            game = await self._games.get(game_id)
            edited = Edited.GONE
            if game is not None and game.message_id != message_id:
                self._folded.append(message_id)
                edited = await self._show(game, message_id)
                now = await self._games.get(game_id)
                if now is not None and now.message_id == message_id:  # by another process, meanwhile
                    self._revive(game_id)
        if edited is not Edited.UNWELL:
            self._left.pop(message_id, None)
        return edited

    async def _show(self, game: Game | Challenge, message_id: int) -> Edited:
        return await self._editor.show(game.place, message_id, render.folded(game, words()))
