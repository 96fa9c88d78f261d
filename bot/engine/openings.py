"""Openings: values of early positions that take long to search, worked out in advance by scripts/openings.py.

A board's table is a file beside the bot; the caller reads it from disk.
"""

import struct
import zlib

from .board import Board
from .symmetry import canonical

ENTRY = struct.Struct(">7sb")
"""The marks of both sides on up to 25 cells, as a big-endian number of seven bytes, and the value."""


def read_openings(board: Board, data: bytes) -> dict[int, int]:
    """Return values by canonical key, as a Memo takes them. Errors: zlib.error or struct.error if it's no such file."""
    shape, entries = canonical(board, 0, 0), ENTRY.iter_unpack(zlib.decompress(data))
    return {shape | int.from_bytes(marks, "big"): value for marks, value in entries}
