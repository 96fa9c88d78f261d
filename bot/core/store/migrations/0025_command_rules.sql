-- What servers set for commands under Integrations, as Discord told it last.

CREATE TABLE command_rules (guild_id BIGINT NOT NULL PRIMARY KEY, rules TEXT NOT NULL);
