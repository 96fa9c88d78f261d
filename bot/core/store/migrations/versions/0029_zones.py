"""What a change of a time zone needs: when the games of the last table end, and whether a puzzle was ever posted."""

from alembic import op

revision = "0029"
down_revision = "0028"


def upgrade() -> None:
    op.execute("ALTER TABLE champions ADD COLUMN posted_until BIGINT")
    op.execute("UPDATE champions SET posted_until = 0")
    op.execute("ALTER TABLE puzzle_channels ADD COLUMN is_posted BOOLEAN NOT NULL DEFAULT true")
