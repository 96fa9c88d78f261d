"""At which hour of UTC a server has the daily puzzle posted."""

from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    op.execute("ALTER TABLE puzzle_channels ADD COLUMN hour INTEGER DEFAULT 0 NOT NULL")
