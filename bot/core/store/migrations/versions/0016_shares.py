"""The channels in which each answer to a puzzle was shared; no names beside ratings, which are shown by server."""

from bot.core.store.schema import executing

revision, down_revision = "0016", "0015"
upgrade = executing("""
CREATE TABLE puzzle_shares (
    user_id BIGINT NOT NULL, day INTEGER NOT NULL, channel_id BIGINT NOT NULL,
    PRIMARY KEY (user_id, day, channel_id),
    FOREIGN KEY (user_id, day) REFERENCES daily_answers (user_id, day) ON UPDATE CASCADE ON DELETE CASCADE
);
INSERT INTO puzzle_shares SELECT user_id, day, shared_in FROM daily_answers WHERE shared_in IS NOT NULL;
ALTER TABLE daily_answers DROP COLUMN shared_in;
ALTER TABLE players DROP COLUMN name
""")
