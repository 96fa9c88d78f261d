"""Games, the seats that running games take, and notes that the bot keeps for itself."""

from bot.core.store.schema import executing

revision, down_revision = "0001", None
upgrade = executing("""
CREATE TABLE games (
    id {serial} NOT NULL, guild_id BIGINT, channel_id BIGINT NOT NULL, message_id BIGINT,
    x BIGINT, x_name VARCHAR(32), o BIGINT, o_name VARCHAR(32),
    board VARCHAR(16) NOT NULL, level VARCHAR(16), moves VARCHAR(32) NOT NULL, status VARCHAR(16) NOT NULL,
    offer VARCHAR(1), ended_by VARCHAR(1),
    created_at BIGINT NOT NULL, deadline BIGINT NOT NULL, version INTEGER NOT NULL, PRIMARY KEY (id)
);
CREATE INDEX games_open ON games (status, deadline);
CREATE TABLE seats (
    channel_id BIGINT NOT NULL, user_id BIGINT NOT NULL, game_id BIGINT NOT NULL,
    PRIMARY KEY (channel_id, user_id), FOREIGN KEY(game_id) REFERENCES games (id)
);
CREATE INDEX seats_game ON seats (game_id);
CREATE TABLE notes (name VARCHAR(64) NOT NULL, text VARCHAR(255) NOT NULL, PRIMARY KEY (name))
""")
