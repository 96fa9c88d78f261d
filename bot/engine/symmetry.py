"""Turning and mirroring a board: one number for all positions that differ only by that."""

import functools
import itertools

from .board import MAX_CELLS, Board
from .position import Position

CHUNK, CHUNK_MASK = 9, (1 << 9) - 1  # masks are turned this many bits at a time, by tables of 2 ** CHUNK entries


def canonical_key(position: Position) -> int:
    """Return a number that boards of a shape share if turning, mirroring, or swapping marks and turn makes them one."""
    return canonical(position.board, *position.sides)


def canonical(board: Board, own: int, other: int) -> int:
    """Return the same for the mover's marks and the opponent's: the least image of both, under the shape."""
    shape, symmetries = _symmetries(board)
    least = marks = own << board.cells | other
    for tables in symmetries:
        image, rest = 0, marks
        for table in tables:
            image |= table[rest & CHUNK_MASK]
            rest >>= CHUNK
        if image < least:  # noqa: PLR1730 (min() takes longer, and this runs for most positions)
            least = image
    return shape | least


def images(position: Position) -> list[tuple[Position, tuple[int, ...]]]:
    """Return a position turned and mirrored in every way that its board allows, and where each takes each cell."""
    return [(position.turned(cells), cells) for cells in sorted(cell_maps(position.board))]


@functools.lru_cache
def _symmetries(board: Board) -> tuple[int, tuple[tuple[tuple[int, ...], ...], ...]]:
    """Return the board's shape as a number, and for each symmetry a table for each chunk: chunk in, image out."""
    symmetries = []
    for cells in sorted(cell_maps(board)):
        images = [1 << cell for cell in (*cells, *(cell + board.cells for cell in cells))]
        chunks = [images[start : start + CHUNK] for start in range(0, len(images), CHUNK)]
        symmetries.append(tuple(_table(chunk) for chunk in chunks))
    return board.shape << 2 * MAX_CELLS, tuple(symmetries)


def _table(images: list[int]) -> tuple[int, ...]:
    table = [0]
    for image in images:
        table += [image | earlier for earlier in table]
    return tuple(table)


def cell_maps(board: Board) -> set[tuple[int, ...]]:
    """Return where each symmetry takes each cell: up to eight for a square board, four for another."""
    grid = [tuple(range(start, start + board.columns)) for start in range(0, board.cells, board.columns)]
    maps = set()
    for _ in range(4):
        grid = list(zip(*reversed(grid), strict=True))  # a quarter turn
        if len(grid) == board.rows:
            maps |= {tuple(itertools.chain(*grid)), tuple(itertools.chain(*reversed(grid)))}
    return maps
