"""PrivacyRepository: what is kept of a person or a server, to be handed out or erased."""

import sqlalchemy as sa

from bot.store.tables import METADATA

DEPARTURES = sa.Table(
    "departures",
    METADATA,
    sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("left_at", sa.BigInteger, nullable=False),
)
