"""The tables of ratings, and whose rows are whose: players are found by their seats, forgotten ones by a pseudonym.

A pseudonym is a keyed hash of a user's id, so that being forgotten doesn't reset a bad rating. Only the owner of this
database, with the key in it, can find a user by it. The first use makes the key.
"""

import hashlib
import hmac
import secrets
from collections.abc import Collection, Iterable
from typing import Any

import sqlalchemy as sa

from bot.core.game import Bot, Seat, User
from bot.core.store.personal import PersonalData, Sections, rows, rows_about
from bot.core.store.tables import METADATA, NOTES, id_column

PLAYERS = sa.Table(
    "players",
    METADATA,
    id_column(),
    sa.Column("user_id", sa.BigInteger),
    sa.Column("name", sa.String(32)),
    sa.Column("level", sa.String(16)),
    sa.Column("pseudonym", sa.String(64)),
    sa.Index("players_user", "user_id", unique=True),
    sa.Index("players_level", "level", unique=True),
    sa.Index("players_pseudonym", "pseudonym", unique=True),
)
RATINGS = sa.Table(
    "ratings",
    METADATA,
    sa.Column("player_id", sa.BigInteger, sa.ForeignKey("players.id"), primary_key=True, autoincrement=False),
    sa.Column("pool", sa.String(16), primary_key=True),
    *(sa.Column(name, sa.Float, nullable=False) for name in ("rating", "deviation", "volatility")),
    sa.Column("games", sa.Integer, nullable=False),
    sa.Column("rated_at", sa.BigInteger, nullable=False),
    sa.Column("is_established", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Index("ratings_order", "pool", "is_established", "rating"),
)
POOLS = sa.Table(
    "pools",
    METADATA,
    sa.Column("pool", sa.String(16), primary_key=True),
    sa.Column("advantage", sa.Float, nullable=False),
    sa.Column("information", sa.Float, nullable=False),
)
RATED_GAMES = sa.Table(
    "rated_games",
    METADATA,
    id_column(),
    sa.Column("game_id", sa.BigInteger),
    sa.Column("guild_id", sa.BigInteger),
    sa.Column("pool", sa.String(16), nullable=False),
    sa.Column("x_player", sa.BigInteger, sa.ForeignKey("players.id"), nullable=False),
    sa.Column("o_player", sa.BigInteger, sa.ForeignKey("players.id"), nullable=False),
    sa.Column("x_score", sa.Float, nullable=False),
    sa.Column("ended_at", sa.BigInteger, nullable=False),
    *(sa.Column(f"{mark}_{what}", sa.Float, nullable=False) for mark in "xo" for what in ("rating", "deviation")),
    sa.Index("rated_games_game", "game_id", unique=True),
    sa.Index("rated_games_pair", "x_player", "o_player", "pool", "ended_at"),
    sa.Index("rated_games_x", "x_player", "pool", "id"),
    sa.Index("rated_games_o", "o_player", "pool", "id"),
)
STANDINGS = sa.Table(
    "standings",
    METADATA,
    sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("pool", sa.String(16), primary_key=True),
    sa.Column("player_id", sa.BigInteger, sa.ForeignKey("players.id"), primary_key=True, autoincrement=False),
    sa.Column("games", sa.Integer, nullable=False),
    sa.Column("played_at", sa.BigInteger, nullable=False),
    sa.Column("has_left", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Index("standings_player", "player_id"),
)
KEY = "pseudonyms"
READ = sa.select(NOTES.c.text).where(NOTES.c.name == KEY)
MAKE = sa.text("INSERT INTO notes (name, text) VALUES (:name, :text) ON CONFLICT (name) DO NOTHING")
"""If two processes make one at once, the second waits for the first, and then there is one."""
ROWS = PLAYERS.c
KNOWN = sa.select(ROWS.id, ROWS.user_id, ROWS.name, ROWS.level).where(
    sa.or_(
        ROWS.user_id.in_(sa.bindparam("users", expanding=True)),
        ROWS.level.in_(sa.bindparam("levels", expanding=True)),
    )
)
INSERT = sa.insert(PLAYERS)
RENAME = sa.update(PLAYERS).where(ROWS.id == sa.bindparam("player"))
FORGOTTEN = sa.select(ROWS.pseudonym).where(ROWS.pseudonym.in_(sa.bindparam("pseudonyms", expanding=True)))
RETURN = sa.update(PLAYERS).where(ROWS.pseudonym == sa.bindparam("known_as")).values(pseudonym=None)


def pseudonym(connection: sa.Connection, user_id: int) -> str:
    """Return a user's pseudonym, always the same: 64 hexadecimal digits.

    connection: in a transaction that may write.
    """
    return _pseudonyms(connection, [user_id])[user_id]


def _pseudonyms(connection: sa.Connection, user_ids: Iterable[int]) -> dict[int, str]:
    """Return pseudonyms by user id. Source: HMAC-SHA256, RFC 2104."""
    key = connection.execute(READ).scalar_one_or_none()
    if key is None:
        connection.execute(MAKE, {"name": KEY, "text": secrets.token_hex(32)})
        key = connection.execute(READ).scalar_one()
    return {each: hmac.new(key.encode(), str(each).encode(), hashlib.sha256).hexdigest() for each in user_ids}


def players(connection: sa.Connection, seats: Collection[Seat]) -> dict[Seat, int]:
    """Return the numbers of the players' rows; make new ones, and keep a user's last name.

    Cost: a handful of statements, for any number of seats.
    """
    named = {_key(seat): seat for seat in seats}
    known = _known(connection, named)
    if missing := [seat for key, seat in named.items() if key not in known]:
        _make(connection, missing)
        known = _known(connection, named)
    renamed = [
        {"player": known[key][0], "name": seat.name}
        for key, seat in named.items()
        if isinstance(seat, User) and seat.name != known[key][1]
    ]
    if renamed:
        connection.execute(RENAME, renamed)
    return {seat: known[_key(seat)][0] for seat in seats}


def _key(seat: Seat) -> int | str:
    return seat.level.value if isinstance(seat, Bot) else seat.id


def _known(connection: sa.Connection, keys: Iterable[int | str]) -> dict[int | str, tuple[int, str | None]]:
    """Return the numbers and names of rows that exist."""
    of = list(keys)
    given = {name: [key for key in of if isinstance(key, kind)] for name, kind in (("users", int), ("levels", str))}
    return {row.level or row.user_id: (row.id, row.name) for row in connection.execute(KNOWN, given)}


def _make(connection: sa.Connection, seats: Collection[Seat]) -> None:
    """Make the rows of players without one; a forgotten user gets theirs back."""
    users = [seat for seat in seats if isinstance(seat, User)]
    known_as = _pseudonyms(connection, [user.id for user in users]) if users else {}
    there = set(connection.execute(FORGOTTEN, {"pseudonyms": list(known_as.values())}).scalars())
    row = {user.id: {"user_id": user.id, "name": user.name} for user in users}
    back = [row[user_id] | {"known_as": name} for user_id, name in known_as.items() if name in there]
    new = [row[user_id] for user_id, name in known_as.items() if name not in there]
    levels = [{"level": seat.level.value} for seat in seats if isinstance(seat, Bot)]
    for statement, rows_ in ((RETURN, back), (INSERT, levels), (INSERT, new)):
        if rows_:
            connection.execute(statement, rows_)


def _forget(connection: sa.Connection, user_id: int) -> None:
    """Give a rating a pseudonym in place of an id and a name; no leaderboard lists it."""
    mine = PLAYERS.c.user_id == user_id
    player = sa.select(PLAYERS.c.id).where(mine).scalar_subquery()
    connection.execute(sa.delete(STANDINGS).where(STANDINGS.c.player_id == player))
    if connection.execute(sa.select(player)).scalar_one() is not None:
        anonymous = {"user_id": None, "name": None, "pseudonym": pseudonym(connection, user_id)}
        connection.execute(sa.update(PLAYERS).where(mine).values(anonymous))


def _export(connection: sa.Connection, user_id: int) -> Sections:
    found = rows_about(connection, user_id, player=PLAYERS.c.user_id)
    for player in [row["id"] for row in found["player"]]:
        mine = {"ratings": RATINGS.c.player_id, "servers_played_in": STANDINGS.c.player_id}
        found |= rows_about(connection, player, **mine)
        found["rated_games"] = rows(connection, _rated("x", player).union_all(_rated("o", player)))
    return found


def _rated(mark: str, player_id: int) -> sa.Select[Any]:
    """Select the rated games in which a player had a mark, with their own score and rating alone."""
    its = RATED_GAMES.c
    score = its.x_score if mark == "x" else 1 - its.x_score
    own = (its.pool, score.label("score"), its[f"{mark}_rating"].label("rating"))
    about = (its.game_id, its.guild_id, *own, its[f"{mark}_deviation"].label("deviation"), its.ended_at)
    return sa.select(*about).where(its[f"{mark}_player"] == player_id)


PERSONAL = PersonalData(columns=(PLAYERS.c.user_id,), forget=_forget, export=_export, lasting=(RATED_GAMES,))
