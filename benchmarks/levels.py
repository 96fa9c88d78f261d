"""How strong each level is, as Markdown tables: python -m benchmarks.levels (some seconds).

Nothing is sampled. A level is a set of squares it picks from with equal chance, so the chance of every end is
a fraction, worked out through all positions that two players can reach.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache

from bot.engine import Level, Mark, Memo, Position, candidates, plain_minimax

Player = Callable[[Position], tuple[int, ...]]
"""A position in, the cells out that the player picks from with equal chance."""

Ends = tuple[Fraction, Fraction, Fraction]
"""The chances that X wins, that nobody does, and that O wins."""


def level_player(level: Level, memo: Memo) -> Player:
    """Play at a level of the bot's."""
    return cache(lambda position: candidates(position, level, memo))


@cache
def plain_player(position: Position) -> tuple[int, ...]:
    """Play as the tutorials do: the first square that plain minimax finds best."""
    cell = plain_minimax(position).cell
    return () if cell is None else (cell,)


def ends(x: Player, o: Player) -> Ends:
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

    return after(Position.start())


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


def main() -> None:
    memo = Memo()
    levels = {level.value: level_player(level, memo) for level in Level}
    print("\n".join(against_random({**levels, "plain minimax (the tutorials)": plain_player})))
    print()
    print("\n".join(against_each_other(levels)))


if __name__ == "__main__":
    main()
