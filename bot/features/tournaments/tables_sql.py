"""The tables of tournaments: entrants, matches, and the games that were begun for those."""

import sqlalchemy as sa

from bot.core.store.tables import METADATA, id_column

TOURNAMENTS = sa.Table(
    "tournaments",
    METADATA,
    id_column(),
    sa.Column("guild_id", sa.BigInteger, nullable=False),
    sa.Column("channel_id", sa.BigInteger, nullable=False),
    sa.Column("message_id", sa.BigInteger),
    sa.Column("owner", sa.BigInteger),
    sa.Column("owner_name", sa.String(32)),
    sa.Column("form", sa.String(16), nullable=False),
    sa.Column("board", sa.String(16), nullable=False),
    sa.Column("stage", sa.String(16), nullable=False),
    sa.Column("round", sa.Integer, nullable=False),
    sa.Column("round_s", sa.Integer, nullable=False),
    sa.Column("created_at", sa.BigInteger, nullable=False),
    sa.Column("deadline", sa.BigInteger, nullable=False),
    sa.Column("posted", sa.Integer, nullable=False),
    sa.Column("round_message_id", sa.BigInteger),
    sa.Column("post_due", sa.BigInteger),
    sa.Column("shown", sa.Integer, nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Index("tournaments_due", "stage", "deadline"),
    sa.Index("tournaments_place", "channel_id", "id"),
)
ROWS = TOURNAMENTS.c
IS_TO_BE_POSTED = ROWS.post_due.is_not(None)
sa.Index("tournaments_post", ROWS.post_due, sqlite_where=IS_TO_BE_POSTED)
IS_UNSHOWN = ROWS.shown < ROWS.version
sa.Index("tournaments_unshown", ROWS.id, sqlite_where=IS_UNSHOWN)
IS_ON = ROWS.stage.in_([sa.literal_column("'open'"), sa.literal_column("'running'")])
sa.Index("tournaments_channel", ROWS.channel_id, unique=True, sqlite_where=IS_ON)
ENTRANTS = sa.Table(
    "entrants",
    METADATA,
    sa.Column("tournament_id", sa.BigInteger, sa.ForeignKey("tournaments.id"), primary_key=True, autoincrement=False),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("user_id", sa.BigInteger),
    sa.Column("name", sa.String(32)),
    sa.Column("seed", sa.Integer),
    sa.Column("has_left", sa.Boolean, nullable=False),
    sa.Index("entrants_user", "user_id"),
)
PAIRINGS = sa.Table(
    "pairings",
    METADATA,
    sa.Column("tournament_id", sa.BigInteger, sa.ForeignKey("tournaments.id"), primary_key=True, autoincrement=False),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("round", sa.Integer, nullable=False),
    sa.Column("first", sa.Integer, nullable=False),
    sa.Column("second", sa.Integer),
    sa.Column("first_points", sa.Float, nullable=False),
    sa.Column("second_points", sa.Float, nullable=False),
    sa.Column("played", sa.Integer, nullable=False),
    sa.Column("first_came", sa.Boolean, nullable=False),
    sa.Column("second_came", sa.Boolean, nullable=False),
    sa.Column("winner", sa.Integer),
    sa.Column("how", sa.String(16)),
)
PAIRING_GAMES = sa.Table(
    "pairing_games",
    METADATA,
    sa.Column("game_id", sa.BigInteger, sa.ForeignKey("games.id"), primary_key=True, autoincrement=False),
    sa.Column("tournament_id", sa.BigInteger, sa.ForeignKey("tournaments.id"), nullable=False),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("leg", sa.Integer, nullable=False),
    sa.Column("is_counted", sa.Boolean, nullable=False),
    sa.Index("pairing_games_leg", "tournament_id", "number", "leg", unique=True),
)
LEGS = PAIRING_GAMES.c
IS_UNCOUNTED = sa.not_(LEGS.is_counted)
sa.Index("pairing_games_open", LEGS.game_id, sqlite_where=IS_UNCOUNTED)
