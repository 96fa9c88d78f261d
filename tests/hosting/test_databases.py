"""`python -m bot database upgrade` and `database copy`: every row there and back, all of them or none."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest
import sqlalchemy as sa

from bot.cli import FAULT, MISUSE, OK
from bot.core.game import Place
from bot.core.store import Refused, Store, StoreError, copying, schema
from bot.core.store.copying import copy_database
from bot.core.store.tables import METADATA
from tests.conftest import NO_SERVER, ON_POSTGRESQL, ON_SQLITE, SERVER, scratch_database
from tests.core.store.test_schema import DATA
from tests.hosting.saved import filled, rows, run
from tests.values import CAT, DAN, game

pytestmark = pytest.mark.slow

KINDS = ["sqlite", *(["postgresql"] if SERVER else [])]
TO_EACH = pytest.mark.parametrize("kind", KINDS)


@asynccontextmanager
async def empty(kind: str, folder: Path) -> AsyncIterator[str]:
    """The address of a database with nothing in it, beside that of the test."""
    if kind == "sqlite":
        yield f"sqlite:///{folder.as_posix()}/other/{kind}.db"
    else:
        async with scratch_database(SERVER or "") as url:
            yield url


@TO_EACH
async def test_a_copy_there_and_back_is_the_same_in_every_row(
    url: str, kind: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    store = await filled(url)
    await store.close()
    before = await rows(url)
    assert min(map(len, before.values())) > 0
    async with empty(kind, tmp_path) as there, empty("sqlite", tmp_path / "back") as back:
        for source, target in ((url, there), (there, back)):
            assert await copy_database(source, target) == (sum(map(len, before.values())), False)
        assert await rows(there) == await rows(back) == before
        copied = Store(there)
        await copied.open()
        assert not caplog.messages, "no sequence has to be set right"
        newest = max(number for number, *_ in before["games"])  # type: ignore[type-var]
        assert (await copied.games.open(game(x=CAT, o=DAN, place=Place(1, 1)))).id == newest + 1  # type: ignore[operator]
        await copied.close()


@ON_SQLITE
@pytest.mark.skipif(SERVER is None, reason=NO_SERVER)
async def test_texts_that_a_language_orders_otherwise_are_copied_there_and_back(url: str, tmp_path: Path) -> None:
    store = await filled(url)
    for name in ("b", "A", "B", "_", "é", "-a", "Z", "z", "\U0001f600", "\uffee"):
        await store.notes.set_note(name, name)
    await store.close()
    english = "TEMPLATE template0 LOCALE_PROVIDER icu ICU_LOCALE 'en-US'"
    async with scratch_database(SERVER or "", english) as there, empty("sqlite", tmp_path) as back:
        for source, target in ((url, there), (there, back)):
            await copy_database(source, target)
        assert await rows(there) == await rows(back) == await rows(url)


@TO_EACH
async def test_rows_of_others_are_left_alone(url: str, kind: str, tmp_path: Path) -> None:
    await (await filled(url)).close()
    async with empty(kind, tmp_path) as there:
        other = Store(there)
        await other.open()
        await other.notes.set_note("mine", "dear to me")
        with pytest.raises(Refused, match="copy-target-full"):
            await copy_database(url, there)
        assert await other.notes.note("mine") == "dear to me"
        await other.database.write(lambda to: to.execute(sa.text("DELETE FROM notes")))
        await other.close()
        await copy_database(url, there)  # tables without rows are no hindrance
        with pytest.raises(Refused, match="copy-target-full"):
            await copy_database(url, there)


@ON_SQLITE
async def test_what_cannot_be_copied_is_said(url: str, tmp_path: Path) -> None:
    store = await filled(url)
    await store.close()
    shutil.copy(DATA / "before-0003.db", tmp_path / "old.db")
    with closing(sqlite3.connect(tmp_path / "foreign.db")) as foreign:
        foreign.execute("CREATE TABLE theirs (id)")
    cases = {
        (url, f"sqlite:///{tmp_path}/games.db"): "copy-same",
        (f"sqlite:///{tmp_path}/old.db", f"sqlite:///{tmp_path}/x.db"): "copy-old-source",
        (f"sqlite:///{tmp_path}/foreign.db", f"sqlite:///{tmp_path}/x.db"): "copy-foreign-source",
        (url, f"sqlite:///{tmp_path}/foreign.db"): "copy-target-full",
    }
    for (source, target), code in cases.items():
        with pytest.raises(Refused) as caught:
            await copy_database(source, target)
        assert caught.value.code == code


@ON_POSTGRESQL
async def test_the_same_server_is_known_by_another_user_too(url: str) -> None:
    other = sa.make_url(url).set(username="somebody", password="hush").render_as_string(hide_password=False)
    with pytest.raises(Refused, match="copy-same"):
        await copy_database(url, other)


@TO_EACH
async def test_a_copy_that_fails_half_way_leaves_nothing(
    url: str, kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As if a row of the last table were lost on its way, in batches of one row."""
    await (await filled(url)).close()
    last = METADATA.sorted_tables[-1]
    monkeypatch.setattr(copying, "BATCH_ROWS", 1)
    count = copying._count
    async with empty(kind, tmp_path) as there:
        wanted = sa.make_url(there).database

        def lose(on: sa.Connection, table: sa.Table) -> int:
            here = on.engine.url.database or on.scalar(sa.text("SELECT current_database()"))
            return max(0, count(on, table) - (table.name == last.name and here == wanted))

        monkeypatch.setattr(copying, "_count", lose)
        with pytest.raises(StoreError) as found:
            await copy_database(url, there)
        assert (found.value.code, found.value.data) == ("copy-differs", {"table": last.name})
        store = Store(there)
        assert await store.database.read(lambda on: sa.inspect(on).get_table_names()) == []
        await store.close()
        monkeypatch.setattr(copying, "_count", count)
        await copy_database(url, there)
        assert await rows(there) == await rows(url)


async def test_a_bot_that_has_the_original_open_is_told_of(url: str, tmp_path: Path) -> None:
    store = await filled(url)
    await store.games.get(1)
    async with empty("sqlite", tmp_path) as there:
        assert (await copy_database(url, there))[1]
    await store.close()


@ON_SQLITE
def test_the_command_tells_how_many_rows_and_that_a_bot_runs(url: str, tmp_path: Path) -> None:
    with asyncio.Runner() as runner:
        store = runner.run(filled(url))
        ran = run(tmp_path, url, "database", "copy", "-", f"sqlite:///{tmp_path}/one.db")
        assert (ran.status, "probably in a running bot" in ran.err) == (OK, True)
        runner.run(store.close())
    ran = run(tmp_path, url, "database", "copy", url, f"sqlite:///{tmp_path}/two.db")
    count = sum(map(len, asyncio.run(rows(url)).values()))
    assert (ran.status, ran.err, ran.out.startswith(f"Copied {count} rows. Set DATABASE_URL")) == (OK, "", True)


def test_no_password_is_printed(tmp_path: Path) -> None:
    secret = "postgresql+asyncpg://me:hunter2@127.0.0.1:1/games"
    for given in (("-", f"sqlite:///{tmp_path}/x.db"), (secret, "sqlite:///y.db"), ("sqlite:///y.db", secret)):
        ran = run(tmp_path, secret, "database", "copy", *given)
        assert ran.status in (FAULT, MISUSE)
        assert "hunter2" not in ran.out + ran.err
        assert "Traceback" not in ran.err
    ran = run(tmp_path, secret, "database", "copy", "mysql://me:hunter2@x", "-")
    assert (ran.status, ran.err.split()[0]) == (MISUSE, "FROM")
    assert "hunter2" not in ran.err


@ON_SQLITE
@pytest.mark.smoke
def test_an_upgrade_says_from_where_to_where(url: str, tmp_path: Path) -> None:
    shutil.copy(DATA / "before-0003.db", tmp_path / "games.db")
    ran = run(tmp_path, url, "database", "upgrade")
    assert (ran.status, ran.err) == (OK, "")
    assert ran.out.startswith(f"Upgraded the database from migration 0002 to {schema.newest()}.\n")
    (copy,) = copies(tmp_path)
    assert copy in ran.out
    ran = run(tmp_path, url, "database", "upgrade")
    assert (ran.status, ran.out) == (OK, f"Nothing to do: the database is at migration {schema.newest()}.\n")
    shutil.copy(DATA / "before-0003.db", tmp_path / "games.db")
    assert (run(tmp_path, url, "database", "upgrade", "--no-copy")).status == OK
    assert list(copies(tmp_path)) == [copy]


def copies(folder: Path) -> Iterator[str]:
    return (each.name for each in folder.glob("games.db.before-*"))


def test_where_there_is_no_database_none_is_made(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path.as_posix()}/none.db"
    ran = run(tmp_path, url, "database", "upgrade")
    assert (ran.status, ran.out) == (MISUSE, "")
    assert "There's no database at" in ran.err
    assert not (tmp_path / "none.db").exists()


@pytest.mark.parametrize("addresses", [("-", "sqlite:///:memory:"), ("sqlite:///:memory:", "-")])
def test_nothing_is_copied_from_or_to_memory(tmp_path: Path, addresses: tuple[str, str]) -> None:
    ran = run(tmp_path, f"sqlite:///{tmp_path.as_posix()}/none.db", "database", "copy", *addresses)
    assert (ran.status, ran.out) == (MISUSE, "")
    assert "in memory" in ran.err
