"""What is no longer kept of people: who ended which game as a moderator, and months of before they were forgotten.

players.forgotten_to: up to which rated game no month's table lists them, if they come back.
"""

from alembic import op

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    op.execute("DROP TABLE endings")
    op.execute("ALTER TABLE players ADD COLUMN forgotten_to BIGINT")
