"""Who may see what, against Discord's own rules as SimCord applies them, for every mix of roles and overwrites."""

from __future__ import annotations

import itertools
from collections import Counter
from random import Random
from typing import Any

import discord
import pytest
from simcord import ChannelHandle
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType

from bot.chat.visibility import Sight, Visibility
from bot.model import Place
from tests.chat.people import (
    WIN,
    bring_server_back,
    create_thread,
    follow,
    members_game,
    moves_by_click,
    newest,
    private,
    shut,
    take_server_away,
)
from tests.chat.world import World, board_of, said, text_of

UNKNOWN = "I can't find a game {} to show here. Use /games to see what's being played."
NONE = "No game is being played here. Use /play to start one."
HIDDEN = "I can't show this game here anymore: not everyone here can see its channel."
VIEW = discord.Permissions(view_channel=True).value


def between(world: World, reader: int, shown: int) -> Sight:
    """What the bot thinks of two channels of the server."""
    here, there = (Place(world.guild.id, channel_id) for channel_id in (reader, shown))
    return Visibility(world.bot).between(here, there)


# Channels


async def test_what_counts_as_open_is_seen_by_everybody_who_reads_here(world: World) -> None:
    """In 60 servers' worth of channels: nobody who sees one channel is kept from another that is called open to it."""
    random = Random(5)
    roles = [world.guild.create_role(f"role-{number}") for number in range(3)]
    people = [
        world.guild.add_member(world.env.create_user(f"member-{number}"), roles=list(held))
        for number, held in enumerate(itertools.chain.from_iterable(itertools.combinations(roles, n) for n in range(4)))
    ]
    handles = []
    for number in range(60):
        targets: list[Any] = [world.guild.default_role, *roles, *random.sample(people, 2)]
        rules = {target: random.choice((True, False, None, None)) for target in targets}
        overwrites = {
            target: discord.PermissionOverwrite(view_channel=rule) for target, rule in rules.items() if rule is not None
        }
        handles.append(world.guild.create_text_channel(f"channel-{number}", overwrites=overwrites))
    await world.env.settle()
    allowed = world.env.backend.compute_permissions

    def readers(handle: ChannelHandle) -> set[int]:
        return {person.id for person in people if allowed(world.guild.id, person.id, handle.id) & VIEW}

    found: Counter[Sight] = Counter()
    for here, there in itertools.permutations(handles, 2):
        sight = between(world, here.id, there.id)
        found[sight] += 1
        assert sight is not Sight.OPEN or readers(here) <= readers(there)
    assert found[Sight.UNKNOWN] == 0
    assert min(found[Sight.OPEN], found[Sight.HIDDEN]) > 100


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
    assert "**1** ❌ alice vs ⭕ bob" in text_of(newest(thread))


async def test_a_public_threads_game_is_seen_as_its_channel_is(world: World) -> None:
    thread = create_thread(world, world.channel, discord.ChannelType.public_thread)
    staff = shut(world, "staff", world.alice, world.bob)
    inner = create_thread(world, staff, discord.ChannelType.public_thread)
    await members_game(world, "5", thread)
    await members_game(world, "5", inner)
    await world.carol.send(world.channel, "!games")
    assert "**1**" in text_of(newest(world.channel))
    assert "**2**" not in text_of(newest(world.channel))
    assert "**2**" in text_of(private(await world.alice.slash(world.channel, "games")))
    assert "**2**" not in text_of(private(await world.carol.slash(world.channel, "games")))


# Games


@pytest.mark.parametrize("command", ["watch", "replay"])
async def test_a_hidden_channels_game_is_as_unknown_as_no_game(world: World, command: str) -> None:
    staff = shut(world, "staff", world.alice, world.bob)
    await members_game(world, "5" if command == "watch" else WIN, staff)
    for number in (1, 99):
        assert said(await world.carol.slash(world.channel, command, game=number)) == UNKNOWN.format(number)
        await world.carol.send(world.channel, f"!{command} {number}")
        assert text_of(newest(world.channel)) == UNKNOWN.format(number)
        assert said(await world.carol.slash(world.channel, "explain", what=str(number))) == UNKNOWN.format(number)


async def test_an_insider_shows_a_hidden_game_to_nobody_who_may_not_see_it(world: World) -> None:
    """Alice may look into the channel. What she asks for in front of everybody is kept from her, too."""
    staff = shut(world, "staff", world.alice, world.bob)
    await members_game(world, "5", staff)
    for words in ("!watch 1", "!games", "!history", "!replay 1"):
        await world.alice.send(world.channel, words)
        for secret in ("staff", str(staff.id), "bob"):
            assert secret not in text_of(newest(world.channel))
    assert not await world.store.followed.of_game(1)
    alone = private(await world.alice.slash(world.channel, "games"))
    assert "**1** ❌ alice vs ⭕ bob: 1 move" in text_of(alone)
    assert said(await world.carol.slash(world.channel, "games")) == NONE
    await world.alice.send(staff, "!games")
    assert "**1**" in text_of(newest(staff))


async def test_a_hidden_channel_may_follow_what_everybody_sees_and_its_peers(world: World) -> None:
    staff = shut(world, "staff", world.alice, world.bob)
    inner = shut(world, "inner", world.alice)
    await members_game(world, "5")
    await members_game(world, "1", staff)
    for place, number, board in ((inner, 1, "....X...."), (inner, 2, "X........"), (staff, 2, "X........")):
        await world.alice.send(place, f"!watch {number}")
        assert board_of(newest(place)) == board


async def test_a_channel_that_becomes_private_is_shown_no_further(world: World) -> None:
    lounge = world.guild.create_text_channel("lounge")
    board = await members_game(world)
    await follow(world, lounge)
    hide(world, world.channel)
    await moves_by_click(world, board, "51")
    assert text_of(newest(lounge)) == HIDDEN
    assert not newest(lounge).embeds
    assert not await world.store.followed.of_game(1)


async def test_a_channel_that_becomes_private_is_shown_on_where_the_same_people_read(world: World) -> None:
    lounge = world.guild.create_text_channel("lounge")
    board = await members_game(world)
    await follow(world, lounge)
    for channel in (lounge, world.channel):
        hide(world, channel)
    await moves_by_click(world, board, "51")
    assert board_of(newest(lounge)) == "O...X...."


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
    assert await Visibility(world.bot).look_up(Place(world.guild.id, lounge.id), place) is Sight.HIDDEN


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
    backend, me = world.env.backend, world.guild.me
    assert me is not None
    for insider in (world.alice, world.bob, me):
        backend.set_overwrite(channel.id, Overwrite(insider.id, OverwriteType.MEMBER, allow=VIEW))
    backend.set_overwrite(channel.id, Overwrite(world.guild.id, OverwriteType.ROLE, deny=VIEW))
