"""Carry out the typed commands of a channel in turn by member, as fast as Discord takes messages there.

Discord lets the bot write five messages in five seconds in a channel. In the order of asking, a few members who type a
command a second would make everyone else there wait for a minute. Source: en.wikipedia.org/wiki/Fair_queuing.
"""

import asyncio
import contextlib
import enum
import time
from collections.abc import AsyncIterator, Callable
from contextvars import Context
from functools import partial
from itertools import islice
from typing import NamedTuple

MAX_WAIT_S = 5.0  # a command that has waited for longer is dropped
SPARE_S = 0.25  # more than that: what comes as Discord's window begins is answered when the next one does
LATELY_S = 5.0  # if two or more were answered so lately, they leave the last place to others
REMEMBERED_S = 60.0  # when a member was answered; whoever was answered the longest ago comes first
SLOW_S = 1.0  # an answer that takes longer is searched for; it takes up no place until it's posted
POST_S = 60.0  # the longest that a post takes up a place
TOLD_S = 10.0  # without a dropped command; then the next one is told of again
MAX_NAMED = 50  # members in one line
MAX_QUIET = 1000  # channels that are remembered though nothing waits there


class Verdict(enum.Enum):
    COME = "come"  # the command is to be carried out
    BUSY = "told"  # it is dropped, and its author is to be told once for all of them
    DROPPED = "dropped"


class Call(NamedTuple):
    """others: members that the same line names. posts: to be called when the answer is about to be posted."""

    verdict: Verdict
    others: tuple[int, ...] = ()
    posts: Callable[[], None] = lambda: None


class _Waiting(NamedTuple):
    since: float
    call: asyncio.Future[Call]


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
        self._context = Context()  # of timers: one that is cancelled stays in the loop, and would keep the request's

    @contextlib.asynccontextmanager
    async def turn(self, channel_id: int, user_id: int) -> AsyncIterator[Call]:
        """Wait for a member's turn in a channel, and keep the place while the answer is given."""
        line = self.lines[channel_id] = self.lines.pop(channel_id) if channel_id in self.lines else _Line()
        if len(self.lines) > MAX_QUIET:  # the oldest comes first
            self.lines = {each: it for each, it in self.lines.items() if it.waiting or it.under_way or it is line}
        mine = _Waiting(self.now(), asyncio.get_running_loop().create_future())
        line.waiting.setdefault(user_id, []).append(mine)
        self.call(channel_id)
        try:
            yield await mine.call
        finally:
            self._leave(channel_id, line, mine)

    def call(self, channel_id: int) -> None:
        """Call first the member who was answered the longest ago. The last place is for one who wasn't lately.

        If it's too late for several, one line names them all.
        """
        if (line := self.lines.get(channel_id)) is None:
            return
        now, (places, more_in_s), loop = self.now(), self.room(channel_id), asyncio.get_running_loop()
        if line.dropped:
            self._drop(line, now)
        line.answered = {each: at for each, at in line.answered.items() if now - at < REMEMBERED_S}
        while line.waiting and (free := places - len(line.under_way)) > 0:
            user_id = min(line.waiting, key=lambda each: line.answered.get(each, -1.0))
            if free == 1:
                lately = [each for each, at in line.answered.items() if now - at < LATELY_S]
                if len(lately) > 1 and user_id in lately:
                    break
            first, *more = line.waiting.pop(user_id)
            line.waiting |= {user_id: more} if more else {}
            if first.call.cancelled():
                continue
            line.answered[user_id], others = now, tuple[int, ...]()
            posts = partial(self._take, channel_id, line, first, POST_S)
            if is_late := _is_late(first, now):
                late = (each for each, its in line.waiting.items() if each != user_id and _is_late(its[0], now))
                others = tuple(islice(late, MAX_NAMED))
                line.dropped |= dict.fromkeys((user_id, *others), now)
                self._drop(line, now)
            first.call.set_result(Call(Verdict.BUSY if is_late else Verdict.COME, others, posts))
            self._take(channel_id, line, first, SLOW_S)
        if line.timer is not None:
            line.timer.cancel()
        line.timer = None
        if line.waiting and more_in_s > 0:
            line.timer = loop.call_later(more_in_s, self.call, channel_id, context=self._context)

    def _drop(self, line: _Line, now: float) -> None:
        """Drop what has waited for too long, of members who have lately been told."""
        line.dropped = {each: at for each, at in line.dropped.items() if now - at < TOLD_S}
        for user_id in line.waiting.keys() & line.dropped.keys():
            late = [each for each in line.waiting[user_id] if _is_late(each, now)]
            for each in late:
                line.waiting[user_id].remove(each)
                line.dropped[user_id] = now
                if not each.call.cancelled():
                    each.call.set_result(Call(Verdict.DROPPED))
            if not line.waiting[user_id]:
                del line.waiting[user_id]

    def _take(self, channel_id: int, line: _Line, one: _Waiting, within_s: float) -> None:
        if one in line.under_way:
            line.under_way[one].cancel()
        loop = asyncio.get_running_loop()
        line.under_way[one] = loop.call_later(within_s, self._leave, channel_id, line, one, context=self._context)

    def _leave(self, channel_id: int, line: _Line, one: _Waiting) -> None:
        if (slow := line.under_way.pop(one, None)) is not None:
            slow.cancel()
            self.call(channel_id)


def _is_late(one: _Waiting, now: float) -> bool:
    return now - one.since > MAX_WAIT_S + SPARE_S
