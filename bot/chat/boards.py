"""Boards: keeps every message that shows a game as the game is, whoever changed it. It hears the changes.

What an answer shows itself is not edited again; all else is: the players' own board after a deadline, a board that
follows a game elsewhere, an exhibition. Edits of one message go one after the other, and each shows the game as it is
then, so that none that comes late can leave an older page. An end is remembered as shown only when it was.
"""

import asyncio
import contextlib
import enum
import logging
from collections.abc import Coroutine, Iterator
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import Any

import discord

from bot.chat import render
from bot.chat.commenting import follow_reply
from bot.chat.render import Page, watch
from bot.chat.request import FollowReply, GameReply, Reply, Request, StoppedReply
from bot.chat.responders import as_edit
from bot.chat.traffic import UNDELIVERED
from bot.chat.underway import Underway
from bot.chat.visibility import Sight, Visibility
from bot.games.services import Services
from bot.model import Challenge, Change, FollowedBoard, Game, Place, Refusal
from bot.store import StoreError
from bot.words import words

log = logging.getLogger(__name__)

AGAIN_AFTER_S = (2.0, 10.0)
"""When an edit is tried again that Discord did not take. An end is tried again by each sweep, too."""
PLAYERS = 0  # in place of a channel's number: the board that the players use
CLOSED = (50083, 160005)
"""Discord's codes for an edit in a thread that is archived or locked, and so no longer looked at."""
AT_ONCE = 50  # how many ends one sweep shows

Key = tuple[int, int]  # a message that is kept up to date, by its game and its channel


class Edited(enum.Enum):
    DONE = "done"
    GONE = "gone"  # the message, the channel or the right to edit there is no more
    UNWELL = "unwell"  # Discord cannot be reached, or says that it has a fault
    WAITING = "waiting"  # it is not known who may see what; tried again when the server is back, and with the next move


@dataclass(eq=False, slots=True)
class Answering:
    """What changes while a request is answered. shown: the game that the answer has shown."""

    changes: list[Change] = field(default_factory=list)
    shown: int | None = None
    is_over: bool = False


_ANSWERING: ContextVar[Answering | None] = ContextVar("answering", default=None)


class BoardUpdater:
    """Edits messages by the bot's own right, in the background."""

    def __init__(self, client: discord.Client, services: Services, visibility: Visibility) -> None:
        self._client, self._visibility, self._watching = client, visibility, services.watching
        self._store, self._commentator, self._shards = services.store, services.commentator, services.shards
        self._editing: dict[Key, asyncio.Task[None]] = {}
        self._again: set[Key] = set()
        """Messages whose game has changed since their edit began."""
        self.edits = Underway()
        self._shown: set[int] = set()
        """Games whose end has been shown and not yet written down as such."""
        self._underway: set[Answering] = set()
        """Answers that are about to show what they changed; a quick player has two of one game."""
        self._resuming: asyncio.Task[None] | None = None
        self._is_behind = False
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

    async def settle(self, request: Request, reply: Reply, message_id: int | None) -> None:
        """Remember where an answer stands, if it can be edited later. message_id: of the message that shows it."""
        match reply:
            case GameReply(game=game) if message_id not in (None, game.message_id):
                await self._store.games.set_message(game.id, message_id or 0)
            case FollowReply(game=game) if message_id is not None:
                await self._follow(FollowedBoard(game.id, request.place, message_id, request.user), game)
            case StoppedReply(boards=boards):
                for board in boards:
                    self._spawn(self._retire(board))

    def resume(self) -> None:
        """Bring all followed boards up to date: after a start, or when a server is back; again if one is meanwhile."""
        self._is_behind = True
        if self._resuming is None or self._resuming.done():
            self._resuming = self._spawn(self._resume())

    async def _resume(self) -> None:
        while self._is_behind:
            self._is_behind = False
            await self._bring_followed()

    async def sweep(self) -> None:
        """Write down which ends have been shown, and show those that have not."""
        shown, self._shown = self._shown, set()
        try:
            await self._store.games.mark_shown(shown)
        except StoreError:
            self._shown |= shown
            raise
        unshown = await self._store.listings.unshown(AT_ONCE, self._shards)
        answered = {change.after.id for answering in self._underway for change in answering.changes}
        for each in unshown:
            if (each.id, PLAYERS) not in self._editing and each.id not in answered | self._shown:
                self._start((each.id, PLAYERS))
        await self._bring_followed(ended=True)

    async def drain(self, within_s: float) -> None:
        """Let what is under way finish; the next start catches up on the rest."""
        self._again.clear()
        await self.edits.settle(within_s)

    async def note_shown(self) -> None:
        """Write down which ends have been shown, so that the next start does not show them again."""
        with contextlib.suppress(StoreError):
            await self._store.games.mark_shown(self._shown)

    def _follow_up(self, change: Change, *, is_shown: bool) -> None:
        game = change.after
        if not _is_visible(change):
            return
        if not is_shown:
            self._bring(game)
            return
        if game.is_over:
            self._shown.add(game.id)
        if (game.id, PLAYERS) in self._editing:  # an earlier page may be on its way
            self._again.add((game.id, PLAYERS))
        self._spread(game)

    def _bring(self, game: Game | Challenge) -> None:
        if game.message_id is not None:
            self._start((game.id, PLAYERS))
        self._spread(game)

    def _spread(self, game: Game | Challenge) -> None:
        if isinstance(game, Game) and game.is_followed:
            self._spawn(self._bring_followers(game.id))

    async def _bring_followers(self, game_id: int) -> None:
        for board in await self._store.followed.of_game(game_id):
            self._start((game_id, board.place.channel_id))

    async def _bring_followed(self, *, ended: bool = False) -> None:
        for game in await self._store.listings.followed(self._shards, ended=ended):
            await self._bring_followers(game.id)

    async def _follow(self, board: FollowedBoard, shown: Game) -> None:
        """Keep a board that has just been posted; an older one of that game and channel points to it."""
        try:
            replaced = await self._watching.follow(board)
        except Refusal as refusal:  # others came first while it was being posted
            await self._show(board.place, board.message_id, Page(render.sentence(refusal, words())))
            return
        now = await self._store.games.get(board.game_id)
        if now is not None and now.version != shown.version:
            self._start((board.game_id, board.place.channel_id))
        if replaced is not None:
            self._spawn(self._retire(replaced, "followed-moved"))

    def _start(self, key: Key) -> None:
        if key in self._editing:
            self._again.add(key)
        else:
            self._editing[key] = self._spawn(self._keep(key))

    async def _keep(self, key: Key) -> None:
        try:
            for wait_s in (*AGAIN_AFTER_S, None):
                edited = await self._edit_until_still(key)
                if edited is not Edited.UNWELL or wait_s is None:
                    return
                await asyncio.sleep(wait_s)
        finally:
            del self._editing[key]

    async def _edit_until_still(self, key: Key) -> Edited:
        while True:
            self._again.discard(key)
            edited = await self._edit(key)
            if key not in self._again or edited is Edited.UNWELL:
                return edited

    async def _edit(self, key: Key) -> Edited:
        game_id, channel_id = key
        game = await self._store.games.get(game_id)
        if game is not None and channel_id == PLAYERS:
            return await self._edit_players(game)
        board = await self._store.followed.find(game_id, channel_id)
        return await self._edit_followed(board, game) if board and isinstance(game, Game) else Edited.GONE

    async def _edit_players(self, game: Game | Challenge) -> Edited:
        comment = await self._commentator.comment(game) if isinstance(game, Game) and game.exhibition else None
        edited = Edited.GONE
        if game.message_id is not None:
            page = render.page_of(GameReply(game, comment=comment), words())
            edited = await self._show(game.place, game.message_id, page)
        if edited is not Edited.UNWELL and game.is_over:
            self._shown.add(game.id)
        return edited

    async def _edit_followed(self, board: FollowedBoard, game: Game) -> Edited:
        """Show a game in a place that follows it; not while it isn't known who may see what, never to who may not."""
        try:
            sight = await self._visibility.look_up(board.place, game.place)
        except UNDELIVERED:
            return Edited.UNWELL
        if sight is Sight.UNKNOWN:
            return Edited.WAITING
        page = watch.hidden(words())
        if sight is Sight.OPEN:
            page = render.page_of(await follow_reply(game, board.place, self._commentator, self._visibility), words())
        edited = await self._show(board.place, board.message_id, page)
        if edited is Edited.GONE or (edited is Edited.DONE and (sight is Sight.HIDDEN or game.is_over)):
            await self._store.followed.remove(board)
        return edited

    async def _retire(self, board: FollowedBoard, why: str = "followed-stopped") -> None:
        """Turn a board that is forgotten into its last page, after the edit that may be under way."""
        if (underway := self._editing.get((board.game_id, board.place.channel_id))) is not None:
            await asyncio.wait({underway})
        game = await self._store.games.get(board.game_id)
        if isinstance(game, Game):
            await self._show(board.place, board.message_id, watch.left(game, why, words()))

    async def _show(self, place: Place, message_id: int, page: Page) -> Edited:
        """Edit a message; in plain words if embeds are not allowed there, or if Discord refuses one."""
        known = self._client.get_channel(place.channel_id)
        if isinstance(known, discord.abc.GuildChannel | discord.Thread) and known.guild.me is not None:
            page = page if known.permissions_for(known.guild.me).embed_links else page.without_embed()
        channel = self._client.get_partial_messageable(place.channel_id, guild_id=place.guild_id)
        message = channel.get_partial_message(message_id)
        try:
            await message.edit(**as_edit(page))
        except discord.Forbidden:
            if page.embed is None:
                return Edited.GONE
            return await self._show(place, message_id, page.without_embed())
        except discord.NotFound:
            return Edited.GONE
        except UNDELIVERED as error:
            log.info("Message %s in channel %s was not edited: %s", message_id, place.channel_id, error)
            return Edited.GONE if getattr(error, "code", None) in CLOSED else Edited.UNWELL
        return Edited.DONE

    def _spawn(self, work: Coroutine[Any, Any, object]) -> asyncio.Task[None]:
        return self.edits.spawn(self._guard(work))

    async def _guard(self, work: Coroutine[Any, Any, object]) -> None:
        if self.edits.is_over:
            work.close()
            return
        try:
            await work
        except StoreError as error:
            log.info("A board waits for its next change, because the database is away: %s", error)
        except Exception:
            log.exception("A board could not be brought up to date; its next change tries again")


def _is_visible(change: Change) -> bool:
    """Whether a change is to be seen on the players' board: not what is only counted, such as hints."""
    before, after = change.before, change.after
    if not isinstance(before, Game) or not isinstance(after, Game):
        return before is not None
    seen = ("moves", "result", "draw_offer", "rematch_offer")
    return any(getattr(before, name) != getattr(after, name) for name in seen)
