"""Whether the bot says a word aside while it plays."""

from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    op.execute("ALTER TABLE preferences ADD COLUMN voice VARCHAR(16) DEFAULT 'chatty' NOT NULL")
