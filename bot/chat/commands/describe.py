"""Names and descriptions of commands and their options, as Discord's picker shows them: the words are messages."""

from collections.abc import Callable
from typing import Any, Literal, TypeVar

from discord import app_commands
from discord.ext import commands

from bot.words import words

T = TypeVar("T")

LevelName = Literal["easy", "medium", "hard", "unbeatable"]
BoardName = Literal["3x3", "4x4", "4x4/3", "5x5", "5x5/5"]


def described(name: str) -> dict[str, Any]:
    """Return a command's name and description, for its decorator."""
    return {"name": name, "description": words()(f"command-{name}")}


def hybrid(name: str, *aliases: str) -> Callable[[Any], commands.HybridCommand[Any, ..., None]]:
    """Declare a command that is both typed and a slash command."""
    return commands.hybrid_command(**described(name), aliases=aliases)


def options(command: str, *names: str) -> Callable[[T], T]:
    return app_commands.describe(**{name: words()(f"command-{command}-{name}") for name in names})
