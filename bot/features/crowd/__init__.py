"""A whole channel plays the bot by votes."""

from dataclasses import replace

from bot.core.chat.client import TicTacToeBot
from bot.core.chat.feature import Draw, Feature, Kind
from bot.core.chat.game_page import GameReply
from bot.core.chat.press import press
from bot.core.chat.request import Request
from bot.core.chat.variants import pages_of
from bot.core.game import First, Game, Refusal, read_move
from bot.core.store import Shards
from bot.engine import Board, Level
from bot.features.crowd.pages import VOTE, drawn
from bot.features.crowd.service import Crowds
from bot.features.crowd.sql import PERSONAL, Poll


class Crowd(Feature, name="crowd"):
    topics = {"play": "crowd vote votes voting together"}
    draws = frozenset({Kind.CROWD})

    def __init__(self, bot: TicTacToeBot) -> None:
        super().__init__(bot)
        self.service = self._crowds = Crowds(bot.services)
        self.personal = replace(PERSONAL, around=self._crowds.forgetting)

    async def start(self, request: Request, level: Level | None, first: First, board: Board) -> GameReply:
        """Start a game of the channel against the bot. Errors: crowd-not-votable; as _check and Crowds.begin."""
        _check(request)
        if not pages_of(board).has_votes:
            raise Refusal("crowd-not-votable", word=board.rules.value)
        level = level or self.bot.settings.default_level or Level.HARD
        game = await self._crowds.begin(request.place, request.user, level, first, board)
        return GameReply(game, draw=drawn(Poll()))

    @press("ttt:{game_id}:{ply:3}:again", starts="play")
    async def again(self, request: Request, game_id: int, ply: int) -> GameReply:
        _check(request)
        game = await self._crowds.again(request.place, request.user, game_id)
        return GameReply(game, as_new=True, draw=drawn(Poll()))

    @press(VOTE)
    async def vote(self, request: Request, game_id: int, ply: int, cell: int) -> GameReply:
        game, poll = await self._crowds.vote(request.place, request.user.id, game_id, ply, cell)
        return GameReply(game, draw=drawn(poll))

    @press("ttt:{game_id}:{ply:3}:close")
    async def close(self, request: Request, game_id: int, ply: int) -> GameReply:
        game, poll = await self._crowds.hurry(request.place, request.user.id, game_id, ply)
        return GameReply(game, draw=drawn(poll))

    async def vote_for(self, request: Request, square: str) -> GameReply | None:
        """Vote for a square, as a member writes it, in this channel's game; None if there is none."""
        if (found := await self._crowds.here(request.place)) is None:
            return None
        return await self.vote(request, found.game.id, found.game.ply, read_move(square, found.game.position))

    async def here(self, request: Request) -> GameReply | None:
        found = await self._crowds.here(request.place)
        return GameReply(found.game, draw=drawn(found.poll)) if found else None

    async def draw(self, game: Game) -> Draw:
        return drawn(await self._crowds.poll(game))

    async def advance(self, shards: Shards | None) -> bool:
        return await self._crowds.close(shards)


def _check(request: Request) -> None:
    """Errors: nobody-else-here; cannot-follow-here if the bot cannot edit the board here when a vote closes."""
    if not request.rights.be_answered:
        raise Refusal("nobody-else-here")
    if not request.rights.edit_later:
        raise Refusal("cannot-follow-here")


async def setup(bot: TicTacToeBot) -> None:
    await bot.add_cog(Crowd(bot))
