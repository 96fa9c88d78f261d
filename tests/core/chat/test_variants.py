"""Misere and wild in a simulated server, by buttons, typing and slash."""

from __future__ import annotations

import pytest

from bot.engine import Board, Level, Mark, Rules
from tests.world import World, board_of, buttons_of, of_core, said, text_of


@pytest.mark.parametrize("door", ["typed", "slash"])
async def test_who_completes_a_line_loses_by_misere_rules(world: World, door: str) -> None:
    await world.begin(door, rules="misere")
    assert (await world.game(world.alice)).board == Board(3, 3, 3, Rules.MISERE)
    assert "Misere: whoever gets three in a row loses." in text_of(world.last)
    for player, square in zip((world.alice, world.bob) * 3, "14253", strict=False):
        await world.press(player, square)
    assert "❌ alice completed three in a row, and that loses." in text_of(world.last)


@pytest.mark.parametrize("door", ["typed", "slash"])
async def test_either_mark_is_placed_by_wild_rules(world: World, door: str) -> None:
    await world.begin(door, rules="wild")
    assert "Wild: squares place ❌ now." in text_of(world.last)
    assert of_core(world.last)[9:] == ["Place 🔵", "Offer draw", "Resign"]
    before = await world.game(world.alice)
    await world.press(world.alice, "Place 🔵")
    assert await world.game(world.alice) == before
    assert "Wild: squares place 🔵 now." in text_of(world.last)
    await world.press(world.alice, "5")
    assert board_of(world.last) == "....O...."
    assert "alice played 5 with 🔵." in text_of(world.last)
    assert "Wild: squares place 🔵 now." in text_of(world.last), "the side to move begins with its own mark"
    await world.bob.send(world.channel, "!move 1 o")
    await world.alice.slash(world.channel, "move", square="9 🔵")
    assert board_of(world.last) == "O...O...O"
    assert "Three in a row in 2 moves." in text_of(world.last)


async def test_only_the_side_to_move_chooses_the_mark_and_its_own_may_be_left_out(world: World) -> None:
    await world.begin(rules="wild")
    shown = text_of(world.last)
    assert said(await world.press(world.carol, "Place 🔵")).startswith("Only alice or bob can do that.")
    assert said(await world.press(world.bob, "Place 🔵")).startswith("It's alice's turn.")
    assert text_of(world.last) == shown
    await world.alice.send(world.channel, "!move b2")
    await world.bob.send(world.channel, "!move 1")
    assert board_of(world.last) == "O...X...."


@pytest.mark.parametrize("rules", ["misere", "wild"])
@pytest.mark.parametrize("level", list(Level))
async def test_the_bot_plays_every_variant_to_its_end(world: World, rules: str, level: Level) -> None:
    await world.alice.send(world.channel, f"!play {rules} {level}")
    while "Rematch" not in buttons_of(world.last):
        game = await world.game(world.alice)
        await world.alice.send(world.channel, f"!move {game.board.move_name(game.position.legal()[0])}")
    assert (await world.ended(1)).position.is_over


async def test_a_rematch_keeps_the_rules(world: World) -> None:
    await world.begin(rules="wild")
    await world.alice.send(world.channel, "!move 5")
    await world.resign(world.alice)
    await world.press(world.alice, "Rematch")
    await world.press(world.bob, "Rematch")
    game = await world.game(world.alice)
    assert (game.board.rules, game.mark_of(world.alice.id)) == (Rules.WILD, Mark.O)


async def test_larger_boards_have_the_standard_rules(world: World) -> None:
    expected = "Other rules than standard need the 3x3 board. Pick 3x3, or leave the rules out."
    await world.alice.send(world.channel, "!play 4x4 misere")
    assert text_of(world.last) == expected
    assert said(await world.alice.slash(world.channel, "play", board="5x5", rules="wild")) == expected
