"""Singles: the writes that nearly all of the load is, each as one statement: a game starts, goes on, ends, is shown.

PostgreSQL alone needs them: there each statement is a way to the server and back, and so are BEGIN and COMMIT. What
they write is what `bot.store.games` writes in a transaction; tests compare the two.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import lru_cache, partial
from typing import Any, NamedTuple, TypeVar

from bot.model import Challenge, Game
from bot.store import tables
from bot.store.tables import ENDED

T = TypeVar("T", bound=Game | Challenge)

CLAIM = """
WITH claimed AS (
    INSERT INTO claims (number) SELECT $1::bigint WHERE $1::bigint IS NOT NULL ON CONFLICT DO NOTHING RETURNING number
), may AS (SELECT 1 AS once WHERE $1::bigint IS NULL UNION ALL SELECT 1 FROM claimed)
"""
"""All begin like this: `may` has a row if there's no claim to take, or if it's taken now."""
SET = """, written AS (
    UPDATE games SET {columns} FROM may WHERE games.id = $2 AND games.version = $3 RETURNING games.id, games.message_id,
    EXISTS (SELECT FROM watches WHERE watches.game_id = games.id) AS is_followed
)"""
FREE = ", freed AS (DELETE FROM seats USING written WHERE seats.game_id = written.id)"
CHANGED = """
SELECT (SELECT count(*) FROM may), written.id, written.message_id, written.is_followed
FROM (SELECT) AS always LEFT JOIN written ON true
"""
START = """, opened AS (INSERT INTO games ({names}) SELECT {values} FROM may RETURNING id, channel_id), seated AS (
    INSERT INTO seats (channel_id, user_id, game_id) SELECT channel_id, unnest($2::bigint[]), id FROM opened
)
SELECT (SELECT count(*) FROM may), opened.id FROM (SELECT) AS always LEFT JOIN opened ON true
"""

NOTE = """, old AS (
    SELECT games.id, games.message_id FROM games, may WHERE games.id = $2 FOR UPDATE OF games
), noted AS (
    UPDATE games SET message_id = $3 FROM old WHERE games.id = old.id
)
SELECT (SELECT count(*) FROM may), old.message_id FROM (SELECT) AS always LEFT JOIN old ON true
"""


class Single(NamedTuple):
    """A write that is one statement. text: its $1 is the number of a claim or null, its first column how often it may.

    given: from $2 on. read: makes the result of the row that comes back.
    """

    text: str
    given: tuple[Any, ...]
    read: Callable[[Sequence[Any]], Any]


ALONE = Single(CLAIM + "SELECT count(*) FROM may", (), lambda _: None)  # noqa: S608
"""Takes a claim and writes nothing else."""


def start(new: Game | Challenge) -> Single | None:
    """Return how a game is inserted with its seats; None if something has to be counted first."""
    if not isinstance(new, Game) or new.exhibition is not None:
        return None
    columns = tables.row(new)
    takes = [] if new.is_over else [user_id for _, user_id in tables.seats(new)]
    return Single(_start(tuple(columns)), (takes, *columns.values()), lambda row: replace(new, id=row[1]))


def change(before: Game | Challenge, after: T) -> Single | None:
    """Return how a game is written that goes on, ends or has ended; None if somebody takes a seat by it."""
    if not isinstance(before, Game) or not isinstance(after, Game) or (before.is_over and not after.is_over):
        return None
    if before.x != after.x or before.o != after.o:
        return None
    columns = tables.changing(after) | {"version": before.version + 1}
    text = _change(tuple(columns), is_end=columns["status"] == ENDED and not before.is_over)
    return Single(text, (before.id, before.version, *columns.values()), partial(_changed, before, after))


def note(game_id: int, message_id: int) -> Single:
    """Return how the newest message of a game is noted; its result is the one before."""
    return Single(CLAIM + NOTE, (game_id, message_id), lambda row: row[1])


def _changed(before: Game, after: Game, row: Sequence[Any]) -> Game | None:
    """Return a game as it is written; None if its row had another version."""
    _, found, message_id, is_followed = row
    if found is None:
        return None
    return replace(after, version=before.version + 1, message_id=message_id, is_followed=is_followed)


@lru_cache
def _start(names: tuple[str, ...]) -> str:
    values = ", ".join(f"${number}" for number in range(3, len(names) + 3))
    return CLAIM + START.format(names=", ".join(names), values=values)


@lru_cache
def _change(names: tuple[str, ...], *, is_end: bool) -> str:
    columns = ", ".join(f"{name} = ${number}" for number, name in enumerate(names, 4))
    return CLAIM + SET.format(columns=columns) + (FREE if is_end else "") + CHANGED
