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
MAX_QUIET = 1000  # channels that are remembered though nothing waits there


class Turn(enum.Enum):
    COME = "come"  # the command is to be carried out
    TOLD = "told"  # it is dropped, and its author is to be told once for all of them
    DROPPED = "dropped"


class _Waiting(NamedTuple):
    since: float
    turn: asyncio.Future[Turn]


class _Line:
    """The commands of a channel. waiting: by member, the next first. under_way: what takes up a place, and how long.

    answered, dropped: when a member's command was so last.
    """

    def __init__(self) -> None:
        self.waiting, self.under_way = dict[int, list[_Waiting]](), dict[_Waiting, asyncio.TimerHandle]()
        self.answered, self.dropped = dict[int, float](), dict[int, float]()
        self.timer: asyncio.TimerHandle | None = None


class FairQueue:
    """room: how many messages Discord takes in a channel now, and in how many seconds more. now: a clock."""

    def __init__(self, room: Callable[[int], tuple[int, float]], now: Callable[[], float] = time.monotonic) -> None:
        self.room, self.now, self.lines = room, now, dict[int, _Line]()

    @contextlib.asynccontextmanager
    async def turn(self, channel_id: int, user_id: int) -> AsyncIterator[Turn]:
        """Wait for a member's turn in a channel, and keep the place while the answer is given."""
        line = self.lines[channel_id] = self.lines.pop(channel_id) if channel_id in self.lines else _Line()
        if len(self.lines) > MAX_QUIET:  # the oldest comes first
            self.lines = {each: it for each, it in self.lines.items() if it.waiting or it.under_way or it is line}
        mine = _Waiting(self.now(), asyncio.get_running_loop().create_future())
        line.waiting.setdefault(user_id, []).append(mine)
        self.call(channel_id)
        try:
            yield await mine.turn
        finally:
            self._leave(channel_id, line, mine)

    def call(self, channel_id: int) -> None:
        """Call those whose turn it is. The last place is kept for a member who has had none lately."""
        if (line := self.lines.get(channel_id)) is None:
            return
        now, (places, more_in_s), loop = self.now(), self.room(channel_id), asyncio.get_running_loop()
        self._drop(line, now)
        line.answered = {each: at for each, at in line.answered.items() if now - at < LATELY_S}
        while (free := places - len(line.under_way)) > 0:
            user_id = next((each for each in line.waiting if free > 1 or each not in line.answered), None)
            if user_id is None:
                break
            first, *others = line.waiting.pop(user_id)
            line.waiting |= {user_id: others} if others else {}  # behind everybody else
            if first.turn.cancelled():
                continue
            is_late, line.answered[user_id] = now - first.since > MAX_WAIT_S, now
            first.turn.set_result(Turn.TOLD if is_late else Turn.COME)
            line.under_way[first] = loop.call_later(SLOW_S, self._leave, channel_id, line, first)
            if is_late:
                line.dropped[user_id] = now
                self._drop(line, now)
        if line.timer is not None:
            line.timer.cancel()
        is_later = bool(line.waiting) and more_in_s > 0
        line.timer = loop.call_later(more_in_s, self.call, channel_id) if is_later else None

    def _drop(self, line: _Line, now: float) -> None:
        """Drop what has waited for too long, of members who have lately been told."""
        line.dropped = {each: at for each, at in line.dropped.items() if now - at < TOLD_S}
        for user_id in line.waiting.keys() & line.dropped.keys():
            late = [each for each in line.waiting[user_id] if now - each.since > MAX_WAIT_S]
            for each in late:
                line.waiting[user_id].remove(each)
                line.dropped[user_id] = now
                if not each.turn.cancelled():
                    each.turn.set_result(Turn.DROPPED)
            if not line.waiting[user_id]:
                del line.waiting[user_id]

    def _leave(self, channel_id: int, line: _Line, one: _Waiting) -> None:
        if (slow := line.under_way.pop(one, None)) is not None:
            slow.cancel()
            self.call(channel_id)
