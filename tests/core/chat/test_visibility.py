"""Which channels' games may be shown where, against Discord's own rules as SimCord applies them."""

from __future__ import annotations

import itertools
from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import discord
import pytest
from simcord import ChannelHandle, MemberActor
from simcord.backend.models.channel import Overwrite
from simcord.enums import VOICE_CHANNEL_TYPES, ChannelType, OverwriteType

from bot.core.game import Place
from tests.people import SEES, bring_server_back, create_thread, shut, take_server_away
from tests.refused import refused
from tests.values import EASY, game
from tests.world import World

VIEW, CONNECT, HISTORY = (
    discord.Permissions(**{name: True}).value for name in ("view_channel", "connect", "read_message_history")
)
EVERYONE = pytest.mark.parametrize(
    "everyone", [VIEW | CONNECT | HISTORY, VIEW | HISTORY, VIEW, CONNECT], ids=["all", "see", "see no past", "connect"]
)
"""What members may do by default."""


async def furnish(world: World, random: Random, everyone: int) -> tuple[list[MemberActor], list[ChannelHandle]]:
    """Make members of every mix of three roles, and channels of every kind with overwrites for all of these.

    everyone: what a member may do by default.
    """
    backend, guild_id = world.env.backend, world.guild.id
    backend.edit_role(guild_id, guild_id, {"permissions": everyone})
    granted = [discord.Permissions(each) for each in (0, CONNECT, VIEW | HISTORY)]
    roles = [world.guild.create_role(f"role-{number}", permissions=each) for number, each in enumerate(granted)]
    held = itertools.chain.from_iterable(itertools.combinations(roles, number) for number in range(4))
    names = itertools.count()
    people = [world.guild.add_member(world.env.create_user(f"m-{next(names)}"), roles=list(each)) for each in held]
    channels = []
    for number in range(48):
        kind = random.choice([ChannelType.TEXT, ChannelType.TEXT, ChannelType.VOICE, ChannelType.STAGE_VOICE])
        targets: list[Any] = [world.guild.default_role, *roles, *random.sample(people, 2)]
        overwrites = [overwrite(random, each) for each in targets if random.random() < 0.7]
        made = backend.create_channel(guild_id, f"channel-{number}", type=kind, overwrites=overwrites)
        channels.append(ChannelHandle(world.env, world.guild, made))
    await world.env.settle()
    return people, channels


def overwrite(random: Random, target: Any) -> Overwrite:
    """What a channel changes for a role or a member: each permission is let in, kept out, or left."""
    is_role = not isinstance(target, MemberActor)
    rules = {permission: random.choice("adn") for permission in (VIEW, CONNECT, HISTORY)}
    allowed, denied = (sum(each for each in rules if rules[each] == rule) for rule in "ad")
    return Overwrite(target.id, OverwriteType.ROLE if is_role else OverwriteType.MEMBER, allow=allowed, deny=denied)


def reads(world: World, person: MemberActor, channel: ChannelHandle, needed: int = VIEW) -> bool:
    """Whether a member can read a channel, by the permissions that SimCord computes.

    SimCord leaves out what Discord adds to them: who may not connect to a voice or stage channel may do nothing in it.
    """
    backend = world.env.backend
    found = backend.compute_permissions(world.guild.id, person.id, channel.id)
    needed |= CONNECT if backend.get_channel(channel.id).type in VOICE_CHANNEL_TYPES else 0
    return found & needed == needed


@EVERYONE
async def test_shown_are_the_channels_that_a_member_without_roles_can_read_and_their_public_threads(
    world: World, everyone: int
) -> None:
    _, handles = await furnish(world, Random(5), everyone)
    stranger = world.guild.add_member(world.env.create_user("stranger"))
    parents = [each for each in handles if world.env.backend.get_channel(each.id).type == ChannelType.TEXT]
    kinds = discord.ChannelType.public_thread, discord.ChannelType.private_thread
    threads, private_ones = ({create_thread(world, each, kind).id: each for each in parents} for kind in kinds)
    await world.env.settle()
    every = {each.id: each for each in handles} | threads | private_ones
    needed = VIEW | HISTORY
    public = {
        number
        for number, channel in every.items()
        if number not in private_ones and reads(world, stranger, channel, needed)
    }
    visibility, here = world.bot.visibility, Place(world.guild.id, next(iter(private_ones)))
    assert visibility.channels(here) & every.keys() == public | {here.channel_id}
    assert 0 < len(public) < len(every) - 50
    for number in every:
        shown = game(place=Place(world.guild.id, number))
        if number in public or shown.place == here:
            await visibility.check(here, shown)
        else:
            with refused("unknown-game"):
                await visibility.check(here, shown)
        assert await visibility.may_show(here, shown.place) is (number in public or shown.place == here)


@EVERYONE
async def test_no_player_can_read_a_place_with_comments(world: World, everyone: int) -> None:
    people, handles = await furnish(world, Random(7), everyone)
    visibility, found = world.bot.visibility, Counter[bool]()
    for place, person in itertools.product(handles, people):
        played = game(place=Place(world.guild.id, 1), x=world_user(person), o=EASY)
        may = await visibility.may_comment(played, Place(world.guild.id, place.id))
        found[may] += 1
        assert not (may and reads(world, person, place))
    assert min(found.values()) > 30


def world_user(person: MemberActor) -> Any:
    return replace(game().users[0], id=person.id)


async def test_administrators_and_those_who_are_let_in_alone_make_nothing_public(world: World) -> None:
    staff = shut(world, "staff", world.alice)
    role = world.guild.create_role("admins", permissions=discord.Permissions(administrator=True))
    world.env.backend.add_member_role(world.guild.id, world.alice.id, role.id)
    await world.env.settle()
    shown = world.bot.visibility.channels(world.place)
    assert world.channel.id in shown
    assert staff.id not in shown


async def test_what_is_known_changes_with_the_server(world: World) -> None:
    staff, visibility = shut(world, "staff"), world.bot.visibility
    await world.env.settle()
    assert staff.id not in visibility.channels(world.place)
    world.env.backend.set_overwrite(staff.id, Overwrite(world.guild.id, OverwriteType.ROLE, allow=VIEW))
    await world.env.settle()
    assert staff.id in visibility.channels(world.place)
    world.env.backend.edit_role(world.guild.id, world.guild.id, {"permissions": 0})
    await world.env.settle()
    assert visibility.channels(world.place) == {world.channel.id}


@pytest.mark.parametrize("is_known", [True, False], ids=["away", "not in the cache"])
async def test_what_is_not_known_is_not_shown(world: World, is_known: bool) -> None:
    other = world.guild.create_text_channel("other", overwrites={world.guild.default_role: SEES})
    there, visibility = Place(world.guild.id, other.id), world.bot.visibility
    await world.env.settle()
    assert await visibility.may_show(world.place, Place(world.guild.id, 1)) is False
    take_server_away(world, is_known=is_known)
    await world.env.settle()
    assert visibility.channels(world.place) == {world.channel.id}
    assert await visibility.may_show(world.place, there) is None
    assert await visibility.may_show(there, there) is True
    await bring_server_back(world)
    assert await visibility.may_show(world.place, there) is True


async def test_direct_messages_show_their_own_games_alone(world: World) -> None:
    assert world.bot.visibility.channels(Place(None, 5)) == {5}
    with refused("unknown-game"):
        await world.bot.visibility.check(Place(None, 5), game(place=world.place))
