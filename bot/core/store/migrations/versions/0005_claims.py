"""Which requests have been carried out: of two processes that hear of one, the first; and an index of exhibitions."""

from bot.core.store.schema import executing

revision, down_revision = "0005", "0004"
upgrade = executing("""
CREATE TABLE claims (number BIGINT NOT NULL, PRIMARY KEY (number));
CREATE INDEX games_shows ON games (status, guild_id, deadline) WHERE pace_s IS NOT NULL
""")
