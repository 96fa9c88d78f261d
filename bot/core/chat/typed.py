"""Typed commands: read messages as their authors see them, and answer those that are none of the bot's commands."""

import re
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any

import discord
from discord.ext import commands

from bot.core.chat.commands import game_shown
from bot.core.chat.replies import CommandButton, say
from bot.core.chat.responders import TypedResponder
from bot.core.chat.typos import is_for_others, meant, suggestion_for
from bot.core.game import square_text
from bot.core.game.writing import AROUND, QUOTES, folded

if TYPE_CHECKING:
    from bot.core.chat.client import TicTacToeBot

GLUED = re.compile(r"(move|m)(\d{1,2}(?:\ufe0f?\u20e3)?|\d\.\d|[a-i]\d)([xo❌🔵⭕]\ufe0f?)?", re.IGNORECASE)
"""A move without the blank before its square."""
UNSEEN = re.compile("^[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufe0f\ufeff]+")  # at the start of a message
BETWEEN = re.compile(r"^[\s,.:;–—-]+")  # what people write after a mention
MAX_EDITED_S = 600  # after that long, an edited message is no command that the member waits for


class TypedCommands:
    def __init__(self, bot: "TicTacToeBot") -> None:
        self._bot, self._play = bot, bot.play

    async def on_message(self, message: discord.Message) -> None:
        """Run a member's command. A square in reply to a board is a move there."""
        self._bot.boards.older.note(message.channel.id, message.id)
        if message.author.bot:
            return
        replied = message.reference and message.reference.resolved
        is_move = isinstance(replied, discord.Message) and square_text(message.content)
        if is_move and (game_id := game_shown(self._bot, replied)):
            prefix = await self._bot.prefix_within(message.guild.id if message.guild else None)
            message.content = f"{prefix}move {message.content}"
            responder = TypedResponder(await self._bot.get_context(message))
            await self._bot.answerer.answer(responder, self._play.move_in, responder.request.arguments, game_id)
        else:
            await self._spell_out(message)
            await self._bot.process_commands(message)

    async def on_edit(self, message: discord.Message) -> None:
        """Offer a command that a member has edited, which may be what they meant: editing carries out nothing.

        Discord also sends this when it adds a link's preview; then the message was never edited, or is claimed.
        """
        is_new = message.edited_at and (message.edited_at - message.created_at).total_seconds() < MAX_EDITED_S
        if not is_new:
            return
        await self._spell_out(message)
        context = await self._bot.get_context(message)
        if context.command is None:
            return
        responder, name = TypedResponder(context, is_edited=True), context.command.name
        if not is_for_others(responder.request, self._bot.registry.words):
            words = " ".join(each.strip(QUOTES) for each in folded(responder.request.arguments).split())
            command, text = meant(f"{name} {words}", responder.request)
            offer = CommandButton("button-do", text, {"command": command}, message.author.id)
            is_known = self._bot.registry.read(offer.address) is not None  # else the words may hold anything
            buttons = self._runnable(offer) if is_known else ()
            command = command.strip() if is_known else f"{responder.request.prefix}{name} …"
            await self._bot.answerer.answer(responder, say, "edited-command", buttons, command=command)

    async def answer_unknown(self, context: commands.Context[Any]) -> None:
        """Suggest the command that was probably meant. Other bots may have the prefix, too."""
        prefix = context.prefix or ""
        text = context.message.content.removeprefix(prefix).strip()
        is_direct = context.guild is None or prefix.startswith("<@")
        found = suggestion_for(folded(text), self._bot.all_commands, self._bot.registry.reads)
        if not is_direct and not (found and found.is_sure):
            return
        responder = TypedResponder(context)
        if found is None:
            hello = self._runnable(CommandButton("button-play", "play"), CommandButton("button-help", "help"))
            await self._bot.answerer.answer(responder, self._play.greet, hello)
        elif responder.request.rights.speak:
            command, text = meant(found.command, responder.request)
            does = self._runnable(CommandButton("button-do", text, {"command": command}))
            await self._bot.answerer.answer(responder, say, "did-you-mean", does, command=command)

    async def _spell_out(self, message: discord.Message) -> None:
        *mentions, prefix = await self._bot.get_prefix(message)
        is_direct = message.guild is None and not message.is_system()
        message.content = spelled_out(message.content, mentions, prefix, self._bot.all_commands, is_direct=is_direct)

    def _runnable(self, *buttons: CommandButton) -> tuple[CommandButton, ...]:
        """Return those of commands that a button can run here."""
        return tuple(each for each in buttons if each.does.split()[0] in self._bot.registry.commands)


def spelled_out(
    content: str, mentions: Sequence[str], prefix: str, commands: Collection[str] = (), *, is_direct: bool = False
) -> str:
    """Return a message as commands read it: a move with a blank, a mention alone asks for help.

    commands: the names of all commands, which may be in other letters or behind Discord's `/`. is_direct: to the bot
    alone a prefix is not needed, and a square or a number is a move.

    >>> spelled_out("!mB2", ["<@1>"], "!"), spelled_out("!moves", ["<@1>"], "!"), spelled_out("<@1>", ["<@1>"], "!")
    ('!m B2', '!moves', '<@1> help')
    >>> [spelled_out(each, ["<@1>"], "!", ["play"]) for each in ("！PLAY level:easy", "<@1>, !play!", "/play")]
    ['!play level:easy', '<@1> play', '!play']
    """
    text = UNSEEN.sub("", content)
    if text.strip() in mentions:
        return f"{text.strip()} help"
    start, text = _begun(text, mentions, prefix, commands, is_direct=is_direct)
    if not start:
        return content
    word = (text.split() or [""])[0]
    blank, _, rest = text.partition(word) if word else ("", "", text)
    if (name := folded(word).rstrip(f"{AROUND}:")) in commands:
        return f"{start}{blank}{name}{rest}"
    found = GLUED.fullmatch(word) or GLUED.fullmatch(name)
    return f"{start}{found[1]} {found[0][len(found[1]) :]}{rest}" if found else f"{start}{blank}{word}{rest}"


def _begun(
    text: str, mentions: Sequence[str], prefix: str, commands: Collection[str], *, is_direct: bool
) -> tuple[str, str]:
    """Return how a command begins, by a mention or the prefix, and the rest; of other messages two empty texts."""
    if start := next(filter(text.startswith, mentions), ""):
        text = BETWEEN.sub("", text[len(start) :])
        rest = _after(text, prefix)
        return f"{start} ", (_after(text, "/") or text if rest is None else rest).lstrip() or "help"
    if (rest := _after(text, prefix)) is not None:
        return prefix, rest
    if folded(((_after(text, "/") or "").split() or [""])[0]) in commands:
        return prefix, text[1:]
    if not is_direct:
        return "", ""
    is_move = bool(square_text(text)) or text.strip().isdecimal()
    return prefix, f"{'move ' * is_move}{text.strip()}"


def _after(text: str, prefix: str) -> str | None:
    """Return what comes after a prefix, in any letters that look so; None if the text begins with another one."""
    head, wanted = map(folded, (text[: len(prefix)], prefix))
    return text[len(prefix) :] if head == wanted else None
