"""The tables of all features, as the migrations make them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from bot.core.store.tables import METADATA
from tests.features.full import Store


def is_compared(part: object, _name: str | None, _kind: str, _is_stored: bool, _other: object) -> bool:
    """Other indexes are in the migrations alone, and in tests/fixed/tables.txt."""
    return not isinstance(part, sa.Index) or bool(part.unique)


async def test_the_migrations_make_the_tables_that_the_code_uses_and_no_others(store: Store) -> None:
    def differences(connection: sa.Connection) -> list[object]:
        options = {"include_object": is_compared}
        return list(compare_metadata(MigrationContext.configure(connection, opts=options), METADATA))

    assert await store.database.read(differences) == []
