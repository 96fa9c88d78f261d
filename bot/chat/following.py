"""Following: keeps the boards that follow games from elsewhere as those games are."""

import asyncio
from functools import partial

from bot.chat import render
from bot.chat.commenting import follow_reply
from bot.chat.editing import Edited, Editor, Key
from bot.chat.render import Page, watch
from bot.chat.traffic import UNDELIVERED
from bot.chat.visibility import Sight, Visibility
from bot.games.services import Services
from bot.model import FollowedBoard, Game, Refusal
from bot.words import words


class Following:
    """Posts nothing: a board is edited from when its first message stands until its game ends or nobody follows."""

    def __init__(self, editor: Editor, services: Services, visibility: Visibility) -> None:
        self._editor, self._visibility, self._watching = editor, visibility, services.watching
        self._store, self._commentator, self._shards = services.store, services.commentator, services.shards
        self._resuming: asyncio.Task[None] | None = None
        self._is_behind = False

    def spread(self, game: Game) -> None:
        """Bring the boards that follow a game up to date."""
        if game.is_followed:
            self._editor.spawn(self._bring_followers(game.id))

    def resume(self) -> None:
        """Bring all followed boards up to date; again if that is asked for meanwhile."""
        self._is_behind = True
        if self._resuming is None or self._resuming.done():
            self._resuming = self._editor.spawn(self._resume())

    async def bring(self, *, ended: bool = False) -> None:
        """Bring all followed boards up to date. ended: only those whose game is over."""
        for game in await self._store.listings.followed(self._shards, ended=ended):
            await self._bring_followers(game.id)

    async def follow(self, board: FollowedBoard, shown: Game) -> None:
        """Keep a board that has just been posted; an older one of that game and channel points to it."""
        try:
            replaced = await self._watching.follow(board)
        except Refusal as refusal:  # others came first while it was being posted
            await self._editor.show(board.place, board.message_id, Page(render.sentence(refusal, words())))
            return
        now = await self._store.games.get(board.game_id)
        if now is not None and now.version != shown.version:
            self._start(board.game_id, board.place.channel_id)
        if replaced is not None:
            self.retire(replaced, "followed-moved")

    def retire(self, board: FollowedBoard, why: str = "followed-stopped") -> None:
        """Turn a board that is forgotten into its last page, after the edit that may be under way."""
        self._editor.spawn(self._retire(board, why))

    async def _retire(self, board: FollowedBoard, why: str) -> None:
        await self._editor.wait_for(_key(board.game_id, board.place.channel_id))
        game = await self._store.games.get(board.game_id)
        if isinstance(game, Game):
            await self._editor.show(board.place, board.message_id, watch.left(game, why, words()).in_look(game.look))

    async def _resume(self) -> None:
        while self._is_behind:
            self._is_behind = False
            await self.bring()

    async def _bring_followers(self, game_id: int) -> None:
        for board in await self._store.followed.of_game(game_id):
            self._start(game_id, board.place.channel_id)

    def _start(self, game_id: int, channel_id: int) -> None:
        self._editor.start(_key(game_id, channel_id), partial(self._edit, game_id, channel_id))

    async def _edit(self, game_id: int, channel_id: int) -> Edited:
        game = await self._store.games.get(game_id)
        board = await self._store.followed.find(game_id, channel_id)
        if board is None or not isinstance(game, Game):
            return Edited.GONE
        edited = await self._show(board, game)
        now = await self._store.games.get(game_id)
        if now is not None and now.version != game.version:  # another process may have shown that before ours came
            self._editor.repeat(_key(game_id, channel_id))
        return edited

    async def _show(self, board: FollowedBoard, game: Game) -> Edited:
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
        edited = await self._editor.show(board.place, board.message_id, page)
        if edited is Edited.GONE or (edited is Edited.DONE and (sight is Sight.HIDDEN or game.is_over)):
            await self._store.followed.remove(board)
        return edited


def _key(game_id: int, channel_id: int) -> Key:
    return ("followed", game_id, channel_id)
