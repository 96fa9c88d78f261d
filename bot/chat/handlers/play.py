"""Playing: start, move, look, end; and every button under a game or a challenge."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from bot.chat.address import Act, GameButton, SquareButton
from bot.chat.options import GameOptions, TypedWords
from bot.chat.request import GameReply, Request
from bot.chat.visibility import Visibility
from bot.engine import Level, Mark
from bot.games import turns
from bot.games.services import Services
from bot.games.turns import Times
from bot.model import Challenge, Game, User, with_rules
from bot.model.refusals import NobodyElseHere, NoSuchGame, NoSuchSquare, NotAMember, OpponentIsABot, OpponentIsYou

MARKS = {Act.RESIGN_X: Mark.X, Act.RESIGN_O: Mark.O, Act.PLACE_X: Mark.X, Act.PLACE_O: Mark.O}
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
    def __init__(self, services: Services, visibility: Visibility, default_level: Level) -> None:
        self._turns, self._play, self._lobby = services.turns, services.play, services.lobby
        self._visibility, self._default_level = visibility, default_level

    async def start(self, request: Request, opponent: Opponent | None, options: GameOptions) -> GameReply:
        board = with_rules(options.board, options.rules)
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
        return GameReply(await self._play.move(request.place, request.user.id, square))

    async def move_nowhere(self, request: Request) -> GameReply:
        """Refuse a move without a square, and tell which are free."""
        game = await self._play.look(request.place, request.user.id)
        raise NoSuchSquare(game.board, game.position.legal())

    async def board(self, request: Request) -> GameReply:
        return GameReply(await self._play.look(request.place, request.user.id))

    async def resign(self, request: Request) -> GameReply:
        """Give up the asker's game, or withdraw their challenge."""
        return GameReply(await self._play.resign(request.place, request.user.id))

    async def draw(self, request: Request) -> GameReply:
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
            case Act.RESIGN:
                game, mark = await self._play.find(place, user_id, game_id)
                return GameReply(game, confirm_resign=mark)
            case Act.PLACE_X | Act.PLACE_O:
                game, _ = await self._play.find(place, user_id, game_id)
                return GameReply(game, mark_to_place=MARKS[button.act])
            case Act.RESIGN_X | Act.RESIGN_O:
                return GameReply(await self._turns.do(place, game_id, turns.resign, user_id, MARKS[button.act]))
            case Act.AGREE:
                return GameReply(await self._turns.do(place, game_id, turns.agree_to_draw, user_id, button.ply))
            case Act.ACCEPT | Act.DECLINE | Act.WITHDRAW:
                return GameReply(await self._turns.answer(place, game_id, ANSWERS[button.act], user_id))
            case _:
                raise NoSuchGame

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
