"""Keep the boards that follow games from elsewhere up to date."""

from functools import partial

from bot.core.chat.outbox import Key, Outbox, Outcome
from bot.core.chat.page import Page
from bot.core.chat.replies import page_of, sentence
from bot.core.chat.request import Request
from bot.core.chat.traffic import UNDELIVERED
from bot.core.chat.visibility import Visibility
from bot.core.game import FollowedBoard, Game, Place, Refusal
from bot.core.play.services import Services
from bot.features.watch import pages as watch
from bot.features.watch.history import Commentator
from bot.features.watch.pages import FollowReply
from bot.features.watch.service import Watch
from bot.words import words

ALL: Key = ("all followed", 0, 0)


class Following:
    """Edits a board from its first message until its game ends or no one follows."""

    def __init__(self, outbox: Outbox, services: Services, watch: Watch, visibility: Visibility) -> None:
        self._outbox, self._visibility, self._watching = outbox, visibility, watch.watching
        self._store, self._commentator, self._shards = services.store, watch.commentator, services.shards

    def spread(self, game: Game) -> None:
        """Bring the boards that follow a game up to date."""
        if game.is_followed:
            self._outbox.spawn(self._bring_followers(game.id))

    def resume(self) -> None:
        """Bring all followed boards up to date; once more if a second call comes meanwhile."""
        self._outbox.start(ALL, self._resume)

    async def settle(self, request: Request, reply: object, message_id: int | None) -> None:
        """Let a posted board follow its game, and retire the boards that a reply stopped."""
        if isinstance(reply, FollowReply) and message_id is not None:
            board = FollowedBoard(reply.game.id, request.place, message_id, request.user)
            await self.follow(board, reply.game)
        elif not isinstance(reply, FollowReply):
            for board in getattr(reply, "boards", ()):
                self.retire(board)

    async def sweep(self) -> None:
        """Show the ends of followed games that no board shows yet. Errors: StoreError."""
        await self.bring(ended=True)

    async def bring(self, *, ended: bool = False) -> None:
        """Bring all followed boards up to date. ended: only those whose game is over."""
        for game in await self._store.listings.followed(self._shards, ended=ended):
            await self._bring_followers(game.id)

    async def follow(self, board: FollowedBoard, shown: Game) -> None:
        """Keep a board that was just posted; an older one of that game and channel now points to it."""
        try:
            replaced = await self._watching.follow(board)
        except Refusal as refusal:  # others came first while it was being posted
            await self._outbox.edit(board.place, board.message_id, Page(sentence(refusal, words())))
            return
        now = await self._store.games.get(board.game_id)
        if now is not None and now.version != shown.version:
            self._start(board.game_id, board.place.channel_id)
        if replaced is not None:
            self.retire(replaced, "followed-moved")

    def retire(self, board: FollowedBoard, why: str = "followed-stopped") -> None:
        """Show the last page of a board that no longer follows, after an edit under way."""
        self._outbox.spawn(self._retire(board, why))

    async def _retire(self, board: FollowedBoard, why: str) -> None:
        await self._outbox.wait_for(_key(board.game_id, board.place.channel_id))
        game = await self._store.games.get(board.game_id)
        if isinstance(game, Game):
            await self._outbox.edit(board.place, board.message_id, watch.left(game, why, words()).in_look(game.look))

    async def _resume(self) -> Outcome:
        await self.bring()
        return Outcome.DONE

    async def _bring_followers(self, game_id: int) -> None:
        for board in await self._watching.followed.of_game(game_id):
            self._start(game_id, board.place.channel_id)

    def _start(self, game_id: int, channel_id: int) -> None:
        self._outbox.start(_key(game_id, channel_id), partial(self._edit, game_id, channel_id))

    async def _edit(self, game_id: int, channel_id: int) -> Outcome:
        game = await self._store.games.get(game_id)
        board = await self._watching.followed.find(game_id, channel_id)
        if board is None or not isinstance(game, Game):
            return Outcome.GONE
        edited = await self._show(board, game)
        now = await self._store.games.get(game_id)
        if now is not None and now.version != game.version:  # another process may have shown the newer one first
            self._outbox.repeat(_key(game_id, channel_id))
        return edited

    async def _show(self, board: FollowedBoard, game: Game) -> Outcome:
        """Show a game in a place that follows it, or its last page if the place may no longer show it.

        Wait while that is not known.
        """
        try:
            may_show = await self._visibility.may_show(board.place, game.place)
        except UNDELIVERED:
            return Outcome.UNWELL
        if may_show is None:
            return Outcome.WAITING
        page = watch.hidden(words())
        if may_show:
            page = page_of(await follow_reply(game, board.place, self._commentator, self._visibility), words())
        edited = await self._outbox.edit(board.place, board.message_id, page)
        if edited is Outcome.GONE or (edited is Outcome.DONE and (game.is_over or not may_show)):
            await self._watching.followed.remove(board)
        return edited


def _key(game_id: int, channel_id: int) -> Key:
    return ("followed", game_id, channel_id)


async def follow_reply(game: Game, place: Place, commentator: Commentator, visibility: Visibility) -> FollowReply:
    """Return a game as it is followed from a place.

    A comment is found even if it is held back: turning points on larger boards come from it. Errors and cost: as
    Commentator.commentary and Visibility.may_comment.
    """
    has_link = game.place != place
    if game.is_over:
        return FollowReply(game, None, has_link, await commentator.turning_points(game))
    comment = await commentator.commentary(game)
    return FollowReply(game, comment if await visibility.may_comment(game, place) else None, has_link)
