"""The services of the house on one store, for whoever answers requests or runs jobs."""

from collections.abc import Callable
from random import Random

from bot.games.explaining import Explaining
from bot.games.history import Commentator, History
from bot.games.lobby import Lobby
from bot.games.play import Play
from bot.games.turns import Turns
from bot.games.watching import Watching
from bot.store import Shards, Store
from bot.thinking import Thinker


class Services:
    """What can be done with games.

    now: seconds since 1970. challenge_s, move_s: how long a challenge, and a game, waits for its next answer.
    shards: whose games this process looks after by itself, at their deadlines and so on; None for all.
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
        self.turns = Turns(store.games, thinker, now=now, random=random, move_s=move_s)
        self.commentator, self.explaining = Commentator(thinker), Explaining()
        self.play = Play(self.turns, store.listings, thinker, self.explaining)
        self.lobby = Lobby(self.turns, store.preferences, random, challenge_s=challenge_s)
        self.history = History(store.games, store.listings, now)
        self.watching = Watching(self.turns, store, thinker, random)
