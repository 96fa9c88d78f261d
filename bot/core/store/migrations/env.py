"""Run by Alembic inside `Store.open`, on the connection and in the transaction that the store hands over."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
