"""Notices: who is told that it's their turn, how, when, once; and that it is taken back when the turn is over."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import discord
import pytest
import sqlalchemy as sa
from simcord import ChannelHandle, HttpLogEntry, MemberActor

from bot.games import turns
from bot.games.lobby import First
from bot.model import Game, Notices, Place, User
from tests.chat.people import members_game, moves_by_click, other_process
from tests.chat.world import World, is_notice, mentions_of, open_world

QUIET = discord.MessageFlags(suppress_notifications=True).value


async def prefer(world: World, player: MemberActor, notices: Notices, minutes: int = 0) -> None:
    """Let a member be told so from now on."""
    await world.store.preferences.change(player.id, notices=notices, idle_s=minutes * 60)


def notices(channel: ChannelHandle) -> list[str]:
    """What the notices in a channel say, without their link."""
    return [message.content.partition(" [")[0] for message in channel.history() if is_notice(message)]


def body(call: HttpLogEntry) -> dict[str, Any]:
    """The message that a call sends."""
    assert call.json is not None
    return dict(call.json)


def sent(world: World) -> list[HttpLogEntry]:
    """The calls that sent a notice since calls were last looked at."""
    posted = [call for call in world.calls() if call.method == "POST" and call.path.endswith("/messages")]
    return [call for call in posted if "Go to the board" in body(call)["content"]]


async def wait(world: World, minutes: float) -> None:
    """Let time pass as it does: in steps, with a sweep in each."""
    for _ in range(round(minutes * 2)):
        await world.env.advance_time(30)


def hold_posts(world: World, monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """Let every notice in a channel stay on its way until the event is set."""
    go_on, notifier = asyncio.Event(), world.bot._notifier
    post = notifier._post

    async def slow(*given: Any, **more: Any) -> discord.Message | None:
        await world.env.external_wait(go_on.wait(), reason="Discord")
        return await post(*given, **more)

    monkeypatch.setattr(notifier, "_post", slow)
    return go_on


# The default


async def test_who_goes_first_is_mentioned_once_and_quietly_when_a_challenge_is_accepted(world: World) -> None:
    await world.alice.slash(world.channel, "play", opponent=world.bob)
    board = world.last
    world.calls()
    await world.bob.click(board, label="Accept")
    answer, notice = world.calls()
    assert answer.path.endswith("/callback"), "the answer comes first"
    assert body(notice)["content"] == (
        f"{world.alice.mention}, bob accepted. It's your turn in game 1. "
        f"[Go to the board](https://discord.com/channels/{world.guild.id}/{world.channel.id}/{board.id})"
    )
    assert mentions_of(notice) == {"parse": [], "users": [world.alice.id]}
    assert body(notice)["flags"] == QUIET
    await wait(world, 2)
    assert world.calls() == []


async def test_that_mention_goes_with_the_first_move_and_no_other_comes(world: World) -> None:
    board = await members_game(world)
    world.calls()
    await world.alice.click(board, label="5")
    assert [call.method for call in world.calls()] == ["POST", "DELETE"]
    assert notices(world.channel) == []
    await moves_by_click(world, board, "1237", ply=1)
    assert [call.path.endswith("/callback") for call in world.calls()] == [True] * 4


async def test_who_accepts_and_goes_first_knows_it(world: World) -> None:
    await prefer(world, world.bob, Notices.CHANNEL)
    await world.alice.slash(world.channel, "play", opponent=world.bob, first="them")
    await world.press(world.bob, "Accept")
    assert notices(world.channel) == []


@pytest.mark.parametrize(("first", "told"), [("", []), ("5", ["alice"])])
async def test_who_offered_a_rematch_is_told_once_that_it_was_accepted(
    world: World, first: str, told: list[str]
) -> None:
    """Bob, who was O, is X in the rematch."""
    board = await members_game(world, first)
    await world.bob.send(world.channel, "!resign")
    board = world.last
    asker, other = (world.bob, world.alice) if told else (world.alice, world.bob)
    await asker.click(board, label="Rematch")
    assert notices(world.channel) == []
    await other.click(board, label="Rematch")
    assert notices(world.channel) == [f"{world.bob.mention}, alice accepted. It's your turn in game 2."] * len(told)


async def test_who_wants_none_gets_none(world: World) -> None:
    await prefer(world, world.alice, Notices.OFF)
    board = await members_game(world, "5")
    await world.bob.click(board, label="1")
    assert sent(world) == []


# Each turn, in the channel or by DM


async def test_in_the_channel_one_notice_at_a_time_says_whose_turn_it_is(world: World) -> None:
    for player in (world.alice, world.bob):
        await prefer(world, player, Notices.CHANNEL)
    board = await members_game(world)
    assert notices(world.channel) == [f"{world.alice.mention}, bob accepted. It's your turn in game 1."]
    for ply, square in enumerate("1425"):
        player, other = (world.alice, world.bob) if ply % 2 == 0 else (world.bob, world.alice)
        world.calls()
        await player.click(board, label=square)
        assert notices(world.channel) == [f"{other.mention}, it's your turn in game 1."]
        (notice,) = sent(world)
        assert mentions_of(notice) == {"parse": [], "users": [other.id]}
        assert not body(notice).get("flags", 0) & QUIET
    await world.alice.click(board, label="3")
    assert notices(world.channel) == []


async def test_by_dm_a_notice_leads_to_the_newest_board_and_nobody_else_sees_it(world: World) -> None:
    await prefer(world, world.bob, Notices.DM)
    await members_game(world)
    await world.alice.send(world.channel, "!move 5")
    direct = world.bob.user.dm_channel
    assert notices(world.channel) == []
    assert [message.content for message in direct.history()] == [
        "It's your turn in game 1 against alice. "
        f"[Go to the board](https://discord.com/channels/{world.guild.id}/{world.channel.id}/{world.last.id})"
    ]
    await world.bob.send(world.channel, "!move 1")
    assert direct.history() == []


async def test_if_dms_are_closed_a_quiet_mention_in_the_channel_takes_their_place(world: World) -> None:
    await prefer(world, world.bob, Notices.DM)
    board = await members_game(world)
    world.env.inject_error("POST", "/channels/*/messages", status=403, code=50007)
    world.calls()
    await world.alice.click(board, label="5")
    assert notices(world.channel) == [f"{world.bob.mention}, it's your turn in game 1."]
    refused, posted = sent(world)
    assert refused.path == f"/channels/{world.bob.user.dm_channel.id}/messages"
    assert body(posted)["flags"] == QUIET
    await moves_by_click(world, board, "12", ply=1)
    assert len(sent(world)) == 1, "it's known that they are closed"
    assert notices(world.channel) == [f"{world.bob.mention}, it's your turn in game 1."]


@pytest.mark.parametrize("how", [Notices.CHANNEL, Notices.DM])
async def test_what_does_not_end_a_turn_sends_no_second_notice(world: World, how: Notices) -> None:
    for player in (world.alice, world.bob):
        await prefer(world, player, how)
    await members_game(world, "5")
    world.calls()
    for words in ("!draw", "!hint", "!board", "!move 5", "!explain"):
        await world.bob.send(world.channel, words)
    await world.alice.send(world.channel, "!move 1")
    await wait(world, 2)
    assert sent(world) == []
    assert len(notices(world.channel if how is Notices.CHANNEL else world.bob.user.dm_channel)) == 1


@pytest.mark.parametrize("end", ["!resign", "!draw", "time"])
async def test_a_notice_goes_when_the_game_ends(tmp_path: Path, end: str) -> None:
    async with open_world(tmp_path, game_expires_s=60) as world:
        await prefer(world, world.bob, Notices.CHANNEL)
        await members_game(world, "5")
        assert len(notices(world.channel)) == 1
        if end == "time":
            await wait(world, 2)
        else:
            for player in (world.alice, world.bob):
                await player.send(world.channel, end)
        await world.ended(1)
        assert notices(world.channel) == []


async def test_a_rematch_that_is_asked_for_is_told_of_until_it_begins(world: World) -> None:
    await prefer(world, world.bob, Notices.CHANNEL)
    board = await members_game(world, "5")
    await world.alice.send(world.channel, "!resign")
    board = world.last
    await world.alice.click(board, label="Rematch")
    assert notices(world.channel) == [f"{world.bob.mention}, alice wants a rematch of game 1. Press Rematch to play."]
    await world.bob.click(board, label="Rematch")
    assert notices(world.channel) == []


# After some minutes


@pytest.mark.parametrize("how", [Notices.CHANNEL, Notices.DM])
async def test_a_turn_that_waits_is_told_of_once_and_not_before(world: World, how: Notices) -> None:
    await prefer(world, world.bob, how, minutes=5)
    board = await members_game(world, "5")
    place = world.channel if how is Notices.CHANNEL else world.bob.user.dm_channel
    await wait(world, 4.5)
    assert notices(place) == []
    await wait(world, 1)
    assert len(notices(place)) == 1
    assert len(sent(world)) == 2, "alice was told that bob accepted"
    await wait(world, 20)
    assert sent(world) == []
    await world.bob.click(board, label="1")
    assert notices(place) == []


async def test_who_moves_in_time_is_not_reminded(world: World) -> None:
    for player in (world.alice, world.bob):
        await prefer(world, player, Notices.CHANNEL, minutes=5)
    board = await members_game(world)
    for ply, square in enumerate("51237"):
        await wait(world, 4)
        await moves_by_click(world, board, square, ply)
    await world.bob.send(world.channel, "!resign")
    await wait(world, 10)
    assert sent(world) == []


async def test_who_no_longer_wants_a_planned_notice_does_not_get_it(world: World) -> None:
    await prefer(world, world.bob, Notices.CHANNEL, minutes=5)
    await members_game(world, "5")
    await wait(world, 2)
    world.calls()
    await world.bob.send(world.channel, "!preferences off")
    await wait(world, 10)
    assert sent(world) == []
    assert await world.store.notices.due(2**40, 99) == ()


async def test_a_planned_notice_is_sent_once_however_often_the_bot_restarts(world: World) -> None:
    await prefer(world, world.bob, Notices.CHANNEL, minutes=5)
    board = await members_game(world, "5")
    world.calls()
    for _ in range(4):
        await wait(world, 2)
        await world.restart()
    assert len(sent(world)) == 1
    assert notices(world.channel) == [f"{world.bob.mention}, it's your turn in game 1."]
    await world.bob.click(board, label="1")
    assert notices(world.channel) == [], "by a process that did not send it"


# Once


async def test_what_was_sent_before_a_stop_is_not_sent_again(world: World) -> None:
    await prefer(world, world.bob, Notices.CHANNEL)
    await members_game(world, "5")
    world.calls()
    await world.restart()
    await wait(world, 2)
    assert sent(world) == []
    assert len(notices(world.channel)) == 1


async def test_of_two_processes_one_tells(world: World) -> None:
    await prefer(world, world.bob, Notices.CHANNEL, minutes=5)
    await members_game(world, "5")
    world.calls()
    async with other_process(world) as services:
        assert await services.store.notices.claim(1, 1)
    await wait(world, 10)
    assert sent(world) == []


async def test_a_notice_of_a_turn_that_another_process_has_ended_goes_with_the_next_sweep(world: World) -> None:
    await prefer(world, world.bob, Notices.CHANNEL)
    await members_game(world, "5")
    async with other_process(world) as services:
        with world.env.time_context():
            await services.play.move(world.place, world.bob.id, "1")
    assert len(notices(world.channel)) == 1
    await wait(world, 1)
    assert notices(world.channel) == []


async def test_quick_moves_leave_no_notice_behind_and_send_none_twice(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord is slow: each notice is still on its way while the game goes on."""
    for player in (world.alice, world.bob):
        await prefer(world, player, Notices.CHANNEL)
    go_on = hold_posts(world, monkeypatch)
    board = await members_game(world, "1425")
    assert notices(world.channel) == []
    go_on.set()
    await world.env.settle()
    assert notices(world.channel) == [f"{world.alice.mention}, it's your turn in game 1."]
    said = [body(call)["content"] for call in sent(world)]
    assert 1 <= len(said) <= 5
    await world.alice.click(board, label="3")
    assert notices(world.channel) == []
    assert await world.store.notices.outdated(99) == ()


async def test_a_look_that_takes_long_neither_tells_of_an_old_turn_nor_takes_a_new_notice_back(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What follows from alice's move is done after what follows from bob's."""
    for player in (world.alice, world.bob):
        await prefer(world, player, Notices.CHANNEL)
    board = await members_game(world)
    go_on, repository = asyncio.Event(), world.store.notices
    read = repository.read

    async def slow(game_id: int, user_id: int | None) -> object:
        if user_id == world.bob.id:
            await world.env.external_wait(go_on.wait(), reason="the database")
        return await read(game_id, user_id)

    monkeypatch.setattr(repository, "read", slow)
    await moves_by_click(world, board, "14")
    world.calls()
    go_on.set()
    await world.env.settle()
    assert notices(world.channel) == [f"{world.alice.mention}, it's your turn in game 1."]
    assert sent(world) == []


async def test_a_planned_notice_of_a_turn_that_another_process_has_ended_is_not_sent(world: World) -> None:
    for player in (world.alice, world.bob):
        await prefer(world, player, Notices.CHANNEL, minutes=5)
    await members_game(world, "5")
    async with other_process(world) as services:
        with world.env.time_context():
            await services.play.move(world.place, world.bob.id, "1")
    await wait(world, 10)
    assert sent(world) == []


async def test_what_is_due_waits_until_discord_has_told_of_the_servers(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await prefer(world, world.bob, Notices.CHANNEL, minutes=5)
    await members_game(world, "5")
    with monkeypatch.context() as at_the_start:
        at_the_start.setattr(world.bot, "is_ready", lambda: False)
        at_the_start.setattr(world.bot, "get_guild", lambda _: None)
        await wait(world, 10)
    assert notices(world.channel) == []
    await wait(world, 1)
    assert notices(world.channel) == [f"{world.bob.mention}, it's your turn in game 1."]


async def test_a_stop_waits_for_notices_that_are_on_their_way(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await prefer(world, world.bob, Notices.CHANNEL)
    board = await members_game(world)
    go_on = hold_posts(world, monkeypatch)
    await world.alice.click(board, label="5")
    stopping = asyncio.create_task(world.app.__aexit__())
    for _ in range(100):
        await asyncio.sleep(0)
    go_on.set()
    await stopping
    assert notices(world.channel) == [f"{world.bob.mention}, it's your turn in game 1."]


# What goes wrong


async def test_a_notice_that_discord_does_not_delete_is_deleted_by_a_later_sweep(world: World) -> None:
    await prefer(world, world.bob, Notices.CHANNEL)
    board = await members_game(world, "5")
    world.env.inject_error("DELETE", "/channels/*", status=503, times=100)
    await world.bob.click(board, label="1")
    assert len(notices(world.channel)) == 1
    world.env.backend.faults.clear()
    await wait(world, 1)
    assert notices(world.channel) == []


async def test_a_notice_that_somebody_has_deleted_is_missed_by_nobody(world: World) -> None:
    await prefer(world, world.bob, Notices.CHANNEL)
    board = await members_game(world, "5")
    (notice,) = [message for message in world.channel.history() if is_notice(message)]
    world.env.backend.delete_message(world.channel.id, notice.id)
    await world.bob.click(board, label="1")
    world.calls()
    await wait(world, 2)
    assert world.calls() == []


async def test_a_channel_that_takes_no_messages_is_left_alone(world: World, caplog: pytest.LogCaptureFixture) -> None:
    await prefer(world, world.bob, Notices.CHANNEL)
    await prefer(world, world.alice, Notices.OFF)
    board = await members_game(world)
    world.env.inject_error("POST", "/channels/*/messages", status=403, code=50013, times=100)
    world.calls()
    with caplog.at_level(logging.INFO):
        await moves_by_click(world, board, "5123")
    assert len(sent(world)) == 1
    assert "was not delivered" in caplog.text
    assert not [record for record in caplog.records if record.levelno > logging.INFO]
    assert (await world.game(world.bob)).ply == 4


async def test_where_the_bot_is_only_somebodys_own_app_it_writes_no_notice(world: World) -> None:
    alice, bob = (User(player.id, player.name) for player in (world.alice, world.bob))
    world.calls()
    for place in (Place(900000000000000001, 900000000000000002), Place(None, 900000000000000003)):
        with world.env.time_context():
            asked = await world.services.lobby.challenge(place, alice, bob, First.ME)
            begun = await world.services.turns.answer(place, asked.id, turns.accept, bob.id)
        assert isinstance(begun, Game)
        await world.env.settle()
    assert world.calls() == []


# What it costs


def asked_for(world: World) -> list[str]:
    """What is asked of the tables of preferences and notices, from now on."""
    found: list[str] = []

    def note(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        if "preferences" in statement or "notices" in statement:
            found.append(statement)

    engine = world.store.database.engine
    sa.event.listen(getattr(engine, "sync_engine", engine), "before_cursor_execute", note)
    return found


async def test_a_move_costs_one_read_between_members_and_none_against_the_bot(world: World) -> None:
    board = await members_game(world, "51")
    await prefer(world, world.carol, Notices.CHANNEL)
    await world.carol.send(world.channel, "!play easy")
    mine, found = world.last, asked_for(world)
    await world.alice.click(board, label="2")
    assert [statement.split()[0] for statement in found] == ["SELECT"]
    found.clear()
    world.calls()
    await world.carol.click(mine, label="5")
    await world.carol.send(world.channel, "!resign")
    assert found == []
    assert [call.method for call in world.calls()] == ["POST", "POST"]


async def test_an_exhibition_tells_nobody(world: World) -> None:
    await prefer(world, world.carol, Notices.CHANNEL)
    found = asked_for(world)
    await world.carol.send(world.channel, "!watch easy easy")
    await world.env.advance_time(20)
    assert [statement for statement in found if not statement.startswith("SELECT notices.game_id")] == []
    assert sent(world) == []
