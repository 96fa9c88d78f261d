"""What a request is made of, whichever way it comes: where, who, for whom, in which language, and what may be done."""

from __future__ import annotations

import discord
import pytest
from simcord import ChannelHandle, MemberActor

from bot.core.chat.request import Audience, Request, Rights, Via
from bot.core.game import Place, User
from tests.core.chat.test_user_app import FAR_CHANNEL, FAR_SERVER, play_elsewhere
from tests.people import played
from tests.world import World

VIA = {"typed": Via.TYPED, "slash": Via.SLASH, "button": Via.CLICK}


def member(world: World, name: str, **permissions: bool) -> tuple[MemberActor, int]:
    """A member with a role that grants these permissions, and the number of the role."""
    role = world.guild.create_role("role", permissions=discord.Permissions(**permissions))
    return world.guild.add_member(world.env.create_user(name), roles=[role]), role.id


@pytest.mark.parametrize("door", VIA)
async def test_each_way_tells_the_same(world: World, asked: list[Request], door: str) -> None:
    dora, _ = member(world, "dora")
    await dora.send(world.channel, "!play easy")
    asked.clear()
    await world.move(door, dora, "5")
    (request,) = asked
    assert (request.place, request.user) == (Place(world.guild.id, world.channel.id), User(dora.id, "dora"))
    assert (request.via, request.audience) == (VIA[door], Audience.CHANNEL)
    bots = request.rights.bots
    assert request.rights == Rights(attach_files=True, edit_later=True, be_answered=True, bots=bots)
    assert bots is not None
    assert discord.Permissions(bots).attach_files


async def ask(world: World, door: str, command: str, who: MemberActor, channel: ChannelHandle | None = None) -> None:
    """Give a command without options, typed or as a slash command."""
    if door == "typed":
        await who.send(channel or world.channel, f"!{command}")
    else:
        await who.slash(channel or world.channel, command)


@pytest.mark.own_world
@pytest.mark.parametrize("may_show", [True, False])
async def test_a_guest_plays_edits_nothing_later_and_is_answered_if_others_see_it(
    world: World, asked: list[Request], may_show: bool
) -> None:
    play_elsewhere(world.env, world.alice.id, may_show=may_show)
    await world.env.settle()
    (request,) = asked
    assert request.place == Place(FAR_SERVER, FAR_CHANNEL) == (await played(world)).place
    assert (request.rights.edit_later, request.rights.be_answered) == (False, may_show)


async def test_a_name_is_the_one_in_the_server_and_fits(world: World, asked: list[Request]) -> None:
    user = world.env.create_user("someone", global_name="  \u202eDora\u0000 of\tthe  Isles ")
    dora = world.guild.add_member(user)
    nick = world.guild.add_member(world.env.create_user("other"), nick="N" * 32 + "!")
    unseen = world.guild.add_member(world.env.create_user("third", global_name="\u200b"))
    for who in (dora, nick, unseen):
        await who.send(world.channel, "!board")
    assert [request.user.name for request in asked] == ["Dora of the Isles", "N" * 32, "?"]
