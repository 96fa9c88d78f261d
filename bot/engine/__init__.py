"""The rules and the thinking, pure: no Discord, files, clock or asyncio; chance only if it is passed in."""

from .board import STANDARD, BadPosition, Board, IllegalMove, Mark, Outcome, Position
from .levels import GameOver, Level, candidates, choose
from .minimax import PlainResult, plain_minimax
from .search import Analysis, Budget, Memo, MoveValue, analyse
from .symmetry import canonical_key

__all__ = [
    "STANDARD",
    "Analysis",
    "BadPosition",
    "Board",
    "Budget",
    "GameOver",
    "IllegalMove",
    "Level",
    "Mark",
    "Memo",
    "MoveValue",
    "Outcome",
    "PlainResult",
    "Position",
    "analyse",
    "candidates",
    "canonical_key",
    "choose",
    "plain_minimax",
]
