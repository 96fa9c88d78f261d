"""Two features that claim the same name are an error at start, which names both."""

from __future__ import annotations

from typing import Any

import pytest
from discord.ext import commands

from bot.app import App
from bot.core.chat.address import Act
from bot.core.chat.registry import Feature, FeatureClash, Press, Registry
from bot.settings import Settings


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
    ("table", "clocks", {"tables": ["clocks"]}, {"tables": ["openings", "clocks"]}),
    ("setting", "clock_s", {"settings": ["clock_s"]}, {"settings": ["clock_s"]}),
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
    registry.add(Feature(name="two", tables=["clocks"]))
    with pytest.raises(FeatureClash, match="name one"):
        registry.add(Feature(name="one"))


async def test_a_table_of_the_core_cannot_be_claimed_either() -> None:
    bot = App(Settings(database_url="sqlite://")).bot
    for name in ("games", "leases"):
        with pytest.raises(FeatureClash, match=f"play and chess both claim the table {name}"):
            bot.add(Feature(name="chess", tables=[name]))
