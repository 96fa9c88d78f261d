"""Words pinned in one place: files in tests/snapshots, written again by `make snapshot` and read as a whole."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

FOLDER = Path(__file__).parent / "snapshots"


def compare(name: str, texts: Mapping[str, str]) -> None:
    """Compare texts by their headings with the file of that name, or write it if SNAPSHOT=write."""
    text = "".join(f"=== {heading}\n{body}\n\n" for heading, body in texts.items())
    file = FOLDER / f"{name}.txt"
    if os.environ.get("SNAPSHOT") == "write":
        FOLDER.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
    assert text == file.read_text(encoding="utf-8"), f"{file.name} differs; if that is meant, run `make snapshot`"
