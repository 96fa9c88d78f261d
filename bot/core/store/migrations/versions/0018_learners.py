"""How far each learner is in the course."""

from bot.core.store.schema import executing

revision, down_revision = "0018", "0017"
upgrade = executing("""
CREATE TABLE learners (
    user_id BIGINT NOT NULL PRIMARY KEY, version INTEGER NOT NULL, page INTEGER NOT NULL,
    done INTEGER NOT NULL
)
""")
