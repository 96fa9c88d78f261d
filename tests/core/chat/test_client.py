"""Wiring: commands and intents, the engine off the loop, starting and stopping."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any

import discord
import pytest

from bot.core.chat.client import PERMISSIONS, invite_url
from bot.core.chat.commands import suggest
from bot.core.chat.play import PlayCommands
from bot.engine import STANDARD, Level, Position, choose
from tests.people import private
from tests.world import World, open_world, text_of

IN_SERVERS = {"settings", "end", "End this game", "permissions"}
"""Commands of features that direct messages don't have."""
NO_PRIVILEGED = discord.Intents.default()


def test_an_option_with_choices_cannot_be_completed() -> None:
    with pytest.raises(ValueError, match=r"the option level of /play has choices"):
        suggest(PlayCommands.play, "level")


async def test_the_refused_intent_is_noticed_when_connecting(tmp_path: Path) -> None:
    with pytest.raises(discord.PrivilegedIntentsRequired):
        async with open_world(tmp_path, approved=NO_PRIVILEGED):
            pass


async def test_without_the_intent_slash_buttons_and_mentions_work(tmp_path: Path) -> None:
    async with open_world(tmp_path, approved=NO_PRIVILEGED, typed_commands=False) as world:
        assert world.bot.user is not None
        await world.alice.send(world.channel, "!play")
        assert len(world.channel.history()) == 1
        await world.alice.send(world.channel, f"{world.bot.user.mention} play easy")
        await world.press(world.alice, "5")
        await world.press(world.alice, "Resign", private(await world.alice.slash(world.channel, "resign")))
        assert "alice resigned after 2 moves." in text_of(world.last)


THINKING = ("analysis", "levels", "minimax", "remarks", "search", "small", "tree", "variants")


@cache
def thinks(file: str) -> bool:
    """Whether the functions of a file take a while."""
    path = Path(file)
    return path.match("bot/features/learn/picture.py") or (path.parent.name == "engine" and path.stem in THINKING)


def frames_of_the_engine(seen: list[str]) -> Callable[[FrameType, str, Any], None]:
    """A profile function that notes each call into the engine's thinking on the thread it is set for."""

    def note(frame: FrameType, event: str, _argument: Any) -> None:
        code = frame.f_code
        if event == "call" and thinks(code.co_filename) and code.co_name != "walk":  # which reads off a tree
            seen.append(f"{Path(code.co_filename).stem}.{code.co_name}")

    return note


@pytest.mark.own_world
async def test_a_second_stop_does_nothing_and_the_first_leaves_discord(world: World) -> None:
    await world.bot.close()
    assert world.bot.is_closed()
    await world.bot.close()


def test_the_invite_asks_for_six_permissions_and_no_more() -> None:
    assert PERMISSIONS.value == 274878024704
    assert sum(wanted for _, wanted in PERMISSIONS) == 6
    assert "permissions=274878024704" in invite_url(1)
    assert "scope=bot+applications.commands" in invite_url(1)


async def test_every_command_can_be_typed_and_works_in_servers_direct_messages_and_as_a_user_app(world: World) -> None:
    sent = [command.to_dict(world.bot.tree) for command in world.bot.tree.get_commands()]
    names = {each["name"] for each in sent}
    assert names >= {"play", "move", "board", "resign", "draw", "Challenge to tic-tac-toe"}
    slash = {each["name"] for each in sent if each["type"] == discord.AppCommandType.chat_input.value}
    assert {command.name for command in world.bot.commands} == slash | {"rematch"}, "there is a button for that"
    for payload in sent:
        assert payload["contexts"] == ([0] if payload["name"] in IN_SERVERS else [0, 1, 2]), payload["name"]
        assert payload["integration_types"] == [0, 1]


async def test_the_engine_never_thinks_on_the_event_loop(world: World) -> None:
    seen: list[str] = []
    sys.setprofile(frames_of_the_engine(seen))
    try:
        for level in Level:
            await world.alice.send(world.channel, f"!play {level} them")
            game = await world.game(world.alice)
            await world.alice.send(world.channel, f"!move {game.position.legal()[0] + 1}")
            await world.alice.slash(world.channel, "draw")
            await world.resign(world.alice)
        assert not seen
        choose(Position.start(STANDARD), Level.EASY, Random(1))
    finally:
        sys.setprofile(None)
    assert "levels.choose" in seen, "on this thread it would have been seen"
