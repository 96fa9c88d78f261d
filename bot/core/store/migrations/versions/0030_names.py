"""What players are called in a server today: at first as in their newest game."""

from bot.core.store.schema import executing

revision, down_revision = "0030", "0029"
upgrade = executing("""
CREATE TABLE names (
    guild_id BIGINT NOT NULL, user_id BIGINT NOT NULL,
    name VARCHAR(32) NOT NULL, handle VARCHAR(32) NOT NULL, shown VARCHAR(32) NOT NULL, alike VARCHAR(64) NOT NULL,
    PRIMARY KEY (guild_id, user_id)
);
INSERT INTO names (guild_id, user_id, name, handle, shown, alike)
SELECT guild_id, user_id, name, '', name, lower(replace(name, ' ', '')) FROM (
    SELECT guild_id, user_id, name, row_number() OVER (PARTITION BY guild_id, user_id ORDER BY id DESC) AS place
    FROM (
        SELECT guild_id, x AS user_id, x_name AS name, id FROM games
        UNION ALL SELECT guild_id, o, o_name, id FROM games
    ) AS seats WHERE guild_id IS NOT NULL AND user_id > 0 AND name <> ''
) AS newest WHERE place = 1;
CREATE INDEX names_alike ON names (guild_id, alike);
CREATE INDEX names_user ON names (user_id)
""")
