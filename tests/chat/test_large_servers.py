"""A list in a large server costs what it shows, holds up nobody, and is right even if the server changes meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import discord
import pytest
import sqlalchemy as sa
from simcord import ChannelHandle
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType

from bot.chat.request import Audience, Request, Via
from bot.chat.visibility import SLICE, Visibility
from bot.model import Place, User
from tests.chat.people import SEES, SEES_NOT, WIN, create_thread, members_game, newest
from tests.chat.world import World, text_of
from tests.values import RESIGNED, game

VIEW = discord.Permissions(view_channel=True).value


@pytest.mark.parametrize("command", ["games", "history", "history member"])
async def test_only_channels_with_games_are_judged(world: World, monkeypatch: pytest.MonkeyPatch, command: str) -> None:
    channels = [world.guild.create_text_channel(f"channel-{number}").id for number in range(500)]
    played = sorted(channels)[7::200]
    user, ended = User(world.alice.id, "alice"), None if command == "games" else RESIGNED
    for each in played:
        place = Place(world.guild.id, each)
        await world.store.games.open(game(place=place, x=user, message_id=1, result=ended, deadline=2**40))
    await world.env.settle()
    judged: list[int] = []
    look = discord.Guild.get_channel_or_thread

    def counted(guild: discord.Guild, channel_id: int) -> Any:
        judged.append(channel_id)
        return look(guild, channel_id)

    monkeypatch.setattr(discord.Guild, "get_channel_or_thread", counted)
    await world.carol.send(world.channel, f"!{command.replace('member', world.alice.mention)}")
    assert text_of(newest(world.channel)).count("**") == 2 * len(played)
    assert set(judged) == {*played, world.channel.id}
    assert len(judged) < 20


async def test_a_list_takes_as_many_channels_as_it_needs_and_no_more(world: World) -> None:
    channels = [world.guild.create_text_channel(f"channel-{number}").id for number in range(60)]
    await world.env.settle()
    request = Request(1, world.place, User(1, "a"), Via.SLASH, Audience.ASKER, role_ids=frozenset({world.guild.id}))
    assert await Visibility(world.bot).channels(request, channels, 21) == channels[:21]


async def test_all_else_has_its_turn_while_1500_channels_are_judged(world: World) -> None:
    """Discord's largest server has as many channels and threads that are not archived."""
    hidden = world.guild.create_text_channel("staff", overwrites={world.guild.default_role: SEES_NOT})
    await world.env.settle()
    request = Request(1, world.place, User(1, "a"), Via.SLASH, Audience.CHANNEL, role_ids=frozenset({world.guild.id}))
    judging = asyncio.create_task(Visibility(world.bot).channels(request, [hidden.id] * 1500, 21))
    turns = 0
    while not judging.done():
        turns += 1
        await asyncio.sleep(0)
    assert await judging == []
    assert turns >= 1500 / SLICE


async def test_each_member_has_one_list_made_at_a_time(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """So who asks thirty times at once holds up others by one list, not by thirty."""
    read, under_way, most = world.store.listings.channels, 0, 0

    async def counted(*given: Any) -> list[int]:
        nonlocal under_way, most
        under_way += 1
        most = max(most, under_way)
        found = await read(*given)
        under_way -= 1
        return found

    monkeypatch.setattr(world.store.listings, "channels", counted)
    requests = [Request(1, world.place, User(number, "a"), Via.SLASH, Audience.ASKER) for number in (1, 2)]
    for asking, expected in (([requests[0]] * 10, 1), (requests * 5, 2)):
        most = 0
        with world.env.time_context():
            lists = [
                list_
                for each in asking
                for list_ in (world.bot.handlers.watch.live(each), world.bot.handlers.watch.history(each))
            ]
            await asyncio.gather(*lists)
        assert most == expected


# What changes while a list is made


def delete_channel(world: World, _channel: ChannelHandle, thread: ChannelHandle) -> None:
    world.env.backend.delete_channel(thread.id)


def delete_parent(world: World, channel: ChannelHandle, _thread: ChannelHandle) -> None:
    world.env.backend.delete_channel(channel.id)


def shut_parent(world: World, channel: ChannelHandle, _thread: ChannelHandle) -> None:
    deny = Overwrite(world.guild.roles["readers"].id, OverwriteType.ROLE, deny=VIEW)
    world.env.backend.set_overwrite(channel.id, deny)


def delete_role(world: World, _channel: ChannelHandle, _thread: ChannelHandle) -> None:
    world.env.backend.delete_role(world.guild.id, world.guild.roles["readers"].id)


def lose_server(world: World, _channel: ChannelHandle, _thread: ChannelHandle) -> None:
    world.env.backend.emit("GUILD_DELETE", {"id": str(world.guild.id), "unavailable": True})


CHANGES = [delete_channel, delete_parent, shut_parent, delete_role, lose_server]


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.__name__)
@pytest.mark.parametrize("command", ["games", "history"])
async def test_what_is_hidden_while_a_list_is_made_is_not_in_it(
    world: World, command: str, change: Callable[[World, ChannelHandle, ChannelHandle], None]
) -> None:
    """The thread's channel is open to a role; that ends after the list has been judged, and before it is read."""
    readers = world.guild.create_role("readers")
    for member in (world.alice, world.bob, world.carol):
        world.env.backend.add_member_role(world.guild.id, member.id, readers.id)
    overwrites = {world.guild.default_role: SEES_NOT, readers: SEES, world.guild.me: SEES}
    channel = world.guild.create_text_channel("readers", overwrites=overwrites)  # type: ignore[arg-type]
    thread = create_thread(world, channel, discord.ChannelType.public_thread)
    await members_game(world, "5" if command == "games" else WIN, thread)
    await members_game(world, "5" if command == "games" else WIN)
    shown = await world.carol.slash(world.channel, command)
    assert shown.response is not None
    assert "**1**" in text_of(shown.response.message)
    assert (shown.response.message.embeds[0].title or "").startswith("2 ")
    loop, guild, changed = asyncio.get_running_loop(), world.bot.get_guild(world.guild.id), list[str]()

    async def hide() -> None:
        assert guild is not None
        before = seen(guild, channel.id)
        change(world, channel, thread)
        for _ in range(10_000):  # turns of the loop until the bot has heard of it
            if seen(guild, channel.id) != before:
                return
            await asyncio.sleep(0)
        raise TimeoutError(change.__name__)

    def before_reading(*told: Any) -> None:
        if "is_followed" in told[2] and "LIMIT" in told[2] and not changed:
            changed.append(told[2])
            asyncio.run_coroutine_threadsafe(hide(), loop).result(10)

    sa.event.listen(world.store.database.engine, "before_cursor_execute", before_reading)
    shown = await world.carol.slash(world.channel, command)
    assert changed
    assert shown.response is not None
    assert "**1**" not in text_of(shown.response.message)
    assert "**2**" in text_of(shown.response.message)
    assert shown.response.message.embeds[0].title is None, "nor is it counted"


def seen(guild: discord.Guild, channel_id: int) -> tuple[Any, ...]:
    """What the bot knows of a server, as far as these tests change it."""
    channel = guild.get_channel(channel_id)
    overwrites = channel.overwrites if channel is not None else None
    return guild.unavailable, len(guild.threads), len(guild.roles), overwrites
