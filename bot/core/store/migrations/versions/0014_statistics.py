"""Add statistics, so that they need no scan of games."""

from bot.core.store.schema import executing

revision, down_revision = "0014", "0013"
upgrade = executing("""
CREATE INDEX games_ended_x ON games (
    x, ended_at, id, guild_id, board, winner, how, moves, o, o_level
) WHERE ended_at IS NOT NULL AND x IS NOT NULL;
CREATE INDEX games_ended_o ON games (
    o, ended_at, id, guild_id, board, winner, how, moves, x, x_level
) WHERE ended_at IS NOT NULL AND o IS NOT NULL
""")
