"""Settings of servers; which language a person reads, and who may challenge them."""

from alembic import op

revision = "0019"
down_revision = "0018"

STATEMENTS = """
CREATE TABLE server_settings (guild_id BIGINT NOT NULL PRIMARY KEY, settings VARCHAR(2000) NOT NULL);
ALTER TABLE preferences ADD COLUMN language VARCHAR(16) DEFAULT '' NOT NULL;
ALTER TABLE preferences ADD COLUMN challenges VARCHAR(16) DEFAULT 'anyone' NOT NULL;
CREATE TABLE blocks (
    user_id BIGINT NOT NULL, blocked_id BIGINT NOT NULL,
    PRIMARY KEY (user_id, blocked_id)
)
"""


def upgrade() -> None:
    for statement in STATEMENTS.split(";"):
        op.execute(statement)
