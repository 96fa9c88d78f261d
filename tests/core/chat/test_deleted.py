"""Channels, threads and servers that are gone: games there end for nobody, and nothing is edited there any more."""

from __future__ import annotations

import asyncio

import discord
import pytest
from simcord import ChannelHandle

from bot.core.chat.channels import DeletedChannels
from bot.core.chat.feature import Event
from bot.core.game import Answer, Challenge, Deleted, Game, How, Place, User
from bot.core.store import StoreError
from tests.faults import broken
from tests.people import create_thread, members_game, other_process, take_server_away
from tests.values import game
from tests.world import World


async def delete(world: World, channel: ChannelHandle, *, is_seen: bool = True) -> None:
    """Delete a channel. is_seen: whether the bot gets the event, or is away meanwhile."""
    backend, emit = world.env.backend, world.env.backend.emit
    if not is_seen:
        backend.emit = lambda *_: None  # type: ignore[method-assign]
    backend.delete_channel(channel.id)
    backend.emit = emit  # type: ignore[method-assign]
    await settled(world)


async def settled(world: World) -> None:
    await world.env.settle()
    while tasks := world.bot.outbox.background.tasks:  # SimCord waits for what members set off alone
        await asyncio.wait(tasks)


async def how(world: World, number: int = 1) -> How | None:
    found = await world.stored(number)
    assert isinstance(found, Game)
    return found.result and found.result.how


@pytest.fixture
def spare(world: World) -> ChannelHandle:
    return world.guild.create_text_channel("spare")


async def test_what_is_open_in_a_deleted_channel_is_called_off_and_the_rest_goes_on(
    world: World, spare: ChannelHandle
) -> None:
    await members_game(world, "15", spare)
    await members_game(world, "15")
    await world.carol.send(spare, "!play easy")
    await world.carol.send(world.channel, f"!play {world.alice.mention}")
    await world.store.games.open(game(place=Place(world.guild.id, 5)))
    other = world.guild.create_text_channel("other")
    await world.carol.send(other, f"!play {world.bob.mention}")
    await delete(world, spare)
    await delete(world, other)
    assert [await how(world, number) for number in (1, 2, 3)] == [How.STOP, None, How.STOP]
    challenge = [found for number in range(4, 8) if isinstance(found := await world.stored(number), Challenge)]
    assert [each.answer for each in challenge][-1] is Answer.WITHDRAWN


async def test_a_deleted_thread_takes_its_games_and_so_does_its_channel(world: World, spare: ChannelHandle) -> None:
    alone = create_thread(world, spare, discord.ChannelType.public_thread)
    await members_game(world, "15", alone)
    await delete(world, alone)
    assert await how(world) is How.STOP
    inside = create_thread(world, spare, discord.ChannelType.public_thread)
    await members_game(world, "15", inside)
    await delete(world, spare)
    assert await how(world, 2) is How.STOP


async def test_nothing_is_edited_in_a_deleted_channel_ever_after(world: World, spare: ChannelHandle) -> None:
    await world.restart(game_expires_s=120)
    await members_game(world, "15", spare)
    world.calls()
    await delete(world, spare)
    await world.env.advance_time(40)
    assert [call.method for call in world.calls() if str(spare.id) in call.path] == ["PATCH"]
    await world.env.advance_time(world.settings.game_expires_s + 60)
    assert [call.path for call in world.calls() if str(spare.id) in call.path] == []


@pytest.mark.parametrize("is_cached", [True, False], ids=["still in the cache", "the bot was away"])
async def test_a_channel_that_went_unseen_is_found_by_the_next_edit(
    world: World, spare: ChannelHandle, is_cached: bool
) -> None:
    """A cache that is wrong is not believed against Discord's event, but it costs no game either."""
    await members_game(world, "15", spare)
    await delete(world, spare, is_seen=False)
    if not is_cached:
        await world.restart()
    async with other_process(world) as other:
        running = await other.store.games.get(1)
        assert isinstance(running, Game)
    world.bot.boards._start(1)  # as a move in another process would
    await settled(world)
    assert await how(world) is (None if is_cached else How.STOP)


async def test_a_game_whose_time_is_up_in_a_channel_that_is_gone_is_not_lost(
    world: World, spare: ChannelHandle
) -> None:
    await members_game(world, "15", spare)
    await members_game(world, "15")
    await delete(world, spare, is_seen=False)
    world.bot.jobs.sweep.cancel()
    await world.env.advance_time(world.settings.game_expires_s + 1)
    await world.restart()
    await world.env.advance_time(40)
    assert [await how(world, number) for number in (1, 2)] == [How.STOP, How.TIME]


@pytest.mark.parametrize("fault", [discord.HTTPException, discord.Forbidden, TimeoutError])
async def test_if_discord_cannot_say_the_game_ends_on_time(
    world: World, spare: ChannelHandle, monkeypatch: pytest.MonkeyPatch, fault: type[Exception]
) -> None:
    await world.restart(game_expires_s=120)
    await members_game(world, "15", spare)
    await delete(world, spare, is_seen=False)
    await world.restart()

    async def fail(_: int) -> None:
        if fault is TimeoutError:
            raise TimeoutError
        response = type("R", (), {"status": 503 if fault is discord.HTTPException else 403, "reason": "x"})
        raise fault(response, "no")

    monkeypatch.setattr(world.bot, "fetch_channel", fail)
    await world.env.advance_time(world.settings.game_expires_s + 60)
    assert await how(world) is How.TIME


async def test_an_outage_ends_nothing(world: World) -> None:
    await members_game(world, "15")
    take_server_away(world, is_known=True)
    await world.env.advance_time(60)
    assert await how(world) is None


async def test_a_server_takes_what_began_before_it_was_gone(world: World) -> None:
    there = 6 << 22
    gone = world.bot.deleted
    for number, at in enumerate((10, 20)):
        await world.store.games.open(game(place=Place(there, number), created_at=at))
    with world.env.time_context():
        await gone.end_all(Deleted(there, None, 15))
        await gone.end_all(Deleted(there, None, 15))
    assert [await how(world, number) for number in (1, 2)] == [How.STOP, None]


async def test_many_games_of_a_channel_all_end(world: World) -> None:
    here = Place(world.guild.id, 77)
    for number in range(1, 61):
        await world.store.games.open(game(place=here, x=User(number, "x"), o=User(-number - 9, "o")))
    with world.env.time_context():
        await world.bot.deleted.end_all(Deleted(world.guild.id, 77, 2**33))
    assert {await how(world, number) for number in range(1, 61)} == {How.STOP}


async def test_after_a_fault_of_the_database_a_channel_that_is_gone_is_looked_at_again(
    world: World, spare: ChannelHandle
) -> None:
    await members_game(world, "15", spare)
    await delete(world, spare, is_seen=False)
    await world.restart()
    gone, there = world.bot.deleted, Place(world.guild.id, spare.id)
    with world.env.time_context():
        async with broken(world.store, "UPDATE games"):
            with pytest.raises(StoreError):
                await gone.check(there)
        await gone.check(there)
    assert await how(world) is How.STOP


async def test_servers_that_are_gone_push_no_channel_out_of_memory(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.core.chat.channels.MAX_REMEMBERED", 1)
    gone = DeletedChannels(world.bot)
    with world.env.time_context():
        await gone.end_all(Deleted(world.guild.id, 77, 5))
        await gone.end_all(Deleted(6 << 22, None, 5))
    world.calls()
    await gone.check(Place(world.guild.id, 77))
    assert world.calls() == [], "Discord isn't asked again"


@pytest.mark.own_world
async def test_whoever_looks_at_a_channel_that_is_being_left_waits_and_asks_nothing(world: World) -> None:
    """An edit that fails there; or a sweep, which would let games run out of time that are just called off."""
    gone, there, looks, done = world.bot.deleted, Place(world.guild.id, 77), [], []

    async def look() -> None:
        await gone.check(there)
        done.append("looked")

    async def leave(_: Deleted) -> None:
        looks.append(asyncio.create_task(look()))
        await asyncio.sleep(0)
        done.append("left")

    world.bot.registry.subscribe(leave, Event.DELETED)
    world.calls()
    with world.env.time_context():
        await gone.end_all(Deleted(world.guild.id, 77, 5))
        await asyncio.gather(*looks)
    assert done == ["left", "looked"]
    assert world.calls() == []
