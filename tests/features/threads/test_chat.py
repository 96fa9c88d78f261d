"""Games in threads of their own, in a simulated server: where they are played, shown, ended and archived."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest
import sqlalchemy as sa
from simcord import ChannelHandle

from bot.core.game import Game, How, Place
from bot.core.play.turns import resign
from bot.core.store.tables import GAMES
from bot.features import threads as feature
from bot.features.threads import MAX_OPEN
from bot.words import words
from tests.addresses import press_address
from tests.faults import broken
from tests.features.full import World
from tests.people import create_thread, half_closed, members_game, played, private, shut
from tests.world import Slow, newest, said, text_of

SAY = words()


QUIET_S = 150
"""Less than the bot waits, so that few sweeps pass in a test, and more than two of them take."""


@pytest.fixture(autouse=True)
async def threads(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server wants games in threads."""
    monkeypatch.setattr(feature, "QUIET_S", QUIET_S)
    await world.store.servers.change(world.guild.id, threads=True)


async def pass_time(world: World, seconds: int) -> None:
    """Let time pass in small steps: SimCord expects each to be over soon."""
    for passed in range(0, seconds, 30):
        await world.env.advance_time(min(30, seconds - passed))


def rooms(world: World) -> list[ChannelHandle]:
    """The threads of the channel, in the order in which they were made."""
    return sorted(world.channel.threads, key=lambda each: each.id)


async def games(world: World) -> list[Game]:
    found = [await world.stored(number) for number in range(1, 13)]
    return [each for each in found if isinstance(each, Game)]


async def begin(world: World, door: str) -> None:
    """Alice starts a game against the bot, or one that Bob accepts."""
    match door:
        case "typed":
            await world.alice.send(world.channel, "!play easy")
        case "slash":
            await world.alice.slash(world.channel, "play", level="easy")
        case "accepted":
            await world.alice.send(world.channel, f"!play {world.bob.mention}")
            await world.press(world.bob, "Accept")
        case "joined":
            await world.alice.slash(world.channel, "play", open=True)
            await world.press(world.bob, "Join")
        case "both asked":
            await world.alice.send(world.channel, f"!play {world.bob.mention}")
            await world.bob.send(world.channel, f"!play {world.alice.mention}")


DOORS = ("typed", "slash", "accepted", "joined", "both asked")


@pytest.mark.parametrize("door", DOORS)
async def test_a_game_that_begins_is_played_in_a_thread_and_the_channel_keeps_a_link(world: World, door: str) -> None:
    await begin(world, door)
    (room,) = rooms(world)
    (game,) = await games(world)
    assert room.name == f"alice vs {'Easy bot' if door in {'typed', 'slash'} else 'bob'}"
    assert game.place == Place(world.guild.id, room.id)
    board = newest(room)
    assert game.message_id == board.id
    line = [each for each in world.channel.history() if each.content == SAY("threads-line", thread=str(room.id))]
    assert len(line) == 1
    assert not line[0].components
    await world.press(world.alice, "5", board)
    assert (await played(world, game.id)).ply >= 1
    assert newest(room).id == board.id


async def test_a_thread_is_as_slow_as_its_channel_if_the_bot_may_manage_threads(world: World) -> None:
    for manages, delay_s, sent in ((True, 3600, 3600), (True, 0, None), (False, 3600, None), (False, 0, None)):
        channel = half_closed(world, manage_threads=manages)
        world.bot.get_channel(channel.id).slowmode_delay = delay_s  # type: ignore[union-attr]
        world.calls()
        await world.alice.send(channel, "!play easy")
        (made,) = [call for call in world.calls() if call.method == "POST" and call.path.endswith("/threads")]
        assert made.json is not None
        assert made.json["rate_limit_per_user"] == sent
        assert len(channel.threads) == 1


async def test_every_command_of_a_game_works_in_its_thread(world: World) -> None:
    await begin(world, "accepted")
    (room,) = rooms(world)
    there = room
    await world.alice.send(there, "!move 5")
    await world.bob.slash(there, "move", square="1")
    await world.alice.send(there, "!board")
    (game,) = await games(world)
    assert game.ply == 2
    assert game.message_id == newest(there).id
    await world.alice.send(there, "!draw")
    await world.bob.send(there, "!draw")
    assert (await games(world))[0].is_over
    await world.alice.send(world.channel, "!move 5")
    assert "You're not playing here" in text_of(world.last)


async def test_in_the_channel_the_command_board_says_where_the_game_is(world: World) -> None:
    await begin(world, "typed")
    (room,) = rooms(world)
    await world.alice.send(world.channel, "!board")
    assert text_of(world.last) == SAY("no-game-here", channel=str(room.id))
    await world.bob.send(world.channel, "!board")
    assert text_of(world.last).startswith("You're not playing here")


async def test_a_game_that_others_here_cannot_read_is_not_told_of(world: World) -> None:
    hidden = shut(world, "hidden", world.alice)
    await world.alice.send(hidden, "!play easy")
    await world.alice.send(world.channel, "!board")
    assert text_of(world.last).startswith("You're not playing here")


@pytest.mark.own_world
async def test_a_rematch_in_an_archived_thread_is_played_there(world: World) -> None:
    await begin(world, "accepted")
    (room,) = rooms(world)
    await world.alice.send(room, "!move 5")
    await world.bob.send(room, "!move 1")
    await world.resign(world.alice, room)
    await pass_time(world, QUIET_S + 100)
    assert is_archived(world, room)
    await world.bob.send(room, "!rematch")
    await world.alice.send(room, "!rematch")
    assert [each.place.channel_id for each in await games(world)] == [room.id, room.id]
    assert not (await games(world))[1].is_over


async def test_offers_of_a_rematch_are_one_at_a_time_in_a_channel_and_all_its_threads(world: World) -> None:
    for number in range(2):
        await begin(world, "accepted")
        await world.alice.send(rooms(world)[number], "!move 5")
        await world.resign(world.bob, rooms(world)[number])
    one, other = rooms(world)
    await world.alice.send(one, "!rematch")
    assert "alice wants a rematch" in text_of(newest(one))
    asked = "You've already asked. bob hasn't answered yet."
    await world.alice.send(other, "!rematch")
    assert text_of(newest(other)) == asked
    assert said(await world.alice.slash(world.channel, "play", opponent=world.bob)) == asked
    await world.bob.send(other, "!rematch")
    assert "bob wants a rematch" in text_of(newest(other)), "the other one may ask there, too"


def is_archived(world: World, room: ChannelHandle) -> bool:
    found = world.env.backend.get_thread(room.id).thread_metadata
    return found is not None and found.archived


@pytest.mark.own_world
async def test_it_is_archived_a_while_after_its_end_and_not_before_and_no_other_thread_is(world: World) -> None:
    await begin(world, "typed")
    (room,) = rooms(world)
    theirs = create_thread(world, world.channel, discord.ChannelType.public_thread)
    await pass_time(world, 2 * QUIET_S)
    assert not is_archived(world, room), "the game runs"
    await world.resign(world.alice, room)
    await pass_time(world, QUIET_S - 50)
    assert not is_archived(world, room), "there is time for a rematch"
    await pass_time(world, 100)
    assert is_archived(world, room)
    world.calls()
    await pass_time(world, 2 * QUIET_S)
    assert world.calls() == []
    assert not is_archived(world, theirs)


@pytest.mark.own_world
async def test_a_thread_with_a_tournament_or_a_followed_board_is_not_archived(world: World) -> None:
    await members_game(world, "15", world.guild.create_voice_channel("voice"))
    for typed in ("!tournament knockout", "!watch 1"):
        await begin(world, "typed")
        room = rooms(world)[-1]
        await world.resign(world.alice, room)
        await world.carol.send(room, typed)
    await pass_time(world, 2 * QUIET_S)
    assert [is_archived(world, room) for room in rooms(world)] == [False, False]


@pytest.mark.own_world
async def test_a_thread_that_may_not_be_archived_is_left_alone(world: World) -> None:
    await begin(world, "typed")
    (room,) = rooms(world)
    await world.resign(world.alice, room)
    world.env.inject_error("PATCH", f"/channels/{room.id}", status=403, code=50013, times=None)
    await pass_time(world, QUIET_S + 100)
    assert [call.method for call in world.calls()].count("PATCH") >= 1
    await pass_time(world, QUIET_S)
    assert [call for call in world.calls() if call.path == f"/channels/{room.id}"] == []


@pytest.mark.own_world
async def test_where_no_thread_can_be_it_is_played_in_the_channel(world: World) -> None:
    channels = [
        half_closed(world, create_public_threads=False),
        half_closed(world, send_messages_in_threads=False),
        world.guild.create_voice_channel("voice"),
        world.guild.create_news_channel("news"),
        create_thread(world, world.channel, discord.ChannelType.public_thread),
    ]
    for channel in channels:
        await played_there(world, channel)
    world.env.inject_error("POST", "/channels/*/threads", status=400, code=160006, times=None)
    await played_there(world, world.channel)


async def played_there(world: World, channel: ChannelHandle) -> None:
    """Alice and Bob start a game each, by both doors, and both are played in this very channel."""
    await world.alice.slash(channel, "play", level="easy")
    board = newest(channel)
    await world.bob.send(channel, "!play easy")
    found = (await games(world))[-2:]
    assert [each.place.channel_id for each in found] == [channel.id] * 2
    assert [each.message_id for each in found] == [board.id, newest(channel).id]


async def test_who_plays_in_some_threads_already_plays_in_the_channel(world: World) -> None:
    for _ in range(MAX_OPEN + 1):
        await world.alice.send(world.channel, "!play easy")
    assert len(rooms(world)) == MAX_OPEN
    assert (await games(world))[-1].place.channel_id == world.channel.id
    await world.alice.send(world.channel, "!play easy")
    assert "already" in text_of(world.last)
    await world.bob.send(world.channel, "!play easy")
    assert len(rooms(world)) == MAX_OPEN + 1, "others have theirs"


@pytest.mark.own_world
async def test_who_resigns_at_once_gets_no_more_threads_for_it(world: World) -> None:
    for number in range(1, MAX_OPEN + 3):
        await world.alice.send(world.channel, "!play easy")
        game = await played(world, number)
        with world.env.time_context():
            await world.services.turns.do(game.place, number, resign, world.alice.id)
    assert len(rooms(world)) == MAX_OPEN
    await pass_time(world, QUIET_S + 1)
    await world.alice.send(world.channel, "!play easy")
    assert len(world.channel.threads) == MAX_OPEN + 1, "after a while they do"


async def test_a_rematch_in_a_thread_uses_no_more_threads(world: World) -> None:
    await begin(world, "typed")
    (room,) = rooms(world)
    for _ in range(MAX_OPEN):
        await world.resign(world.alice, room)
        await world.press(world.alice, "Rematch", newest(room))
    assert {each.place.channel_id for each in await games(world)} == {room.id}, "each is played where the first was"
    await world.alice.send(world.channel, "!play easy")
    assert len(rooms(world)) == 2


async def test_a_channel_has_as_many_threads_in_use_as_its_server_allows_games(world: World) -> None:
    await world.store.servers.change(world.guild.id, games=1)
    for each in (world.alice, world.bob, world.carol):
        await each.send(world.channel, "!play easy")
    assert [each.place.channel_id for each in await games(world)] == [rooms(world)[0].id, world.channel.id]
    assert "1 game" in text_of(world.last), "the channel has its own, and no more"


@pytest.mark.own_world
async def test_games_of_a_channel_and_exhibitions_stay_there(world: World) -> None:
    other = world.guild.create_text_channel("other")
    await world.alice.send(world.channel, "!play crowd")
    await world.alice.send(other, "!watch easy hard")
    assert rooms(world) == other.threads == []
    assert [each.place.channel_id for each in await games(world)] == [world.channel.id, other.id]


async def test_in_direct_messages_and_servers_that_do_not_want_it_nothing_changes(world: World) -> None:
    await world.alice.user.send_dm("!play easy")
    await world.store.servers.change(world.guild.id, threads=False)
    await world.alice.send(world.channel, "!play easy")
    assert rooms(world) == []
    assert len(await games(world)) == 2


async def test_a_challenge_stays_in_the_channel_and_what_is_refused_leaves_no_thread(world: World) -> None:
    await world.alice.send(world.channel, f"!play {world.carol.mention}")
    await world.press(world.carol, "Decline")
    await world.alice.send(world.channel, f"!play {world.bob.mention}")
    challenge = world.last
    await world.press(world.carol, "Accept", challenge)
    assert rooms(world) == []
    await world.press(world.bob, "Accept", challenge)
    forged = await press_address(world.env, world.bob, challenge, "ttt:2:0:accept")
    assert forged is not None
    assert len(rooms(world)) == 1


@pytest.mark.own_world
async def test_if_the_database_is_away_when_the_game_moves_it_stays_and_the_thread_is_deleted(world: World) -> None:
    async with broken(world.store, "UPDATE seats"):
        await world.alice.send(world.channel, "!play easy")
    (game,) = await games(world)
    assert game.place.channel_id == world.channel.id
    assert game.message_id == world.last.id
    await world.press(world.alice, "5")
    assert (await games(world))[0].ply >= 1
    assert rooms(world) == []


async def test_killed_before_the_board_is_posted_it_is_shown_by_the_command(world: World) -> None:
    await begin(world, "slash")
    (room,) = rooms(world)
    await world.store.database.write(lambda to: to.execute(sa.update(GAMES).values(message_id=None)))
    await world.restart()
    await world.alice.send(room, "!board")
    assert (await games(world))[0].message_id == newest(room).id


async def test_a_game_in_a_thread_is_as_public_as_its_channel(world: World) -> None:
    await begin(world, "typed")
    lounge = world.guild.create_text_channel("lounge")
    await world.carol.send(lounge, "!games")
    assert "alice" in text_of(newest(lounge))
    staff = shut(world, "staff", world.bob)
    await world.bob.send(staff, "!play easy")
    assert len(staff.threads) == 1
    await world.carol.send(lounge, "!games")
    assert "bob" not in text_of(newest(lounge))
    await world.bob.send(staff, "!games")
    assert "bob" in text_of(newest(staff)), "who reads the channel reads its threads"
    await world.bob.send(staff.threads[0], "!games")
    assert "bob" in text_of(newest(staff.threads[0]))


async def test_a_names_markup_and_mentions_are_plain_in_the_title(world: World) -> None:
    user = world.env.create_user("@everyone " + "w" * 20)
    loud = world.guild.add_member(user)
    await loud.send(world.channel, "!play easy")
    (room,) = rooms(world)
    assert room.name is not None
    assert room.name.startswith("@everyone www")
    assert len(room.name) <= 100


async def test_two_who_accept_at_one_instant_get_one_thread(world: World) -> None:
    await world.alice.slash(world.channel, "play", open=True)
    offer = world.last
    await asyncio.gather(*(press_address(world.env, each, offer, "ttt:1:0:join") for each in (world.bob, world.carol)))
    assert len(rooms(world)) == 1
    assert len(await games(world)) == 1


@pytest.mark.parametrize("rights", [False, True], ids=["archived", "deleted"])
@pytest.mark.parametrize("fault", ["late", "no board", "board late", "deleted"])
async def test_a_thread_that_is_of_no_use_leaves_the_game_in_the_channel(
    world: World, monkeypatch: pytest.MonkeyPatch, slow: Slow, fault: str, rights: bool
) -> None:
    channel = half_closed(world, manage_threads=rights)
    monkeypatch.setattr(feature, "WAIT_S", 0.02)
    monkeypatch.setattr(feature, "SHOW_S", 0.02)
    go_on = asyncio.Event()
    match fault:
        case "late":
            go_on = slow(discord.TextChannel, "create_thread")
        case "no board":
            world.env.inject_error("POST", "/channels/*/messages", status=403, code=50013)
        case "board late":
            go_on = slow(world.bot.outbox, "post")
        case "deleted":
            make = discord.TextChannel.create_thread

            async def deleted(*given: Any, **options: Any) -> discord.Thread:
                made = await make(*given, **options)
                world.env.backend.delete_channel(made.id)
                return made

            monkeypatch.setattr(discord.TextChannel, "create_thread", deleted)
    await world.alice.slash(channel, "play", level="easy")
    board = newest(channel)
    (game,) = await games(world)
    assert (game.place, game.message_id, game.is_over) == (world.place._replace(channel_id=channel.id), board.id, False)
    go_on.set()
    await world.quiet()
    assert [is_archived(world, room) for room in channel.threads] == [True] * (fault != "deleted" and not rights)
    await world.press(world.alice, "5", board)
    assert (await played(world, game.id)).ply >= 1


@pytest.mark.parametrize("is_free", [True, False], ids=["free", "plays here"])
async def test_a_game_whose_thread_is_deleted_goes_on_in_its_channel_if_its_player_is_free(
    world: World, is_free: bool
) -> None:
    await begin(world, "typed")
    (room,) = rooms(world)
    await world.alice.send(room, "!move 5")
    if not is_free:
        await world.store.servers.change(world.guild.id, threads=False)
        await world.alice.send(world.channel, "!play hard")
    world.env.backend.delete_channel(room.id)
    await world.quiet()
    game = (await games(world))[0]
    assert game.is_over is not is_free
    if is_free:
        assert (game.place, game.message_id) == (world.place, newest(world.channel).id)
        assert SAY("threads-back") in text_of(newest(world.channel))
        await world.alice.send(world.channel, "!board")
        assert game.ply == 2


async def test_forget_frees_no_thread(world: World) -> None:
    for _ in range(2):
        for _ in range(MAX_OPEN):
            await world.alice.send(world.channel, "!play easy")
        question = private(await world.alice.slash(world.channel, "forget"))
        await world.press(world.alice, "Erase everything", question)
    assert len(rooms(world)) == MAX_OPEN
    await world.bob.send(world.channel, "!play easy")
    assert len(rooms(world)) == MAX_OPEN + 1, "others have theirs"


async def test_forget_frees_no_thread_after_a_restart_either(world: World) -> None:
    await world.store.servers.change(world.guild.id, threads=True)
    for number in range(2):
        for _ in range(MAX_OPEN):
            await world.alice.send(world.channel, "!play easy")
        await world.press(world.alice, "Erase everything", private(await world.alice.slash(world.channel, "forget")))
        if not number:
            await world.restart()
    assert len(world.channel.threads) == MAX_OPEN


async def test_with_a_channel_the_games_in_its_threads_are_called_off_and_none_is_lost_on_time(world: World) -> None:
    await world.store.servers.change(world.guild.id, threads=True)
    other = world.guild.create_text_channel("other")
    await world.alice.send(other, "!play easy")
    (room,) = other.threads
    await world.alice.send(room, "!move 5")
    await world.quiet()
    world.env.backend.delete_channel(other.id)
    await world.quiet()
    ended = await world.ended(1)
    assert ended.result is not None
    assert ended.result.how is How.STOP
