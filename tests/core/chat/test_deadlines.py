"""Whoever comes first after a deadline: the players' board shows at once that time ran out, and the asker is told."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

import discord
import pytest
from simcord import ChannelHandle, InteractionResult, MemberActor

from tests.people import members_game, message_of, shows_end
from tests.world import World, buttons_of, open_world, said, text_of

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


STARTS: dict[str, Ask] = {
    "!play": typed("!play easy"),
    "/play": slash("play", level="easy"),
    "!play of the opponent": lambda world: world.bob.send(world.channel, "!play easy"),
    "carol's !play": lambda world: world.carol.send(world.channel, f"!play {world.alice.mention}"),
    "carol's /play": lambda world: world.carol.slash(world.channel, "play", opponent=world.alice),
}


async def test_who_comes_after_the_deadline_is_told_or_begins_a_game_and_the_board_shows_the_end_at_once(
    tmp_path: Path,
) -> None:
    """A game of alice and bob in a channel each, all of which are late, and one way in which somebody comes there."""
    async with open_world(tmp_path, game_expires_s=60) as world:
        world.bot.answerer.most = 10**6
        await world.env.advance_time(5)
        boards: dict[str, tuple[ChannelHandle, discord.Message]] = {}
        for way in (*TOO_LATE, *STARTS):
            channel = world.guild.create_text_channel("games")
            boards[way] = channel, await members_game(world, "51", channel)
        await world.env.advance_time(62)
        for number, (way, (world.channel, board)) in enumerate(boards.items(), 1):
            assert not shows_end(world.last), "a sweep was faster"
            world.calls()
            if way in TOO_LATE:
                result = await TOO_LATE[way](world)
                told = said(result) if isinstance(result, InteractionResult) else text_of(world.last)
                assert told == TOLD.replace("game 1.", f"game {number}."), way
            else:
                await STARTS[way](world)
                assert "vs 🔵 Easy bot" in text_of(world.last) or "Accept" in buttons_of(world.last), way
            shows_its_end(world, board)
        world.calls()
        await world.env.advance_time(40)
        assert [call.path for call in world.calls() for _, board in boards.values() if str(board.id) in call.path] == []


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
    shows_its_end(world, board)
    await world.env.advance_time(40)
    assert [call for call in world.calls() if str(board.id) in call.path] == []


def shows_its_end(world: World, board: discord.Message) -> None:
    """The players' board shows the end, by one edit."""
    shown = message_of(world.channel, board)
    assert shows_end(shown)
    assert LOST in text_of(shown)
    assert [call.method for call in world.calls()].count("PATCH") == 1
