"""Settings of servers; which language a person reads, and who may challenge them."""

from bot.core.store.schema import executing

revision, down_revision = "0019", "0018"
upgrade = executing("""
CREATE TABLE server_settings (guild_id BIGINT NOT NULL PRIMARY KEY, settings VARCHAR(2000) NOT NULL);
ALTER TABLE preferences ADD COLUMN language VARCHAR(16) DEFAULT '' NOT NULL;
ALTER TABLE preferences ADD COLUMN challenges VARCHAR(16) DEFAULT 'anyone' NOT NULL;
CREATE TABLE blocks (
    user_id BIGINT NOT NULL, blocked_id BIGINT NOT NULL,
    PRIMARY KEY (user_id, blocked_id)
)
""")
