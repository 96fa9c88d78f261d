"""What each person has answered to puzzles, how hard these have been, and where they are posted."""

from bot.core.store.schema import executing

revision, down_revision = "0012", "0011"
upgrade = executing("""
CREATE TABLE puzzles (
    position VARCHAR(32) NOT NULL,
    rating FLOAT NOT NULL, deviation FLOAT NOT NULL, volatility FLOAT NOT NULL,
    rated_at BIGINT NOT NULL,
    PRIMARY KEY (position)
);
CREATE TABLE solvers (
    user_id BIGINT NOT NULL,
    rating FLOAT, deviation FLOAT, volatility FLOAT, rated_at BIGINT,
    practice VARCHAR(32), last_practice VARCHAR(32), practised INTEGER NOT NULL,
    PRIMARY KEY (user_id)
);
CREATE TABLE daily_answers (
    user_id BIGINT NOT NULL, day INTEGER NOT NULL, cell INTEGER NOT NULL, is_right BOOLEAN NOT NULL,
    shared_in BIGINT,
    PRIMARY KEY (user_id, day)
);
CREATE INDEX daily_answers_day ON daily_answers (day);
CREATE TABLE puzzle_channels (
    guild_id BIGINT NOT NULL, channel_id BIGINT NOT NULL, posted_day INTEGER NOT NULL,
    PRIMARY KEY (guild_id)
)
""")
