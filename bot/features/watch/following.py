"""Keep the boards that follow games from elsewhere up to date."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial

from bot.core.chat.client import TicTacToeBot
from bot.core.chat.outbox import Delivery, Key
from bot.core.chat.page import Page
from bot.core.chat.replies import Reply, sentence
from bot.core.chat.traffic import UNDELIVERED
from bot.core.game import FollowedBoard, Game, Place, Refusal, User
from bot.core.store import StoreError
from bot.features.watch import pages
from bot.features.watch.service import Watching

ALL: Key = ("all followed", 0, 0)


class Following:
    """Edits a board from its first message until its game ends or no one follows."""

    def __init__(self, bot: TicTacToeBot, watching: Watching) -> None:
        self._outbox, self._visibility, self._watching = bot.outbox, bot.visibility, watching
        self._store, self._shards = bot.services.store, bot.services.shards

    async def show(self, game: Game, place: Place, user: User) -> Reply:
        """Return a board that follows its game from now on. user: who asked for it."""
        return replace(await self._board(game, place), as_new=True, sent=partial(self.follow, game, place, user))

    async def _board(self, game: Game, place: Place) -> Reply:
        commentator, has_link, comment, decided = self._watching.commentator, game.place != place, None, None
        if game.is_over:
            decided = await commentator.decided(game)
        else:
            comment = await commentator.commentary(game)  # also if held back: turning points on larger boards need it
            comment = comment if await self._visibility.may_comment(game, place) else None
        return Reply(lambda say: pages.followed(say, game, comment, has_link, decided), game=game)

    def retire(self, *boards: FollowedBoard) -> None:
        """Show the last pages of boards that were stopped, after the current answer."""
        for board in boards:
            self._outbox.spawn(self._retire(board, "watch-followed-stopped"), after_answer=True)

    @asynccontextmanager
    async def forgetting(self, user_id: int) -> AsyncIterator[None]:
        """Retire the boards of a member who is forgotten."""
        boards = await self._watching.followed.of(user_id=user_id)
        yield
        self.retire(*boards)

    async def follow(self, shown: Game, place: Place, user: User, message_id: int | None) -> None:
        """Keep a board that was just posted; an older one of that game and channel now points to it."""
        if message_id is None:
            return
        board = FollowedBoard(shown.id, place, message_id, user)
        try:
            replaced = await self._watching.follow(board)
        except (Refusal, StoreError) as error:  # others came first while it was being posted, or the database is away
            say = await self._outbox.languages.words_for(board.place)
            said = sentence(error, say) if isinstance(error, Refusal) else say("store-away")
            tell = partial(self._outbox.edit, board.place, board.message_id, Page(said))
            self._outbox.in_background(("retired", board.game_id, board.message_id), tell)
            return
        now = await self._store.games.get(board.game_id)
        if now is not None and now.version != shown.version:
            self._outbox.in_background(_key(board), partial(self._edit, board))
        if replaced is not None:
            self._outbox.spawn(self._retire(replaced, "watch-followed-moved"))

    async def _retire(self, board: FollowedBoard, why: str) -> None:
        """Begin to show the last page of a board that no longer follows, after an edit under way."""
        await self._outbox.wait_for(_key(board))  # not in the edit: both may be in one channel's line
        self._outbox.in_background(("retired", board.game_id, board.message_id), partial(self._show_last, board, why))

    async def _show_last(self, board: FollowedBoard, why: str) -> Delivery:
        game = await self._store.games.get(board.game_id)
        if not isinstance(game, Game):
            return Delivery.MISSING
        say = await self._outbox.languages.words_for(board.place)
        page = pages.left(game, why, say).in_look(game.look, say)
        return await self._outbox.edit(board.place, board.message_id, page)

    async def bring_all(self, *, ended: bool = False) -> Delivery:
        for game in await self._store.listings.followed(self._shards, ended=ended):
            await self.bring(game)
        return Delivery.DONE

    async def bring(self, game: Game) -> None:
        for board in await self._watching.followed.of(game_id=game.id):
            self._outbox.in_background(_key(board), partial(self._edit, board))

    async def _edit(self, known: FollowedBoard) -> Delivery:
        game = await self._store.games.get(known.game_id)
        kept = await self._watching.followed.of(game_id=known.game_id, channel_id=known.place.channel_id)
        if not kept or not isinstance(game, Game):
            return Delivery.MISSING
        edited = await self._show(kept[0], game)
        now = await self._store.games.get(game.id)
        if now is not None and now.version != game.version:  # another process may have shown the newer one first
            self._outbox.repeat(_key(known))
        return edited

    async def _show(self, board: FollowedBoard, game: Game) -> Delivery:
        """Show a game in a place that follows it, or its last page if the place may no longer show it."""
        try:
            may_show = await self._visibility.may_show(board.place, game.place)
        except UNDELIVERED:
            return Delivery.UNWELL
        if may_show is None:
            return Delivery.WAITING
        say = await self._outbox.languages.words_for(board.place)
        page = (await self._board(game, board.place)).render(say) if may_show else Page(say("watch-hidden"))
        edited = await self._outbox.edit(board.place, board.message_id, page)
        is_last = edited in (Delivery.DONE, Delivery.REFUSED) and (game.is_over or not may_show)
        if edited is Delivery.MISSING or is_last:
            await self._watching.followed.remove(board)
        return edited


def _key(board: FollowedBoard) -> Key:
    return ("followed", board.game_id, board.place.channel_id)
