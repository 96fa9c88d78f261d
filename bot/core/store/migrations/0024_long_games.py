"""Games of more than 32 moves. SQLite lets a column hold a text of any length."""

import sqlalchemy as sa


def upgrade(connection: sa.Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text("ALTER TABLE games ALTER COLUMN moves TYPE TEXT"))
