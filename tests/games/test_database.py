"""The database fails: it is said in one line, nothing half is written, and all goes on when it is back."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

from bot.engine import Level
from bot.games import First, Game, GameService, Place, Status, Store, StoreError, database
from bot.games.database import Conflict
from bot.games.recent import LIMIT, Recent
from bot.games.refusals import SquareTaken
from tests.games.conftest import ANN, BEN, HERE, NO_SERVER, SERVER
from tests.games.test_store import game

Serve = Callable[[Store], GameService]
ON_SQLITE = pytest.mark.parametrize("url", ["sqlite"], indirect=True)
ON_POSTGRESQL = pytest.mark.parametrize(
    "url", [pytest.param("postgresql", marks=pytest.mark.skipif(SERVER is None, reason=NO_SERVER))], indirect=True
)


def set_pragma(store: Store, pragma: str) -> None:
    """Outside of any transaction, on the one connection that has been in use so far."""
    connection = store.database.engine.raw_connection()
    connection.cursor().execute(f"PRAGMA {pragma}")
    connection.close()


@ON_SQLITE
async def test_a_locked_file_is_told_and_waited_for(
    url: str, tmp_path: Path, serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "BUSY_S", 0.02)
    store = Store(url)
    await store.open()
    service = serve(store)
    begun = await service.lobby.start(HERE, ANN, Level.EASY, First.ME)
    other = sqlite3.connect(tmp_path / "games.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    for _ in range(2):
        with pytest.raises(StoreError, match=r"^database is locked$"):
            await service.move(HERE, ANN.id, "5")
    assert await service.look(HERE, ANN.id) == begun
    other.execute("ROLLBACK")
    other.close()
    assert (await service.move(HERE, ANN.id, "5")).moves[0] == 4
    await store.close()


async def insert_all(store: Store, games: list[Game]) -> None:
    for each in games:
        await store.insert(each)


@ON_SQLITE
async def test_a_full_disk_takes_nothing_half_and_goes_on_when_there_is_room(store: Store, serve: Serve) -> None:
    service = serve(store)
    begun = await service.lobby.start(HERE, ANN, Level.EASY, First.ME)
    set_pragma(store, "max_page_count=1")  # no more than there are
    tried = [game(place=Place(1, 100 + number)) for number in range(1000)]
    with pytest.raises(StoreError, match=r"^database or disk is full$"):
        await insert_all(store, tried)
    stored = 1
    while await store.load(stored + 1) is not None:
        stored += 1
    assert await service.look(HERE, ANN.id) == begun
    set_pragma(store, "max_page_count=100000")
    assert (await service.move(HERE, ANN.id, "5")).moves[0] == 4
    assert (await store.insert(game(place=Place(1, 99)))).id == stored + 1


@ON_SQLITE
async def test_a_file_that_may_not_be_written_keeps_what_is_in_it(store: Store, serve: Serve) -> None:
    service = serve(store)
    begun = await service.lobby.start(HERE, ANN, Level.EASY, First.ME)
    set_pragma(store, "query_only=1")
    with pytest.raises(StoreError, match=r"^attempt to write a readonly database$"):
        await service.move(HERE, ANN.id, "5")
    assert await service.look(HERE, ANN.id) == begun
    set_pragma(store, "query_only=0")
    assert (await service.move(HERE, ANN.id, "5")).moves[0] == 4


async def damaged(tmp_path: Path, url: str, where: int) -> None:
    """A database of some pages, of which one is overwritten."""
    store = Store(url)
    await store.open()
    for number in range(200):
        await store.insert(game(place=Place(1, number)))
    await store.close()
    with (tmp_path / "games.db").open("r+b") as file:
        file.seek(where)
        file.write(b"\x5a" * 2048)


@ON_SQLITE
@pytest.mark.parametrize("where", [0, 9 * 4096])
async def test_a_damaged_file_is_found_at_the_start(tmp_path: Path, url: str, where: int) -> None:
    await damaged(tmp_path, url, where)
    before = (tmp_path / "games.db").read_bytes()
    store = Store(url)
    with pytest.raises(StoreError, match=r"not a database|malformed|damaged") as found:
        await store.open()
    await store.close()
    assert len(str(found.value).splitlines()) == 1
    assert (tmp_path / "games.db").read_bytes() == before, "what may be saved of it is the host's to save"


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
async def test_a_server_that_is_gone_is_told_and_found_again(url: str, store: Store, serve: Serve) -> None:
    service = serve(store)
    begun = await service.lobby.start(HERE, ANN, Level.EASY, First.ME)
    async with no_connections(url):
        for _ in range(2):
            with pytest.raises(StoreError):
                await service.move(HERE, ANN.id, "5")
    assert await service.look(HERE, ANN.id) == begun
    assert (await service.move(HERE, ANN.id, "5")).moves[0] == 4


@ON_POSTGRESQL
async def test_a_server_that_was_restarted_is_not_noticed(url: str, store: Store, serve: Serve) -> None:
    service = serve(store)
    await service.lobby.start(HERE, ANN, Level.EASY, First.ME)
    async with no_connections(url):
        pass
    assert (await service.move(HERE, ANN.id, "5")).moves[0] == 4
    async with no_connections(url):
        pass
    assert (await service.look(HERE, ANN.id)).ply == 2


async def test_writes_that_come_together_are_one_transaction(store: Store) -> None:
    read = [await store.insert(game(place=Place(1, number))) for number in range(20)]
    begun: list[object] = []
    sa.event.listen(store.database.engine, "commit", begun.append)
    written = await asyncio.gather(*(store.replace(replace(each, moves=(4,))) for each in read))
    assert [each.moves for each in written if each] == [(4,)] * 20
    assert len(begun) == 1


async def test_a_conflict_is_that_of_the_one_who_met_it(store: Store) -> None:
    await store.insert(game())
    others = [game(place=Place(1, number)) for number in range(100, 105)]
    results = await asyncio.gather(
        *(store.insert(each) for each in [*others, game(o=None, level=Level.EASY), *others]), return_exceptions=True
    )
    assert [isinstance(each, Game) for each in results] == [True] * 5 + [False] * 6
    for each in results:
        if isinstance(each, Game):
            assert await store.load(each.id) == each


async def test_what_no_column_takes_spoils_no_write_but_its_own(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    others = [game(place=Place(1, number)) for number in range(100, 105)]
    results = await asyncio.gather(
        *(store.insert(each) for each in [*others, game(place=Place(1, 2**70))]), return_exceptions=True
    )
    assert [isinstance(each, Game) for each in results] == [True] * 5 + [False]
    assert not isinstance(results[5], StoreError)
    assert not caplog.records


async def test_who_asks_no_more_does_not_keep_the_others_from_their_answer(store: Store) -> None:
    inserting = [asyncio.ensure_future(store.insert(game(place=Place(1, number)))) for number in range(5)]
    await asyncio.sleep(0)
    inserting[0].cancel()
    inserting[3].cancel()
    results = await asyncio.gather(*inserting, return_exceptions=True)
    assert [isinstance(each, Game) for each in results] == [False, True, True, False, True]
    assert await store.find_running(4, ANN.id) == results[4]


async def test_what_a_write_raises_by_itself_reaches_the_one_who_asked(store: Store) -> None:
    def refuse(_: sa.Connection) -> None:
        raise Conflict

    with pytest.raises(Conflict):
        await store.database.write(refuse)


async def test_what_is_remembered_decides_nothing(
    service: GameService, open_store: Callable[[], Store], serve: Serve
) -> None:
    """Two processes on one row, each of which remembers what it last saw."""
    other = open_store()
    await other.open()
    elsewhere = serve(other)
    asked = await service.lobby.challenge(HERE, ANN, BEN, First.ME)
    await elsewhere.lobby.accept(HERE, asked.id, BEN.id)
    await service.move(HERE, ANN.id, "5")
    await elsewhere.move(HERE, BEN.id, "1")  # the first process remembers that it is Ben's turn
    moved = await service.move(HERE, ANN.id, "9")
    assert moved.moves == (4, 0, 8)
    await elsewhere.move(HERE, BEN.id, "2")
    with pytest.raises(SquareTaken) as taken:
        await service.move(HERE, ANN.id, "2")
    assert taken.value.free == (2, 3, 5, 6, 7)
    await elsewhere.move(HERE, ANN.id, "3")  # which the first process does not know of
    await elsewhere.resign(HERE, BEN.id)
    new = await elsewhere.lobby.start(HERE, ANN, Level.EASY, First.ME)
    moved = await service.move(HERE, ANN.id, "5")
    assert (moved.id, moved.moves[0]) == (new.id, 4)
    ended = await service.press(HERE, asked.id, ANN.id, 4, 5)
    assert ended.status is Status.RESIGNED


@pytest.mark.parametrize(
    ("lost", "times"),
    [
        (DBAPIError("UPDATE", None, Exception("gone"), connection_invalidated=True), 2),
        (DBAPIError(None, None, Exception("gone"), connection_invalidated=True), 1),  # at the COMMIT
        (DBAPIError("UPDATE", None, Exception("no such table")), 1),
    ],
)
async def test_only_what_was_lost_without_a_trace_is_done_again(lost: DBAPIError, times: int) -> None:
    tried: list[int] = []

    async def run() -> str:
        tried.append(1)
        if len(tried) == 1:
            raise lost
        return "done"

    result = (await asyncio.gather(database._once_more(run), return_exceptions=True))[0]
    assert len(tried) == times
    assert result == ("done" if times == 2 else lost)


@ON_POSTGRESQL
async def test_processes_that_write_the_same_games_at_once_are_not_refused(
    open_store: Callable[[], Store], store: Store
) -> None:
    other = open_store()
    await other.open()
    read = [await store.insert(game(place=Place(1, number))) for number in range(20)]
    for round_ in range(10):
        writes = [
            each.replace(replace(one, moves=(round_ % 9,)))
            for each, order in ((store, read), (other, read[::-1]))
            for one in order
        ]
        results = await asyncio.gather(*writes, return_exceptions=True)
        assert not [result for result in results if isinstance(result, BaseException)]
        loaded = [await store.load(one.id) for one in read]
        read = [one for one in loaded if one is not None]


def test_the_memory_of_games_is_bounded() -> None:
    recent = Recent()
    for number in range(1, LIMIT + 11):
        recent.keep(game(id=number, place=Place(1, number)))
    assert recent.find(10) is None
    assert recent.find_running(10, ANN.id) is None
    found = recent.find_running(11, ANN.id)
    assert found is not None
    recent.keep(replace(found, status=Status.RESIGNED))
    assert recent.find_running(11, ANN.id) is None
    assert len(recent._games) == LIMIT
    assert len(recent._seats) == 2 * (LIMIT - 1)
