"""GameService: every rule of who may do what in a game, and the way to all else that is done with games.

Typed commands, slash commands and clicks all end here. Each call returns the game as it now is, or raises a
Refusal and has changed nothing. A move, the bot's reply to it and the row are one transaction.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

from bot.engine import Analysis, Outcome
from bot.engine.remarks import Remark
from bot.games.gallery import Gallery
from bot.games.ledger import Ledger
from bot.games.lobby import Lobby
from bot.games.model import Game, Status, cell_of, check_player, check_turn
from bot.games.refusals import DrawRefused, NoGame, OwnOffer
from bot.games.store import Store
from bot.games.values import Place
from bot.thinking import Thinker


class GameService:
    """Plays and ends games. lobby: starts them. gallery: shows them to others.

    now: seconds since 1970. thinker: where the engine thinks; it is the caller's to close.
    Durations in seconds.
    """

    def __init__(
        self,
        store: Store,
        *,
        now: Callable[[], int],
        thinker: Thinker,
        random: Random,
        challenge_expires_s: int,
        game_expires_s: int,
    ) -> None:
        self._ledger = Ledger(
            store,
            now=now,
            thinker=thinker,
            random=random,
            challenge_expires_s=challenge_expires_s,
            game_expires_s=game_expires_s,
        )
        self.lobby = Lobby(self._ledger)
        self.gallery = Gallery(self._ledger)
        self.thinker, self.show = thinker, self._ledger.show

    async def move(self, place: Place, user_id: int, square: str) -> Game:
        """Play a square, as a player writes it, in the user's game in this channel; the bot answers.

        Errors: NoGame, NotYourTurn, SquareTaken, NoSuchSquare.
        """
        made: Game | None = None

        async def play(game: Game) -> Game:
            nonlocal made
            check_turn(game, user_id)
            made = await self._ledger.played(game, cell_of(square, game.position))
            return made

        recalled = self._ledger.recalled(place.channel_id, user_id)
        if recalled is not None:
            moved = await self._ledger.change(recalled.id, place, play)
            if moved.status is Status.RUNNING or (made is not None and moved.moves == made.moves):
                return moved
        game = await self.look(place, user_id)  # none was remembered, or it has ended
        return await self._ledger.change(game.id, place, play)

    async def press(self, place: Place, game_id: int, user_id: int, ply: int, cell: int) -> Game:
        """Play a cell by a button that was drawn when `ply` marks stood.

        A button of an older board, or of a game that has ended, plays nothing: the game comes back as it is.
        Errors: NotForYou (a spectator), NotYourTurn, SquareTaken, NoSuchSquare, NoSuchGame.
        """

        async def play(game: Game) -> Game:
            check_player(game, user_id)
            if game.ply != ply:
                return game
            check_turn(game, user_id)
            return await self._ledger.played(game, cell)

        return await self._ledger.change(game_id, place, play)

    async def look(self, place: Place, user_id: int) -> Game:
        """The game that the user plays in this channel. Errors: NoGame."""
        game = await self._ledger.running(place.channel_id, user_id)
        if game is None:
            raise NoGame
        return game

    async def resign(self, place: Place, user_id: int) -> Game:
        """Give up the user's game in this channel or, where there is none, take back the open challenge.

        Errors: NoGame.
        """
        try:
            game = await self.look(place, user_id)
        except NoGame:
            standing = await self._ledger.store.find_challenge(place.channel_id, user_id)
            if standing is None or standing.is_due(self._ledger.now()):
                raise
            return await self.lobby.withdraw(place, standing.id, user_id)
        return await self.give_up(place, game.id, user_id)

    async def give_up(self, place: Place, game_id: int, user_id: int) -> Game:
        """Give up a game. Errors: NotForYou, NoSuchGame."""

        async def end(game: Game) -> Game:
            _, mark = check_player(game, user_id)
            return replace(game, status=Status.RESIGNED, ended_by=mark, offer=None)

        return await self._ledger.change(game_id, place, end)

    async def draw(self, place: Place, user_id: int) -> Game:
        """Offer a draw in the user's game here, or accept the one that is offered.

        Errors: NoGame, OwnOffer, DrawRefused (the bot plays on).
        """
        game = await self.look(place, user_id)
        return await self.agree(place, game.id, user_id)

    async def agree(self, place: Place, game_id: int, user_id: int, ply: int | None = None) -> Game:
        """The same for a game named by its number.

        ply: where a button asks, how many marks stood when it was drawn. It accepts the offer that stood then, and
        never makes one: where that has lapsed, the game comes back as it is.
        Errors: NotForYou, OwnOffer, DrawRefused, NoSuchGame.
        """

        async def offer(game: Game) -> Game:
            _, mark = check_player(game, user_id)
            if ply is not None and (game.offer is None or game.ply != ply):
                return game
            if game.offer is mark:
                raise OwnOffer
            agreed = replace(game, status=Status.AGREED, offer=None)
            if game.offer is not None:
                return agreed
            if game.against_bot:
                await self._check_draw(game)
                return agreed
            return replace(game, offer=mark)

        return await self._ledger.change(game_id, place, offer)

    async def hint(self, place: Place, user_id: int) -> tuple[Analysis, Remark]:
        """What every move is worth in the user's game here, and what is to be said of the first of the best.

        The game is marked for good as played with hints.

        Errors: NoGame, NotYourTurn.
        """
        game = await self.look(place, user_id)
        check_turn(game, user_id)
        game = await self.helped(game, user_id)
        if game.status is not Status.RUNNING:
            raise NoGame
        check_turn(game, user_id)
        found = await self.thinker.analyse(game.position)
        return found, await self.thinker.remark(game.position, found.best[0])

    async def helped(self, game: Game, user_id: int) -> Game:
        """Mark a running game as played with help, where the user who was told something of it plays in it."""

        async def mark(game: Game) -> Game:
            own = game.mark_of(user_id)
            return replace(game, hints=game.hints | {own}) if own else game

        return await self._ledger.change(game.id, game.place, mark)

    async def end_due(self, limit: int = 50) -> list[Game]:
        """End games and challenges whose time is up, at most `limit`, and return those that this call ended."""
        ended = []
        for game in await self._ledger.store.find_due(self._ledger.now(), limit):
            written = await self._ledger.store.replace(game.timed_out())
            if written is not None:
                ended.append(written)
        return ended

    async def shown(self, game: Game, message_id: int) -> None:
        """Remember the newest message that shows a game."""
        if game.message_id != message_id:
            await self._ledger.store.set_message(game.id, message_id)

    async def _check_draw(self, game: Game) -> None:
        """The bot agrees in the second half of a game in which it has no win."""
        if len(game.position.legal()) * 2 <= game.board.cells:
            found = await self.thinker.analyse(game.position)
            if found.outcome is not Outcome.LOSS:
                return
        raise DrawRefused
