"""The tables of ratings: who is rated how, in which pool, by which games in which order; who has played where."""

import sqlalchemy as sa

from bot.store.players import PLAYERS
from bot.store.tables import METADATA, id_column

__all__ = ["PLAYERS", "POOLS", "RATED_GAMES", "RATINGS", "STANDINGS"]

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
