"""Playing, as commands, each a line that asks a handler; and every press, answered by the registry."""

import asyncio
from typing import Any

import discord
from discord import app_commands

from bot.core.chat.address import Act
from bot.core.chat.answerer import Answerer, Find
from bot.core.chat.describe import IN_SERVERS, translated
from bot.core.chat.options import NUMBER
from bot.core.chat.page import CHOICE_LIMIT, MENU_LIMIT
from bot.core.chat.replies import fail
from bot.core.chat.registry import Deed
from bot.core.chat.responders import InteractionResponder
from bot.core.chat.traffic import UNDELIVERED
from bot.core.game import Refusal

BETWEEN = " · "  # the parts of a completed choice's name
ASIDE = (Act.GIVE_UP_X, Act.GIVE_UP_O, Act.KEEP_X, Act.KEEP_O, Act.OFFER_ASIDE, Act.AGREE_ASIDE)
"""Acts that replace their own message with one line."""
ACTS = (Act.PLACE_X, Act.PLACE_O, Act.OFFER, Act.RESIGN_X, Act.RESIGN_O, Act.AGREE, Act.DECLINE, Act.WITHDRAW)
"""Acts on the board that start no game."""


def complete(answerer: Answerer, command: Any, option: str, find: Find) -> None:
    """Offer what a slash command's option may be while it's typed.

    Errors: ValueError for an option with choices: because of one such, Discord would take no command at all.
    Source: docs.discord.com/developers/interactions/application-commands (Option Structure).
    """
    if command.get_parameter(option).choices:
        raise ValueError(f"the option {option} of /{command.qualified_name} has choices, so it can't be completed")
    kind = int if command.get_parameter(option).type is discord.AppCommandOptionType.integer else str

    @command.autocomplete(option)  # type: ignore[untyped-decorator]
    async def offer(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[Any]]:
        found = (await answerer.offer(InteractionResponder(interaction).request, find, typed))[:MENU_LIMIT]
        names = (BETWEEN.join(filter(None, each[1:]))[:CHOICE_LIMIT] for each in found)
        choices = [app_commands.Choice(name=n, value=kind(each.value)) for n, each in zip(names, found, strict=True)]
        try:
            await interaction.response.autocomplete(choices)
        except UNDELIVERED:  # too late, or another process was faster; discord.py would try again, and log that
            raise asyncio.CancelledError from None
        return choices


def picked(text: str) -> str:
    """Return the number that a completed choice's name begins with: some clients send the name in place of the value.

    Source: github.com/discord/discord-api-docs/issues/7206.

    >>> picked("5 · b2"), picked("12 · ann vs bob · 4x4"), picked("X.O ... ...")
    ('5', '12', 'X.O ... ...')
    """
    number, between, _ = text.partition(BETWEEN)
    return number if between and NUMBER.fullmatch(number) else text


def game_shown(bot: Any, message: Any) -> int | None:
    """Return the number of the game that one of the bot's messages shows; None for any other message."""
    rows = message.components if bot.user and message.author.id == bot.user.id else ()
    custom_ids = (str(getattr(each, "custom_id", "")) for row in rows for each in getattr(row, "children", ()))
    found = (read[1].get("game_id") if isinstance(read[1], dict) else getattr(read[1], "game_id", None) for read in map(bot.registry.read, custom_ids) if read)
    return next(filter(None, found), None)


def offer_deed(bot: Any, name: str, deed: Deed) -> None:
    """Add a deed to the menu of each message, for those that show a game."""

    async def ask(interaction: discord.Interaction[Any], message: discord.Message) -> None:
        responder = InteractionResponder(interaction, in_private=not deed.is_public, starts=name)
        if number := game_shown(bot, message):
            await bot.answerer.answer(responder, bot.registry.runs[name], str(number))
        else:
            await bot.answerer.answer(responder, fail, Refusal("no-board-there"))

    menu = app_commands.ContextMenu(name=translated(f"menu-{name}"), callback=ask)
    if deed.is_for_moderators:
        menu = IN_SERVERS(app_commands.default_permissions(manage_messages=True)(menu))
    bot.tree.add_command(menu)
