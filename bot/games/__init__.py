"""What a game is and who may do what. Knows its store, and nothing of Discord. Refusals: bot.games.refusals."""

from bot.games.database import StoreError
from bot.games.gallery import Comment, HistoryPage
from bot.games.lobby import First
from bot.games.model import BOARDS, PLAYED, Game, Status, Watch, board_of, by_rules
from bot.games.refusals import Refusal
from bot.games.service import GameService
from bot.games.store import Store
from bot.games.values import Place, Player

__all__ = [
    "BOARDS",
    "PLAYED",
    "Comment",
    "First",
    "Game",
    "GameService",
    "HistoryPage",
    "Place",
    "Player",
    "Refusal",
    "Status",
    "Store",
    "StoreError",
    "Watch",
    "board_of",
    "by_rules",
]
