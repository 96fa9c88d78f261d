"""One of each reply and refusal of crowd, for what renders them."""

from __future__ import annotations

from functools import partial

from bot.core.chat.game_page import GameReply
from bot.core.game import BOARDS, CROWD, Bot, Exhibition, Game, How, Refusal, Result
from bot.engine import STANDARD, Level, Mark
from bot.features.crowd import render
from bot.features.crowd.service import VOTE_S
from bot.features.crowd.sql import Poll
from tests.core.chat.render.examples import ADA, DRAWN, KINDS_OF_BOARD, LONG, WON, crowd


def voted(shown: Game, poll: Poll = Poll()) -> GameReply:  # noqa: B008
    """Return a game of the channel's, and how the vote stands."""
    return GameReply(shown, renderer=partial(render, poll))


REPLIES: dict[str, GameReply] = {
    "crowd, new": voted(crowd()),
    "crowd, voting": voted(crowd(4, 0), Poll({2: 1, 8: 3, 5: 3}, 9)),
    "crowd, one vote on a larger board": voted(crowd(board=BOARDS["5x5"]), Poll({12: 1}, 1)),
    "crowd, the bot began": voted(crowd(4, x=Bot(Level.EASY), o=CROWD, board=BOARDS["4x4"])),
    "crowd, misere": voted(crowd(board=KINDS_OF_BOARD["misere"], exhibition=Exhibition(LONG, VOTE_S))),
    "crowd, won": voted(crowd(*WON), Poll(voters=12)),
    "crowd, won by one": voted(crowd(*WON), Poll(voters=1)),
    "crowd, lost": voted(crowd(*WON, x=Bot(Level.HARD), o=CROWD), Poll(voters=2)),
    "crowd, drawn": voted(crowd(*DRAWN), Poll(voters=2)),
    "crowd, stopped": voted(crowd(result=Result(None, How.STOP, 1))),
    "crowd, out of time": voted(crowd(4, 0, result=Result(Mark.O, How.TIME, 1)), Poll(voters=2)),
    "crowd, played again": voted(crowd(*WON, rematch_id=7)),
}
REFUSALS = (
    Refusal("exhibition-running", game_id=1234, user=ADA),
    Refusal("too-many-exhibitions", most=5),
    Refusal("cannot-follow-here"),
    Refusal("crowd-running", game_id=1234),
    Refusal("crowd-same-vote", board=STANDARD, cell=4),
    Refusal("crowd-same-vote", board=BOARDS["5x5"], cell=24),
    Refusal("crowd-not-yours", user=ADA),
    Refusal("crowd-not-votable", word="wild"),
    Refusal("crowd-no-votes"),
)
