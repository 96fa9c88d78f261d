"""Privacy, as commands: each is a line that asks a handler."""

from typing import Any

from discord.ext import commands

from bot.chat.answerer import Answerer
from bot.chat.commands.describe import hybrid
from bot.chat.handlers.privacy import PrivacyHandlers
from bot.chat.responders import responder_of


class PrivacyCommands(commands.Cog):
    def __init__(self, answerer: Answerer, privacy: PrivacyHandlers) -> None:
        self._answer, self._privacy = answerer.answer, privacy

    @hybrid("privacy")
    async def privacy(self, ctx: commands.Context[Any]) -> None:
        await self._answer(responder_of(ctx, slash_in_private=True), self._privacy.privacy)

    @hybrid("forget")
    async def forget(self, ctx: commands.Context[Any]) -> None:
        await self._answer(responder_of(ctx, slash_in_private=True), self._privacy.forget)

    @hybrid("export")
    async def export(self, ctx: commands.Context[Any]) -> None:
        await self._answer(responder_of(ctx, in_private=True), self._privacy.export)
