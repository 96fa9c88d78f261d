"""Ratings: who is rated how, and by which games in which order. Games that have ended are yet to be looked at."""

from bot.core.store.schema import executing

revision, down_revision = "0009", "0008"
upgrade = executing("""
CREATE TABLE players (
    id {serial} NOT NULL, user_id BIGINT, name VARCHAR(32), level VARCHAR(16), pseudonym VARCHAR(64),
    PRIMARY KEY (id)
);
CREATE UNIQUE INDEX players_user ON players (user_id);
CREATE UNIQUE INDEX players_level ON players (level);
CREATE UNIQUE INDEX players_pseudonym ON players (pseudonym);
CREATE TABLE ratings (
    player_id BIGINT NOT NULL REFERENCES players (id), pool VARCHAR(16) NOT NULL,
    rating FLOAT NOT NULL, deviation FLOAT NOT NULL, volatility FLOAT NOT NULL,
    games INTEGER NOT NULL, rated_at BIGINT NOT NULL, is_established BOOLEAN NOT NULL DEFAULT false,
    PRIMARY KEY (player_id, pool)
);
CREATE INDEX ratings_order ON ratings (pool, is_established, rating);
CREATE TABLE pools (
    pool VARCHAR(16) NOT NULL, advantage FLOAT NOT NULL, information FLOAT NOT NULL,
    PRIMARY KEY (pool)
);
CREATE TABLE rated_games (
    id {serial} NOT NULL, game_id BIGINT, guild_id BIGINT, pool VARCHAR(16) NOT NULL,
    x_player BIGINT NOT NULL REFERENCES players (id), o_player BIGINT NOT NULL REFERENCES players (id),
    x_score FLOAT NOT NULL, ended_at BIGINT NOT NULL,
    x_rating FLOAT NOT NULL, x_deviation FLOAT NOT NULL,
    o_rating FLOAT NOT NULL, o_deviation FLOAT NOT NULL,
    PRIMARY KEY (id)
);
CREATE UNIQUE INDEX rated_games_game ON rated_games (game_id);
CREATE INDEX rated_games_pair ON rated_games (x_player, o_player, pool, ended_at);
CREATE INDEX rated_games_x ON rated_games (x_player, pool, id);
CREATE INDEX rated_games_o ON rated_games (o_player, pool, id);
CREATE TABLE standings (
    guild_id BIGINT NOT NULL, pool VARCHAR(16) NOT NULL, player_id BIGINT NOT NULL REFERENCES players (id),
    games INTEGER NOT NULL, played_at BIGINT NOT NULL, has_left BOOLEAN NOT NULL DEFAULT false,
    PRIMARY KEY (guild_id, pool, player_id)
);
CREATE INDEX standings_player ON standings (player_id);
ALTER TABLE games ADD is_rated BOOLEAN NOT NULL DEFAULT false;
CREATE INDEX games_unrated ON games (ended_at, id) WHERE status = 'ended' AND NOT is_rated
""")
