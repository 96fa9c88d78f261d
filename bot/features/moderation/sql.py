"""Who has ended which game or challenge as a moderator."""

import sqlalchemy as sa

from bot.core.game import Challenge, User
from bot.core.store import tables
from bot.core.store.limits import asker
from bot.core.store.personal import owned
from bot.core.store.tables import CHALLENGE, GAMES, METADATA, SELECT

MAX_CHALLENGES = 50
"""Challenges of a member that are ended at a time."""
ENDINGS = sa.Table(
    "endings",
    METADATA,
    sa.Column("game_id", sa.BigInteger, sa.ForeignKey("games.id"), primary_key=True, autoincrement=False),
    sa.Column("user_id", sa.BigInteger, nullable=False),
    sa.Column("user_name", sa.String(32), nullable=False),
    sa.Index("endings_user", "user_id"),
)
ROWS = ENDINGS.c


def note(connection: sa.Connection, game_id: int, by: User) -> None:
    """Keep who has ended a game or a challenge."""
    connection.execute(sa.insert(ENDINGS), {"game_id": game_id, "user_id": by.id, "user_name": by.name})


def ended_by(connection: sa.Connection, game_id: int) -> User | None:
    row = connection.execute(sa.select(ENDINGS).where(ROWS.game_id == game_id)).first()
    return User(row.user_id, row.user_name) if row else None


def challenges(connection: sa.Connection, guild_id: int | None, user_id: int) -> list[Challenge]:
    """Return the open challenges that a user has made in a server, the newest first."""
    theirs = SELECT.where(GAMES.c.status == CHALLENGE, GAMES.c.guild_id == guild_id, asker == user_id)
    found = connection.execute(theirs.order_by(GAMES.c.id.desc()).limit(MAX_CHALLENGES)).mappings()
    return [one for row in found if isinstance(one := tables.read(row), Challenge)]


PERSONAL = owned(games_ended_as_moderator=ROWS.user_id)
