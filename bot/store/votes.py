"""VoteRepository: who votes for which square of a game that a channel plays together."""

import sqlalchemy as sa

from bot.store.tables import METADATA

VOTES = sa.Table(
    "votes",
    METADATA,
    sa.Column("game_id", sa.BigInteger, sa.ForeignKey("games.id"), primary_key=True, autoincrement=False),
    sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("ply", sa.Integer, nullable=False),
    sa.Column("cell", sa.Integer, nullable=False),
)
