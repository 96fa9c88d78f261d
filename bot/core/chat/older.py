"""Remove or fold a board when a newer message takes its place, so that a game has one live board.

It goes if nothing was written since but the move that led to the newer one; else it becomes one line, so that what was
said about it keeps its place. A typed answer does so at once, within a limit: a second call for each move would halve
the bot's capacity under load. A click or a slash command keeps to one call a move, and a later sweep folds the rest.
The boards still to fold are kept in memory. One that is lost with it only looks live; a press on it shows the game
there, and folds the other one.
"""

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import Callable
from functools import partial
from weakref import WeakValueDictionary

from bot.core.chat.game_page import folded
from bot.core.chat.outbox import Outbox, Outcome
from bot.core.store.games import GameRepository

MAX_REMEMBERED = 1000  # boards still to fold; and as many that have been folded
MAX_FOLDED_A_SWEEP = 50
MAX_FOLDED_AT_ONCE, PACE_S = 10, 1.0  # a fifth of docs.discord.com/developers/topics/rate-limits (Global Rate Limit)
MAX_CHANNELS, MAX_LATEST = 1000, 4  # remembered channels, and messages of each


class LatestMessages:
    """The latest messages of channels, to tell whether anyone wrote between two boards."""

    def __init__(self) -> None:
        self._latest: OrderedDict[int, deque[int]] = OrderedDict()

    def note(self, channel_id: int, message_id: int) -> None:
        self._latest.setdefault(channel_id, deque(maxlen=MAX_LATEST)).append(message_id)
        self._latest.move_to_end(channel_id)
        if len(self._latest) > MAX_CHANNELS:
            self._latest.popitem(last=False)

    def has_only(self, channel_id: int, others: set[int], *, since: int) -> bool:
        """Return whether nothing but these messages was written since one; not if that one isn't remembered."""
        latest = list(self._latest.get(channel_id, ()))
        return since in latest and set(latest[latest.index(since) + 1 :]) <= others


class OlderBoards:
    """left: messages that may look live, by age, with their games. folded: others. revive: shows the newest again."""

    def __init__(self, outbox: Outbox, games: GameRepository, revive: Callable[[int], None]) -> None:
        self._outbox, self._games, self._revive = outbox, games, revive
        self.left: dict[int, int] = {}
        self.folded: deque[int] = deque(maxlen=MAX_REMEMBERED)
        self._begun: deque[float] = deque(maxlen=MAX_FOLDED_AT_ONCE)  # when the latest were folded at once
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def alone(self, game_id: int) -> asyncio.Lock:
        """Return a game's lock, to hold from reading its newest message to the edit: none revives a folded board."""
        return self._locks.setdefault(game_id, asyncio.Lock())

    def leave(self, game_id: int, message_id: int, *, at_once: bool, is_alone: bool = False) -> None:
        """Have a board folded: now, unless too many are, or by the next sweep. is_alone: have it removed instead."""
        self.left[message_id] = game_id
        if len(self.left) > MAX_REMEMBERED:
            del self.left[next(iter(self.left))]
        now = time.monotonic()
        if at_once and (len(self._begun) < MAX_FOLDED_AT_ONCE or now >= self._begun[0] + PACE_S):
            self._begun.append(now)
            self._start(game_id, message_id, at_once=True, is_alone=is_alone)

    def fold(self) -> None:
        for message_id, game_id in list(self.left.items())[:MAX_FOLDED_A_SWEEP]:
            self._start(game_id, message_id)

    def _start(self, game_id: int, message_id: int, *, at_once: bool = False, is_alone: bool = False) -> None:
        fold = partial(self._fold, game_id, message_id, at_once=at_once, is_alone=is_alone)
        self._outbox.start(("older", game_id, message_id), fold)

    async def _fold(self, game_id: int, message_id: int, *, at_once: bool, is_alone: bool) -> Outcome:
        """Fold or remove a board, unless a press has made it the newest again."""
        async with self.alone(game_id):
            known = self._games.recall(game_id) if at_once else None  # its message has just been written
            game = known or await self._games.get(game_id)
            outcome = Outcome.MISSING
            if game is not None and game.message_id != message_id:
                self.folded.append(message_id)
                if is_alone:
                    outcome = await self._outbox.withdraw(game.place.channel_id, message_id, game.place.guild_id)
                else:
                    say = await self._outbox.languages.of(game.place)
                    outcome = await self._outbox.edit(game.place, message_id, folded(game, say))
                if await self._games.message_of(game_id) == message_id:  # by another process, meanwhile
                    self._revive(game_id)
        if outcome is not Outcome.UNWELL:
            self.left.pop(message_id, None)
        return outcome
