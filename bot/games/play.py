"""Play: what players do in a running game of theirs; a move, the bot's reply and the row are one transaction."""

import contextlib

from bot.engine import Analysis, Mark
from bot.engine.remarks import Remark
from bot.games import turns
from bot.games.explaining import Explaining
from bot.games.turns import Turns
from bot.lanes import Lane
from bot.model import Challenge, Game, Place
from bot.model.refusals import NoGame, NoSuchGame
from bot.store import StoreError
from bot.store.listings import Listings, Shards
from bot.thinking import Thinker


class Play:
    def __init__(self, on: Turns, listings: Listings, thinker: Thinker, explaining: Explaining) -> None:
        self._turns, self._listings, self._thinker, self._explaining = on, listings, thinker, explaining

    async def move(self, place: Place, user_id: int, square: str) -> Game:
        """Play a square, as a player writes it, in the user's game in this channel.

        Errors: NoGame, TimeRanOut, NotYourTurn, SquareTaken, NoSuchSquare.
        """
        recalled = self._turns.games.recall_seated(place.channel_id, user_id)
        if recalled is not None and not recalled.is_due(self._turns.now()):
            with contextlib.suppress(NoGame):  # it has ended, and there may be another
                return await self._turns.play(recalled, turns.write, user_id, square)
        return await self._turns.play(await self.look(place, user_id), turns.write, user_id, square)

    async def look(self, place: Place, user_id: int) -> Game:
        """Return the game that a user plays in this channel. Errors: NoGame, TimeRanOut."""
        return await self._turns.current(place, user_id)

    async def is_playing(self, place: Place, user_id: int) -> bool:
        """Whether a user has a game or an open challenge in this channel; not if the database can't tell."""
        with contextlib.suppress(StoreError):
            if await self._turns.games.find_seated(place.channel_id, user_id):
                return True
            return await self._listings.open_challenge(place.channel_id, user_id) is not None
        return False

    async def find(self, place: Place, user_id: int, game_id: int) -> tuple[Game, Mark]:
        """Return a game of a user's by its number, and the mark that they play. Errors: NoSuchGame, NotForYou."""
        game = _game(await self._turns.do(place, game_id, turns.look))
        return game, game.check_player(user_id)

    async def withdraw(self, place: Place, user_id: int) -> Challenge:
        """Withdraw the user's open challenge in this channel. Errors: NoGame."""
        challenge = await self._listings.open_challenge(place.channel_id, user_id)
        if challenge is not None and not challenge.is_due(self._turns.now()):
            withdrawn = await self._turns.answer(place, challenge.id, turns.withdraw, user_id)
            if isinstance(withdrawn, Challenge):
                return withdrawn
        raise NoGame

    async def draw(self, place: Place, user_id: int) -> Game:
        """Offer a draw, or accept the offer, in the user's game in this channel.

        Errors: NoGame, TimeRanOut, OwnOffer, DrawRefused (by the bot).
        """
        game = await self.look(place, user_id)
        return _game(await self._turns.do(place, game.id, turns.offer_draw, user_id))

    async def hint(self, place: Place, user_id: int) -> tuple[Analysis, Remark]:
        """Return what every move is worth in the user's game here, and the remark on the first of the best.

        The game counts as played with hints, for good.
        Errors: NoGame, TimeRanOut, NotYourTurn, StillExplaining, TooManyExplanations.
        """
        game = await self.look(place, user_id)
        game.check_turn(user_id)
        with self._explaining.searching(place, user_id, game.board):
            game = await self._turns.play(game, turns.take_hint, user_id)
            game.check_turn(user_id)
            found = await self._thinker.analyse(game.position, Lane.ASIDE)
            return found, await self._thinker.remark(game.position, found.best[0])

    async def help(self, game: Game, user_id: int) -> Game:
        """Note that a game was played with help, if it runs and the user who is told something of it plays in it."""
        return _game(await self._turns.do(game.place, game.id, turns.take_hint, user_id))

    async def expire(self, shards: Shards | None, limit: int = 50) -> None:
        """End the games and challenges of these shards whose time is up, at most so many."""
        for each in await self._listings.due(self._turns.now(), limit, shards):
            await self._turns.games.change(each, each.timed_out())


def _game(found: Game | Challenge) -> Game:
    if isinstance(found, Challenge):
        raise NoSuchGame
    return found
