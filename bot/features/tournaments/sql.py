"""TournamentRepository: tournaments, who takes part, and what they play.

A tournament is read and written as a whole; a write succeeds only on the version it read. So two processes never count
a game twice, let the same player join twice, or both post a round.
"""

from collections.abc import Collection, Iterator
from dataclasses import replace
from functools import partial
from typing import Any, NamedTuple

import sqlalchemy as sa

from bot.core.game import Game, Place, User
from bot.core.store.connections import Conflict
from bot.core.store.constraints import ONE_TOURNAMENT
from bot.core.store.database import LAST, Database
from bot.core.store.games import GameRepository, Outdated
from bot.core.store.listings import Shards, on_shards
from bot.core.store.personal import Old, PersonalData, Sections, rows_about
from bot.core.store.tables import ENDED, GAMES
from bot.engine import Board
from bot.features.ratings.sql import PLAYERS, RATINGS
from bot.features.tournaments.rules import Decision, Entrant, Form, Pairing, Stage, Tournament
from bot.features.tournaments.tables_sql import (
    ENTRANTS,
    IS_ON,
    IS_TO_BE_POSTED,
    IS_UNCOUNTED,
    IS_UNSHOWN,
    LEGS,
    PAIRING_GAMES,
    PAIRINGS,
    ROWS,
    TOURNAMENTS,
)

ON = (Stage.OPEN, Stage.RUNNING)
AS_READ = sa.and_(ROWS.id == sa.bindparam("read_id"), ROWS.version == sa.bindparam("read_version"))
UPDATE = sa.update(TOURNAMENTS).where(AS_READ).returning(ROWS.message_id, ROWS.shown)
THIS: sa.BindParameter[int] = sa.bindparam("tournament")
READ_ENTRANTS = sa.select(ENTRANTS).where(ENTRANTS.c.tournament_id == THIS).order_by(ENTRANTS.c.number)
UNDER_WAY = sa.and_(
    LEGS.tournament_id == PAIRINGS.c.tournament_id, LEGS.number == PAIRINGS.c.number, IS_UNCOUNTED
)  # of each match one game at most
READ_PAIRINGS = (
    sa.select(PAIRINGS, LEGS.game_id)
    .outerjoin(PAIRING_GAMES, UNDER_WAY)
    .where(PAIRINGS.c.tournament_id == THIS)
    .order_by(PAIRINGS.c.number)
)
HAS_ENDED_GAME = sa.exists().where(
    LEGS.tournament_id == ROWS.id, IS_UNCOUNTED, GAMES.c.id == LEGS.game_id, GAMES.c.status == ENDED
)


class Strength(NamedTuple):
    """What a rating says of a player. deviation: one standard deviation of it, in points."""

    rating: float
    deviation: float


class TournamentRepository:
    """Reads and changes tournaments. Errors, of every method: StoreError."""

    def __init__(self, database: Database, games: GameRepository) -> None:
        self._database, self._games = database, games

    async def get(self, tournament_id: int) -> Tournament | None:
        """Return the tournament of that number. It is not newer than its version says."""
        return await self._one(ROWS.id == tournament_id)

    async def on_in(self, channel_id: int) -> Tournament | None:
        """Return the tournament of a channel that is open or being played."""
        return await self._one(sa.and_(ROWS.channel_id == channel_id, ROWS.stage.in_(ON)))

    async def newest_in(self, channel_id: int) -> Tournament | None:
        return await self._one(ROWS.channel_id == channel_id)

    async def of_game(self, game_id: int) -> int | None:
        """Return the number of the tournament that a game was begun by, or None."""
        query = sa.select(LEGS.tournament_id).where(LEGS.game_id == game_id)
        return await self._database.read(lambda on: on.execute(query).scalar_one_or_none())

    async def open(self, new: Tournament) -> Tournament | None:
        """Write a new tournament and return it with its number; None if the channel has one that is on."""

        def write(connection: sa.Connection) -> int:
            made: int = connection.execute(sa.insert(TOURNAMENTS).returning(ROWS.id), _new_row(new)).scalar_one()
            _write_entrants(connection, made, (), new.entrants)
            return made

        try:
            return replace(new, id=await self._database.write(write, guards=(ONE_TOURNAMENT,)))
        except Conflict:
            return None

    async def change(self, before: Tournament, after: Tournament) -> Tournament | None:
        """Write `after` if the row has the version of `before`; None if another writer was faster."""
        return await self._database.write(partial(_change, before=before, after=after), row=LAST)

    async def begin(self, before: Tournament, number: int, game: Game) -> tuple[Tournament, Game]:
        """Open the next game of a match. before: the tournament as it was read; the game is written with the change.

        Errors: Outdated if the tournament has changed; SeatTaken if a player sits in another game of that channel.
        """
        found: list[Tournament] = []

        def link(connection: sa.Connection, game_id: int) -> None:
            found.clear()  # it may be tried again
            begun = tuple(each._replace(game_id=game_id) if each.number == number else each for each in before.pairings)
            after = _change(connection, before=before, after=replace(before, pairings=begun))
            if after is None:
                raise Outdated
            found.append(after)

        opened = await self._games.open(game, beside=link)
        return found[0], opened

    async def note_shown(self, shown: Tournament, message_id: int) -> None:
        """Note which message shows a tournament now. That is no change of it."""
        update = sa.update(TOURNAMENTS).where(ROWS.id == shown.id)
        values = {"message_id": message_id, "shown": shown.version}
        await self._database.write(lambda to: to.execute(update.values(values)), row=LAST)

    async def pending(self, now: int, limit: int, shards: Shards | None = None) -> list[int]:
        """Return the numbers of tournaments with something due: an end, a count, a message."""
        is_due = sa.and_(ROWS.stage.in_(ON), ROWS.deadline <= now)
        has_result = sa.and_(ROWS.stage == Stage.RUNNING, HAS_ENDED_GAME)
        is_ours = on_shards(ROWS.guild_id, shards)
        # One statement each, for an index each: with OR all tournaments that ever were would be looked at.
        which = (is_due, sa.and_(IS_TO_BE_POSTED, ROWS.post_due <= now), IS_UNSHOWN, has_result)
        queries = [sa.select(ROWS.id).where(each, is_ours).limit(limit) for each in which]
        found = await self._database.read(lambda on: {row.id for query in queries for row in on.execute(query)})
        return sorted(found)[:limit]

    async def strengths(self, user_ids: Collection[int], pool: str) -> dict[int, Strength]:
        """Return how those users are rated in a pool who are."""
        query = (
            sa.select(PLAYERS.c.user_id, RATINGS.c.rating, RATINGS.c.deviation)
            .join(RATINGS, RATINGS.c.player_id == PLAYERS.c.id)
            .where(PLAYERS.c.user_id.in_(user_ids), RATINGS.c.pool == pool)
        )
        found = await self._database.read(lambda on: on.execute(query).all())
        return {user_id: Strength(rating, deviation) for user_id, rating, deviation in found}

    async def _one(self, which: sa.ColumnElement[bool]) -> Tournament | None:
        query = sa.select(TOURNAMENTS).where(which).order_by(ROWS.id.desc()).limit(1)
        return await self._database.read(partial(_read, query=query))


def withdraw_everywhere(connection: sa.Connection, user_id: int) -> None:
    """Take a user who is forgotten out of all tournaments, and delete their name and id.

    From one that has not started they are gone, in one that runs they have left; their matches are decided by the next
    sweep, which also brings what is shown up to date. The caller ends their games, and takes the names from them.
    """
    mine = sa.select(ENTRANTS.c.tournament_id).where(ENTRANTS.c.user_id == user_id)
    opened, running = (sa.select(ROWS.id).where(ROWS.stage == stage) for stage in ON)
    connection.execute(
        sa.update(TOURNAMENTS).where(sa.or_(ROWS.id.in_(mine), ROWS.owner == user_id)).values(version=ROWS.version + 1)
    )
    of_user, tournament_id = ENTRANTS.c.user_id == user_id, ENTRANTS.c.tournament_id
    connection.execute(sa.delete(ENTRANTS).where(of_user, tournament_id.in_(opened)))
    connection.execute(sa.update(ENTRANTS).where(of_user, tournament_id.in_(running)).values(has_left=True))
    connection.execute(sa.update(ENTRANTS).where(of_user).values(user_id=None, name=None))
    owned = sa.update(TOURNAMENTS).where(ROWS.owner == user_id)
    connection.execute(owned.values(owner=None, owner_name=None))


def _read(connection: sa.Connection, query: sa.Select[Any]) -> Tournament | None:
    """Read the row first: if another writer comes between, what follows is newer, and no write succeeds on it."""
    row = connection.execute(query).first()
    if row is None:
        return None
    entrants = connection.execute(READ_ENTRANTS, {"tournament": row.id}).all()
    pairings = connection.execute(READ_PAIRINGS, {"tournament": row.id}).all()
    copied = ("round_s", "created_at", "deadline", "round", "posted", "round_message_id", "post_due", "message_id")
    return Tournament(
        place=Place(row.guild_id, row.channel_id),
        owner=_user(row.owner, row.owner_name),
        form=Form(row.form),
        board=Board.parse(row.board),
        stage=Stage(row.stage),
        entrants=tuple(Entrant(it.number, _user(it.user_id, it.name), it.seed, it.has_left) for it in entrants),
        pairings=tuple(_pairing(each) for each in pairings),
        **{name: getattr(row, name) for name in (*copied, "id", "version", "shown")},
    )


def _pairing(row: sa.Row[Any]) -> Pairing:
    found = Pairing(**{name: getattr(row, name) for name in Pairing._fields})
    return found._replace(how=Decision(found.how) if found.how else None)


def _user(user_id: int | None, name: str | None) -> User | None:
    return None if user_id is None else User(user_id, name or "")


def _change(connection: sa.Connection, before: Tournament, after: Tournament) -> Tournament | None:
    version = before.version + 1
    given = _row(after) | {"version": version, "read_id": before.id, "read_version": before.version}
    found = connection.execute(UPDATE, given).first()
    if found is None:
        return None
    _write_entrants(connection, before.id, before.entrants, after.entrants)
    _write_pairings(connection, before, after)
    return replace(after, version=version, message_id=found.message_id, shown=found.shown)


def _write_entrants(
    connection: sa.Connection, tournament_id: int, before: Collection[Entrant], after: Collection[Entrant]
) -> None:
    changed = set(before) ^ set(after)
    if gone := {each.number for each in changed if each in before}:
        these = (ENTRANTS.c.tournament_id == tournament_id, ENTRANTS.c.number.in_(gone))
        connection.execute(sa.delete(ENTRANTS).where(*these))
    rows: list[dict[str, Any]] = [
        {"tournament_id": tournament_id, "number": each.number, "seed": each.seed, "has_left": each.has_left}
        | {"user_id": each.user and each.user.id, "name": each.user and each.user.name}
        for each in after
        if each in changed
    ]
    if rows:
        connection.execute(sa.insert(ENTRANTS), rows)


def _write_pairings(connection: sa.Connection, before: Tournament, after: Tournament) -> None:
    """Write the matches that are new or have changed, and the games that were begun for them or counted."""
    known = {each.number: each for each in before.pairings}
    for each in after.pairings:
        old = known.get(each.number)
        values = {name: value for name, value in each._asdict().items() if name != "game_id"}
        key = {"tournament_id": before.id, "number": each.number}
        if old is None:
            connection.execute(sa.insert(PAIRINGS), values | key)
        elif old != each:
            connection.execute(sa.update(PAIRINGS).filter_by(**key).values(values))
            _write_leg(connection, key, old, each)


def _write_leg(connection: sa.Connection, key: dict[str, int], old: Pairing, new: Pairing) -> None:
    if old.game_id is not None and new.game_id is None:
        connection.execute(sa.update(PAIRING_GAMES).filter_by(game_id=old.game_id).values(is_counted=True))
    elif old.game_id is None and new.game_id is not None:
        leg = {"game_id": new.game_id, "leg": new.played + 1, "is_counted": False}
        connection.execute(sa.insert(PAIRING_GAMES), leg | key)


def _row(one: Tournament) -> dict[str, Any]:
    """Return the columns that a write may change."""
    names = ("form", "stage", "round", "round_s", "deadline", "posted", "round_message_id", "post_due", "created_at")
    owner: dict[str, Any] = {"owner": one.owner and one.owner.id, "owner_name": one.owner and one.owner.name}
    return {name: getattr(one, name) for name in names} | owner | {"board": one.board.text()}


def _new_row(one: Tournament) -> dict[str, Any]:
    return _row(one) | one.place._asdict() | {"shown": 0, "version": 0}


def _export(connection: sa.Connection, user_id: int) -> Sections:
    mine = {"tournaments_made": ROWS.owner, "tournaments_entered": ENTRANTS.c.user_id}
    return rows_about(connection, user_id, **mine) | {"pairings": list(_pairings(connection, user_id))}


def _pairings(connection: sa.Connection, user_id: int) -> Iterator[dict[str, Any]]:
    """Yield a user's matches without their opponents. A pairing knows its entrants by their seeds."""
    rows, entered = PAIRINGS.c, ENTRANTS.c
    same = sa.and_(entered.tournament_id == rows.tournament_id, entered.seed.in_([rows.first, rows.second]))
    met = sa.select(PAIRINGS, entered.seed).join_from(PAIRINGS, ENTRANTS, same).where(entered.user_id == user_id)
    for row in connection.execute(met.order_by(rows.tournament_id, rows.number)):
        has_won = None if row.winner is None else row.winner == row.seed
        points = row.first_points if row.first == row.seed else row.second_points
        about = {"tournament_id": row.tournament_id, "round": row.round, "points": points}
        yield about | {"has_won": has_won, "how": row.how}


def _old(before: int) -> Old:
    return TOURNAMENTS, sa.and_(sa.not_(IS_ON), ROWS.deadline < before)


PERSONAL = PersonalData(columns=(ENTRANTS.c.user_id, ROWS.owner), forget=withdraw_everywhere, export=_export, old=_old)
