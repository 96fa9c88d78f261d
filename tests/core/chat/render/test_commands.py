"""What Discord's picker says of commands, and the sentences that commands answer with."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from discord import AppCommandType

from bot.words import LOCALES
from tests.core.chat.render.examples import SAY
from tests.report import for_each
from tests.world import World

ANSWERS = ("restarting", "store-away", "old-button", "commands-changed", "unknown-command")


def named(command: dict[str, Any], before: str = "command") -> Iterator[str]:
    """The messages that describe a command, its subcommands and their options."""
    name = f"{before}-{command['name']}"
    yield name
    for option in command.get("options", ()):
        yield from named(option, name)


async def test_every_command_and_option_has_its_description_and_none_is_left_over(world: World) -> None:
    sent = [command.to_dict(world.bot.tree) for command in world.bot.tree.get_commands()]
    of_slash = {name for each in sent if each["type"] == AppCommandType.chat_input.value for name in named(each)}
    files = [
        LOCALES / "en" / f"{name}.ftl"
        for name in ("commands", *(each.qualified_name for each in world.bot.registry.features))
    ]
    text = "".join(file.read_text("utf-8") for file in files if file.exists())
    assert set(re.findall(r"(?m)^(command-[a-z-]+) =", text)) == of_slash
    assert [name for name in of_slash if not 1 <= len(SAY(name)) <= 100 or SAY(name).endswith(".")] == []


@for_each(ANSWERS)
def test_answers_say_what_is_so_and_what_to_do(message: str) -> None:
    said = SAY(message)
    assert said.endswith(".")
    assert "!" not in said
    assert len(re.findall(r"[.](?: |$)", said)) == 2
