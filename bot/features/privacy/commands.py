"""The commands `privacy`, `forget` and `export`; and the servers that the bot joins and leaves."""

from typing import Any

from discord.ext import commands

from bot.core.chat.client import TicTacToeBot
from bot.core.chat.describe import hybrid
from bot.core.chat.replies import Said
from bot.core.chat.request import Request
from bot.core.chat.responders import responder_of
from bot.core.game import Refusal
from bot.features.privacy.export import Copies
from bot.features.privacy.pages import Consent, CopyReply, ForgetButton, ForgetReply, PrivacyReply
from bot.features.privacy.service import Privacy, Retention

NOTHING = "privacy-forget-nothing"
ANSWER_S = 300  # how long a member may answer the question


class PrivacyCommands(commands.Cog):
    def __init__(self, bot: TicTacToeBot, privacy: Privacy, copies: Copies) -> None:
        self._answer, self._now = bot.answerer.answer, bot.services.turns.now
        self._privacy, self._copies, self._host = privacy, copies, bot.settings

    @hybrid("privacy")
    async def privacy(self, ctx: commands.Context[Any]) -> None:
        await self._answer(responder_of(ctx, slash_in_private=True), self.explain)

    @hybrid("forget")
    async def forget(self, ctx: commands.Context[Any]) -> None:
        await self._answer(responder_of(ctx, slash_in_private=True), self.ask)

    @hybrid("export")
    async def export(self, ctx: commands.Context[Any]) -> None:
        await self._answer(responder_of(ctx, in_private=True), self.copy)

    async def explain(self, _request: Request) -> PrivacyReply:
        return PrivacyReply(self._host)

    async def ask(self, request: Request) -> ForgetReply | Said:
        keeps = await self._privacy.keeps(request.user.id)
        return ForgetReply(request.user.id, self._now()) if keeps else Said(NOTHING)

    async def answer(self, request: Request, button: ForgetButton) -> Said:
        """Erase or keep the member's data. Errors: privacy-not-yours-to-forget, privacy-question-too-old."""
        if request.user.id != button.user_id:
            raise Refusal("privacy-not-yours-to-forget")
        if button.consent is Consent.KEEP:
            return Said("privacy-forget-kept", is_told=False)  # in place of the question
        if not 0 <= self._now() - button.asked_at <= ANSWER_S:
            raise Refusal("privacy-question-too-old")
        if not await self._privacy.keeps(request.user.id):
            return Said(NOTHING, is_told=False)
        await self._privacy.forget(request.user.id)
        return Said("privacy-forget-done", is_told=False)

    async def copy(self, request: Request) -> CopyReply | Said:
        """Return a copy of all that is kept of the member. Errors: privacy-copied-just-now."""
        return await self._copies.copy(request.user.id) or Said(NOTHING)


class Departures(commands.Cog):
    """Notes which servers the bot has left, has their games called off at once, and deletes their data in time.

    A server that Discord can't reach for a while is not left: it stays among the client's. Nothing is deleted before
    all shards of this process know their servers.
    """

    def __init__(self, client: TicTacToeBot, retention: Retention) -> None:
        self._client, self._retention, self._gone = client, retention, client.gone
        self._noted: set[int] | None = None  # the servers at the last sweep; None before the first

    async def sweep(self) -> None:
        """Delete a part of the data of a server that the bot left long ago. Errors: StoreError."""
        known = {guild.id for guild in self._client.guilds}
        if not self._client.is_ready():
            return
        if known != self._noted:
            await self._retention.reconcile(known)
            for each in await self._retention.left(known):
                if self._noted is None or each.guild_id in self._noted:
                    await self._gone.leave(each)
            self._noted = known
        await self._retention.sweep_servers(known)
