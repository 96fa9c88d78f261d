"""List games, follow them from elsewhere, and let the bot play itself in exhibitions."""

import asyncio
import contextlib
from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import NamedTuple

from bot.core.game import Bot, Exhibition, FollowedBoard, Game, Place, Refusal, Totals, User, Wanted
from bot.core.play.services import Services
from bot.core.play.turns import stop
from bot.core.store import BOT_SEAT, NoRoom, Shards, limits
from bot.core.thinking import Priority
from bot.engine import STANDARD, Board, Level
from bot.engine.values import SMALL
from bot.features.watch.comments import Commentator
from bot.features.watch.sql import FollowedBoards

PACE_S = 3  # between two moves of an exhibition
MAX_ADVANCED_EXHIBITIONS = 100
MAX_ENDED_GAMES, MAX_LIVE_GAMES, MAX_COUNTED_GAMES = 10, 20, 1000  # on a page; in a list; on all pages


class HistoryPage(NamedTuple):
    """Ended games, the newest first. has_newer, has_older: whether there are more on either side."""

    games: tuple[Game, ...]
    has_newer: bool
    has_older: bool


class Watching:
    def __init__(self, services: Services) -> None:
        self._turns, self._store = services.turns, services.store
        self._thinker, self._random = services.thinker, services.random
        self.commentator, self.followed = Commentator(services.thinker), FollowedBoards(services.store.database)
        self._searching = asyncio.Lock()

    async def totals(self, channel_ids: Collection[int], wanted: Wanted) -> Totals:
        """Count such games on all pages; at most MAX_COUNTED_GAMES."""
        return await self._store.listings.totals(channel_ids, wanted, MAX_COUNTED_GAMES)

    async def live(self, channel_ids: Collection[int]) -> tuple[tuple[Game, ...], Totals]:
        """Return the newest running games, at most MAX_LIVE_GAMES, and the counts of all."""
        running = Wanted(now=self._turns.now())
        found = await self._store.listings.games(channel_ids, running, MAX_LIVE_GAMES)
        return self._past(found), await self.totals(channel_ids, running)

    async def ended(self, channel_ids: Collection[int], wanted: Wanted) -> HistoryPage:
        """Return a page of ended games, next to the game that `wanted` names."""
        found = await self._store.listings.games(channel_ids, wanted, MAX_ENDED_GAMES + 1)
        more = len(found) > MAX_ENDED_GAMES
        if wanted.after is not None:
            return HistoryPage(self._past(found[-MAX_ENDED_GAMES:]), has_newer=more, has_older=True)
        return HistoryPage(self._past(found[:MAX_ENDED_GAMES]), has_newer=wanted.before is not None, has_older=more)

    def _past(self, games: Sequence[Game]) -> tuple[Game, ...]:
        """Return games with no time later than now, as a clock has noted that was ahead."""
        now = self._turns.now()
        ends = (one.result and one.result._replace(ended_at=min(one.result.ended_at, now)) for one in games)
        times = zip(games, ends, strict=True)
        return tuple(replace(one, created_at=min(one.created_at, now), result=end) for one, end in times)

    async def follow(self, board: FollowedBoard) -> FollowedBoard | None:
        """Let a posted board follow its game, and return the one that it replaces. Errors: as `check_follow`."""
        try:
            return await self.followed.put(board)
        except NoRoom:
            await self.check_follow(board.game_id, board.place)
            raise Refusal("watch-too-many-boards", most=limits.BOARDS) from None

    async def check_follow(self, game_id: int, place: Place) -> None:
        """Errors: watch-too-many-boards (in that place), watch-too-many-followers (of that game)."""
        there = await self.followed.of(game_id=game_id)
        if len(there) >= limits.FOLLOWERS and all(board.place != place for board in there):
            raise Refusal("watch-too-many-followers", game_id=game_id, most=limits.FOLLOWERS)
        here = await self.followed.of(channel_id=place.channel_id)
        if len(here) >= limits.BOARDS and all(board.game_id != game_id for board in here):
            raise Refusal("watch-too-many-boards", most=limits.BOARDS)

    async def unfollow(
        self, place: Place, user_id: int, game_id: int | None = None, *, may_manage: bool = False
    ) -> tuple[tuple[FollowedBoard, ...], Game | None]:
        """Stop what a member asked for in this channel, or only one game; with may_manage, also what others asked for.

        Returns the boards that no longer follow and the stopped exhibition. Errors: watch-nothing-to-stop, not-yours.
        """
        here = await self.followed.of(channel_id=place.channel_id)
        boards = [board for board in here if game_id in (None, board.game_id)]
        shown = await self._store.games.find_seated(place.channel_id, BOT_SEAT)
        shown = shown if shown and game_id in (None, shown.id) else None  # else another one runs here
        owners = [shown.exhibition.owner] if shown and shown.exhibition else []
        askers = [board.follower for board in boards] + owners
        if not askers:
            raise Refusal("watch-nothing-to-stop", is_any=game_id is None)
        if not may_manage and all(asker.id != user_id for asker in askers):
            raise Refusal("not-yours", user=askers[0])
        mine = tuple(board for board in boards if may_manage or board.follower.id == user_id)
        await self.followed.remove(*mine)
        if shown is None or not (may_manage or owners[0].id == user_id):
            return mine, None
        stopped = await self._turns.do(place, shown.id, stop, user_id, may_manage=may_manage)
        return mine, stopped if isinstance(stopped, Game) else None

    async def exhibit(self, place: Place, owner: User, x: Level, o: Level, board: Board = STANDARD) -> Game:
        """Let the bot play itself. Errors: exhibition-running, one at a time in a channel; too-many-exhibitions."""
        now, look = self._turns.now(), await self._store.preferences.look_of(place.guild_id, owner.id)
        game = Game(place, Bot(x), Bot(o), board, now, now + PACE_S, exhibition=Exhibition(owner, PACE_S), look=look)
        return await self._turns.show(game)

    async def advance(self, shards: Shards | None) -> bool:
        """Play the next move of every exhibition of these shards that is due. Returns whether any goes on."""
        running, now = await self._store.listings.exhibitions(MAX_ADVANCED_EXHIBITIONS, shards), self._turns.now()
        # If the clock was set back, the next move would be far off.
        due = [game for game in running if not now < game.deadline <= now + PACE_S]
        return len(running) > sum(await asyncio.gather(*map(self._step, due)))

    async def _step(self, game: Game) -> bool:
        """Play one move and return whether it ended the exhibition; another process may have been faster."""
        level = game.level_to_move
        if level is None or game.exhibition is None:
            return True
        # One search at a time, so that a command waits for one exhibition at most.
        async with self._searching if game.board.cells > SMALL else contextlib.nullcontext():
            number = await self._thinker.choose(game.position, level, self._random, Priority.BACKGROUND)
        now = self._turns.now()
        after = game.played(number, now, now + game.exhibition.pace_s)
        written = await self._store.games.change(game, after)
        return isinstance(written, Game) and written.is_over
