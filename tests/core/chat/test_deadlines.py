"""Whoever comes first after a deadline: the players' board shows at once that time ran out, and the asker is told."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord
import pytest
from simcord import InteractionResult, MemberActor

from tests.people import message_of, shows_end
from tests.world import World, buttons_of, said, text_of

TOLD = "Time ran out in game 1. Use /play to start a new one."
LOST = "❌ alice ran out of time after "

Ask = Callable[[World], Awaitable[object]]


def typed(words: str) -> Ask:
    return lambda world: world.alice.send(world.channel, words)


def slash(name: str, **options: str) -> Ask:
    return lambda world: world.alice.slash(world.channel, name, **options)


TOO_LATE: dict[str, Ask] = {
    "!move": typed("!move 3"),
    "/move": slash("move", square="3"),
    "!board": typed("!board"),
    "/board": slash("board"),
    "!draw": typed("!draw"),
    "/draw": slash("draw"),
    "!resign": typed("!resign"),
    "/resign": slash("resign"),
    "the opponent's !board": lambda world: world.bob.send(world.channel, "!board"),
    "the opponent's !move": lambda world: world.bob.send(world.channel, "!move 3"),
}


@pytest.mark.parametrize("way", TOO_LATE)
async def test_who_asks_after_the_deadline_is_told_and_the_board_shows_the_end_at_once(late: World, way: str) -> None:
    board = late.last
    result = await TOO_LATE[way](late)
    assert (said(result) if isinstance(result, InteractionResult) else text_of(late.last)) == TOLD
    await ended_once(late, board)


STARTS: dict[str, Ask] = {
    "!play": typed("!play easy"),
    "/play": slash("play", level="easy"),
    "!play of the opponent": lambda world: world.bob.send(world.channel, "!play easy"),
}


@pytest.mark.parametrize("way", STARTS)
async def test_a_new_game_begins_after_the_deadline_and_the_old_board_shows_its_end(late: World, way: str) -> None:
    board = late.last
    await STARTS[way](late)
    assert "vs 🔵 Easy bot" in text_of(late.last)
    await ended_once(late, board)


@pytest.mark.parametrize("door", ["typed", "slash"])
async def test_a_third_members_challenge_after_the_deadline_lets_the_old_board_show_its_end(
    late: World, door: str
) -> None:
    board = late.last
    if door == "typed":
        await late.carol.send(late.channel, f"!play {late.alice.mention}")
    else:
        await late.carol.slash(late.channel, "play", opponent=late.alice)
    assert "Accept" in buttons_of(late.last)
    await ended_once(late, board)


@pytest.mark.parametrize("label", ["3", "Offer draw"])
@pytest.mark.parametrize("player", [lambda world: world.alice, lambda world: world.bob], ids=["alice", "bob"])
async def test_a_click_after_the_deadline_shows_the_end_itself(
    late: World, label: str, player: Callable[[World], MemberActor]
) -> None:
    await late.press(player(late), label)
    assert LOST in text_of(late.last)
    assert [call.method for call in late.calls()] == ["POST"]
    await late.env.advance_time(40)
    assert late.calls() == []


async def ended_once(world: World, board: discord.Message) -> None:
    """The players' board shows the end, by one edit, and is not edited again by later sweeps."""
    shown = message_of(world.channel, board)
    assert shows_end(shown)
    assert LOST in text_of(shown)
    assert [call.method for call in world.calls()].count("PATCH") == 1
    await world.env.advance_time(40)
    assert [call for call in world.calls() if str(board.id) in call.path] == []
