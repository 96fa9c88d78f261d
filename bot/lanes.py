"""Lanes: who is let in first if more ask for the engine than it can serve at once. Moves, because a game waits."""

import asyncio
import contextlib
import enum
from collections import Counter, deque


class Lane(enum.Enum):
    MOVE = "move"  # a game waits for it
    ASIDE = "aside"  # explanations, comments, exhibitions: no player waits for it


class Lanes:
    """Lets as many in as there are seats: moves before all else, and who came first before who came later.

    Whoever is aside leaves one seat to moves, if there is more than one.
    """

    def __init__(self, seats: int) -> None:
        self._most = {Lane.MOVE: seats, Lane.ASIDE: max(1, seats - 1)}
        self._taken: Counter[Lane] = Counter()
        self._waiting = {lane: deque[asyncio.Future[None]]() for lane in Lane}

    async def enter(self, lane: Lane) -> None:
        """Wait for a seat; whoever is cancelled waits no more. Each that was let in has to leave."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting[lane].append(turn)
        self._admit()
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it was let in at the same instant
                self.leave(lane)
            with contextlib.suppress(ValueError):
                self._waiting[lane].remove(turn)
            raise

    def leave(self, lane: Lane) -> None:
        self._taken[lane] -= 1
        self._admit()

    def close(self) -> None:
        """Cancel all who wait."""
        for turn in [turn for waiting in self._waiting.values() for turn in waiting]:
            turn.cancel()

    def _admit(self) -> None:
        for lane, most in self._most.items():
            waiting = self._waiting[lane]
            while waiting and self._taken.total() < self._most[Lane.MOVE] and self._taken[lane] < most:
                turn = waiting.popleft()
                if not turn.done():  # it is if who waited was cancelled
                    self._taken[lane] += 1
                    turn.set_result(None)
