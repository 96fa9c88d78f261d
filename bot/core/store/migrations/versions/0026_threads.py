"""Whose readers may see the games of a thread, when it is archived."""

from alembic import op

revision = "0026"
down_revision = "0025"


def upgrade() -> None:
    op.execute(
        "CREATE TABLE threads (thread_id BIGINT NOT NULL PRIMARY KEY, guild_id BIGINT NOT NULL, parent_id BIGINT)"
    )
    op.execute("CREATE INDEX threads_parent ON threads (parent_id)")
