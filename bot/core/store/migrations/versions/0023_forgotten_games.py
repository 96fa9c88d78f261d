"""What is no longer kept of people: who ended which game as a moderator, and months of before they were forgotten.

players.forgotten_to: up to which rated game no month's table lists them, if they come back.
"""

from bot.core.store.schema import executing

revision, down_revision = "0023", "0022"
upgrade = executing("""
DROP TABLE endings;
ALTER TABLE players ADD COLUMN forgotten_to BIGINT
""")
