"""Looking on, as commands: each is a line that asks a handler."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.chat.answerer import Answerer
from bot.chat.commands.describe import BoardName, LevelName, described, hybrid, options
from bot.chat.handlers.watch import WatchHandlers
from bot.chat.options import WatchOptions
from bot.chat.responders import InteractionResponder, responder_of
from bot.chat.typed import TypedResponder
from bot.engine import Level
from bot.model import BOARDS

Number = commands.Range[int, 1, 10**15]
NOBODY = commands.parameter(default=None)
"""Not `| None`: discord.py would take a name that it does not know for one that was left out."""


class WatchCommands(commands.Cog):
    def __init__(self, answerer: Answerer, watch: WatchHandlers) -> None:
        self._answerer, self._watch = answerer, watch

    @hybrid("games", "live")
    async def games(self, ctx: commands.Context[Any]) -> None:
        await self._answerer.answer(responder_of(ctx, slash_in_private=True), self._watch.live)

    # `watch` has two ways of its own, as `play` has: typed, it takes a number or the names of levels.

    @app_commands.command(**described("watch"))
    @options("watch", "game", "x", "o", "board")
    async def watch_by_slash(
        self,
        interaction: discord.Interaction[Any],
        game: app_commands.Range[int, 1, 10**15] | None = None,
        x: LevelName | None = None,
        o: LevelName | None = None,
        board: BoardName = "3x3",
    ) -> None:
        chosen = WatchOptions(game, tuple(Level(name) for name in (x, o) if name), BOARDS[board])
        await self._answerer.answer(InteractionResponder(interaction, with_rights=True), self._watch.watch, chosen)

    @commands.command(name="watch")
    async def watch_by_words(self, ctx: commands.Context[Any], *, text: str = "") -> None:
        await self._answerer.answer(TypedResponder(ctx, with_rights=True), self._watch.watch_by_words, text)

    @hybrid("unwatch")
    @options("unwatch", "game")
    async def unwatch(self, ctx: commands.Context[Any], game: Number = 0) -> None:
        await self._answerer.answer(responder_of(ctx, with_rights=True), self._watch.unwatch, game or None)

    @hybrid("replay")
    @options("replay", "game")
    async def replay(self, ctx: commands.Context[Any], game: Number) -> None:
        await self._answerer.answer(responder_of(ctx), self._watch.replay, game)

    @hybrid("history")
    @options("history", "member")
    async def history(self, ctx: commands.Context[Any], member: discord.User = NOBODY) -> None:
        user_id: int | None = getattr(member, "id", None)
        await self._answerer.answer(responder_of(ctx, slash_in_private=True), self._watch.history, user_id)
