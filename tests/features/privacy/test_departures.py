"""Which servers the bot has left is noted as it happens, or at the next start; an outage is no departure."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.core.game import Place
from bot.core.store import StoreError
from bot.features.privacy.commands import Departures
from bot.features.privacy.retention_sql import RetentionRepository
from tests.features.filling import found_of
from tests.features.full import World
from tests.people import finished_games
from tests.values import game

DAY = 86_400


class Away:
    """A server, as discord.py tells of it."""

    def __init__(self, id: int) -> None:
        self.id = id


def departures(world: World) -> Departures:
    found = world.bot.get_cog("Departures")
    assert isinstance(found, Departures)
    return found


async def sweep(world: World) -> None:
    """Let the departures be looked at, by the simulated clock."""
    with world.env.time_context():
        await departures(world).sweep()


async def tell(world: World, event: str, guild: Any) -> None:
    """Let discord.py tell of a server, and wait for all who listen."""
    world.bot.dispatch(event, guild)
    told = [task for task in asyncio.all_tasks() if task.get_name() == f"discord.py: on_{event}"]
    assert told or event == "guild_unavailable"
    await asyncio.gather(*told)


async def noted(world: World) -> dict[int, int]:
    """The servers that were left, and when."""
    return await world.store.retention.left(2**40)


async def test_leaving_and_coming_back_are_noted(world: World) -> None:
    gone: Any = Away(5 << 22)
    await tell(world, "guild_remove", gone)
    assert list(await noted(world)) == [gone.id]
    await tell(world, "guild_join", gone)
    assert await noted(world) == {}


async def test_a_server_that_discord_cannot_reach_is_not_left(world: World) -> None:
    guild = world.bot.get_guild(world.guild.id)
    await finished_games(world, 1)
    await tell(world, "guild_unavailable", guild)
    await sweep(world)
    assert await noted(world) == {}
    assert await found_of(world.store, world.guild.id)


async def test_what_was_left_while_the_bot_was_away_is_noted_at_the_first_sweep(world: World) -> None:
    await finished_games(world, 1)
    await world.store.games.open(game(place=Place(6 << 22, 60)))
    await world.store.retention.leave(world.guild.id, 5)
    await world.store.retention.join([6 << 22])
    await world.restart()
    await sweep(world)
    assert list(await noted(world)) == [6 << 22]
    assert await found_of(world.store, world.guild.id), "it is there, so nothing of it is deleted"


async def test_nothing_is_deleted_before_the_servers_are_known(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await finished_games(world, 1)
    await world.store.retention.leave(world.guild.id, 5)
    monkeypatch.setattr(world.bot, "is_ready", lambda: False)
    await sweep(world)
    assert await found_of(world.store, world.guild.id)
    assert list(await noted(world)) == [world.guild.id]


async def test_what_is_left_long_enough_is_deleted_by_the_sweep(world: World) -> None:
    gone = 6 << 22
    await world.store.games.open(game(place=Place(gone, 60)))
    await world.store.retention.join([gone])
    await world.restart()
    await sweep(world)
    at = (await noted(world))[gone]
    world.community.retention._now = lambda: at + 31 * DAY
    for _ in range(3):
        await sweep(world)
    assert await found_of(world.store, gone) == set()


async def test_if_the_database_is_away_it_is_noted_when_it_is_back(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone: Any = Away(6 << 22)
    await tell(world, "guild_join", gone)

    async def broken(*_: object) -> None:
        raise StoreError("database-unusable", reason="x")

    monkeypatch.setattr(RetentionRepository, "leave", broken)
    await departures(world).on_guild_remove(gone)
    monkeypatch.undo()
    assert await noted(world) == {}
    await sweep(world)
    assert list(await noted(world)) == [gone.id]
