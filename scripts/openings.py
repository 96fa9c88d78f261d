"""Make the table of openings that is shipped for a board: python -m scripts.openings 5x5/4 (an hour).

Every position of OPENING_PLIES marks is searched to its end, up to symmetry; those of fewer marks follow from them.
The values are exact, so the file is the same on every machine. Only boards whose early searches are slow need one.
"""

from __future__ import annotations

import itertools
import sys
import zlib
from collections.abc import Mapping
from pathlib import Path

from bot.engine import Board, TranspositionTable
from bot.engine.board import MAX_CELLS
from bot.engine.search import OPENING_PLIES, Search, live_lines
from bot.engine.symmetry import canonical
from bot.engine.values import OPENING

FOLDER = Path(__file__).parent.parent / "bot" / "openings"
REMEMBERED = 6_000_000
"""Positions; about 2 GB while it runs."""
MARKS = (1 << 2 * MAX_CELLS) - 1
"""The part of a canonical key below the board's shape, which the file omits."""


def main(name: str) -> None:
    """Search, and write the file."""
    board, table = Board.parse(name), TranspositionTable(REMEMBERED)
    last = classes(board, OPENING_PLIES)
    values = {}
    for number, (key, marks) in enumerate(sorted(last.items())):
        values[key] = value_of(board, *marks, table)
        print(f"\r{number + 1} of {len(last)}", end="", flush=True)
    file = FOLDER / f"{board.text().replace('/', '-')}.openings"
    file.write_bytes(write_openings(complete(board, values)))
    print(f"\n{file}: {file.stat().st_size} bytes")


def value_of(board: Board, own: int, other: int, table: TranspositionTable) -> int:
    """Return the value for the mover of a game that isn't over. own, other: the mover's marks and the opponent's."""
    search = Search(board, table, None)
    state = own, other, *live_lines(board, own, other)
    return search.value(state, (own | other).bit_count(), -search.top, search.top)


def complete(board: Board, values: dict[int, int]) -> dict[int, int]:
    """The values of all positions of one mark or more, from those of OPENING_PLIES marks."""
    known = dict(values)
    for plies in reversed(range(1, OPENING_PLIES)):
        for key, (own, other) in classes(board, plies).items():
            free = [cell for cell in range(board.cells) if not (own | other) >> cell & 1]
            known[key] = max(-known[canonical(board, other, own | 1 << cell)] for cell in free)
    return known


def classes(board: Board, plies: int) -> dict[int, tuple[int, int]]:
    """Return every position after some plies, up to symmetry: by canonical key, the mover's marks and the other's."""
    level = {canonical(board, 0, 0): (0, 0)}
    for _ in range(plies):
        pairs = itertools.product(level.values(), range(board.cells))
        after = ((other, own | 1 << cell) for (own, other), cell in pairs if not (own | other) >> cell & 1)
        level = {canonical(board, *marks): marks for marks in after}
    return level


def write_openings(values: Mapping[int, int]) -> bytes:
    """Return the file that read_openings reads, given values by canonical key, all of one board."""
    entries = (OPENING.pack((key & MARKS).to_bytes(7, "big"), value) for key, value in sorted(values.items()))
    return zlib.compress(b"".join(entries), 9)


if __name__ == "__main__":
    main(*sys.argv[1:])
