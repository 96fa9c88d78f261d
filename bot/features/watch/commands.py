"""The commands `games`, `watch`, `unwatch`, `replay` and `history`, and the handlers that answer them and presses."""

import re
from collections.abc import Sequence
from functools import partial
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.core.chat.address import Act, GameButton
from bot.core.chat.press import do_button
from bot.core.chat.client import TicTacToeBot
from bot.core.chat.describe import LEFT_OUT, OWN_NAMES, described, hybrid, options
from bot.core.chat.game_page import GameReply, Told
from bot.core.chat.people import Member
from bot.core.chat.readers import GameNumber, number_of
from bot.core.chat.registry import Draw
from bot.core.chat.replies import PrivateReply
from bot.core.chat.request import Opponent, Request
from bot.core.chat.responders import InteractionResponder, TypedResponder, responder_of
from bot.core.chat.slips import knows
from bot.core.game import BOARDS, Bot, Game, Refusal, Voice, Wanted
from bot.core.play.turns import stop
from bot.engine import Level
from bot.engine.remarks import Kind
from bot.engine.values import SMALL
from bot.features.watch.following import Following
from bot.features.watch.list_pages import HistoryReply, LiveReply
from bot.features.watch.pages import FollowReply, ReplayReply, StoppedReply, decisive, exhibition
from bot.features.watch.rules import HistoryButton, ReplayButton, ReplayMenu, WatchOptions, watch_options
from bot.features.watch.service import Watching

KNOWN = ("game", "last")  # what is typed after `replay`, besides a number
MENU_VALUE = re.compile("[0-9]{1,18}")  # a game's number; any other value is forged


class WatchCommands(commands.Cog):
    def __init__(self, bot: TicTacToeBot, watching: Watching, following: Following) -> None:
        self.watching, self._following, self._answer = watching, following, bot.answerer.answer
        self._services, self._visibility, self._picker = bot.services, bot.visibility, bot.picker

    async def live(self, request: Request) -> LiveReply:
        channels, watching = self._visibility.channels(request.place), self.watching
        return LiveReply(*await watching.live(channels), await watching.totals(channels))

    async def watch(self, request: Request, given: WatchOptions | str) -> FollowReply | GameReply | PrivateReply:
        """Follow a game, start an exhibition or, of nothing given, offer games. given: options, or the words typed."""
        game_id, levels, board = watch_options(given) if given and isinstance(given, str) else given or WatchOptions()
        if game_id is None and not levels:
            return await self._picker.menu(request, do_button("watch"), Refusal("watch-not-shown"))
        if game_id is not None and levels:
            raise Refusal("watch-not-shown")
        if not request.rights.edit_later:
            raise Refusal("cannot-follow-here")
        if game_id is None:
            game = await self.watching.exhibit(request.place, request.user, levels[0], levels[-1], board)
            return GameReply(game, as_new=True)
        game = await self._find(request, game_id)
        await self.watching.check_follow(game, request.place)
        with self._services.explaining.searching(request.place, request.user.id, game.board):
            return await self._following.reply(game, request.place)

    async def draws(self, game: Game) -> Draw | None:
        """Return how to draw an exhibition: with a comment, except that it would help the voters of a crowd."""
        if game.exhibition is None or game.is_crowd:
            return None
        comment = await self.watching.commentator.comment(game)
        return lambda game, say: exhibition(game, comment, say)

    async def unfollow(self, request: Request, game_id: int | None) -> StoppedReply:
        place, user_id, may_manage = request.place, request.user.id, request.rights.manage_messages
        return StoppedReply(*await self.watching.unfollow(place, user_id, game_id, may_manage=may_manage))

    async def stop(self, request: Request, button: GameButton) -> GameReply:
        user_id, may_manage = request.user.id, request.rights.manage_messages
        game = await self._services.turns.do(request.place, button.game_id, stop, user_id, may_manage=may_manage)
        if not isinstance(game, Game):
            raise Refusal("no-such-game")
        return GameReply(game)

    async def another(self, request: Request, button: GameButton) -> FollowReply | GameReply | PrivateReply:
        """Start an exhibition with the levels and the board of an earlier one. Errors: no-such-game; as `watch`."""
        shown = await self._find(request, button.game_id)
        levels = tuple(seat.level for seat in (shown.x, shown.o) if isinstance(seat, Bot))
        if len(levels) < 2:
            raise Refusal("no-such-game")
        return await self.watch(request, WatchOptions(None, levels, shown.board))

    async def replay(self, request: Request, game_id: int, ply: int = 1) -> ReplayReply:
        """Show an ended game after its first `ply` moves. Errors: watch-still-running, watch-not-begun."""
        game = await self._find(request, game_id)
        if not game.is_over:
            raise Refusal("watch-still-running", game_id=game_id)
        if not game.moves:
            raise Refusal("watch-not-begun", game_id=game_id)
        at, commentator = min(ply, game.ply), self.watching.commentator
        with self._services.explaining.searching(request.place, request.user.id, game.board):
            comment, summary = await commentator.comment(game.at(at)), await commentator.summary(game)
            return ReplayReply(game, at, comment, summary)

    async def tells(self, game: Game) -> list[Told]:
        """Return the line on the move that decided a game on a small board, or what the bot says aside in a game."""
        commentator = self.watching.commentator
        if game.position.winner and game.board.cells <= SMALL and (point := await commentator.decided(game)):
            return [Told(partial(decisive, game, point), Act.REVIEW, point.number)]
        said = await commentator.aside(game)
        if said is None or (await self._services.preferences.known(game.users[0].id)).voice is Voice.QUIET:
            return []
        return [Told(lambda say: say("watch-aside-fork" if said.kind is Kind.FORKS else "watch-aside-block"))]

    async def replay_or_pick(self, request: Request, text: str) -> ReplayReply | PrivateReply:
        """Show the replay that a number names; if there is none, a menu of the last ones."""
        try:
            if (number := number_of(text)) is not None:
                return await self.replay(request, number)
            if text and not knows(text, KNOWN):
                raise Refusal("no-such-number")
        except Refusal as refusal:
            if refusal.message != "unknown-game":
                raise
        return await self._picker.menu(request, ReplayMenu().text(), Refusal("watch-history-empty"), ended=True)

    async def replay_of(self, request: Request, button: GameButton) -> ReplayReply:
        return await self.replay(request, button.game_id, button.ply if button.act is Act.REVIEW else 1)

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

    async def _history(self, request: Request, user_id: int | None, **beside: int) -> HistoryReply:
        """List ended games, or those of one user. beside: the game `before` or `after` which the page comes."""
        wanted, channels = Wanted(None, user_id, **beside), self._visibility.channels(request.place)
        page = await self.watching.ended(channels, wanted)
        return HistoryReply(page, request.user.id, user_id, await self.watching.totals(channels, wanted))

    async def history_of(self, request: Request, member: Opponent | str | None) -> HistoryReply:
        """List ended games, or those of one member. Errors: not-a-member."""
        found = None if member is None else await self._picker.member(request, member)
        return await self._history(request, found and found.user.id)

    async def turn_history(self, request: Request, button: HistoryButton) -> HistoryReply:
        """Turn the page of a list. Errors: watch-not-your-list unless the presser asked for the list."""
        if request.user.id != button.asker_id:
            raise Refusal("watch-not-your-list")
        return await self._history(request, button.user_id, **{button.side: button.game_id})

    async def _find(self, request: Request, game_id: int) -> Game:
        game = await self._services.play.find_any(game_id)
        await self._visibility.check(request.place, game)
        return game

    @hybrid("games", "live")
    async def games(self, ctx: commands.Context[Any]) -> None:
        await self._answer(responder_of(ctx, slash_in_private=True), self.live)

    # Typed, `watch` takes a number or the names of levels; a slash command has an option for each.

    @app_commands.command(**described("watch"))
    @options("watch", "game", x=Level, o=Level, board=BOARDS)
    async def watch_by_slash(
        self,
        interaction: discord.Interaction[Any],
        game: GameNumber | None = None,
        x: str | None = None,
        o: str | None = None,
        board: str = "3x3",
    ) -> None:
        chosen = WatchOptions(game, tuple(Level(name) for name in (x, o) if name), BOARDS[board])
        await self._answer(InteractionResponder(interaction), self.watch, chosen)

    @commands.command(name="watch", extras={OWN_NAMES: True})
    async def watch_by_words(self, ctx: commands.Context[Any], *, text: str = "") -> None:
        await self._answer(TypedResponder(ctx), self.watch, text)

    @hybrid("unwatch")
    @options("unwatch", "game")
    async def unwatch(self, ctx: commands.Context[Any], *, game: GameNumber = 0) -> None:
        await self._answer(responder_of(ctx), self.unfollow, game or None)

    @app_commands.command(**described("replay"))
    @options("replay", "game")
    async def replay_by_slash(self, interaction: discord.Interaction[Any], game: GameNumber | None = None) -> None:
        await self._answer(InteractionResponder(interaction), self.replay_or_pick, str(game or ""))

    @commands.command(name="replay")
    async def replay_by_words(self, ctx: commands.Context[Any], *, text: str = "") -> None:
        await self._answer(TypedResponder(ctx), self.replay_or_pick, text)

    @hybrid("history")
    @options("history", "member")
    async def history(self, ctx: commands.Context[Any], *, member: Member = LEFT_OUT) -> None:
        await self._answer(responder_of(ctx, slash_in_private=True), self.history_of, member)
