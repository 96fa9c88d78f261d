"""Add rematches, and an index of open rematch offers."""

from bot.core.store.schema import executing

revision, down_revision = "0008", "0007"
upgrade = executing("""
ALTER TABLE games ADD rematch_id BIGINT;
CREATE INDEX games_invitations ON games (deadline) WHERE rematch_offer IS NOT NULL
""")
