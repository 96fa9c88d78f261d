"""How a tournament goes on by itself: games are counted, what is due is decided, rounds begin; and who hears of it.

`settle` may be called as often as one likes, by any process, at any time: what it finds is worked out by the rules and
written on the version it was read, so nothing is counted, decided or begun twice, and nothing is lost by a restart.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, NoReturn

from bot.community import brackets
from bot.engine import Mark
from bot.games.services import Services
from bot.model import Game, How
from bot.model.tournaments import Pairing, Stage, Tournament

TRIES = 8
"""How often a change that met a newer version is made again before that counts as a fault."""
AT_ONCE = 50
"""How many tournaments one sweep looks after."""

Changed = Callable[[Tournament, Tournament], None]


class Course:
    """Writes tournaments, and tells who subscribes. now: seconds since 1970. Errors, of every method: StoreError."""

    def __init__(self, services: Services) -> None:
        self.store, self.now = services.store.tournaments, services.turns.now
        self._games, self._shards = services.store.games, services.shards
        self._subscribers: list[Changed] = []

    def subscribe(self, hear: Changed) -> None:
        """Call `hear` with every change of a tournament after its commit, before and after, on the event loop."""
        self._subscribers.append(hear)

    def publish(self, before: Tournament, after: Tournament) -> None:
        for hear in self._subscribers:
            hear(before, after)

    async def write(self, before: Tournament, after: Tournament) -> Tournament | None:
        """Write a change and tell of it; None if another writer was faster."""
        written = await self.store.change(before, after)
        if written is not None:
            self.publish(before, written)
        return written

    async def settle(self, tournament_id: int) -> Tournament | None:
        """Count what has ended, decide what is due, go on to the next round. Return it as it is then."""
        for _ in range(TRIES):
            before = await self.store.get(tournament_id)
            if before is None:
                return None
            now = self.now()
            after = brackets.settled(before, await self._under_way(before, now), now)
            if before.is_open and before.deadline <= now:
                after = replace(before, stage=Stage.CANCELLED)
            if after == before:
                return before
            if written := await self.write(before, after):
                return written
        give_up(tournament_id)

    async def of_game(self, game_id: int) -> int | None:
        return await self.store.of_game(game_id)

    async def pending(self) -> list[int]:
        """Return the tournaments of this process of which something is due."""
        return await self.store.pending(self.now(), AT_ONCE, self._shards)

    async def claim_post(self, one: Tournament, for_s: int) -> Tournament | None:
        """Return a tournament whose due message the caller alone may post for a while; None if nobody need, or may."""
        now = self.now()
        if one.post_due is None or one.post_due > now:
            return None
        return await self.write(one, replace(one, post_due=now + for_s))

    async def note_posted(self, one: Tournament, message_id: int) -> None:
        """Note that the channel was told of a round. Its time counts from then."""
        for _ in range(TRIES):
            now, before = self.now(), await self.store.get(one.id)
            if before is None or before.round != one.round or before.stage is not one.stage:
                return
            deadline = max(before.deadline, now + before.round_s) if before.is_running else before.deadline
            fields: dict[str, Any] = {"posted": before.round, "post_due": None, "deadline": deadline}
            if before.is_running:
                fields["round_message_id"] = message_id
            if await self.write(before, replace(before, **fields)):
                return

    async def _under_way(self, one: Tournament, now: int) -> dict[int, Game]:
        """Return the games under way; those of whom has left, or of a round whose time is up, are ended first."""
        is_up = one.is_running and one.deadline <= now and one.posted == one.round
        found: dict[int, Game] = {}
        for each in one.pairings if one.is_running else ():
            game = await self._games.get(each.game_id) if each.game_id else None
            if isinstance(game, Game):
                found[game.id] = await self._ended(game, one, each, is_up=is_up)
        return found

    async def _ended(self, game: Game, one: Tournament, pairing: Pairing, *, is_up: bool) -> Game:
        """Return a game after it was ended, if it has to be: by who has left, or by time for the side to move."""
        gone = [seed for seed in pairing.seeds if one.seeded(seed).has_left]
        for _ in range(TRIES):
            if game.is_over or not (gone or is_up):
                break
            mark, how = game.position.to_move, How.TIME
            if gone:
                mark, how = _mark_of(gone[0], pairing), How.RESIGNATION
            after = await self._games.change(game, game.ended(mark.other, how, self.now()))
            if after is not None:
                return after
            found = await self._games.get(game.id)
            game = found if isinstance(found, Game) else game
        return game


def _mark_of(seed: int, pairing: Pairing) -> Mark:
    """Return the mark that one of the two plays in the game under way."""
    is_first, is_first_x = seed == pairing.first, pairing.played % 2 == 0
    return Mark.X if is_first is is_first_x else Mark.O


def give_up(tournament_id: int) -> NoReturn:
    """Say that others were faster each time."""
    raise RuntimeError(f"tournament {tournament_id} was written by others {TRIES} times in a row")
