"""Personal data: what the core and each feature keep about people and servers, and how it is exported and erased.

A forgotten user is found by a pseudonym, a keyed hash of the id, so that being forgotten resets no bad rating and no
block. Only the owner of this database, with the key in it, can find a user by it. The first use makes the key.
"""

import hashlib
import hmac
import secrets
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from bot.core.game import User
from bot.core.store.tables import ADD_NOTE, BLOCKS, FOLLOWED_BOARDS, GAMES, NAMES, NOTE, PREFERENCES, SEATS

Row = Mapping[str, Any]
Sections = dict[str, list[Row]]  # rows by the names that people read in their copy
Old = tuple[sa.Table, sa.ColumnElement[bool]]
KEY = "pseudonyms"


@dataclass(frozen=True, kw_only=True)
class PersonalData:
    """The personal data of one feature. columns: every column that holds a user's id.

    forget: erases a user, in the transaction that ends their forgetting. They play no game any more.
    export: returns what is kept of a user. Other people are in none of the rows.
    settle: awaited before either of them, for at most the seconds it is given.
    around: entered before a user is forgotten, left after the commit.
    lasting: tables whose rows stay when their game or server goes, without its id. They have the columns id, game_id,
    guild_id and ended_at.
    rename: stores what a user is called in a server now, in the transaction that notes it.
    old: returns a table, and which of its rows go if the host keeps nothing from before that time (seconds since 1970).
    """

    columns: Sequence[sa.Column[Any]]
    forget: Callable[[sa.Connection, int], None]
    export: Callable[[sa.Connection, int], Sections]
    settle: Callable[[float], Awaitable[None]] | None = None
    around: Callable[[int], AbstractAsyncContextManager[None]] | None = None
    lasting: Sequence[sa.Table] = ()
    old: Callable[[int], Old] | None = None
    rename: Callable[[sa.Connection, int, User], None] | None = None


def owned(**columns: sa.Column[Any]) -> PersonalData:
    """Return the personal data of a feature whose rows go with their user. columns: of the user's id, by section."""
    return PersonalData(
        columns=tuple(columns.values()),
        forget=lambda connection, user_id: delete_about(connection, user_id, *columns.values()),
        export=lambda connection, user_id: rows_about(connection, user_id, **columns),
    )


def rows_about(connection: sa.Connection, user_id: int, **columns: sa.Column[Any]) -> Sections:
    """Return the rows that have a user's id in a column, each table's by its section's name."""
    return {name: rows(connection, sa.select(it.table).where(it == user_id)) for name, it in columns.items()}


def rows(connection: sa.Connection, query: sa.Select[Any] | sa.CompoundSelect[Any]) -> list[Row]:
    return [dict(row) for row in connection.execute(query).mappings()]


def delete_about(connection: sa.Connection, user_id: int, *columns: sa.Column[Any]) -> None:
    """Delete the rows that have a user's id in one of these columns."""
    for column in columns:
        connection.execute(sa.delete(column.table).where(column == user_id))


def pseudonyms(connection: sa.Connection, user_ids: Iterable[int]) -> dict[int, str]:
    """Return users' pseudonyms by their ids: 64 hexadecimal digits, HMAC-SHA256 (RFC 2104). It may write the key."""
    key = connection.execute(NOTE, {"name": KEY}).scalar_one_or_none()
    if key is None:
        # If two processes make one at once, the second waits for the first, and then there is one.
        connection.execute(ADD_NOTE, {"name": KEY, "text": secrets.token_hex(32)})
        key = connection.execute(NOTE, {"name": KEY}).scalar_one()
    return {each: hmac.new(key.encode(), str(each).encode(), hashlib.sha256).hexdigest() for each in user_ids}


def pseudonym_id(connection: sa.Connection, user_id: int) -> int:
    """Return a user's pseudonym as a number, which is no user's id."""
    return _number(pseudonyms(connection, [user_id])[user_id])


def with_pseudonym_ids(connection: sa.Connection, user_ids: Iterable[int]) -> list[int]:
    """Return users' ids, and their pseudonyms' if anybody was ever forgotten. Only reads."""
    ids, has_key = [*user_ids], connection.execute(NOTE, {"name": KEY}).first() is not None
    return [*ids, *map(_number, pseudonyms(connection, ids).values() if has_key else ())]


def _number(pseudonym: str) -> int:
    return -2 - int(pseudonym[:15], 16)


def _forget(connection: sa.Connection, user_id: int) -> None:
    """Delete what the core keeps of a user; those who have blocked them keep them blocked, by their pseudonym."""
    mine = (FOLLOWED_BOARDS.c.user_id, PREFERENCES.c.user_id, BLOCKS.c.user_id, NAMES.c.user_id)
    delete_about(connection, user_id, *mine)
    blocked = sa.update(BLOCKS).where(BLOCKS.c.blocked_id == user_id)
    connection.execute(blocked.values(blocked_id=pseudonym_id(connection, user_id)))


def _export(connection: sa.Connection, user_id: int) -> Sections:
    kept = {"preferences": PREFERENCES.c.user_id, "followed_boards": FOLLOWED_BOARDS.c.user_id}
    kept["names"] = NAMES.c.user_id
    blocked = sa.select(sa.func.count().label("members")).where(BLOCKS.c.user_id == user_id)
    return rows_about(connection, user_id, **kept) | {"blocked": rows(connection, blocked)}


COLUMNS = (GAMES.c.x, GAMES.c.o, GAMES.c.owner, SEATS.c.user_id, FOLLOWED_BOARDS.c.user_id, PREFERENCES.c.user_id)
OF_CORE = PersonalData(columns=(*COLUMNS, *BLOCKS.c, NAMES.c.user_id), forget=_forget, export=_export)
"""The core's. Games are erased and exported one by one, before all else; a seat goes when its game ends."""
