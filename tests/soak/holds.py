"""The real bot, that prints each turn of its event loop which takes long. A program."""

from __future__ import annotations

import asyncio
import sys
import time

from bot.__main__ import main

LONG_S = 0.002


def watch() -> None:
    """Time every turn: nothing else runs on the loop meanwhile."""
    run = asyncio.Handle._run

    def timed(handle: asyncio.Handle) -> None:
        begun = time.perf_counter()
        run(handle)
        if (taken := time.perf_counter() - begun) > LONG_S:
            print(f"held for {taken:.4f} s", flush=True)

    setattr(asyncio.Handle, "_run", timed)  # noqa: B010  mypy lets nobody assign to a method


if __name__ == "__main__":
    watch()
    sys.exit(main())
