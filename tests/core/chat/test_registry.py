"""Two features that claim the same name are an error at start; what a missing one would answer is refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from discord.ext import commands

from bot.core.chat.address import Act
from bot.core.chat.registry import Feature, FeatureClash, Press, Registry
from bot.words import words
from tests.world import open_world, said, text_of


def cog(name: str, *aliases: str) -> commands.Cog:
    """A cog with one typed command."""

    async def run(_self: commands.Cog, ctx: commands.Context[Any]) -> None:
        """Do nothing."""

    command = commands.command(name=name, aliases=aliases)(run)
    made: Any = commands.CogMeta(f"{name}Commands", (commands.Cog,), {"run": command})
    found: commands.Cog = made()
    return found


async def nothing(*_: object) -> Any:
    """Answer a press."""


PRESS = Press(lambda _: None, nothing)
CLAIMS: list[tuple[str, str, dict[str, Any], dict[str, Any]]] = [
    ("command", "chess", {"cogs": [cog("chess")]}, {"cogs": [cog("chess")]}),
    ("command", "chess", {"cogs": [cog("chess")]}, {"cogs": [cog("board", "chess")]}),
    ("button", "ttt-chess", {"presses": {"ttt-chess": PRESS}}, {"presses": {"ttt-chess": PRESS}}),
    ("act", "stop", {"acts": {Act.STOP: PRESS}}, {"acts": {Act.STOP: PRESS}}),
]


@pytest.mark.parametrize(("kind", "name", "first", "second"), CLAIMS)
def test_two_features_that_claim_the_same_are_named(
    kind: str, name: str, first: dict[str, Any], second: dict[str, Any]
) -> None:
    registry = Registry()
    registry.add(Feature(name="one", **first))
    with pytest.raises(FeatureClash, match=f"^the features one and two both claim the {kind} {name}$"):
        registry.add(Feature(name="two", **second))
    assert [each.name for each in registry.features] == ["one"], "nothing of the second is there"


def test_two_features_of_one_name_are_refused() -> None:
    registry = Registry()
    registry.add(Feature(name="one"))
    registry.add(Feature(name="two"))
    with pytest.raises(FeatureClash, match="name one"):
        registry.add(Feature(name="one"))


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
