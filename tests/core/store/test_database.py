"""The database fails: it is said in one line, nothing half is written, and all goes on when it is back."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

from bot.core.game import Game, Place
from bot.core.store import SeatTaken, Store, StoreError, connections, database
from bot.core.store.connections import Conflict
from tests.conftest import ON_POSTGRESQL, ON_SQLITE
from tests.values import ANN, EASY, HERE, RESIGNED, game, moves


async def move(store: Store, running: Game, *cells: int) -> Game:
    """Play in a game that nobody else has written."""
    moved = await store.games.change(running, replace(running, moves=moves(*cells)))
    assert moved is not None
    return moved


def set_pragma(store: Store, pragma: str) -> None:
    """Outside of any transaction, on the one connection that has been used so far."""
    connection = store.database.engine.raw_connection()
    connection.cursor().execute(f"PRAGMA {pragma}")
    connection.close()


async def fails(store: Store, running: Game) -> str:
    """Why a move cannot be written."""
    with pytest.raises(StoreError) as failed:
        await move(store, running, 4)
    assert failed.value.code in ("database-unusable", "database-read-only")
    return str(failed.value.data["reason"])


async def open_all(store: Store, games: list[Game]) -> None:
    for each in games:
        await store.games.open(each)


@ON_SQLITE
async def test_a_full_disk_takes_nothing_half_and_goes_on_when_there_is_room(store: Store) -> None:
    begun = await store.games.open(game())
    set_pragma(store, "max_page_count=1")  # no more than there are
    tried = [game(place=Place(1, 100 + number)) for number in range(1000)]
    with pytest.raises(StoreError, match=r"database or disk is full$"):
        await open_all(store, tried)
    stored = 1
    while await store.games.get(stored + 1) is not None:
        stored += 1
    assert await store.games.get(begun.id) == begun
    set_pragma(store, "max_page_count=100000")
    assert (await move(store, begun, 4)).ply == 1
    assert (await store.games.open(game(place=Place(1, 99)))).id == stored + 1


@ON_SQLITE
async def test_a_file_that_may_not_be_written_keeps_what_is_in_it(store: Store) -> None:
    begun = await store.games.open(game())
    set_pragma(store, "query_only=1")
    assert await fails(store, begun) == "attempt to write a readonly database"
    assert await store.games.find_seated(HERE.channel_id, ANN.id) == begun
    set_pragma(store, "query_only=0")
    assert (await move(store, begun, 4)).ply == 1


@asynccontextmanager
async def no_connections(url: str) -> AsyncIterator[None]:
    """The server takes no connection to that database, and has ended those that there were."""
    address = sa.make_url(url)
    name = address.database
    admin = create_async_engine(address.set(database="postgres"), isolation_level="AUTOCOMMIT")
    async with admin.connect() as connection:
        await connection.execute(sa.text(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false"))
        await connection.execute(ENDED, {"name": name})
        yield
        await connection.execute(sa.text(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true"))
    await admin.dispose()


ENDED = sa.text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = :name")


@ON_POSTGRESQL
async def test_a_server_that_is_gone_is_told_and_found_again(url: str, store: Store) -> None:
    begun = await store.games.open(game())
    async with no_connections(url):
        for _ in range(2):
            await fails(store, begun)
    assert await store.games.get(begun.id) == begun
    assert (await move(store, begun, 4)).ply == 1


@ON_POSTGRESQL
async def test_a_server_that_was_restarted_is_not_noticed(url: str, store: Store) -> None:
    begun = await store.games.open(game())
    async with no_connections(url):
        pass
    moved = await move(store, begun, 4)
    async with no_connections(url):
        pass
    assert await store.games.get(begun.id) == moved


async def test_writes_that_come_together_take_rows_in_their_order(store: Store) -> None:
    taken: list[int] = []
    await asyncio.gather(
        *(store.database.write(lambda _, row=row: taken.append(row), order=row) for row in (5, 1, 9, 3))  # type: ignore[misc]
    )
    assert taken == [1, 3, 5, 9]


async def test_a_conflict_and_what_no_column_takes_spoil_no_write_but_their_own(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    await store.games.open(game())
    others = [game(place=Place(1, number)) for number in range(100, 105)]
    written = [*others, game(o=EASY), *others, game(place=Place(1, 2**70))]
    results = await asyncio.gather(*map(store.games.open, written), return_exceptions=True)
    assert [isinstance(each, Game) for each in results] == [True] * 5 + [False] * 7
    assert {type(each) for each in results[5:11]} == {SeatTaken}
    assert not isinstance(results[11], StoreError)
    assert not caplog.records
    for each in results[:5]:
        assert isinstance(each, Game)
        assert await store.games.get(each.id) == each


async def test_who_asks_no_more_does_not_keep_the_others_from_their_answer(store: Store) -> None:
    opening = [asyncio.ensure_future(store.games.open(game(place=Place(1, number)))) for number in range(5)]
    await asyncio.sleep(0)
    opening[0].cancel()
    opening[3].cancel()
    results = await asyncio.gather(*opening, return_exceptions=True)
    assert [isinstance(each, Game) for each in results] == [False, True, True, False, True]
    assert await store.games.find_seated(4, ANN.id) == results[4]


async def test_what_a_write_raises_by_itself_reaches_the_one_who_asked(store: Store) -> None:
    def refuse(_: sa.Connection) -> None:
        raise Conflict

    with pytest.raises(Conflict):
        await store.database.write(refuse)


@pytest.mark.parametrize(
    ("lost", "times"),
    [
        (DBAPIError("UPDATE", None, Exception("gone"), connection_invalidated=True), 2),
        (DBAPIError(None, None, Exception("gone"), connection_invalidated=True), 1),  # at the COMMIT
        (DBAPIError("UPDATE", None, Exception("no such table")), 1),
    ],
)
async def test_only_what_was_lost_without_a_trace_is_done_again(store: Store, lost: DBAPIError, times: int) -> None:
    tried: list[int] = []

    def work(_: object) -> str:
        tried.append(1)
        if len(tried) == 1:
            raise lost
        return "done"

    result = (await asyncio.gather(store.database.write(work), return_exceptions=True))[0]
    assert len(tried) == times
    assert result == "done" if times == 2 else isinstance(result, StoreError) and result.__cause__ is lost


@ON_POSTGRESQL
async def test_processes_that_write_the_same_games_at_once_are_not_refused(other_store: Store, store: Store) -> None:
    read = [await store.games.open(game(place=Place(1, number))) for number in range(20)]
    for round_ in range(10):
        writes = [
            each.games.change(one, replace(one, moves=moves(round_ % 9)))
            for each, order in ((store, read), (other_store, read[::-1]))
            for one in order
        ]
        marks = (each.games.mark_shown([one.id for one in read]) for each in (store, other_store))
        results = await asyncio.gather(*writes[:20], *marks, *writes[20:], return_exceptions=True)
        assert not [result for result in results if isinstance(result, BaseException)]
        loaded = [await store.games.get(one.id) for one in read]
        read = [one for one in loaded if isinstance(one, Game)]


@ON_POSTGRESQL
async def test_however_many_lists_are_read_they_take_two_connections_and_a_core_each(store: Store) -> None:
    under_way = most = 0

    def read(on: sa.Connection) -> str:
        nonlocal under_way, most
        under_way += 1
        most = max(most, under_way)
        cores = str(on.exec_driver_sql("SHOW max_parallel_workers_per_gather").scalar())
        under_way -= 1
        return cores

    assert set(await asyncio.gather(*(store.database.read(read) for _ in range(50)))) == {"0"}
    assert most == connections.READS


@ON_POSTGRESQL
async def test_a_row_that_another_session_holds_keeps_its_own_game_waiting_and_no_other(url: str, store: Store) -> None:
    held, free = [await store.games.open(game(place=Place(1, number))) for number in range(2)]
    other = create_async_engine(url)
    async with other.connect() as connection:
        await connection.execute(sa.text("SELECT * FROM games WHERE id = :id FOR UPDATE"), {"id": held.id})
        waiting = [asyncio.create_task(move(store, held, 4))]
        waiting.append(asyncio.create_task(move(store, free, 4)))
        moved = await waiting[1]
        for cell in (0, 8):
            moved = await move(store, moved, *moved.moves, cell)
        assert (moved.ply, waiting[0].done()) == (3, False)
    assert (await waiting[0]).ply == 1
    await other.dispose()


@ON_POSTGRESQL
async def test_more_rows_than_there_are_connections_are_waited_for(url: str, store: Store) -> None:
    read = [await store.games.open(game(place=Place(1, number))) for number in range(database.MAX_PATIENT_WRITES * 4)]
    other = create_async_engine(url)
    async with other.connect() as connection:
        await connection.execute(sa.text("LOCK TABLE seats IN ACCESS EXCLUSIVE MODE"))
        ended = (replace(each, result=RESIGNED) for each in read)
        ending = asyncio.gather(*map(store.games.change, read, ended))
        await store.database.write(lambda _: None)  # behind them all
        assert not ending.done()
    assert all(each is not None and each.is_over for each in await ending)
    await other.dispose()
