"""Whoever looks on, or asks for a hint, after a deadline."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.core.chat.test_deadlines import LOST, TOLD, ended_once
from tests.features.full import World, open_world
from tests.people import follow, members_game, newest
from tests.world import said, text_of


@pytest.mark.parametrize("words", ["!watch 1", "!explain 1"])
async def test_who_looks_on_after_the_deadline_hears_that_it_is_over(late: World, words: str) -> None:
    board = late.last
    await late.carol.send(late.channel, words)
    assert text_of(late.last) == "Game 1 is over. Use /replay 1 to step through it."
    await ended_once(late, board)


async def test_a_replay_after_the_deadline_is_given_and_the_board_shows_the_end(late: World) -> None:
    board = late.last
    await late.carol.send(late.channel, "!replay 1")
    await late.press(late.carol, "Last")
    assert LOST in text_of(late.last)
    await ended_once(late, board)


async def test_followers_see_the_end_as_soon_as_the_players_do(tmp_path: Path) -> None:
    async with open_world(tmp_path, game_expires_s=60) as world:
        await world.env.advance_time(5)
        lounge = world.guild.create_text_channel("lounge")
        await members_game(world, "51")
        await follow(world, lounge)
        await world.env.advance_time(62)
        await world.bob.send(world.channel, "!board")
        assert LOST in text_of(newest(lounge))


@pytest.mark.parametrize("name", ["hint", "explain"])
async def test_who_asks_for_help_after_the_deadline_is_told_and_the_board_shows_the_end(late: World, name: str) -> None:
    board = late.last
    assert said(await late.alice.slash(late.channel, name)) == TOLD
    await ended_once(late, board)
