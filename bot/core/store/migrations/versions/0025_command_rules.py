"""What servers set for commands under Integrations, as Discord told it last."""

from bot.core.store.schema import executing

revision, down_revision = "0025", "0024"
upgrade = executing("CREATE TABLE command_rules (guild_id BIGINT NOT NULL PRIMARY KEY, rules TEXT NOT NULL)")
