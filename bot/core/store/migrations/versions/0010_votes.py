"""Who votes for which square of a game that a channel plays together."""

from bot.core.store.schema import executing

revision, down_revision = "0010", "0009"
upgrade = executing("""
CREATE TABLE votes (
    game_id BIGINT NOT NULL REFERENCES games (id), user_id BIGINT NOT NULL, ply INTEGER NOT NULL, cell INTEGER NOT NULL,
    PRIMARY KEY (game_id, user_id)
)
""")
