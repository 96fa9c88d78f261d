"""Watching in a simulated server: boards that follow, exhibitions, replays, lists, and what nobody may see."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import discord
import pytest
from simcord import ChannelHandle, MemberActor
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType

from bot.engine import Level
from tests.chat.world import World, board_of, buttons_of, mentions_of, open_world, said, text_of

WIN = "14253"
"""Alice (X) takes 1, 2, 3; Bob answers with 4 and 5."""


async def members_game(world: World, moves: str = "", channel: ChannelHandle | None = None) -> discord.Message:
    """Alice (X) and Bob play these squares by slash; the message that the game began in comes back."""
    channel = channel or world.channel
    await world.alice.slash(channel, "play", opponent=world.bob)
    message = channel.last_message
    assert message is not None
    await world.bob.click(message, label="Accept")
    await moves_by_click(world, message, moves)
    return newest(channel)


async def moves_by_click(world: World, message: discord.Message, moves: str, ply: int = 0) -> None:
    for number, square in enumerate(moves, ply):
        await (world.alice, world.bob)[number % 2].click(message, label=square)


def newest(channel: ChannelHandle) -> discord.Message:
    message = channel.last_message
    assert message is not None
    return message


def message_of(channel: ChannelHandle, message: discord.Message) -> discord.Message:
    """A message as it is now."""
    return next(each for each in channel.history() if each.id == message.id)


SEES, SEES_NOT = (discord.PermissionOverwrite(view_channel=allowed) for allowed in (True, False))


def shut(world: World, name: str, *insiders: MemberActor) -> ChannelHandle:
    """A channel that only these members, and the bot, may see."""
    me = world.guild.me
    assert me is not None
    return world.guild.create_text_channel(
        name, overwrites={world.guild.default_role: SEES_NOT, me: SEES, **dict.fromkeys(insiders, SEES)}
    )


def add_moderator(world: World) -> MemberActor:
    role = world.guild.create_role("moderators", permissions=discord.Permissions(manage_messages=True))
    return world.guild.add_member(world.env.create_user("mia"), roles=[role])


def create_thread(world: World, parent: ChannelHandle, kind: discord.ChannelType) -> ChannelHandle:
    backend = world.env.backend
    thread = backend.create_thread(parent.id, "gallery", world.alice.id, type=kind.value)
    return ChannelHandle(world.env, world.guild, thread)


# Following


@pytest.mark.parametrize("door", ["typed", "slash"])
async def test_a_board_elsewhere_follows_the_game_to_its_end(world: World, door: str) -> None:
    lounge = world.guild.create_text_channel("lounge")
    board = await members_game(world, "1")
    if door == "typed":
        await world.carol.send(lounge, "!watch 1")
    else:
        await world.carol.slash(lounge, "watch", game=1)
    follows = newest(lounge)
    assert board_of(follows) == "X........"
    assert buttons_of(follows) == {}
    assert "Only 5 holds the draw for ⭕." in text_of(follows)
    assert "❌❌❌❌⭕⭕⭕⭕ A draw under best play." in text_of(follows)
    assert f"/channels/{world.guild.id}/{world.channel.id}/{board.id})" in text_of(follows)
    world.calls()
    for ply, square in enumerate("4253", 1):
        await moves_by_click(world, board, square, ply)
        calls = world.calls()
        assert [call.method for call in calls] == ["POST", "PATCH"]
        assert not any(any(mentions_of(call).values()) for call in calls if "allowed_mentions" in (call.json or {}))
        assert newest(lounge).id == follows.id
        assert board_of(newest(lounge)) == board_of(newest(world.channel))
    assert "**❌ alice wins** with 1, 2, 3." in text_of(newest(lounge))
    assert "/replay 1 steps through it." in text_of(newest(lounge))
    assert not await world.bot.store.watches()


async def test_the_players_see_no_commentary(world: World) -> None:
    lounge = world.guild.create_text_channel("lounge")
    board = await members_game(world)
    await world.carol.send(lounge, "!watch 1")
    await moves_by_click(world, board, "12")
    assert "under best play" not in text_of(newest(world.channel))
    assert "goes wrong" in text_of(newest(lounge))
    assert "5 would have held the draw" in text_of(newest(lounge))


async def test_a_thread_may_follow_and_so_may_the_games_own_channel(world: World) -> None:
    board = await members_game(world)
    thread = create_thread(world, world.channel, discord.ChannelType.public_thread)
    for place in (thread, world.channel):
        await world.carol.send(place, "!watch 1")
    follows = newest(world.channel)
    assert "The players' board" not in text_of(follows)
    await moves_by_click(world, board, "5")
    assert board_of(newest(thread)) == board_of(newest(world.channel)) == "....X...."


async def test_twenty_places_follow_a_fast_game_with_few_calls_and_all_end_on_the_final_board(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord is slow for the followers: while an edit is under way, the moves that come are merged into the next."""
    places = [world.guild.create_text_channel(f"lounge-{number}") for number in range(20)]
    await members_game(world)
    for place in places:
        await world.carol.send(place, "!watch 1")
    world.calls()
    gate = asyncio.Event()
    original = discord.http.HTTPClient.edit_message

    async def slow(*given: object, **options: object) -> object:
        await world.env.external_wait(gate.wait(), reason="a slow Discord")
        return await original(*given, **options)  # type: ignore[arg-type]

    monkeypatch.setattr(discord.http.HTTPClient, "edit_message", slow)
    for ply, square in enumerate(WIN):
        await (world.alice, world.bob)[ply % 2].send(world.channel, f"!move {square}")
    gate.set()
    await world.env.settle()
    final = board_of(newest(world.channel))
    assert final == "XXXOO...."
    assert {board_of(newest(place)) for place in places} == {final}
    assert all("alice wins" in text_of(newest(place)) for place in places)
    edits = [call.path for call in world.calls() if call.method == "PATCH"]
    assert max(edits.count(path) for path in edits) == 2
    assert len(edits) == 2 * len(places)


async def test_followed_boards_cost_at_most_one_edit_a_move_and_place(world: World) -> None:
    places = [world.guild.create_text_channel(f"lounge-{number}") for number in range(20)]
    board = await members_game(world)
    for place in places:
        await world.carol.send(place, "!watch 1")
    for ply, square in enumerate(WIN):
        world.calls()
        await moves_by_click(world, board, square, ply)
        edits = [call.path for call in world.calls() if call.method == "PATCH"]
        assert len(edits) == len(set(edits)) == len(places)
    assert {board_of(newest(place)) for place in places} == {"XXXOO...."}


async def test_after_a_restart_the_boards_catch_up_and_go_on(world: World) -> None:
    lounge = world.guild.create_text_channel("lounge")
    await members_game(world)
    await world.carol.send(lounge, "!watch 1")
    game = await world.game(world.alice)
    with world.env.time_context():  # the process dies after the move is stored, before the follower is edited
        await world.bot.answers.service.press(world.place, game.id, world.alice.id, 0, 4)
    assert board_of(newest(lounge)) == "." * 9
    await world.restart()
    await world.env.settle()
    assert board_of(newest(lounge)) == "....X...."
    await world.bob.send(world.channel, "!move 1")
    assert board_of(newest(lounge)) == "O...X...."


async def test_a_game_that_time_ends_is_shown_as_ended_to_its_followers(tmp_path: Path) -> None:
    async with open_world(tmp_path, game_expires_s=60) as world:
        lounge = world.guild.create_text_channel("lounge")
        await members_game(world, "5")
        await world.carol.send(lounge, "!watch 1")
        await world.env.advance_time(95)
        assert "Nobody wins" in text_of(newest(lounge))
        assert "Nobody wins" in text_of(newest(world.channel))


async def test_an_end_that_nobody_showed_is_found_by_the_next_sweep(world: World) -> None:
    lounge = world.guild.create_text_channel("lounge")
    await members_game(world, "5")
    await world.carol.send(lounge, "!watch 1")
    with world.env.time_context():  # by another process, which was stopped before it could tell
        await world.bot.answers.service.resign(world.place, world.alice.id)
    await world.env.advance_time(31)
    assert "alice resigned" in text_of(newest(lounge))
    assert not await world.bot.store.watches()


async def test_watching_again_moves_the_board_down_and_the_old_one_says_so(world: World) -> None:
    lounge = world.guild.create_text_channel("lounge")
    board = await members_game(world)
    await world.carol.send(lounge, "!watch 1")
    first = newest(lounge)
    await world.carol.send(lounge, "hello")
    await world.bob.send(lounge, "!watch 1")
    assert "Game 1 is followed further down." in text_of(message_of(lounge, first))
    await moves_by_click(world, board, "5")
    assert board_of(message_of(lounge, first)) == "." * 9
    assert board_of(newest(lounge)) == "....X...."


async def test_unwatch_ends_it_for_the_one_who_asked_and_for_moderators(world: World) -> None:
    lounge = world.guild.create_text_channel("lounge")
    board = await members_game(world)
    await world.carol.send(lounge, "!watch 1")
    follows = newest(lounge)
    await world.bob.send(lounge, "!unwatch")
    assert text_of(newest(lounge)).startswith("carol asked for that. They can end it")
    await world.carol.send(lounge, "!unwatch 1")
    assert text_of(newest(lounge)) == "No longer followed here: game 1. /watch with its number follows a game again."
    assert "is not followed here any more" in text_of(message_of(lounge, follows))
    await moves_by_click(world, board, "5")
    assert board_of(message_of(lounge, follows)) == "." * 9
    await world.carol.send(lounge, "!watch 1")
    await add_moderator(world).send(lounge, "!unwatch")
    assert text_of(newest(lounge)).startswith("No longer followed here: game 1.")


async def test_a_deleted_board_is_forgotten_without_a_fault(world: World, caplog: pytest.LogCaptureFixture) -> None:
    lounge = world.guild.create_text_channel("lounge")
    board = await members_game(world)
    await world.carol.send(lounge, "!watch 1")
    await newest(lounge).delete()
    with caplog.at_level(logging.INFO):
        await moves_by_click(world, board, "5")
    assert not await world.bot.store.watches()
    assert not [record for record in caplog.records if record.levelno > logging.INFO]


async def test_where_the_board_cannot_be_kept_it_is_not_posted(world: World) -> None:
    await members_game(world)
    mute = discord.PermissionOverwrite(send_messages=False)
    silent = world.guild.create_text_channel("silent", overwrites={world.carol: mute})
    assert said(await world.carol.slash(silent, "watch", game=1)).startswith("I cannot keep a board up to date here.")
    assert not await world.bot.store.watches()


# What nobody may see


@pytest.mark.parametrize("command", ["watch", "replay"])
async def test_a_hidden_channels_game_is_as_unknown_as_no_game(world: World, command: str) -> None:
    staff = shut(world, "staff", world.alice, world.bob)
    await members_game(world, "5" if command == "watch" else WIN, staff)
    answers = [
        said(await world.carol.slash(world.channel, command, game=number)).replace(str(number), "N")
        for number in (1, 99)
    ]
    assert (
        answers[0] == answers[1] == "There is no game N that I can show here. /games lists those that are being played."
    )
    await world.carol.send(world.channel, f"!{command} 1")
    assert text_of(newest(world.channel)).replace("1", "N") == answers[0]
    assert said(await world.carol.slash(world.channel, "explain", what="1")).replace("1", "N") == answers[0]


async def test_an_insider_shows_a_hidden_game_to_nobody_who_may_not_see_it(world: World) -> None:
    """Alice may look into the channel. What she asks for in front of everybody is kept from her, too."""
    staff = shut(world, "staff", world.alice, world.bob)
    await members_game(world, "5", staff)
    for words in ("!watch 1", "!games", "!history", "!replay 1"):
        await world.alice.send(world.channel, words)
        assert "staff" not in text_of(newest(world.channel))
        assert str(staff.id) not in text_of(newest(world.channel))
        assert "bob" not in text_of(newest(world.channel))
    assert not await world.bot.store.watches()
    alone = await world.alice.slash(world.channel, "games")
    assert alone.response is not None
    assert alone.response.ephemeral
    assert "**1** ❌ alice against ⭕ bob: 1 mark" in text_of(alone.response.message)
    carols = await world.carol.slash(world.channel, "games")
    assert said(carols) == "No game is being played here. /play starts one."
    await world.alice.send(staff, "!games")
    assert "**1**" in text_of(newest(staff))


async def test_a_hidden_channel_may_follow_what_everybody_sees_and_its_peers(world: World) -> None:
    staff = shut(world, "staff", world.alice, world.bob)
    inner = shut(world, "inner", world.alice)
    await members_game(world, "5")
    await members_game(world, "1", staff)
    await world.alice.send(inner, "!watch 1")
    assert board_of(newest(inner)) == "....X...."
    await world.alice.send(inner, "!watch 2")
    assert board_of(newest(inner)) == "X........"
    await world.alice.send(staff, "!watch 2")
    assert board_of(newest(staff)) == "X........"


async def test_a_channel_that_is_hidden_later_is_shown_no_further(world: World) -> None:
    lounge = world.guild.create_text_channel("lounge")
    board = await members_game(world)
    await world.carol.send(lounge, "!watch 1")
    view = discord.Permissions(view_channel=True).value
    backend, me = world.env.backend, world.guild.me
    assert me is not None
    for insider in (world.alice, world.bob, me):
        backend.set_overwrite(world.channel.id, Overwrite(insider.id, OverwriteType.MEMBER, allow=view))
    backend.set_overwrite(world.channel.id, Overwrite(world.guild.id, OverwriteType.ROLE, deny=view))
    await moves_by_click(world, board, "5")
    assert text_of(newest(lounge)) == ("This game is not shown here any more: not everybody here may see its channel.")
    assert not await world.bot.store.watches()


async def test_the_games_of_another_server_are_unknown(world: World) -> None:
    await members_game(world, "5")
    other = world.env.create_guild()
    channel = other.create_text_channel("games")
    dora = other.add_member(world.env.create_user("dora"))
    await dora.send(channel, "!watch 1")
    assert text_of(newest(channel)).startswith("There is no game 1 that I can show here.")
    await dora.send(channel, "!games")
    assert text_of(newest(channel)) == "No game is being played here. /play starts one."


async def test_a_spectator_cannot_move_by_any_button_or_command(world: World) -> None:
    lounge = world.guild.create_text_channel("lounge")
    board = await members_game(world, "5")
    await world.carol.send(lounge, "!watch 1")
    game = await world.game(world.alice)
    assert buttons_of(newest(lounge)) == {}
    assert said(await world.carol.click(board, label="1")).startswith("That is for alice and bob.")
    await world.carol.send(lounge, "!move 1")
    assert text_of(newest(lounge)) == "You have no game here. Start one with /play."
    assert await world.game(world.alice) == game


# Exhibitions


async def test_an_exhibition_goes_on_by_itself_to_its_end(world: World) -> None:
    await world.carol.send(world.channel, "!watch easy unbeatable")
    board = newest(world.channel)
    assert "❌ the bot (easy) against ⭕ the bot (unbeatable)" in text_of(board)
    assert set(buttons_of(board)) == {"Stop"}
    world.calls()
    for ply in range(1, 10):
        await world.env.advance_time(3)
        marks = board_of(newest(world.channel))
        assert len(marks.replace(".", "")) == ply
        assert [call.method for call in world.calls()] == ["PATCH"]
        if "Replay" in buttons_of(newest(world.channel)):
            break
    assert newest(world.channel).id == board.id
    assert "Replay" in buttons_of(newest(world.channel))
    await world.env.advance_time(30)
    assert world.calls() == []


async def test_an_exhibition_is_stopped_by_its_owner_alone_or_a_moderator(world: World) -> None:
    await world.carol.slash(world.channel, "watch", x="easy", o="hard")
    board = newest(world.channel)
    assert said(await world.bob.click(board, label="Stop")).startswith("carol asked for that.")
    await world.carol.click(board, label="Stop")
    assert "Stopped before the end. **Nobody wins.**" in text_of(newest(world.channel))
    await world.carol.send(world.channel, "!watch hard")
    second = newest(world.channel)
    await add_moderator(world).click(second, label="Stop")
    assert "Stopped before the end." in text_of(newest(world.channel))
    await world.carol.send(world.channel, "!watch hard")
    third = newest(world.channel)
    await world.carol.send(world.channel, "!unwatch")
    assert "Stopped before the end." in text_of(message_of(world.channel, third))


async def test_a_channel_has_one_exhibition(world: World) -> None:
    await world.carol.send(world.channel, "!watch easy easy")
    await world.bob.send(world.channel, "!watch hard hard")
    assert text_of(newest(world.channel)) == "An exhibition is on here already: game 1. /unwatch 1 ends it."


async def test_an_exhibition_goes_on_after_a_restart_and_is_followed_elsewhere(world: World) -> None:
    lounge = world.guild.create_text_channel("lounge")
    await world.carol.send(world.channel, "!watch easy easy")
    await world.bob.send(lounge, "!watch 1")
    await world.env.advance_time(3)
    assert len(board_of(newest(lounge)).replace(".", "")) == 1
    await world.restart()
    await world.env.advance_time(3)
    assert len(board_of(newest(world.channel)).replace(".", "")) == 2
    assert board_of(newest(lounge)) == board_of(newest(world.channel))


@pytest.mark.parametrize("words", ["", "grandmaster", "easy easy easy", "1 2", "-1", "@everyone", "easy 1", "9" * 40])
async def test_what_cannot_be_watched_says_what_can(world: World, words: str) -> None:
    await world.carol.send(world.channel, f"!watch {words}")
    assert text_of(newest(world.channel)) == (
        "Name a game's number, or two levels for an exhibition: easy, medium, hard, unbeatable."
    )


# Replays and history


async def test_a_replay_steps_through_the_game_on_its_own_message(world: World) -> None:
    board = await members_game(world, WIN)
    before = text_of(board)
    opened = await world.carol.click(board, label="Replay")
    assert opened.response is not None
    assert opened.response.ephemeral
    shown = opened.response.message
    assert "Move 5 of 5: **❌ alice on 3 (c1).**" in text_of(shown)
    assert [button.disabled for button in buttons_of(shown).values()] == [False, False, True, True]
    for label, moves, words in (
        ("First", 0, "The empty board, before 5 moves."),
        ("Forward", 1, "Move 1 of 5: **❌ alice on 1 (a1).**"),
        ("Forward", 2, "⭕ goes wrong: 5 would have held the draw."),
        ("Last", 5, "**❌ alice wins** with 1, 2, 3."),
        ("Back", 4, "❌ wins in 1 ply under best play."),
    ):
        turned = await world.carol.click(shown, label=label)
        assert turned.response is not None
        shown = turned.response.message
        assert len(board_of(shown).replace(".", "")) == moves
        assert words in text_of(shown)
    assert text_of(newest(world.channel)) == before


async def test_a_replays_buttons_outlive_a_restart_and_anybody_may_press_them(world: World) -> None:
    await members_game(world, WIN)
    await world.carol.send(world.channel, "!replay 1")
    shown = newest(world.channel)
    await world.restart()
    await world.bob.click(shown, label="First")
    assert board_of(newest(world.channel)) == "." * 9
    world.calls()
    await world.alice.click(newest(world.channel), label="Forward")
    assert len(world.calls()) == 1
    assert board_of(newest(world.channel)) == "X........"


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        ("!replay 1", "Game 1 is still being played. /watch 1 follows it."),
        ("!replay 7", "There is no game 7 that I can show here."),
        ("!replay", "Name a game by its number."),
        ("!replay x", "Name a game by its number."),
        ("!replay -3", "Name a game by its number."),
        ("!replay 99999999999999999999", "Name a game by its number."),
        ("!unwatch", "I follow no such game here."),
        ("!unwatch x", "Name a game by its number."),
        ("!history nobody", "That user is not in this server."),
    ],
)
async def test_what_cannot_be_replayed_is_told_in_one_answer(world: World, words: str, answer: str) -> None:
    await members_game(world, "5")
    world.calls()
    await world.carol.send(world.channel, words)
    assert text_of(newest(world.channel)).startswith(answer)
    assert len([call for call in world.calls() if call.method == "POST"]) == 1
    world.errors_expected = len(world.env.errors)


async def finished(world: World, number: int) -> None:
    """So many games of Alice against the bot, resigned after one move."""
    for _ in range(number):
        await world.alice.send(world.channel, "!play easy")
        await world.alice.send(world.channel, "!move 5")
        await world.alice.send(world.channel, "!resign")


async def test_the_history_has_pages_for_the_one_who_asked(world: World) -> None:
    world.bot.answers.most = 1000  # of requests in ten seconds
    await finished(world, 12)
    opened = await world.carol.slash(world.channel, "history")
    assert opened.response is not None
    assert opened.response.ephemeral
    text = text_of(opened.response.message)
    assert [line.split("**")[1] for line in text.splitlines()[:10]] == [str(number) for number in range(12, 2, -1)]
    assert "**12** ⭕ the bot (easy) beat ❌ alice, who resigned, 2 plies. <t:" in text
    older = await world.carol.click(opened.response.message, label="Older")
    assert older.response is not None
    assert [line.split("**")[1] for line in text_of(older.response.message).splitlines()[:2]] == ["2", "1"]
    newer = await world.carol.click(older.response.message, label="Newer")
    assert newer.response is not None
    assert text_of(newer.response.message) == text
    await world.carol.send(world.channel, "!history")
    public = newest(world.channel)
    assert said(await world.bob.click(public, label="Older")).startswith("Somebody else asked for that list.")


async def test_the_history_of_one_member_holds_their_games_alone(world: World) -> None:
    await members_game(world, WIN)
    await finished(world, 1)
    result = await world.carol.slash(world.channel, "history", member=world.bob)
    assert result.response is not None
    assert text_of(result.response.message).splitlines()[0].startswith("**1** ❌ alice beat ⭕ bob, 5 plies.")
    assert "**2**" not in text_of(result.response.message)
    assert said(await world.carol.slash(world.channel, "history", member=world.carol)) == (
        "No game has ended here yet. /play starts one."
    )


async def test_in_a_direct_message_the_lists_hold_what_was_played_there(world: World) -> None:
    await members_game(world, WIN)
    await world.alice.send_dm("!play easy")
    await world.alice.send_dm("!games")
    direct = world.alice.user.dm_channel
    assert "**2** ❌ alice against ⭕ the bot (easy): 0 marks" in text_of(newest(direct))
    await world.alice.send_dm("!move 5")
    await world.alice.send_dm("!resign")
    await world.alice.send_dm("!history")
    assert text_of(newest(direct)).startswith("**2** ⭕ the bot (easy) beat ❌ alice")
    assert "**1**" not in text_of(newest(direct))


async def test_lists_of_the_longest_names_keep_discords_limits(world: World) -> None:
    long = world.guild.add_member(world.env.create_user("long", global_name="*_" * 16))
    for _ in range(10):
        await long.send(world.channel, "!play easy")
        await long.send(world.channel, "!move 5")
        await long.send(world.channel, "!resign")
    for level in Level:
        await long.send(world.channel, f"!play {level}")
    await long.send(world.channel, "!history")
    assert 0 < len(text_of(newest(world.channel))) <= 4096
    await long.send(world.channel, "!games")
    assert 0 < len(text_of(newest(world.channel))) <= 4096
