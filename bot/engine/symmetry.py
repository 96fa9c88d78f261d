"""Turning and mirroring a board: one number for all positions that are the same but for that."""

from __future__ import annotations

import functools

from .board import MAX_CELLS, Board, Mark, Position

CHUNK = 9
"""Masks are turned this many bits at a time, by looking up tables of 2 ** CHUNK entries."""


def canonical_key(position: Position) -> int:
    """A number that two positions share when turning or mirroring the board makes one the other.

    Swapping the marks and the turn with them changes nothing either. Boards of another shape share none.

    >>> canonical_key(Position.after([0])) == canonical_key(Position.after([8]))
    True
    """
    x_moves = position.to_move is Mark.X
    own, other = (position.x, position.o) if x_moves else (position.o, position.x)
    return canonical(position.board, own, other)


def canonical(board: Board, own: int, other: int) -> int:
    """The same of the mover's marks and the opponent's: the least image of both side by side, below the shape."""
    shape, symmetries = _symmetries(board)
    marks = own << board.cells | other
    least = -1
    for tables in symmetries:
        image, rest = 0, marks
        for table in tables:
            image |= table[rest & (1 << CHUNK) - 1]
            rest >>= CHUNK
        if image < least or least < 0:
            least = image
    return shape | least


@functools.lru_cache
def _symmetries(board: Board) -> tuple[int, tuple[tuple[tuple[int, ...], ...], ...]]:
    """A number for the board's shape, and for each of its symmetries a table a chunk: chunk in, image out."""
    symmetries = []
    for cells in sorted(_cell_maps(board)):
        images = [1 << cell for cell in (*cells, *(cell + board.cells for cell in cells))]
        chunks = [images[start : start + CHUNK] for start in range(0, len(images), CHUNK)]
        symmetries.append(tuple(_table(chunk) for chunk in chunks))
    return board.shape << 2 * MAX_CELLS, tuple(symmetries)


def _table(images: list[int]) -> tuple[int, ...]:
    table = [0]
    for image in images:
        table += [image | earlier for earlier in table]
    return tuple(table)


def _cell_maps(board: Board) -> set[tuple[int, ...]]:
    """Where each symmetry takes each cell: up to eight of a square board, four of another."""
    rows, columns = range(board.rows), range(board.columns)
    maps = set()
    for down in (rows, rows[::-1]):
        for right in (columns, columns[::-1]):
            maps.add(tuple(row * board.columns + column for row in down for column in right))
            if board.rows == board.columns:
                maps.add(tuple(row * board.columns + column for column in right for row in down))
    return maps
