"""Tries at a puzzle, ratings as days began, lists of results; words aside; lists of games by the time of their end."""

from alembic import op

revision = "0017"
down_revision = "0016"

STATEMENTS = """
ALTER TABLE daily_answers ADD COLUMN tries VARCHAR(3) NOT NULL DEFAULT '';
UPDATE daily_answers
SET tries = substr('0123456789abcdef', cell + 1, 1) || CASE WHEN is_right THEN '' ELSE '--' END;
ALTER TABLE daily_answers DROP COLUMN cell;
ALTER TABLE solvers ADD COLUMN day_rating FLOAT;
ALTER TABLE puzzle_shares ADD COLUMN line VARCHAR(64) NOT NULL DEFAULT '';
ALTER TABLE puzzle_shares ADD COLUMN message_id BIGINT;
CREATE INDEX puzzle_shares_day ON puzzle_shares (day, channel_id);
ALTER TABLE preferences ADD COLUMN voice VARCHAR(16) DEFAULT 'chatty' NOT NULL
"""


def upgrade() -> None:
    for statement in STATEMENTS.split(";"):
        op.execute(statement)
    for name, first in (("channel", ""), ("x", "x, "), ("o", "o, ")):
        op.execute(f"DROP INDEX games_{name}")
        op.execute(f"CREATE INDEX games_{name} ON games ({first}channel_id, status, ended_at, id)")
