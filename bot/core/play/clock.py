"""The bot's clock: it follows the machine's; if that is set, only when all that is pending has moved along."""

import time
from collections.abc import Callable
from datetime import datetime

JUMP_S = 60  # a machine's clock that is set right little by little stays below that
TRUSTED_S = 600  # without a look for longer, as after a sleep of the machine, its clock is believed


def steady() -> float:
    """Return seconds that go on whatever the clock is set to, on Linux also while the machine sleeps."""
    if not hasattr(time, "CLOCK_BOOTTIME"):
        return time.monotonic()
    return time.monotonic() + time.clock_gettime(time.CLOCK_BOOTTIME) - time.clock_gettime(time.CLOCK_MONOTONIC)


class Clock:
    """Seconds since 1970. wall: the machine's clock. steady: seconds that always go on.

    jumped: how far the wall is ahead of this clock, or behind it, by jumps since `at`. Set to 0, they count.
    """

    def __init__(self, wall: Callable[[], datetime], steady: Callable[[], float] = steady) -> None:
        self.wall, self.steady, self.jumped, self.at = wall, steady, 0.0, 0
        self._seen: tuple[float, float] | None = None

    def __call__(self) -> int:
        wall, steady, jump = self._read()
        is_trusted = self._seen is not None and abs(steady - self._seen[1]) < TRUSTED_S
        return int(wall - self.jumped - (jump if is_trusted else 0))

    def jump(self) -> int:
        """Note a jump since the last look. Return the seconds by which deadlines have to move; 0 for none."""
        wall, steady, jump = self._read()
        self.at = self.at if self.jumped else int(wall - jump)
        self.jumped += jump
        if abs(self.jumped) < JUMP_S:  # it was set back again
            self.jumped = 0.0
        self._seen = wall, steady
        return round(self.jumped)

    def _read(self) -> tuple[float, float, float]:
        """Return both clocks, and how far the wall has jumped since the last look."""
        wall, steady = self.wall().timestamp(), self.steady()
        seen_wall, seen_steady = self._seen or (wall, steady)
        went, passed = wall - seen_wall, steady - seen_steady
        if abs(went - passed) < JUMP_S:
            self._seen = self._seen and (wall, steady)
            return wall, steady, 0.0
        return wall, steady, 0.0 if 0 <= went < JUMP_S else went - passed
