"""What is still to do if the bot breaks off or Discord is away: members to forget, and given roles to take."""

from bot.core.store.schema import executing

revision, down_revision = "0028", "0027"
upgrade = executing("""
CREATE TABLE forget_wishes (user_id BIGINT NOT NULL PRIMARY KEY, newest_game_id BIGINT NOT NULL);
CREATE TABLE given_roles (guild_id BIGINT NOT NULL, role_id BIGINT NOT NULL, user_id BIGINT NOT NULL,
    due_at BIGINT NOT NULL, PRIMARY KEY (guild_id, role_id, user_id));
INSERT INTO given_roles SELECT guild_id, role_id, champion_id, 0 FROM champions
    WHERE role_id > 0 AND champion_id > 0
""")
