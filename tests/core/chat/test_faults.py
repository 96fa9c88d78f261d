"""The bot, its database or Discord fails while people play: told once, in words, and the game goes on as shown."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

import pytest

from bot.core.store import connections
from bot.words import words
from tests.faults import locked
from tests.world import World, board_of, open_world, text_of


@pytest.mark.parametrize("fails", ["to store the move", "to make its page"])
@pytest.mark.parametrize("door", ["typed", "slash", "button"])
async def test_a_fault_is_told_with_a_reference_and_logged_with_the_same(
    world: World, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, door: str, fails: str
) -> None:
    await world.alice.send(world.channel, "!play")
    before = await world.game(world.alice)

    def fail(*_: object) -> Any:
        raise OSError("disk full at /secret/path")

    with monkeypatch.context() as broken:
        if fails == "to store the move":
            broken.setattr(world.store.games, "change", fail)
        else:
            broken.setattr(world.bot.answerer, "_page", fail)
        answer = await world.told_of_move(door, world.alice, "5")
    assert answer.startswith("Something broke on my side, but your game is safe. Try again;")
    reference = answer.removesuffix(".").split()[-1]
    assert [reference in record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == [True]
    assert "secret" not in answer
    after = await world.game(world.alice)
    assert (after == before) if fails == "to store the move" else (after.moves[0] == 4)


@pytest.mark.parametrize("door", ["typed", "slash", "button"])
async def test_a_database_that_is_away_is_told_in_words_and_the_game_goes_on_when_it_is_back(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, door: str
) -> None:
    monkeypatch.setattr(connections, "BUSY_S", 0.02)
    async with open_world(tmp_path) as world:
        await world.alice.send(world.channel, "!play")
        board, before = world.last, await world.game(world.alice)
        caplog.clear()
        with locked(tmp_path):
            for _ in range(2):
                assert await world.told_of_move(door, world.alice, "5") == words()("store-away")
                await world.bob.slash(world.channel, "board")  # which is only read, and is
        assert await world.game(world.alice) == before
        await world.press(world.alice, "5", board)
        assert (await world.game(world.alice)).moves[0] == 4
        told = [record for record in caplog.records if record.levelno >= logging.WARNING]
        assert [record.getMessage() for record in told] == [
            words()("log-database-away", reason="database is locked"),
            "I can use the database again.",
        ]
        assert not any(record.exc_info for record in told)


async def test_time_that_runs_out_while_the_database_is_away_is_written_down_when_it_is_back(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "BUSY_S", 0.02)
    async with open_world(tmp_path, game_expires_s=60) as world:
        await world.alice.send(world.channel, "!play")
        with locked(tmp_path):
            await world.env.advance_time(100)
            assert "Time ran out" not in text_of(world.last)
        await world.env.advance_time(40)
        assert "Time ran out" in text_of(world.last)
        assert not any(record.exc_info for record in caplog.records)


@pytest.mark.parametrize("door", ["typed", "slash", "button"])
async def test_a_board_whose_answer_was_lost_is_brought_up_to_date(
    world: World, caplog: pytest.LogCaptureFixture, door: str
) -> None:
    await world.alice.send(world.channel, "!play easy")
    board_id = world.last.id
    world.calls()
    world.env.inject_error("POST", "*", status=404, code=10062)
    await world.move(door, world.alice, "5")
    assert [call.method for call in world.calls()] == ["POST", "PATCH"]
    (board,) = (message for message in world.channel.history() if message.id == board_id)
    game = await world.game(world.alice)
    assert (board_of(board), game.moves[0]) == (game.position.text(), 4)
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


async def test_an_edit_that_discord_does_not_take_either_is_tried_again(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.core.chat.outbox.AGAIN_AFTER_S", (0,))
    await world.alice.send(world.channel, "!play easy")
    world.env.inject_error("POST", "*", status=404, code=10062)
    world.env.inject_error("PATCH", "*", status=400, code=0)
    await world.press(world.alice, "5")
    await world.env.settle()
    assert board_of(world.last) == (await world.game(world.alice)).position.text()
    assert board_of(world.last)[4] == "X"


async def test_a_lost_answer_in_a_channel_that_is_gone_breaks_nothing(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    await world.alice.send(world.channel, "!play easy")
    world.env.inject_error("*", "/channels/*", status=404, code=10003, times=None)
    await world.alice.send(world.channel, "!move 5")
    world.env.backend.faults.clear()
    assert (await world.game(world.alice)).moves[0] == 4
    assert not [record for record in caplog.records if record.levelno > logging.INFO]
    await world.alice.send(world.channel, "!board")
    assert board_of(world.last) == (await world.game(world.alice)).position.text()


async def test_a_board_in_an_archived_thread_is_followed_no_more(world: World) -> None:
    await world.alice.send(world.channel, "!play easy")
    there = world.guild.create_text_channel("lobby")
    await world.bob.send(there, "!watch 1")
    world.env.inject_error("PATCH", "*", status=400, code=50083)
    await world.press(world.alice, "5")
    world.calls()
    await world.press(world.alice, str((await world.game(world.alice)).position.legal()[0] + 1))
    assert [call.method for call in world.calls()] == ["POST"]


@pytest.mark.parametrize("minutes", [5, pytest.param(60, marks=pytest.mark.slow)])
async def test_after_minutes_and_an_hour_of_silence_the_game_goes_on(world: World, minutes: int) -> None:
    await world.alice.send(world.channel, "!play easy")
    board = world.last
    for _ in range(minutes):  # SimCord gives each step five seconds, however much is due in it
        await world.env.advance_time(60)
    await world.press(world.alice, "5", board)
    assert board_of(world.last)[4] == "X"


@pytest.mark.parametrize("by", ["deleting the message", "deleting the channel"])
async def test_a_game_whose_board_is_deleted_ends_by_itself_and_binds_nobody(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, by: str
) -> None:
    async with open_world(tmp_path, game_expires_s=60) as world:
        await world.alice.send(world.channel, "!play")
        if by == "deleting the message":
            await world.last.delete()
            await world.alice.send(world.channel, "!board")
            await world.press(world.alice, "5")
            assert board_of(world.last)[4] == "X"
            await world.last.delete()
        else:
            world.env.inject_error("*", "/channels/*", status=404, code=10003, times=None)
        await world.env.advance_time(100)
        assert not [record for record in caplog.records if record.levelno > logging.INFO]
        world.env.backend.faults.clear()
        await world.alice.send(world.channel, "!play")
        assert board_of(world.last) == "." * 9


async def test_a_failing_sweep_is_logged_and_tried_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_world(tmp_path, game_expires_s=60) as world:
        await world.alice.send(world.channel, "!play")

        async def fail(*_: object) -> None:
            raise OSError("the database is gone")

        with monkeypatch.context() as broken:
            broken.setattr(world.store.listings, "due", fail)
            await world.env.advance_time(70)
        assert any(record.levelno >= logging.ERROR for record in caplog.records)
        assert "Time ran out" not in text_of(world.last)
        await world.env.advance_time(31)
        assert (await world.ended(1)).result is not None
        assert "Time ran out" in text_of(world.last)
