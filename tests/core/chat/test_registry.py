"""Two features that claim the same name are an error at start; what a missing one would answer is refused."""

from __future__ import annotations

from pathlib import Path
from types import MappingProxyType
from typing import Any, cast

import pytest

from bot.core.chat.commands import command
from bot.core.chat.feature import Feature, FeatureClash
from bot.core.chat.options import Options, option
from bot.core.chat.press import Address, Press, press
from bot.core.chat.readers import HourOption
from bot.core.chat.registry import Registry
from bot.core.chat.replies import Reply
from bot.core.chat.request import Request
from bot.words import words
from tests.world import open_world, said, text_of


class Hours(Options):
    hour: int | None = option(HourOption())


class Chess(Feature, name="one"):
    @command("chess", "mate", with_app_command=False)
    async def move(self, request: Request, options: Hours) -> Reply:
        """Answer a command."""
        raise NotImplementedError

    @press("ttt-chess:{game_id}")
    async def show(self, request: Request, game_id: int) -> Reply:
        """Answer a button."""
        raise NotImplementedError


class SameCommand(Feature, name="two"):
    @command("mate", with_app_command=False)
    async def move(self, request: Request) -> Reply:
        """Answer a command."""
        raise NotImplementedError


class SameButton(Feature, name="two"):
    @press("ttt-chess:{game_id}:{ply:3}")
    async def show(self, request: Request, game_id: int, ply: int) -> Reply:
        """Answer a button."""
        raise NotImplementedError


class Stop(Feature, name="one"):
    @press("ttt:{game_id}:{ply:3}:stop")
    async def stop(self, request: Request, game_id: int, ply: int) -> Reply:
        """Answer a button of a game."""
        raise NotImplementedError


class SameAct(Stop, name="two"):
    """Answers the same one."""


class Posting(Feature, name="one"):
    server_posts = MappingProxyType({"puzzle": cast(Any, None)})


class SamePost(Posting, name="two"):
    """Posts by the same setting."""


CLAIMS = {
    "command mate": (Chess, SameCommand),
    "button ttt-chess": (Chess, SameButton),
    "button ttt:{game_id}:{ply:3}:stop": (Stop, SameAct),
    "setting puzzle": (Posting, SamePost),
    "name one": (Chess, Stop),
}


@pytest.mark.parametrize("claim", CLAIMS)
def test_two_features_that_claim_the_same_are_named(claim: str) -> None:
    registry, bot = Registry(), cast(Any, None)
    first, second = CLAIMS[claim]
    registry.add(first(bot))
    with pytest.raises(FeatureClash) as clash:
        registry.add(second(bot))
    name = second(bot).qualified_name
    assert str(clash.value) == f"the features one and {name} both claim the {claim}"
    assert [each.qualified_name for each in registry.features] == ["one"], "nothing of the second is there"
    assert registry.commands.keys() <= {"chess", "mate"}


def test_an_option_that_nothing_reads_is_refused_where_it_is_declared() -> None:
    with pytest.raises(TypeError, match=r"^the option hour of Odd has no reader$"):

        class Odd(Options):
            hour: int = 3


def test_a_value_that_no_address_can_hold_is_refused_where_it_is_declared() -> None:
    async def show(request: Request, at: float) -> Reply:
        """Answer a button."""
        raise NotImplementedError

    with pytest.raises(TypeError, match=r"^an address can't hold a"):
        Press(Address("ttt-odd:{at}"), show)


@pytest.mark.parametrize("door", ["typed", "slash"])
async def test_a_bot_without_games_of_a_channel_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, door: str
) -> None:
    monkeypatch.setattr("bot.app.FEATURES", ())
    async with open_world(tmp_path) as world:
        if door == "typed":
            await world.alice.send(world.channel, "!play channel")
            told = text_of(world.last)
        else:
            told = said(await world.alice.slash(world.channel, "play", crowd=True))
        assert told == words()("no-channel-games")
        await world.alice.send(world.channel, f"!play {world.bob.mention} open")
        assert text_of(world.last) == words()("pick-open")
