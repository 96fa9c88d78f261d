"""What a soak finds is one row a fault: printed at the end and, with SOAK_REPORT=FILE, written between two marks there.

A row takes the place of the one of the same fault; where anything has failed, nothing is written.
`make soak` runs all of it; SOAK_SCALE=0.01 asks for a hundredth, to see that it runs.
"""

from __future__ import annotations

import os
import re
import statistics
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

HEAD = "| fault | how it is made | how often | lost | until play went on |\n|---|---|--:|---|---|"
BETWEEN = re.compile(r"(?<=<!-- soak -->\n).*?(?=<!-- /soak -->)", re.DOTALL)


class Report:
    """Takes a row for each fault. Whoever adds one has seen with asserts that what it says is so."""

    def __init__(self) -> None:
        self.rows: dict[str, str] = {}

    def row(self, fault: str, made: str, times: int, lost: str, until: str) -> None:
        """Add a row. lost: what was lost of what players had seen. until: how long until play went on."""
        self.rows[fault] = f"| {fault} | {made} | {times:,} | {lost} | {until} |"

    def table(self, before: str = "") -> str:
        """All rows, under their head. before: a table whose rows of other faults are kept."""
        kept = {row.split("|")[1].strip(): row for row in before.splitlines()[2:]}
        return "\n".join([HEAD, *(kept | self.rows).values()])


class Watch:
    """Times how long each of many faults lasts."""

    def __init__(self) -> None:
        self.taken: list[float] = []

    @contextmanager
    def time(self) -> Iterator[None]:
        """Time one of them."""
        begun = time.monotonic()
        yield
        self.taken.append(time.monotonic() - begun)

    def text(self) -> str:
        """The median and the longest."""
        return f"{shown(statistics.median(self.taken))}, at most {shown(max(self.taken))}"


def shown(seconds: float) -> str:
    """A time as it is read best."""
    return f"{seconds:.1f} s" if seconds >= 1 else f"{seconds * 1000:.0f} ms"


def scaled(count: int) -> int:
    """How often to do what a whole soak does `count` times."""
    return max(1, round(count * float(os.environ.get("SOAK_SCALE", "1"))))


REPORT = Report()


@pytest.fixture
def report() -> Report:
    """The one report of this run."""
    return REPORT


def pytest_sessionfinish(exitstatus: int) -> None:
    """Print the table; write it down where a whole run has passed."""
    print(f"\n\n{REPORT.table()}")
    if (file := os.environ.get("SOAK_REPORT")) and not exitstatus:
        text = Path(file).read_text(encoding="utf-8")
        Path(file).write_text(BETWEEN.sub(lambda old: REPORT.table(old[0]) + "\n", text), encoding="utf-8")
