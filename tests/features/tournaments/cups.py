"""Tournaments played at the level of services: a process that can be restarted between any two steps."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

import pytest

from bot.core.game import Game, Place, User
from bot.core.play import turns
from bot.features.tournaments.rules import Form, Pairing, Tournament
from tests.features.full import Community, Processes
from tests.values import HERE

ROUND_S = 3000
FORMS = pytest.mark.parametrize("form", Form)


def players(count: int) -> list[User]:
    """So many people."""
    return [User(2000 + number, f"P{number}") for number in range(1, count + 1)]


@dataclass
class Cup:
    """A tournament, and the process that looks after it. is_shaky: whether it is restarted before every step."""

    processes: Processes
    is_shaky: bool = False
    made: Community | None = None
    id: int = 0
    posts: int = 0

    async def community(self) -> Community:
        """The process; a new one on the same database if it is shaky."""
        if self.made is None or self.is_shaky:
            await self.stop()
            self.made = Community(await self.processes.start())
        return self.made

    async def stop(self) -> None:
        """End the process."""
        if self.made is not None:
            await self.made.ratings.stop(5)
            await self.made.services.store.close()

    async def open(self, form: Form, count: int, place: Place = HERE, round_s: int = ROUND_S) -> Tournament:
        """Create it; the first of so many owns it and is in, and the others join."""
        people = players(count)
        made = await (await self.community()).tournaments.create(place, people[0], form, round_s=round_s)
        self.id = made.id
        for each in people[1:]:
            await (await self.community()).tournaments.join(place, self.id, each)
        return await self.now()

    async def start(self) -> Tournament:
        """Start it, and post its first round."""
        one = await self.now()
        await (await self.community()).tournaments.start(one.place, one.id, 2001, may_manage=False)
        return await self.post()

    async def now(self) -> Tournament:
        """The tournament as it is stored; to look is no step."""
        made = self.made or await self.community()
        found = await made.tournaments.store.get(self.id)
        assert found is not None
        return found

    async def settle(self) -> Tournament:
        """Let it go on, and post what is due."""
        await (await self.community()).tournaments.settle(self.id)
        return await self.post()

    async def post(self) -> Tournament:
        """Post what is due, as the bot does: claimed, sent, noted."""
        one = await self.now()
        claimed = await (await self.community()).tournaments.claim_post(one, 60)
        if claimed is not None:
            self.posts += 1
            await (await self.community()).tournaments.note_posted(claimed, 9000 + self.posts)
        return await self.now()

    async def press(self, number: int, by: User | None = None) -> Game:
        """Press Play for a match."""
        one = await self.now()
        pairing = one.pairing(number)
        assert pairing is not None
        user = by or one.seeded(pairing.first).user
        assert user is not None
        return await (await self.community()).tournaments.play(one.place, self.id, number, user)

    async def finish(self, game: Game, how: str) -> None:
        """End a game: X or O wins by resignation, or a draw is agreed."""
        x, o = (user.id for user in game.users)
        services = (await self.community()).services
        if how == "draw":
            await services.turns.do(game.place, game.id, turns.offer_draw, x)
            await services.turns.do(game.place, game.id, turns.offer_draw, o)
        else:
            if not game.ply:
                await services.turns.move(game.place, x, "5")
            await services.turns.do(game.place, game.id, turns.resign, o if how == "x" else x)

    async def play_all(self, chance: Random) -> Tournament:
        """Play every match to its end, with results by chance."""
        one = await self.now()
        while one.is_running:
            due = [each for each in one.current if not each.is_decided]
            assert due, "a round whose matches are decided is over"
            game = await self.press(chance.choice(due).number)
            await self.finish(game, chance.choice(["x", "o", "draw"]))
            one = await self.settle()
        return one


def real(one: Tournament) -> list[Pairing]:
    """The matches that are no rests."""
    return [each for each in one.pairings if each.second is not None]
