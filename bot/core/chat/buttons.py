"""The persistent buttons: which handler answers a press. A DynamicItem would build a view at each press."""

from collections.abc import Callable, Coroutine, Mapping
from functools import partial
from typing import Any

import discord
from discord.ext import commands

from bot.core.chat.answerer import Answerer
from bot.core.chat.people import chosen_opponent
from bot.core.chat.registry import Registry
from bot.core.chat.replies import Said
from bot.core.chat.request import Request
from bot.core.chat.responders import InteractionResponder, Responder


class Buttons(commands.Cog):
    """Answers presses by the registry."""

    def __init__(self, bot: commands.AutoShardedBot, answerer: Answerer, registry: Registry) -> None:
        self._bot, self._answer, self._registry = bot, answerer.answer, registry

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Answer a press that the fast way left to discord.py; slash commands go their own way."""
        if interaction.type is discord.InteractionType.component:
            await self.pressed(partial(InteractionResponder, interaction), dict(interaction.data or {}))

    def pressed(self, respond: Callable[..., Responder], data: Mapping[str, Any]) -> Coroutine[Any, Any, None]:
        """Return the answer to a press, to be awaited. respond: makes its responder, at once. data: as Discord's."""
        found = self._registry.read(str(data.get("custom_id")))
        if found is None:
            return self._answer(respond(), old_button)
        press, address = found
        responder = respond(in_private=press.in_private, with_rights=press.with_rights)
        if not press.with_choice:
            return self._answer(responder, press.answer, address)
        chosen = [str(value) for value in data.get("values", ())]
        return self._answer(responder, press.answer, address, chosen, chosen_opponent(self._bot, data))


async def old_button(_request: Request) -> Said:
    return Said("old-button")
