"""Claims: a message or an interaction is carried out once, whoever hears of it and how often; its own number decides.

Discord may send an event twice, and while a bot is replaced two processes hear of everything. The claim on a request is
a row, written in one transaction with the first thing that the request writes: who comes second writes nothing.
"""

from collections.abc import Collection, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass

import sqlalchemy as sa

from bot.store.connections import said
from bot.store.tables import CLAIMS

# As the drivers want them: every move has a claim, and compiling costs more than the statement.
TAKE = "INSERT OR IGNORE INTO claims (number) VALUES {rows} RETURNING number"
TAKE_ALL = "INSERT INTO claims (number) SELECT unnest($1::bigint[]) ON CONFLICT DO NOTHING RETURNING number"
"""On PostgreSQL each statement is a way to the server and back."""
HOUR = 3_600_000 << 22
"""How far the numbers of two things are apart that Discord made an hour apart: they begin with milliseconds."""
FORGET = sa.delete(CLAIMS).where(CLAIMS.c.number < sa.select(sa.func.max(CLAIMS.c.number) - HOUR).scalar_subquery())


class AlreadyClaimed(Exception):
    """Another process, or this one, has carried out that request; nothing is written."""


@dataclass(eq=False, slots=True)
class Claim:
    """What one request has a right to. is_open: whether it is still to be written, with the next write."""

    number: int
    is_open: bool = True


_CURRENT: ContextVar[Claim | None] = ContextVar("claim", default=None)


@contextmanager
def claiming(number: int) -> Iterator[None]:
    """Let the first write in here claim a request. number: of the message or the interaction, as Discord has it."""
    claim = Claim(number)
    token = _CURRENT.set(claim)
    try:
        yield
    finally:
        _CURRENT.reset(token)
        claim.is_open = False  # for tasks that were begun in here and go on


def current() -> Claim | None:
    """Return the claim that the next write is to carry, or None."""
    claim = _CURRENT.get()
    return claim if claim is not None and claim.is_open else None


def is_ours() -> bool:
    """Whether the request that is being answered was claimed here, and by nobody else: what it asks for is done."""
    claim = _CURRENT.get()
    return claim is not None and not claim.is_open


def take(connection: sa.Connection, numbers: Collection[int]) -> set[int]:
    """Write claims and return those that nobody had; all processes take them in the same order."""
    if not numbers:
        return set()
    if connection.dialect.name == "postgresql":
        rows = said(connection, TAKE_ALL, (sorted(numbers),))
    else:
        rows = said(connection, TAKE.format(rows=", ".join(["(?)"] * len(numbers))), tuple(numbers))
    return {number for (number,) in rows}


def forget(connection: sa.Connection) -> None:
    """Forget the claims of requests that Discord made an hour before the newest; it repeats nothing for so long."""
    connection.execute(FORGET)
