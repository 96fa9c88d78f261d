"""What rules other than the standard ones bring: their own positions, their own search. Loaded when first played."""

from __future__ import annotations

import functools
import importlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.variants import Rules

if TYPE_CHECKING:
    from .board import Board
    from .levels import Level
    from .position import Position
    from .values import Analysis, Budget, TranspositionTable


@dataclass(frozen=True, slots=True)
class Variant:
    """Declares the rules of a folder of bot/variants.

    position: its class, which knows moves and results. analyse, candidates: as the functions of that name in search.py
    and levels.py; never asked about a finished game. strengths: the fixed ratings of the levels, as
    benchmarks/levels.py fits them. first_move: what that is worth, in points. first_threat: the ply after which a
    player may first win with their next mark. is_drawn: whether a game that goes on after these moves is a draw all
    the same. name: what a move is called, if not by its square alone.
    """

    position: type[Position]
    analyse: Callable[[Position, TranspositionTable | None, Budget | None], Analysis]
    candidates: Callable[[Position, Level, TranspositionTable, Budget | None], tuple[int, ...]]
    strengths: tuple[int, int, int, int]
    first_move: int
    first_threat: int = 3
    is_drawn: Callable[[Sequence[int]], bool] = lambda _moves: False
    name: Callable[[Board, int], str] | None = None


@functools.cache
def variant_of(rules: Rules) -> Variant:
    """Return what the folder of these rules declares; the standard ones have none."""
    found: Variant = importlib.import_module(f"bot.variants.{rules}.rules").VARIANT
    return found
