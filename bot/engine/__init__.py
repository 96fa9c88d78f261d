"""The rules and the thinking, pure: no Discord, files, clock or asyncio; chance only if it is passed in."""

from .analysis import analyse
from .board import STANDARD, BadPosition, Board, IllegalMove, Mark, Outcome, Position, Rules
from .levels import GameOver, Level, candidates, choose
from .minimax import PlainResult, plain_minimax
from .symmetry import canonical_key
from .values import Analysis, Budget, Memo, MoveValue

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
    "Rules",
    "analyse",
    "candidates",
    "canonical_key",
    "choose",
    "plain_minimax",
]
