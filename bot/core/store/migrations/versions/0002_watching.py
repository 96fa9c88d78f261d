"""Boards that follow games, exhibitions, hints; and indexes for the history of a server and of a member."""

from bot.core.store.schema import executing

revision, down_revision = "0002", "0001"
upgrade = executing("""
ALTER TABLE games ADD COLUMN o_level VARCHAR(16);
ALTER TABLE games ADD COLUMN owner BIGINT;
ALTER TABLE games ADD COLUMN owner_name VARCHAR(32);
ALTER TABLE games ADD COLUMN hints VARCHAR(2) DEFAULT '' NOT NULL;
CREATE INDEX games_guild ON games (guild_id, id);
CREATE INDEX games_x ON games (x, id);
CREATE INDEX games_o ON games (o, id);
CREATE TABLE watches (
    game_id BIGINT NOT NULL, channel_id BIGINT NOT NULL, guild_id BIGINT,
    message_id BIGINT NOT NULL, user_id BIGINT NOT NULL, user_name VARCHAR(32) NOT NULL,
    PRIMARY KEY (game_id, channel_id), FOREIGN KEY(game_id) REFERENCES games (id)
);
CREATE INDEX watches_channel ON watches (channel_id)
""")
