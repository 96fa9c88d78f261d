"""Names and descriptions of commands and their options, as Discord's picker shows them: the words are messages."""

import re
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

import discord
from discord import app_commands
from discord.app_commands import Choice, locale_str

from bot.core.chat.page import MENU_LIMIT
from bot.engine import Rules
from bot.words import LANGUAGES, name_of, words

T = TypeVar("T")

# Declares a slash command that direct messages don't have. `guild_only` would leave the bot's own contexts.
IN_SERVERS = app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
TOPICS = {
    "play": "ttt challenge opponent friend friends accept start rematch first anyone anybody open join",
    "move": "moves squares square number numbers name names center cell press",
    "levels": "level easy medium hard unbeatable bot difficulty",
    "boards": "board size sizes larger 3x3 4x4 4x4/3 5x5 5x5/4 5x5/5",
    **{rules.value: " ".join(rules.also) for rules in Rules if rules.also},
    "ending": "draw draws resign end stop withdraw time timeout deadline win",
    "typing": "typed type commands command prefix slash mention intent",
}  # of help on playing, each with other words that mean it


def described(name: str) -> dict[str, Any]:
    return {"name": name, "description": translated(f"command-{name}")}


def translated(message: str) -> locale_str:
    """Return a message for `CommandTranslator`."""
    return locale_str(words()(message), message=message)


def with_mentions(text: str, mentions: Mapping[str, str]) -> str:
    """Return a text with its commands, `/play` or /play, as mentions: a press puts them into the message field.

    mentions: by the names of commands. Source: docs.discord.com/developers/reference (Message Formatting).

    >>> with_mentions("Use /play, `/play` or `/play hard`.", {"play": "</play:7>"})
    'Use </play:7>, </play:7> or `/play hard`.'
    """
    known = "|".join(sorted(mentions, key=len, reverse=True))
    found = rf"`/({known})`|(?<![\w`</])/({known})\b"
    return re.sub(found, lambda at: mentions[at[1] or at[2]], text) if known else text


def options_of(command: str, kinds: Mapping[str, Any]) -> Callable[[T], T]:
    """Describe a command's options. Choices that are too many for a menu complete what is typed.

    A value is called as its command calls it, `settings-first-me`, else as all do, `choice-me`, else as it is typed.
    """
    texts = {name: translated(f"command-{command}-{name}") for name in kinds}
    found = {name: [_choice(f"{command}-{name}", str(each)) for each in kind.offers] for name, kind in kinds.items()}
    menus = {name: choices for name, choices in found.items() if 0 < len(choices) <= MENU_LIMIT}
    many = {name: _autocomplete_of(choices) for name, choices in found.items() if len(choices) > MENU_LIMIT}

    def describe(callback: T) -> T:
        declared = app_commands.choices(**menus)(app_commands.describe(**texts)(callback))
        return app_commands.autocomplete(**many)(declared)

    return describe


def _autocomplete_of(choices: list[Choice[str]]) -> Any:
    """Return an autocomplete callback: choices whose names hold what is typed. A member may send any other text."""

    async def offer(_: discord.Interaction[Any], typed: str) -> list[Choice[str]]:
        return [each for each in choices if typed.lower() in each.name.lower()][:MENU_LIMIT]

    return offer


def _choice(option: str, value: str) -> Choice[str]:
    if value in LANGUAGES:
        return Choice(name=name_of(value), value=value)
    word = value.replace(" ", "-")
    message = next((each for each in (f"{option}-{word}", f"choice-{word}") if words().has(each)), "")
    return Choice(name=translated(message) if message else value, value=value)
