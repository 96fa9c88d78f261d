"""The table of three marks each: how soon every position is won or lost. scripts/three.py makes it.

A position is the cells of the marks on the board, from the oldest to the newest. The side to move is left out: it owns
the second newest mark, whichever that is. Turning and mirroring the board changes nothing, so the table holds one order
of all that become each other: 9,910 with those that no game reaches, in 4 kB.
"""

import functools
import itertools
import zlib
from collections.abc import Iterator, Sequence
from importlib import resources

from bot.engine.board import STANDARD
from bot.engine.symmetry import cell_maps

MARKS = 6  # the most that are on the board at once
TURNS = tuple(bytes(cells).ljust(256) for cells in sorted(cell_maps(STANDARD)))
"""Where each symmetry takes each cell, for bytes.translate."""


def distance(order: Sequence[int]) -> int:
    """Return the plies to the end: odd if the mover wins, even if it loses, 0 for a draw. Cost: 1 us, 6 ms once."""
    return _table()[canonical(order)]


def canonical(order: Sequence[int]) -> bytes:
    cells = bytes(order)
    return min([cells.translate(turn) for turn in TURNS])


def orders(start: bytes = b"", turns: Sequence[bytes] = TURNS) -> Iterator[bytes]:
    """Yield every canonical order that begins with some cells. turns: the symmetries that leave those where they are.

    Once only one is left, any cells may follow: it takes three marks at most.
    """
    rest = bytes(set(range(STANDARD.cells)).difference(start))
    if len(turns) == 1:
        for count in range(MARKS + 1 - len(start)):
            yield from (start + bytes(cells) for cells in itertools.permutations(rest, count))
        return
    yield start
    for cell in rest:
        if min(turn[cell] for turn in turns) == cell:
            yield from orders(start + bytes((cell,)), [turn for turn in turns if turn[cell] == cell])


@functools.cache
def _table() -> dict[bytes, int]:
    data = (resources.files("bot.variants.three") / "three.table").read_bytes()
    return dict(zip(orders(), zlib.decompress(data), strict=True))
