-- Leases: which process does what only one should do.

CREATE TABLE leases (name VARCHAR(32) NOT NULL, holder VARCHAR(32) NOT NULL, until BIGINT NOT NULL, PRIMARY KEY (name));
