"""Boards elsewhere that follow a game: what they show, how they are moved and stopped, and what they wait for."""

from __future__ import annotations

import logging

import discord
import pytest
from simcord import ChannelHandle

from bot.core.chat import outbox
from bot.core.game import Deleted
from tests.features.full import World
from tests.people import (
    add_moderator,
    bring_server_back,
    create_thread,
    follow,
    members_game,
    message_of,
    moves_by_click,
    newest,
    other_process,
    take_server_away,
)
from tests.report import for_each
from tests.services import give_up
from tests.world import board_of, buttons_of, mentions_of, said, text_of

UNKNOWN_SERVERS = pytest.mark.parametrize("is_known", [True, False], ids=["away", "not in the cache"])


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
    assert "🔵 bob to move" in text_of(follows)
    assert f"/channels/{world.guild.id}/{world.channel.id}/{board.id})" in text_of(follows)
    world.calls()
    for ply, square in enumerate("4253", 1):
        await moves_by_click(world, board, square, ply)
        calls = world.calls()
        assert [call.method for call in calls] == ["POST", "PATCH"]
        assert not any(any(mentions_of(call).values()) for call in calls if "allowed_mentions" in (call.json or {}))
        assert newest(lounge).id == follows.id
        assert board_of(newest(lounge)) == board_of(newest(world.channel))
    assert "Three in a row in 3 moves." in text_of(newest(lounge))
    assert "Move 2 decided it: bob took 4, only 5 would have held." in text_of(newest(lounge))
    assert "That was game 1. Use /replay 1 to step through it." in text_of(newest(lounge))
    assert not await world.store.followed.of(game_id=1)


async def test_a_thread_may_follow_and_so_may_the_games_own_channel(world: World) -> None:
    board = await members_game(world)
    thread = create_thread(world, world.channel, discord.ChannelType.public_thread)
    for place in (thread, world.channel):
        await follow(world, place)
    assert "The players' board" in text_of(newest(thread))
    assert "The players' board" not in text_of(newest(world.channel))
    await moves_by_click(world, board, "5")
    assert board_of(newest(thread)) == board_of(newest(world.channel)) == "....X...."


async def test_after_a_restart_the_boards_catch_up_and_go_on(world: World) -> None:
    lounge = world.guild.create_text_channel("lounge")
    await members_game(world)
    await follow(world, lounge)
    async with other_process(world) as services:  # as if ours had stopped after it stored the move
        await services.turns.move(world.place, world.alice.id, "5")
    assert board_of(newest(lounge)) == "." * 9
    await world.restart()
    await world.env.settle()
    assert board_of(newest(lounge)) == "....X...."
    await world.bob.send(world.channel, "!move 1")
    assert board_of(newest(lounge)) == "O...X...."


async def test_watching_again_moves_the_board_down_and_the_old_one_says_so(world: World) -> None:
    lounge = world.guild.create_text_channel("lounge")
    board = await members_game(world)
    first = await follow(world, lounge)
    await world.carol.send(lounge, "hello")
    await world.bob.send(lounge, "!watch 1")
    assert "I follow game 1 further down now." in text_of(message_of(lounge, first))
    await moves_by_click(world, board, "5")
    assert board_of(message_of(lounge, first)) == "." * 9
    assert board_of(newest(lounge)) == "....X...."


async def test_unwatch_ends_it_for_the_one_who_asked_and_for_moderators(world: World) -> None:
    lounge = world.guild.create_text_channel("lounge")
    board = await members_game(world)
    follows = await follow(world, lounge)
    await world.bob.send(lounge, "!unwatch")
    assert text_of(newest(lounge)) == "Only carol or a moderator can stop that."
    await world.carol.send(lounge, "!unwatch 1")
    assert text_of(newest(lounge)) == "I no longer follow game 1 here. Use /watch with its number to follow it again."
    assert "I no longer follow game 1 here. Use /watch 1" in text_of(message_of(lounge, follows))
    await moves_by_click(world, board, "5")
    assert board_of(message_of(lounge, follows)) == "." * 9
    await follow(world, lounge)
    await add_moderator(world).send(lounge, "!unwatch")
    assert text_of(newest(lounge)).startswith("I no longer follow game 1 here.")


async def test_a_deleted_board_is_forgotten_without_a_fault(world: World, caplog: pytest.LogCaptureFixture) -> None:
    lounge = world.guild.create_text_channel("lounge")
    board = await members_game(world)
    await (await follow(world, lounge)).delete()
    with caplog.at_level(logging.INFO):
        await moves_by_click(world, board, "5")
    assert not await world.store.followed.of(game_id=1)
    assert not [record for record in caplog.records if record.levelno > logging.INFO]


async def test_where_the_board_cannot_be_kept_it_is_not_posted(world: World) -> None:
    await members_game(world)
    mute = discord.PermissionOverwrite(send_messages=False)
    silent = world.guild.create_text_channel("silent", overwrites={world.carol: mute})
    assert said(await world.carol.slash(silent, "watch", game=1)) == (
        "I can't keep a board up to date here. Try a channel where we can both see and send messages."
    )
    assert not await world.store.followed.of(game_id=1)


@for_each(["", "easy grandmaster", "easy easy easy", "1 2", "-1", "@everyone", "easy 1", "9" * 40], "shared")
async def test_what_cannot_be_watched_says_what_can(world: World, words: str) -> None:
    await world.carol.send(world.channel, f"!watch {words}")
    assert text_of(newest(world.channel)) == (
        "I need a game's number or two levels (easy, medium, hard, unbeatable). Use /games to find a number."
    )


@UNKNOWN_SERVERS
async def test_a_board_of_a_server_that_is_away_catches_up_with_moves_and_the_end(world: World, is_known: bool) -> None:
    lounge = world.guild.create_text_channel("lounge")
    board = await members_game(world)
    follows = await follow(world, lounge)
    take_server_away(world, is_known=is_known)
    world.calls()
    await moves_by_click(world, board, "51")
    await world.env.advance_time(40)
    assert not [call for call in world.calls() if str(follows.id) in call.path]
    assert [each.message_id for each in await world.store.followed.of(game_id=1)] == [follows.id]
    await bring_server_back(world)
    assert board_of(newest(lounge)) == "O...X...."
    await moves_by_click(world, board, "2", ply=2)
    assert board_of(newest(lounge)) == "OX..X...."
    take_server_away(world, is_known=is_known)
    await moves_by_click(world, board, "38", ply=3)
    await world.env.advance_time(40)  # a sweep looks whether the end can be shown
    assert board_of(newest(lounge)) == "OX..X...."
    await bring_server_back(world)
    assert "Three in a row in " in text_of(newest(lounge))
    assert not await world.store.followed.of(game_id=1)


async def test_a_board_of_a_server_that_is_away_at_the_start_is_not_forgotten(world: World) -> None:
    lounge = world.guild.create_text_channel("lounge")
    board = await members_game(world)
    follows = await follow(world, lounge)
    await world.restart()
    await world.bot.wait_until_ready()
    await world.env.settle()
    take_server_away(world, is_known=True)
    world.bot.dispatch("ready")
    await moves_by_click(world, board, "5")
    assert [each.message_id for each in await world.store.followed.of(game_id=1)] == [follows.id]
    assert board_of(newest(lounge)) == "." * 9
    await bring_server_back(world)
    assert board_of(newest(lounge)) == "....X...."


async def test_a_thread_that_is_archived_is_still_seen_by_all_who_saw_it(world: World) -> None:
    """It leaves the bot's cache by that. Nothing may be said of who can see it."""
    thread = create_thread(world, world.channel, discord.ChannelType.public_thread)
    board = await members_game(world, "5", thread)
    await follow(world, world.channel)
    await archive(world, thread)
    await moves_by_click(world, board, "1", ply=1)
    assert board_of(newest(world.channel)) == "O...X...."
    await world.resign(world.alice, thread)
    assert "❌ alice resigned " in text_of(newest(world.channel))


async def test_while_discord_cannot_tell_who_sees_a_thread_its_game_is_neither_shown_nor_called_hidden(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox, "AGAIN_AFTER_S", (120.0, 120.0))
    thread = create_thread(world, world.channel, discord.ChannelType.public_thread)
    board = await members_game(world, "5", thread)
    await follow(world, world.channel)
    await archive(world, thread)
    await world.store.threads.forget(Deleted(world.guild.id, None, 0))  # as a version left it that didn't note threads
    world.env.inject_error("GET", "/channels/*", status=503)
    await moves_by_click(world, board, "1", ply=1)
    assert board_of(newest(world.channel)) == "....X...."
    await world.env.advance_time(121)
    assert board_of(newest(world.channel)) == "O...X...."


async def archive(world: World, thread: ChannelHandle) -> None:
    """Nobody has written in a thread for long."""
    world.env.backend.edit_channel(thread.id, {}, thread_metadata={"archived": True})
    await world.env.settle()
    guild = world.bot.get_guild(world.guild.id)
    assert guild is not None
    assert guild.get_channel_or_thread(thread.id) is None


async def test_an_end_that_another_process_could_not_show_is_found_by_a_sweep(world: World) -> None:
    lounge = world.guild.create_text_channel("lounge")
    await members_game(world, "51")
    await follow(world, lounge)
    async with other_process(world) as services:
        await give_up(services, world.place, world.alice.id)
    await world.env.advance_time(31)
    assert "alice resigned" in text_of(newest(world.channel))
    assert "alice resigned" in text_of(newest(lounge))
    assert not await world.store.followed.of(game_id=1)


# Channels in which the bot may not embed


async def test_a_last_page_that_discord_refuses_is_not_tried_for_ever(world: World) -> None:
    await members_game(world, "15")
    there = world.guild.create_text_channel("lobby")
    board = await follow(world, there)
    world.env.inject_error("PATCH", f"*/messages/{board.id}", status=400, code=50035, times=None)
    await world.resign(world.alice)
    await world.env.advance_time(40)
    world.calls()
    await world.env.advance_time(90)
    assert [call for call in world.calls() if str(board.id) in call.path] == []
    assert await world.store.followed.of(game_id=1) == []
