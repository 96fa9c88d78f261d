"""Statistics: what is counted of the games that somebody finished, so that none of their rows has to be read."""

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
