"""Which of some threads are in use."""

from collections.abc import Collection, Sequence
from typing import Any

import sqlalchemy as sa

from bot.core.store.tables import CHALLENGE, GAMES, METADATA, RUNNING

THREADS: sa.BindParameter[Any] = sa.bindparam("threads", expanding=True)
SINCE, DAY_S = sa.bindparam("since", type_=sa.BigInteger), 86_400
IS_OPEN = GAMES.c.status.in_([RUNNING, CHALLENGE])
PLAYED = sa.select(GAMES.c.channel_id, GAMES.c.x, GAMES.c.o).where(
    GAMES.c.channel_id.in_(THREADS), sa.or_(IS_OPEN, GAMES.c.ended_at.between(SINCE, SINCE + DAY_S))
)
"""An end that lies ahead was noted by a clock that has been set back."""


def played(connection: sa.Connection, threads: Collection[int], since: int) -> Sequence[Any]:
    """Return the channel and the players of what runs or is offered in these threads, or has ended since a time."""
    return connection.execute(PLAYED, {"threads": list(threads), "since": since}).all()


def threads_in_use(connection: sa.Connection, threads: Collection[int], since: int) -> set[int]:
    """Return the threads that have a game, as `played`, or a row of any feature: a tournament, a followed board, ..."""
    found = {each.channel_id for each in played(connection, threads, since)}
    for table in METADATA.tables.values():
        if {"guild_id", "channel_id"} <= {*table.c.keys()} and table is not GAMES:
            here = sa.select(table.c.channel_id).where(table.c.channel_id.in_(threads))
            found.update(connection.execute(here).scalars())
    return found
