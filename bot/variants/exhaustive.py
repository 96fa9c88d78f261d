"""The search of rules whose games are short: negamax that tries every move and remembers every position."""

from bot.engine.position import Position
from bot.engine.symmetry import canonical_key
from bot.engine.values import Analysis, Budget, TranspositionTable, analysis, move_value


def analyse(position: Position, table: TranspositionTable | None = None, _budget: Budget | None = None) -> Analysis:
    """Value every move of a position that isn't over, by searching to the end."""
    bounds, cells, ply, nodes = (table or TranspositionTable()).bounds, position.board.cells, position.ply, 1

    def value_of(after: Position) -> int:
        """Return the value for the side to move, as in values.move_value."""
        nonlocal nodes
        if after.is_over:
            value = cells + 1 - after.ply if after.winner else 0
            return value if after.winner is after.to_move else -value
        key = canonical_key(after)
        known = bounds.get(key)
        if known is None:
            nodes += 1
            value = max(-value_of(after.play(move)) for move in after.legal())
            known = bounds.keep(key, (value, value))
        return known[0]

    values = [move_value(cells, move, -value_of(position.play(move)), ply) for move in position.legal()]
    return analysis(position, tuple(values), nodes)
