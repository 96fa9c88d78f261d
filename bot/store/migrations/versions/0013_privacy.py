"""Which servers the bot has left, and who may be named on leaderboards."""

from alembic import op

revision = "0013"
down_revision = "0012"

STATEMENTS = """
CREATE TABLE departures (guild_id BIGINT NOT NULL, left_at BIGINT NOT NULL, PRIMARY KEY (guild_id));
ALTER TABLE preferences ADD leaderboards VARCHAR(16) NOT NULL DEFAULT 'server'
"""


def upgrade() -> None:
    for statement in STATEMENTS.split(";"):
        op.execute(statement)
