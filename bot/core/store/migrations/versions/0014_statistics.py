"""Add statistics, so that they need no scan of games."""

from alembic import op

revision = "0014"
down_revision = "0013"

INDEX = """
CREATE INDEX games_ended_{seat} ON games (
    {seat}, ended_at, id, guild_id, board, winner, how, moves, {other}, {other}_level
) WHERE ended_at IS NOT NULL AND {seat} IS NOT NULL
"""


def upgrade() -> None:
    op.execute(INDEX.format(seat="x", other="o"))
    op.execute(INDEX.format(seat="o", other="x"))
