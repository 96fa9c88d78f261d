"""Move what is pending when the machine's clock is set: a deadline stays as far off as it was.

A column of deadlines names its rows in `info`: PENDING is a function of a Jump that returns whether one is pending.
"""

from typing import Any, NamedTuple

import sqlalchemy as sa

from bot.core.game import Challenge, Game
from bot.core.store import tables
from bot.core.store.database import LAST, Database
from bot.core.store.limits import lock
from bot.core.store.listings import Shards, on_shards
from bot.core.store.tables import GAMES, METADATA, NOTE, PENDING, SELECT, SET_NOTE

SAME_S = 120  # processes of one machine see a jump within that time, and one that tries again has noted when


class Jump(NamedTuple):
    """The clock has jumped. at: what it showed before, in seconds since 1970. by: seconds.

    jobs: a name that all processes with these shards have in common.
    """

    at: int
    by: int
    jobs: str
    shards: Shards | None


def shift(connection: sa.Connection, jump: Jump) -> list[Game | Challenge]:
    """Move all deadlines of the shards, unless another process has for the same jump. Return what was open before."""
    lock(connection, "clock", 0)
    name = f"clock/{jump.jobs}"
    noted = connection.execute(NOTE, {"name": name}).scalar_one_or_none()
    at, by = map(int, noted.split()) if noted else (0, 0)
    if abs(at - jump.at) < SAME_S and abs(by - jump.by) < SAME_S:
        return []
    connection.execute(SET_NOTE, {"name": name, "text": f"{jump.at} {jump.by}"})
    pending = sa.and_(GAMES.c.deadline.info[PENDING](jump), on_shards(GAMES.c.guild_id, jump.shards))
    rows = connection.execute(SELECT.where(pending).order_by(GAMES.c.id).with_for_update(of=GAMES)).mappings().all()
    for column in (each for table in METADATA.sorted_tables for each in table.c if PENDING in each.info):
        its = column.table.c
        of_game = sa.select(GAMES.c.guild_id).where(GAMES.c.id == its.game_id) if "game_id" in its else None
        guild_id = its.guild_id if of_game is None else of_game.scalar_subquery()
        new = {column.name: column + jump.by}
        if "version" in its:  # so that none is written that was reckoned before
            new["version"] = its.version + 1
        pending = sa.and_(column.info[PENDING](jump), on_shards(guild_id, jump.shards))
        connection.execute(sa.update(column.table).where(pending).values(new))
    return [one for one in map(tables.read, rows) if not one.is_over]


async def take_back(on: Database, noted: sa.Column[Any], early: dict[int, tuple[Any, Any]]) -> None:
    """Note which period is done instead of one by a clock that was ahead, if that is noted still. early: by servers."""
    its = sa.update(noted.table).where(noted.table.c.guild_id == sa.bindparam("its"), noted == sa.bindparam("was"))
    new = [{"its": guild_id, "was": was, "done": done} for guild_id, (was, done) in early.items()]
    if new:
        await on.write(lambda to: to.execute(its.values({noted.name: sa.bindparam("done")}), new), order=LAST)
