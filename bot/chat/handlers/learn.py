"""Learning: a hint for one's own game, why squares are worth what they are, minimax call by call."""

from bot import __version__
from bot.chat.address import GameButton, LessonButton
from bot.chat.options import ExplainOptions, position_of
from bot.chat.request import ExplainReply, HintReply, LessonReply, Request, Said
from bot.chat.visibility import Visibility
from bot.engine import Position, Rules, analyse
from bot.engine.tree import MOST_FREE, WHOLE, grow, steps
from bot.games.services import Services
from bot.lanes import Lane
from bot.model import Game
from bot.model.refusals import AlreadyOver, NoSuchPosition, PositionOver, TooManySteps
from bot.picture import draw

LESSON_FREE = 4
"""A lesson takes boards of up to so many free squares: 65 calls at most."""


class LearnHandlers:
    """Answers those who ask how and why."""

    def __init__(self, services: Services, visibility: Visibility) -> None:
        self._play, self._history, self._thinker = services.play, services.history, services.thinker
        self._explaining = services.explaining
        self._visibility = visibility

    async def about(self, _request: Request) -> Said:
        return Said("about", {"version": __version__})

    async def say(self, _request: Request, message: str) -> Said:
        return Said(message)

    async def fail(self, _request: Request, error: Exception) -> Said:
        raise error

    async def hint(self, request: Request) -> HintReply:
        return HintReply(*await self._play.hint(request.place, request.user.id))

    async def hint_in(self, request: Request, button: GameButton) -> HintReply:
        """Give a hint by a button. Errors: NoSuchGame, NotForYou, AlreadyOver, NotYourTurn."""
        game, _ = await self._play.find(request.place, request.user.id, button.game_id)
        if game.is_over:
            raise AlreadyOver(game.id)
        return await self.hint(request)

    async def explain(self, request: Request, options: ExplainOptions) -> ExplainReply | LessonReply:
        """Tell what every square is worth, on a board or in a game that is being played."""
        with self._explaining.underway(request.place, request.user.id):
            return await self._explain(request, options)

    async def turn_lesson(self, _request: Request, button: LessonButton) -> LessonReply:
        return await self._lesson(position_of(button.board), button.win, button.step)

    async def _explain(self, request: Request, options: ExplainOptions) -> ExplainReply | LessonReply:
        position = await self._position(request, options)
        if options.is_lesson:
            return await self._lesson(position, options.win, 0)
        if position.is_over:
            raise PositionOver
        if position.board.cells - position.ply > MOST_FREE:
            return ExplainReply(await self._thinker.analyse(position, Lane.ASIDE), None, options.win, None)
        win = options.win
        found, root = await self._thinker.run(lambda: (analyse(position), grow(position, win=win)))
        png = await self._thinker.run(draw, root, request.locale) if request.rights.attach_files else None
        return ExplainReply(found, root, win, png)

    async def _position(self, request: Request, options: ExplainOptions) -> Position:
        """What is to be explained. Who plays in that game has had help in it."""
        if not options.is_of_game:
            return position_of(options.what)
        game = await self._game(request, options.game_id)
        await self._play.help(game, request.user.id)
        return game.position

    async def _game(self, request: Request, game_id: int | None) -> Game:
        if game_id is None:
            return await self._play.look(request.place, request.user.id)
        game = await self._history.find(game_id)
        self._visibility.check(request, game)
        if game.is_over:
            raise AlreadyOver(game.id)
        return game

    async def _lesson(self, position: Position, win: int, at: int) -> LessonReply:
        if position.is_over:
            raise PositionOver
        if position.board.rules is not Rules.STANDARD:
            raise NoSuchPosition("position-lesson-rules", {})
        if len(position.legal()) > LESSON_FREE:
            raise TooManySteps(LESSON_FREE)
        found = await self._thinker.look_up(lambda: steps(grow(position, win=win, whole=WHOLE)))
        return LessonReply(position, found, min(at, len(found) - 1), win)
