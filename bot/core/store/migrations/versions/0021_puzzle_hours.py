"""At which hour of UTC a server has the daily puzzle posted."""

from bot.core.store.schema import executing

revision, down_revision = "0021", "0020"
upgrade = executing("ALTER TABLE puzzle_channels ADD COLUMN hour INTEGER DEFAULT 0 NOT NULL")
