"""The commands `games`, `watch`, `unwatch`, `replay` and `history`, and the handlers that answer them and presses."""

import re
from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.core.chat.address import GameButton
from bot.core.chat.answerer import Answerer
from bot.core.chat.describe import BoardName, LevelName, described, hybrid, options
from bot.core.chat.game_page import GameReply
from bot.core.chat.registry import Draw, Registry
from bot.core.chat.replies import PrivateReply
from bot.core.chat.request import Request
from bot.core.chat.responders import InteractionResponder, responder_of
from bot.core.chat.typed import TypedResponder
from bot.core.chat.visibility import Visibility
from bot.core.game import BOARDS, Game, Wanted
from bot.core.game.refusals import Refusal
from bot.core.play.services import Services
from bot.core.play.turns import stop
from bot.engine import Level
from bot.features.watch.following import follow_reply
from bot.features.watch.history import check_replayable
from bot.features.watch.list_pages import HistoryReply, LiveReply
from bot.features.watch.pages import FollowReply, ReplayReply, StoppedReply, exhibition
from bot.features.watch.rules import HistoryButton, ReplayButton, ReplayMenu, Side, WatchOptions, watch_options
from bot.features.watch.service import Watch

MENU_VALUE = re.compile("[0-9]{1,18}", re.ASCII)
"""A game's number in a menu; any other value is forged."""
Number = commands.Range[int, 1, 10**15]
LEFT_OUT = commands.parameter(default=None)
"""Not `| None`: discord.py would read an unknown name as one that was left out."""


class WatchHandlers:
    def __init__(self, services: Services, watch: Watch, visibility: Visibility, registry: Registry) -> None:
        self.parts = watch
        self._play, self._registry = services.play, registry
        self._watching, self._history, self._commentator = watch.watching, watch.history, watch.commentator
        self._turns, self._explaining, self._visibility = services.turns, services.explaining, visibility

    async def live(self, request: Request) -> LiveReply:
        channels = self._visibility.channels(request.place)
        games, has_more = await self._history.live(channels)
        return LiveReply(games, has_more, await self._history.totals(channels, self._history.running()))

    async def watch(self, request: Request, options: WatchOptions) -> FollowReply | GameReply:
        if (options.game_id is None) is (not options.levels):
            raise Refusal("not-shown")
        if not request.rights.edit_later:
            raise Refusal("cannot-follow-here")
        if options.game_id is not None:
            return await self._follow(request, options.game_id)
        x, o = options.levels[0], options.levels[-1]
        game = await self._watching.exhibit(request.place, request.user, x, o, options.board)
        return GameReply(game, draw=await self.draws(game))

    async def watch_by_words(self, request: Request, text: str) -> FollowReply | GameReply:
        return await self.watch(request, watch_options(text))

    async def draws(self, game: Game) -> Draw | None:
        """Return how to draw an exhibition: with a comment, except that it would help the voters of a crowd."""
        if game.exhibition is None or game.is_crowd:
            return None
        comment = await self._commentator.comment(game)
        return lambda game, say: exhibition(game, comment, say)

    async def unwatch(self, request: Request, game_id: int | None) -> StoppedReply:
        """Stop what the asker watches here: one game, or all of it."""
        may_manage = request.rights.manage_messages
        stopped = await self._watching.unfollow(request.place, request.user.id, game_id, may_manage=may_manage)
        return StoppedReply(*stopped)

    async def stop(self, request: Request, button: GameButton) -> GameReply:
        user_id, may_manage = request.user.id, request.rights.manage_messages
        game = await self._turns.do(request.place, button.game_id, stop, user_id, may_manage=may_manage)
        if not isinstance(game, Game):
            raise Refusal("no-such-game")
        return GameReply(game, draw=await self._registry.draw_of(game))

    async def replay_of(self, request: Request, button: GameButton) -> ReplayReply:
        return await self.replay(request, button.game_id)

    async def turn_replay(
        self, request: Request, button: ReplayButton | ReplayMenu, chosen: Sequence[str], _opponent: object
    ) -> ReplayReply | PrivateReply:
        """Show another step, or the game chosen from a menu. Errors: no-such-number if the menu has no such value."""
        if isinstance(button, ReplayButton):
            return await self.replay(request, button.game_id, button.ply)
        number = "".join(chosen[:1])
        if not MENU_VALUE.fullmatch(number):
            raise Refusal("no-such-number")
        return PrivateReply(await self.replay(request, int(number)))

    async def replay(self, request: Request, game_id: int, ply: int = 1) -> ReplayReply:
        """Show an ended game after its first `ply` moves."""
        game = await self._play.find_any(game_id)
        self._visibility.check(request.place, game)
        check_replayable(game)
        at = min(ply, game.ply)
        with self._explaining.searching(request.place, request.user.id, game.board):
            return ReplayReply(game, at, await self._commentator.comment(game.at(at)))

    async def history(
        self, request: Request, user_id: int | None = None, side: Side | None = None, game_id: int | None = None
    ) -> HistoryReply:
        """List ended games. side, game_id: the page before or after that game."""
        wanted = Wanted(user_id=user_id)._replace(**{side: game_id} if side else {})
        channels = self._visibility.channels(request.place)
        page = await self._history.ended(channels, wanted)
        return HistoryReply(page, request.user.id, user_id, await self._history.totals(channels, wanted))

    async def turn_history(self, request: Request, button: HistoryButton) -> HistoryReply:
        """Turn the page of a list. Errors: not-your-list unless the presser asked for the list."""
        if request.user.id != button.asker_id:
            raise Refusal("not-your-list")
        return await self.history(request, button.user_id, button.side, button.game_id)

    async def _follow(self, request: Request, game_id: int) -> FollowReply:
        game = await self._play.find_any(game_id)
        self._visibility.check(request.place, game)
        await self._watching.check_follow(game, request.place)
        with self._explaining.searching(request.place, request.user.id, game.board):
            return await follow_reply(game, request.place, self._commentator, self._visibility)


class WatchCommands(commands.Cog):
    def __init__(self, answerer: Answerer, watch: WatchHandlers) -> None:
        self._answerer, self._watch = answerer, watch

    @hybrid("games", "live")
    async def games(self, ctx: commands.Context[Any]) -> None:
        await self._answerer.answer(responder_of(ctx, slash_in_private=True), self._watch.live)

    # Typed, `watch` takes a number or the names of levels; a slash command has an option for each.

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
    async def history(self, ctx: commands.Context[Any], member: discord.User = LEFT_OUT) -> None:
        user_id: int | None = getattr(member, "id", None)
        await self._answerer.answer(responder_of(ctx, slash_in_private=True), self._watch.history, user_id)
