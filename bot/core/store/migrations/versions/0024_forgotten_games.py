"""Up to which rated game a player was forgotten: no month's table lists them by an earlier one if they come back."""

from alembic import op

revision = "0024"
down_revision = "0023"


def upgrade() -> None:
    op.execute("ALTER TABLE players ADD COLUMN forgotten_to BIGINT")
