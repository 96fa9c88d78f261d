"""Commands: each is declared once, for Discord's picker and for typed words, by the method that answers it."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import replace
from functools import update_wrapper
from types import MethodType
from typing import Any, NamedTuple, TypeVar, cast

import discord
from discord import app_commands
from discord.app_commands import Choice as SlashChoice
from discord.ext import commands

from bot.core.chat.describe import described, options_of, translated
from bot.core.chat.game_options import KNOWN
from bot.core.chat.options import BETWEEN, POLITE, Options
from bot.core.chat.page import CHOICE_LIMIT, MENU_LIMIT, Choice
from bot.core.chat.replies import AnyReply, Reply, fail
from bot.core.chat.request import Request
from bot.core.chat.responders import InteractionResponder, opponent_of, responder_of
from bot.core.chat.traffic import UNDELIVERED
from bot.core.game import Refusal
from bot.core.game.writing import AROUND, folded

M = TypeVar("M", bound=Callable[..., Any])
Command = commands.HybridCommand[Any, ..., Any] | commands.HybridGroup[Any, ..., Any]
DECLARED = "declared"  # in a command's extras


class Menu(NamedTuple):
    """A command in the menu of a member, or of messages that show a game.

    option: takes the member, or the game's number. name: the message that it's called by is `menu-<name>`.
    """

    option: str
    name: str = ""
    in_private: bool = True


class CommandSpec(NamedTuple):
    """How a command is answered.

    in_private: the asker alone reads the answer, or what tells that by the options; slash_in_private: to the slash
    command alone. takes_any: whatever is typed after a command without options is as nothing.
    """

    answer: Callable[..., Awaitable[Reply]]
    options: type[Options] | None = None
    in_private: bool | Callable[[Any], bool] = False
    slash_in_private: bool = False
    menu: Menu | None = None
    takes_any: bool = False

    def is_private(self, *options: Options) -> bool:
        return self.in_private(*options) if callable(self.in_private) else self.in_private

    async def run(self, feature: Any, context: commands.Context[Any], *options: Options) -> None:
        """Answer a command. Typed, the action of a group may stand after its other words, too."""
        declared, (action, words) = self, action_in(cast(Any, context.command), options[0].typed if options else "")
        kind = self.of(action).options if action is not context.command else None
        if kind and not (found := await kind.convert(context, words)).misread:
            declared, options = self.of(action), (found,)
        misread = options[0].misread if options else None
        is_private = not misread and declared.is_private(*options)
        responder = responder_of(context, in_private=is_private, slash_in_private=declared.slash_in_private)
        if misread:
            await context.bot.answerer.answer(responder, fail, misread)
            return
        await context.bot.answerer.answer(responder, declared.callback_of(feature), *options)

    async def answer_press(self, request: Request, feature: Any, words: str) -> AnyReply:
        """Do what a button or a menu offers. Errors: those of the options, and of the method.

        What its slash command shows to the asker alone doesn't take the place of a message that others read.
        """
        options = [self.options.read(words, with_names=True)] if self.options else []
        reply = await self.callback_of(feature)(request, *options)
        is_private = self.slash_in_private or self.is_private(*options)
        return replace(reply, is_private=True) if is_private and isinstance(reply, Reply) else reply

    def callback_of(self, cog: Any) -> Callable[..., Awaitable[Reply]]:
        """Return the method that answers, bound to its cog; the attribute of that name holds the command."""
        return MethodType(self.answer, cog)

    @classmethod
    def of(cls, command: commands.Command[Any, ..., Any]) -> CommandSpec:
        return cast(CommandSpec, command.extras[DECLARED])


def action_in(command: commands.Command[Any, ..., Any], text: str) -> tuple[commands.Command[Any, ..., Any], str]:
    """Return the action that typed words ask of a command, or the command itself, and the words without its name."""
    if not isinstance(command, commands.Group):
        return command, text
    actions, words = command.all_commands, text.split()
    at = next((at for at, word in enumerate(words) if folded(word).strip(AROUND) in actions), None)
    if at is None:
        return command, text
    return actions[folded(words[at]).strip(AROUND)], " ".join([*words[:at], *words[at + 1 :]])


def read_words(command: commands.Command[Any, ..., Any], text: str) -> None:
    """Read the words after a command as it would, but for names of members. Errors: Refusal for unknown ones."""
    action, words = action_in(command, text)
    if options := CommandSpec.of(action).options:
        options.read(words)
    elif words:
        raise Refusal("not-understood", **KNOWN)


def words_of(command: commands.Command[Any, ..., Any]) -> Collection[str] | None:
    """Return what may be typed after a command; None if that may be anything."""
    declared = CommandSpec.of(command)
    if not isinstance(command, commands.Group):
        return declared.options.words() if declared.options else None if declared.takes_any else POLITE
    return {*command.all_commands, *(word for each in {*command.commands} for word in words_of(each) or ())}


def command(
    name: str, *aliases: str, within: Any = None, with_app_command: bool = True, rest_is_raw: bool = False, **how: Any
) -> Callable[[Any], Any]:
    """Declare a command, for Discord's picker and typed, by the method that answers it.

    The method takes the request and, if there are any, the command's `Options`. within: the group whose action it is.
    with_app_command: else it can only be typed. rest_is_raw: the blanks around typed words count.
    how: fields of CommandSpec. Errors: TypeError for an option that Discord would refuse.
    """

    def declare(method: Callable[..., Awaitable[Reply]]) -> commands.HybridCommand[Any, ..., None]:
        full, declared = f"{within.name}-{name}" if within else name, _declared(method, how)
        kept: dict[str, Any] = {"aliases": aliases, "extras": {DECLARED: declared}, "rest_is_raw": rest_is_raw}
        kept["with_app_command"] = with_app_command
        callback = _callback(declared)
        if declared.options and with_app_command:
            options_of(full, declared.options.kinds)(callback)
        make = within.command if within else commands.hybrid_command
        return make(**(described(full) if with_app_command else {}) | {"name": name}, **kept)(callback)

    return declare


def group(name: str, *aliases: str, **how: Any) -> Callable[[Any], Any]:
    """Declare a command with actions, each a `command` within it. The method answers it typed without an action."""

    def declare(method: Callable[..., Awaitable[Reply]]) -> commands.HybridGroup[Any, ..., None]:
        declared = _declared(method, how)
        kept: dict[str, Any] = {"aliases": aliases, "extras": {DECLARED: declared}, "case_insensitive": True}
        return commands.hybrid_group(**described(name), **kept)(_callback(declared))

    return declare


def menu_of(command: Any) -> app_commands.ContextMenu | None:
    """Return a command's entry in Discord's menus, if it has one."""
    declared, slash = CommandSpec.of(command), cast(Any, command.app_command)
    if (menu := declared.menu) is None or (kind := declared.options) is None:
        return None

    async def ask(interaction: discord.Interaction[Any], options: Options | None) -> None:
        responder = InteractionResponder(interaction, in_private=menu.in_private, starts=command.name)
        bot: Any = interaction.client
        if options is None:
            await bot.answerer.answer(responder, fail, Refusal("no-board-there"))
        else:
            await bot.answerer.answer(responder, declared.callback_of(command.cog), options)

    async def of_member(interaction: discord.Interaction[Any], user: discord.User) -> None:
        await ask(interaction, kind.of(user.mention, **{menu.option: opponent_of(interaction.client, user)}))

    async def of_message(interaction: discord.Interaction[Any], message: discord.Message) -> None:
        number = game_shown(interaction.client, message)
        await ask(interaction, kind.read(str(number), with_names=True) if number else None)

    is_of_member = slash.get_parameter(menu.option).type is discord.AppCommandOptionType.user
    title = translated(f"menu-{menu.name or command.name}")
    made = app_commands.ContextMenu(name=title, callback=of_member if is_of_member else of_message)
    made.default_permissions = slash.default_permissions
    made.allowed_contexts = slash.allowed_contexts
    return made


def game_shown(bot: Any, message: Any) -> int | None:
    """Return the number of the game that one of the bot's messages shows; None for any other message."""
    rows = message.components if bot.user and message.author.id == bot.user.id else ()
    custom_ids = (str(getattr(each, "custom_id", "")) for row in rows for each in getattr(row, "children", ()))
    found = (bot.registry.read(each) for each in custom_ids)
    return next((values["game_id"] for _, values in filter(None, found) if "game_id" in values), None)


def suggest(command: Any, option: str) -> Callable[[M], M]:
    """Mark the method that returns what an option may be while it's typed: it takes the request and the text so far.

    Errors: ValueError for an option with choices: because of one such, Discord would take no command at all.
    Source: docs.discord.com/developers/interactions/application-commands (Option Structure).
    """
    parameter = command.app_command.get_parameter(option)
    if parameter.choices:
        raise ValueError(f"the option {option} of /{command.qualified_name} has choices, so it can't be completed")
    kind = int if parameter.type is discord.AppCommandOptionType.integer else str

    def declare(find: M) -> M:
        async def suggested(self: Any, interaction: discord.Interaction[Any], typed: str) -> list[SlashChoice[Any]]:
            request, answerer = InteractionResponder(interaction).request, interaction.client.answerer
            found: Sequence[Choice] = (await answerer.autocomplete(request, find.__get__(self), typed))[:MENU_LIMIT]
            names = (BETWEEN.join(filter(None, each[1:]))[:CHOICE_LIMIT] for each in found)
            choices = [SlashChoice(name=name, value=kind(each.value)) for name, each in zip(names, found, strict=True)]
            try:
                await interaction.response.autocomplete(choices)
            except UNDELIVERED:  # too late, or another process was faster; discord.py would try again, and log that
                raise asyncio.CancelledError from None
            return choices

        suggested.__qualname__ = f"{find.__qualname__}.{find.__name__}"  # discord.py takes it for a method by that
        command.autocomplete(option)(suggested)
        return find

    return declare


def _declared(method: Callable[..., Awaitable[Reply]], how: Mapping[str, Any]) -> CommandSpec:
    annotations = [each.annotation for each in inspect.signature(method, eval_str=True).parameters.values()]
    return CommandSpec(method, *(annotations[2:] or [None]), **how)


def _callback(declared: CommandSpec) -> Any:
    """Return what discord.py calls for a command; it learns the options from the annotation."""

    async def callback(self: Any, context: commands.Context[Any]) -> None:
        await declared.run(self, context)

    async def with_options(self: Any, context: commands.Context[Any], *, options: Options) -> None:
        await declared.run(self, context, options)

    made = with_options if declared.options else callback
    update_wrapper(made, declared.answer, assigned=("__module__", "__name__", "__qualname__"))
    del vars(made)["__wrapped__"]  # its signature is not that of the method
    if declared.options:
        made.__annotations__["options"] = declared.options
        made.__kwdefaults__ = {"options": commands.parameter(default=lambda _: declared.options.of())}
    return made
