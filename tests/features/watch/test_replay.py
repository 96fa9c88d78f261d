"""Replays: an ended game, step by step, on a message of its own."""

from __future__ import annotations

import pytest

from tests.features.full import World
from tests.people import WIN, members_game, newest, private
from tests.report import for_each
from tests.world import board_of, buttons_of, text_of, unchanged

NONE = "Nobody has finished a game here yet. Use /play to start one."


async def test_a_replay_steps_through_the_game_on_its_own_message(world: World) -> None:
    board = await members_game(world, WIN)
    before = text_of(board)
    shown = private(await world.carol.click(board, label="Replay"))
    assert "Move 1 of 5: ❌ alice on 1" in text_of(shown)
    assert [button.disabled for button in buttons_of(shown).values()] == [False, False, False, False]
    for label, moves, told, idle in (
        ("First", 0, "The empty board, before 5 moves", ["First", "Back"]),
        ("Forward", 1, "Move 1 of 5: ❌ alice on 1", []),
        ("Forward", 2, "🔵 slips: 5 would have kept the draw.", []),
        ("Last", 5, "Three in a row in 3 moves.", ["Forward", "Last"]),
        ("Back", 4, "❌ wins in 1 move with best play.", []),
    ):
        shown = private(await world.press(world.carol, label, shown))
        assert len(board_of(shown).replace(".", "")) == moves
        assert told in text_of(shown)
        assert [name for name, button in buttons_of(shown).items() if button.disabled] == idle
    assert text_of(newest(world.channel)) == before


async def test_a_replays_buttons_outlive_a_restart_and_anybody_may_press_them(world: World) -> None:
    await members_game(world, WIN)
    await world.carol.send(world.channel, "!replay 1")
    shown = newest(world.channel)
    await world.restart()
    assert board_of(shown) == "X........"
    await world.bob.click(shown, label="First")
    assert board_of(newest(world.channel)) == "." * 9
    world.calls()
    await world.alice.click(newest(world.channel), label="Forward")
    assert len(world.calls()) == 1
    assert board_of(newest(world.channel)) == "X........"


async def test_a_game_that_ended_without_a_move_has_no_replay(world: World) -> None:
    await members_game(world)
    await world.resign(world.alice)
    assert "Replay" not in buttons_of(newest(world.channel))
    await world.carol.send(world.channel, "!replay 1")
    assert text_of(newest(world.channel)) == "Game 1 ended before the first move. Use /history to find another."


@for_each(
    [
        ("!replay 1", "Game 1 is still being played. Use /watch 1 to follow it."),
        *((f"!replay {words}", NONE) for words in ("", "7", "x", "last", "-3", "9" * 16, "9" * 20)),
        ("!unwatch", "I'm not following any game here."),
        ("!unwatch 1", "I'm not following that game here. Use /watch with its number."),
        ("!unwatch x", "That isn't a game's number. Use /games or /history to find one."),
        ("!history nobody", "I can't find that member in this server."),
        ('!history "', "I can't find that member in this server."),
    ],
    "shared",
    "caplog",
)
async def test_what_cannot_be_shown_is_told_in_one_answer(
    world: World, caplog: pytest.LogCaptureFixture, words: str, answer: str
) -> None:
    if await world.stored(1) is None:
        await members_game(world, "5")
    async with unchanged(world, caplog):
        await world.carol.send(world.channel, words)
    assert text_of(newest(world.channel)).startswith(answer)
    world.errors_expected = len(world.errors)
