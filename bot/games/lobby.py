"""Lobby: how games begin. Against the bot at once, against a member by a challenge, and again by a rematch."""

from __future__ import annotations

import enum
from dataclasses import replace

from bot.engine import STANDARD, Board, Level, Mark
from bot.games.ledger import Ledger
from bot.games.model import PLAYED, Game, Status, check_player
from bot.games.refusals import AlreadyChallenged, Declined, NoSuchGame, OwnOffer
from bot.games.values import Place, Player


class First(enum.StrEnum):
    """Who plays X, seen from the one who starts the game."""

    ME = "me"
    THEM = "them"
    RANDOM = "random"


class Lobby:
    """Starts games, and carries challenges and offers of a rematch until they are answered."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    async def start(self, place: Place, player: Player, level: Level, first: First, board: Board = STANDARD) -> Game:
        """Begin a game against the bot, with the bot's first move where it plays X.

        Errors: AlreadyPlaying.
        """
        x, o = self._seat(player, None, first)
        game = self._ledger.new(place, x, o, Status.RUNNING, board=board, level=level)
        return await self._ledger.insert(await self._ledger.reply(game), asker=player)

    async def challenge(
        self, place: Place, player: Player, opponent: Player, first: First, board: Board = STANDARD
    ) -> Game:
        """Ask another member for a game. It binds nobody until it is accepted.

        It is quiet where the player has just challenged that member, here or elsewhere.
        Errors: AlreadyPlaying (either of them), AlreadyChallenged, Declined.
        """
        await self._ledger.check_free(place, (player, opponent), asker=player)
        standing = await self._ledger.store.find_challenge(place.channel_id, player.id)
        if standing is not None and not standing.is_due(self._ledger.now()):
            raise AlreadyChallenged(standing.player(standing.challenger.other) or opponent)
        earlier = await self._ledger.store.find_asked(player.id, opponent.id, self._ledger.now())
        if earlier is not None and earlier.status is Status.DECLINED:
            raise Declined(opponent, earlier.deadline)
        x, o = self._seat(player, opponent, first)
        offer = Mark.X if x is player else Mark.O
        asked = self._ledger.new(place, x, o, Status.CHALLENGE, board=board, offer=offer)
        return await self._ledger.store.insert(replace(asked, quiet=earlier is not None))

    async def accept(self, place: Place, game_id: int, user_id: int) -> Game:
        """Begin a game that one was challenged to. Errors: NotForYou, AlreadyPlaying, NoSuchGame."""

        async def begin(game: Game) -> Game:
            asked, _ = check_player(game, user_id, game.challenger.other)
            await self._ledger.check_free(place, game.players, asker=asked)
            deadline = self._ledger.now() + self._ledger.game_expires_s
            return replace(game, status=Status.RUNNING, offer=None, deadline=deadline)

        return await self._ledger.change(game_id, place, begin, Status.CHALLENGE, seat=True)

    async def decline(self, place: Place, game_id: int, user_id: int) -> Game:
        """Refuse a challenge. Errors: NotForYou, NoSuchGame."""

        async def end(game: Game) -> Game:
            check_player(game, user_id, game.challenger.other)
            return replace(game, status=Status.DECLINED)

        return await self._ledger.change(game_id, place, end, Status.CHALLENGE)

    async def withdraw(self, place: Place, game_id: int, user_id: int) -> Game:
        """Take one's own challenge back. Errors: NotForYou, NoSuchGame."""

        async def end(game: Game) -> Game:
            check_player(game, user_id, game.challenger)
            return replace(game, status=Status.WITHDRAWN)

        return await self._ledger.change(game_id, place, end, Status.CHALLENGE)

    async def rematch(self, place: Place, game_id: int, user_id: int, *, easier: bool = False) -> Game:
        """Ask for another game with the marks swapped. Against the bot, or where both want it, it begins.

        easier: against the bot, one level down.
        Returns the new game, or the old one with the offer on it.
        Errors: NotForYou, OwnOffer, AlreadyPlaying, NoSuchGame.
        """
        old = await self._ledger.show(place, game_id)
        if old.status not in PLAYED:
            raise NoSuchGame
        asker, mark = check_player(old, user_id)
        await self._ledger.check_free(place, old.players, asker=asker)
        if old.against_bot:
            level = (old.level.gentler if easier and old.level else None) or old.level
            game = self._ledger.new(place, old.o, old.x, Status.RUNNING, board=old.board, level=level)
            return await self._ledger.insert(await self._ledger.reply(game), asker=asker)
        if old.offer is mark:
            raise OwnOffer
        if old.offer is None:
            written = await self._ledger.store.replace(replace(old, offer=mark))
            return written or await self.rematch(place, game_id, user_id)  # the other pressed at the same instant
        game = self._ledger.new(place, old.o, old.x, Status.RUNNING, board=old.board)
        return await self._ledger.insert(game, asker=asker, closing=replace(old, offer=None))

    def _seat(self, player: Player, other: Player | None, first: First) -> tuple[Player | None, Player | None]:
        if first is First.RANDOM:
            first = self._ledger.random.choice((First.ME, First.THEM))
        return (player, other) if first is First.ME else (other, player)
