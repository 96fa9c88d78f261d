"""Personal data: what the core and each feature keep about people and servers, and how it is exported and erased."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from bot.core.store.tables import BLOCKS, FOLLOWED_BOARDS, GAMES, PREFERENCES, SEATS

Row = Mapping[str, Any]
Sections = dict[str, list[Row]]  # rows by the names that people read in their copy
Old = tuple[sa.Table, sa.ColumnElement[bool]]


@dataclass(frozen=True, kw_only=True)
class PersonalData:
    """The personal data of one feature.

    columns: every column that holds a user's id.
    forget: erases a user, in the transaction that ends their forgetting. They play no game any more.
    export: returns what is kept of a user. Other people are in none of the rows.
    settle: awaited before either of them, for at most the seconds it is given.
    around: entered before a user is forgotten, left after the commit.
    lasting: tables whose rows stay when their game or server goes, without its id. They have the columns id, game_id,
    guild_id and ended_at.
    old: returns a table, and which of its rows go if the host keeps nothing from before that time (seconds since 1970).
    """

    columns: Sequence[sa.Column[Any]]
    forget: Callable[[sa.Connection, int], None]
    export: Callable[[sa.Connection, int], Sections]
    settle: Callable[[float], Awaitable[None]] | None = None
    around: Callable[[int], AbstractAsyncContextManager[None]] | None = None
    lasting: Sequence[sa.Table] = ()
    old: Callable[[int], Old] | None = None


def rows_about(connection: sa.Connection, user_id: int, **columns: sa.Column[Any]) -> Sections:
    """Return the rows that have a user's id in a column, each table's by its section's name."""
    return {name: rows(connection, sa.select(it.table).where(it == user_id)) for name, it in columns.items()}


def rows(connection: sa.Connection, query: sa.Select[Any] | sa.CompoundSelect[Any]) -> list[Row]:
    return [dict(row) for row in connection.execute(query).mappings()]


def delete_about(connection: sa.Connection, user_id: int, *columns: sa.Column[Any]) -> None:
    """Delete the rows that have a user's id in one of these columns."""
    for column in columns:
        connection.execute(sa.delete(column.table).where(column == user_id))


def _forget(connection: sa.Connection, user_id: int) -> None:
    delete_about(connection, user_id, FOLLOWED_BOARDS.c.user_id, PREFERENCES.c.user_id, *BLOCKS.c)


def _export(connection: sa.Connection, user_id: int) -> Sections:
    kept = {"preferences": PREFERENCES.c.user_id, "followed_boards": FOLLOWED_BOARDS.c.user_id}
    blocked = sa.select(sa.func.count().label("members")).where(BLOCKS.c.user_id == user_id)
    return rows_about(connection, user_id, **kept) | {"blocked": rows(connection, blocked)}


COLUMNS = (
    *(GAMES.c.x, GAMES.c.o, GAMES.c.owner, SEATS.c.user_id, FOLLOWED_BOARDS.c.user_id, PREFERENCES.c.user_id),
    *BLOCKS.c,
)
OF_CORE = PersonalData(columns=COLUMNS, forget=_forget, export=_export)
"""The core's. Games are erased and exported one by one, before all else; a seat goes when its game ends."""
