"""A tournament in a channel: played by presses and typed words, from its first message to its last."""

from __future__ import annotations

import asyncio
import re
from dataclasses import dataclass, field
from typing import Any

import discord
from simcord import MemberActor

from bot.features.tournaments.rules import Pairing, Tournament
from tests.features.full import World
from tests.people import newest
from tests.world import buttons_of

ROUND = re.compile(r"(Round [0-9]+ of [0-9]+|Semi-finals|Final): ")


def tournaments(world: World) -> Any:
    """Return what posts rounds."""
    return world.bot.get_cog("tournaments")


@dataclass
class Cup:
    """A tournament in the channel of a world. people: those who take part, by number."""

    world: World
    people: dict[int, MemberActor] = field(default_factory=dict)
    overview_id: int = 0

    async def open(self, words: str, count: int) -> None:
        """Alice creates one and is in; the others, until there are so many, join by the button."""
        world = self.world
        names = ["dora", "emil", "fay", "gus", "hal"]
        more = [world.guild.add_member(world.env.create_user(name)) for name in names[: max(0, count - 3)]]
        people = [world.alice, world.bob, world.carol, *more][:count]
        await world.alice.send(world.channel, f"!tournament {words}")
        self.overview_id = world.last.id
        await settled(self.world)
        self.people = {each.id: each for each in people}
        for each in people[1:]:
            await world.press(each, "Join", self.overview)
            await settled(self.world)

    @property
    def overview(self) -> discord.Message:
        """The message that shows it, as it is now."""
        return self.message(self.overview_id)

    def message(self, number: int) -> discord.Message:
        return next(each for each in self.world.channel.history() if each.id == number)

    def rounds(self) -> list[discord.Message]:
        """The messages of its rounds."""
        return [each for each in self.world.channel.history() if ROUND.match(each.content)]

    async def now(self) -> Tournament:
        """The tournament as it is stored."""
        found = await self.world.store.tournaments.newest_in(self.world.channel.id)
        assert found is not None
        return found

    def player(self, one: Tournament, seed: int | None) -> MemberActor:
        user = one.seeded(seed or 0).user
        assert user is not None
        return self.people[user.id]

    async def play(self, pairing: Pairing, winner: str) -> None:
        """One of the two presses Play, X opens, and one of them resigns."""
        world, one = self.world, await self.now()
        first, second = (self.player(one, seed) for seed in pairing.seeds)
        label = next(label for label in buttons_of(self.rounds()[-1]) if first.name in label and second.name in label)
        await world.press(first, label, self.rounds()[-1])
        await settled(self.world)
        x, o = (first, second) if pairing.played % 2 == 0 else (second, first)
        await x.send(world.channel, "!move 5")
        await settled(self.world)
        loser = o if winner == "x" else x
        await loser.send(world.channel, "!resign")
        await world.press(loser, "Resign", newest(world.channel))
        await settled(self.world)

    async def play_all(self) -> Tournament:
        """Play it to the end; X wins first, then O."""
        one = await self.now()
        for number in range(200):
            due = [each for each in one.current if not each.is_decided]
            if not one.is_running:
                return one
            await self.play(due[number % len(due)], "x" if due[number % len(due)].played != 1 else "o")
            one = await self.now()
        raise AssertionError("it does not end")


async def settled(world: World) -> None:
    """Wait for what no member's action waits for."""
    await world.env.settle()
    for _ in range(20):
        tasks = world.bot.outbox.background.tasks
        if not tasks:
            return
        with world.env.time_context():
            await asyncio.wait(tasks, timeout=2)


async def started(cup: Cup, words: str, count: int) -> World:
    await cup.open(words, count)
    await cup.world.press(cup.world.alice, "Start", cup.overview)
    await settled(cup.world)
    return cup.world
