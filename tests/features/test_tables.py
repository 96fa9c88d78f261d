"""The tables of all features, as the migrations make them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from bot.core.store.tables import METADATA
from tests.features.full import Store


async def test_the_migrations_make_the_tables_that_the_code_uses_and_no_others(store: Store) -> None:
    def differences(connection: sa.Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    assert await store.database.read(differences) == []
