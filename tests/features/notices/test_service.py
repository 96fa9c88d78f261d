"""Notices: a turn is told of once, whatever happens; what goes wrong harms nobody; and what it costs."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import pytest
import sqlalchemy as sa

from bot.core.chat import client
from bot.core.chat.outbox import Delivery, Posted
from bot.core.game import First, Game, Notices, Place, User
from bot.core.play import turns
from bot.features import notices as room
from bot.features.notices.sql import NoticeRepository
from tests.features.full import World
from tests.people import members_game, moves_by_click, other_process
from tests.told import body, notices, prefer, sent, wait

pytestmark = pytest.mark.own_world


def hold_posts(world: World, monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """Let every notice in a channel stay on its way until the event is set."""
    go_on, post = asyncio.Event(), world.bot.outbox.post

    async def slow(*given: Any, **more: Any) -> Posted | Delivery:
        await world.env.external_wait(go_on.wait(), reason="Discord")
        return await post(*given, **more)

    monkeypatch.setattr(world.bot.outbox, "post", slow)
    return go_on


# Once


async def test_of_two_processes_one_tells(world: World) -> None:
    await prefer(world, world.bob, Notices.CHANNEL, minutes=1)
    await members_game(world, "5")
    world.calls()
    async with other_process(world) as services:
        now = services.turns.now() + 3600  # when it is due
        assert await NoticeRepository(services.store.database).claim(1, 1, now, now)
    await wait(world, 2)
    assert sent(world) == []


@pytest.mark.parametrize("minutes", [0, 2])
async def test_a_notice_of_a_turn_that_another_process_has_ended_goes_or_is_not_sent(
    world: World, minutes: int
) -> None:
    for player in (world.alice, world.bob):
        await prefer(world, player, Notices.CHANNEL, minutes)
    await members_game(world, "5")
    async with other_process(world) as services:
        with world.env.time_context():
            await services.turns.move(world.place, world.bob.id, "1")
    assert len(notices(world.channel)) == (minutes == 0)
    world.calls()
    await wait(world, minutes + 1)
    assert notices(world.channel) == []
    assert sent(world) == []


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
    await world.press(world.alice, "3", board)
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


async def test_what_is_due_waits_until_discord_has_told_of_the_servers(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await prefer(world, world.bob, Notices.CHANNEL, minutes=1)
    await members_game(world, "5")
    with monkeypatch.context() as at_the_start:
        at_the_start.setattr(world.bot, "is_ready", lambda: False)
        at_the_start.setattr(world.bot, "get_guild", lambda _: None)
        await wait(world, 2)
    assert notices(world.channel) == []
    await wait(world, 1)
    assert notices(world.channel) == [f"{world.bob.mention}, it's your turn in game 1."]


async def test_a_stop_waits_for_notices_that_are_on_their_way(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await prefer(world, world.bob, Notices.CHANNEL)
    board = await members_game(world)
    go_on = hold_posts(world, monkeypatch)
    await world.press(world.alice, "5", board)
    stopping = asyncio.create_task(world.app.__aexit__())
    for _ in range(100):
        await asyncio.sleep(0)
    go_on.set()
    await stopping
    assert notices(world.channel) == [f"{world.bob.mention}, it's your turn in game 1."]


async def test_turns_are_remembered_until_their_game_is_long_over(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await members_game(world, "5")
    await wait(world, 1)
    assert not await world.store.notices.claim(1, 0, 2**40, 2**41)
    await world.resign(world.bob)
    monkeypatch.setattr(room, "DAY_S", 60)
    await wait(world, 2)
    await world.restart()
    await wait(world, 1)
    assert await world.store.notices.claim(1, 0, 2**40, 2**41)


async def test_a_stop_gives_up_a_notice_that_discord_does_not_take(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await prefer(world, world.bob, Notices.CHANNEL)
    board = await members_game(world)
    hold_posts(world, monkeypatch)
    await world.press(world.alice, "5", board)
    monkeypatch.setattr(client, "DRAIN_S", 0.05)
    await world.app.__aexit__()
    assert not world.bot.outbox.background.tasks


# What goes wrong


@pytest.mark.parametrize(("status", "code"), [(503, 0), (400, 50083), (404, 10008)])
async def test_a_notice_is_deleted_when_discord_lets_it_be_and_given_up_if_it_never_will(
    world: World, status: int, code: int
) -> None:
    """Discord is unwell; its thread is archived; somebody has deleted it."""
    await prefer(world, world.bob, Notices.CHANNEL)
    board = await members_game(world, "5")
    world.env.inject_error("DELETE", "/channels/*", status=status, code=code, times=None)
    world.calls()
    await world.press(world.bob, "1", board)
    await wait(world, 1)
    assert len(notices(world.channel)) == 1
    assert status == 503 or [call.method for call in world.calls()] == ["POST", "DELETE"]
    world.env.backend.faults.clear()
    await wait(world, 1)
    assert len(notices(world.channel)) == (status != 503)


@pytest.mark.parametrize("how", ["accepted", "by DM", "in the channel"])
async def test_a_notice_that_discord_does_not_take_is_sent_again_while_the_turn_lasts(world: World, how: str) -> None:
    kind = {"accepted": Notices.ACCEPTED, "by DM": Notices.DM, "in the channel": Notices.CHANNEL}[how]
    for player in (world.alice, world.bob):
        await prefer(world, player, kind)
    world.env.inject_error("POST", "/channels/*/messages", status=503, times=2)
    board = await members_game(world)
    there = world.alice.user.dm_channel if how == "by DM" else world.channel
    assert notices(there) == []
    await wait(world, 2)
    assert len(notices(there)) == 1
    world.calls()
    await wait(world, 2)
    assert sent(world) == []
    world.env.inject_error("POST", "/channels/*/messages", status=503, times=1)
    await moves_by_click(world, board, "51")
    await wait(world, 2)
    assert len(notices(there)) == (how != "accepted"), "bob's turn is over"


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


async def test_a_move_costs_one_read_between_members_and_none_against_the_bot_or_by_it_alone(world: World) -> None:
    board = await members_game(world, "51")
    await prefer(world, world.carol, Notices.CHANNEL)
    await world.carol.send(world.channel, "!play easy")
    mine, found = world.last, asked_for(world)
    await world.press(world.alice, "2", board)
    assert [statement.split()[0] for statement in found] == ["SELECT"]
    found.clear()
    world.calls()
    await world.press(world.carol, "5", mine)
    assert [call.method for call in world.calls()] == ["POST"]
    await world.resign(world.carol)
    assert found == []
    await world.carol.send(world.channel, "!watch easy easy")
    await world.env.advance_time(20)
    assert [statement for statement in found if not statement.startswith("SELECT notices.game_id")] == []
    assert sent(world) == []
