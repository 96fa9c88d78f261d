"""The core's services on one store."""

from collections.abc import Callable
from random import Random

from bot.core.play.lobby import Lobby
from bot.core.play.play import Explaining, Play
from bot.core.play.turns import Turns
from bot.core.store import Shards, Store
from bot.core.thinking import Thinker


class Services:
    """Everything that can be done with games.

    now: seconds since 1970. challenge_s, move_s: seconds until a challenge, or a game without a move, expires.
    shards: those that this process runs the jobs for; None for all.
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
        self.explaining = Explaining()
        self.play = Play(self.turns, store.listings, thinker, self.explaining)
        self.lobby = Lobby(self.turns, store.preferences, random, challenge_s=challenge_s)
