"""Plain minimax, as the tutorials teach it: written to be read, and to check analyse() against.

It plays every game from a position to its end and remembers nothing. That is all it does: nothing clever
belongs here. The bot itself plays by small.py and search.py, which know the same values, and sooner.
"""

from __future__ import annotations

from dataclasses import dataclass

from .board import Mark, Position

WIN, DRAW, LOSS = +10, 0, -10


@dataclass(frozen=True, slots=True)
class PlainResult:
    """What plain minimax found.

    score: +10, 0 or -10 for the side that asked. cell: the first cell in reading order with that score; None
    when the game is over. scores: (cell, score) of every free cell, in reading order. calls: positions looked
    at, the one that was asked about included.
    """

    score: int
    cell: int | None
    scores: tuple[tuple[int, int], ...]
    calls: int


def plain_minimax(position: Position) -> PlainResult:
    """Score every free square for the side to move by playing all games to their end.

    A win is a win, however long it takes: depth does not count, on purpose, as in the tutorials. So it may
    put off a win it could have at once, and lose sooner than it must. analyse() counts the depth.
    Cost: one call a position on the way: 549,946 from the empty 3x3 board (seconds).

    >>> plain_minimax(Position.parse("O.X/X.X/.OO"))
    PlainResult(score=10, cell=4, scores=((1, -10), (4, 10), (6, -10)), calls=9)
    """
    asker = position.to_move
    calls = 1
    best_score, best_cell = None, None
    scores = []
    for cell in position.legal():
        score, made = _minimax(position.play(cell), asker)
        calls += made
        scores.append((cell, score))
        if best_score is None or score > best_score:  # strictly better: the first of equals is kept
            best_score, best_cell = score, cell
    if best_score is None:
        best_score = _final_score(position, asker)
    return PlainResult(best_score, best_cell, tuple(scores), calls)


def _minimax(position: Position, asker: Mark) -> tuple[int, int]:
    """The score for the asker, and the number of calls it took: this one and all below it."""
    if position.is_over:
        return _final_score(position, asker), 1

    calls = 1
    if position.to_move is asker:  # the maximiser: I take what is best for me
        best = LOSS
        for cell in position.legal():
            score, made = _minimax(position.play(cell), asker)
            best = max(best, score)
            calls += made
    else:  # the minimiser: you take what is worst for me
        best = WIN
        for cell in position.legal():
            score, made = _minimax(position.play(cell), asker)
            best = min(best, score)
            calls += made
    return best, calls


def _final_score(position: Position, asker: Mark) -> int:
    if position.winner is None:
        return DRAW
    return WIN if position.winner is asker else LOSS
