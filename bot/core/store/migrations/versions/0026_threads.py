"""Whose readers may see the games of a thread, when it is archived."""

from bot.core.store.schema import executing

revision, down_revision = "0026", "0025"
upgrade = executing("""
CREATE TABLE threads (thread_id BIGINT NOT NULL PRIMARY KEY, guild_id BIGINT NOT NULL, parent_id BIGINT);
CREATE INDEX threads_parent ON threads (parent_id)
""")
