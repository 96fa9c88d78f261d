"""Tournaments on Discord: the command, the buttons, and the posts that keep a channel up to date.

The poster reads a tournament again before it shows it, and claims each post in the database first, so that neither a
restart nor a second process posts a round twice or loses one.
"""

from functools import partial
from typing import Any, Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot.core.chat.answerer import Answerer
from bot.core.chat.describe import BoardName, described, options
from bot.core.chat.game_page import GameReply
from bot.core.chat.outbox import Outbox, Outcome, Posted
from bot.core.chat.page import Page
from bot.core.chat.replies import PrivateReply, Reply, Said, page_of
from bot.core.chat.request import Request
from bot.core.chat.responders import InteractionResponder
from bot.core.chat.servers import Servers
from bot.core.chat.typed import TypedResponder
from bot.core.game import BOARDS, Change, Game
from bot.core.game.refusals import Refusal
from bot.core.play.services import Services
from bot.features.tournaments.pages import TournamentQuestion, TournamentReply, moved, round_page
from bot.features.tournaments.picture import tournament_reply
from bot.features.tournaments.rules import (
    FORMS,
    HOUR_S,
    MAX_HOURS,
    Stage,
    Tournament,
    TournamentAct,
    TournamentButton,
    TournamentOptions,
    tournament_options,
)
from bot.features.tournaments.service import Tournaments
from bot.words import words

PRIVATE_ACTIONS = ("cancel", "leave")
"""Actions that ask back, and the asker alone."""
CLAIM_S = 120
"""The time to post and note a claimed message; then a sweep tries again."""


class TournamentCommands(commands.Cog):
    def __init__(self, answerer: Answerer, tournaments: "TournamentHandlers") -> None:
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
        hours: app_commands.Range[int, 1, MAX_HOURS] | None = None,
    ) -> None:
        action = action or ("create" if form or board or hours else "show")
        kind = FORMS[(form or "knockout").replace(" ", "")]
        chosen = TournamentOptions(action, kind, BOARDS[board or "3x3"], (hours or 24) * HOUR_S)
        responder = InteractionResponder(interaction, in_private=action in PRIVATE_ACTIONS, with_rights=True)
        await self._answerer.answer(responder, self._tournaments.act, chosen)

    @commands.command(name="tournament", aliases=["cup", "tournaments"])
    async def tournament_by_words(self, ctx: commands.Context[Any], *, text: str = "") -> None:
        responder = TypedResponder(ctx, with_rights=True)
        await self._answerer.answer(responder, self._tournaments.act_by_words, text)


class TournamentHandlers:
    def __init__(self, services: Services, tournaments: Tournaments) -> None:
        self._services, self._tournaments = services, tournaments

    async def act(self, request: Request, options: TournamentOptions) -> Reply:
        """Do what a command asks of the tournament in this channel."""
        if options.action == "create":
            return await self._create(request, options)
        if options.action == "show":
            return await self._shown(request, await self._tournaments.newest(request.place))
        one = await self._tournaments.on_here(request.place)
        match options.action:
            case "join":
                await self._tournaments.join(request.place, one.id, request.user)
                return Said("tournament-joined")
            case "start":
                await self._start(request, one.id)
                return Said("tournament-started")
            case "cancel":
                return await self._ask_to_cancel(request, one.id)
        if one.is_running:
            return self._ask_to_leave(request, one)
        await self._tournaments.leave(request.place, one.id, request.user.id)
        return Said("tournament-left")

    async def act_by_words(self, request: Request, text: str) -> Reply:
        return await self.act(request, tournament_options(text))

    async def press(self, request: Request, button: TournamentButton) -> Reply:
        """Do what a button says. Questions go to the asker alone."""
        place, number = request.place, button.tournament_id
        match button.act:
            case TournamentAct.PLAY:
                game = await self._tournaments.play(place, number, button.number, request.user)
                return GameReply(game, as_new=True)
            case TournamentAct.JOIN:
                return await self._shown(request, await self._tournaments.join(place, number, request.user))
            case TournamentAct.START:
                return await self._shown(request, await self._start(request, number))
            case TournamentAct.LEAVE:
                return await self._leave(request, number)
            case TournamentAct.QUIT:
                return await self._quit(request, button)
            case TournamentAct.CANCEL:
                return PrivateReply(await self._ask_to_cancel(request, number))
            case TournamentAct.END:
                may_manage = request.rights.manage_messages
                one = await self._tournaments.cancel(place, number, request.user.id, may_manage=may_manage)
                return TournamentQuestion(one, is_done=True)

    async def _create(self, request: Request, options: TournamentOptions) -> TournamentReply:
        if request.place.guild_id is None or not request.rights.edit_later:
            raise Refusal("no-tournaments-here")
        kind = (options.form, options.board, options.round_s)
        return TournamentReply(await self._tournaments.create(request.place, request.user, *kind))

    async def _start(self, request: Request, number: int) -> Tournament:
        may_manage = request.rights.manage_messages
        return await self._tournaments.start(request.place, number, request.user.id, may_manage=may_manage)

    async def _ask_to_cancel(self, request: Request, number: int) -> TournamentQuestion:
        may_manage = request.rights.manage_messages
        asked = (request.place, number, request.user.id)
        one = await self._tournaments.check_organiser(*asked, may_manage=may_manage)
        return TournamentQuestion(one)

    def _ask_to_leave(self, request: Request, one: Tournament) -> TournamentQuestion:
        mine = one.entrant(request.user.id)
        if mine is None or mine.has_left:
            raise Refusal("not-joined")
        return TournamentQuestion(one, mine.number)

    async def _leave(self, request: Request, number: int) -> Reply:
        """Leave at once before the start; afterwards ask first, for it costs matches."""
        one = await self._tournaments.find(request.place, number)
        if one.is_running:
            return PrivateReply(self._ask_to_leave(request, one))
        after = await self._tournaments.leave(request.place, number, request.user.id)
        return await self._shown(request, after)

    async def _quit(self, request: Request, button: TournamentButton) -> TournamentQuestion:
        """Leave for good, if the asker is the player of the question: a typed command's is public."""
        one = await self._tournaments.find(request.place, button.tournament_id)
        mine = one.entrant(request.user.id)
        if mine is None or mine.number != button.number:
            raise Refusal("not-your-question")
        after = await self._tournaments.leave(request.place, one.id, request.user.id)
        return TournamentQuestion(after, mine.number, is_done=True)

    async def _shown(self, request: Request, one: Tournament) -> TournamentReply:
        may_attach = request.rights.attach_files
        return await tournament_reply(one, self._services, may_attach=may_attach, locale=request.locale)


class TournamentPoster:
    """Posts and edits by the bot's own right, each after the answer that led to it."""

    def __init__(self, outbox: Outbox, servers: Servers, services: Services, tournaments: Tournaments) -> None:
        self._outbox, self._servers, self._services = outbox, servers, services
        self._tournaments, self._store = tournaments, tournaments.store
        tournaments.subscribe(self.hear)

    def hear(self, _before: Tournament, after: Tournament) -> None:
        """Bring the messages of a tournament up to date."""
        self._outbox.spawn(self._bring(after.id), after_answer=True)

    def hear_game(self, change: Change) -> None:
        """Count a game between members that has ended, if it is a tournament's."""
        game, is_new = change.after, change.before is None or not change.before.is_over
        if isinstance(game, Game) and game.is_over and is_new and len(game.users) == 2 and game.place.guild_id:
            self._outbox.spawn(self._count(game.id), after_answer=True)

    async def settle(self, _request: Request, reply: Reply, message_id: int | None) -> None:
        """Note which message shows a tournament, up to date. An older one leads to it."""
        if isinstance(reply, TournamentReply) and message_id is not None:
            await self._note(reply.tournament, message_id)

    async def sweep(self) -> None:
        """Go on with all tournaments that have something due."""
        if self._servers.is_settled():
            for tournament_id in await self._tournaments.pending():
                await self._bring(tournament_id)

    async def _bring(self, tournament_id: int) -> None:
        self._outbox.start(("tournament", tournament_id, 0), partial(self._edit, tournament_id))

    async def _count(self, game_id: int) -> None:
        tournament_id = await self._store.of_game(game_id)
        if tournament_id is not None:
            await self._tournaments.settle(tournament_id)

    async def _edit(self, tournament_id: int) -> Outcome:
        """Post what is due, let the tournament go on, and show it as it is."""
        one = await self._store.get(tournament_id)
        is_new = one is not None and one.post_due is not None and await self._post(one)
        one = await self._tournaments.settle(tournament_id)
        if one is None or (one.shown >= one.version and one.message_id is not None):
            return Outcome.GONE
        if one.round_message_id is not None and one.posted == one.round and not is_new:
            await self._outbox.edit(one.place, one.round_message_id, _round(one, one.posted))
        return await self._show(one)

    async def _post(self, one: Tournament) -> bool:
        """Post a round or, at the end, the tournament itself, unless another process does. Return whether it did."""
        claimed = await self._tournaments.claim_post(one, CLAIM_S)
        if claimed is None:
            return False
        if claimed.round_message_id is not None and claimed.posted:
            await self._outbox.edit(claimed.place, claimed.round_message_id, _round(claimed, claimed.posted))
        page = _round(claimed, claimed.round) if claimed.is_running else await self._page(claimed)
        sent = await self._outbox.post(claimed.place, page)
        if not isinstance(sent, Posted):
            return False
        await self._tournaments.note_posted(claimed, sent.message_id)
        now = await self._store.get(one.id)
        if now is not None and now.stage is Stage.OVER:
            await self._note(now, sent.message_id)
        return True

    async def _show(self, one: Tournament) -> Outcome:
        """Edit the message of a tournament; if that is gone, post it again, once for each change."""
        page, edited = await self._page(one), Outcome.GONE
        if one.message_id is not None:
            edited = await self._outbox.edit(one.place, one.message_id, page)
        if edited is Outcome.UNWELL:
            return edited
        is_missing = edited is Outcome.GONE and (one.is_open or one.is_running)
        sent = await self._outbox.post(one.place, page) if is_missing else None
        message_id = sent.message_id if isinstance(sent, Posted) else one.message_id
        await self._store.note_shown(one, message_id or 0)
        return edited

    async def _note(self, one: Tournament, message_id: int) -> None:
        before = await self._store.get(one.id)
        await self._store.note_shown(one, message_id)
        if before is not None and before.message_id not in (None, message_id):
            now = await self._store.get(one.id) or one
            edit = self._outbox.edit(one.place, before.message_id or 0, moved(now, words()))
            self._outbox.spawn(edit, after_answer=True)

    async def _page(self, one: Tournament) -> Page:
        may_attach = self._outbox.permissions(one.place).attach_files
        return page_of(await tournament_reply(one, self._services, may_attach=may_attach), words())


def _round(one: Tournament, number: int) -> Page:
    return round_page(one, number, words())
