"""What Hypothesis draws from: boards of many shapes, and positions that play can reach."""

from __future__ import annotations

from functools import cache

from hypothesis import settings
from hypothesis import strategies as st

from bot.engine import Board, Position

SHAPES = ("3x3/3", "3x4/3", "4x3/4", "4x4/4", "4x4/3", "5x4/4", "5x5/4", "1x6/3", "2x2/1")

unhurried = settings(deadline=None)
"""A slow machine is no failure."""

parse = cache(Position.parse)
"""For those of brute force, which many tests read."""

boards = st.sampled_from(SHAPES).map(Board.parse)


@st.composite
def positions(draw: st.DrawFn, most_free: int = 25, least_free: int = 0) -> Position:
    """A position after some legal moves, finished or not, with that many cells free."""
    position = Position.start(draw(boards))
    cells = position.board.cells
    free = draw(st.integers(min(least_free, cells), min(most_free, cells)))
    for cell in draw(st.permutations(range(cells)))[: cells - free]:
        if not position.is_over:
            position = position.play(cell)
    return position
