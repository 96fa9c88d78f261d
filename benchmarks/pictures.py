"""How long the picture of a minimax tree takes, and whether memory grows with their number.

Run: python -m benchmarks.pictures. The ratio is to plain minimax on the same board, measured in the same run: what
the tutorials' program takes to find the scores that the picture shows.
"""

from __future__ import annotations

import gc
import resource
import sys
import time
from collections.abc import Callable
from statistics import median

from bot.engine import Position, plain_minimax
from bot.features.learn import picture
from bot.features.learn.tree import Node, grow

BOARDS = ("O.XX.X.OO", "X.OX.XOO.", "XOXO...X.", "X...O....", ".........")
REPEATS = 20
PICTURES = 1_000


def main() -> None:
    """Print a line a board, and then the memory before and after a thousand pictures."""
    print(f"{'board':<12}{'nodes':>6}{'drawn, ms':>12}{'slowest, ms':>13}{'kB':>6}{'to plain minimax':>18}")
    for text in BOARDS:
        position = Position.parse(text)
        root = grow(position)
        taken = [seconds(lambda root=root: picture.render(root)) for _ in range(REPEATS)]  # type: ignore[misc]
        plain = seconds(lambda position=position: plain_minimax(position))  # type: ignore[misc]
        nodes, size = sum(1 for _ in root.walk()), len(picture.render(root)) / 1000
        print(
            f"{text:<12}{nodes:>6}{median(taken) * 1000:>12.1f}{max(taken) * 1000:>13.1f}{size:>6.1f}"
            f"{median(taken) / plain:>18.2f}"
        )
    slowest = max(whole_trees(), key=lambda root: seconds(lambda: picture.render(root)))
    print(f"slowest of all whole trees: {seconds(lambda: picture.render(slowest)) * 1000:.1f} ms")
    roots = [grow(Position.parse(text)) for text in BOARDS]
    before = 0.0
    for number in range(PICTURES + 100):
        if number == 100:
            gc.collect()
            before = peak_kib()
        picture.render(roots[number % len(roots)])
    print(f"peak memory: {before / 1024:.1f} MiB after 100 pictures, {peak_kib() / 1024:.1f} after {PICTURES} more")


def whole_trees() -> list[Node]:
    """The trees of every position with four free squares in which nobody has won."""
    new = {Position.start().text(): Position.start()}
    for _ in range(5):
        new = {
            child.text(): child
            for position in new.values()
            for child in map(position.play, position.legal())
            if not child.is_over
        }
    found = [grow(position) for position in new.values()]
    return sorted(found, key=lambda root: -root.size)[:50]


def seconds(work: Callable[[], object]) -> float:
    """How long a call takes."""
    begun = time.perf_counter()
    work()
    return time.perf_counter() - begun


def peak_kib() -> float:
    """The most memory that this process has had."""
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / 1024 if sys.platform == "darwin" else peak


if __name__ == "__main__":
    main()
