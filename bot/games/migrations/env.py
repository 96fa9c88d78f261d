"""Run by Alembic inside `Store.open`, on the connection and in the transaction that the store hands over."""

from alembic import context
from sqlalchemy import text

connection = context.config.attributes["connection"]
context.configure(connection=connection)
if connection.dialect.name == "postgresql":
    # Several processes may start at once; the first migrates, the others wait and find nothing to do.
    connection.execute(text("SELECT pg_advisory_xact_lock(7474)"))
context.run_migrations()
