"""The games that this process has last read or written, so that the next move in them need not read them again.

What stands here may be out of date: another process may have written since. It is good for an attempt that the
row's version decides, and never for a refusal.
"""

from __future__ import annotations

from collections import OrderedDict

from bot.games.model import Game, Status

LIMIT = 1000
"""How many games are kept; one takes about 2 KiB."""


class Recent:
    """A bounded memory of games, by number and by the seats of those that run."""

    def __init__(self) -> None:
        self._games: OrderedDict[int, Game] = OrderedDict()
        self._seats: dict[tuple[int, int], int] = {}

    def keep(self, game: Game) -> Game:
        """Remember a game as it is now, and forget the one that was used longest ago."""
        self.forget(game.id)
        self._games[game.id] = game
        if game.status is Status.RUNNING:
            for player in game.players:
                self._seats[game.place.channel_id, player.id] = game.id
        if len(self._games) > LIMIT:
            self.forget(next(iter(self._games)))
        return game

    def forget(self, game_id: int) -> None:
        """Forget a game, where it is known."""
        game = self._games.pop(game_id, None)
        for player in game.players if game else ():
            if game and self._seats.get((game.place.channel_id, player.id)) == game_id:
                del self._seats[game.place.channel_id, player.id]

    def find(self, game_id: int) -> Game | None:
        """The game with that number as it was, or None."""
        return self._games.get(game_id)

    def find_running(self, channel_id: int, user_id: int) -> Game | None:
        """The game that a user played in a channel, or None."""
        return self._games.get(self._seats.get((channel_id, user_id), 0))
