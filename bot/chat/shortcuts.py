"""Shortcuts: the two slash commands by which games are played, read as Discord sends them.

discord.py's command tree takes longer than all that follows. It reads what isn't as it was declared, and all other
commands.
"""

from collections.abc import Mapping
from typing import Any

from discord.ext import commands

from bot.chat.answerer import Answerer
from bot.chat.callbacks import Callbacks
from bot.chat.commands.play import chosen_options
from bot.chat.events import INTERACTION, Packet, read_first
from bot.chat.handlers.play import PlayHandlers
from bot.chat.options import GameOptions
from bot.chat.packets import COMMAND
from bot.chat.responders import PacketResponder
from bot.chat.underway import Underway

CHAT_INPUT = 1
"""The type of a command that is typed after a slash, and not taken from a menu."""


class Shortcuts(commands.Cog):
    def __init__(
        self, bot: commands.AutoShardedBot, callbacks: Callbacks, answerer: Answerer, play: PlayHandlers
    ) -> None:
        self._bot, self._callbacks = bot, callbacks
        self._answer, self._play = answerer.answer, play
        self._begun = Underway()

    async def cog_load(self) -> None:
        read_first(self._bot, INTERACTION, self.read)

    def read(self, packet: Packet) -> bool:
        """Answer `/move`, and `/play` unless it is against somebody."""
        if packet["type"] != COMMAND:
            return False
        data = packet["data"]
        if data["name"] == "move" and (square := _square(data)) is not None:
            responder = PacketResponder(self._callbacks, packet)
            self._begun.spawn(self._answer(responder, self._play.move, square))
        elif data["name"] == "play" and (chosen := _chosen(data)) is not None:
            responder = PacketResponder(self._callbacks, packet, with_rights=True)
            self._begun.spawn(self._answer(responder, self._play.start, None, chosen))
        else:
            return False
        return True


def _given(data: Mapping[str, Any]) -> dict[str, Any] | None:
    """Return a command's options; None if it isn't typed after a slash."""
    if data.get("type", CHAT_INPUT) != CHAT_INPUT:
        return None
    return {option["name"]: option.get("value") for option in data.get("options") or ()}


def _square(data: Mapping[str, Any]) -> str | None:
    given = _given(data) or {}
    square = given.pop("square", None)
    return square if isinstance(square, str) and not given else None


def _chosen(data: Mapping[str, Any]) -> GameOptions | None:
    given = _given(data)
    if given is None:
        return None
    try:
        return chosen_options(**given)
    except (LookupError, TypeError, ValueError):  # an opponent, or what a client has from an older declaration
        return None
