"""Commenting: what is said of a game on a board that follows it. Advice waits if a player could read it there."""

from bot.chat.request import FollowReply
from bot.chat.visibility import Visibility
from bot.games.history import Commentator
from bot.model import Game, Place


async def follow_reply(game: Game, place: Place, commentator: Commentator, visibility: Visibility) -> FollowReply:
    """Return a game as it is followed from a place.

    A comment is found even if it is held back: at the end it tells what the turning points were. Errors and cost: as
    Commentator.commentary and Visibility.may_comment.
    """
    has_link = game.place != place
    if game.is_over:
        return FollowReply(game, None, has_link, await commentator.turning_points(game))
    comment = await commentator.commentary(game)
    return FollowReply(game, comment if await visibility.may_comment(game, place) else None, has_link)
