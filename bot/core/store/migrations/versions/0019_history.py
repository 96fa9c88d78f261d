"""Let lists of ended games begin with the one that ended last, not with the highest number."""

from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    for name, first in (("channel", ""), ("x", "x, "), ("o", "o, ")):
        op.execute(f"DROP INDEX games_{name}")
        op.execute(f"CREATE INDEX games_{name} ON games ({first}channel_id, status, ended_at, id)")
