"""Presses on the board of a game, on a challenge, and on the menus and questions beside it."""

from typing import TYPE_CHECKING, Literal

from bot.core.chat.feature import Feature
from bot.core.chat.game_page import STEPS, GameReply, aside, menu, resign_question
from bot.core.chat.press import CELL, CHOOSE, MENU, Act, press
from bot.core.chat.replies import Reply
from bot.core.chat.request import Audience, Request
from bot.core.game import Game
from bot.core.play import turns
from bot.engine import Mark

if TYPE_CHECKING:
    from bot.core.chat.client import TicTacToeBot

Side = Literal["x", "o"]


class BoardPresses(Feature, name="boards"):
    """ply: how many marks were placed when a button was drawn."""

    def __init__(self, bot: "TicTacToeBot") -> None:
        super().__init__(bot)
        self._turns, self._play, self._lobby = bot.services.turns, bot.services.play, bot.services.lobby

    @press(CELL)
    async def play_square(self, request: Request, game_id: int, ply: int, cell: int) -> GameReply:
        return GameReply(await self._turns.do(request.place, game_id, turns.press_square, request.user.id, ply, cell))

    @press(CHOOSE)
    async def choose(self, request: Request, game_id: int, ply: int, chosen_cell: int) -> GameReply:
        """Show a board with other squares to press; as it is, if it has changed since the button was drawn."""
        game, _ = await self._play.find(request.place, request.user.id, game_id)
        if not game.is_over:
            game.check_turn(request.user.id)
        return GameReply(game, chosen=chosen_cell if game.ply == ply else None)

    @press("ttt:{game_id}:{ply:3}:place-{side}")  # no longer sent
    async def place(self, request: Request, game_id: int, ply: int, side: Side) -> GameReply:
        return await self.choose(request, game_id, ply, list(Mark).index(_mark(side)))

    @press("ttt:{game_id}:{ply:3}:{act}", starts="play")
    async def rematch(
        self, request: Request, game_id: int, ply: int, act: Literal["rematch", "easier", "harder"]
    ) -> GameReply:
        game = await self._lobby.rematch(request.place, request.user.id, game_id, STEPS[Act(act)])
        return GameReply(game, as_new=not game.is_over)

    @press("ttt:{game_id}:{ply:3}:accept", starts="play")
    async def accept(self, request: Request, game_id: int, ply: int) -> GameReply:
        return GameReply(await self._turns.answer(request.place, game_id, turns.accept, request.user.id))

    @press("ttt:{game_id}:{ply:3}:{act}")
    async def end(self, request: Request, game_id: int, ply: int, act: Literal["decline", "withdraw"]) -> GameReply:
        action = turns.decline if act == "decline" else turns.withdraw
        return GameReply(await self._turns.answer(request.place, game_id, action, request.user.id))

    @press("ttt:{game_id}:{ply:3}:join", starts="play")
    async def join(self, request: Request, game_id: int, ply: int) -> GameReply:
        return GameReply(await self._lobby.join(request.place, request.user, game_id))

    @press("ttt:{game_id}:{ply:3}:offer")
    async def offer(self, request: Request, game_id: int, ply: int) -> GameReply:
        return GameReply(await self._turns.do(request.place, game_id, turns.offer_draw, request.user.id))

    @press("ttt:{game_id}:{ply:3}:draw")
    async def agree(self, request: Request, game_id: int, ply: int) -> GameReply:
        return GameReply(await self._turns.do(request.place, game_id, turns.agree_to_draw, request.user.id, ply))

    @press("ttt:{game_id}:{ply:3}:resign-{side}")  # no longer sent
    async def resign_board(self, request: Request, game_id: int, ply: int, side: Side) -> GameReply:
        return GameReply(await self._turns.do(request.place, game_id, turns.resign, request.user.id, _mark(side)))

    @press(MENU, in_private=True)
    async def menu(self, request: Request, game_id: int, cell: int) -> Reply:
        """Show what can be done with a game. cell: which mark was pressed."""
        return menu(*await self._play.running(request.place, request.user.id, game_id))

    @press("ttt:{game_id}:{ply:3}:resign", in_private=True)
    async def ask_to_resign(self, request: Request, game_id: int, ply: int) -> Reply:
        return resign_question(*await self._play.running(request.place, request.user.id, game_id))

    @press("ttt:{game_id}:{ply:3}:keep-{side}")
    async def keep_playing(self, request: Request, game_id: int, ply: int, side: Side) -> Reply:
        game, _ = await self._play.running(request.place, request.user.id, game_id)
        game.check_player(request.user.id, _mark(side))
        return aside(game, "kept-playing")

    @press("ttt:{game_id}:{ply:3}:give-up-{side}")
    async def give_up(self, request: Request, game_id: int, ply: int, side: Side) -> Reply | GameReply:
        game, mark = await self._play.running(request.place, request.user.id, game_id)
        if game.moves and not ply:  # the question said that nobody has moved
            return resign_question(game, mark)
        after = await self._turns.play(game, turns.resign, request.user.id, _mark(side))
        is_aside = request.audience is Audience.ASKER  # else the public question becomes the ended board
        return aside(after, "resigned-game") if is_aside else GameReply(after)

    @press("ttt:{game_id}:{ply:3}:offer-aside")
    async def offer_aside(self, request: Request, game_id: int, ply: int) -> Reply:
        game, mark = await self._play.running(request.place, request.user.id, game_id)
        return _after_offer(await self._turns.play(game, turns.offer_draw, request.user.id), mark)

    @press("ttt:{game_id}:{ply:3}:draw-aside")
    async def agree_aside(self, request: Request, game_id: int, ply: int) -> Reply:
        game, mark = await self._play.running(request.place, request.user.id, game_id)
        return _after_offer(await self._turns.play(game, turns.agree_to_draw, request.user.id, ply), mark)


def _mark(side: Side) -> Mark:
    return Mark.X if side == "x" else Mark.O


def _after_offer(after: Game, mark: Mark) -> Reply:
    """Return the line that a menu turns into; the menu, if the offer has gone meanwhile."""
    if after.is_over:
        return aside(after, "draw-agreed")
    return aside(after, "draw-offer-made") if after.draw_offer is mark else menu(after, mark)
