"""TournamentRepository: tournaments, who takes part, and what they play.

A tournament is read and written as a whole; a write succeeds only on the version it read. So two processes never count
a game twice, let the same player join twice, or both post a round.
"""

from collections.abc import Collection
from dataclasses import replace
from functools import partial
from typing import Any

import sqlalchemy as sa

from bot.core.game import Deleted, Game, Place, User
from bot.core.store import GameRepository, Outdated
from bot.core.store.connections import ONE_TOURNAMENT, Conflict
from bot.core.store.database import LAST, Database
from bot.core.store.listings import Shards, on_shards
from bot.core.store.personal import Old, PersonalData, Sections, rows, rows_about
from bot.core.store.tables import ENDED, GAMES, PENDING, columns, id_column, key, new_table
from bot.engine import Board, Level
from bot.features.ratings.rules import ESTABLISHED
from bot.features.ratings.sql import PLAYERS, RATINGS
from bot.features.tournaments.rules import Decision, Entrant, Form, Pairing, Stage, Tournament

TOURNAMENTS = new_table(
    "tournaments",
    id_column(),
    *columns(sa.BigInteger, "guild_id", "channel_id", "created_at", "deadline", nullable=False),
    *columns(sa.BigInteger, "message_id", "owner", "round_message_id", "post_due"),
    sa.Column("owner_name", sa.String(32)),
    *columns(sa.String(16), "form", "board", "stage", nullable=False),
    *columns(sa.Integer, "round", "round_s", "posted", "shown", "version", nullable=False),
)
ROWS = TOURNAMENTS.c
IS_ON = ROWS.stage.in_([sa.literal_column("'open'"), sa.literal_column("'running'")])
sa.Index("tournaments_channel", ROWS.channel_id, unique=True, sqlite_where=IS_ON)
ROWS.deadline.info[PENDING], ROWS.post_due.info[PENDING] = lambda _: IS_ON, lambda _: ROWS.post_due.is_not(None)
ENTRANTS = new_table(
    "entrants",
    *key(tournament_id="tournaments", number=sa.Integer),
    sa.Column("user_id", sa.BigInteger),
    sa.Column("name", sa.String(32)),
    sa.Column("seed", sa.Integer),
    sa.Column("has_left", sa.Boolean, nullable=False),
)
PAIRINGS = new_table(
    "pairings",
    *key(tournament_id="tournaments", number=sa.Integer),
    *columns(sa.Integer, "round", "first", "played", nullable=False),
    *columns(sa.Integer, "second", "winner"),
    *columns(sa.Float, "first_points", "second_points", nullable=False),
    *columns(sa.Boolean, "first_came", "second_came", nullable=False),
    sa.Column("how", sa.String(16)),
)
PAIRING_GAMES = new_table(
    "pairing_games",
    *key(game_id="games"),
    sa.Column("tournament_id", sa.BigInteger, sa.ForeignKey("tournaments.id"), nullable=False),
    *columns(sa.Integer, "number", "leg", nullable=False),
    sa.Column("is_counted", sa.Boolean, nullable=False),
    sa.Index("pairing_games_leg", "tournament_id", "number", "leg", unique=True),
)
LEGS = PAIRING_GAMES.c
IS_UNCOUNTED = sa.not_(LEGS.is_counted)
Rows = dict[int, dict[str, Any]]  # rows of a tournament's entrants or matches, by their number
ON = (Stage.OPEN, Stage.RUNNING)
COPIED = ("round", "round_s", "created_at", "deadline", "posted", "round_message_id", "post_due")
"""Columns that hold a field of the same name as it is."""
AS_READ = sa.and_(ROWS.id == sa.bindparam("read_id"), ROWS.version == sa.bindparam("read_version"))
UPDATE = sa.update(TOURNAMENTS).where(AS_READ).returning(ROWS.message_id, ROWS.shown)
THIS: sa.BindParameter[int] = sa.bindparam("tournament")
READ_ENTRANTS = sa.select(ENTRANTS).where(ENTRANTS.c.tournament_id == THIS).order_by(ENTRANTS.c.number)
UNDER_WAY = sa.and_(
    LEGS.tournament_id == PAIRINGS.c.tournament_id, LEGS.number == PAIRINGS.c.number, IS_UNCOUNTED
)  # of each match one game at most
MATCHES = sa.select(PAIRINGS, LEGS.game_id).outerjoin(PAIRING_GAMES, UNDER_WAY)
READ_PAIRINGS = MATCHES.where(PAIRINGS.c.tournament_id == THIS).order_by(PAIRINGS.c.number)
HAS_ENDED_GAME = sa.exists().where(
    LEGS.tournament_id == ROWS.id, IS_UNCOUNTED, GAMES.c.id == LEGS.game_id, GAMES.c.status == ENDED
)


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

    async def all_on(self, deleted: Deleted) -> list[int]:
        """Return the tournaments that were on in a channel or a server when that was gone."""
        query = sa.select(ROWS.id).where(ROWS.stage.in_(ON), ROWS.created_at <= deleted.at).filter_by(**deleted.key)
        return await self._database.read(lambda on: list(on.execute(query).scalars()))

    async def newest_in(self, channel_id: int) -> Tournament | None:
        return await self._one(ROWS.channel_id == channel_id)

    async def of_game(self, game_id: int) -> tuple[int, int] | None:
        """Return the numbers of the tournament and of the match that began a game, or None."""
        query = sa.select(LEGS.tournament_id, LEGS.number).where(LEGS.game_id == game_id)
        found = await self._database.read(lambda on: on.execute(query).first())
        return (found.tournament_id, found.number) if found else None

    async def open(self, new: Tournament) -> Tournament | None:
        """Write a new tournament and return it with its number; None if the channel has one that is on."""

        def write(connection: sa.Connection) -> int:
            row = _row(new) | new.place._asdict() | {"shown": 0, "version": 0}
            made: int = connection.execute(sa.insert(TOURNAMENTS).returning(ROWS.id), row).scalar_one()
            _write_rows(connection, ENTRANTS, made, {}, _entrant_rows(new))
            return made

        try:
            return replace(new, id=await self._database.write(write, guards=(ONE_TOURNAMENT,)))
        except Conflict:
            return None

    async def change(self, before: Tournament, after: Tournament) -> Tournament | None:
        """Write `after` if the row has the version of `before`; None if another writer was faster."""
        return await self._database.write(partial(_change, before=before, after=after), order=LAST)

    async def begin(self, before: Tournament, after: Tournament, number: int, game: Game) -> Game:
        """Open the next game of a match. before: the tournament as it was read; the game is written with the change.

        Errors: Outdated if the tournament has changed; SeatTaken if a player sits in another game of that channel.
        """

        def link(connection: sa.Connection, game_id: int) -> None:
            begun = tuple(each._replace(game_id=game_id) if each.number == number else each for each in after.pairings)
            if _change(connection, before=before, after=replace(after, pairings=begun)) is None:
                raise Outdated

        return await self._games.open(game, beside=link)

    async def note_shown(self, shown: Tournament, message_id: int) -> None:
        """Note which message shows a tournament now. That is no change of it."""
        update = sa.update(TOURNAMENTS).where(ROWS.id == shown.id)
        values = {"message_id": message_id, "shown": shown.version}
        await self._database.write(lambda to: to.execute(update.values(values)), order=LAST)

    async def pending(self, now: int, limit: int, shards: Shards | None = None) -> list[int]:
        """Return the numbers of tournaments with something due: an end, a count, a message."""
        is_due = sa.and_(ROWS.stage.in_(ON), ROWS.deadline <= now)
        has_result = sa.and_(ROWS.stage == Stage.RUNNING, HAS_ENDED_GAME)
        is_ours = on_shards(ROWS.guild_id, shards)
        # One statement each, for an index each: with OR all tournaments that ever were would be looked at.
        which = (is_due, ROWS.post_due <= now, ROWS.shown < ROWS.version, has_result)
        queries = [sa.select(ROWS.id).where(each, is_ours).limit(limit) for each in which]
        found = await self._database.read(lambda on: {row.id for query in queries for row in on.execute(query)})
        return sorted(found)[:limit]

    async def ranks(self, user_ids: Collection[int], pool: str) -> dict[int, tuple[float, ...]]:
        """Return what those users who have a rating in a pool are sorted by: 0 or, if it is unsure, 1; the rating."""
        rated = sa.select(PLAYERS.c.user_id, RATINGS.c.rating, RATINGS.c.deviation).join_from(PLAYERS, RATINGS)
        query = rated.where(PLAYERS.c.user_id.in_(user_ids), RATINGS.c.pool == pool)
        found = await self._database.read(lambda on: on.execute(query).all())
        return {user_id: (deviation > ESTABLISHED, -rating) for user_id, rating, deviation in found}

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
    theirs = sa.update(TOURNAMENTS).where(sa.or_(ROWS.id.in_(mine), ROWS.owner == user_id))
    connection.execute(theirs.values(version=ROWS.version + 1))
    of_user, tournament_id = ENTRANTS.c.user_id == user_id, ENTRANTS.c.tournament_id
    connection.execute(sa.delete(ENTRANTS).where(of_user, tournament_id.in_(opened)))
    connection.execute(sa.update(ENTRANTS).where(of_user, tournament_id.in_(running)).values(has_left=True))
    connection.execute(sa.update(ENTRANTS).where(of_user).values(user_id=None, name=None))
    connection.execute(sa.update(TOURNAMENTS).filter_by(owner=user_id).values(owner=None, owner_name=None))


def _rename(connection: sa.Connection, guild_id: int, user: User) -> None:
    here = sa.select(ROWS.id).where(ROWS.guild_id == guild_id)
    mine = sa.and_(ENTRANTS.c.user_id == user.id, ENTRANTS.c.tournament_id.in_(here))
    connection.execute(sa.update(ENTRANTS).where(mine).values(name=user.name))
    owned = sa.update(TOURNAMENTS).filter_by(owner=user.id, guild_id=guild_id)
    connection.execute(owned.values(owner_name=user.name))


def _read(connection: sa.Connection, query: sa.Select[Any]) -> Tournament | None:
    """Read the row first: if another writer comes between, what follows is newer, and no write succeeds on it."""
    if (row := connection.execute(query).mappings().first()) is None:
        return None
    this = {"tournament": row["id"]}
    return Tournament(
        place=Place(row["guild_id"], row["channel_id"]),
        owner=_user(row["owner"], row["owner_name"]),
        form=Form(row["form"]),
        board=Board.parse(row["board"]),
        stage=Stage(row["stage"]),
        entrants=tuple(map(_entrant, connection.execute(READ_ENTRANTS, this))),
        pairings=tuple(map(_pairing, connection.execute(READ_PAIRINGS, this).mappings())),
        **{name: row[name] for name in (*COPIED, "id", "version", "message_id", "shown")},
    )


def _pairing(row: sa.RowMapping) -> Pairing:
    found = Pairing(**{name: row[name] for name in Pairing._fields})
    return found._replace(how=Decision(found.how) if found.how else None)


def _entrant(row: sa.Row[Any]) -> Entrant:
    level = Level(row.name) if row.user_id is None and row.name else None  # forgotten, a user has neither
    return Entrant(row.number, _user(row.user_id, row.name), row.seed, row.has_left, level)


def _user(user_id: int | None, name: str | None) -> User | None:
    return None if user_id is None else User(user_id, name or "")


def _change(connection: sa.Connection, before: Tournament, after: Tournament) -> Tournament | None:
    version = before.version + 1
    given = _row(after) | {"version": version, "read_id": before.id, "read_version": before.version}
    if (found := connection.execute(UPDATE, given).first()) is None:
        return None
    _write_rows(connection, ENTRANTS, before.id, _entrant_rows(before), _entrant_rows(after))
    _write_rows(connection, PAIRINGS, before.id, _pairing_rows(before), _pairing_rows(after))
    begun = {each.number: each.game_id for each in before.pairings}
    for each in after.pairings:
        game_id = begun.get(each.number)
        if game_id is not None and each.game_id is None:
            connection.execute(sa.update(PAIRING_GAMES).filter_by(game_id=game_id).values(is_counted=True))
        elif game_id is None and each.game_id is not None:
            match = {"tournament_id": before.id, "number": each.number}
            earlier = sa.select(sa.func.count() + 1).select_from(PAIRING_GAMES).filter_by(**match)
            leg: dict[str, Any] = {"game_id": each.game_id, "leg": earlier.scalar_subquery(), "is_counted": False}
            connection.execute(sa.insert(PAIRING_GAMES).values(leg | match))
    return replace(after, version=version, message_id=found.message_id, shown=found.shown)


def _write_rows(connection: sa.Connection, table: sa.Table, tournament_id: int, before: Rows, after: Rows) -> None:
    """Write the rows of a tournament that are new, have changed or are gone."""
    changed = [number for number in before.keys() | after.keys() if before.get(number) != after.get(number)]
    if changed:
        connection.execute(sa.delete(table).where(table.c.tournament_id == tournament_id, table.c.number.in_(changed)))
    if rows := [after[number] | {"tournament_id": tournament_id} for number in changed if number in after]:
        connection.execute(sa.insert(table), rows)


def _entrant_rows(one: Tournament) -> Rows:
    return {
        each.number: {"number": each.number, "seed": each.seed, "has_left": each.has_left}
        | {"user_id": each.user and each.user.id, "name": each.user.name if each.user else each.level}
        for each in one.entrants
    }


def _pairing_rows(one: Tournament) -> Rows:
    columns = PAIRINGS.c.keys()  # but not game_id, which stands in PAIRING_GAMES
    return {
        each.number: {name: value for name, value in each._asdict().items() if name in columns} for each in one.pairings
    }


def _row(one: Tournament) -> dict[str, Any]:
    """Return the columns that a write may change."""
    owner: dict[str, Any] = {"owner": one.owner and one.owner.id, "owner_name": one.owner and one.owner.name}
    return {name: getattr(one, name) for name in ("form", "stage", *COPIED)} | owner | {"board": one.board.text()}


def _export(connection: sa.Connection, user_id: int) -> Sections:
    its, mine = PAIRINGS.c, ENTRANTS.c  # a pairing knows its entrants by their seeds
    points = sa.case((its.first == mine.seed, its.first_points), else_=its.second_points).label("points")
    played = sa.select(its.tournament_id, its.round, points, (its.winner == mine.seed).label("has_won"), its.how)
    same = sa.and_(its.tournament_id == mine.tournament_id, mine.seed.in_([its.first, its.second]))
    played = played.join(ENTRANTS, same).where(mine.user_id == user_id).order_by(its.tournament_id, its.number)
    about = {"tournaments_made": ROWS.owner, "tournaments_entered": mine.user_id}
    return rows_about(connection, user_id, **about) | {"pairings": rows(connection, played)}


def _old(before: int) -> Old:
    return TOURNAMENTS, sa.and_(ROWS.stage.not_in(ON), ROWS.deadline < before)


PERSONAL = PersonalData(
    columns=(ENTRANTS.c.user_id, ROWS.owner), forget=withdraw_everywhere, export=_export, old=_old, rename=_rename
)
