-- Add rematches, and an index of open rematch offers.

ALTER TABLE games ADD rematch_id BIGINT;
CREATE INDEX games_invitations ON games (deadline) WHERE rematch_offer IS NOT NULL;
