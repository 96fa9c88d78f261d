"""Watch games: lists, boards that follow a game elsewhere, exhibitions, history and replay."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Literal, Self

from bot.core.chat.client import TicTacToeBot
from bot.core.chat.commands import Menu, command, suggest
from bot.core.chat.feature import Event, Feature, Kind, Renderer, on
from bot.core.chat.game_page import CardLine, GameReply
from bot.core.chat.options import BoardOption, MemberOption, OneOf, Options, option
from bot.core.chat.page import Choice
from bot.core.chat.press import Act, Pager, do_button, press
from bot.core.chat.readers import GameOption, number_of
from bot.core.chat.replies import AnyReply, Reply
from bot.core.chat.request import Opponent, Request
from bot.core.chat.typos import knows
from bot.core.game import Bot, Change, Game, Refusal, Voice, Wanted
from bot.core.play.turns import stop
from bot.core.store.personal import owned
from bot.engine import STANDARD, Board, Level
from bot.engine.values import SMALL
from bot.features.watch import pages
from bot.features.watch.following import ALL, Following
from bot.features.watch.service import Watching

Side = Literal["before", "after"]
ASIDES = 3  # the bot says something aside in each game against it whose number this divides


class WatchOptions(Options):
    """What to watch: a game by its number, or the bot at one or two levels."""

    game: int | None = option(GameOption())
    x: Level | None = option(OneOf(Level))
    o: Level | None = option(OneOf(Level))
    board: Board | None = option(BoardOption())
    refused, only = "watch-not-shown", tuple(Level)

    @property
    def levels(self) -> tuple[Level, ...]:
        return tuple(filter(None, (self.x, self.o)))

    @classmethod
    def read(cls, text: str, *, with_names: bool = False) -> Self:
        """Read a number alone, or one or two levels and a board. Errors: watch-not-shown, no-such-board."""
        found = super().read(text, with_names=with_names)
        if (found.typed and bool(found.levels) is (found.game is not None)) or (found.game and found.board):
            raise cls.refuse()
        return found


class OneGame(Options):
    game: int | None = option(GameOption())
    refused, only = "no-such-number", ("game", "last")


class ReplayOptions(OneGame):
    @classmethod
    def read(cls, text: str, *, with_names: bool = False) -> Self:
        """Read a number; words on games without one ask for the last games."""
        number = number_of(text)
        if number is None and text and not knows(text, cls.only):
            raise cls.refuse()
        return cls.of(text, game=number)


class HistoryOptions(Options):
    refused = "not-a-member"
    member: Opponent | int | str | None = option(MemberOption())


class WatchFeature(Feature, name="watch"):
    renders = frozenset({Kind.EXHIBITION})
    has_asides = True

    def __init__(self, bot: TicTacToeBot) -> None:
        super().__init__(bot)
        self.service = self._watching = Watching(bot.services)
        self._following, self._services = Following(bot, self._watching), bot.services
        self.topics = {
            "watch": "watching games game live follow unwatch exhibition exhibitions",
            "replay": "replays history past",
        }
        self.personal = replace(owned(), around=self._following.forgetting)
        bot.registry.subscribe(self._watching.advance, Event.PACE)
        bot.registry.subscribe(self._watching.followed.forget, Event.DELETED)
        bot.registry.subscribe(partial(self._following.bring_all, ended=True), Event.SWEEP)  # ends that no board shows

    @command("games", "live", slash_in_private=True)
    async def games(self, request: Request) -> Reply:
        found = await self._watching.live(self.bot.visibility.channels(request.place))
        return Reply(lambda say: pages.live(say, *found))

    @command("watch", menu=Menu("game", in_private=False))
    async def watch(self, request: Request, options: WatchOptions) -> AnyReply:
        """Follow a game, start an exhibition or, of nothing given, offer games."""
        if options.game is None and not options.levels:
            return await self.bot.picker.menu(request, do_button("watch"), options.refuse())
        if options.game is None:
            return await self._exhibit(request, options.levels, options.board or STANDARD)
        if options.levels:
            raise options.refuse()
        _check_place(request)
        game = await self._find(request, options.game)
        if game.is_over:
            raise Refusal("already-over", game_id=game.id)
        await self._watching.check_follow(game.id, request.place)
        with self._services.explaining.searching(request.place, request.user.id, game.board):
            return await self._following.show(game, request.place, request.user)

    @suggest(watch, "game")
    async def live_games(self, request: Request, typed: str) -> list[Choice]:
        return await self.bot.picker.games(request, typed, ended=False)

    @command("unwatch")
    async def unwatch(self, request: Request, options: OneGame) -> Reply:
        given, may_manage = (request.place, request.user.id, options.game), request.rights.manage_messages
        boards, shown = await self._watching.unfollow(*given, may_manage=may_manage)
        self._following.retire(*boards)
        return Reply(lambda say: pages.stopped(say, boards, shown), is_aside=True)

    @command("replay", menu=Menu("game"))
    async def replay(self, request: Request, options: ReplayOptions) -> AnyReply:
        """Show the replay that a number names; if there is none, a menu of the last ones."""
        try:
            if options.game is not None:
                return await self._replay(request, options.game)
        except Refusal as refusal:
            if refusal.message != "unknown-game":
                raise
        empty = Refusal("watch-history-empty")
        return await self.bot.picker.menu(request, pages.CHOSEN(), empty, ended=True)

    @suggest(replay, "game")
    async def ended_games(self, request: Request, typed: str) -> list[Choice]:
        return await self.bot.picker.games(request, typed, ended=True)

    @command("history", slash_in_private=True)
    async def history(self, request: Request, options: HistoryOptions) -> Reply:
        """List ended games, or those of one member. Errors: not-a-member."""
        member = options.member
        found = None if member is None else (await self.bot.picker.member(request, member)).user.id
        return await self._history(request, found)

    async def show_any(self, request: Request) -> AnyReply:
        """List the running games to the asker alone; if there are none, start an exhibition."""
        found = await self._watching.live(self.bot.visibility.channels(request.place))
        if found[0]:
            return Reply(lambda say: pages.live(say, *found), is_private=True)
        return await self._exhibit(request, (Level.EASY, Level.UNBEATABLE), STANDARD)

    @press(f"ttt:{{game_id}}:{{ply:3}}:{Act.STOP}")
    async def stop(self, request: Request, game_id: int, ply: int) -> AnyReply:
        user_id, may_manage = request.user.id, request.rights.manage_messages
        game = await self._services.turns.do(request.place, game_id, stop, user_id, may_manage=may_manage)
        if not isinstance(game, Game):
            raise Refusal("no-such-game")
        return GameReply(game)

    @press(f"ttt:{{game_id}}:{{ply:3}}:{Act.ANOTHER}", starts="watch")
    async def another(self, request: Request, game_id: int, ply: int) -> AnyReply:
        """Start an exhibition with the levels and the board of an earlier one. Errors: no-such-game; as `watch`."""
        shown = await self._find(request, game_id)
        levels = tuple(seat.level for seat in (shown.x, shown.o) if isinstance(seat, Bot))
        if len(levels) < 2:
            raise Refusal("no-such-game")
        return await self._exhibit(request, levels, shown.board)

    @press(f"ttt:{{game_id}}:{{ply:3}}:{{act:{Act.REPLAY}|{Act.REVIEW}}}", starts="replay", in_private=True)
    async def replay_of(self, request: Request, game_id: int, ply: int, act: str) -> Reply:
        return await self._replay(request, game_id, ply if act == Act.REVIEW else 1)

    @press(pages.CHOSEN, starts="replay")
    async def replay_chosen(self, request: Request, chosen: list[str]) -> Reply:
        """Errors: no-such-number if the menu has no such value."""
        value = "".join(chosen[:1])
        if not value.isascii() or (number := number_of(value)) is None:
            raise Refusal("no-such-number")
        return replace(await self._replay(request, number), is_private=True)

    @press(pages.TURN)
    async def turn_replay(self, request: Request, game_id: int, ply: int, turn: Pager) -> Reply:
        return await self._replay(request, game_id, ply)

    @press(pages.HISTORY)
    async def turn_history(self, request: Request, asker_id: int, user_id: int, side: Side, game_id: int) -> Reply:
        """Turn the page of a list. Errors: watch-not-your-list unless the presser asked for the list."""
        if request.user.id != asker_id:
            raise Refusal("watch-not-your-list")
        return await self._history(request, user_id or None, **{side: game_id})

    async def renderer(self, game: Game) -> Renderer:
        comment = await self._watching.commentator.comment(game)
        return lambda game, say: pages.exhibition(game, comment, say)

    async def card_lines(self, game: Game) -> Sequence[CardLine]:
        """Return the line on the move that decided a game on a small board, or what the bot says aside in a game."""
        commentator = self._watching.commentator
        if game.position.winner and game.board.cells <= SMALL and (point := await commentator.decided(game)):
            return [CardLine(partial(pages.decisive, game, point), Act.REVIEW, point.number)]
        if game.bot is None or game.id % ASIDES or (said := await commentator.aside(game)) is None:
            return ()
        is_quiet = (await self._services.preferences.known(game.users[0].id)).voice is Voice.QUIET
        return [] if is_quiet else [CardLine(partial(pages.aside_line, said))]

    @on(Event.CHANGED)
    def on_change(self, change: Change) -> None:
        """Bring the boards that follow a game up to date, after the answer that changed it."""
        if isinstance(change.after, Game) and change.after.is_followed and change.is_visible:
            self.bot.outbox.spawn(self._following.bring(change.after), after_answer=True)

    @Feature.listener("on_ready")
    @Feature.listener("on_guild_available")
    @Feature.listener("on_takeover")
    async def resume(self, *_: object) -> None:
        """Bring all followed boards up to date: at a start `on_ready` does so once for all servers."""
        if self.bot.is_ready():
            self.bot.outbox.in_background(ALL, self._following.bring_all)  # once more if another call comes meanwhile

    async def _exhibit(self, request: Request, levels: Sequence[Level], board: Board) -> GameReply:
        _check_place(request)
        game = await self._watching.exhibit(request.place, request.user, levels[0], levels[-1], board)
        return GameReply(game, as_new=True)

    async def _replay(self, request: Request, game_id: int, ply: int = 1) -> Reply:
        """Show an ended game after its first `ply` moves. Errors: watch-still-running, watch-not-begun."""
        game = await self._find(request, game_id)
        if not game.is_over:
            raise Refusal("watch-still-running", game_id=game_id)
        if not game.moves:
            raise Refusal("watch-not-begun", game_id=game_id)
        commentator = self._watching.commentator
        with self._services.explaining.searching(request.place, request.user.id, game.board):
            comment, summary = await commentator.comment(game.at(ply)), await commentator.summary(game)
            return Reply(lambda say: pages.replay(say, game, ply, comment, summary), game=game)

    async def _history(self, request: Request, user_id: int | None, **beside: int) -> Reply:
        """List ended games, or those of one user. beside: the game `before` or `after` which the page comes."""
        wanted, channels = Wanted(None, user_id, **beside), self.bot.visibility.channels(request.place)
        page, totals = await self._watching.ended(channels, wanted), await self._watching.totals(channels, wanted)
        return Reply(lambda say: pages.history(say, page, request.user.id, user_id, totals))

    async def _find(self, request: Request, game_id: int) -> Game:
        game = await self._services.play.find_any(game_id)
        await self.bot.visibility.check(request.place, game)
        return game


def _check_place(request: Request) -> None:
    if not request.rights.edit_later:
        raise Refusal("cannot-follow-here")


async def setup(bot: TicTacToeBot) -> None:
    await bot.add_cog(WatchFeature(bot))
