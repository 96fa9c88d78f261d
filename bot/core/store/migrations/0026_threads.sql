-- Whose readers may see the games of a thread, when it is archived.

CREATE TABLE threads (thread_id BIGINT NOT NULL PRIMARY KEY, guild_id BIGINT NOT NULL, parent_id BIGINT);
CREATE INDEX threads_parent ON threads (parent_id);
