"""Looking on: live games, boards that follow one, exhibitions, replays and the history."""

import asyncio
from collections.abc import Sequence
from typing import Literal
from weakref import WeakValueDictionary

from bot.chat.address import GameButton, HistoryButton
from bot.chat.options import TypedWords, WatchOptions
from bot.chat.request import FollowReply, GameReply, HistoryReply, LiveReply, ReplayReply, Request, StoppedReply
from bot.chat.visibility import Visibility
from bot.games.history import MOST_CHANNELS, check_replayable
from bot.games.services import Services
from bot.games.turns import stop
from bot.model import Game, Wanted
from bot.model.refusals import CannotFollowHere, NoSuchGame, NotShown, NotYourList


class WatchHandlers:
    def __init__(self, services: Services, visibility: Visibility) -> None:
        self._watching, self._history, self._commentator = services.watching, services.history, services.commentator
        self._turns, self._explaining, self._visibility = services.turns, services.explaining, visibility
        self._listing: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        """Held by each user while a list of theirs is made: many at once would hold up what others ask for."""

    async def live(self, request: Request) -> LiveReply:
        async with self._listing.setdefault(request.user.id, asyncio.Lock()):
            channels = await self._history.live_channels(self._visibility.known(request))
            games, has_more = await self._history.live(await self._visible(request, channels))
        return LiveReply(self._visibility.visible(request, games), has_more)

    async def watch(self, request: Request, options: WatchOptions) -> FollowReply | GameReply:
        if (options.game_id is None) is (not options.levels):
            raise NotShown
        if not request.rights.edit_later:
            raise CannotFollowHere
        if options.game_id is not None:
            return await self._follow(request, options.game_id)
        x, o = options.levels[0], options.levels[-1]
        game = await self._watching.exhibit(request.place, request.user, x, o, options.board)
        return GameReply(game, comment=await self._commentator.comment(game))

    async def watch_by_words(self, request: Request, text: str) -> FollowReply | GameReply:
        return await self.watch(request, TypedWords.read(text).watch())

    async def unwatch(self, request: Request, game_id: int | None) -> StoppedReply:
        """Stop what the asker watches here: one game, or all of it."""
        may_manage = request.rights.manage_messages
        stopped = await self._watching.unfollow(request.place, request.user.id, game_id, may_manage=may_manage)
        return StoppedReply(*stopped)

    async def stop(self, request: Request, button: GameButton) -> GameReply:
        user_id, may_manage = request.user.id, request.rights.manage_messages
        game = await self._turns.do(request.place, button.game_id, stop, user_id, may_manage=may_manage)
        if not isinstance(game, Game):
            raise NoSuchGame
        return GameReply(game, comment=await self._commentator.comment(game) if game.exhibition else None)

    async def replay(self, request: Request, game_id: int, ply: int | None = None) -> ReplayReply:
        """Show an ended game after so many moves; None is all of them."""
        game = await self._history.find(game_id)
        self._visibility.check(request, game)
        check_replayable(game)
        at = game.ply if ply is None else min(ply, game.ply)
        with self._explaining.searching(request.place, request.user.id, game.board):
            return ReplayReply(game, at, await self._commentator.comment(game.at(at)))

    async def history(
        self,
        request: Request,
        user_id: int | None = None,
        side: Literal["before", "after"] | None = None,
        game_id: int | None = None,
    ) -> HistoryReply:
        """List ended games. side, game_id: the page before, or after, the game of that number."""
        wanted = Wanted(user_id=user_id)._replace(**{side: game_id} if side else {})
        async with self._listing.setdefault(request.user.id, asyncio.Lock()):
            channels = await self._history.ended_channels(self._visibility.known(request), wanted)
            page = await self._history.ended(await self._visible(request, channels), wanted)
        page = page._replace(games=self._visibility.visible(request, page.games))
        return HistoryReply(page, request.user.id, user_id)

    async def turn_history(self, request: Request, button: HistoryButton) -> HistoryReply:
        """Turn a list's page, for the one who asked for the list."""
        if request.user.id != button.asker_id:
            raise NotYourList
        return await self.history(request, button.user_id, button.side, button.game_id)

    async def _visible(self, request: Request, channels: Sequence[int]) -> Sequence[int]:
        return await self._visibility.channels(request, channels, MOST_CHANNELS)

    async def _follow(self, request: Request, game_id: int) -> FollowReply:
        game = await self._history.find(game_id)
        self._visibility.check(request, game)
        await self._watching.check_follow(game, request.place)
        with self._explaining.searching(request.place, request.user.id, game.board):
            comment = await self._commentator.comment(game)
        return FollowReply(game, comment, has_link=game.place != request.place)
