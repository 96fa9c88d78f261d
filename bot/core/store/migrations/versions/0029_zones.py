"""For servers that change their time zones: when the last table's games end, and when the first post was set up."""

from bot.core.store.schema import executing

revision, down_revision = "0029", "0028"
upgrade = executing("""
ALTER TABLE champions ADD COLUMN posted_until BIGINT;
ALTER TABLE champions ADD COLUMN set_at BIGINT;
ALTER TABLE puzzle_channels ADD COLUMN set_at BIGINT
""")
