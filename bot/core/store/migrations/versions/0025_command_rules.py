"""What servers set for commands under Integrations, as Discord told it last."""

from alembic import op

revision = "0025"
down_revision = "0024"


def upgrade() -> None:
    op.execute("CREATE TABLE command_rules (guild_id BIGINT NOT NULL PRIMARY KEY, rules TEXT NOT NULL)")
