"""ExportRepository: all that is kept of one person, read for them."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any

import sqlalchemy as sa

from bot.model import Challenge, Game
from bot.store import tables
from bot.store.brackets import ENTRANTS, PAIRINGS, TOURNAMENTS
from bot.store.database import Database
from bot.store.puzzles import DAILY_ANSWERS, SOLVERS
from bot.store.ratings import PLAYERS, RATED_GAMES, RATINGS, STANDINGS
from bot.store.tables import FOLLOWED_BOARDS, PREFERENCES, SELECT
from bot.store.votes import VOTES

Row = Mapping[str, Any]

BATCH = 1000
"""How many games are read at a time: some 20 ms, in which nothing else is read on SQLite."""

GAMES = tables.GAMES.c
OF_USER = {
    "preferences": (PREFERENCES, PREFERENCES.c.user_id),
    "followed_boards": (FOLLOWED_BOARDS, FOLLOWED_BOARDS.c.user_id),
    "votes": (VOTES, VOTES.c.user_id),
    "puzzles": (SOLVERS, SOLVERS.c.user_id),
    "puzzle_answers": (DAILY_ANSWERS, DAILY_ANSWERS.c.user_id),
    "tournaments_made": (TOURNAMENTS, TOURNAMENTS.c.owner),
    "tournaments_entered": (ENTRANTS, ENTRANTS.c.user_id),
    "player": (PLAYERS, PLAYERS.c.user_id),
}
"""Tables by the names that people read, each with the column of whom a row is about."""


class ExportRepository:
    """Reads what is kept of one person. Errors, of every method: StoreError."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def numbers(self, user_id: int) -> Sequence[int]:
        """Return the numbers of all games and challenges that somebody plays, played or asked for, the oldest first."""
        mine = sa.or_(GAMES.x == user_id, GAMES.o == user_id, GAMES.owner == user_id)
        found = sa.select(GAMES.id).where(mine)
        return await self._database.read(lambda on: sorted(on.execute(found).scalars()))

    async def games(self, numbers: Sequence[int]) -> list[Game | Challenge]:
        """Return these games and challenges, the oldest first; at most BATCH."""
        these = SELECT.where(GAMES.id.in_(numbers)).order_by(GAMES.id)
        return await self._database.read(lambda on: [tables.read(row) for row in on.execute(these).mappings()])

    async def others(self, user_id: int) -> dict[str, list[Row]]:
        """Return what else is kept of somebody: rows, by names that people read; other people are in none of them."""
        return await self._database.read(partial(_others, user_id=user_id))


def _others(connection: sa.Connection, user_id: int) -> dict[str, list[Row]]:
    found = {name: _rows(connection, sa.select(table).where(of == user_id)) for name, (table, of) in OF_USER.items()}
    found["pairings"] = list(_pairings(connection, user_id))
    for player in found["player"]:
        number = player["id"]
        for name, table in (("ratings", RATINGS), ("servers_played_in", STANDINGS)):
            found[name] = _rows(connection, sa.select(table).where(table.c.player_id == number))
        found["rated_games"] = _rows(connection, _rated("x", number).union_all(_rated("o", number)))
    return found


def _rows(connection: sa.Connection, query: sa.Select[Any] | sa.CompoundSelect[Any]) -> list[Row]:
    return [dict(row) for row in connection.execute(query).mappings()]


def _rated(mark: str, player_id: int) -> sa.Select[Any]:
    """Select the rated games in which a player had a mark, with their own score and rating alone."""
    rows = RATED_GAMES.c
    score = rows.x_score if mark == "x" else 1 - rows.x_score
    own = (rows.pool, score.label("score"), rows[f"{mark}_rating"].label("rating"))
    about = (rows.game_id, rows.guild_id, *own, rows[f"{mark}_deviation"].label("deviation"), rows.ended_at)
    return sa.select(*about).where(rows[f"{mark}_player"] == player_id)


def _pairings(connection: sa.Connection, user_id: int) -> Iterator[Row]:
    """Yield what somebody was paired for, without whom they met. A pairing knows its entrants by their seeds."""
    rows, entered = PAIRINGS.c, ENTRANTS.c
    same = sa.and_(entered.tournament_id == rows.tournament_id, entered.seed.in_([rows.first, rows.second]))
    met = sa.select(PAIRINGS, entered.seed).join_from(PAIRINGS, ENTRANTS, same).where(entered.user_id == user_id)
    for row in connection.execute(met.order_by(rows.tournament_id, rows.number)):
        has_won = None if row.winner is None else row.winner == row.seed
        points = row.first_points if row.first == row.seed else row.second_points
        about = {"tournament_id": row.tournament_id, "round": row.round, "points": points}
        yield about | {"has_won": has_won, "how": row.how}
