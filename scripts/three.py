"""Make the table of three marks each, bot/variants/three/three.table: python -m scripts.three (a second).

Retrograde analysis, as chess's tables of endgames are made: from the lost positions back, one ply at a time, so each
position is met first by its fastest win or last by its slowest loss. What is never met is a draw.
"""

from __future__ import annotations

import zlib
from collections import defaultdict
from pathlib import Path
from typing import cast

from bot.engine import Board, IllegalMove, Position, Rules
from bot.variants.three.rules import ThreePosition, canonical, orders

BOARD = Board(3, 3, 3, Rules.THREE)
FILE = Path(__file__).parent.parent / "bot" / "variants" / "three" / "three.table"


def distances() -> dict[bytes, int]:
    """Return the plies to the end of every canonical order that is won or lost, as the table counts them."""
    before, open_moves = defaultdict[bytes, list[bytes]](list), dict[bytes, int]()
    found = dict[bytes, int]()
    for order in orders():
        try:
            position = Position.after(order, BOARD)
        except IllegalMove:  # the game was over before the last of them
            continue
        moves = position.legal()
        open_moves[order] = len(moves)
        if not moves:
            found[order] = 0
        for cell in moves:
            before[after(position, cell)].append(order)
    newest = list(found)
    for order in newest:  # it grows
        plies = found[order]
        for earlier in before[order]:
            open_moves[earlier] -= 1
            if earlier not in found and (plies % 2 == 0 or not open_moves[earlier]):
                found[earlier] = plies + 1
                newest.append(earlier)
    return found


def after(position: Position, cell: int) -> bytes:
    """Return the canonical order after a move."""
    return canonical(cast(ThreePosition, position.play(cell)).order)


def table() -> bytes:
    """Return a byte for each canonical order: its distance, 0 for a draw, a finished game, or what no game reaches."""
    found = distances()
    return bytes(found.get(order, 0) for order in orders())


if __name__ == "__main__":
    FILE.write_bytes(zlib.compress(table(), 9))
