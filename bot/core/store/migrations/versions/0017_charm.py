"""Tries at a puzzle, ratings as days began, lists of results; words aside; lists of games by the time of their end."""

from bot.core.store.schema import executing

revision, down_revision = "0017", "0016"
upgrade = executing("""
ALTER TABLE daily_answers ADD COLUMN tries VARCHAR(3) NOT NULL DEFAULT '';
UPDATE daily_answers
SET tries = substr('0123456789abcdef', cell + 1, 1) || CASE WHEN is_right THEN '' ELSE '--' END;
ALTER TABLE daily_answers DROP COLUMN cell;
ALTER TABLE solvers ADD COLUMN day_rating FLOAT;
ALTER TABLE puzzle_shares ADD COLUMN line VARCHAR(64) NOT NULL DEFAULT '';
ALTER TABLE puzzle_shares ADD COLUMN message_id BIGINT;
CREATE INDEX puzzle_shares_day ON puzzle_shares (day, channel_id);
ALTER TABLE preferences ADD COLUMN voice VARCHAR(16) DEFAULT 'chatty' NOT NULL;
DROP INDEX games_channel;
CREATE INDEX games_channel ON games (channel_id, status, ended_at, id);
DROP INDEX games_x;
CREATE INDEX games_x ON games (x, channel_id, status, ended_at, id);
DROP INDEX games_o;
CREATE INDEX games_o ON games (o, channel_id, status, ended_at, id)
""")
