"""Leases: which process does what only one should do."""

from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.execute(
        "CREATE TABLE leases "
        "(name VARCHAR(32) NOT NULL, holder VARCHAR(32) NOT NULL, until BIGINT NOT NULL, PRIMARY KEY (name))"
    )
