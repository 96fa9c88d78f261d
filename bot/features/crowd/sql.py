"""SQL for votes: one row for each member in a game, which the member's next vote changes."""

from collections.abc import Mapping
from functools import partial
from typing import NamedTuple

import sqlalchemy as sa

from bot.core.game import CROWD, Game, Totals
from bot.core.store import tables
from bot.core.store.database import Repository
from bot.core.store.listings import Shards, on_shards
from bot.core.store.personal import owned
from bot.core.store.tables import IS_EXHIBITION, RUNNING, SELECT, columns, key, new_table

VOTES = new_table(
    "votes", *key(game_id="games", user_id=sa.BigInteger), *columns(sa.Integer, "ply", "cell", nullable=False)
)
ROWS, GAMES = VOTES.c, tables.GAMES.c
OF_GAME = ROWS.game_id == sa.bindparam("game_id")
MINE = sa.select(ROWS.ply, ROWS.cell).where(OF_GAME, ROWS.user_id == sa.bindparam("user_id"))
CAST = sa.text("""
INSERT INTO votes (game_id, user_id, ply, cell)
SELECT games.id, CAST(:user_id AS BIGINT), CAST(:ply AS INTEGER), CAST(:cell AS INTEGER) FROM games
WHERE games.id = :game_id AND games.status = 'running' AND LENGTH(games.moves) = CAST(:ply AS INTEGER)
ON CONFLICT (game_id, user_id) DO UPDATE SET ply = excluded.ply, cell = excluded.cell
WHERE votes.ply <= excluded.ply RETURNING cell
""")
"""One statement that also checks the game: a vote that comes after its ply is not counted."""
COUNT = sa.select(ROWS.ply, ROWS.cell, sa.func.count().label("votes")).where(OF_GAME).group_by(ROWS.ply, ROWS.cell)
IS_OPEN = sa.exists().where(ROWS.game_id == GAMES.id, ROWS.ply == sa.func.length(GAMES.moves)).correlate(tables.GAMES)
"""Whether the next move of a game has a vote."""
RUNS = sa.and_(GAMES.status == RUNNING, IS_EXHIBITION, sa.or_(GAMES.x == CROWD.id, GAMES.o == CROWD.id))
UNDERWAY = SELECT.where(RUNS, sa.or_(GAMES.deadline <= sa.bindparam("now"), IS_OPEN)).order_by(GAMES.deadline + 0)
"""By an expression, or SQLite would walk through all games in the index's order."""


class Poll(NamedTuple):
    """The votes in a game. votes: for the next move, counts by cell, without cells that have none.

    voters: the number of members who have voted in the whole game. missing: of those who voted for the channel's move
    before, the number who haven't voted for this one; None if there was no vote before.
    before: in the answer to a vote, the cell of the same member's vote before.
    record: after the end, all games of the channel.
    """

    votes: Mapping[int, int] = {}
    voters: int = 0
    missing: int | None = None
    before: int | None = None
    record: Totals = Totals(0)

    @property
    def is_first(self) -> bool:
        """Whether the answered vote is the first for its move."""
        return self.before is None and sum(self.votes.values()) == 1

    @property
    def leaders(self) -> tuple[int, ...]:
        """The cells with the most votes, in reading order."""
        most = max(self.votes.values(), default=0)
        return tuple(sorted(cell for cell, count in self.votes.items() if count == most))


class VoteRepository(Repository):
    async def cast(self, game_id: int, user_id: int, ply: int, cell: int) -> Poll | None:
        """Vote for a cell, and return all votes with it; None if the game is no longer at that ply."""
        given = {"game_id": game_id, "user_id": user_id, "ply": ply, "cell": cell}
        return await self._database.write(partial(_cast, given=given), order=game_id)

    async def games_of(self, user_id: int) -> list[int]:
        """Return the ids of running games in which a member has voted."""
        voted = sa.select(ROWS.game_id).join(tables.GAMES, GAMES.id == ROWS.game_id)
        mine = voted.where(ROWS.user_id == user_id, GAMES.status == RUNNING)
        return await self._database.read(lambda on: list(on.execute(mine).scalars()))

    async def poll(self, game: Game) -> Poll:
        return await self._database.read(lambda on: _poll(on, game.id, game.ply))

    async def underway(self, now: int, limit: int, shards: Shards | None = None) -> list[Game]:
        """Return running games of channels that have an open vote or a passed deadline, nearest deadline first."""
        query = UNDERWAY.limit(limit).where(on_shards(GAMES.guild_id, shards))
        rows = await self._database.read(lambda on: on.execute(query, {"now": now}).mappings().all())
        return [game for row in rows if isinstance(game := tables.read(row), Game)]


def _cast(connection: sa.Connection, given: dict[str, int]) -> Poll | None:
    before = connection.execute(MINE, given).first()
    if connection.execute(CAST, given).first() is None:
        return None
    poll = _poll(connection, given["game_id"], given["ply"])
    was = before.cell if before is not None and before.ply == given["ply"] else None
    return poll._replace(before=was)


def _poll(connection: sa.Connection, game_id: int, ply: int) -> Poll:
    rows = connection.execute(COUNT, {"game_id": game_id}).all()
    missing = sum(row.votes for row in rows if row.ply == ply - 2) if ply > 1 else None
    votes = {row.cell: row.votes for row in rows if row.ply == ply}
    return Poll(votes, sum(row.votes for row in rows), missing)


PERSONAL = owned(votes=ROWS.user_id)
