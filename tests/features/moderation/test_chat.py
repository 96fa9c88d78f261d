"""Moderators end games and challenges: who may, where, and what the channel reads of it."""

from __future__ import annotations

import discord
import pytest
from simcord import InteractionResult, MemberActor

from bot.core.game import Answer, Challenge, Game, How
from bot.core.play.turns import write
from tests.addresses import press_address
from tests.features.full import World
from tests.people import (
    add_moderator,
    members_game,
    message_of,
    newest,
    other_process,
    played,
    shows_end,
)
from tests.world import buttons_of, plain, said, text_of

ENDED = "mia ended game 1. It counts for nobody."
NOT_ALLOWED = "Only those who may manage messages in this channel can end a game here. Use /resign to give up your own."
UNKNOWN = "Game 1 isn't in this channel. Use /end where it's played."
NOTHING_OPEN = "That member has no open challenge in this channel. Use /end with a number to end a game."


async def asked(world: World, door: str, who: MemberActor, number: int = 1) -> str:
    """What is answered to somebody who ends a game by a door."""
    if door == "typed":
        await who.send(world.channel, f"!end {number}")
        return text_of(world.last)
    if door == "slash":
        return answer(await who.slash(world.channel, "end", game=number))
    return answer(await press(world, who, f"ttt-do:0:0:end {number}"))


def answer(result: InteractionResult) -> str:
    """What an interaction is answered, to all or to the asker alone."""
    assert result.response is not None
    return plain(result.response.content)


def is_public(result: InteractionResult) -> bool:
    assert result.response is not None
    return not result.response.ephemeral


async def press(world: World, who: MemberActor, custom_id: str) -> InteractionResult:
    """Press a button that a modified client has put under the newest message."""
    return await press_address(world.env, who, world.last, custom_id)


def let_use(world: World, *people: MemberActor) -> None:
    """Let people use the slash command who may not manage messages, as a server's Integrations settings can."""
    world.guild.set_command_permissions(world.bot.command_ids["end"], dict.fromkeys(people, True))


DOORS = pytest.mark.parametrize("door", ["typed", "slash", "pressed"])


@DOORS
async def test_a_moderator_ends_a_game_for_neither_player_and_the_channel_reads_who_did(
    world: World, door: str
) -> None:
    mia, board = add_moderator(world), await members_game(world, "15")
    assert await asked(world, door, mia) == ENDED
    assert text_of(world.last) == ENDED
    game = await world.ended(1)
    assert game.result is not None
    assert (game.winner, game.result.how) == (None, How.STOP)
    shown = message_of(world.channel, board)
    assert shows_end(shown)
    assert "Nobody wins" in text_of(shown)
    await world.alice.send(world.channel, "!play easy")
    assert "vs 🔵 Easy bot" in text_of(world.last), "the seats are free"


async def test_the_channel_reads_it_in_the_servers_language(world: World) -> None:
    mia, _ = add_moderator(world), await members_game(world, "15")
    await world.store.servers.change(world.guild.id, language="de")
    await world.store.preferences.change(mia.id, language="fr")
    await mia.send(world.channel, "!end 1")
    assert text_of(world.last).startswith("mia hat Partie 1 beendet.")
    await mia.send(world.channel, "!end 1")
    assert text_of(world.last).startswith("La partie 1 est finie."), "a refusal is for her"


@DOORS
async def test_nobody_else_does_not_even_a_player(world: World, door: str) -> None:
    await members_game(world, "15")
    let_use(world, world.alice, world.carol)
    for who in (world.alice, world.carol):
        assert await asked(world, door, who) == NOT_ALLOWED
    assert said(await world.carol.slash(world.channel, "end", member=world.alice)) == NOT_ALLOWED
    assert not (await world.game(world.alice)).is_over


async def test_a_moderator_does_not_end_a_game_that_they_play(world: World) -> None:
    mia = add_moderator(world)
    await mia.send(world.channel, "!play easy")
    answer = said(await mia.slash(world.channel, "end", game=1))
    assert answer == "You play game 1 yourself. Use /resign to give it up, or ask another moderator to end it."
    assert not (await world.stored(1)).is_over  # type: ignore[union-attr]


async def test_a_challenge_ends_and_says_by_whom(world: World) -> None:
    mia = add_moderator(world)
    await world.alice.slash(world.channel, "play", opponent=world.bob)
    offer = world.last
    assert answer(await mia.slash(world.channel, "end", game=1)) == "mia ended alice's challenge."
    shown = message_of(world.channel, offer)
    assert text_of(shown) == "alice's challenge was withdrawn."
    assert not buttons_of(shown)
    assert (
        said(await mia.slash(world.channel, "end", game=1))
        == "That game is no longer open. Use /play to start a new one."
    )
    await press_address(world.env, world.bob, message_of(world.channel, offer), "ttt:1:0:accept")
    assert isinstance(await world.stored(1), Challenge)


async def test_a_game_whose_time_is_up_is_lost_on_time_all_the_same(world: World) -> None:
    mia = add_moderator(world)
    await members_game(world, "15")
    world.bot.jobs.sweep.cancel()
    await world.env.advance_time(world.settings.game_expires_s + 1)
    assert said(await mia.slash(world.channel, "end", game=1)).startswith("Game 1 is over.")
    with world.env.time_context():
        await world.services.play.expire(None)
    assert (await world.ended(1)).result.how is How.TIME  # type: ignore[union-attr]


@pytest.mark.parametrize("words", ["easy unbeatable", "crowd"])
async def test_exhibitions_and_the_channels_games_end_too(world: World, words: str) -> None:
    mia = add_moderator(world)
    await world.alice.send(world.channel, f"!{'play' if words == 'crowd' else 'watch'} {words}")
    board = world.last
    assert answer(await mia.slash(world.channel, "end", game=1)) == ENDED
    assert "stopped" in text_of(message_of(world.channel, board))


async def test_in_another_channel_it_is_unknown_as_is_a_number_that_no_game_has(world: World) -> None:
    mia, elsewhere = add_moderator(world), world.guild.create_text_channel("lounge")
    await members_game(world, "15")
    assert said(await mia.slash(elsewhere, "end", game=1)) == UNKNOWN
    assert said(await mia.slash(elsewhere, "end", game=99)) == UNKNOWN.replace("1", "99")
    assert not (await world.game(world.alice)).is_over


async def test_whoever_moderates_one_channel_alone_ends_games_there(world: World) -> None:
    local = world.guild.create_text_channel(
        "corner", overwrites={world.carol: discord.PermissionOverwrite(manage_messages=True)}
    )
    await members_game(world, "15", local)
    let_use(world, world.carol)
    assert said(await world.carol.slash(world.channel, "end", game=1)) == NOT_ALLOWED
    assert is_public(await world.carol.slash(local, "end", game=1))
    assert (await world.ended(1)).result.how is How.STOP  # type: ignore[union-attr]


async def test_in_direct_messages_no_one_moderates(world: World) -> None:
    here = world.alice.user.dm_channel
    await world.alice.user.send_dm("play easy")
    await world.alice.user.send_dm("end 1")
    assert text_of(newest(here)) == NOT_ALLOWED
    assert not (await world.stored(1)).is_over  # type: ignore[union-attr]


@pytest.mark.parametrize("door", ["typed", "slash"])
async def test_a_members_challenge_ends_where_the_moderator_asks(world: World, door: str) -> None:
    quiet, mia = world.guild.create_text_channel("quiet"), add_moderator(world)
    for channel in (world.channel, quiet):
        await world.alice.send(channel, f"!play {world.bob.mention}")
    await world.bob.send(world.channel, f"!play {world.carol.mention}")
    if door == "typed":
        await mia.send(world.channel, f"!end {world.alice.mention}")
    else:
        await mia.slash(world.channel, "end", member=world.alice)
    assert text_of(world.last) == "mia ended alice's challenge."
    found = [await world.stored(number) for number in (1, 2, 3)]
    assert [one.answer for one in found if isinstance(one, Challenge)] == [Answer.WITHDRAWN, None, None]
    assert said(await mia.slash(world.channel, "end", member=world.alice)) == NOTHING_OPEN


async def test_a_reply_means_nobody_but_the_one_who_is_mentioned_in_it(world: World) -> None:
    mia = add_moderator(world)
    await world.alice.send(world.channel, f"!play {world.bob.mention}")
    await world.bob.send(world.channel, f"!play {world.carol.mention}")
    hello = await world.alice.send(world.channel, "hello")
    await mia.send(world.channel, "!end this", reply_to=hello)
    assert text_of(world.last).startswith("I need one game's number or one member.")
    await mia.send(world.channel, f"!end {world.bob.mention}", reply_to=hello)
    found = [await world.stored(number) for number in (1, 2)]
    assert [one.answer for one in found if isinstance(one, Challenge)] == [None, Answer.WITHDRAWN]


async def test_bad_input_is_told_and_ends_nothing(shared: World) -> None:
    world, mia = shared, add_moderator(shared)
    await members_game(world, "15")
    for text in ("", "nonsense", "1 2", "1 @x", "0x1", "-1", "<@>", "x" * 1500):
        await mia.send(world.channel, f"!end {text}")
        assert text_of(world.last) == "I need one game's number or one member. Use /games to find a number.", text
    told = said(await mia.slash(world.channel, "end", game=1, member=world.alice))
    assert told.startswith("I need one game's number or one member.")
    await mia.send(world.channel, f"!end <@{'9' * 20}>")
    assert text_of(world.last) == NOTHING_OPEN
    assert not (await world.game(world.alice)).is_over


async def test_a_name_with_markup_is_escaped(world: World) -> None:
    role = world.guild.create_role("moderators", permissions=discord.Permissions(manage_messages=True))
    evil = world.guild.add_member(world.env.create_user("evil"), roles=[role], nick="**@everyone**")
    await members_game(world, "15")
    await evil.slash(world.channel, "end", game=1)
    assert world.last.content.startswith("\\*\\*@\u200beveryone\\*\\* ended game 1.")


async def test_a_move_made_at_the_same_instant_is_kept(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    mia, _ = add_moderator(world), await members_game(world, "15")
    stale = await played(world)
    async with other_process(world) as other:
        await other.turns.do(stale.place, 1, write, world.alice.id, "9")
    reads, get = iter([stale]), world.store.games.get

    async def late(game_id: int) -> Game | Challenge | None:
        return next(reads, None) or await get(game_id)

    monkeypatch.setattr(world.store.games, "get", late)
    assert answer(await mia.slash(world.channel, "end", game=1)) == ENDED
    monkeypatch.undo()
    assert (await world.ended(1)).ply == 3


async def test_a_challenge_accepted_at_the_same_instant_is_a_game_that_goes_on(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    mia = add_moderator(world)
    await world.alice.send(world.channel, f"!play {world.bob.mention}")
    offered = await world.stored(1)
    await world.press(world.bob, "Accept")
    reads, get = iter([offered]), world.store.games.get

    async def late(game_id: int) -> Game | Challenge | None:
        return next(reads, None) or await get(game_id)

    async def open_challenge(*_: int) -> Game | Challenge | None:
        return offered

    monkeypatch.setattr(world.store.games, "get", late)
    monkeypatch.setattr(world.store.listings, "open_challenge", open_challenge)
    await mia.send(world.channel, f"!end {world.alice.mention}")
    assert text_of(world.last) == "That game is no longer open. Use /play to start a new one."
    monkeypatch.undo()
    assert not (await world.game(world.alice)).is_over


async def test_apps_end_this_game_is_on_each_board_and_for_moderators(world: World) -> None:
    mia, board = add_moderator(world), await members_game(world, "15")
    result = await mia.context_menu(world.channel, "End this game", board)
    assert (answer(result), is_public(result)) == (ENDED, True)
