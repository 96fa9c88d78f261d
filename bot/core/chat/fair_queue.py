"""Carry out the typed commands of a channel in turn by member, as fast as Discord takes messages there.

Discord lets the bot write five messages in five seconds in a channel. In the order of asking, a few members who type a
command a second would make everyone else there wait for a minute. Source: en.wikipedia.org/wiki/Fair_queuing.
"""

import asyncio
import contextlib
import enum
import time
from collections.abc import AsyncIterator, Callable
from typing import NamedTuple

MAX_WAIT_S = 5.0  # a command that has waited for longer is dropped
LATELY_S = 5.0  # a member who was answered there so lately leaves the last place to others
SLOW_S = 1.0  # an answer that takes longer than that is searched for; it takes up no place meanwhile
TOLD_S = 10.0  # without a dropped command; then the next one is told of again
MOST_REMEMBERED = 10_000

Key = tuple[int, int]  # of a member in a channel: both ids


class Turn(enum.Enum):
    COME = "come"  # the command is to be carried out
    TOLD = "told"  # it is dropped, and its author is to be told once for all of them
    DROPPED = "dropped"


class _Waiting(NamedTuple):
    since: float
    turn: asyncio.Future[Turn]


class _Line:
    """The commands of a channel. waiting: by member, the next first. under_way: what takes up a place, and how long."""

    def __init__(self) -> None:
        self.waiting, self.under_way = dict[int, list[_Waiting]](), dict[_Waiting, asyncio.TimerHandle]()
        self.timer: asyncio.TimerHandle | None = None


class FairQueue:
    """room: how many messages Discord takes in a channel now, and in how many seconds more. now: a clock."""

    def __init__(self, room: Callable[[int], tuple[int, float]], now: Callable[[], float] = time.monotonic) -> None:
        self.room, self.now = room, now
        self._lines = dict[int, _Line]()
        self._answered, self._dropped = dict[Key, float](), dict[Key, float]()  # when, the oldest first

    @contextlib.asynccontextmanager
    async def turn(self, channel_id: int, user_id: int) -> AsyncIterator[Turn]:
        """Wait for a member's turn in a channel, and keep the place while the answer is given."""
        line = self._lines.setdefault(channel_id, _Line())
        mine = _Waiting(self.now(), asyncio.get_running_loop().create_future())
        line.waiting.setdefault(user_id, []).append(mine)
        self._call(channel_id)
        try:
            yield await mine.turn
        finally:
            self._leave(channel_id, mine)

    def _call(self, channel_id: int) -> None:
        """Call those whose turn it is. The last place is kept for a member who has had none lately."""
        line, now = self._lines[channel_id], self.now()
        self._drop(channel_id, line, now)
        places, more_in_s = self.room(channel_id)
        while (free := places - len(line.under_way)) > 0:
            answered = ((each, self._answered.get((channel_id, each), -LATELY_S)) for each in line.waiting)
            user_id = next((each for each, at in answered if free > 1 or now - at >= LATELY_S), None)
            if user_id is None:
                break
            first, *others = line.waiting.pop(user_id)
            if others:
                line.waiting[user_id] = others  # behind everybody else
            is_late = now - first.since > MAX_WAIT_S
            _remember(self._answered, (channel_id, user_id), now)
            self._take(channel_id, line, first, Turn.TOLD if is_late else Turn.COME)
            if is_late:
                _remember(self._dropped, (channel_id, user_id), now)
                self._drop(channel_id, line, now)
        if line.waiting and line.timer is None and more_in_s > 0:
            line.timer = asyncio.get_running_loop().call_later(more_in_s, self._call_later, channel_id)

    def _call_later(self, channel_id: int) -> None:
        if line := self._lines.get(channel_id):
            line.timer = None
            self._call(channel_id)

    def _drop(self, channel_id: int, line: _Line, now: float) -> None:
        """Drop what has waited for too long, of members who have lately been told."""
        for user_id, waiting in [*line.waiting.items()]:
            key = channel_id, user_id
            while waiting and now - waiting[0].since > MAX_WAIT_S and now - self._dropped.get(key, -TOLD_S) < TOLD_S:
                self._take(channel_id, line, waiting.pop(0), Turn.DROPPED)
                _remember(self._dropped, key, now)
            if not waiting:
                del line.waiting[user_id]

    def _take(self, channel_id: int, line: _Line, one: _Waiting, turn: Turn) -> None:
        if one.turn.done():
            return  # it was cancelled
        one.turn.set_result(turn)
        if turn is not Turn.DROPPED:
            loop = asyncio.get_running_loop()
            line.under_way[one] = loop.call_later(SLOW_S, self._leave, channel_id, one)

    def _leave(self, channel_id: int, one: _Waiting) -> None:
        line = self._lines.get(channel_id)
        if line is not None:
            if (slow := line.under_way.pop(one, None)) is not None:
                slow.cancel()
            self._call(channel_id)
            if not (line.waiting or line.under_way):
                del self._lines[channel_id]


def _remember(times: dict[Key, float], key: Key, now: float) -> None:
    times.pop(key, None)
    times[key] = now
    if len(times) > MOST_REMEMBERED:
        del times[next(iter(times))]
