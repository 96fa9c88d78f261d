"""Where a server has the table of each month posted, which role its champion gets, and who has that role."""

import sqlalchemy as sa

from bot.core.game import Place
from bot.core.store import Shards
from bot.core.store.personal import PersonalData, rows_about
from bot.core.store.tables import METADATA, columns
from bot.features.champions.rules import Posting

CHAMPIONS = sa.Table(
    "champions",
    METADATA,
    sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("channel_id", sa.BigInteger, nullable=False),
    *columns(sa.BigInteger, "role_id", "champion_id"),
    sa.Column("posted_month", sa.String(7), nullable=False),
)
"""champion_id: who has the role from the bot."""
ITS = CHAMPIONS.c
PUT = sa.text("""
INSERT INTO champions (guild_id, channel_id, role_id, posted_month)
VALUES (:guild_id, :channel_id, :role_id, :month)
ON CONFLICT (guild_id) DO UPDATE SET channel_id = excluded.channel_id, role_id = excluded.role_id,
champion_id = CASE WHEN champions.role_id = excluded.role_id THEN champions.champion_id END
""")
NOTE = sa.text("""
UPDATE champions SET posted_month = :month, champion_id = CASE WHEN role_id = :role_id THEN :champion_id END
WHERE guild_id = :guild_id AND posted_month < :month
""").bindparams(sa.bindparam("role_id", type_=sa.BigInteger), sa.bindparam("champion_id", type_=sa.BigInteger))


def put(connection: sa.Connection, posting: Posting, month: str) -> None:
    """Let tables be posted in a channel. month: the newest that is not, if the server had none posted before."""
    given = posting.place._asdict() | {"role_id": posting.role_id, "month": month}
    connection.execute(PUT, given)


def posting_of(connection: sa.Connection, guild_id: int) -> Posting | None:
    return next(iter(_postings(connection, ITS.guild_id == guild_id)), None)


def remove(connection: sa.Connection, guild_id: int | None, channel_id: int | None = None) -> None:
    """Post no more in a server. channel_id: only if it is that channel."""
    which = ITS.guild_id == guild_id
    which = which if channel_id is None else which & (ITS.channel_id == channel_id)
    connection.execute(sa.delete(CHAMPIONS).where(which))


def due(connection: sa.Connection, month: str, shards: Shards | None = None) -> list[Posting]:
    """Return where the table of a month, or of a later one, has not been posted. shards: of these; None: of all."""
    found = _postings(connection, ITS.posted_month < month)
    return [each for each in found if shards is None or shards.holds(each.place.guild_id)]


def due_in(connection: sa.Connection, guild_id: int, month: str) -> Posting | None:
    """Return how a server has the table of a month posted, if it has not been."""
    which = sa.and_(ITS.guild_id == guild_id, ITS.posted_month < month)
    return next(iter(_postings(connection, which)), None)


def note(connection: sa.Connection, posting: Posting, month: str) -> None:
    """Note that a month's table was posted, and who has the role now, unless the role was changed meanwhile."""
    given = {"guild_id": posting.place.guild_id, "role_id": posting.role_id, "champion_id": posting.champion_id}
    connection.execute(NOTE, given | {"month": month})


def _postings(connection: sa.Connection, which: sa.ColumnElement[bool]) -> list[Posting]:
    found = connection.execute(sa.select(CHAMPIONS).where(which).order_by(ITS.guild_id))
    return [Posting(Place(row.guild_id, row.channel_id), row.role_id, row.champion_id) for row in found]


def _forget(connection: sa.Connection, user_id: int) -> None:
    connection.execute(sa.update(CHAMPIONS).where(ITS.champion_id == user_id).values(champion_id=None))


PERSONAL = PersonalData(
    columns=(ITS.champion_id,),
    forget=_forget,
    export=lambda on, user_id: rows_about(on, user_id, champion_of_servers=ITS.champion_id),
)
