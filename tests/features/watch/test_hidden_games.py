"""What follows a game of a hidden channel: that channel alone, and nobody from the time on when it becomes hidden."""

from __future__ import annotations

import discord
from simcord import ChannelHandle
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType

from tests.features.full import World
from tests.people import bring_server_back, follow, me_in, members_game, moves_by_click, newest, shut, take_server_away
from tests.world import board_of, text_of

UNKNOWN = "I can't show game {} here. Use /games or /history to find one."
HIDDEN = "I can't show this game here anymore: not everyone here can see its channel."
VIEW = discord.Permissions(view_channel=True).value


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
    assert not await world.store.followed.of(game_id=1)


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
    assert not await world.store.followed.of(game_id=1)


def hide(world: World, channel: ChannelHandle) -> None:
    """Only alice, bob and the bot see a channel from now on."""
    backend = world.env.backend
    for insider in (world.alice, world.bob, me_in(world)):
        backend.set_overwrite(channel.id, Overwrite(insider.id, OverwriteType.MEMBER, allow=VIEW))
    backend.set_overwrite(channel.id, Overwrite(world.guild.id, OverwriteType.ROLE, deny=VIEW))
