"""Looking on: live games, boards that follow one, exhibitions, replays and the history."""

import asyncio
import re
from collections.abc import Sequence
from typing import Literal
from weakref import WeakValueDictionary

from bot.chat.address import GameButton, HistoryButton
from bot.chat.commenting import follow_reply
from bot.chat.options import TypedWords, WatchOptions
from bot.chat.request import FollowReply, GameReply, HistoryReply, LiveReply, ReplayReply, Request, StoppedReply
from bot.chat.visibility import Visibility
from bot.games.history import COUNTED, MOST_CHANNELS, check_replayable
from bot.games.services import Services
from bot.games.turns import stop
from bot.model import Game, Totals, Wanted
from bot.model.refusals import CannotFollowHere, NoSuchGame, NoSuchNumber, NotShown, NotYourList

NUMBER = re.compile("[0-9]{1,18}", re.ASCII)
"""Of a game, as a menu sends it back: a longer one is forged."""


class WatchHandlers:
    def __init__(self, services: Services, visibility: Visibility) -> None:
        self._watching, self._history, self._commentator = services.watching, services.history, services.commentator
        self._turns, self._explaining, self._visibility = services.turns, services.explaining, visibility
        self._listing: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        """Held by each user while a list of theirs is made: many at once would hold up what others ask for."""

    async def live(self, request: Request) -> LiveReply:
        async with self._listing.setdefault(request.user.id, asyncio.Lock()):
            wanted = self._history.running()
            channels = await self._channels(request, wanted)
            games, has_more = await self._history.live(channels[:MOST_CHANNELS])
            totals = await self._totals(request, channels, wanted)
        return LiveReply(self._visibility.visible(request, games), has_more, totals)

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
        return GameReply(game)

    async def replay(self, request: Request, game_id: int, ply: int = 1) -> ReplayReply:
        """Show an ended game after so many moves."""
        game = await self._history.find(game_id)
        self._visibility.check(request, game)
        check_replayable(game)
        at = min(ply, game.ply)
        with self._explaining.searching(request.place, request.user.id, game.board):
            return ReplayReply(game, at, await self._commentator.comment(game.at(at)))

    async def replay_chosen(self, request: Request, number: str) -> ReplayReply:
        """Show the game that was chosen from a menu. number: as it was sent. Errors: NoSuchNumber."""
        if not NUMBER.fullmatch(number):
            raise NoSuchNumber
        return await self.replay(request, int(number))

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
            channels = await self._channels(request, wanted)
            page = await self._history.ended(channels[:MOST_CHANNELS], wanted)
            if side:
                channels = await self._channels(request, Wanted(user_id=user_id))
            totals = await self._totals(request, channels, wanted)
        page = page._replace(games=self._visibility.visible(request, page.games))
        return HistoryReply(page, request.user.id, user_id, totals)

    async def turn_history(self, request: Request, button: HistoryButton) -> HistoryReply:
        """Turn a list's page, for the one who asked for the list."""
        if request.user.id != button.asker_id:
            raise NotYourList
        return await self.history(request, button.user_id, button.side, button.game_id)

    async def _channels(self, request: Request, wanted: Wanted) -> Sequence[int]:
        """Return the channels with such games that the answer may show, those with the nearest ones first."""
        found = await self._history.channels(self._visibility.known(request), wanted)
        return await self._visibility.channels(request, found, COUNTED + 1)

    async def _totals(self, request: Request, channels: Sequence[int], wanted: Wanted) -> Totals | None:
        """Count games; None if one of the channels was hidden meanwhile."""
        totals = await self._history.totals(channels, wanted)
        return totals if await self._visibility.channels(request, channels, len(channels)) == channels else None

    async def _follow(self, request: Request, game_id: int) -> FollowReply:
        game = await self._history.find(game_id)
        self._visibility.check(request, game)
        await self._watching.check_follow(game, request.place)
        with self._explaining.searching(request.place, request.user.id, game.board):
            return await follow_reply(game, request.place, self._commentator, self._visibility)
