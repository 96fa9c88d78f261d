"""Boards: keeps every message that shows a game as the game is, whoever changed it. It hears the changes.

What an answer shows itself is not edited again; all else is: the players' own board after a deadline, a board that
follows a game elsewhere, an exhibition. Each edit shows the game as it is then, so that none that comes late can leave
an older page. An end is remembered as shown only when it was. A game has one board of its own that looks live: the
newest message that shows it.
"""

import contextlib
from collections.abc import Iterator
from contextvars import ContextVar
from dataclasses import dataclass, field
from functools import partial

import discord

from bot.chat import render
from bot.chat.editing import Edited, Editor, Key
from bot.chat.following import Following
from bot.chat.older import OlderBoards
from bot.chat.privacy_replies import ForgottenReply
from bot.chat.request import FollowReply, GameReply, Reply, Request, StoppedReply, Via
from bot.chat.visibility import Visibility
from bot.games.services import Services
from bot.model import Challenge, Change, FollowedBoard, Game
from bot.store import StoreError
from bot.words import words

AT_ONCE = 50  # how many ends one sweep shows


@dataclass(eq=False, slots=True)
class Answering:
    """What changes while a request is answered. shown: the game that the answer has shown.

    owed: games that are left to it to show, though others have posted a message of them since. noting: the message that
    it has shown itself in, after which it shows nothing in another.
    """

    changes: list[Change] = field(default_factory=list)
    shown: int | None = None
    owed: set[int] = field(default_factory=set)
    noting: int | None = None
    is_over: bool = False


_ANSWERING: ContextVar[Answering | None] = ContextVar("answering", default=None)


class BoardUpdater:
    """Edits messages by the bot's own right, in the background."""

    def __init__(self, client: discord.Client, services: Services, visibility: Visibility) -> None:
        self._store, self._commentator, self._shards = services.store, services.commentator, services.shards
        self._editor = Editor(client)
        self._following = Following(self._editor, services, visibility)
        self._older = OlderBoards(self._editor, services.store.games, self._start)
        self.edits = self._editor.underway
        self._shown: set[int] = set()
        """Games whose end has been shown and not yet written down as such."""
        self._underway: set[Answering] = set()
        """Answers that are about to show what they changed; a quick player has two of one game."""
        services.store.games.subscribe(self.hear)

    def hear(self, change: Change) -> None:
        """Bring every board of a game up to date, but for what the answer under way will show."""
        answering = _ANSWERING.get()
        if answering is not None and not answering.is_over:
            answering.changes.append(change)
        elif _is_visible(change):
            self._bring(change.after)

    @contextlib.contextmanager
    def answering(self) -> Iterator[Answering]:
        """Leave to an answer what it shows itself. What it has not shown at the end is edited then."""
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

    async def settle(self, request: Request, reply: Reply, message_id: int | None) -> None:
        """Remember where an answer stands, if it can be edited later. message_id: of the message that shows it."""
        answering = _ANSWERING.get() or Answering()
        answering.noting = message_id or 0
        match reply:
            case GameReply(game=game) if message_id is not None:
                await self._note(game, message_id, at_once=request.via is Via.TYPED)
                answering.owed.discard(game.id)
            case FollowReply(game=game) if message_id is not None:
                await self._following.follow(FollowedBoard(game.id, request.place, message_id, request.user), game)
            case StoppedReply(boards=boards) | ForgottenReply(boards=boards):
                for board in boards:
                    self._following.retire(board)

    def resume(self) -> None:
        """Bring all followed boards up to date: after a start, or when a server is back; again if one is meanwhile."""
        self._following.resume()

    async def tidy(self) -> None:
        """Fold older boards, and write down which ends this process has shown. Errors: StoreError."""
        self._older.fold()
        shown, self._shown = self._shown, set()
        try:
            await self._store.games.mark_shown(shown)
        except StoreError:
            self._shown |= shown
            raise

    async def sweep(self, before: int | None = None) -> None:
        """Show the ends that have not been shown. Errors: StoreError.

        before: leave out what has ended since then; other processes have yet to write down what they have shown.
        """
        unshown = await self._store.listings.unshown(AT_ONCE, self._shards, before)
        answered = {change.after.id for answering in self._underway for change in answering.changes}
        for each in unshown:
            if not self._editor.is_editing(_key(each.id)) and each.id not in answered | self._shown:
                self._start(each.id)
        await self._following.bring(ended=True)

    async def drain(self, within_s: float) -> None:
        """Let what is under way finish, and fold older boards; the next start catches up on all but those."""
        self._older.fold()
        await self._editor.drain(within_s)

    async def note_shown(self) -> None:
        """Write down which ends have been shown, so that the next start does not show them again."""
        with contextlib.suppress(StoreError):
            await self._store.games.mark_shown(self._shown)

    async def _note(self, game: Game | Challenge, message_id: int, *, at_once: bool) -> None:
        """Note the newest message that shows a game, and have the one folded whose place it takes.

        A press on the newest one comes to nothing more, nor does an answer whose message shows a later move by now.
        at_once: whether the answer may cost a second call.
        """
        known = self._store.games.recall(game.id) or game
        if message_id == known.message_id and (message_id == game.message_id or known.version > game.version):
            if isinstance(game, Game) and game.is_crowd and known.version != game.version:
                self._start(game.id)  # the vote was closed while the answer to one of many was on its way
            return
        replaced = await self._store.games.set_message(game.id, message_id)
        if replaced not in (None, message_id):
            self._older.leave(game.id, replaced, at_once=at_once)
        known = self._store.games.recall(game.id) or game
        if self._older.is_folded(message_id):  # while it was on its way
            self._start(game.id)
        elif known.version > game.version:
            self._catch_up(game.id, message_id)

    def _catch_up(self, game_id: int, message_id: int) -> None:
        """Show a game that has changed while its page was on its way; or leave that to the answer that changed it."""
        for answering in self._underway - {_ANSWERING.get()}:
            if answering.noting in (None, message_id) and any(each.after.id == game_id for each in answering.changes):
                if answering.noting is None:
                    answering.owed.add(game_id)
                return
        self._start(game_id)

    def _follow_up(self, change: Change, *, is_shown: bool) -> None:
        game = change.after
        if not _is_visible(change):
            return
        if not is_shown:
            self._bring(game)
            return
        if game.is_over:
            self._shown.add(game.id)
        self._editor.repeat(_key(game.id))  # an earlier page may be on its way
        self._spread(game)

    def _bring(self, game: Game | Challenge) -> None:
        known = self._store.games.recall(game.id) or game  # its message may have been noted after the change
        if known.message_id is not None:
            self._start(game.id)
        self._spread(game)

    def _spread(self, game: Game | Challenge) -> None:
        if isinstance(game, Game):
            self._following.spread(game)

    def _start(self, game_id: int) -> None:
        self._editor.start(_key(game_id), partial(self._edit, game_id))

    async def _edit(self, game_id: int) -> Edited:
        """Show a game in the newest message of its own."""
        async with self._older.alone(game_id):
            game = await self._store.games.get(game_id)
            if game is None:
                return Edited.GONE
            edited = await self._show(game)
            await self._look_back(game)
            return edited

    async def _look_back(self, shown: Game | Challenge) -> None:
        """See whether another process has shown a newer page while ours was on its way: ours may have come after it."""
        now = await self._store.games.get(shown.id)
        if now is None or shown.message_id is None:
            return
        if now.message_id != shown.message_id and not self._older.is_left(shown.message_id):
            self._older.leave(shown.id, shown.message_id, at_once=True)
        elif now.version != shown.version and _is_visible(Change(shown, now)):
            self._editor.repeat(_key(shown.id))

    async def _show(self, game: Game | Challenge) -> Edited:
        edited = Edited.GONE
        if game.message_id is not None:
            page = render.page_of(await self._reply(game), words())
            edited = await self._editor.show(game.place, game.message_id, page)
        if edited is not Edited.UNWELL and game.is_over:
            self._shown.add(game.id)
        return edited

    async def _reply(self, game: Game | Challenge) -> GameReply:
        """Return what there is to show of a game. Comments would help those who vote."""
        if not isinstance(game, Game) or game.exhibition is None:
            return GameReply(game)
        if game.is_crowd:
            return GameReply(game, poll=await self._store.votes.poll(game))
        return GameReply(game, comment=await self._commentator.comment(game))


def _key(game_id: int) -> Key:
    return ("own", game_id, 0)


def _is_visible(change: Change) -> bool:
    """Whether a change is to be seen on the players' board: not what is only counted, such as hints."""
    before, after = change.before, change.after
    if not isinstance(before, Game) or not isinstance(after, Game):
        return before is not None
    seen = ("moves", "result", "draw_offer", "rematch_offer", "rematch_id", *(["deadline"] if after.is_crowd else []))
    return any(getattr(before, name) != getattr(after, name) for name in seen)
