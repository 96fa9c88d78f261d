"""Where the table of each month is posted, and who was its champion; games are found by server and month."""

from bot.core.store.schema import executing

revision, down_revision = "0022", "0021"
upgrade = executing("""
CREATE TABLE champions (
    guild_id BIGINT NOT NULL PRIMARY KEY, channel_id BIGINT NOT NULL, role_id BIGINT, champion_id BIGINT,
    posted_month VARCHAR(7) NOT NULL
);
CREATE INDEX rated_games_month ON rated_games (guild_id, pool, ended_at)
""")
