"""Looking on is fair: what helps a player is told where no player of that game can read it, or after the end."""

from __future__ import annotations

from collections.abc import Callable

import discord
import pytest
from simcord import ChannelHandle
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType

from bot.engine import analyse
from tests.features.full import World
from tests.people import SEES, SEES_NOT, create_thread, follow, me_in, members_game, moves_by_click, newest, shut
from tests.world import board_of, text_of

VIEW = discord.Permissions(view_channel=True).value
HELD_BACK = "Comments come after the game, because the players can read this channel."
ADVICE = ("slips", "would have", "must block", "best play", "lost now", "keeps the draw", "🔵🔵")


def is_advised(message: discord.Message) -> bool:
    """Whether a board says anything that helps a player."""
    return any(words in text_of(message) for words in ADVICE)


async def played_and_seen(world: World, place: ChannelHandle) -> tuple[bool, bool]:
    """Carol follows a game in a place and the players move; whether advice was given at once, and after the moves."""
    board = await members_game(world, "1")
    first = is_advised(await follow(world, place))
    await moves_by_click(world, board, "4", ply=1)
    shown = newest(place)
    assert board_of(shown) == "X..O....."
    assert is_advised(shown) is not (HELD_BACK in text_of(shown)), "one or the other"
    return first, is_advised(shown)


def role_with(world: World, **permissions: bool) -> discord.Role | None:
    """Give bob a role with these permissions."""
    role = world.guild.create_role("role", permissions=discord.Permissions(**permissions))
    world.env.backend.add_member_role(world.guild.id, world.bob.id, role.id)
    return world.guild.roles["role"]  # type: ignore[return-value]


def lounge(world: World) -> ChannelHandle:
    return world.guild.create_text_channel("lounge")


def for_a_player(world: World) -> ChannelHandle:
    return shut(world, "staff", world.carol, world.alice)


def for_a_players_role(world: World) -> ChannelHandle:
    role = role_with(world)
    allowed = {world.guild.default_role: SEES_NOT, me_in(world): SEES, world.carol: SEES, role: SEES}
    return world.guild.create_text_channel("staff", overwrites=allowed)  # type: ignore[arg-type]


def for_administrators(world: World) -> ChannelHandle:
    role_with(world, administrator=True)
    return shut(world, "staff", world.carol)


def a_thread_of_it(world: World) -> ChannelHandle:
    return create_thread(world, for_a_players_role(world), discord.ChannelType.public_thread)


def a_private_thread(world: World) -> ChannelHandle:
    """Who is in it is not known."""
    thread = create_thread(world, shut(world, "staff", world.carol), discord.ChannelType.private_thread)
    world.env.backend.add_thread_member(thread.id, world.carol.id)
    return thread


def while_discord_is_away(world: World) -> ChannelHandle:
    """It does not tell who has which roles."""
    for _ in range(10):
        world.env.inject_error("GET", "/guilds/*/members/*", status=503)
    return shut(world, "staff", world.carol)


READ_BY_A_PLAYER = [
    lambda world: world.channel,
    lambda world: create_thread(world, world.channel, discord.ChannelType.public_thread),
    lounge,
    for_a_player,
    for_a_players_role,
    for_administrators,
    a_thread_of_it,
    a_private_thread,
    pytest.param(while_discord_is_away, marks=pytest.mark.own_world),
]


@pytest.mark.parametrize("place", READ_BY_A_PLAYER, ids=lambda place: place.__name__)
async def test_where_a_player_may_read_it_nothing_is_said_that_helps(
    world: World, place: Callable[[World], ChannelHandle]
) -> None:
    found = place(world)
    if found.id == world.channel.id:  # the newest message there is the players' own
        board = await members_game(world, "1")
        follows = await follow(world, found)
        await moves_by_click(world, board, "4", ply=1)
        shown = next(each for each in found.history() if each.id == follows.id)
        assert HELD_BACK in text_of(shown)
        assert not is_advised(shown)
    else:
        assert await played_and_seen(world, found) == (False, False)
    world.errors_expected = len(world.errors)


def apart(world: World) -> ChannelHandle:
    return shut(world, "spectators", world.carol)


def a_thread_apart(world: World) -> ChannelHandle:
    return create_thread(world, apart(world), discord.ChannelType.public_thread)


@pytest.mark.parametrize("place", [apart, a_thread_apart], ids=lambda place: place.__name__)
async def test_where_no_player_may_read_it_every_move_is_commented_on(
    world: World, place: Callable[[World], ChannelHandle]
) -> None:
    found = place(world)
    assert await played_and_seen(world, found) == (True, True)
    assert "🔵 slips: 5 would have kept the draw." in text_of(newest(found))
    assert "❌ wins in 3 moves with best play." in text_of(newest(found))
    assert not is_advised(newest(world.channel)), "the players' own board is as ever"


async def test_from_the_move_on_after_a_player_may_read_it_comments_are_held_back(world: World) -> None:
    spectators = apart(world)
    board = await members_game(world, "1")
    assert is_advised(await follow(world, spectators))
    overwrite = Overwrite(world.bob.id, OverwriteType.MEMBER, allow=VIEW)
    world.env.backend.set_overwrite(spectators.id, overwrite)
    await moves_by_click(world, board, "4", ply=1)
    assert HELD_BACK in text_of(newest(spectators))
    assert not is_advised(newest(spectators))


async def test_a_player_who_left_the_server_reads_nothing(world: World) -> None:
    spectators = apart(world)
    await members_game(world, "1")
    world.env.backend.remove_member(world.guild.id, world.bob.id)
    assert is_advised(await follow(world, spectators))


async def test_an_open_channel_costs_no_question_and_a_private_one_at_most_one_for_each_player(world: World) -> None:
    board = await members_game(world, "1")
    for place, questions in ((lounge(world), 0), (for_a_player(world), 1), (apart(world), 2)):
        await follow(world, place)
        world.calls()
        await world.carol.send(place, "!watch 1")
        asked = [call for call in world.calls() if call.method == "GET" and "/members/" in call.path]
        assert len(asked) == questions
    world.calls()
    await moves_by_click(world, board, "4", ply=1)
    assert sorted(call.method for call in world.calls()) == ["GET"] * 3 + ["PATCH"] * 3 + ["POST"]
    staff = shut(world, "inner", world.alice, world.bob, world.carol)
    await members_game(world, "1", staff)
    world.calls()
    assert HELD_BACK in text_of(await follow(world, staff, 2))
    assert [call.method for call in world.calls()] == ["POST"], "the game's own channel costs none"


async def test_an_exhibition_is_commented_on_wherever_it_is_followed(world: World) -> None:
    await world.carol.send(world.channel, "!watch easy easy")
    for place in (lounge(world), world.channel):
        assert "A draw if nobody slips." in text_of(await follow(world, place))
        await world.env.advance_time(3)
        assert text_of(newest(place)).count("🔵🔵") + text_of(newest(place)).count("best play.")


async def test_a_slip_against_the_bot_is_remarked_on_with_the_bots_answer(world: World) -> None:
    await world.alice.send(world.channel, "!play unbeatable them")
    position = (await world.game(world.alice)).position
    found = analyse(position)
    slip = next(cell for cell in position.legal() if cell not in found.best)
    spectators = apart(world)
    await follow(world, spectators)
    await world.alice.send(world.channel, f"!move {slip + 1}")
    assert (await world.game(world.alice)).ply == 3
    lines = (newest(spectators).embeds[0].description or "").splitlines()
    assert lines[2].startswith("🔵 slips: ")
    assert "❌ is on the way to a win." in lines[3] or "🔵 must block" in lines[3]
    await follow(world, place := lounge(world))
    assert not is_advised(newest(place)), "alice could read it there"


@pytest.mark.parametrize("door", ["typed", "slash"])
async def test_who_asks_what_a_running_game_is_worth_is_told_alone(world: World, door: str) -> None:
    await members_game(world, "1")
    before = len(world.channel.history())
    if door == "typed":
        await world.carol.send(world.channel, "!explain 1")
        told = world.carol.user.dm_channel.last_message
        assert len(world.channel.history()) == before + 2
        assert text_of(world.last) == "I've sent you a DM."
    else:
        response = (await world.carol.slash(world.channel, "explain", what="1")).response
        assert response is not None
        assert response.ephemeral
        told = response.message
    assert told is not None
    assert "🔵 draws with 5." in text_of(told)
    assert not (await world.game(world.alice)).hints
