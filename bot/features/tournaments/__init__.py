"""Tournaments of a channel: knockouts and round robins, round by round."""

import re
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from typing import Any, Self

from bot.core.chat.client import TicTacToeBot
from bot.core.chat.commands import command, group
from bot.core.chat.feature import Event, Feature, Kind, Renderer, on
from bot.core.chat.game_page import GameReply
from bot.core.chat.options import BoardOption, OneOf, Options, option
from bot.core.chat.players import link_to
from bot.core.chat.press import press
from bot.core.chat.readers import SHORT, HourOption, seconds_of
from bot.core.chat.replies import AnyReply, Reply, Said
from bot.core.chat.request import Request
from bot.core.game import Change, Game, Refusal
from bot.engine import STANDARD, Board
from bot.features.ratings.service import Ratings
from bot.features.tournaments.pages import CUP, match_game, question
from bot.features.tournaments.picture import renderer
from bot.features.tournaments.poster import TournamentPoster
from bot.features.tournaments.rules import HOUR_S, MAX_HOURS, STARTS, Form, Tournament, TournamentAct, found_here
from bot.features.tournaments.service import Tournaments
from bot.features.tournaments.sql import PERSONAL

ALSO = dict.fromkeys(("ko", "bracket", "knock out", "knock-out"), Form.KNOCKOUT)
ALSO |= dict.fromkeys(("roundrobin", "round-robin", "rr", "league"), Form.ROUND_ROBIN)
HOURS = re.compile(r"\bhours:\s*(\d+)(?!\S)", re.IGNORECASE)  # without a unit


class HoursOption(HourOption):
    """The time for a round, in seconds: picked, a number of hours; typed, a duration."""

    min_value, max_value, words = 1, MAX_HOURS, tuple(SHORT)

    def read(self, text: str) -> int | None:
        seconds = seconds_of(text)
        return seconds if seconds and HOUR_S <= seconds <= MAX_HOURS * HOUR_S else None

    async def transform(self, interaction: Any, value: Any, /) -> Any:
        return await super().transform(interaction, f"{value}h")


class CreateOptions(Options):
    """The kind of a new tournament."""

    form: Form = option(OneOf({"knockout": Form.KNOCKOUT, "round robin": Form.ROUND_ROBIN}, ALSO), Form.KNOCKOUT)
    board: Board = option(BoardOption(), STANDARD)
    hours: int = option(HoursOption(), 24 * HOUR_S)
    refused, also = "tournaments-not-understood", ("round", "robin")

    @classmethod
    def read(cls, text: str, *, with_names: bool = False) -> Self:
        return super().read(HOURS.sub(r"\1h", text), with_names=with_names)


class ActionOptions(Options):
    """None; words for a new tournament may stand beside the action."""

    @classmethod
    def read(cls, text: str, *, with_names: bool = False) -> Self:
        return cls.of(CreateOptions.read(text).typed)


class TournamentFeature(Feature, name="tournaments"):
    renders = frozenset({Kind.SOLO, Kind.DUEL})
    personal = PERSONAL

    def __init__(self, bot: TicTacToeBot) -> None:
        super().__init__(bot)
        self.service = self._tournaments = Tournaments(bot.services, bot.registry.service(Ratings))
        self.poster = TournamentPoster(bot, self._tournaments)
        bot.registry.subscribe(self._tournaments.call_off, Event.DELETED)
        self.topics = {"tournaments": "tournament ko walkover seed seeds cup knockout bracket robin leave league"}

    @on(Event.ENDED, Kind.SOLO, Kind.DUEL)
    def count(self, change: Change) -> None:
        if isinstance(change.after, Game):
            self.bot.outbox.spawn(self.poster.count(change.after), after_answer=True)

    @on(Event.SWEEP)
    async def sweep(self) -> None:
        for tournament_id in await self._tournaments.pending() if self.bot.is_ready() else ():
            await self.poster.bring(tournament_id)

    async def renderer(self, game: Game) -> Renderer | None:
        if await self._tournaments.begun_by(game) is None:
            return None
        after = await self._tournaments.match_after(game) if game.is_over else None
        return partial(match_game, after=after, lines=await self.bot.registry.card_lines(game))

    @group("tournament", "cup", "tournaments")
    async def tournament(self, request: Request, options: CreateOptions) -> AnyReply:
        """Open one if words tell its kind, else show the newest."""
        return await (self._create(request, options) if options.typed else self._show_newest(request))

    @command("create", "new", within=tournament)
    async def create(self, request: Request, options: CreateOptions) -> Reply:
        return await self._create(request, options)

    @command("join", within=tournament)
    async def join(self, request: Request, _: ActionOptions) -> AnyReply:
        return await self._act(request, TournamentAct.JOIN)

    @command("leave", within=tournament, slash_in_private=True)
    async def leave(self, request: Request, _: ActionOptions) -> AnyReply:
        return await self._act(request, TournamentAct.LEAVE)

    @command("start", within=tournament)
    async def start(self, request: Request, _: ActionOptions) -> AnyReply:
        return await self._act(request, TournamentAct.START)

    @command("fill", within=tournament)
    async def fill(self, request: Request, _: ActionOptions) -> AnyReply:
        return await self._act(request, TournamentAct.FILL)

    @command("cancel", within=tournament, slash_in_private=True)
    async def cancel(self, request: Request, _: ActionOptions) -> AnyReply:
        return await self._act(request, TournamentAct.CANCEL)

    @command("show", within=tournament)
    async def show(self, request: Request, _: ActionOptions) -> Reply:
        return await self._show_newest(request)

    @press(CUP, starts=lambda act, **_: "tournament" * (act in STARTS))
    async def pressed(self, request: Request, tournament_id: int, act: TournamentAct, number: int) -> AnyReply:
        """Do what a button says. Questions go to the asker alone."""
        place, user = request.place, request.user
        match act:
            case TournamentAct.PLAY:
                game = await self._tournaments.play(place, tournament_id, number, user)
                if game.message_id is None:
                    return GameReply(game, as_new=True)
                link = link_to(game, request.say("link-here"))
                return Said("tournaments-game-on", {"game": str(game.id), "link": link})
            case TournamentAct.AGAIN:
                one = await self._tournaments.find(place, tournament_id)
                return await self._create(request, CreateOptions.of(form=one.form, board=one.board, hours=one.round_s))
            case TournamentAct.QUIT:  # a question after a typed command is public
                mine = (await self._tournaments.find(place, tournament_id)).entrant(user.id)
                if mine is None or mine.number != number:
                    raise Refusal("tournaments-not-your-question")
                await self._tournaments.leave(place, tournament_id, user.id)
                return Said("tournaments-done-leave", is_aside=False)  # in place of the question
            case TournamentAct.END:
                may_manage = request.rights.manage_messages
                await self._tournaments.cancel(place, tournament_id, user.id, may_manage=may_manage)
                return Said("tournaments-done-cancel", is_aside=False)
        found = await self._do(request, act, tournament_id)
        return replace(found, is_private=True) if isinstance(found, Reply) else await self._shown(request, found)

    async def _act(self, request: Request, act: TournamentAct) -> AnyReply:
        found = await self._do(request, act, (await self._here(request, self._tournaments.store.on_in)).id)
        return found if isinstance(found, Reply) else Said(f"tournaments-done-{act}")

    async def _create(self, request: Request, kind: CreateOptions) -> Reply:
        """Errors: not-here, on-here."""
        if request.place.guild_id is None or not request.rights.edit_later:
            raise Refusal("tournaments-not-here")
        made = await self._tournaments.create(request.place, request.user, kind.form, kind.board, kind.hours)
        return replace(await self._shown(request, made), as_new=True)

    async def _show_newest(self, request: Request) -> Reply:
        return await self._shown(request, await self._here(request, self._tournaments.store.newest_in))

    async def _here(self, request: Request, find: Callable[[int], Awaitable[Tournament | None]]) -> Tournament:
        """Return a tournament of this channel. Errors: not-here, none-here."""
        if request.place.guild_id is None:
            raise Refusal("tournaments-not-here")
        return found_here(await find(request.place.channel_id), request.place)

    async def _do(self, request: Request, act: TournamentAct, number: int) -> Tournament | Reply:
        """Join, leave, start or cancel a tournament. What can't be taken back is asked first."""
        place, user, may_manage = request.place, request.user, request.rights.manage_messages
        match act:
            case TournamentAct.JOIN:
                return await self._tournaments.join(place, number, user)
            case TournamentAct.START | TournamentAct.FILL:
                fill = act is TournamentAct.FILL
                return await self._tournaments.start(place, number, user.id, may_manage=may_manage, fill=fill)
        one = await self._tournaments.find(place, number)
        if act is TournamentAct.CANCEL:
            one.check_cancel(user.id, may_manage=may_manage)
            return Reply(lambda say: question(say, one))
        if not one.is_running:
            return await self._tournaments.leave(place, number, user.id)
        mine = one.entrant(user.id)
        if mine is None or mine.has_left:
            raise Refusal("tournaments-not-joined")
        return Reply(lambda say: question(say, one, mine.number))

    async def _shown(self, request: Request, one: Tournament) -> Reply:
        page = await renderer(one, self.bot.services, request.say, may_attach=request.rights.attach_files)
        return Reply(page, sent=partial(self.poster.note, one))


async def setup(bot: TicTacToeBot) -> None:
    await bot.add_cog(TournamentFeature(bot))
