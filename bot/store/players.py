"""Players: the rows of those who are rated, found or made by their seats; somebody forgotten gets theirs back."""

from collections.abc import Iterable

import sqlalchemy as sa

from bot.model import Bot, Seat, User
from bot.store.pseudonyms import pseudonym
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
INSERT = sa.insert(PLAYERS).returning(ROWS.id)
RENAME = sa.update(PLAYERS).where(ROWS.id == sa.bindparam("player"))
RETURN = sa.update(PLAYERS).where(ROWS.pseudonym == sa.bindparam("known_as")).returning(ROWS.id)
"""Somebody who was forgotten plays again."""


def players(connection: sa.Connection, seats: Iterable[Seat]) -> dict[Seat, int]:
    """Return the numbers of the rows of those who sit there; new ones are made, and a user's last name is kept."""
    wanted = list(dict.fromkeys(seats))
    given = {
        "users": [seat.id for seat in wanted if isinstance(seat, User)],
        "levels": [seat.level.value for seat in wanted if isinstance(seat, Bot)],
    }
    rows = connection.execute(KNOWN, given).all()
    known = {row.level or row.user_id: (row.id, row.name) for row in rows}
    found: dict[Seat, int] = {}
    for seat in wanted:
        key = seat.level.value if isinstance(seat, Bot) else seat.id
        if key not in known:
            known[key] = _new(connection, seat), _name(seat)
        number, name = known[key]
        if name != _name(seat):
            connection.execute(RENAME, {"player": number, "name": _name(seat)})
            known[key] = number, _name(seat)
        found[seat] = number
    return found


def _name(seat: Seat) -> str | None:
    return seat.name if isinstance(seat, User) else None


def _new(connection: sa.Connection, seat: Seat) -> int:
    """Return the row of somebody who isn't known: of old, by the pseudonym, or a new one."""
    if isinstance(seat, Bot):
        return int(connection.execute(INSERT, {"level": seat.level.value}).scalar_one())
    given = {"user_id": seat.id, "name": seat.name, "pseudonym": None}
    known_as = pseudonym(connection, seat.id)
    number = connection.execute(RETURN, given | {"known_as": known_as}).scalar_one_or_none()
    return int(connection.execute(INSERT, given).scalar_one() if number is None else number)
