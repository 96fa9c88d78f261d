"""Add rematches, and an index of open rematch offers."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.execute("ALTER TABLE games ADD rematch_id BIGINT")
    invited = sa.column("rematch_offer").is_not(None)
    op.create_index("games_invitations", "games", ["deadline"], sqlite_where=invited, postgresql_where=invited)
