"""Moderators end games and challenges: who may, where, and what every board says of it."""

from __future__ import annotations

import discord
import pytest
from simcord import InteractionResult, MemberActor

from bot.core.game import Answer, Challenge, Game, How, Refusal
from bot.core.play.turns import write
from bot.features.moderation.service import Moderation
from bot.words import words
from tests.addresses import press_address
from tests.features.full import World
from tests.people import (
    add_moderator,
    create_thread,
    follow,
    members_game,
    message_of,
    newest,
    other_process,
    shows_end,
    shut,
)
from tests.world import buttons_of, said, text_of

BY = "Ended by mia, who moderates this channel."
NOT_ALLOWED = "Game 1 can be ended by those who may manage messages in its channel. Use /resign to give up your own."
UNKNOWN = "I can't show game 1 here. Use /games or /history to find one."


async def asked(world: World, door: str, who: MemberActor, number: int = 1) -> str:
    """What is said to somebody who ends a game by a door."""
    if door == "typed":
        await who.send(world.channel, f"!end {number}")
        return text_of(world.last)
    if door == "slash":
        return said(await who.slash(world.channel, "end", game=number))
    return said(await press(world, who, f"ttt-do:0:0:end {number}"))


async def press(world: World, who: MemberActor, custom_id: str) -> InteractionResult:
    """Press a button that a modified client has put under the newest message."""
    return await press_address(world.env, who, world.last, custom_id)


def let_use(world: World, *people: MemberActor) -> None:
    """Let people use the slash command who may not manage messages, as a server's Integrations settings can."""
    world.guild.set_command_permissions(world.bot.command_ids["end"], dict.fromkeys(people, True))


DOORS = pytest.mark.parametrize("door", ["typed", "slash", "pressed"])


@DOORS
async def test_a_moderator_ends_a_game_for_neither_player(world: World, door: str) -> None:
    mia, board = add_moderator(world), await members_game(world, "15")
    assert await asked(world, door, mia) == "I ended game 1. It counts for nobody."
    game = await world.ended(1)
    assert game.result is not None
    assert (game.winner, game.result.how) == (None, How.STOP)
    shown = message_of(world.channel, board)
    assert shows_end(shown)
    assert text_of(shown).splitlines()[-3:-1] == ["❌ alice vs 🔵 bob", BY]
    assert "Nobody wins" in text_of(shown)
    await world.alice.send(world.channel, "!play easy")
    assert "vs 🔵 Easy bot" in text_of(world.last), "the seats are free"


@DOORS
async def test_nobody_else_does_not_even_a_player(world: World, door: str) -> None:
    await members_game(world, "15")
    let_use(world, world.alice, world.carol)
    for who in (world.alice, world.carol):
        assert await asked(world, door, who) == NOT_ALLOWED
    assert not (await world.game(world.alice)).is_over


async def test_a_moderator_does_not_end_a_game_that_they_play(world: World) -> None:
    mia = add_moderator(world)
    await mia.send(world.channel, "!play easy")
    answer = said(await mia.slash(world.channel, "end", game=1))
    assert answer == "You play game 1 yourself. Use /resign to give it up, or ask another moderator to end it."
    assert not (await world.stored(1)).is_over  # type: ignore[union-attr]


async def test_who_did_it_is_there_after_a_restart(world: World) -> None:
    mia, board = add_moderator(world), await members_game(world, "15")
    await mia.send(world.channel, "!end 1")
    await world.restart()
    await world.alice.click(message_of(world.channel, board), label="Rematch")
    assert "alice wants a rematch." in text_of(message_of(world.channel, board))
    assert BY in text_of(message_of(world.channel, board))


async def test_a_challenge_ends_and_says_by_whom(world: World) -> None:
    mia = add_moderator(world)
    await world.alice.slash(world.channel, "play", opponent=world.bob)
    offer = world.last
    assert said(await mia.slash(world.channel, "end", game=1)) == "I ended game 1. It counts for nobody."
    shown = message_of(world.channel, offer)
    assert text_of(shown) == "mia, who moderates this channel, ended alice's challenge."
    assert not buttons_of(shown)
    assert (
        said(await mia.slash(world.channel, "end", game=1))
        == "That game is no longer open. Use /play to start a new one."
    )
    await press_address(world.env, world.bob, message_of(world.channel, offer), "ttt:1:0:accept")
    assert isinstance(await world.stored(1), Challenge)


async def test_a_challenge_that_its_asker_withdrew_names_no_moderator(world: World) -> None:
    await world.alice.slash(world.channel, "play", opponent=world.bob)
    await world.press(world.alice, "Withdraw")
    assert text_of(world.last) == "alice withdrew the challenge."


async def test_a_game_that_is_over_stays_as_it_ended(world: World) -> None:
    mia = add_moderator(world)
    await members_game(world, "15")
    await world.resign(world.alice)
    before = await world.ended(1)
    assert said(await mia.slash(world.channel, "end", game=1)) == "Game 1 is over. Use /replay 1 to step through it."
    assert await world.ended(1) == before


async def test_a_game_whose_time_is_up_is_lost_on_time_all_the_same(world: World) -> None:
    mia = add_moderator(world)
    await members_game(world, "15")
    world.bot.jobs._sweep.cancel()
    await world.env.advance_time(world.settings.game_expires_s + 1)
    assert said(await mia.slash(world.channel, "end", game=1)).startswith("Game 1 is over.")
    assert (await world.ended(1)).result.how is How.TIME  # type: ignore[union-attr]


@pytest.mark.parametrize("words", ["easy unbeatable", "crowd"])
async def test_exhibitions_and_the_channels_games_end_too(world: World, words: str) -> None:
    mia = add_moderator(world)
    await world.alice.send(world.channel, f"!{'play' if words == 'crowd' else 'watch'} {words}")
    board = world.last
    assert said(await mia.slash(world.channel, "end", game=1)) == "I ended game 1. It counts for nobody."
    assert BY in text_of(message_of(world.channel, board))


async def test_a_board_elsewhere_shows_the_end_and_follows_no_more(world: World) -> None:
    mia, elsewhere = add_moderator(world), world.guild.create_text_channel("gallery")
    await members_game(world, "15")
    board = await follow(world, elsewhere)
    await mia.slash(world.channel, "end", game=1)
    assert "The game was stopped after 2 moves." in text_of(message_of(elsewhere, board))
    assert await world.store.followed.of_game(1) == []


async def test_from_another_channel_the_rights_are_those_in_the_games_own(world: World) -> None:
    mia, elsewhere = add_moderator(world), world.guild.create_text_channel("lounge")
    local = world.guild.create_text_channel(
        "corner", overwrites={world.carol: discord.PermissionOverwrite(manage_messages=True)}
    )
    await members_game(world, "15")
    assert said(await world.carol.slash(local, "end", game=1)) == NOT_ALLOWED, "she moderates another channel"
    assert said(await mia.slash(elsewhere, "end", game=1)).startswith("I ended game 1.")


async def test_a_game_that_the_asker_cannot_see_stays_unknown(world: World) -> None:
    hidden = shut(world, "hidden", world.alice, world.bob)
    mia = add_moderator(world)
    await members_game(world, "15", hidden)
    assert said(await mia.slash(world.channel, "end", game=1)) == UNKNOWN
    other = world.env.create_guild()
    there = other.create_text_channel("far")
    owner = other.add_member(
        world.env.create_user("owner"), roles=[other.create_role("all", permissions=discord.Permissions.all())]
    )
    assert said(await owner.slash(there, "end", game=1)) == UNKNOWN
    assert said(await owner.slash(there, "end", game=7)).startswith("I can't show game 7 here.")
    assert not (await world.stored(1)).is_over  # type: ignore[union-attr]


async def test_a_private_thread_is_seen_by_those_who_manage_threads(world: World) -> None:
    thread = create_thread(world, world.channel, discord.ChannelType.private_thread)
    for member in (world.alice, world.bob):
        world.env.backend.add_thread_member(thread.id, member.id)
    await members_game(world, "15", thread)
    mia = add_moderator(world)
    assert said(await mia.slash(world.channel, "end", game=1)) == UNKNOWN
    boss = world.guild.add_member(
        world.env.create_user("boss"),
        roles=[
            world.guild.create_role("all", permissions=discord.Permissions(manage_messages=True, manage_threads=True))
        ],
    )
    assert said(await boss.slash(world.channel, "end", game=1)).startswith("I ended game 1.")


async def test_in_direct_messages_no_one_moderates(world: World) -> None:
    here = world.alice.user.dm_channel
    await world.alice.user.send_dm("play easy")
    await world.alice.user.send_dm("end 1")
    assert text_of(newest(here)) == NOT_ALLOWED
    assert not (await world.stored(1)).is_over  # type: ignore[union-attr]


@pytest.mark.parametrize("door", ["typed", "slash"])
async def test_a_members_challenges_end_where_the_asker_moderates(world: World, door: str) -> None:
    quiet, hidden = world.guild.create_text_channel("quiet"), shut(world, "hidden", world.alice, world.bob)
    mia = add_moderator(world)
    for channel in (world.channel, quiet, hidden):
        await world.alice.send(channel, f"!play {world.bob.mention}")
    await world.bob.send(world.channel, f"!play {world.carol.mention}")
    if door == "typed":
        await mia.send(world.channel, f"!end {world.alice.mention}")
        answer = text_of(world.last)
    else:
        answer = said(await mia.slash(world.channel, "end", member=world.alice))
    assert answer == "I ended 2 challenges by alice."
    found = [await world.stored(number) for number in (1, 2, 3, 4)]
    assert [one.answer for one in found if isinstance(one, Challenge)] == [Answer.WITHDRAWN] * 2 + [None] * 2
    assert said(await mia.slash(world.channel, "end", member=world.alice)).startswith("alice has no open challenge")


async def test_a_member_without_rights_ends_no_challenges(world: World) -> None:
    await world.alice.send(world.channel, f"!play {world.bob.mention}")
    let_use(world, world.carol)
    answer = said(await world.carol.slash(world.channel, "end", member=world.alice))
    assert answer.startswith("alice has no open challenge where you may manage messages.")
    assert not (await world.stored(1)).is_over  # type: ignore[union-attr]


@pytest.mark.parametrize("text", ["", "nonsense", "1 2", "1 @x", "0x1", "-1", "x" * 1500])
async def test_bad_input_is_told_and_ends_nothing(world: World, text: str) -> None:
    mia = add_moderator(world)
    await members_game(world, "15")
    await mia.send(world.channel, f"!end {text}")
    assert text_of(world.last) == "I need one game's number or one member. Use /games to find a number."
    assert not (await world.game(world.alice)).is_over


async def test_a_name_with_markup_is_escaped(world: World) -> None:
    role = world.guild.create_role("moderators", permissions=discord.Permissions(manage_messages=True))
    evil = world.guild.add_member(world.env.create_user("evil"), roles=[role], nick="**@everyone**")
    board = await members_game(world, "15")
    await evil.slash(world.channel, "end", game=1)
    assert "Ended by \\*\\*@\u200beveryone\\*\\*, who moderates" in text_of(message_of(world.channel, board))


async def test_two_moderators_at_one_instant_end_it_once_and_the_first_is_named(world: World) -> None:
    await members_game(world, "15")
    async with other_process(world) as other:
        first, second = Moderation(world.services), Moderation(other)
        stale = await second.find(1)
        assert isinstance(stale, Game)
        assert await first.withdraw(stale, stale.users[0])
        assert not await second.withdraw(stale, stale.users[1])
        assert [each.line(words()) for each in await second.tells(await world.ended(1))] == [
            "Ended by alice, who moderates this channel."
        ]
        with pytest.raises(Refusal, match="already-over"):
            await second.end(stale, stale.users[1])


async def test_a_move_made_at_the_same_instant_is_kept(world: World) -> None:
    await members_game(world, "15")
    stale = await world.stored(1)
    assert isinstance(stale, Game)
    async with other_process(world) as other:
        await other.turns.do(stale.place, 1, write, world.alice.id, "9")
    with world.env.time_context():
        await Moderation(world.services).end(stale, stale.users[1])
    assert (await world.ended(1)).ply == 3


async def test_apps_end_this_game_is_on_each_board_and_for_moderators(world: World) -> None:
    mia, board = add_moderator(world), await members_game(world, "15")
    assert said(await mia.context_menu(world.channel, "End this game", board)).startswith("I ended game 1.")


async def test_discord_offers_it_to_those_who_may_manage_messages_and_in_servers_alone(world: World) -> None:
    sent = next(call.json for call in world.env.http_requests if call.method == "PUT" and call.json)
    found = {each["name"]: (each["default_member_permissions"], each["contexts"]) for each in sent}
    allowed = str(discord.Permissions(manage_messages=True).value)
    assert {str(found[name][0]) for name in ("end", "End this game")} == {allowed}
    assert {tuple(found[name][1]) for name in ("end", "End this game")} == {(0,)}
