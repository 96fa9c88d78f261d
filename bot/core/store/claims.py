"""Carry out each message and interaction once, identified by its id.

Discord may send an event twice, and while a bot is replaced two processes get every event. A request's claim is a row,
written in one transaction with the request's first write: the process that comes second writes nothing.
"""

from collections.abc import Collection, Iterator
from contextlib import contextmanager
from contextvars import Context, ContextVar, copy_context
from dataclasses import dataclass

import sqlalchemy as sa

from bot.core.store.tables import CLAIMS

TAKE = "INSERT INTO claims (number) VALUES {rows} ON CONFLICT DO NOTHING RETURNING number"
HOUR = 3_600_000 << 22  # the distance of two ids that Discord made an hour apart: ids begin with milliseconds
FORGET = sa.delete(CLAIMS).where(CLAIMS.c.number < sa.select(sa.func.max(CLAIMS.c.number) - HOUR).scalar_subquery())
"""Deletes claims an hour older than the newest: Discord repeats nothing after that."""


class AlreadyClaimed(Exception):
    """That request has been carried out; nothing is written."""


@dataclass(eq=False, slots=True)
class Claim:
    """The claim on one request. is_open: the next write stores it."""

    number: int
    is_open: bool = True


_CURRENT: ContextVar[Claim | None] = ContextVar("claim", default=None)


@contextmanager
def claiming(number: int) -> Iterator[None]:
    """Let the first write in here claim a request. number: Discord's id of the message or the interaction."""
    claim = Claim(number)
    token = _CURRENT.set(claim)
    try:
        yield
    finally:
        _CURRENT.reset(token)
        claim.is_open = False  # for tasks that were begun in here and go on


def current() -> Claim | None:
    """Return the claim that the next write stores, or None."""
    claim = _CURRENT.get()
    return claim if claim is not None and claim.is_open else None


def without() -> Context:
    """Return the current context without its claim, for a task that belongs to no request."""
    context = copy_context()
    context.run(_CURRENT.set, None)
    return context


def is_ours() -> bool:
    """Return whether the current request was claimed by this process."""
    claim = _CURRENT.get()
    return claim is not None and not claim.is_open


def take(connection: sa.Connection, numbers: Collection[int]) -> set[int]:
    """Write claims and return those that are new. All processes write them in the same order."""
    if not numbers:
        return set()
    given = {f"number{at}": number for at, number in enumerate(sorted(numbers))}
    rows = f"(:{'), (:'.join(given)})"
    return set(connection.execute(sa.text(TAKE.format(rows=rows)), given).scalars())
