"""A game of a hidden channel is to be seen in it and nowhere else, by whatever command one asks."""

from __future__ import annotations

import re
from typing import Any

import discord
import pytest
from simcord import ChannelHandle
from simcord.backend.models.channel import Overwrite
from simcord.enums import ChannelType, OverwriteType

from bot.core.chat.visibility import Visibility
from bot.core.game import Place
from tests.features.full import World
from tests.people import (
    WIN,
    bring_server_back,
    create_thread,
    follow,
    me_in,
    members_game,
    moves_by_click,
    newest,
    private,
    shut,
    take_server_away,
)
from tests.world import board_of, said, text_of

UNKNOWN = "I can't show game {} here. Use /games or /history to find one."
NONE = "No game is being played here. Use /play to start one."
NONE_ENDED = "Nobody has finished a game here yet. Use /play to start one."
HIDDEN = "I can't show this game here anymore: not everyone here can see its channel."
VIEW, CONNECT = (discord.Permissions(**{name: True}).value for name in ("view_channel", "connect"))


def listed(text: str) -> list[int]:
    """The numbers of the games in a list, linked or not."""
    return [int(number) for number in re.findall(r"^\*\*\[?(\d+)", text, re.MULTILINE)]


# Threads


async def test_a_private_thread_is_shown_nowhere_else(world: World) -> None:
    thread = create_thread(world, world.channel, discord.ChannelType.private_thread)
    for member in (world.bob, world.carol):
        world.env.backend.add_thread_member(thread.id, member.id)
    await members_game(world, "5", thread)
    for member in (world.alice, world.carol):
        await member.send(world.channel, "!watch 1")
        assert text_of(newest(world.channel)) == UNKNOWN.format(1)
        assert said(await member.slash(world.channel, "games")) == NONE
    await world.carol.send(thread, "!games")
    assert listed(text_of(newest(thread))) == [1]


async def test_a_public_threads_game_is_seen_as_its_channel_is(world: World) -> None:
    thread = create_thread(world, world.channel, discord.ChannelType.public_thread)
    staff = shut(world, "staff", world.alice, world.bob)
    inner = create_thread(world, staff, discord.ChannelType.public_thread)
    await members_game(world, "5", thread)
    await members_game(world, "5", inner)
    await world.carol.send(world.channel, "!games")
    assert 1 in listed(text_of(newest(world.channel)))
    assert 2 not in listed(text_of(newest(world.channel)))
    for member in (world.alice, world.carol):
        assert 2 not in listed(text_of(private(await member.slash(world.channel, "games"))))
    assert 2 in listed(text_of(private(await world.alice.slash(inner, "games"))))


# Games


@pytest.mark.parametrize("command", ["watch", "replay"])
async def test_a_hidden_channels_game_is_as_unknown_as_no_game(world: World, command: str) -> None:
    staff = shut(world, "staff", world.alice, world.bob)
    await members_game(world, "5" if command == "watch" else WIN, staff)
    for number in (1, 99):
        unknown = NONE_ENDED if command == "replay" else UNKNOWN.format(number)
        assert said(await world.carol.slash(world.channel, command, game=number)) == unknown
        await world.carol.send(world.channel, f"!{command} {number}")
        assert text_of(newest(world.channel)) == unknown
        assert said(await world.carol.slash(world.channel, "explain", what=str(number))) == UNKNOWN.format(number)


async def test_a_hidden_channels_game_is_shown_in_that_channel_alone(world: World) -> None:
    """Even to alice, who may look into the channel, and even if she alone reads the answer."""
    staff = shut(world, "staff", world.alice, world.bob)
    inner = shut(world, "inner", world.alice, world.bob)
    await members_game(world, "5", staff)
    for place in (world.channel, inner):
        for words in ("!watch 1", "!games", "!history", "!replay 1"):
            await world.alice.send(place, words)
            for secret in ("staff", str(staff.id), "bob"):
                assert secret not in text_of(newest(place))
        assert said(await world.alice.slash(place, "games")) == NONE
    assert not await world.store.followed.of_game(1)
    await world.alice.send(staff, "!games")
    assert listed(text_of(newest(staff))) == [1]


async def test_a_hidden_channel_may_follow_its_own_games_and_what_everyone_sees(world: World) -> None:
    staff = shut(world, "staff", world.alice, world.bob)
    inner = shut(world, "inner", world.alice)
    await members_game(world, "5")
    await members_game(world, "1", staff)
    for place, number, board in ((inner, 1, "....X...."), (staff, 2, "X........")):
        await world.alice.send(place, f"!watch {number}")
        assert board_of(newest(place)) == board
    await world.alice.send(inner, "!watch 2")
    assert text_of(newest(inner)) == UNKNOWN.format(2)


async def test_a_channel_that_becomes_private_is_shown_no_further(world: World) -> None:
    lounge = world.guild.create_text_channel("lounge")
    board = await members_game(world)
    await follow(world, lounge)
    hide(world, world.channel)
    await moves_by_click(world, board, "51")
    assert text_of(newest(lounge)) == HIDDEN
    assert not newest(lounge).embeds
    assert not await world.store.followed.of_game(1)


@pytest.mark.own_world
async def test_a_channel_that_becomes_private_during_an_outage_is_shown_no_further(world: World) -> None:
    lounge = world.guild.create_text_channel("lounge")
    board = await members_game(world)
    await follow(world, lounge)
    take_server_away(world, is_known=True)
    hide(world, world.channel)
    await moves_by_click(world, board, "5")
    assert board_of(newest(lounge)) == "." * 9
    await bring_server_back(world)
    assert text_of(newest(lounge)) == HIDDEN
    assert not await world.store.followed.of_game(1)


async def test_a_channel_that_is_deleted_is_shown_no_further(world: World) -> None:
    lounge = world.guild.create_text_channel("lounge")
    thread = create_thread(world, world.channel, discord.ChannelType.public_thread)
    await members_game(world, "5", thread)
    await follow(world, lounge)
    place = (await world.store.games.get(1)).place  # type: ignore[union-attr]
    world.env.backend.delete_channel(thread.id)
    await world.env.settle()
    assert await Visibility(world.bot).may_show(Place(world.guild.id, lounge.id), place) is False


async def test_the_games_of_another_server_are_unknown(world: World) -> None:
    await members_game(world, "5")
    other = world.env.create_guild()
    channel = other.create_text_channel("games")
    dora = other.add_member(world.env.create_user("dora"))
    await dora.send(channel, "!watch 1")
    assert text_of(newest(channel)) == UNKNOWN.format(1)
    await dora.send(channel, "!games")
    assert text_of(newest(channel)) == NONE


def hide(world: World, channel: ChannelHandle) -> None:
    """Only alice, bob and the bot see a channel from now on."""
    backend = world.env.backend
    for insider in (world.alice, world.bob, me_in(world)):
        backend.set_overwrite(channel.id, Overwrite(insider.id, OverwriteType.MEMBER, allow=VIEW))
    backend.set_overwrite(channel.id, Overwrite(world.guild.id, OverwriteType.ROLE, deny=VIEW))


# Voice and stage channels


@pytest.mark.parametrize("kind", [ChannelType.VOICE, ChannelType.STAGE_VOICE], ids=["voice", "stage"])
@pytest.mark.parametrize("command", ["games", "watch", "explain", "history", "replay"])
async def test_who_may_not_connect_is_told_nothing_of_a_voice_channels_chat(
    world: World, kind: ChannelType, command: str
) -> None:
    """Carol sees the channel; Discord shows its chat to those alone who may join it."""
    voice = create_vocal(world, kind, CONNECT)
    await members_game(world, WIN if command in ("history", "replay") else "5", voice)
    options: dict[str, Any] = {"games": {}, "history": {}, "explain": {"what": "1"}}.get(command, {"game": 1})
    told = said(await world.carol.slash(world.channel, command, **options))
    assert told == {"games": NONE, "history": NONE_ENDED, "replay": NONE_ENDED}.get(command, UNKNOWN.format(1))
    if command in ("games", "history"):
        assert 1 in listed(text_of(private(await world.alice.slash(voice, command))))
    for member in (world.carol, world.alice) if command != "explain" else ():  # by alice's answer carol would read it
        await member.send(world.channel, " ".join([f"!{command}", *map(str, options.values())]))
        assert text_of(newest(world.channel)) == told


@pytest.mark.parametrize("kind", [ChannelType.VOICE, ChannelType.STAGE_VOICE], ids=["voice", "stage"])
async def test_a_voice_channels_game_is_followed_while_everybody_may_join_it(world: World, kind: ChannelType) -> None:
    voice = create_vocal(world, kind, 0)
    board = await members_game(world, "5", voice)
    follows = await follow(world, world.channel)
    assert board_of(follows) == "....X...."
    assert 1 in listed(text_of(private(await world.carol.slash(world.channel, "games"))))
    world.env.backend.set_overwrite(voice.id, Overwrite(world.guild.id, OverwriteType.ROLE, deny=CONNECT))
    await moves_by_click(world, board, "1", ply=1)
    assert text_of(newest(world.channel)) == HIDDEN


def create_vocal(world: World, kind: ChannelType, denied: int) -> ChannelHandle:
    """A voice or stage channel that alice, bob and the bot may join, and everybody may see. denied: to the others."""
    may = (world.alice, world.bob, me_in(world))
    insiders = [Overwrite(each.id, OverwriteType.MEMBER, allow=VIEW | CONNECT) for each in may]
    overwrites = [Overwrite(world.guild.id, OverwriteType.ROLE, deny=denied), *insiders]
    made = world.env.backend.create_channel(world.guild.id, "voice", type=kind, overwrites=overwrites)
    return ChannelHandle(world.env, world.guild, made)
