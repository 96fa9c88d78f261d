"""What a game is and who may do what. Knows its store, and nothing of Discord. Refusals: bot.games.model."""

from bot.games.model import PLAYED, Game, Place, Player, Refusal, Status
from bot.games.service import First, GameService
from bot.games.store import Store, StoreError

__all__ = ["PLAYED", "First", "Game", "GameService", "Place", "Player", "Refusal", "Status", "Store", "StoreError"]
