"""Tournaments, who takes part, and what they play."""

from bot.core.store.schema import executing

revision, down_revision = "0011", "0010"
upgrade = executing("""
CREATE TABLE tournaments (
    id {serial} NOT NULL, guild_id BIGINT NOT NULL, channel_id BIGINT NOT NULL, message_id BIGINT,
    owner BIGINT, owner_name VARCHAR(32),
    form VARCHAR(16) NOT NULL, board VARCHAR(16) NOT NULL, stage VARCHAR(16) NOT NULL,
    round INTEGER NOT NULL, round_s INTEGER NOT NULL, created_at BIGINT NOT NULL, deadline BIGINT NOT NULL,
    posted INTEGER NOT NULL, round_message_id BIGINT, post_due BIGINT,
    shown INTEGER NOT NULL, version INTEGER NOT NULL,
    PRIMARY KEY (id)
);
CREATE INDEX tournaments_due ON tournaments (stage, deadline);
CREATE INDEX tournaments_place ON tournaments (channel_id, id);
CREATE INDEX tournaments_post ON tournaments (post_due) WHERE post_due IS NOT NULL;
CREATE INDEX tournaments_unshown ON tournaments (id) WHERE shown < version;
CREATE UNIQUE INDEX tournaments_channel ON tournaments (channel_id) WHERE stage IN ('open', 'running');
CREATE TABLE entrants (
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id), number INTEGER NOT NULL,
    user_id BIGINT, name VARCHAR(32), seed INTEGER, has_left BOOLEAN NOT NULL,
    PRIMARY KEY (tournament_id, number)
);
CREATE INDEX entrants_user ON entrants (user_id);
CREATE TABLE pairings (
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id), number INTEGER NOT NULL, round INTEGER NOT NULL,
    first INTEGER NOT NULL, second INTEGER, first_points FLOAT NOT NULL, second_points FLOAT NOT NULL,
    played INTEGER NOT NULL, first_came BOOLEAN NOT NULL, second_came BOOLEAN NOT NULL,
    winner INTEGER, how VARCHAR(16),
    PRIMARY KEY (tournament_id, number)
);
CREATE TABLE pairing_games (
    game_id BIGINT NOT NULL REFERENCES games (id), tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    number INTEGER NOT NULL, leg INTEGER NOT NULL, is_counted BOOLEAN NOT NULL,
    PRIMARY KEY (game_id)
);
CREATE UNIQUE INDEX pairing_games_leg ON pairing_games (tournament_id, number, leg);
CREATE INDEX pairing_games_open ON pairing_games (game_id) WHERE NOT is_counted
""")
