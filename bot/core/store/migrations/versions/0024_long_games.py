"""Games of more than 32 moves. SQLite lets a column hold a text of any length."""

from alembic import op

revision, down_revision = "0024", "0023"


def upgrade() -> None:
    if op.get_bind().dialect.name == "postgresql":
        op.execute("ALTER TABLE games ALTER COLUMN moves TYPE TEXT")
