"""Words pinned in one place: files written again by `make snapshot` and read as a whole."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from difflib import unified_diff
from pathlib import Path

FOLDER = Path(__file__).parent / "snapshots"
MOST_LINES = 20
"""Of a difference, in the message of a test that fails."""


def compare(name: str, texts: Mapping[str, str], folder: Path = FOLDER) -> None:
    """Compare texts by their headings with the file of that name, or write it if SNAPSHOT=write."""
    text = "".join(f"=== {heading}\n{body}\n\n" for heading, body in texts.items())
    file = folder / f"{name}.txt"
    if os.environ.get("SNAPSHOT") == "write":
        folder.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
    before = file.read_text(encoding="utf-8")
    changed = [*unified_diff([*under_headings(before)], [*under_headings(text)], n=0, lineterm="")][2 : 2 + MOST_LINES]
    assert not changed, "\n".join([f"{file.name} differs; if that is meant, run `make snapshot`", *changed])


def under_headings(text: str) -> Iterator[str]:
    """Yield each line of a file behind its heading."""
    heading = ""
    for line in text.split("\n"):
        heading = line.removeprefix("=== ") if line.startswith("=== ") else heading
        yield f"{heading} | {line}"
