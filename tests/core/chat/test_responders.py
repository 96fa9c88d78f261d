"""How a request comes in and its answer goes out: names, and channels that are half closed to the bot."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest
from simcord import ChannelHandle

from bot.core.chat.outbox import Delivery, Posted
from bot.core.chat.page import Page
from bot.words import words
from tests.people import half_closed, newest
from tests.world import World, board_of, open_world, plain, text_of, unchanged


@pytest.mark.parametrize("command", ["!play", "!move 5", "!board"])
async def test_where_the_bot_may_not_speak_it_says_so_in_private(
    world: World, caplog: pytest.LogCaptureFixture, command: str
) -> None:
    silent = half_closed(world, send_messages=False)
    async with unchanged(world, caplog):
        await world.alice.send(silent, command)
    assert len(silent.history()) == 1
    reply = world.alice.user.dm_channel.last_message
    assert reply is not None
    assert reply.content == words()("may-not-speak", channel=str(silent.id))


CLOSED = words()("no-direct-messages")


def close(world: World, channel: ChannelHandle) -> None:
    """Let Discord refuse what the bot writes to a channel; `backend.faults.clear` opens all again."""
    world.env.inject_error("POST", f"/channels/{channel.id}/messages", status=403, code=50007, times=None)


def writes(world: World, channel: ChannelHandle) -> int:
    """How often the bot has written to a channel, or tried to, since its calls were last looked at."""
    return sum((call.method, call.path) == ("POST", f"/channels/{channel.id}/messages") for call in world.calls())


@pytest.mark.parametrize("is_direct", [True, False])
async def test_who_can_be_told_nowhere_costs_two_refusals_at_most(
    world: World, caplog: pytest.LogCaptureFixture, is_direct: bool
) -> None:
    private, silent = world.alice.user.dm_channel, half_closed(world, send_messages=False)
    close(world, private)
    world.calls()
    for _ in range(5):
        await (world.alice.user.send_dm("!board") if is_direct else world.alice.send(silent, "!play"))
    assert writes(world, private) == (2 if is_direct else 1)
    assert not [record for record in caplog.records if record.levelno > logging.INFO]


@pytest.mark.own_world
async def test_who_has_direct_messages_open_gets_notices_though_no_more_can_be_opened(world: World) -> None:
    post, page = world.bot.outbox.post, Page("Your turn.")
    assert isinstance(await post(world.alice.id, page), Posted)
    world.env.inject_error("POST", "/users/@me/channels", status=403, code=40003, times=None)
    assert await post(world.bob.id, page) is Delivery.UNWELL
    assert isinstance(await post(world.alice.id, page), Posted)


@pytest.mark.own_world
async def test_a_channel_that_is_not_known_and_refuses_is_left_alone_for_a_while(world: World) -> None:
    elsewhere = world.guild.create_text_channel("elsewhere")
    gone = {"id": str(elsewhere.id), "guild_id": str(world.guild.id), "type": 0, "name": "elsewhere", "position": 1}
    world.env.backend.emit("CHANNEL_DELETE", gone)  # as far as the bot knows
    await world.alice.send(elsewhere, "!board")
    assert words()("no-game") in text_of(newest(elsewhere))
    close(world, elsewhere)
    world.calls()
    for _ in range(5):
        await world.alice.send(elsewhere, "!board")
    assert writes(world, elsewhere) == 1
    told = words()("may-not-speak", channel=str(elsewhere.id))
    assert [message.content for message in world.alice.user.dm_channel.history()] == [told] * 4


async def test_a_channel_that_is_known_is_written_to_as_its_permissions_say(world: World) -> None:
    close(world, world.channel)
    await world.alice.send(world.channel, "!board")
    world.env.backend.faults.clear()
    await world.alice.send(world.channel, "!board")
    assert words()("no-game") in text_of(world.last)


async def test_without_the_right_to_read_what_was_said_it_answers_without_a_reply(world: World) -> None:
    forgetful = half_closed(world, read_message_history=False)
    world.calls()
    await world.alice.send(forgetful, "!board")
    (call,) = world.calls()
    assert call.json is not None
    assert plain(call.json["content"]) == words()("no-game")
    assert "message_reference" not in call.json


async def test_without_the_right_to_embed_the_words_stand_under_the_board(tmp_path: Path) -> None:
    async with open_world(tmp_path, game_expires_s=60) as world:
        plain = half_closed(world, embed_links=False)
        await world.alice.send(plain, "!play")
        shown = plain.last_message
        assert shown is not None
        assert shown.embeds == []
        assert board_of(shown) == "." * 9
        assert "**❌ alice vs 🔵 Medium bot**" in shown.content
        assert shown.content.endswith("-# Game 1")
        world.calls()
        await world.env.advance_time(100)
        edits = [call.json or {} for call in world.calls() if call.method == "PATCH"]
        assert [bool(body["embeds"]) for body in edits] == [False], "none is tried"
        ended = plain.last_message
        assert ended is not None
        assert ended.embeds == []
        assert "Time ran out" in ended.content
