"""Which moderator has ended a game."""

from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    op.execute("""
CREATE TABLE endings (
    game_id BIGINT NOT NULL PRIMARY KEY REFERENCES games (id), user_id BIGINT NOT NULL,
    user_name VARCHAR(32) NOT NULL
)
""")
    op.execute("CREATE INDEX endings_user ON endings (user_id)")
