"""The search of rules whose games are short: negamax that tries every move and remembers every position."""

from bot.engine.position import Position
from bot.engine.symmetry import canonical_key
from bot.engine.values import Analysis, Budget, Memo, analysis, move_value


def analyse(position: Position, memo: Memo | None = None, _budget: Budget | None = None) -> Analysis:
    """Value every move of a position that isn't over, by searching to the end."""
    search, cells, ply = Search(memo or Memo()), position.board.cells, position.ply
    values = ((move, -search.value(position.play(move))) for move in position.legal())
    return analysis(position, tuple(move_value(cells, move, value, ply) for move, value in values), search.nodes)


class Search:
    def __init__(self, memo: Memo) -> None:
        self.nodes = 1
        self._memo = memo

    def value(self, position: Position) -> int:
        """Return the value for the side to move, as in values.move_value."""
        if position.is_over:
            value = position.board.cells + 1 - position.ply if position.winner else 0
            return value if position.winner is position.to_move else -value
        key = canonical_key(position)
        known = self._memo.bounds.get(key)
        if known is None:
            self.nodes += 1
            value = max(-self.value(position.play(move)) for move in position.legal())
            known = value, value
            self._memo.bounds.keep(key, known)
        return known[0]
