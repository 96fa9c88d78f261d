"""Which requests have been carried out: of two processes that hear of one, the first; and an index of exhibitions."""

from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.execute("CREATE TABLE claims (number BIGINT NOT NULL, PRIMARY KEY (number))")
    op.execute("CREATE INDEX games_shows ON games (status, guild_id, deadline) WHERE pace_s IS NOT NULL")
