"""The tables of ratings, and the rows of players: found or made by their seats; a forgotten player gets theirs back.

A pseudonym is a keyed hash of a user's id, so that being forgotten doesn't reset a bad rating. Only the owner of this
database, with the key in it, can find a user by it. The first use makes the key.
"""

import hashlib
import hmac
import secrets
from collections.abc import Collection, Iterable

import sqlalchemy as sa

from bot.core.game import Bot, Seat, User
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
    sa.Column("rating", sa.Float, nullable=False),
    sa.Column("deviation", sa.Float, nullable=False),
    sa.Column("volatility", sa.Float, nullable=False),
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
    sa.Column("x_rating", sa.Float, nullable=False),
    sa.Column("x_deviation", sa.Float, nullable=False),
    sa.Column("o_rating", sa.Float, nullable=False),
    sa.Column("o_deviation", sa.Float, nullable=False),
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


def pseudonym(connection: sa.Connection, user_id: int) -> str:
    """Return a user's pseudonym, always the same: 64 hexadecimal digits.

    connection: in a transaction that may write.
    """
    return pseudonyms(connection, [user_id])[user_id]


def pseudonyms(connection: sa.Connection, user_ids: Iterable[int]) -> dict[int, str]:
    """Return the pseudonyms of some users. Source: HMAC-SHA256, RFC 2104."""
    key = connection.execute(READ).scalar_one_or_none()
    if key is None:
        connection.execute(MAKE, {"name": KEY, "text": secrets.token_hex(32)})
        key = connection.execute(READ).scalar_one()
    return {each: hmac.new(key.encode(), str(each).encode(), hashlib.sha256).hexdigest() for each in user_ids}


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
    given: dict[str, list[int | str]] = {"users": [], "levels": []}
    for key in keys:
        given["levels" if isinstance(key, str) else "users"].append(key)
    return {row.level or row.user_id: (row.id, row.name) for row in connection.execute(KNOWN, given)}


def _make(connection: sa.Connection, seats: Collection[Seat]) -> None:
    """Make the rows of players without one; a forgotten user gets theirs back."""
    users = {seat.id: seat for seat in seats if isinstance(seat, User)}
    known_as = pseudonyms(connection, users) if users else {}
    there = set(connection.execute(FORGOTTEN, {"pseudonyms": list(known_as.values())}).scalars())
    back = [
        {"user_id": user.id, "name": user.name, "known_as": known_as[user.id]}
        for user in users.values()
        if known_as[user.id] in there
    ]
    if back:
        connection.execute(RETURN, back)
    new: list[dict[str, object]] = [{"level": seat.level.value} for seat in seats if isinstance(seat, Bot)]
    if new:
        connection.execute(INSERT, new)
    new = [{"user_id": each.id, "name": each.name} for each in users.values() if known_as[each.id] not in there]
    if new:
        connection.execute(INSERT, new)
