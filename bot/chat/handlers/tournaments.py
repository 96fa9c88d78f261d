"""Tournaments: what is asked of them by a command, and every button under one."""

from bot.chat.cup_address import TournamentAct, TournamentButton
from bot.chat.cups import tournament_reply
from bot.chat.options import TournamentOptions, tournament_options
from bot.chat.request import GameReply, PrivateReply, Reply, Request, Said, TournamentQuestion, TournamentReply
from bot.community.services import Community
from bot.games.services import Services
from bot.model.tournaments import NotJoined, NoTournamentsHere, NotYourQuestion, Tournament


class TournamentHandlers:
    def __init__(self, services: Services, community: Community) -> None:
        self._services, self._tournaments, self._matches = services, community.tournaments, community.matches

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
        """Do what a button says. Questions are asked of the one who pressed alone."""
        place, number = request.place, button.tournament_id
        match button.act:
            case TournamentAct.PLAY:
                game = await self._matches.play(place, number, button.number, request.user)
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
            raise NoTournamentsHere
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
            raise NotJoined
        return TournamentQuestion(one, mine.number)

    async def _leave(self, request: Request, number: int) -> Reply:
        """Leave at once before the start; afterwards ask first, for it costs matches."""
        one = await self._tournaments.find(request.place, number)
        if one.is_running:
            return PrivateReply(self._ask_to_leave(request, one))
        after = await self._tournaments.leave(request.place, number, request.user.id)
        return await self._shown(request, after)

    async def _quit(self, request: Request, button: TournamentButton) -> TournamentQuestion:
        """Leave for good, for the one who was asked: everybody may see the question that a typed command led to."""
        one = await self._tournaments.find(request.place, button.tournament_id)
        mine = one.entrant(request.user.id)
        if mine is None or mine.number != button.number:
            raise NotYourQuestion
        after = await self._tournaments.leave(request.place, one.id, request.user.id)
        return TournamentQuestion(after, mine.number, is_done=True)

    async def _shown(self, request: Request, one: Tournament) -> TournamentReply:
        may_attach = request.rights.attach_files
        return await tournament_reply(one, self._services, may_attach=may_attach, locale=request.locale)
