"""What a game, a challenge and their players are, and why a request may be refused. Values only; no I/O."""

from bot.core.game.boards import BOARDS, KINDS, RULES, SIZES, board_named, named, with_rules
from bot.core.game.game import Answer, Challenge, Change, Exhibition, FollowedBoard, Game, How, Result
from bot.core.game.people import CROWD, FORGOTTEN, Bot, Deleted, Look, Place, Seat, Totals, User, Wanted, shard_of
from bot.core.game.preferences import Challenges, First, Leaderboards, Notices, Preferences, ServerSettings, Voice
from bot.core.game.refusals import Refusal
from bot.core.game.writing import read_move, square_text
