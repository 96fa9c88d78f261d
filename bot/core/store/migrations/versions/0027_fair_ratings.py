"""Ratings know how many members a player has met; the first move's worth is fixed by board, no longer fitted.

An older game with a hint is not rated, also if its taker loses: that is what they were told.
"""

from bot.core.store.schema import executing

revision, down_revision = "0027", "0026"
upgrade = executing("""
ALTER TABLE ratings ADD opponents INTEGER NOT NULL DEFAULT 0;
DROP TABLE pools;
UPDATE games SET is_rated = true WHERE hints <> '' AND NOT is_rated
""")
