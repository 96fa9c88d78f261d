"""Jobs: what the bot does without being asked, and only while there is something to do."""

from __future__ import annotations

from pathlib import Path

import pytest
import pytest_asyncio
import sqlalchemy as sa

from bot.core.chat import boards
from bot.core.chat.jobs import Leader
from bot.core.game import User
from bot.core.store import StoreError
from bot.engine import STANDARD, Level
from tests.conftest import OpenStore
from tests.full import Store
from tests.people import (
    WIN,
    follow,
    members_game,
    message_of,
    moves_by_click,
    newest,
    other_process,
    shows_end,
)
from tests.world import World, board_of, buttons_of, open_world, text_of

NOBODY = "Time ran out before both players had moved."


@pytest.mark.parametrize(
    ("moves", "end"),
    [
        ("", NOBODY),
        ("5", NOBODY),
        ("51", "❌ alice ran out of time after "),
        ("512", "🔵 bob ran out of time after "),
    ],
)
async def test_a_game_that_time_ends_is_shown_as_ended_to_all(tmp_path: Path, moves: str, end: str) -> None:
    async with open_world(tmp_path, game_expires_s=60) as world:
        lounge = world.guild.create_text_channel("lounge")
        await members_game(world, moves)
        await follow(world, lounge)
        await world.env.advance_time(95)
        for channel in (world.channel, lounge):
            assert end in text_of(newest(channel))
            assert shows_end(newest(channel))
        assert "Rematch" in buttons_of(newest(world.channel))


async def test_a_move_puts_the_deadline_off(tmp_path: Path) -> None:
    async with open_world(tmp_path, game_expires_s=60) as world:
        board = await members_game(world)
        for ply, square in enumerate("514"):
            await world.env.advance_time(50)
            await moves_by_click(world, board, square, ply)
        assert (await world.game(world.alice)).ply == 3


async def test_a_challenge_that_nobody_answers_expires_and_says_so(tmp_path: Path) -> None:
    async with open_world(tmp_path, challenge_expires_s=60) as world:
        await world.alice.slash(world.channel, "play", opponent=world.bob)
        await world.env.advance_time(95)
        assert text_of(world.last) == "alice's challenge expired. Use /play to ask again."
        assert buttons_of(world.last) == {}
        world.calls()
        await world.env.advance_time(70)
        assert world.calls() == []


async def test_more_ends_at_once_than_a_sweep_shows_are_all_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(boards, "MAX_ENDS_A_SWEEP", 3)
    async with open_world(tmp_path, game_expires_s=60) as world:
        messages = []
        for number in range(8):
            player = world.guild.add_member(world.env.create_user(f"player-{number}"))
            await player.send(world.channel, "!play easy")
            messages.append(world.last)
        world.env.inject_error("PATCH", "/channels/*", status=503, times=100)  # none is shown when it ends
        await world.env.advance_time(65)
        assert not any(shows_end(message_of(world.channel, message)) for message in messages)
        world.env.backend.faults.clear()
        await world.env.advance_time(100)
        assert all(shows_end(message_of(world.channel, message)) for message in messages)


async def test_what_a_click_showed_before_a_stop_is_not_edited_after_the_start(world: World) -> None:
    await members_game(world, WIN)
    await world.app.__aexit__()
    world.calls()
    await world.restart()
    await world.env.advance_time(40)
    assert [call for call in world.calls() if call.method == "PATCH"] == []


async def test_a_board_in_a_thread_that_is_archived_is_given_up(tmp_path: Path) -> None:
    async with open_world(tmp_path, game_expires_s=60) as world:
        await world.env.advance_time(5)
        await members_game(world, "51")
        world.env.inject_error("PATCH", "/channels/*", status=400, code=50083, times=None)
        world.calls()
        await world.env.advance_time(150)
        assert [call.method for call in world.calls()] == ["PATCH"]


async def test_a_quiet_bot_costs_no_call(world: World) -> None:
    board = await members_game(world, "51")
    await moves_by_click(world, board, "2", ply=2)
    world.calls()
    await world.env.advance_time(300)
    assert world.calls() == []


async def test_exhibitions_are_looked_after_only_while_one_runs(world: World) -> None:
    seen = []
    for words in ("!games", "!watch easy easy", "!unwatch"):
        await world.carol.send(world.channel, words)
        await world.env.advance_time(3)
        seen.append(world.bot.jobs.pace.is_running())
    assert seen == [False, True, False]


async def test_an_exhibition_that_another_process_began_is_found_by_a_sweep(world: World) -> None:
    await world.env.advance_time(3)
    async with other_process(world) as services:
        carol = User(world.carol.id, "carol")
        game = await services.watching.exhibit(world.place, carol, Level.EASY, Level.EASY, STANDARD)
    await world.env.advance_time(31)
    moved = await world.stored(game.id)
    assert moved is not None
    assert moved.version > game.version
    assert world.bot.jobs.pace.is_running()


async def test_an_exhibition_whose_edit_fails_goes_on(world: World) -> None:
    await world.carol.send(world.channel, "!watch easy easy")
    world.env.inject_error("PATCH", "/channels/*", status=503)
    await world.env.advance_time(6)
    assert len(board_of(newest(world.channel)).replace(".", "")) == 2


# Who does what nobody asks for: those with a gateway always, of the others one, and only while no gateway lives.


@pytest_asyncio.fixture
async def stores(open_store: OpenStore) -> list[Store]:
    """Three processes on one database."""
    opened = [open_store() for _ in range(3)]
    for each in opened:
        await each.open()
    return opened


async def lapse(store: Store) -> None:
    """Let so much time pass that nothing holds any more."""
    await store.database.write(lambda to: to.execute(sa.text("UPDATE leases SET until = 0")))


async def test_of_processes_without_a_gateway_one_has_the_jobs(stores: list[Store]) -> None:
    one, two, three = (Leader(store.leases, has_gateway=False) for store in stores)
    assert [await each.renew() for each in (one, two, three, one, two)] == [True, False, False, True, False]
    assert [each.is_on for each in (one, two, three)] == [True, False, False]


async def test_after_a_stop_another_has_them_at_its_next_sweep_and_after_a_crash_when_the_lease_is_up(
    stores: list[Store],
) -> None:
    one, two, three = (Leader(store.leases, has_gateway=False) for store in stores)
    assert await one.renew()
    await one.leave()
    assert await two.renew()
    assert not await three.renew(), "two was killed just now"
    await lapse(stores[0])
    assert await three.renew()
    await two.leave()
    assert not await two.renew()
    assert await three.renew()


async def test_while_a_process_with_a_gateway_lives_the_others_have_no_jobs(stores: list[Store]) -> None:
    gateway = Leader(stores[0].leases, has_gateway=True)
    one, two = (Leader(store.leases, has_gateway=False) for store in stores[1:])
    assert await one.renew()
    assert await gateway.renew()
    assert not await one.renew()
    assert not await two.renew()
    await lapse(stores[0])
    assert await two.renew(), "the gateway has been gone for as long as a lease is good"


async def test_a_bot_that_is_one_process_with_a_gateway_writes_no_lease(stores: list[Store]) -> None:
    gateway = Leader(stores[0].leases, has_gateway=True)
    assert await gateway.renew()
    assert not gateway.has_company
    rows = await stores[0].database.read(lambda on: on.execute(sa.text("SELECT count(*) FROM leases")).scalar())
    assert rows == 0
    assert await Leader(stores[1].leases, has_gateway=False).renew()
    await gateway.renew()
    assert gateway.has_company


async def test_without_a_database_nobody_who_needs_a_lease_has_the_jobs(open_store: OpenStore) -> None:
    store = open_store()
    await store.open()
    duty = Leader(store.leases, has_gateway=False)
    assert await duty.renew()
    await store.database.write(lambda to: to.execute(sa.text("DROP TABLE leases")))
    try:
        await duty.renew()
    except StoreError:
        assert not duty.is_on
    else:
        raise AssertionError("there is no table")
    await duty.leave()
