"""Leases: which process does what only one should do."""

from bot.core.store.schema import executing

revision, down_revision = "0015", "0014"
upgrade = executing("""
CREATE TABLE leases (name VARCHAR(32) NOT NULL, holder VARCHAR(32) NOT NULL, until BIGINT NOT NULL, PRIMARY KEY (name))
""")
