"""How a game's marks are drawn; nothing for the usual look."""

from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.execute("ALTER TABLE games ADD look VARCHAR(16)")
