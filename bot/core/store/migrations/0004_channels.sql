-- Indexes that lead to the newest games of a channel, everybody's and a member's; lists walk through no other games.

DROP INDEX games_guild;
DROP INDEX games_x;
DROP INDEX games_o;
CREATE INDEX games_channel ON games (channel_id, status, id);
CREATE INDEX games_x ON games (x, channel_id, status, id);
CREATE INDEX games_o ON games (o, channel_id, status, id);
