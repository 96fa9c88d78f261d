"""Three tries at a puzzle, each a hexadecimal digit; a rating as its day began; the lists of results in channels."""

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
CREATE INDEX puzzle_shares_day ON puzzle_shares (day, channel_id)
"""


def upgrade() -> None:
    for statement in STATEMENTS.split(";"):
        op.execute(statement)
