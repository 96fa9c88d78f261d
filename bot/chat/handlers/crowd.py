"""The channel against the bot: start a game that everybody plays together, vote, play again."""

from bot.chat.address import GameButton, VoteButton
from bot.chat.request import GameReply, Request
from bot.community.crowds import Crowds
from bot.engine import Board, Level, Rules
from bot.games.lobby import First
from bot.model.refusals import CannotFollowHere, NobodyElseHere
from bot.model.together import NotForCrowds


class CrowdHandlers:
    def __init__(self, crowds: Crowds, default_level: Level) -> None:
        self._crowds, self._default_level = crowds, default_level

    async def start(self, request: Request, level: Level | None, first: First, board: Board) -> GameReply:
        """Start a game of everybody here against the bot. Errors: NotForCrowds, and as of _check and Crowds.begin."""
        _check(request)
        if board.rules is Rules.WILD:
            raise NotForCrowds
        level = level or self._default_level
        return GameReply(await self._crowds.begin(request.place, request.user, level, first, board))

    async def again(self, request: Request, button: GameButton) -> GameReply:
        _check(request)
        return GameReply(await self._crowds.again(request.place, request.user, button.game_id), as_new=True)

    async def vote(self, request: Request, button: VoteButton) -> GameReply:
        given = (button.game_id, button.ply, button.cell)
        game, poll = await self._crowds.vote(request.place, request.user.id, *given)
        return GameReply(game, poll=poll)

    async def here(self, request: Request) -> GameReply | None:
        """Show the game that is played together in this channel; None if there is none."""
        found = await self._crowds.here(request.place)
        return GameReply(found.game, poll=found.poll) if found else None


def _check(request: Request) -> None:
    """Errors: NobodyElseHere; CannotFollowHere if the board could not be kept up to date when a vote closes."""
    if not request.rights.be_answered:
        raise NobodyElseHere
    if not request.rights.edit_later:
        raise CannotFollowHere
