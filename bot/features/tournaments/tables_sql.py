"""The tables of tournaments: entrants, matches, and the games that were begun for those."""

import sqlalchemy as sa

from bot.core.store.tables import PENDING, columns, id_column, new_table

TOURNAMENTS = new_table(
    "tournaments",
    id_column(),
    *columns(sa.BigInteger, "guild_id", "channel_id", "created_at", "deadline", nullable=False),
    *columns(sa.BigInteger, "message_id", "owner", "round_message_id", "post_due"),
    sa.Column("owner_name", sa.String(32)),
    *columns(sa.String(16), "form", "board", "stage", nullable=False),
    *columns(sa.Integer, "round", "round_s", "posted", "shown", "version", nullable=False),
)
ROWS = TOURNAMENTS.c
IS_TO_BE_POSTED = ROWS.post_due.is_not(None)
IS_UNSHOWN = ROWS.shown < ROWS.version
IS_ON = ROWS.stage.in_([sa.literal_column("'open'"), sa.literal_column("'running'")])
sa.Index("tournaments_channel", ROWS.channel_id, unique=True, sqlite_where=IS_ON)
ROWS.deadline.info[PENDING], ROWS.post_due.info[PENDING] = lambda _: IS_ON, lambda _: IS_TO_BE_POSTED
ENTRANTS = new_table(
    "entrants",
    sa.Column("tournament_id", sa.BigInteger, sa.ForeignKey("tournaments.id"), primary_key=True, autoincrement=False),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("user_id", sa.BigInteger),
    sa.Column("name", sa.String(32)),
    sa.Column("seed", sa.Integer),
    sa.Column("has_left", sa.Boolean, nullable=False),
)
PAIRINGS = new_table(
    "pairings",
    sa.Column("tournament_id", sa.BigInteger, sa.ForeignKey("tournaments.id"), primary_key=True, autoincrement=False),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    *columns(sa.Integer, "round", "first", "played", nullable=False),
    *columns(sa.Integer, "second", "winner"),
    *columns(sa.Float, "first_points", "second_points", nullable=False),
    *columns(sa.Boolean, "first_came", "second_came", nullable=False),
    sa.Column("how", sa.String(16)),
)
PAIRING_GAMES = new_table(
    "pairing_games",
    sa.Column("game_id", sa.BigInteger, sa.ForeignKey("games.id"), primary_key=True, autoincrement=False),
    sa.Column("tournament_id", sa.BigInteger, sa.ForeignKey("tournaments.id"), nullable=False),
    *columns(sa.Integer, "number", "leg", nullable=False),
    sa.Column("is_counted", sa.Boolean, nullable=False),
    sa.Index("pairing_games_leg", "tournament_id", "number", "leg", unique=True),
)
LEGS = PAIRING_GAMES.c
IS_UNCOUNTED = sa.not_(LEGS.is_counted)
