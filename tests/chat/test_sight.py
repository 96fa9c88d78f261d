"""Who may see what, against Discord's own rules as SimCord applies them, for every mix of roles and overwrites."""

from __future__ import annotations

import itertools
from random import Random
from typing import Any

import discord
from simcord import ChannelHandle

from bot.chat.sight import is_open
from bot.games import Place
from tests.chat.test_watch import create_thread, members_game, newest, shut
from tests.chat.world import World, said, text_of


async def test_what_counts_as_open_is_seen_by_everybody_who_reads_here(world: World) -> None:
    """In 60 servers' worth of channels: nobody who sees one channel is kept from another that is called open to it."""
    random = Random(5)
    roles = [world.guild.create_role(f"role-{number}") for number in range(3)]
    people = [
        world.guild.add_member(world.env.create_user(f"member-{number}"), roles=list(held))
        for number, held in enumerate(itertools.chain.from_iterable(itertools.combinations(roles, n) for n in range(4)))
    ]
    guild = world.bot.get_guild(world.guild.id)
    assert guild is not None
    everybody, handles = world.guild.default_role, []
    for number in range(60):
        targets: list[Any] = [everybody, *roles, *random.sample(people, 2)]
        rules = {target: random.choice((True, False, None, None)) for target in targets}
        overwrites = {
            target: discord.PermissionOverwrite(view_channel=rule) for target, rule in rules.items() if rule is not None
        }
        handles.append(world.guild.create_text_channel(f"channel-{number}", overwrites=overwrites))
    await world.env.settle()
    view, allowed = discord.Permissions(view_channel=True).value, world.env.backend.compute_permissions

    def readers(handle: ChannelHandle) -> set[int]:
        return {person.id for person in people if allowed(guild.id, person.id, handle.id) & view}

    found = {True: 0, False: 0}
    for here, there in itertools.permutations(handles, 2):
        opened = is_open(guild, Place(guild.id, here.id), Place(guild.id, there.id))
        found[opened] += 1
        assert not opened or readers(here) <= readers(there)
    assert min(found.values()) > 100


async def test_equal_channels_are_open_to_each_other(world: World) -> None:
    guild = world.bot.get_guild(world.guild.id)
    assert guild is not None
    one, other = (shut(world, name, world.alice) for name in ("one", "other"))
    wider = shut(world, "wider", world.alice, world.bob)
    await world.env.settle()
    places = [Place(guild.id, handle.id) for handle in (one, other, wider)]
    assert is_open(guild, places[0], places[1])
    assert is_open(guild, places[0], places[2])
    assert not is_open(guild, places[2], places[0])
    assert not is_open(guild, Place(guild.id, world.channel.id), places[0])
    assert is_open(guild, places[0], Place(guild.id, world.channel.id))
    assert not is_open(guild, places[0], Place(guild.id, 1))


async def test_a_private_thread_is_shown_nowhere_else(world: World) -> None:
    thread = create_thread(world, world.channel, discord.ChannelType.private_thread)
    for member in (world.bob, world.carol):
        world.env.backend.add_thread_member(thread.id, member.id)
    await members_game(world, "5", thread)
    for member in (world.alice, world.carol):
        await member.send(world.channel, "!watch 1")
        assert text_of(newest(world.channel)).startswith("There is no game 1 that I can show here.")
        assert said(await member.slash(world.channel, "games")) == "No game is being played here. /play starts one."
    await world.carol.send(thread, "!games")
    assert "**1** ❌ alice against ⭕ bob" in text_of(newest(thread))


async def test_a_public_threads_game_is_seen_as_its_channel_is(world: World) -> None:
    thread = create_thread(world, world.channel, discord.ChannelType.public_thread)
    staff = shut(world, "staff", world.alice, world.bob)
    inner = create_thread(world, staff, discord.ChannelType.public_thread)
    await members_game(world, "5", thread)
    await members_game(world, "5", inner)
    await world.carol.send(world.channel, "!games")
    assert "**1**" in text_of(newest(world.channel))
    assert "**2**" not in text_of(newest(world.channel))
    alone = await world.alice.slash(world.channel, "games")
    assert alone.response is not None
    assert "**2**" in text_of(alone.response.message)
    assert "**2**" not in text_of((await world.carol.slash(world.channel, "games")).response.message)  # type: ignore[union-attr]
