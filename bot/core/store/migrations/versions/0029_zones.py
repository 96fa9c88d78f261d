"""For servers that change their time zones: when the last table's games end, and when the first post was set up."""

from alembic import op

revision = "0029"
down_revision = "0028"


def upgrade() -> None:
    op.execute("ALTER TABLE champions ADD COLUMN posted_until BIGINT")
    for table in ("champions", "puzzle_channels"):
        op.execute(f"ALTER TABLE {table} ADD COLUMN set_at BIGINT")
