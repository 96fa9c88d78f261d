"""Which servers the bot is in, who may be named on leaderboards, and what finds the games that are to be erased."""

from bot.core.store.schema import executing

revision, down_revision = "0013", "0012"
upgrade = executing("""
CREATE TABLE servers (guild_id BIGINT NOT NULL, left_at BIGINT, PRIMARY KEY (guild_id));
CREATE INDEX servers_left ON servers (left_at) WHERE left_at IS NOT NULL;
ALTER TABLE preferences ADD leaderboards VARCHAR(16) NOT NULL DEFAULT 'server';
CREATE INDEX games_guild ON games (guild_id, id);
CREATE INDEX games_owner ON games (owner) WHERE owner IS NOT NULL;
CREATE INDEX games_ended ON games (ended_at) WHERE ended_at IS NOT NULL;
CREATE INDEX games_traces ON games (guild_id, is_end_shown)
    WHERE guild_id IS NULL AND channel_id != 0 AND (x = -1 OR o = -1 OR owner = -1)
    AND (x_level IS NOT NULL OR o_level IS NOT NULL)
""")
