"""How far each learner is in the course."""

from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    op.execute("""
CREATE TABLE learners (
    user_id BIGINT NOT NULL PRIMARY KEY, version INTEGER NOT NULL, page INTEGER NOT NULL,
    done INTEGER NOT NULL
)
""")
