"""A whole channel plays the bot by votes."""

from dataclasses import replace

from bot.core.chat.address import Act, GameButton, parse_game
from bot.core.chat.client import TicTacToeBot
from bot.core.chat.game_page import GameReply
from bot.core.chat.registry import Draw, Feature, Press
from bot.core.chat.request import Request
from bot.core.chat.variants import pages_of
from bot.core.game import First, Game, Refusal, read_move
from bot.engine import Board, Level
from bot.features.crowd.pages import VoteButton, drawn, parse_vote
from bot.features.crowd.rules import Poll
from bot.features.crowd.service import Crowds
from bot.features.crowd.sql import PERSONAL


def build(bot: TicTacToeBot) -> Feature:
    crowds = Crowds(bot.services)
    handlers = CrowdHandlers(crowds, bot.settings.default_level or Level.HARD)

    async def draws(game: Game) -> Draw | None:
        return drawn(await crowds.poll(game)) if game.is_crowd else None

    return Feature(
        name="crowd",
        service=crowds,
        presses={"ttt-vote": Press(parse_vote, handlers.vote)},
        acts={
            Act.AGAIN: Press(parse_game, handlers.again, starts="play"),
            Act.CLOSE: Press(parse_game, handlers.close),
        },
        draws=draws,
        advances=[crowds.close],
        channel_games=handlers,
        topics={"play": "crowd vote votes voting together"},
        personal=replace(PERSONAL, around=crowds.forgetting),
    )


class CrowdHandlers:
    def __init__(self, crowds: Crowds, default_level: Level) -> None:
        self._crowds, self._default_level = crowds, default_level

    async def start(self, request: Request, level: Level | None, first: First, board: Board) -> GameReply:
        """Start a game of the channel against the bot. Errors: crowd-not-votable; as _check and Crowds.begin."""
        _check(request)
        if not pages_of(board).has_votes:
            raise Refusal("crowd-not-votable", word=board.rules.value)
        level = level or self._default_level
        game = await self._crowds.begin(request.place, request.user, level, first, board)
        return GameReply(game, draw=drawn(Poll()))

    async def again(self, request: Request, button: GameButton) -> GameReply:
        _check(request)
        game = await self._crowds.again(request.place, request.user, button.game_id)
        return GameReply(game, as_new=True, draw=drawn(Poll()))

    async def vote(self, request: Request, button: VoteButton) -> GameReply:
        game, poll = await self._crowds.vote(request.place, request.user.id, *button)
        return GameReply(game, draw=drawn(poll))

    async def close(self, request: Request, button: GameButton) -> GameReply:
        game, poll = await self._crowds.hurry(request.place, request.user.id, button.game_id, button.ply)
        return GameReply(game, draw=drawn(poll))

    async def vote_for(self, request: Request, square: str) -> GameReply | None:
        """Vote for a square, as a member writes it, in this channel's game; None if there is none."""
        if (found := await self._crowds.here(request.place)) is None:
            return None
        move = read_move(square, found.game.position)
        return await self.vote(request, VoteButton(found.game.id, found.game.ply, move))

    async def here(self, request: Request) -> GameReply | None:
        found = await self._crowds.here(request.place)
        return GameReply(found.game, draw=drawn(found.poll)) if found else None


def _check(request: Request) -> None:
    """Errors: nobody-else-here; cannot-follow-here if the bot cannot edit the board here when a vote closes."""
    if not request.rights.be_answered:
        raise Refusal("nobody-else-here")
    if not request.rights.edit_later:
        raise Refusal("cannot-follow-here")
