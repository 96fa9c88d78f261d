"""Playing: start, move, look, end; and every button under a game or a challenge."""

import contextlib
from collections.abc import AsyncIterator, Callable, Mapping
from typing import NamedTuple

from bot.chat.address import Act, GameButton, MenuButton, SquareButton
from bot.chat.handlers.crowd import CrowdHandlers
from bot.chat.options import GameOptions, Invited, TypedWords
from bot.chat.request import AsideReply, Audience, GameReply, MenuReply, Request, ResignReply, Said
from bot.chat.visibility import Visibility
from bot.engine import Board, Level, Mark
from bot.games import turns
from bot.games.services import Services
from bot.games.turns import Times
from bot.model import Challenge, Game, User, with_rules
from bot.model.refusals import (
    AlreadyOver,
    NobodyElseHere,
    NoGame,
    NoSuchGame,
    NoSuchSquare,
    NotAMember,
    OpponentIsABot,
    OpponentIsYou,
)
from bot.model.together import PickOne, VoteInstead

MARKS = {
    **dict.fromkeys((Act.GIVE_UP_X, Act.KEEP_X, Act.RESIGN_X, Act.PLACE_X), Mark.X),
    **dict.fromkeys((Act.GIVE_UP_O, Act.KEEP_O, Act.RESIGN_O, Act.PLACE_O), Mark.O),
}
ANSWERS: dict[Act, Callable[[Challenge, Times, int], Game | Challenge]] = {
    Act.ACCEPT: turns.accept,
    Act.DECLINE: turns.decline,
    Act.WITHDRAW: turns.withdraw,
}


class Opponent(NamedTuple):
    """Whom a player names. is_member: whether Discord has told that they are in the server."""

    user: User
    is_me: bool
    is_bot: bool
    is_member: bool


class PlayHandlers:
    def __init__(self, services: Services, visibility: Visibility, default_level: Level, crowds: CrowdHandlers) -> None:
        self._turns, self._play, self._lobby = services.turns, services.play, services.lobby
        self._visibility, self._default_level, self._crowds = visibility, default_level, crowds

    async def start(self, request: Request, opponent: Opponent | None, options: GameOptions) -> GameReply:
        board = with_rules(options.board, options.rules)
        if options.invited:
            return await self._invite(request, opponent, options, board)
        if opponent is None or opponent.is_me:
            level = options.level or self._default_level
            return GameReply(await self._lobby.start(request.place, request.user, level, options.first, board))
        await self._check_opponent(request, opponent)
        challenge = await self._lobby.challenge(request.place, request.user, opponent.user, options.first, board)
        return GameReply(challenge)

    async def start_by_words(self, request: Request, text: str, mentioned: Mapping[int, Opponent]) -> GameReply:
        """Do the same by words in any order. mentioned: those whom the message mentions, by number."""
        user_id, options = TypedWords.read(text).game()
        if user_id is not None and user_id not in mentioned:
            raise NotAMember
        return await self.start(request, mentioned[user_id] if user_id is not None else None, options)

    async def move(self, request: Request, square: str) -> GameReply:
        async with self._or_vote(request):
            return GameReply(await self._play.move(request.place, request.user.id, square))

    async def move_nowhere(self, request: Request) -> GameReply:
        """Refuse a move without a square, and tell which are free."""
        async with self._or_vote(request):
            game = await self._play.look(request.place, request.user.id)
        raise NoSuchSquare(game.board, game.position.legal())

    async def board(self, request: Request) -> GameReply:
        """Show the asker's game or, if they have none, the one that the channel plays together."""
        try:
            return GameReply(await self._play.look(request.place, request.user.id))
        except NoGame:
            if (shared := await self._crowds.here(request)) is None:
                raise
            return shared

    async def resign(self, request: Request) -> ResignReply | Said:
        """Ask whether to give up the asker's game; or withdraw their challenge, if they have no game."""
        try:
            game = await self._play.look(request.place, request.user.id)
        except NoGame:
            async with self._or_vote(request):
                await self._play.withdraw(request.place, request.user.id)
            return Said("challenge-withdrawn-by-you")
        return ResignReply(game, game.check_player(request.user.id))

    async def draw(self, request: Request) -> GameReply:
        async with self._or_vote(request):
            return GameReply(await self._play.draw(request.place, request.user.id))

    async def press(self, request: Request, button: SquareButton) -> GameReply:
        given = (request.user.id, button.ply, button.cell)
        return GameReply(await self._turns.do(request.place, button.game_id, turns.press, *given))

    async def act(self, request: Request, button: GameButton) -> GameReply:
        place, game_id, user_id = request.place, button.game_id, request.user.id
        match button.act:
            case Act.REMATCH | Act.EASIER:
                game = await self._lobby.rematch(place, user_id, game_id, easier=button.act is Act.EASIER)
                return GameReply(game, as_new=not game.is_over)
            case Act.PLACE_X | Act.PLACE_O:
                game, _ = await self._play.find(place, user_id, game_id)
                if not game.is_over:
                    game.check_turn(user_id)
                return GameReply(game, mark_to_place=MARKS[button.act])
            case Act.OFFER:
                return GameReply(await self._turns.do(place, game_id, turns.offer_draw, user_id))
            case Act.RESIGN_X | Act.RESIGN_O:
                return GameReply(await self._turns.do(place, game_id, turns.resign, user_id, MARKS[button.act]))
            case Act.AGREE:
                return GameReply(await self._turns.do(place, game_id, turns.agree_to_draw, user_id, button.ply))
            case Act.ACCEPT | Act.DECLINE | Act.WITHDRAW:
                return GameReply(await self._turns.answer(place, game_id, ANSWERS[button.act], user_id))
            case Act.JOIN:
                return GameReply(await self._lobby.join(place, request.user, game_id))
            case _:
                raise NoSuchGame

    async def act_aside(self, request: Request, button: GameButton) -> AsideReply | GameReply | MenuReply:
        """Do what was asked for beside the board, which is brought up to date by itself."""
        user_id, (game, mark) = request.user.id, await self._running(request, button.game_id)
        match button.act:
            case Act.KEEP_X | Act.KEEP_O:
                game.check_mark(user_id, MARKS[button.act])
                return AsideReply(game, "kept-playing")
            case Act.OFFER_ASIDE:
                after = await self._turns.play(game, turns.offer_draw, user_id)
            case Act.AGREE_ASIDE:
                after = await self._turns.play(game, turns.agree_to_draw, user_id, button.ply)
            case _:
                after = await self._turns.play(game, turns.resign, user_id, MARKS[button.act])
                is_aside = (
                    request.audience is Audience.ASKER
                )  # else everybody sees the question, and it becomes the end
                return AsideReply(after, "resigned-game") if is_aside else GameReply(after)
        if after.is_over:
            return AsideReply(after, "draw-agreed")
        if after.draw_offer is mark:
            return AsideReply(after, "draw-offer-made")
        return MenuReply(after, mark)  # the offer has gone meanwhile

    async def ask_to_resign(self, request: Request, button: GameButton) -> ResignReply:
        return ResignReply(*await self._running(request, button.game_id))

    async def menu(self, request: Request, button: MenuButton) -> MenuReply:
        return MenuReply(*await self._running(request, button.game_id))

    async def _running(self, request: Request, game_id: int) -> tuple[Game, Mark]:
        """Return a running game of the asker's, and their mark. Errors: NoSuchGame, NotForYou, AlreadyOver."""
        game, mark = await self._play.find(request.place, request.user.id, game_id)
        if game.is_over:
            raise AlreadyOver(game.id)
        return game, mark

    async def _invite(
        self, request: Request, opponent: Opponent | None, options: GameOptions, board: Board
    ) -> GameReply:
        """Let anyone who is there join, or all of them play. Errors: PickOne, NobodyElseHere, as Lobby.challenge."""
        is_crowd = Invited.CROWD in options.invited
        if len(options.invited) > 1 or (opponent is not None and not (opponent.is_me and is_crowd)):
            raise PickOne
        if is_crowd:
            return await self._crowds.start(request, options.level, options.first, board)
        if not request.rights.be_answered:
            raise NobodyElseHere
        return GameReply(await self._lobby.challenge(request.place, request.user, None, options.first, board))

    @contextlib.asynccontextmanager
    async def _or_vote(self, request: Request) -> AsyncIterator[None]:
        """Tell who has no game here that the channel plays one together, if it does. Errors: VoteInstead."""
        try:
            yield
        except NoGame:
            if (shared := await self._crowds.here(request)) is None:
                raise
            raise VoteInstead(shared.game.id) from None

    async def _check_opponent(self, request: Request, opponent: Opponent) -> None:
        """Errors: OpponentIsYou, OpponentIsABot, NotAMember, NobodyElseHere."""
        if opponent.user.id == request.user.id:
            raise OpponentIsYou
        if opponent.is_bot:
            raise OpponentIsABot
        if not opponent.is_member and not await self._visibility.is_member(request.place, opponent.user.id):
            raise NotAMember
        if not request.rights.be_answered:
            raise NobodyElseHere
