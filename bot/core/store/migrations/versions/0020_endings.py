"""Which moderator has ended a game."""

from bot.core.store.schema import executing

revision, down_revision = "0020", "0019"
upgrade = executing("""
CREATE TABLE endings (
    game_id BIGINT NOT NULL PRIMARY KEY REFERENCES games (id), user_id BIGINT NOT NULL,
    user_name VARCHAR(32) NOT NULL
);
CREATE INDEX endings_user ON endings (user_id)
""")
