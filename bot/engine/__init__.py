"""The rules and the thinking, pure: no Discord, clock, file or asyncio; chance only if passed in."""

from bot.variants import Rules

from .board import STANDARD, BadBoard, BadPosition, Board, EngineError, GameOver, IllegalMove, Mark, Outcome
from .levels import Level, candidates, choose
from .minimax import PlainResult, plain_minimax
from .position import Position
from .search import analyse
from .symmetry import canonical_key
from .values import Analysis, Budget, MoveValue, TranspositionTable
