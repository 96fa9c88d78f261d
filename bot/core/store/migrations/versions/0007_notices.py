"""Add preferences and turn notices."""

from bot.core.store.schema import executing

revision, down_revision = "0007", "0006"
upgrade = executing("""
CREATE TABLE preferences (
    user_id BIGINT NOT NULL, look VARCHAR(16) NOT NULL, notices VARCHAR(16) NOT NULL, idle_s INTEGER NOT NULL,
    PRIMARY KEY (user_id)
);
CREATE TABLE notices (
    game_id BIGINT NOT NULL REFERENCES games (id), turn INTEGER NOT NULL,
    due_at BIGINT, channel_id BIGINT, message_id BIGINT,
    PRIMARY KEY (game_id, turn)
);
CREATE INDEX notices_due ON notices (due_at);
CREATE INDEX notices_sent ON notices (game_id) WHERE message_id IS NOT NULL
""")
