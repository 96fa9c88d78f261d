"""What is written is there, once, whoever else writes: on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy.ext.asyncio import create_async_engine

from bot.engine import STANDARD, Level, Mark
from bot.games import Game, Place, Player, Status, Store, StoreError
from bot.games.database import _prepare_sqlite
from bot.games.store import SeatTaken
from bot.games.tables import METADATA
from tests.games.conftest import ANN, BEN, CAT, HERE, NO_SERVER, SERVER, THERE


def game(**fields: object) -> Game:
    base: dict[str, object] = {
        "place": HERE,
        "x": ANN,
        "o": BEN,
        "board": STANDARD,
        "status": Status.RUNNING,
        "created_at": 1,
        "deadline": 100,
    }
    return Game(**(base | fields))  # type: ignore[arg-type]


@pytest.mark.skipif(SERVER is None, reason=NO_SERVER)
def test_all_of_this_is_tested_on_postgresql_too(request: pytest.FixtureRequest) -> None:
    both = [test.name for test in request.session.items if test.name.startswith("test_every_field_comes_back")]
    assert sorted(both) == ["test_every_field_comes_back[postgresql]", "test_every_field_comes_back[sqlite]"]


async def test_every_field_comes_back(store: Store) -> None:
    name = "\U0001f600\u202d 'quoted\" \\ name".ljust(32, "\u00e9")
    written = await store.insert(
        game(
            place=Place(None, 2**63 - 1),
            x=Player(2**63 - 1, name),
            o=None,
            level=Level.HARD,
            moves=(4, 0, 8),
            offer=Mark.X,
            ended_by=Mark.O,
            message_id=2**63 - 1,
            status=Status.RESIGNED,
        )
    )
    assert written.id > 0
    assert await store.load(written.id) == written


async def test_an_unknown_number_is_no_game(store: Store) -> None:
    assert await store.load(10**18) is None


async def test_a_write_succeeds_only_on_the_version_it_read(store: Store) -> None:
    read = await store.insert(game())
    first = await store.replace(replace(read, moves=(4,)))
    assert first is not None
    assert await store.replace(replace(read, moves=(0,))) is None
    assert await store.load(read.id) == first
    assert first.version == read.version + 1


async def test_two_processes_race_for_a_row_and_one_wins(open_store: Callable[[], Store], store: Store) -> None:
    read = await store.insert(game())
    others = [open_store() for _ in range(3)]
    for other in others:
        await other.open()
    written = await asyncio.gather(
        *(each.replace(replace(read, moves=(cell,))) for cell, each in enumerate([store, *others]))
    )
    assert sum(each is not None for each in written) == 1


async def test_a_player_has_one_seat_in_a_channel(store: Store) -> None:
    first = await store.insert(game())
    for clash in (game(), game(x=BEN, o=None), game(x=CAT, o=ANN)):
        with pytest.raises(SeatTaken):
            await store.insert(clash)
    assert await store.load(first.id + 1) is None
    elsewhere = await store.insert(game(place=THERE))
    assert await store.find_running(THERE.channel_id, ANN.id) == elsewhere


@pytest.mark.parametrize("end", [Status.FINISHED, Status.RESIGNED, Status.AGREED, Status.TIMED_OUT])
async def test_an_ended_game_frees_its_seats(store: Store, end: Status) -> None:
    running = await store.insert(game())
    await store.replace(replace(running, status=end))
    assert await store.find_running(HERE.channel_id, ANN.id) is None
    await store.insert(game())


async def test_processes_race_for_a_seat_and_one_wins(open_store: Callable[[], Store], store: Store) -> None:
    others = [open_store() for _ in range(3)]
    for other in others:
        await other.open()
    results = await asyncio.gather(
        *(each.insert(game(o=None, level=Level.EASY)) for each in [store, *others]), return_exceptions=True
    )
    assert sum(isinstance(result, Game) for result in results) == 1
    assert sum(isinstance(result, SeatTaken) for result in results) == 3


WAITING = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"


@pytest.mark.skipif(SERVER is None, reason=NO_SERVER)
@pytest.mark.parametrize("url", ["postgresql"], indirect=True)  # SQLite has one writer at a time
async def test_games_that_want_the_same_seats_never_wait_for_each_other(
    url: str, open_store: Callable[[], Store], store: Store
) -> None:
    other, outside = open_store(), create_async_engine(url)
    await other.open()
    earlier = await store.insert(game(status=Status.RESIGNED))
    async with outside.connect() as holder, asyncio.timeout(20):
        for player in (ANN, BEN):  # both seats are being taken, by a transaction that comes to nothing
            seat = {"channel_id": HERE.channel_id, "user_id": player.id, "game_id": earlier.id}
            await holder.execute(sa.insert(METADATA.tables["seats"]).values(seat))
        wanting = [
            asyncio.ensure_future(each.insert(game(x=x, o=o))) for each, x, o in ((store, ANN, BEN), (other, BEN, ANN))
        ]
        async with outside.connect() as watcher:
            while (await watcher.execute(sa.text(WAITING))).scalar_one() < len(wanting):
                await watcher.rollback()  # the server's statistics stand still within a transaction
        await holder.rollback()
        results = await asyncio.gather(*wanting, return_exceptions=True)
    await outside.dispose()
    assert sorted(type(result).__name__ for result in results) == ["Game", "SeatTaken"]


async def test_a_challenge_takes_seats_when_it_is_accepted_and_not_before(store: Store) -> None:
    asked = await store.insert(game(status=Status.CHALLENGE, offer=Mark.X))
    busy = await store.insert(game(x=BEN, o=None, level=Level.EASY))
    with pytest.raises(SeatTaken):
        await store.replace(replace(asked, status=Status.RUNNING), seat=True)
    assert await store.load(asked.id) == asked
    await store.replace(replace(busy, status=Status.RESIGNED))
    assert await store.replace(replace(asked, status=Status.RUNNING), seat=True) is not None
    assert await store.find_running(HERE.channel_id, BEN.id) is not None


async def test_a_rematch_and_the_end_of_its_offer_are_written_together_or_not_at_all(store: Store) -> None:
    old = await store.insert(game(status=Status.FINISHED, offer=Mark.X))
    other = await store.insert(game(x=BEN, o=None, level=Level.EASY))
    with pytest.raises(SeatTaken):
        await store.insert(game(), closing=replace(old, offer=None))
    assert await store.load(old.id) == old
    await store.replace(replace(other, status=Status.RESIGNED))
    await store.insert(game(), closing=replace(old, offer=None))
    closed = await store.load(old.id)
    assert closed is not None
    assert closed.offer is None
    with pytest.raises(SeatTaken):
        await store.insert(game(place=THERE), closing=replace(old, offer=None))
    assert await store.find_running(THERE.channel_id, ANN.id) is None


async def test_the_newest_open_challenge_of_its_challenger_is_found(store: Store) -> None:
    await store.insert(game(status=Status.CHALLENGE, offer=Mark.X))
    newest = await store.insert(game(status=Status.CHALLENGE, x=CAT, o=ANN, offer=Mark.O))
    await store.insert(game(status=Status.DECLINED, offer=Mark.X))
    assert await store.find_challenge(HERE.channel_id, ANN.id) == newest
    assert await store.find_challenge(HERE.channel_id, BEN.id) is None
    assert await store.find_challenge(THERE.channel_id, ANN.id) is None


async def test_what_is_due_comes_oldest_first_and_bounded(store: Store) -> None:
    for number, deadline in enumerate((30, 10, 20, 40)):
        await store.insert(game(place=Place(1, number), deadline=deadline))
    await store.insert(game(place=Place(1, 9), deadline=5, status=Status.FINISHED))
    assert [each.deadline for each in await store.find_due(30, 10)] == [10, 20, 30]
    assert [each.deadline for each in await store.find_due(30, 2)] == [10, 20]


async def test_the_place_of_a_message_is_remembered_without_a_new_version(store: Store) -> None:
    running = await store.insert(game())
    await store.set_message(running.id, 77)
    assert await store.load(running.id) == replace(running, message_id=77)


async def test_a_write_leaves_the_place_of_a_message_that_was_noted_meanwhile(store: Store) -> None:
    read = await store.insert(game())
    await store.set_message(read.id, 77)
    await store.replace(replace(read, moves=(4,)))
    found = await store.load(read.id)
    assert found is not None
    assert (found.message_id, found.moves) == (77, (4,))


async def test_processes_may_keep_the_same_note_at_once(open_store: Callable[[], Store], store: Store) -> None:
    other = open_store()
    await other.open()
    for _ in range(5):
        kept = (each.set_note("a", text) for each, text in ((store, "one"), (other, "two")))
        assert await asyncio.gather(*kept, return_exceptions=True) == [None, None]
        assert await store.note("a") in ("one", "two")


async def test_notes_are_kept_and_replaced(store: Store) -> None:
    assert await store.note("a") is None
    for text in ("one", "two"):
        await store.set_note("a", text)
        assert await store.note("a") == text


async def test_everything_survives_closing_and_opening_again(open_store: Callable[[], Store], store: Store) -> None:
    written = await store.insert(game(moves=(4,)))
    await store.close()
    again = open_store()
    await again.open()
    assert await again.find_running(HERE.channel_id, BEN.id) == written


OPEN = "import asyncio, sys; from bot.games import Store; asyncio.run(Store(sys.argv[1]).open())"


async def test_processes_may_open_a_fresh_database_at_once(url: str, open_store: Callable[[], Store]) -> None:
    started = [await asyncio.create_subprocess_exec(sys.executable, "-c", OPEN, url) for _ in range(3)]
    assert [await process.wait() for process in started] == [0, 0, 0]
    store = open_store()
    await store.open()
    assert await store.note("a") is None


async def test_stores_of_one_process_may_open_a_fresh_database_at_once(open_store: Callable[[], Store]) -> None:
    stores = [open_store() for _ in range(3)]
    assert await asyncio.gather(*(each.open() for each in stores), return_exceptions=True) == [None] * 3
    assert [await each.note("a") for each in stores] == [None] * 3


def test_two_that_turn_a_new_sqlite_file_to_writing_ahead_do_not_fail(tmp_path: Path) -> None:
    first = sqlite3.connect(tmp_path / "games.db", isolation_level=None)
    second = sqlite3.connect(tmp_path / "games.db", factory=Second)
    first.execute("BEGIN IMMEDIATE")
    with pytest.raises(sqlite3.OperationalError, match="locked"):
        second.execute("PRAGMA journal_mode=WAL")  # SQLite refuses this at once, however long it may wait
    Second.before_waiting = first.commit
    _prepare_sqlite(second, None)
    assert second.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    for connection in (first, second):
        connection.close()


class Second(sqlite3.Connection):
    """Lets the other process go on just before it waits for it."""

    before_waiting: Callable[[], None]

    def cursor(self, *_: object) -> sqlite3.Cursor:  # type: ignore[override]
        def note(statement: str) -> None:
            if statement == "BEGIN IMMEDIATE":
                Second.before_waiting()

        self.set_trace_callback(note)
        return super().cursor()


async def test_the_migrations_make_the_tables_that_the_code_uses(store: Store) -> None:
    def differences(connection: sa.Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    assert await store.database.read(differences) == []


async def test_sqlite_writes_ahead_and_waits_for_the_disk(tmp_path: Path) -> None:
    store = Store(f"sqlite+aiosqlite:///{tmp_path.as_posix()}/games.db")
    await store.open()
    names = ("journal_mode", "synchronous", "foreign_keys")
    found = await store.database.write(lambda to: [to.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names])
    await store.close()
    assert found == ["wal", 2, 1]


async def test_a_database_that_cannot_be_opened_is_told_without_its_address(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    for url in (f"sqlite+aiosqlite:///{tmp_path}/file/x.db", "postgresql+asyncpg://me:hunter2@127.0.0.1:1/x"):
        store = Store(url)
        with pytest.raises(StoreError) as refused:
            await store.open()
        await store.close()
        assert "hunter2" not in str(refused.value)
        assert len(str(refused.value).splitlines()) == 1


async def test_tables_of_a_newer_version_are_told_in_words(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path.as_posix()}/games.db"
    store = Store(url)
    await store.open()
    await store.close()
    with sqlite3.connect(tmp_path / "games.db") as connection:
        connection.execute("UPDATE alembic_version SET version_num = 'later'")
    connection.close()
    with pytest.raises(StoreError, match="newer version"):
        await store.open()
    await store.close()


async def test_a_database_in_memory_serves_many_at_once() -> None:
    store = Store("sqlite+aiosqlite:///:memory:")
    await store.open()
    written = await asyncio.gather(
        *(store.insert(game(place=Place(1, number))) for number in range(20)), return_exceptions=True
    )
    found = [await store.find_running(number, ANN.id) for number in range(20)]
    await store.close()
    assert written == found
