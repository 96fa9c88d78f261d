"""Which moderator has ended a game is said in its channel, and no longer kept."""

from alembic import op

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    op.execute("DROP TABLE endings")
