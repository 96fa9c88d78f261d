"""What discord.py's own errors mean for the one who caused them, said by the same door as every answer."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.chat.answer import Answers, Reply
from bot.chat.door import Door
from bot.chat.render import words
from bot.games.refusals import NoSuchNumber, NoSuchSquare, NotAMember


async def answer_error(answers: Answers, door: Door, error: Exception) -> None:
    """Answer what fails before a command's own code: a missing square, a number that is none, an unknown form."""
    while (inner := getattr(error, "original", None)) is not None:
        error = inner

    async def work() -> Reply:
        match error:
            case commands.MissingRequiredArgument(param=param) if param.name == "square":
                game = await answers.service.look(door.place, door.player.id)
                raise NoSuchSquare(game.board, game.position.legal())
            case commands.UserNotFound():
                raise NotAMember
            case commands.MissingRequiredArgument() | commands.BadArgument():
                raise NoSuchNumber
            case app_commands.CommandSignatureMismatch() | app_commands.CommandNotFound():
                return words.COMMANDS_CHANGED
            case commands.UserInputError() | commands.CommandNotFound():
                return words.UNKNOWN_COMMAND
            case _:
                raise error

    await answers.answer(door, work)
