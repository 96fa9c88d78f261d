"""Edit every message that shows a game when the game changes, in the background.

An answer's own message is not edited again. All others are: the players' board after a deadline, a board that follows a
game elsewhere, an exhibition. Each edit reads the game when it is sent, so a late one never shows an older page. An end
counts as shown once Discord took it.

Each game has one board that looks live: the newest message that shows it. The one before goes if nothing was written
since but the move that led to the newer one; else it becomes one line, so that what was said about it keeps its place.
A typed answer does so at once, within a limit: a second call for each move would halve the bot's capacity under load.
A click or a slash command keeps to one call a move, and a later sweep folds the rest. The boards still to fold are kept
in memory. One that is lost with it only looks live; a press on it shows the game there, and folds the other one.
"""

import asyncio
import contextlib
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Iterator
from contextvars import ContextVar
from dataclasses import dataclass, field, replace
from functools import partial
from typing import TypeVar
from weakref import WeakValueDictionary

from bot.core.chat.game_page import CardLine, GameReply, folded
from bot.core.chat.outbox import Delivery, Key, Outbox
from bot.core.chat.page import Page
from bot.core.chat.replies import AnyReply
from bot.core.chat.request import Request, Via
from bot.core.game import Challenge, Change, Game
from bot.core.play.services import Services
from bot.core.store import StoreError
from bot.core.store.games import GameRepository

R = TypeVar("R")
MAX_ENDS_A_SWEEP = 50
CLOSE_S = 3600  # a deadline as near as this is shown against the bot, too
MAX_REMEMBERED = 1000  # boards still to fold; and as many that have been folded
MAX_FOLDED_A_SWEEP = 50
MAX_FOLDED_AT_ONCE, PACE_S = 10, 1.0  # a fifth of docs.discord.com/developers/topics/rate-limits (Global Rate Limit)
MAX_CHANNELS, MAX_LATEST = 1000, 4  # remembered channels, and messages of each


@dataclass(eq=False, slots=True)
class Answering:
    """Collect the changes made while a request is answered. shown: the id of the game that the answer showed.

    owed: games that this answer has to show, though others have posted a message of them since. noting: the id of the
    answer's own message; after that it shows nothing in another one.
    """

    changes: list[Change] = field(default_factory=list)
    shown: int | None = None
    owed: set[int] = field(default_factory=set)
    noting: int | None = None
    is_over: bool = False


_ANSWERING: ContextVar[Answering | None] = ContextVar("answering", default=None)


class OlderBoards:
    """left: messages that may look live, by age, with their games. folded: others. revive: shows the newest again."""

    def __init__(self, outbox: Outbox, games: GameRepository, revive: Callable[[int], None]) -> None:
        self._outbox, self._games, self._revive = outbox, games, revive
        self.left: dict[int, int] = {}
        self.folded: deque[int] = deque(maxlen=MAX_REMEMBERED)
        self._begun: deque[float] = deque(maxlen=MAX_FOLDED_AT_ONCE)  # when the latest were folded at once
        self._latest: OrderedDict[int, deque[int]] = OrderedDict()  # messages, by channel
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def note(self, channel_id: int, message_id: int) -> None:
        self._latest.setdefault(channel_id, deque(maxlen=MAX_LATEST)).append(message_id)
        self._latest.move_to_end(channel_id)
        if len(self._latest) > MAX_CHANNELS:
            self._latest.popitem(last=False)

    def has_only(self, channel_id: int, others: set[int], *, since: int) -> bool:
        """Return whether nothing but these messages was written since one; not if that one isn't remembered."""
        latest = list(self._latest.get(channel_id, ()))
        return since in latest and set(latest[latest.index(since) + 1 :]) <= others

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
        self._outbox.in_background(("older", game_id, message_id), fold)

    async def _fold(self, game_id: int, message_id: int, *, at_once: bool, is_alone: bool) -> Delivery:
        """Fold or remove a board, unless a press has made it the newest again."""
        async with self.alone(game_id):
            known = self._games.cache.get(game_id) if at_once else None  # its message has just been written
            game = known or await self._games.get(game_id)
            outcome = Delivery.MISSING
            if game is not None and game.message_id != message_id:
                self.folded.append(message_id)
                if is_alone:
                    outcome = await self._outbox.withdraw(game.place.channel_id, message_id, game.place.guild_id)
                else:
                    say = await self._outbox.languages.words_for(game.place)
                    outcome = await self._outbox.edit(game.place, message_id, folded(game, say))
                if await self._games.message_of(game_id) == message_id:  # by another process, meanwhile
                    self._revive(game_id)
        if outcome is not Delivery.UNWELL:
            self.left.pop(message_id, None)
        return outcome


class BoardUpdater:
    """Edit messages with the bot's own permissions, in the background."""

    def __init__(self, outbox: Outbox, services: Services) -> None:
        self._store, self._shards, self._registry = services.store, services.shards, outbox.registry
        self._now = services.turns.now
        self._outbox, self._languages = outbox, outbox.languages
        self.older = OlderBoards(outbox, services.store.games, self._start)
        self._shown: set[int] = set()  # games whose end has been shown and not yet written down as such
        self._underway: set[Answering] = set()  # about to show what they changed; a quick player has two of one game
        services.store.games.subscribe(self.on_change)

    def on_change(self, change: Change) -> None:
        """Update every board of a game, except the one that the current answer will show."""
        answering = _ANSWERING.get()
        if answering is not None and not answering.is_over:
            answering.changes.append(change)
        else:
            self._follow_up(change)

    @contextlib.contextmanager
    def collecting_changes(self) -> Iterator[Answering]:
        """Collect the changes that an answer makes; at the end, edit the boards that the answer has not shown."""
        answering = Answering()
        self._underway.add(answering)
        token = _ANSWERING.set(answering)
        try:
            yield answering
        finally:
            _ANSWERING.reset(token)
            answering.is_over = True
            self._underway.remove(answering)
            for change in answering.changes:
                self._follow_up(change, is_shown=change.after.id == answering.shown)
            for game_id in answering.owed:
                self._start(game_id)

    async def note(self, request: Request, reply: AnyReply, message_id: int | None) -> None:
        """Store the message that shows an answer, if it can be edited later. message_id: None if it can't."""
        answering = _ANSWERING.get() or Answering()
        answering.noting = message_id or 0
        if isinstance(reply, GameReply) and message_id is not None:
            await self._note(reply.game, message_id, request)
            answering.owed.discard(reply.game.id)

    def has_begun(self, game: Game | Challenge) -> bool:
        """Return whether the current answer has begun a game of two players that is no rematch."""
        for before, after, closing in (_ANSWERING.get() or Answering()).changes:
            if after.id == game.id and isinstance(after, Game) and not isinstance(before, Game) and closing is None:
                return isinstance(game, Game) and game.exhibition is None
        return False

    async def tidy(self) -> None:
        """Fold older boards and store which ends this process has shown. Errors: StoreError."""
        self.older.fold()
        await self._store.games.mark_shown(shown := self._shown.copy())
        self._shown -= shown

    async def sweep(self) -> None:
        """Show ends that have not been shown. Errors: StoreError."""
        unshown = await self._store.listings.unshown(MAX_ENDS_A_SWEEP, self._shards)
        answered = {change.after.id for answering in self._underway for change in answering.changes}
        for each in unshown:
            if _key(each.id) not in self._outbox.editing and each.id not in answered | self._shown:
                self._start(each.id)

    async def drain(self, within_s: float) -> None:
        """Fold older boards and wait for edits under way. The next start redoes missed edits, but no folding."""
        self.older.fold()
        await self._outbox.drain(within_s)

    async def note_shown(self) -> None:
        """Store which ends have been shown, so that the next start does not show them again."""
        with contextlib.suppress(StoreError):
            await self._store.games.mark_shown(self._shown)

    async def _note(self, game: Game | Challenge, message_id: int, request: Request) -> None:
        """Store a game's newest message, unless it is known or shows an older move; remove or fold what it replaces."""
        known = self._store.games.cache.get(game.id) or game
        if message_id == known.message_id and (message_id == game.message_id or known.version > game.version):
            if isinstance(game, Game) and game.is_crowd and known.version != game.version:
                self._start(game.id)  # the vote was closed while the answer to one of many was on its way
            return
        replaced = await self._store.games.set_message(game.id, message_id)
        if replaced not in (None, message_id):
            is_alone = self.older.has_only(game.place.channel_id, {request.number, message_id}, since=replaced)
            self.older.leave(game.id, replaced, at_once=request.via is Via.TYPED, is_alone=is_alone)
        known = self._store.games.cache.get(game.id) or game
        if message_id in self.older.folded:  # while it was on its way
            self._start(game.id)
        elif known.version > game.version:
            self._catch_up(game.id, message_id)

    def _catch_up(self, game_id: int, message_id: int) -> None:
        """Show a game that changed while its page was on its way, or leave that to the answer that changed it."""
        for answering in self._underway - {_ANSWERING.get()}:
            if answering.noting in (None, message_id) and any(each.after.id == game_id for each in answering.changes):
                if answering.noting is None:
                    answering.owed.add(game_id)
                return
        self._start(game_id)

    def _follow_up(self, change: Change, *, is_shown: bool = False) -> None:
        """Edit what shows a game. is_shown: an answer has shown it in its own message."""
        game = change.after
        if not change.is_visible:
            return
        if is_shown:
            self._shown |= {game.id} if game.is_over else set()
            if (key := _key(game.id)) in self._outbox.editing:
                self._outbox.repeat(key)  # an earlier page is on its way
        else:
            known = self._store.games.cache.get(game.id) or game  # its message may have been noted after the change
            if known.message_id is not None:
                self._start(game.id)

    def _start(self, game_id: int) -> None:
        self._outbox.in_background(_key(game_id), partial(self._edit, game_id))

    async def _edit(self, game_id: int) -> Delivery:
        async with self.older.alone(game_id):
            if (game := await self._store.games.get(game_id)) is None:
                return Delivery.MISSING
            edited = Delivery.MISSING
            if game.message_id is not None:
                edited = await self._outbox.edit(game.place, game.message_id, await self.page_of(game))
            if edited is not Delivery.UNWELL and game.is_over:
                self._shown.add(game.id)
            await self._look_back(game)
            return edited

    async def _look_back(self, shown: Game | Challenge) -> None:
        """Check whether another process changed the game during our edit: our older page may have arrived last."""
        now = await self._store.games.get(shown.id)
        if now is None or shown.message_id is None:
            return
        if now.message_id != shown.message_id and shown.message_id not in self.older.left:
            self.older.leave(shown.id, shown.message_id, at_once=True)
        elif now.version != shown.version and Change(shown, now).is_visible:
            self._outbox.repeat(_key(shown.id))

    async def page_of(self, game: Game | Challenge) -> Page:
        return (await self.complete(GameReply(game))).render(await self._languages.words_for(game.place))

    async def complete(self, reply: R) -> R:
        """Add to the reply that shows a game how a feature draws it, or what features and a near deadline tell."""
        if not isinstance(reply, GameReply) or isinstance(reply.game, Challenge) or reply.renderer:
            return reply
        if (renderer := await self._registry.renderer_of(reply.game)) is not None:
            return replace(reply, renderer=renderer)
        game, lines = reply.game, await self._registry.card_lines(reply.game)
        if game.bot and not game.is_over and game.deadline - self._now() <= CLOSE_S:
            lines.append(CardLine(lambda say: say("clock", deadline=str(game.deadline))))
        return replace(reply, lines=(*reply.lines, *lines))


def _key(game_id: int) -> Key:
    return ("own", game_id, 0)
