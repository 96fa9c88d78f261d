"""What a game, a challenge and their players are, and why a request may be refused. Values only; no I/O."""

from bot.model.boards import BOARDS, Move, board_named, read_move, square_text, with_rules
from bot.model.challenge import Answer, Challenge, Change
from bot.model.game import Exhibition, FollowedBoard, Game, How, Result, Totals, Wanted
from bot.model.notices import Leaderboards, Notice, Notices, Preferences, Wait, accepter, waiting
from bot.model.people import CROWD, FORGOTTEN, Bot, Look, Place, Seat, User, shard_of
from bot.model.refusals import Refusal

__all__ = [
    "BOARDS",
    "CROWD",
    "FORGOTTEN",
    "Answer",
    "Bot",
    "Challenge",
    "Change",
    "Exhibition",
    "FollowedBoard",
    "Game",
    "How",
    "Leaderboards",
    "Look",
    "Move",
    "Notice",
    "Notices",
    "Place",
    "Preferences",
    "Refusal",
    "Result",
    "Seat",
    "Totals",
    "User",
    "Wait",
    "Wanted",
    "accepter",
    "board_named",
    "read_move",
    "shard_of",
    "square_text",
    "waiting",
    "with_rules",
]
