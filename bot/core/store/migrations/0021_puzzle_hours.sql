-- At which hour of UTC a server has the daily puzzle posted.

ALTER TABLE puzzle_channels ADD COLUMN hour INTEGER DEFAULT 0 NOT NULL;
