"""Edit every message that shows a game when the game changes, in the background.

An answer's own message is not edited again. All others are: the players' board after a deadline, a board that follows a
game elsewhere, an exhibition. Each edit reads the game when it is sent, so a late one never shows an older page. An end
counts as shown once Discord took it. Each game has one board that looks live: the newest message that shows it.
"""

import contextlib
from collections.abc import Iterator
from contextvars import ContextVar
from dataclasses import dataclass, field, replace
from functools import partial
from typing import TypeVar

from bot.core.chat.game_page import CardLine, GameReply
from bot.core.chat.older import LatestMessages, OlderBoards
from bot.core.chat.outbox import Key, Outbox, Outcome
from bot.core.chat.page import Page
from bot.core.chat.replies import AnyReply
from bot.core.chat.request import Request, Via
from bot.core.game import Challenge, Change, Game
from bot.core.play.services import Services
from bot.core.store import StoreError

R = TypeVar("R")
MAX_ENDS_A_SWEEP = 50
CLOSE_S = 3600  # a deadline as near as this is shown against the bot, too


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


class BoardUpdater:
    """Edit messages with the bot's own permissions, in the background."""

    def __init__(self, outbox: Outbox, services: Services) -> None:
        self._store, self._shards, self._registry = services.store, services.shards, outbox.registry
        self._now = services.turns.now
        self._outbox, self._languages = outbox, outbox.languages
        self._older, self.latest = OlderBoards(outbox, services.store.games, self._start), LatestMessages()
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
        self._older.fold()
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
        self._older.fold()
        await self._outbox.drain(within_s)

    async def note_shown(self) -> None:
        """Store which ends have been shown, so that the next start does not show them again."""
        with contextlib.suppress(StoreError):
            await self._store.games.mark_shown(self._shown)

    async def _note(self, game: Game | Challenge, message_id: int, request: Request) -> None:
        """Store a game's newest message, unless it is known or shows an older move; remove or fold what it replaces."""
        known = self._store.games.recall(game.id) or game
        if message_id == known.message_id and (message_id == game.message_id or known.version > game.version):
            if isinstance(game, Game) and game.is_crowd and known.version != game.version:
                self._start(game.id)  # the vote was closed while the answer to one of many was on its way
            return
        replaced = await self._store.games.set_message(game.id, message_id)
        if replaced not in (None, message_id):
            is_alone = self.latest.has_only(game.place.channel_id, {request.number, message_id}, since=replaced)
            self._older.leave(game.id, replaced, at_once=request.via is Via.TYPED, is_alone=is_alone)
        known = self._store.games.recall(game.id) or game
        if message_id in self._older.folded:  # while it was on its way
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
            known = self._store.games.recall(game.id) or game  # its message may have been noted after the change
            if known.message_id is not None:
                self._start(game.id)

    def _start(self, game_id: int) -> None:
        self._outbox.start(_key(game_id), partial(self._edit, game_id))

    async def _edit(self, game_id: int) -> Outcome:
        async with self._older.alone(game_id):
            if (game := await self._store.games.get(game_id)) is None:
                return Outcome.MISSING
            edited = Outcome.MISSING
            if game.message_id is not None:
                edited = await self._outbox.edit(game.place, game.message_id, await self.page_of(game))
            if edited is not Outcome.UNWELL and game.is_over:
                self._shown.add(game.id)
            await self._look_back(game)
            return edited

    async def _look_back(self, shown: Game | Challenge) -> None:
        """Check whether another process changed the game during our edit: our older page may have arrived last."""
        now = await self._store.games.get(shown.id)
        if now is None or shown.message_id is None:
            return
        if now.message_id != shown.message_id and shown.message_id not in self._older.left:
            self._older.leave(shown.id, shown.message_id, at_once=True)
        elif now.version != shown.version and Change(shown, now).is_visible:
            self._outbox.repeat(_key(shown.id))

    async def page_of(self, game: Game | Challenge) -> Page:
        return (await self.complete(GameReply(game))).render(await self._languages.of(game.place))

    async def complete(self, reply: R) -> R:
        """Add to the reply that shows a game how a feature draws it, or what features and a near deadline tell."""
        if not isinstance(reply, GameReply) or isinstance(reply.game, Challenge) or reply.draw:
            return reply
        if (draw := await self._registry.draw_of(reply.game)) is not None:
            return replace(reply, draw=draw)
        game, lines = reply.game, await self._registry.card_lines(reply.game)
        if game.bot and not game.is_over and game.deadline - self._now() <= CLOSE_S:
            lines.append(CardLine(lambda say: say("clock", deadline=str(game.deadline))))
        return replace(reply, lines=(*reply.lines, *lines))


def _key(game_id: int) -> Key:
    return ("own", game_id, 0)
