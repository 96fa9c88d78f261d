"""When the games of the last table of a month end: servers have time zones, and may change them."""

from alembic import op

revision = "0029"
down_revision = "0028"


def upgrade() -> None:
    op.execute("ALTER TABLE champions ADD COLUMN posted_until BIGINT")
