"""Indexes that lead to the newest games of a channel, everybody's and a member's; lists walk through no other games."""

from bot.core.store.schema import executing

revision, down_revision = "0004", "0003"
upgrade = executing("""
DROP INDEX games_guild;
DROP INDEX games_x;
DROP INDEX games_o;
CREATE INDEX games_channel ON games (channel_id, status, id);
CREATE INDEX games_x ON games (x, channel_id, status, id);
CREATE INDEX games_o ON games (o, channel_id, status, id)
""")
