"""BoardUpdater: edits merge, none that comes late is left, an end is shown once and surely."""

from __future__ import annotations

import asyncio
import contextvars
import logging
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
import pytest_asyncio
from simcord import HttpLogEntry

from bot.core.chat import outbox
from bot.core.chat.game_page import GameReply
from bot.core.chat.request import Request, Via
from bot.core.game import First, User
from bot.engine import Level
from tests.people import (
    WIN,
    members_game,
    message_of,
    moves_by_click,
    newest,
    shows_end,
    take_server_away,
)
from tests.services import give_up
from tests.world import World, board_of, buttons_of, open_world, text_of

LOST = "❌ alice ran out of time after "


def edits(world: World) -> list[HttpLogEntry]:
    """The edits since the calls were last asked for, but for the answers to clicks."""
    return [call for call in world.calls() if call.method == "PATCH"]


# Edits merge


@pytest.mark.parametrize(("played", "lost", "last"), [("5", "1", "2"), (WIN[:3], WIN[3], WIN[4])], ids=["move", "end"])
async def test_an_edit_that_comes_late_leaves_no_older_page_than_a_click_showed(
    world: World, gate: asyncio.Event, played: str, lost: str, last: str
) -> None:
    board = await members_game(world, played)
    world.env.inject_error("POST", "/interactions/*", status=404, code=10062)
    await moves_by_click(world, board, lost, ply=len(played))  # its answer is lost, and the edit in its place is slow
    await world.press(world.alice, last, board)  # on the page from before that move, so it only shows the newest
    await world.press(world.alice, last, board)
    shown = newest(world.channel)
    assert shows_end(shown) if played == WIN[:3] else board_of(shown) == "OX..X...."
    gate.set()
    await world.env.settle()
    assert text_of(newest(world.channel)) == text_of(shown)
    assert buttons_of(newest(world.channel)).keys() == buttons_of(shown).keys()


@pytest.mark.parametrize("door", ["button", "typed"])
async def test_an_end_that_a_move_shows_is_not_edited_again(world: World, door: str) -> None:
    board = await members_game(world, WIN[:4])
    await world.carol.send(world.channel, "well")
    world.calls()
    await (world.press(world.alice, "3", board) if door == "button" else world.move(door, world.alice, "3"))
    assert shows_end(message_of(world.channel, board))
    await world.env.advance_time(40)
    calls = world.calls()
    assert [call.method for call in calls] == (["POST"] if door == "button" else ["POST", "PATCH"])
    assert door == "button" or calls[1].path.endswith(f"/{board.id}"), "the board before it is folded"


@pytest.mark.parametrize(("slow", "presses"), [("Discord", 1), ("database", 1), ("database", 2)])
async def test_a_press_that_is_quicker_than_what_notes_the_board_costs_one_call(
    world: World, monkeypatch: pytest.MonkeyPatch, slow: str, presses: int
) -> None:
    """The message is there before the bot is told its number, or has written it down."""
    told, send, note = asyncio.Event(), discord.http.HTTPClient.send_message, world.store.games.set_message

    async def send_slowly(client: discord.http.HTTPClient, channel_id: int, **options: Any) -> object:
        sent = await send(client, channel_id, **options)
        await world.env.external_wait(told.wait(), reason="a slow Discord")
        return sent

    async def note_slowly(game_id: int, message_id: int) -> int | None:
        await world.env.external_wait(told.wait(), reason="a slow database")
        return await note(game_id, message_id)

    if slow == "Discord":
        monkeypatch.setattr(discord.http.HTTPClient, "send_message", send_slowly)
    else:
        monkeypatch.setattr(world.store.games, "set_message", note_slowly)
    await world.alice.send(world.channel, "!play easy")
    for _ in range(presses):
        free = next(name for name, button in buttons_of(world.last).items() if name.isdigit() and not button.disabled)
        await world.press(world.alice, free)
    told.set()
    await world.env.advance_time(40)
    assert [call.method for call in world.calls()] == ["POST"] * (1 + presses)
    assert (await world.game(world.alice)).message_id == world.last.id


@pytest.mark.parametrize("is_shown", [True, False])
async def test_what_an_answer_under_way_will_show_is_edited_only_if_it_fails(world: World, is_shown: bool) -> None:
    board = await world.bot.get_partial_messageable(world.channel.id).send("a game")
    alice, boards = User(world.alice.id, "alice"), world.bot.boards
    begun = await world.services.lobby.start(world.place, alice, Level.EASY, First.ME)
    apart = contextvars.copy_context()
    with boards.collecting_changes() as pressing:
        after = await world.services.turns.move(world.place, alice.id, "5")
        asked = Request(1, world.place, alice, Via.SLASH)
        settling = boards.note(asked, GameReply(begun), board.id)  # the start's answer, late
        await asyncio.create_task(settling, context=apart)
        assert not world.bot.outbox.background.tasks
        if is_shown:
            pressing.shown = begun.id
            await boards.note(asked, GameReply(after), board.id)
    assert len(world.bot.outbox.background.tasks) == (not is_shown)
    while tasks := world.bot.outbox.background.tasks:
        await asyncio.wait(tasks)
    edited = newest(world.channel)
    assert (edited.content == "a game") if is_shown else (board_of(edited)[4] == "X")


async def test_what_changes_unasked_while_an_answer_is_on_its_way_is_edited(world: World) -> None:
    board = await world.bot.get_partial_messageable(world.channel.id).send("a game")
    alice, boards = User(world.alice.id, "alice"), world.bot.boards
    begun = await world.services.lobby.start(world.place, alice, Level.EASY, First.ME)
    await give_up(world.services, world.place, alice.id)
    await boards.note(Request(1, world.place, alice, Via.SLASH), GameReply(begun), board.id)
    while tasks := world.bot.outbox.background.tasks:
        await asyncio.wait(tasks)
    assert "Called off" in text_of(newest(world.channel))


# Ends that Discord does not take at once


@pytest_asyncio.fixture
async def lapsing(tmp_path: Path) -> AsyncIterator[World]:
    """A bot of its own with a game of alice's and bob's that the sweep after 90 s ends: alice is to move."""
    async with open_world(tmp_path, game_expires_s=60) as world:
        await world.env.advance_time(5)
        await members_game(world, "51")
        yield world


def fail(world: World, monkeypatch: pytest.MonkeyPatch, how: str, times: int) -> None:
    if how == "503":
        world.env.inject_error("PATCH", "/channels/*", status=503, times=times)
        return
    error = discord.RateLimited(1) if how == "limit" else aiohttp.ClientOSError("unreachable")
    original, left = discord.http.HTTPClient.edit_message, [error] * times

    async def unreachable(*given: Any, **options: Any) -> object:
        if left:
            raise left.pop()
        return await original(*given, **options)

    monkeypatch.setattr(discord.http.HTTPClient, "edit_message", unreachable)


async def test_an_edit_that_discord_limits_twelve_times_is_given_up_with_one_line(
    lapsing: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(outbox, "MOST_LIMITED_S", 0.0)
    fail(lapsing, monkeypatch, "limit", 12)
    with caplog.at_level(logging.INFO):
        await lapsing.env.advance_time(86)
    (told,) = [each for each in caplog.messages if "given up" in each]
    assert str(lapsing.channel.id) in told
    assert not shows_end(lapsing.last)
    await lapsing.env.advance_time(31)
    assert shows_end(lapsing.last), "the next sweep tries again"


@pytest.mark.parametrize(
    ("how", "times", "shown_after_s"),
    [
        *[("503", 1, 3), ("no connection", 6, 61)],
        *(pytest.param("503", *each, marks=pytest.mark.slow) for each in ((2, 13), (3, 31), (6, 61))),
        pytest.param("no connection", 1, 3, marks=pytest.mark.slow),
    ],
)
async def test_an_end_that_discord_does_not_take_is_shown_later(
    lapsing: World, monkeypatch: pytest.MonkeyPatch, how: str, times: int, shown_after_s: int
) -> None:
    fail(lapsing, monkeypatch, how, times)
    await lapsing.env.advance_time(86)  # the sweep after 90 s ends the game
    assert not shows_end(lapsing.last)
    await lapsing.env.advance_time(shown_after_s)
    assert LOST in text_of(lapsing.last)
    assert shows_end(lapsing.last)
    lapsing.calls()
    await lapsing.env.advance_time(70)
    assert lapsing.calls() == []


async def test_an_end_that_was_not_shown_before_a_restart_is_shown_once_after_it(lapsing: World) -> None:
    lapsing.env.inject_error("PATCH", "/channels/*", status=503, times=None)
    await lapsing.env.advance_time(100)
    assert not shows_end(lapsing.last)
    lapsing.env.backend.faults.clear()
    await lapsing.restart()
    await lapsing.env.settle()
    assert LOST in text_of(lapsing.last)
    await lapsing.env.advance_time(70)
    edits(lapsing)
    await lapsing.restart()
    await lapsing.env.advance_time(70)
    assert edits(lapsing) == []


async def test_without_embeds_in_a_channel_that_is_not_in_the_cache_an_end_is_shown_in_plain_words(
    lapsing: World,
) -> None:
    take_server_away(lapsing, is_known=False)
    lapsing.bot.shard_ids = [1]  # another process holds the server's shard, and would know whether it is there
    lapsing.env.inject_error("PATCH", "/channels/*", status=403, code=50013)
    lapsing.calls()
    await lapsing.env.advance_time(86)
    assert [bool(call.json and call.json["embeds"]) for call in edits(lapsing)] == [True, False]
    assert not lapsing.last.embeds
    assert LOST in lapsing.last.content
    assert shows_end(lapsing.last)
    await lapsing.env.advance_time(40)
    assert edits(lapsing) == []


@pytest.mark.parametrize(("code", "tries"), [(50001, 1), (50013, 2)], ids=["not seen", "perhaps its embed"])
async def test_a_board_that_may_not_be_edited_at_all_is_given_up(lapsing: World, code: int, tries: int) -> None:
    lapsing.env.inject_error("PATCH", "/channels/*", status=403, code=code, times=None)
    lapsing.calls()
    await lapsing.env.advance_time(100)
    assert len(edits(lapsing)) == tries
    await lapsing.env.advance_time(70)
    assert edits(lapsing) == []
