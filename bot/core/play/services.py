"""Act on a player's running game, and the core's services on one store."""

import contextlib
from collections.abc import Callable, Iterator
from random import Random

from bot.core.game import Challenge, Game, Place
from bot.core.game.refusals import NoGame, Refusal
from bot.core.play import turns
from bot.core.play.lobby import Lobby
from bot.core.play.turns import Turns
from bot.core.store import Shards, Store
from bot.core.store.listings import Listings
from bot.core.thinking import Priority, Thinker
from bot.engine import Analysis, Board, Mark
from bot.engine.remarks import Remark
from bot.engine.values import SMALL

MAX_EXPLANATIONS, MAX_EXPLANATIONS_IN_SERVER = 8, 3  # at the same time; a member may have one


class Explaining:
    """Limit the explanations at work at the same time, by member and by server; direct messages count as one server."""

    def __init__(self) -> None:
        self._servers: dict[int, int | None] = {}  # the server, by the id of the member who asked

    @contextlib.contextmanager
    def underway(self, place: Place, user_id: int) -> Iterator[None]:
        """Count an explanation for as long as it takes. Errors: still-explaining, too-many-explanations."""
        if user_id in self._servers:
            raise Refusal("still-explaining")
        there = [*self._servers.values()].count(place.guild_id)
        if len(self._servers) >= MAX_EXPLANATIONS or there >= MAX_EXPLANATIONS_IN_SERVER:
            raise Refusal("too-many-explanations")
        self._servers[user_id] = place.guild_id
        try:
            yield
        finally:
            del self._servers[user_id]

    def searching(self, place: Place, user_id: int, board: Board) -> contextlib.AbstractContextManager[None]:
        """Count a search on a larger board; small boards are only looked up and are free. Errors: as underway."""
        return self.underway(place, user_id) if board.cells > SMALL else contextlib.nullcontext()


class PlayerActions:
    """Acts on a player's running game. A move and the bot's reply are stored in one transaction."""

    def __init__(self, on: Turns, listings: Listings, thinker: Thinker, explaining: Explaining) -> None:
        self._turns, self._listings, self._thinker, self._explaining = on, listings, thinker, explaining

    async def find(self, place: Place, user_id: int, game_id: int) -> tuple[Game, Mark]:
        """Return a game of a user's by its number, and the mark that they play. Errors: no-such-game, not-for-you."""
        game = _game(await self._turns.do(place, game_id, turns.unchanged))
        return game, game.check_player(user_id)

    async def running(self, place: Place, user_id: int, game_id: int) -> tuple[Game, Mark]:
        """Return the same of a game that isn't over. Errors: already-over; as find."""
        game, mark = await self.find(place, user_id, game_id)
        if game.is_over:
            raise Refusal("already-over", game_id=game.id)
        return game, mark

    async def find_any(self, game_id: int) -> Game:
        """Return a game that has begun, ended first if its time is up. Errors: unknown-game."""
        game = await self._turns.games.get(game_id)
        if not isinstance(game, Game):
            raise Refusal("unknown-game", game_id=game_id)
        if not game.is_due(self._turns.now()):
            return game
        return _game(await self._turns.do(game.place, game_id, turns.unchanged))

    async def withdraw(self, place: Place, user_id: int) -> Challenge:
        """Withdraw the user's open challenge in this channel. Errors: NoGame."""
        challenge = await self._listings.open_challenge(place.channel_id, user_id)
        if challenge is not None and not challenge.is_due(self._turns.now()):
            withdrawn = await self._turns.answer(place, challenge.id, turns.withdraw, user_id)
            if isinstance(withdrawn, Challenge):
                return withdrawn
        raise NoGame

    async def draw(self, place: Place, user_id: int) -> Game:
        """Offer a draw, or accept one, in the user's game here. Errors: NoGame, TimeRanOut, own-offer, draw-refused."""
        game = await self._turns.current(place, user_id)
        return _game(await self._turns.do(place, game.id, turns.offer_draw, user_id))

    async def hint(self, place: Place, user_id: int) -> tuple[Analysis, Remark]:
        """Return what every move is worth in the user's game here, and the remark on the first of the best.

        The game counts as played with hints, for good.
        Errors: NoGame, TimeRanOut, not-your-turn, still-explaining, too-many-explanations; of the guards.
        """
        game = await self._turns.current(place, user_id)
        await self._turns.guard(game)
        game.check_turn(user_id)
        with self._explaining.searching(place, user_id, game.board):
            game = await self._turns.play(game, turns.take_hint, user_id)
            game.check_turn(user_id)
            found = await self._thinker.analyse(game.position, Priority.BACKGROUND)
            return found, await self._thinker.remark(game.position, found.best[0])

    async def help(self, game: Game, user_id: int) -> Game:
        """Mark a game as played with hints, if it runs and the user plays in it. Errors: of the guards."""
        if game.mark_of(user_id):
            await self._turns.guard(game)
        return _game(await self._turns.do(game.place, game.id, turns.take_hint, user_id))

    async def expire(self, shards: Shards | None, limit: int = 50) -> None:
        """End due games and challenges and stale rematch offers of these shards. limit: of each kind."""
        now = self._turns.now()
        due = await self._listings.due(now, limit, shards)
        for each in (*due, *await self._listings.stale_invitations(now, limit, shards)):
            await self._turns.games.change(each, each.timed_out())


class Services:
    """Everything that can be done with games.

    now: seconds since 1970. challenge_s, move_s: seconds until a challenge, or a game without a move, expires in a
    server that has not set its own. shards: those that this process runs the jobs for; None for all.
    """

    def __init__(
        self,
        store: Store,
        thinker: Thinker,
        *,
        now: Callable[[], int],
        random: Random,
        challenge_s: int,
        move_s: int,
        shards: Shards | None = None,
    ) -> None:
        self.store, self.preferences, self.thinker, self.shards = store, store.preferences, thinker, shards
        self.random = random
        self.turns = Turns(store, thinker, now=now, random=random, move_s=move_s)
        self.explaining = Explaining()
        self.play = PlayerActions(self.turns, store.listings, thinker, self.explaining)
        self.lobby = Lobby(self.turns, store.preferences, random, challenge_s=challenge_s)


def _game(found: Game | Challenge) -> Game:
    if isinstance(found, Challenge):
        raise Refusal("no-such-game")
    return found
