"""Followed boards and edits that come late."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.core.chat.test_boards import edits
from tests.features.full import World, open_world
from tests.people import WIN, follow, members_game, message_of, moves_by_click, newest, other_process, shows_end
from tests.world import board_of, text_of


async def test_twenty_places_follow_a_fast_game_with_few_calls_and_all_end_on_the_final_board(
    world: World, gate: asyncio.Event
) -> None:
    """While an edit is under way, the moves that come are merged into the next."""
    places = [world.guild.create_text_channel(f"lounge-{number}") for number in range(20)]
    await members_game(world)
    for place in places:
        await follow(world, place)
    world.calls()
    for ply, square in enumerate(WIN):
        await (world.alice, world.bob)[ply % 2].slash(world.channel, "move", square=square)
    gate.set()
    await world.env.settle()
    assert {board_of(newest(place)) for place in (world.channel, *places)} == {"XXXOO...."}
    assert all("alice wins" in text_of(newest(place)) for place in places)
    paths = [call.path for call in edits(world)]
    assert max(paths.count(path) for path in paths) == 2
    assert len(paths) == 2 * len(places)


async def test_a_board_that_is_stopped_while_its_edit_is_under_way_says_so_at_last(
    world: World, gate: asyncio.Event
) -> None:
    lounge = world.guild.create_text_channel("lounge")
    board = await members_game(world)
    follows = await follow(world, lounge)
    await moves_by_click(world, board, "5")
    await world.carol.send(lounge, "!unwatch 1")
    gate.set()
    await world.env.settle()
    assert "I no longer follow game 1 here." in text_of(message_of(lounge, follows))


# What is edited, and what is not


@pytest.mark.parametrize("name", ["hint", "explain"])
async def test_a_hint_is_noted_and_no_board_is_edited(world: World, name: str) -> None:
    lounge = world.guild.create_text_channel("lounge")
    await members_game(world, "51")
    await follow(world, lounge)
    world.calls()
    await world.alice.slash(world.channel, name)
    assert (await world.game(world.alice)).hints
    await world.env.advance_time(40)
    assert edits(world) == []


async def test_a_followed_board_whose_edit_comes_after_a_move_of_another_process_shows_that_move_at_last(
    world: World, gate: asyncio.Event
) -> None:
    lounge = world.guild.create_text_channel("lounge")
    await members_game(world)
    await follow(world, lounge)
    await world.alice.slash(world.channel, "move", square="5")  # the edit of the board in the lounge is slow
    async with other_process(world) as other:
        await other.turns.move(world.place, world.bob.id, "1")
    gate.set()
    await world.env.settle()
    assert board_of(newest(lounge)) == "O...X...."


async def test_a_game_that_time_ends_is_shown_as_ended_to_those_who_follow_it(tmp_path: Path) -> None:
    async with open_world(tmp_path, game_expires_s=60) as world:
        lounge = world.guild.create_text_channel("lounge")
        await members_game(world, "51")
        await follow(world, lounge)
        await world.env.advance_time(95)
        assert "❌ alice ran out of time after " in text_of(newest(lounge))
        assert shows_end(newest(lounge))
