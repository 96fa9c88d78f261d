"""The rules and the thinking, pure: no Discord, clock or asyncio, one file (of puzzles); chance only if passed in."""

from .board import STANDARD, BadBoard, Board, EngineError, GameOver, IllegalMove, Mark, Outcome, Rules
from .levels import Level, candidates, choose
from .minimax import PlainResult, plain_minimax
from .position import BadPosition, Position
from .search import analyse
from .symmetry import canonical_key
from .values import Analysis, Budget, Memo, MoveValue

__all__ = [
    "STANDARD",
    "Analysis",
    "BadBoard",
    "BadPosition",
    "Board",
    "Budget",
    "EngineError",
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
