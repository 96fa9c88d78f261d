"""Which servers the bot has left is noted by the next sweep; an outage is no departure."""

from __future__ import annotations

import pytest

from bot.core.chat.feature import Event
from bot.core.game import Deleted, Game, How, Place
from bot.core.store import StoreError
from bot.features.privacy import PrivacyFeature
from bot.features.privacy.sql import PrivacyRepository
from bot.features.tournaments.rules import Stage
from tests.features.filling import found_of
from tests.features.full import World
from tests.people import bring_server_back, finished_games, follow, members_game, take_server_away
from tests.values import game

DAY = 86_400


def departures(world: World) -> PrivacyFeature:
    found = world.bot.get_cog("privacy")
    assert isinstance(found, PrivacyFeature)
    return found


async def sweep(world: World) -> None:
    """Let the departures be looked at, by the simulated clock."""
    with world.env.time_context():
        await departures(world).note_departures()


async def noted(world: World) -> dict[int, int]:
    """The servers that were left, and when."""
    return await world.store.privacy.left(2**40)


async def test_leaving_and_coming_back_are_noted_and_an_outage_is_neither(world: World) -> None:
    await finished_games(world, 1)
    await sweep(world)
    take_server_away(world, is_known=True)
    await sweep(world)
    assert await noted(world) == {}
    assert await found_of(world.store, world.guild.id)
    await bring_server_back(world)
    take_server_away(world, is_known=False)
    await sweep(world)
    assert list(await noted(world)) == [world.guild.id]
    await bring_server_back(world)
    await sweep(world)
    assert await noted(world) == {}


async def test_a_server_that_was_left_while_the_bot_was_away_is_noted_and_deleted_in_time(world: World) -> None:
    gone = 6 << 22
    await finished_games(world, 1)
    await world.store.games.open(game(place=Place(gone, 60), created_at=10, deadline=2**33))
    await world.store.privacy.note([world.guild.id], 5)
    await world.store.privacy.note([gone])
    await world.restart()
    await sweep(world)
    assert (await world.ended(2)).result.how is How.STOP  # type: ignore[union-attr]
    ((server, at),) = (await noted(world)).items()
    assert server == gone
    world.community.retention._now = lambda: at + 31 * DAY
    for _ in range(3):
        await sweep(world)
    assert await found_of(world.store, gone) == set()
    assert await found_of(world.store, world.guild.id), "it is there, so nothing of it is deleted"


async def test_nothing_is_deleted_before_the_servers_are_known(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await finished_games(world, 1)
    await world.store.privacy.note([world.guild.id], 5)
    monkeypatch.setattr(world.bot, "is_ready", lambda: False)
    await sweep(world)
    assert await found_of(world.store, world.guild.id)
    assert list(await noted(world)) == [world.guild.id]


async def test_if_the_database_is_away_it_is_noted_when_it_is_back(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await sweep(world)

    async def broken(*_: object) -> None:
        raise StoreError("database-unusable", reason="x")

    monkeypatch.setattr(PrivacyRepository, "note", broken)
    take_server_away(world, is_known=False)
    with pytest.raises(StoreError):
        await sweep(world)
    monkeypatch.undo()
    assert await noted(world) == {}
    await sweep(world)
    assert list(await noted(world)) == [world.guild.id]


async def test_games_of_a_server_end_at_once_when_it_is_left_and_its_numbers_stay(world: World) -> None:
    await finished_games(world, 1)
    await members_game(world, "15")
    elsewhere = world.guild.create_text_channel("gallery")
    await follow(world, elsewhere, 2)
    await world.carol.send(elsewhere, "!tournament knockout")
    await sweep(world)
    take_server_away(world, is_known=False)
    await sweep(world)
    game = await world.stored(2)
    assert isinstance(game, Game)
    assert game.result is not None
    assert game.result.how is How.STOP
    assert await world.store.followed.of(game_id=2) == []
    assert (await world.store.tournaments.get(1)).stage is Stage.CANCELLED  # type: ignore[union-attr]
    assert (await world.ended(1)).result.how is How.RESIGNATION  # type: ignore[union-attr]
    assert await found_of(world.store, world.guild.id)


async def test_games_of_members_own_apps_go_on_where_the_bot_never_was(world: World) -> None:
    await world.store.games.open(game(place=Place(6 << 22, 60), created_at=10, deadline=2**33))
    await sweep(world)
    assert not (await world.stored(1)).is_over  # type: ignore[union-attr]


@pytest.mark.own_world
async def test_each_server_that_was_left_is_dealt_with_once_after_a_start(world: World) -> None:
    earlier, seen = [6 << 22, 7 << 22], list[int]()

    async def hear(deleted: Deleted) -> None:
        seen.append(deleted.guild_id)

    await world.store.privacy.note(earlier, int(world.env.now().timestamp()))
    world.bot.registry.subscribe(hear, Event.DELETED)
    departures(world)._noted = None
    await sweep(world)
    await sweep(world)
    assert sorted(seen) == earlier
    take_server_away(world, is_known=False)
    await sweep(world)
    assert seen[2:] == [world.guild.id]
