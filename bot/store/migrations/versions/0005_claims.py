"""Which requests have been carried out: of two processes that hear of the same one, the first."""

from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.execute("CREATE TABLE claims (number BIGINT NOT NULL, PRIMARY KEY (number))")
