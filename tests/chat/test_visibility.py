"""Who may see what, against Discord's own rules as SimCord applies them, for every mix of roles and overwrites."""

from __future__ import annotations

import itertools
from collections import Counter
from random import Random
from typing import Any

import discord
import pytest
from simcord import ChannelHandle, MemberActor
from simcord.backend.models.channel import Overwrite
from simcord.enums import VOICE_CHANNEL_TYPES, ChannelType, OverwriteType

from bot.chat.request import Audience, Request, Via
from bot.chat.visibility import Sight, Visibility
from bot.model import Place, User
from tests.chat.people import (
    bring_server_back,
    create_thread,
    shut,
    take_server_away,
)
from tests.chat.world import World
from tests.values import EASY, game

VIEW, CONNECT, MANAGE_THREADS = (
    discord.Permissions(**{name: True}).value for name in ("view_channel", "connect", "manage_threads")
)
EVERYONE = pytest.mark.parametrize(
    "everyone", [VIEW | CONNECT, VIEW, CONNECT], ids=["see and connect", "see", "connect"]
)
"""What members may do by default."""


def between(world: World, reader: int, shown: int) -> Sight:
    """What the bot thinks of two channels of the server."""
    here, there = (Place(world.guild.id, channel_id) for channel_id in (reader, shown))
    return Visibility(world.bot).between(here, there)


# Channels


async def furnish(world: World, random: Random, everyone: int) -> tuple[list[MemberActor], list[ChannelHandle]]:
    """Make members of every mix of three roles, and channels of every kind with overwrites for all of these.

    everyone: what a member may do by default.
    """
    backend, guild_id = world.env.backend, world.guild.id
    backend.edit_role(guild_id, guild_id, {"permissions": everyone})
    granted = [discord.Permissions(each) for each in (0, CONNECT, VIEW | MANAGE_THREADS)]
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
    rules = {permission: random.choice("adn") for permission in (VIEW, CONNECT, MANAGE_THREADS)}
    allowed, denied = (sum(each for each in rules if rules[each] == rule) for rule in "ad")
    return Overwrite(target.id, OverwriteType.ROLE if is_role else OverwriteType.MEMBER, allow=allowed, deny=denied)


def reads(world: World, person: MemberActor, channel: ChannelHandle, also: int = 0) -> bool:
    """Whether a member can read a channel, by the permissions that SimCord computes. also: what that takes beside.

    SimCord leaves out what Discord adds to them: who may not connect to a voice or stage channel may do nothing in it.
    """
    backend = world.env.backend
    found = backend.compute_permissions(world.guild.id, person.id, channel.id)
    is_vocal = backend.get_channel(channel.id).type in VOICE_CHANNEL_TYPES
    wanted = VIEW | also | (CONNECT if is_vocal else 0)
    return found & wanted == wanted


@EVERYONE
async def test_what_counts_as_open_is_seen_by_everybody_who_reads_here(world: World, everyone: int) -> None:
    """In 48 servers' worth of channels: nobody who reads one is kept from another that is called open to it."""
    people, handles = await furnish(world, Random(5), everyone)
    readers = {handle.id: {person.id for person in people if reads(world, person, handle)} for handle in handles}
    found: Counter[Sight] = Counter()
    for here, there in itertools.permutations(handles, 2):
        sight = between(world, here.id, there.id)
        found[sight] += 1
        assert sight is not Sight.OPEN or readers[here.id] <= readers[there.id]
    assert found[Sight.UNKNOWN] == 0
    assert min(found[Sight.OPEN], found[Sight.HIDDEN]) > 50


@EVERYONE
async def test_who_asks_alone_is_shown_what_they_can_read_and_nothing_else(world: World, everyone: int) -> None:
    people, handles = await furnish(world, Random(6), everyone)
    parents = [each for each in handles if world.env.backend.get_channel(each.id).type == ChannelType.TEXT]
    kinds = discord.ChannelType.public_thread, discord.ChannelType.private_thread
    public, private_ones = ([create_thread(world, each, kind) for each in parents] for kind in kinds)
    await world.env.settle()
    every, visibility = [each.id for each in (*handles, *public, *private_ones)], Visibility(world.bot)
    shown: Counter[bool] = Counter()
    for person in people:
        expected = {each.id for each in (*handles, *public) if reads(world, person, each)}
        expected |= {each.id for each in private_ones if reads(world, person, each, MANAGE_THREADS)}
        request = asking(world, person)
        found = await visibility.channels(request, every, len(every))
        assert found == [each for each in every if each in expected]
        shown += Counter(each in expected for each in every)
        places = [Place(world.guild.id, each) for each in every]
        games = [game(place=place) for place in places]
        assert [each.place.channel_id for each in visibility.visible(request, games)] == found
    assert min(shown.values()) > 100


def asking(world: World, person: MemberActor, audience: Audience = Audience.ASKER) -> Request:
    """What a member asks for in the channel."""
    roles = frozenset(world.env.backend.get_member(world.guild.id, person.id).role_ids)
    return Request(1, world.place, User(person.id, "member"), Via.SLASH, audience, role_ids=roles)


@EVERYONE
async def test_comments_are_for_places_that_no_player_can_read_and_for_no_others(world: World, everyone: int) -> None:
    """A place counts as read if it is not sure: a role may keep out who gets in as everybody does."""
    people, handles = await furnish(world, Random(7), everyone)
    visibility, found = Visibility(world.bot), Counter[bool]()
    for place, person in itertools.product(handles, people):
        played = game(place=Place(world.guild.id, 1), x=User(person.id, "x"), o=EASY)
        may = await visibility.may_comment(played, Place(world.guild.id, place.id))
        found[may] += 1
        assert not (may and reads(world, person, place))
        assert may or reads(world, person, place) or reads_as_everybody(world, person, place)
    assert min(found.values()) > 30


def reads_as_everybody(world: World, person: MemberActor, channel: ChannelHandle) -> bool:
    """Whether a member could read a channel if they had no roles."""
    member = world.env.backend.get_member(world.guild.id, person.id)
    roles, member.role_ids = member.role_ids, type(member.role_ids)()
    could = reads(world, person, channel)
    member.role_ids = roles
    return could


@pytest.mark.parametrize("above", ["owner", "administrator"])
async def test_the_owner_and_administrators_are_shown_everything(world: World, above: str) -> None:
    staff = shut(world, "staff").id
    if above == "administrator":
        role = world.guild.create_role("admins", permissions=discord.Permissions(administrator=True))
        person = world.guild.add_member(world.env.create_user("dora"), roles=[role]).id
    else:
        role, person = world.guild.default_role, world.guild.owner.id
    await world.env.settle()
    request = Request(1, world.place, User(person, "a"), Via.SLASH, Audience.ASKER, role_ids=frozenset({role.id}))
    assert await Visibility(world.bot).channels(request, [staff], 1) == [staff]
    assert await Visibility(world.bot).channels(request._replace(audience=Audience.CHANNEL), [staff], 1) == []


async def test_equal_channels_are_open_to_each_other(world: World) -> None:
    one, other = (shut(world, name, world.alice).id for name in ("one", "other"))
    wider = shut(world, "wider", world.alice, world.bob).id
    await world.env.settle()
    assert between(world, one, other) is Sight.OPEN
    assert between(world, one, wider) is Sight.OPEN
    assert between(world, wider, one) is Sight.HIDDEN
    assert between(world, world.channel.id, one) is Sight.HIDDEN
    assert between(world, one, world.channel.id) is Sight.OPEN


@pytest.mark.parametrize("is_known", [True, False], ids=["away", "not in the cache"])
async def test_what_is_not_known_is_neither_open_nor_hidden(world: World, is_known: bool) -> None:
    one, other = world.channel.id, world.guild.create_text_channel("other").id
    await world.env.settle()
    assert between(world, one, 1) is Sight.UNKNOWN
    assert between(world, 1, one) is Sight.UNKNOWN
    take_server_away(world, is_known=is_known)
    await world.env.settle()
    assert between(world, one, other) is Sight.UNKNOWN
    assert between(world, one, one) is Sight.OPEN
    await bring_server_back(world)
    assert between(world, one, other) is Sight.OPEN
