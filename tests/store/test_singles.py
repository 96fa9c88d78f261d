"""On PostgreSQL most writes are one statement each: it writes what a transaction would, or leaves it to one."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from bot.engine import Mark
from bot.model import Challenge, Game, Place
from bot.store import AlreadyClaimed, Store, claiming, connections, direct, games, singles
from bot.store.tables import GAMES, SEATS
from tests.conftest import ON_POSTGRESQL, OpenStore
from tests.faults import hear_statements
from tests.store.test_repository import EVERY_FIELD
from tests.values import BEN, CAT, EASY, HERE, RESIGNED, challenge, exhibition, game, moves

STARTS = [each for each in EVERY_FIELD if isinstance(each, Game) and each.exhibition is None]
CHANGES = [
    (game(), {"moves": moves(4), "deadline": 2**40}),
    (game(o=EASY), {"moves": moves(4, 0), "hints": frozenset(Mark), "draw_offer": Mark.O}),
    (game(), {"moves": moves(4), "result": RESIGNED, "draw_offer": None}),
    (game(result=RESIGNED), {"rematch_offer": Mark.X}),
    (exhibition(), {"moves": moves(4)}),
]


async def lies(store: Store, game_id: int) -> list[list[dict[str, Any]]]:
    """A game's rows, but for what says which game it is."""
    queries = [sa.select(GAMES).where(GAMES.c.id == game_id), sa.select(SEATS).where(SEATS.c.game_id == game_id)]
    found = await store.database.read(lambda on: [on.execute(each).mappings().all() for each in queries])
    own = ("id", "game_id", "channel_id")
    return [[{name: row[name] for name in row if name not in own} for row in rows] for rows in found]


def nothing(_: sa.Connection) -> Any:
    """What is done if there's no single statement."""


async def opened(store: Store, new: Game, channel_id: int, *, is_single: bool) -> Game:
    """A game of a channel, started by one statement or by a transaction."""
    mine = replace(new, place=Place(new.place.guild_id, channel_id))
    if is_single:
        return await store.database.write(nothing, single=singles.start(mine))
    return await store.database.write(partial(games._insert, new=mine))


@ON_POSTGRESQL
@pytest.mark.parametrize("new", STARTS)
async def test_a_start_writes_what_a_transaction_would(store: Store, new: Game) -> None:
    one, other = [await opened(store, new, channel_id, is_single=bool(channel_id)) for channel_id in range(2)]
    assert await lies(store, one.id) == await lies(store, other.id)
    assert other == replace(one, id=other.id, place=other.place)


@ON_POSTGRESQL
@pytest.mark.parametrize(("begun", "fields"), CHANGES)
async def test_a_change_writes_what_a_transaction_would(store: Store, begun: Game, fields: dict[str, Any]) -> None:
    one, other = [await opened(store, begun, channel_id, is_single=False) for channel_id in range(2)]
    after = replace(one, **fields)
    written = await store.database.write(partial(games._update, before=one, after=after))
    single = singles.change(other, replace(other, **fields))
    changed = await store.database.write(nothing, single=single)
    assert await lies(store, one.id) == await lies(store, other.id)
    assert written is not None
    assert changed == replace(written, id=other.id, place=other.place)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (challenge(), challenge().accepted(200)),
        (challenge(), replace(challenge(), deadline=5)),
        (game(o=EASY), game(o=CAT)),
        (game(x=EASY), game()),
        (game(result=RESIGNED), game()),
    ],
)
def test_who_takes_a_seat_later_takes_a_transaction(before: Game | Challenge, after: Game | Challenge) -> None:
    assert singles.change(before, after) is None


@pytest.mark.parametrize("new", [challenge(), exhibition(), exhibition(place=Place(None, 3))])
def test_what_has_a_limit_takes_a_transaction(new: Game | Challenge) -> None:
    assert singles.start(new) is None


@ON_POSTGRESQL
async def test_whatever_comes_together_takes_four_ways_to_the_server_at_most(store: Store) -> None:
    read = [await store.games.open(game(place=Place(1, number))) for number in range(20)]
    said: list[str] = []
    await hear_statements(store, lambda query: said.append(query.split()[0].strip(";")))
    await asyncio.gather(*(store.games.change(each, replace(each, moves=moves(4))) for each in read[:10]))
    assert said == ["WITH"]
    said.clear()
    changed = (store.games.change(each, replace(each, moves=moves(4))) for each in read[10:])
    results = await asyncio.gather(*changed, *(store.games.open(game(place=Place(1, 99 + n))) for n in range(9)))
    assert all(isinstance(each, Game) for each in results)
    assert said == ["BEGIN", "WITH", "WITH", "COMMIT"]


@ON_POSTGRESQL
async def test_two_writes_of_one_request_that_share_a_commit_are_both_its_own(store: Store) -> None:
    with claiming(7):
        both = await asyncio.gather(*(store.games.open(game(place=Place(1, number))) for number in range(2)))
    assert [await store.games.get(each.id) for each in both] == both


@ON_POSTGRESQL
async def test_who_comes_second_writes_nothing_though_all_come_together(store: Store) -> None:
    read = [await store.games.open(game(place=Place(1, number))) for number in range(6)]
    with claiming(3):
        await store.claim()

    async def move(number: int) -> Game | None:
        with claiming(number):
            return await store.games.change(read[number], replace(read[number], moves=moves(4)))

    moved = await asyncio.gather(*map(move, range(6)), return_exceptions=True)
    assert [isinstance(each, AlreadyClaimed) for each in moved] == [number == 3 for number in range(6)]
    assert await store.games.get(read[3].id) == read[3]


# Beside other sessions


@asynccontextmanager
async def held(url: str, statement: str, game_id: int) -> AsyncIterator[AsyncConnection]:
    """Another session has done a statement of a game and not committed it."""
    other = create_async_engine(url)
    async with other.connect() as connection:
        await connection.execute(sa.text(statement), {"id": game_id})
        yield connection
    await other.dispose()


WAITING = sa.text(
    "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' LIMIT 1"
)


async def waiting(url: str) -> int:
    """The process of the server in which a session waits for a lock, as soon as one does."""
    engine = create_async_engine(url, isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection, asyncio.timeout(20):
        while (found := (await connection.execute(WAITING)).scalar()) is None:
            pass
    await engine.dispose()
    return int(found)


@ON_POSTGRESQL
@pytest.mark.parametrize(
    ("statement", "is_ours"),
    [
        ("UPDATE games SET version = version + 1 WHERE id = :id", False),
        ("UPDATE games SET message_id = 76 WHERE id = :id", True),
    ],
)
async def test_a_row_that_is_written_while_one_waits_for_it_decides_as_it_is_then(
    url: str, open_store: OpenStore, monkeypatch: pytest.MonkeyPatch, statement: str, is_ours: bool
) -> None:
    monkeypatch.setattr(connections, "LOCK_S", 20)
    store = open_store()
    await store.open()
    begun = await store.games.open(game())
    async with held(url, statement, begun.id) as other:
        with claiming(7):
            moving = asyncio.create_task(store.games.change(begun, replace(begun, moves=moves(4))))
            await waiting(url)
            await other.commit()
            moved = await moving
    assert (moved == replace(begun, moves=moves(4), version=1, message_id=76)) is is_ours
    assert (moved is None) is not is_ours
    with claiming(7), pytest.raises(AlreadyClaimed):
        await store.claim()


@ON_POSTGRESQL
async def test_a_session_that_the_server_ends_amid_a_write_loses_nothing(
    url: str, open_store: OpenStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "LOCK_S", 20)
    store = open_store()
    await store.open()
    begun = await store.games.open(game())
    async with held(url, "SELECT * FROM games WHERE id = :id FOR UPDATE", begun.id) as other:
        with claiming(7):
            moving = asyncio.create_task(store.games.change(begun, replace(begun, moves=moves(4))))
            await other.execute(sa.text(f"SELECT pg_terminate_backend({await waiting(url)})"))
            await other.commit()
            moved = await moving
    assert moved == await store.games.get(begun.id) == replace(begun, moves=moves(4), version=1)


@ON_POSTGRESQL
async def test_a_connection_that_was_dropped_on_its_way_is_not_noticed(
    url: str, open_store: OpenStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As a router drops it that saw nothing of it for long: it's told at the next word."""
    monkeypatch.setattr(direct, "IDLE_S", 0)
    store = open_store()
    await store.open()
    begun = await store.games.open(game())
    assert store.database._direct is not None
    store.database._direct._driver._transport.get_extra_info("socket").shutdown(socket.SHUT_RDWR)
    assert await store.games.change(begun, replace(begun, moves=moves(4))) is not None


@ON_POSTGRESQL
async def test_a_process_holds_no_more_connections_than_it_says(store: Store) -> None:
    count = sa.text("SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()")
    begun = await store.games.open(game())
    busy = [store.database.read(lambda on: on.execute(sa.text("SELECT pg_sleep(0.01)"))) for _ in range(40)]
    moving = store.games.change(begun, replace(begun, moves=moves(4)))
    await asyncio.gather(*busy, moving, store.games.open(game(place=HERE, x=BEN, o=EASY)), return_exceptions=True)
    assert await store.database.read(lambda on: on.execute(count).scalar_one()) <= connections.POOL
