"""Players: the rows of those who are rated, found or made by their seats; somebody forgotten gets theirs back."""

from collections.abc import Collection, Iterable

import sqlalchemy as sa

from bot.model import Bot, Seat, User
from bot.store.pseudonyms import pseudonyms
from bot.store.tables import METADATA, id_column

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
    """Return the numbers of the rows of those who sit there; new ones are made, and a user's last name is kept.

    Cost: a handful of statements, however many they are.
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
    """Return the rows' numbers and names of those who have one."""
    given: dict[str, list[int | str]] = {"users": [], "levels": []}
    for key in keys:
        given["levels" if isinstance(key, str) else "users"].append(key)
    return {row.level or row.user_id: (row.id, row.name) for row in connection.execute(KNOWN, given)}


def _make(connection: sa.Connection, seats: Collection[Seat]) -> None:
    """Make the rows of those who have none; somebody who was forgotten gets theirs back."""
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
