"""How strong each level is, as Markdown tables: python -m benchmarks.levels (a few minutes).

On 3x3 nothing is sampled. A level is a set of squares it picks from with equal chance, so the chance of every end is
a fraction, worked out through all positions that two players can reach. On larger boards GAMES games are played, and
QUICK_GAMES by rules that let a game go round in circles.

The last table holds the fixed ratings of the levels, `STRENGTHS` of `bot/features/ratings/glicko.py`, and what the
first move is worth, within 100 `FIRST_MOVES` of `rules.py` there.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from functools import cache
from itertools import accumulate
from random import Random

from bot.core.game import BOARDS, with_rules
from bot.engine import (
    STANDARD,
    Board,
    Budget,
    Level,
    Mark,
    Position,
    Rules,
    TranspositionTable,
    candidates,
    choose,
    plain_minimax,
)
from bot.engine.values import SMALL
from bot.variants.three.rules import is_drawn

Player = Callable[[Position], tuple[int, ...]]
"""A position in, the cells out that the player picks from with equal chance."""

Ends = tuple[Fraction, Fraction, Fraction]
"""The chances that X wins, that nobody does, and that O wins."""


GAMES, QUICK_GAMES, NODES = 200, 4_000, 20_000
"""Games of each two levels on a larger board and by quick rules; positions that a move there may look at."""
STEEPNESS = math.log(10) / 400
STEPS = 2000


def level_player(level: Level, table: TranspositionTable) -> Player:
    """Play at a level of the bot's."""
    return cache(lambda position: candidates(position, level, table))


@cache
def plain_player(position: Position) -> tuple[int, ...]:
    """Play as the tutorials do: the first square that plain minimax finds best."""
    cell = plain_minimax(position).cell
    return () if cell is None else (cell,)


def ends(x: Player, o: Player, board: Board = STANDARD) -> Ends:
    """Work out how games between two players end, over every line they can play."""

    @cache
    def after(position: Position) -> Ends:
        if position.is_over:
            x_won, o_won = (Fraction(int(position.winner is mark)) for mark in (Mark.X, Mark.O))
            return x_won, 1 - x_won - o_won, o_won
        player = x if position.to_move is Mark.X else o
        below = [after(position.play(cell)) for cell in player(position)]
        x_won, drawn, o_won = (sum(chances, Fraction()) / len(below) for chances in zip(*below, strict=True))
        return x_won, drawn, o_won

    return after(Position.start(board))


def percent(chance: Fraction) -> str:
    """Two decimals; a bare 0 or 100 only when it is exactly that."""
    return f"{float(100 * chance):.2f}" if 0 < chance < 1 else str(100 * int(chance))


def against_random(players: dict[str, Player]) -> Iterator[str]:
    """Yield a table: each player as X and as O against someone who plays anywhere."""
    yield "| against a random player, % | X: won | drawn | lost | O: won | drawn | lost |"
    yield "|---|--:|--:|--:|--:|--:|--:|"
    for name, player in players.items():
        as_x, as_o = ends(player, Position.legal), ends(Position.legal, player)[::-1]
        yield f"| {name} | " + " | ".join(percent(chance) for chance in (*as_x, *as_o)) + " |"


def against_each_other(players: dict[str, Player]) -> Iterator[str]:
    """Yield a table: X by row, O by column, what X wins / draws / loses."""
    yield "| X (row) against O (column): won / drawn / lost by X, % | " + " | ".join(players) + " |"
    yield "|---|" + "--:|" * len(players)
    for name, x in players.items():
        cells = [" / ".join(percent(chance) for chance in ends(x, o)) for o in players.values()]
        yield f"| {name} | " + " | ".join(cells) + " |"


def strengths(board: Board) -> tuple[list[int], int]:
    """Return the ratings of the levels, 1500 in the mean, none below a weaker level's, and the first move's worth."""
    table = TranspositionTable()
    if board.cells <= SMALL and board.rules is not Rules.THREE:  # its games can go round in circles
        players = [level_player(level, table) for level in Level]
        found = [[ends(x, o, board) for o in players] for x in players]
        return fitted([[float(won + drawn / 2) for won, drawn, _ in row] for row in found])
    random = Random(1)

    def play(x: Level, o: Level) -> float:
        position, moves = Position.start(board), list[int]()
        while not position.is_over and not (board.rules is Rules.THREE and is_drawn(moves)):
            level = x if position.to_move is Mark.X else o
            moves.append(choose(position, level, random, table, Budget(NODES)))
            position = position.play(moves[-1])
        return 0.5 if position.winner is None else float(position.winner is Mark.X)

    games = QUICK_GAMES if board.cells <= SMALL else GAMES
    return fitted([[sum(play(x, o) for _ in range(games)) / games for o in Level] for x in Level])


def fitted(scores: Sequence[Sequence[float]]) -> tuple[list[int], int]:
    """Fit ratings and the worth of the first move to the mean score of each X (row) against each O: Newton's method.

    Source: the model of Bradley and Terry, with a draw as half a win, as ratings in the bot count one.
    """
    count, first = len(scores), 0.0
    ratings = [0.0] * count
    for _ in range(STEPS):
        pulls, weights, first_pull, first_weight = [0.0] * count, [1e-9] * count, 0.0, 1e-9
        for x in range(count):
            for o in range(count):
                hoped = 1 / (1 + math.exp(-STEEPNESS * (ratings[x] + first - ratings[o])))
                pull, weight = scores[x][o] - hoped, STEEPNESS * hoped * (1 - hoped)
                first_pull, first_weight = first_pull + pull, first_weight + weight
                for player, sign in ((x, 1), (o, -1)) if x != o else ():
                    pulls[player] += sign * pull
                    weights[player] += weight
        first += 0.3 * first_pull / first_weight
        ratings = [old + 0.3 * pull / weight for old, pull, weight in zip(ratings, pulls, weights, strict=True)]
        mean = sum(ratings) / count
        ratings = [each - mean for each in ratings]
    return list(accumulate((round(1500 + each) for each in ratings), max)), round(first)


def fixed() -> Iterator[str]:
    """Yield a table: the fixed ratings of the levels on each board, and what the first move is worth."""
    yield "| fixed ratings | " + " | ".join(Level) + " | first move |"
    yield "|---|" + "--:|" * len(Level) + "--:|"
    for board in [
        *BOARDS.values(),
        *(with_rules(STANDARD, rules) for rules in (Rules.MISERE, Rules.WILD, Rules.THREE)),
    ]:
        levels, first = strengths(board)
        yield f"| {board.text()} | " + " | ".join(map(str, levels)) + f" | {first} |"


def main() -> None:
    table = TranspositionTable()
    levels = {level.value: level_player(level, table) for level in Level}
    print("\n".join(against_random({**levels, "plain minimax (the tutorials)": plain_player})))
    print()
    print("\n".join(against_each_other(levels)))
    print()
    print("\n".join(fixed()))


if __name__ == "__main__":
    main()
