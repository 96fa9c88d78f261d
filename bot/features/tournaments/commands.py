"""Tournaments on Discord: the command, the buttons, and the posts that keep a channel up to date.

The poster reads a tournament again before it shows it, and claims each post in the database first, so that neither a
restart nor a second process posts a round twice or loses one.
"""

from collections import deque
from dataclasses import replace
from functools import partial
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.core.chat.client import TicTacToeBot
from bot.core.chat.describe import add_action, described, options
from bot.core.chat.game_page import GameReply
from bot.core.chat.outbox import CLAIM_S, Outcome, Posted
from bot.core.chat.page import Page
from bot.core.chat.players import link_to
from bot.core.chat.registry import Draw
from bot.core.chat.replies import PrivateReply, Reply, Said, page_of
from bot.core.chat.request import Request
from bot.core.chat.responders import InteractionResponder, TypedResponder
from bot.core.game import BOARDS, Change, Game, Notices, Place, Refusal
from bot.features.tournaments import rules
from bot.features.tournaments.pages import TournamentQuestion, TournamentReply, match_game, moved, round_page
from bot.features.tournaments.pairings import champion
from bot.features.tournaments.picture import tournament_reply
from bot.features.tournaments.rules import Stage, Tournament, TournamentAct, TournamentButton, found_here
from bot.features.tournaments.service import Tournaments
from bot.words import words

PRIVATE_ACTIONS = ("cancel", "leave")  # actions that ask back, and the asker alone
MAX_ROUNDS = 1000  # rounds that are remembered as shown


class TournamentCommands(commands.Cog):
    def __init__(self, bot: TicTacToeBot, tournaments: Tournaments) -> None:
        self._answerer, self._services, self._tournaments = bot.answerer, bot.services, tournaments
        bot.tree.add_command(slash := app_commands.Group(**described("tournament")))
        slash.command(**described("tournament-create") | {"name": "create"})(self.create_by_slash)
        for action in ("join", "leave", "start", "fill", "cancel", "show"):
            add_action(slash, action, self.tournament_by_slash)

    @options("tournament-create", "hours", form=("knockout", "round robin"), board=BOARDS)
    async def create_by_slash(
        self,
        interaction: discord.Interaction[Any],
        form: str | None = None,
        board: str | None = None,
        hours: app_commands.Range[int, 1, rules.MAX_HOURS] | None = None,
    ) -> None:
        text = " ".join(filter(None, ("create", form, board, f"{hours}h" if hours else "")))
        await self.tournament_by_slash(interaction, text)

    async def tournament_by_slash(self, interaction: discord.Interaction[Any], text: str) -> None:
        responder = InteractionResponder(interaction, in_private=text in PRIVATE_ACTIONS)
        await self._answerer.answer(responder, self.act, text)

    @commands.command(name="tournament", aliases=["cup", "tournaments"])
    async def tournament_by_words(self, ctx: commands.Context[Any], *, text: str = "") -> None:
        await self._answerer.answer(TypedResponder(ctx), self.act, text)

    async def act(self, request: Request, text: str) -> Reply:
        """Do what a command asks of the tournament in this channel. text: as `tournament_options` reads it."""
        chosen, place, store = rules.tournament_options(text), request.place, self._tournaments.store
        if chosen.action == "create" or place.guild_id is None:
            return await self._create(request, chosen)
        if chosen.action == "show":
            return await self._shown(request, found_here(await store.newest_in(place.channel_id), place))
        act = TournamentAct(chosen.action)
        found = await self._do(request, act, found_here(await store.on_in(place.channel_id), place).id)
        return found if isinstance(found, TournamentQuestion) else Said(f"tournaments-done-{act.value}")

    async def _create(self, request: Request, kind: rules.TournamentOptions | Tournament) -> TournamentReply:
        """Open a tournament. kind: whose form, board and time it has. Errors: not-here, on-here."""
        if request.place.guild_id is None or not request.rights.edit_later:
            raise Refusal("tournaments-not-here")
        made = await self._tournaments.create(request.place, request.user, kind.form, kind.board, kind.round_s)
        return TournamentReply(made, as_new=True)

    async def press(self, request: Request, button: TournamentButton) -> Reply:
        """Do what a button says. Questions go to the asker alone."""
        place, user, number = request.place, request.user, button.tournament_id
        match button.act:
            case TournamentAct.PLAY:
                game = await self._tournaments.play(place, number, button.number, user)
                if game.message_id is None:
                    return GameReply(game, as_new=True)
                link = link_to(game, words(request.locale)("link-here"))
                return Said("tournaments-game-on", {"game": str(game.id), "link": link})
            case TournamentAct.AGAIN:
                return await self._create(request, await self._tournaments.find(place, number))
            case TournamentAct.QUIT:  # a question after a typed command is public
                mine = (await self._tournaments.find(place, number)).entrant(user.id)
                if mine is None or mine.number != button.number:
                    raise Refusal("tournaments-not-your-question")
                await self._tournaments.leave(place, number, user.id)
                return Said("tournaments-done-leave", is_told=False)  # in place of the question
            case TournamentAct.END:
                await self._tournaments.cancel(place, number, user.id, may_manage=request.rights.manage_messages)
                return Said("tournaments-done-cancel", is_told=False)
        found = await self._do(request, button.act, number)
        return PrivateReply(found) if isinstance(found, TournamentQuestion) else await self._shown(request, found)

    async def _do(self, request: Request, act: TournamentAct, number: int) -> Tournament | TournamentQuestion:
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
            return TournamentQuestion(one)
        if not one.is_running:
            return await self._tournaments.leave(place, number, user.id)
        mine = one.entrant(user.id)
        if mine is None or mine.has_left:
            raise Refusal("tournaments-not-joined")
        return TournamentQuestion(one, mine.number)

    async def _shown(self, request: Request, one: Tournament) -> TournamentReply:
        may_attach = request.rights.attach_files
        return await tournament_reply(one, self._services, request.locale, may_attach=may_attach)


class TournamentPoster:
    """Posts and edits by the bot's own right, each after the answer that led to it."""

    def __init__(self, bot: TicTacToeBot, tournaments: Tournaments) -> None:
        self._outbox, self._servers = bot.outbox, bot.servers
        self._services, self._registry = bot.services, bot.registry
        self._tournaments, self._store = tournaments, tournaments.store
        self._rounds: deque[tuple[int, int]] = deque(maxlen=MAX_ROUNDS)  # tournaments, and versions their rounds show
        tournaments.subscribers.append(self.hear)

    def hear(self, tournament_id: int) -> None:
        self._outbox.spawn(self._bring(tournament_id), after_answer=True)

    def hear_game(self, change: Change) -> None:
        game, is_new = change.after, change.before is None or not change.before.is_over
        if isinstance(game, Game) and game.is_over and is_new:
            self._outbox.spawn(self._count(game), after_answer=True)

    async def draws(self, game: Game) -> Draw | None:
        if await self._tournaments.begun_by(game) is None:
            return None
        after = await self._tournaments.match_after(game) if game.is_over else None
        return partial(match_game, after=after, told=await self._registry.told_of(game))

    async def settle(self, _request: Request, reply: Reply, message_id: int | None) -> None:
        """Note which message shows a tournament, up to date. An older one leads to it."""
        if isinstance(reply, TournamentReply) and message_id is not None:
            await self._note(reply.tournament, message_id)

    async def sweep(self) -> None:
        if self._servers.client.is_ready():
            for tournament_id in await self._tournaments.pending():
                await self._bring(tournament_id)

    async def repost(self, place: Place) -> None:
        """Post the tournament that is on in a channel again, and the round that is played."""
        one = await self._store.on_in(place.channel_id)
        if one is not None and one.posted:
            sent = await self._outbox.post(place, round_page(one, one.posted, await self._outbox.languages.of(place)))
            if isinstance(sent, Posted):
                one = await self._tournaments.write(one, replace(one, round_message_id=sent.message_id)) or one
        if one is not None:
            await self._show(replace(one, message_id=None))

    async def _bring(self, tournament_id: int) -> None:
        self._outbox.start(("tournament", tournament_id, 0), partial(self._go_on, tournament_id))

    async def _count(self, game: Game) -> None:
        if begun := await self._tournaments.begun_by(game):
            await self._tournaments.settle(begun[0])

    async def _go_on(self, tournament_id: int) -> Outcome:
        """Post what is due, let the tournament go on, and begin to show it as it is: no post waits for an edit."""
        if (one := await self._store.get(tournament_id)) is None:
            return Outcome.GONE
        if one.post_due is not None:
            await self._post(one)
        one = await self._tournaments.settle(tournament_id)
        if one.posted == one.round and (one.id, one.version) not in self._rounds:
            self._start_round(one)
        self._outbox.start(("overview", one.id, 0), partial(self._edit, one.id))
        return Outcome.DONE

    def _start_round(self, one: Tournament) -> None:
        self._rounds.append((one.id, one.version))
        self._outbox.start(("round", one.id, one.round_message_id or 0), partial(self._edit_round, one))

    async def _edit_round(self, known: Tournament) -> Outcome:
        one = await self._store.get(known.id)
        if one is None or known.round_message_id is None or not known.posted:
            return Outcome.GONE
        page = round_page(one, known.posted, await self._outbox.languages.of(one.place))
        return await self._outbox.edit(one.place, known.round_message_id, page)

    async def _post(self, one: Tournament) -> None:
        """Post a round or, at the end, the tournament itself, unless another process does."""
        if (claimed := await self._tournaments.claim_post(one, CLAIM_S)) is None:
            return
        self._start_round(claimed)
        is_on, say = claimed.is_running, await self._outbox.languages.of(claimed.place)
        page = round_page(claimed, claimed.round, say) if is_on else await self._page(claimed, is_last=True)
        sent = await self._outbox.post(claimed.place, page, once=f"round:{one.id}:{claimed.round}:{claimed.stage}")
        if isinstance(sent, Posted):
            self._rounds.append((one.id, claimed.version + 1))  # as noted now, unless others wrote meanwhile
            await self._tournaments.note_posted(claimed, sent.message_id)
            now = await self._store.get(one.id)
            if now is not None and now.stage is Stage.OVER:
                await self._note(now, sent.message_id)

    async def _edit(self, tournament_id: int) -> Outcome:
        one = await self._store.get(tournament_id)
        is_due = one is not None and (one.shown < one.version or one.message_id is None)
        return await self._show(one) if one is not None and is_due else Outcome.GONE

    async def _show(self, one: Tournament) -> Outcome:
        """Edit the message of a tournament; if that is gone, post it again, once for each change."""
        page, edited = await self._page(one), Outcome.GONE
        if one.message_id is not None:
            edited = await self._outbox.edit(one.place, one.message_id, page)
        sent: Posted | Outcome = edited
        if edited is Outcome.GONE and one.is_on:
            sent = await self._outbox.post(one.place, page, once=f"tournament:{one.id}:{one.version}")
        if sent is Outcome.UNWELL:
            return sent
        message_id = sent.message_id if isinstance(sent, Posted) else one.message_id
        await self._store.note_shown(one, message_id or 0)
        return edited

    async def _note(self, one: Tournament, message_id: int) -> None:
        before = await self._store.get(one.id)
        await self._store.note_shown(one, message_id)
        older = before.message_id if before is not None else None
        if older not in (None, message_id):
            page = moved(replace(one, message_id=message_id), await self._outbox.languages.of(one.place))
            self._outbox.start(("moved", one.id, older or 0), partial(self._outbox.edit, one.place, older or 0, page))

    async def _page(self, one: Tournament, *, is_last: bool = False) -> Page:
        """Render a tournament. is_last: mention the champion, unless they want no notices."""
        may_attach, seed = self._outbox.permissions(one.place).attach_files, champion(one) if is_last else None
        say = await self._outbox.languages.of(one.place)
        page = page_of(await tournament_reply(one, self._services, say.language, may_attach=may_attach), say)
        user = one.seeded(seed).user if seed else None
        if user and (await self._services.preferences.within(one.place.guild_id, user.id)).notices is not Notices.OFF:
            page = replace(page, content=say("tournaments-champion", user=f"<@{user.id}>"), pings=user.id)
        return page
