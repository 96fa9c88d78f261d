"""TournamentRepository: tournaments, who takes part, and what they play."""

import sqlalchemy as sa

from bot.store.tables import METADATA, id_column

TOURNAMENTS = sa.Table(
    "tournaments",
    METADATA,
    id_column(),
    sa.Column("guild_id", sa.BigInteger, nullable=False),
    sa.Column("channel_id", sa.BigInteger, nullable=False),
    sa.Column("message_id", sa.BigInteger),
    sa.Column("owner", sa.BigInteger, nullable=False),
    sa.Column("owner_name", sa.String(32), nullable=False),
    sa.Column("form", sa.String(16), nullable=False),
    sa.Column("board", sa.String(16), nullable=False),
    sa.Column("status", sa.String(16), nullable=False),
    sa.Column("round", sa.Integer, nullable=False),
    sa.Column("round_s", sa.Integer, nullable=False),
    sa.Column("created_at", sa.BigInteger, nullable=False),
    sa.Column("deadline", sa.BigInteger, nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Index("tournaments_due", "status", "deadline"),
    sa.Index("tournaments_channel", "channel_id", "status"),
)
ENTRANTS = sa.Table(
    "entrants",
    METADATA,
    sa.Column("tournament_id", sa.BigInteger, sa.ForeignKey("tournaments.id"), primary_key=True, autoincrement=False),
    sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("name", sa.String(32), nullable=False),
    sa.Column("seed", sa.Integer),
    sa.Column("has_left", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Index("entrants_user", "user_id"),
)
PAIRINGS = sa.Table(
    "pairings",
    METADATA,
    sa.Column("tournament_id", sa.BigInteger, sa.ForeignKey("tournaments.id"), primary_key=True, autoincrement=False),
    sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("first", sa.BigInteger, nullable=False),
    sa.Column("second", sa.BigInteger),
    sa.Column("winner", sa.BigInteger),
    sa.Column("how", sa.String(16)),
)
PAIRING_GAMES = sa.Table(
    "pairing_games",
    METADATA,
    sa.Column("game_id", sa.BigInteger, sa.ForeignKey("games.id"), primary_key=True, autoincrement=False),
    sa.Column("tournament_id", sa.BigInteger, sa.ForeignKey("tournaments.id"), nullable=False),
    sa.Column("round", sa.Integer, nullable=False),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("leg", sa.Integer, nullable=False),
    sa.Index("pairing_games_leg", "tournament_id", "round", "number", "leg", unique=True),
)
