"""Jobs: what the bot does without being asked, and only while there is something to do."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.core.chat import boards
from tests.people import (
    WIN,
    members_game,
    message_of,
    moves_by_click,
    newest,
    shows_end,
)
from tests.world import World, buttons_of, open_world, text_of

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
        await members_game(world, moves)
        await world.env.advance_time(95)
        assert end in text_of(newest(world.channel))
        assert shows_end(newest(world.channel))
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
