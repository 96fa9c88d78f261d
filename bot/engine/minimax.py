"""Plain minimax, as the tutorials teach it: to be read, and to check analyse() against. The bot plays by search.py."""

from dataclasses import dataclass

from .board import Mark
from .position import Position

WIN, DRAW, LOSS = +10, 0, -10


@dataclass(frozen=True, slots=True)
class PlainResult:
    """What plain minimax found. score: +10, 0 or -10 for the side that asked.

    cell: the first cell in reading order with that score; None if the game is over. scores: (cell, score) of every free
    cell, in reading order. calls: positions looked at, including the one it was asked about.
    """

    score: int
    cell: int | None
    scores: tuple[tuple[int, int], ...]
    calls: int


def plain_minimax(position: Position) -> PlainResult:
    """Score every free square for the side to move by playing all games to their end.

    A win is a win, however long it takes: depth doesn't count, on purpose, as in the tutorials. So it may put
    off a win it could have at once, and lose sooner than it must. analyse() counts the depth.
    Cost: one call for each position on the way: 549,946 from the empty 3x3 board (seconds).

    >>> plain_minimax(Position.parse("O.X/X.X/.OO"))
    PlainResult(score=10, cell=4, scores=((1, -10), (4, 10), (6, -10)), calls=9)
    """
    asker = position.to_move
    if position.is_over:
        return PlainResult(_minimax(position, asker)[0], None, (), 1)
    found = {cell: _minimax(position.play(cell), asker) for cell in position.legal()}
    scores = tuple((cell, score) for cell, (score, _) in found.items())
    cell, score = max(scores, key=lambda scored: scored[1])  # max keeps the first of equals
    return PlainResult(score, cell, scores, 1 + sum(calls for _, calls in found.values()))


def _minimax(position: Position, asker: Mark) -> tuple[int, int]:
    """Return the score for the asker, and the number of calls it took: this one and all below it."""
    if position.is_over:
        return (DRAW if position.winner is None else WIN if position.winner is asker else LOSS), 1
    # I take what is best for me, you take what is worst for me
    best, better = (LOSS, max) if position.to_move is asker else (WIN, min)
    calls = 1
    for cell in position.legal():
        score, made = _minimax(position.play(cell), asker)
        best = better(best, score)
        calls += made
    return best, calls
