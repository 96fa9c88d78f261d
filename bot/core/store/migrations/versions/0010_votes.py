"""Who votes for which square of a game that a channel plays together."""

from alembic import op

revision = "0010"
down_revision = "0009"

STATEMENTS = """
CREATE TABLE votes (
    game_id BIGINT NOT NULL REFERENCES games (id), user_id BIGINT NOT NULL, ply INTEGER NOT NULL, cell INTEGER NOT NULL,
    PRIMARY KEY (game_id, user_id)
)
"""


def upgrade() -> None:
    for statement in STATEMENTS.split(";"):
        op.execute(statement)
