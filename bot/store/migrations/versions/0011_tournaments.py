"""Tournaments, who takes part, and what they play."""

from alembic import op

revision = "0011"
down_revision = "0010"

STATEMENTS = """
CREATE TABLE tournaments (
    id {serial} NOT NULL, guild_id BIGINT NOT NULL, channel_id BIGINT NOT NULL, message_id BIGINT,
    owner BIGINT NOT NULL, owner_name VARCHAR(32) NOT NULL,
    form VARCHAR(16) NOT NULL, board VARCHAR(16) NOT NULL, status VARCHAR(16) NOT NULL,
    round INTEGER NOT NULL, round_s INTEGER NOT NULL, created_at BIGINT NOT NULL, deadline BIGINT NOT NULL,
    version INTEGER NOT NULL,
    PRIMARY KEY (id)
);
CREATE INDEX tournaments_due ON tournaments (status, deadline);
CREATE INDEX tournaments_channel ON tournaments (channel_id, status);
CREATE TABLE entrants (
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id), user_id BIGINT NOT NULL, name VARCHAR(32) NOT NULL,
    seed INTEGER, has_left BOOLEAN NOT NULL DEFAULT false,
    PRIMARY KEY (tournament_id, user_id)
);
CREATE INDEX entrants_user ON entrants (user_id);
CREATE TABLE pairings (
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id), round INTEGER NOT NULL, number INTEGER NOT NULL,
    first BIGINT NOT NULL, second BIGINT, winner BIGINT, how VARCHAR(16),
    PRIMARY KEY (tournament_id, round, number)
);
CREATE TABLE pairing_games (
    game_id BIGINT NOT NULL REFERENCES games (id), tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    round INTEGER NOT NULL, number INTEGER NOT NULL, leg INTEGER NOT NULL,
    PRIMARY KEY (game_id)
);
CREATE UNIQUE INDEX pairing_games_leg ON pairing_games (tournament_id, round, number, leg)
"""


def upgrade() -> None:
    serial = "BIGSERIAL" if op.get_bind().dialect.name == "postgresql" else "INTEGER"
    for statement in STATEMENTS.format(serial=serial).split(";"):
        op.execute(statement)
