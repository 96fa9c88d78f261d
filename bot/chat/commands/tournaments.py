"""Tournaments, as a command: a line that asks a handler."""

from typing import Any, Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot.chat.answerer import Answerer
from bot.chat.commands.describe import BoardName, described, options
from bot.chat.handlers.tournaments import TournamentHandlers
from bot.chat.options import FORMS, HOUR_S, MOST_HOURS, TournamentOptions
from bot.chat.responders import InteractionResponder
from bot.chat.typed import TypedResponder
from bot.model import BOARDS

ALONE = ("cancel", "leave")
"""What is asked back of the one who asked alone."""


class TournamentCommands(commands.Cog):
    def __init__(self, answerer: Answerer, tournaments: TournamentHandlers) -> None:
        self._answerer, self._tournaments = answerer, tournaments

    # `tournament` has two ways, as `play` has: typed, its words come in any order.

    @app_commands.command(**described("tournament"))
    @options("tournament", "action", "form", "board", "hours")
    async def tournament_by_slash(
        self,
        interaction: discord.Interaction[Any],
        action: Literal["create", "join", "leave", "start", "cancel", "show"] | None = None,
        form: Literal["knockout", "round robin"] | None = None,
        board: BoardName | None = None,
        hours: app_commands.Range[int, 1, MOST_HOURS] | None = None,
    ) -> None:
        action = action or ("create" if form or board or hours else "show")
        kind = FORMS[(form or "knockout").replace(" ", "")]
        chosen = TournamentOptions(action, kind, BOARDS[board or "3x3"], (hours or 24) * HOUR_S)
        responder = InteractionResponder(interaction, in_private=action in ALONE, with_rights=True)
        await self._answerer.answer(responder, self._tournaments.act, chosen)

    @commands.command(name="tournament", aliases=["cup", "tournaments"])
    async def tournament_by_words(self, ctx: commands.Context[Any], *, text: str = "") -> None:
        responder = TypedResponder(ctx, with_rights=True)
        await self._answerer.answer(responder, self._tournaments.act_by_words, text)
