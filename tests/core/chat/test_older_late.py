"""OlderBoards when Discord is slow: whatever comes late, a game has one board that looks live, and it is the newest."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import discord
import pytest
import pytest_asyncio

from bot.core.chat.boards import OlderBoards
from bot.core.game import Notices
from bot.core.store import StoreError
from tests.people import live, members_game, message_of, other_process
from tests.told import prefer
from tests.world import World, board_of


@pytest.fixture
def gate(world: World, monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """Discord is slow: the first edit of each message, unless it answers a click, waits until this is set."""
    alone = OlderBoards.alone

    @asynccontextmanager
    async def known(boards: OlderBoards, game_id: int) -> AsyncIterator[None]:
        lock = alone(boards, game_id)
        await world.env.external_wait(lock.acquire(), reason="another edit of the game, which is slow")
        yield
        lock.release()

    monkeypatch.setattr(OlderBoards, "alone", known)  # or SimCord would take the wait for a hang
    return slow_down(world, monkeypatch, "edit_message")


def slow_down(world: World, monkeypatch: pytest.MonkeyPatch, name: str) -> asyncio.Event:
    """Let the first call of a method for each channel or message wait until what is returned is set."""
    opened, late = asyncio.Event(), set[tuple[Any, ...]]()
    original = getattr(discord.http.HTTPClient, name)

    async def slow(client: discord.http.HTTPClient, *where: int, **options: Any) -> object:
        if where not in late:
            late.add(where)
            await world.env.external_wait(opened.wait(), reason="a slow Discord")
        return await original(client, *where, **options)

    monkeypatch.setattr(discord.http.HTTPClient, name, slow)
    return opened


async def test_a_late_edit_of_a_board_does_not_make_it_look_live_again(world: World, gate: asyncio.Event) -> None:
    board = await members_game(world)
    world.env.inject_error("POST", "/interactions/*", status=404, code=10062)
    await world.press(world.alice, "5", board)  # its answer is lost, and the edit in its place is slow
    await world.bob.send(world.channel, "!move 1")
    gate.set()
    await world.env.settle()
    assert live(world) == [world.last.id]
    assert board_of(world.last) == "O...X...."


async def test_a_board_that_is_pressed_while_it_is_folded_looks_live_at_last(world: World, gate: asyncio.Event) -> None:
    board = await members_game(world)
    await world.carol.send(world.channel, "well")
    await world.alice.send(world.channel, "!move 5")
    await world.press(world.bob, "1", board)  # on the page from before that move, so it only shows the newest
    gate.set()
    await world.env.advance_time(31)
    assert live(world) == [board.id]
    assert board_of(message_of(world.channel, board)) == "....X...."


async def test_a_press_whose_answer_comes_after_the_fold_leaves_one_live_board_with_the_newest_move(
    world: World, gate: asyncio.Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    board, slow = await members_game(world), asyncio.Event()
    adapter: Any = world.env._webhook_adapter
    original = adapter.create_interaction_response

    async def late(*given: Any, **options: Any) -> object:
        await world.env.external_wait(slow.wait(), reason="a slow Discord")
        return await original(*given, **options)

    gate.set()
    monkeypatch.setattr(adapter, "create_interaction_response", late)
    await world.press(world.alice, "5", board)
    await world.carol.send(world.channel, "well")
    await world.bob.send(world.channel, "!move 1")
    assert live(world) == [world.last.id]
    slow.set()
    await world.env.advance_time(31)
    assert live(world) == [board.id]
    assert board_of(message_of(world.channel, board)) == "O...X...."


async def test_a_board_that_is_overtaken_on_its_way_shows_the_newest_move(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    board = await members_game(world)
    gate = slow_down(world, monkeypatch, "send_message")
    await world.alice.send(world.channel, "!board")
    await world.press(world.alice, "5", board)
    gate.set()
    await world.env.settle()
    assert live(world) == [world.last.id]
    assert world.last.id != board.id
    assert board_of(world.last) == "....X...."


async def test_an_edit_that_comes_after_a_move_of_another_process_is_followed_by_one_that_shows_it(
    world: World, gate: asyncio.Event
) -> None:
    board = await members_game(world)
    world.env.inject_error("POST", "/interactions/*", status=404, code=10062)
    await world.press(world.alice, "5", board)  # its answer is lost, and the edit in its place is slow
    async with other_process(world) as other:
        await other.turns.move(world.place, world.bob.id, "1")
    gate.set()
    await world.env.settle()
    assert live(world) == [board.id]
    assert board_of(message_of(world.channel, board)) == "O...X...."


async def test_a_board_that_another_process_shows_again_while_it_is_folded_looks_live_at_last(
    world: World, gate: asyncio.Event
) -> None:
    board = await members_game(world)
    await world.carol.send(world.channel, "well")
    await world.alice.send(world.channel, "!move 5")  # by a new message; to fold the old one takes a while
    async with other_process(world) as other:
        await other.store.games.set_message((await world.game(world.bob)).id, board.id)
    gate.set()
    await world.env.advance_time(31)
    assert board.id in live(world)
    assert board_of(message_of(world.channel, board)) == "....X...."


@pytest_asyncio.fixture
async def sent(world: World, monkeypatch: pytest.MonkeyPatch) -> list[asyncio.Event]:
    """Discord takes each typed move at once and is slow to say so, until these are set: one for each, in turn."""
    for player in (world.alice, world.bob):
        await prefer(world, player, Notices.OFF)  # a notice would be one of them
    request, answered = world.bot.http.request, [asyncio.Event() for _ in range(2)]
    left = iter(answered)

    async def slow(route: discord.http.Route, **options: Any) -> object:
        try:
            return await request(route, **options)
        finally:
            if route.method == "POST":
                await world.env.external_wait(next(left).wait(), reason="a slow Discord")

    monkeypatch.setattr(world.bot.http, "request", slow)
    return answered


async def test_a_board_that_the_next_answer_overtakes_is_not_edited_before_that_folds_it(
    world: World, sent: list[asyncio.Event]
) -> None:
    board = await members_game(world)
    world.calls()
    await world.alice.send(world.channel, "!move 5")
    await world.bob.send(world.channel, "!move 1")
    sent[0].set()
    await world.env.settle()
    sent[1].set()
    await world.env.settle()
    left = [call.path.rsplit("/")[-1] for call in world.calls() if call.method in ("PATCH", "DELETE")]
    assert len(left) == 2, "neither was shown again meanwhile"
    assert left[0] == str(board.id)
    assert live(world) == [world.last.id]
    assert board_of(world.last) == "O...X...."


@pytest.mark.parametrize("fault", ["nowhere", "not noted"])
async def test_a_board_is_edited_if_the_answer_that_overtakes_it_fails(
    world: World, sent: list[asyncio.Event], monkeypatch: pytest.MonkeyPatch, fault: str
) -> None:
    await members_game(world)
    await world.alice.send(world.channel, "!move 5")
    overtaken = world.last
    if fault == "nowhere":
        world.env.inject_error("POST", "/channels/*", status=404, code=10003)
    await world.bob.send(world.channel, "!move 1")
    sent[0].set()
    await world.env.settle()
    if fault == "not noted":
        monkeypatch.setattr(world.store.games, "set_message", away)
    sent[1].set()
    await world.env.settle()
    assert board_of(message_of(world.channel, overtaken)) == "O...X...."


async def away(*_: object) -> None:
    raise StoreError("away")


async def test_a_typed_answer_that_something_else_overtakes_shows_the_newest_move(
    world: World, sent: list[asyncio.Event]
) -> None:
    await members_game(world)
    await world.alice.send(world.channel, "!move 5")
    with world.env.time_context():
        await world.services.turns.move(world.place, world.bob.id, "1")
    sent[0].set()
    await world.env.settle()
    await asyncio.gather(*world.bot.outbox.background.tasks)  # SimCord waits for none that no user has caused
    assert live(world) == [world.last.id]
    assert board_of(world.last) == "O...X...."
