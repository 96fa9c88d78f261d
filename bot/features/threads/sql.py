"""Which of some threads are in use."""

from collections.abc import Collection
from typing import Any

import sqlalchemy as sa

from bot.core.store.tables import CHALLENGE, GAMES, RUNNING, SEATS

THREADS: sa.BindParameter[Any] = sa.bindparam("threads", expanding=True)
PLAYED = sa.select(sa.func.count()).where(SEATS.c.channel_id.in_(THREADS), SEATS.c.user_id == sa.bindparam("user_id"))
IS_OPEN = GAMES.c.status.in_([RUNNING, CHALLENGE])
USED = sa.select(GAMES.c.channel_id).where(
    GAMES.c.channel_id.in_(THREADS), sa.or_(IS_OPEN, GAMES.c.ended_at >= sa.bindparam("since"))
)


def played(connection: sa.Connection, threads: Collection[int], user_id: int) -> int:
    """Return how many games a user plays in these threads."""
    return connection.execute(PLAYED, {"threads": list(threads), "user_id": user_id}).scalar_one()


def used(connection: sa.Connection, threads: Collection[int], since: int) -> set[int]:
    """Return those threads in which a game runs or is offered, or has ended since a time."""
    return set(connection.execute(USED, {"threads": list(threads), "since": since}).scalars())
