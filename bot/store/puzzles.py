"""PuzzleRepository: what each person has answered, how hard puzzles have been, and where they are posted."""

import sqlalchemy as sa

from bot.store.tables import METADATA

PUZZLES = sa.Table(
    "puzzles",
    METADATA,
    sa.Column("position", sa.String(32), primary_key=True),
    sa.Column("rating", sa.Float, nullable=False),
    sa.Column("deviation", sa.Float, nullable=False),
    sa.Column("volatility", sa.Float, nullable=False),
    sa.Column("rated_at", sa.BigInteger, nullable=False),
)
SOLVERS = sa.Table(
    "solvers",
    METADATA,
    sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("rating", sa.Float, nullable=False),
    sa.Column("deviation", sa.Float, nullable=False),
    sa.Column("volatility", sa.Float, nullable=False),
    sa.Column("rated_at", sa.BigInteger, nullable=False),
    sa.Column("answered", sa.Integer, nullable=False),
    sa.Column("solved", sa.Integer, nullable=False),
    sa.Column("practice", sa.String(32)),
)
DAILY_ANSWERS = sa.Table(
    "daily_answers",
    METADATA,
    sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("day", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("cell", sa.Integer, nullable=False),
    sa.Column("is_right", sa.Boolean, nullable=False),
    sa.Index("daily_answers_day", "day"),
)
PUZZLE_CHANNELS = sa.Table(
    "puzzle_channels",
    METADATA,
    sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("channel_id", sa.BigInteger, nullable=False),
    sa.Column("posted_day", sa.Integer, nullable=False),
)
