"""Openings: values of early positions that take long to search, worked out beforehand.

The table of a board is a file beside the bot, made by scripts/openings.py; reading it from disk is the caller's.
"""

from __future__ import annotations

import zlib
from collections.abc import Mapping

from .board import MAX_CELLS, Board
from .symmetry import canonical

KEY_BYTES = 7
"""The marks of both sides on up to 25 cells."""
MARKS = (1 << 2 * MAX_CELLS) - 1
"""The part of a canonical key below the board's shape."""


def read_openings(board: Board, data: bytes) -> dict[int, int]:
    """Values by canonical key, as a Memo takes them. Errors: zlib.error where the data are no such file."""
    raw, step = zlib.decompress(data), KEY_BYTES + 1
    shape = canonical(board, 0, 0)
    found = {}
    for start in range(0, len(raw), step):
        key, value = raw[start : start + KEY_BYTES], raw[start + KEY_BYTES : start + step]
        found[shape | int.from_bytes(key, "big")] = int.from_bytes(value, "big", signed=True)
    return found


def write_openings(values: Mapping[int, int]) -> bytes:
    """The file that read_openings reads, of values by canonical key. The board's shape is left out."""
    marks = {key & MARKS: value for key, value in values.items()}
    raw = b"".join(key.to_bytes(KEY_BYTES, "big") + marks[key].to_bytes(1, "big", signed=True) for key in sorted(marks))
    return zlib.compress(raw, 9)


def classes(board: Board, plies: int) -> dict[int, tuple[int, int]]:
    """The positions of so many marks up to symmetry: by canonical key, the mover's marks and the opponent's."""
    level = {canonical(board, 0, 0): (0, 0)}
    for _ in range(plies):
        following: dict[int, tuple[int, int]] = {}
        for own, other in level.values():
            for cell in range(board.cells):
                if not (own | other) >> cell & 1:
                    marks = other, own | 1 << cell
                    following.setdefault(canonical(board, *marks), marks)
        level = following
    return level
