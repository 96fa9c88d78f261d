"""`python -m bot database upgrade` and `database copy`: every row there and back, and a second try after a kill."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from bot.cli import FAULT, MISUSE, OK
from bot.model import Place
from bot.store import Refused, Store, StoreError, copying, schema
from bot.store.copying import copy_database
from bot.store.tables import CLAIMS, METADATA
from tests.conftest import NO_SERVER, ON_POSTGRESQL, ON_SQLITE, SERVER, scratch_database
from tests.hosting.saved import filled, rows, run, start
from tests.store.test_schema import DATA
from tests.values import CAT, DAN, game

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


class Told:
    """What a copy tells."""

    def __init__(self) -> None:
        self.codes: list[str] = []
        self.rows: list[tuple[str, int]] = []

    def __call__(self, code: str, facts: dict[str, Any]) -> None:
        self.codes.append(code)
        if code == "copy-progress":
            self.rows.append((facts["table"], facts["rows"]))


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
            told = await copy_database(source, target, Told())
            assert told == {table: len(found) for table, found in before.items()}
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
            await copy_database(source, target, Told())
        assert await rows(there) == await rows(back) == await rows(url)


async def put_claims(url: str, count: int, *, first: int = 1000) -> None:
    """Write so many rows into a table."""
    store = Store(url)
    await store.open()
    claims = [{"number": number} for number in range(first, first + count)]
    await store.database.write(lambda to: to.execute(sa.insert(CLAIMS), claims))
    await store.close()


@TO_EACH
async def test_a_copy_that_is_killed_goes_on_where_it_was(
    url: str, kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await (await filled(url)).close()
    await put_claims(url, 35_000)
    before = await rows(url)
    async with empty(kind, tmp_path) as there:
        process = await start(tmp_path, url, "database", "copy", "-", there)
        assert process.stderr is not None
        while b"claims: 10" not in await process.stderr.readline():
            pass
        process.kill()
        await process.communicate()
        await assert_unfinished(there)
        kept = len((await rows(there))["claims"])
        assert kept >= 10_000
        ran = await run(tmp_path, url, "database", "copy", "-", there)
        assert ran.status == OK, ran
        if kept < 35_000:  # it is killed between two batches, which of them is the machine's affair
            first = next(line for line in ran.err.splitlines() if line.startswith("claims: ") and "copied" in line)
            assert int(first.split()[1].replace(",", "")) > kept
        assert await rows(there) == before
        assert "claims: 35,001 rows" in ran.out


async def assert_unfinished(url: str) -> None:
    """No bot starts on half a copy."""
    store = Store(url)
    with pytest.raises(StoreError) as refused:
        await store.open()
    await store.close()
    assert refused.value.code == "database-unfinished"


async def broken_off(source: str, target: str, table: str) -> None:
    """Begin a copy that ends when a table has been written."""

    def tell(code: str, facts: dict[str, Any]) -> None:
        if code == "copy-progress" and facts["table"] == table:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        await copy_database(source, target, tell)


@TO_EACH
@pytest.mark.parametrize("change", ["UPDATE games SET version = version + 1 WHERE id = 1", "DELETE FROM claims"])
async def test_if_the_original_has_changed_since_all_is_copied_again(
    url: str, kind: str, change: str, tmp_path: Path
) -> None:
    store = await filled(url)
    async with empty(kind, tmp_path) as there:
        await broken_off(url, there, "games")
        await store.database.write(lambda to: to.execute(sa.text(change)))
        told = Told()
        await copy_database(url, there, told)
        assert "copy-changed" in told.codes
        assert await rows(there) == await rows(url)
    await store.close()


async def test_what_is_there_is_not_written_twice(url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(copying, "BATCH", 10)
    store = await filled(url)
    await store.close()
    await put_claims(url, 34)
    async with empty("sqlite", tmp_path) as there:
        await broken_off(url, there, "claims")
        assert len((await rows(there))["claims"]) == 10
        told = Told()
        await copy_database(url, there, told)
        assert [count for table, count in told.rows if table == "claims"] == [20, 30, 35]
        assert "copy-changed" not in told.codes
        assert await rows(there) == await rows(url)


@TO_EACH
async def test_rows_of_others_are_left_alone(url: str, kind: str, tmp_path: Path) -> None:
    await (await filled(url)).close()
    async with empty(kind, tmp_path) as there:
        other = Store(there)
        await other.open()
        await other.notes.set_note("mine", "dear to me")
        await other.close()
        ran = await run(tmp_path, url, "database", "copy", "-", there)
        assert (ran.status, "TO isn't empty" in ran.err) == (MISUSE, True)
        other = Store(there)
        assert await other.notes.note("mine") == "dear to me"
        await other.database.write(lambda to: to.execute(sa.text("DELETE FROM notes")))
        await other.close()
        assert (await run(tmp_path, url, "database", "copy", "-", there)).status == OK
        ran = await run(tmp_path, url, "database", "copy", "-", there)
        assert (ran.status, "TO isn't empty" in ran.err) == (MISUSE, True)


@ON_SQLITE
async def test_tables_of_another_program_are_left_alone(url: str, tmp_path: Path) -> None:
    await (await filled(url)).close()
    with sqlite3.connect(tmp_path / "foreign.db") as foreign:
        foreign.execute("CREATE TABLE theirs (id)")
    foreign.close()
    with pytest.raises(Refused, match="copy-target-full"):
        await copy_database(url, f"sqlite:///{tmp_path}/foreign.db", Told())


@ON_SQLITE
async def test_what_cannot_be_copied_is_said(url: str, tmp_path: Path) -> None:
    store = await filled(url)
    await store.close()
    shutil.copy(DATA / "before-0003.db", tmp_path / "old.db")
    with sqlite3.connect(tmp_path / "foreign.db") as foreign:
        foreign.execute("CREATE TABLE theirs (id)")
    foreign.close()
    cases = {
        (url, f"sqlite:///{tmp_path}/games.db"): "copy-same",
        (f"sqlite:///{tmp_path}/none.db", f"sqlite:///{tmp_path}/x.db"): "copy-no-source",
        (f"sqlite:///{tmp_path}/old.db", f"sqlite:///{tmp_path}/x.db"): "copy-old-source",
        (f"sqlite:///{tmp_path}/foreign.db", f"sqlite:///{tmp_path}/x.db"): "copy-foreign-source",
    }
    for (source, target), code in cases.items():
        with pytest.raises(Refused) as refused:
            await copy_database(source, target, Told())
        assert refused.value.code == code
    assert not (tmp_path / "none.db").exists()


@ON_POSTGRESQL
async def test_the_same_server_is_known_by_another_user_too(url: str) -> None:
    other = sa.make_url(url).set(username="somebody", password="hush").render_as_string(hide_password=False)
    with pytest.raises(Refused, match="copy-same"):
        await copy_database(url, other, Told())


async def test_a_copy_that_is_not_the_same_is_none(url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As if a row were lost on its way."""
    await (await filled(url)).close()
    insert = copying._insert

    def spoil(target: sa.Connection, table: sa.Table, given: copying.Rows) -> None:
        insert(target, table, given[:-1] if table.name == "standings" else given)

    monkeypatch.setattr(copying, "_insert", spoil)
    async with empty("sqlite", tmp_path) as there:
        with pytest.raises(StoreError) as found:
            await copy_database(url, there, Told())
        assert (found.value.code, found.value.data) == ("copy-differs", {"table": "standings"})
        await assert_unfinished(there)


async def test_a_bot_that_has_the_original_open_is_told_of(url: str, tmp_path: Path) -> None:
    store = await filled(url)
    await store.games.get(1)
    async with empty("sqlite", tmp_path) as there:
        process = await run(tmp_path, url, "database", "copy", "-", there)
        assert "Somebody has the database that I copy from open" in process.err
        assert process.status == OK
    await store.close()
    async with empty("sqlite", tmp_path / "again") as there:
        process = await run(tmp_path, url, "database", "copy", url, there)
        assert "Somebody" not in process.err


async def test_no_password_is_printed(tmp_path: Path) -> None:
    secret = "postgresql+asyncpg://me:hunter2@127.0.0.1:1/games"
    for given in (("-", f"sqlite:///{tmp_path}/x.db"), (secret, "sqlite:///y.db"), ("sqlite:///y.db", secret)):
        ran = await run(tmp_path, secret, "database", "copy", *given)
        assert ran.status in (FAULT, MISUSE)
        assert "hunter2" not in ran.out + ran.err
        assert "Traceback" not in ran.err
    ran = await run(tmp_path, secret, "database", "copy", "mysql://me:hunter2@x", "-")
    assert (ran.status, ran.err.split()[0]) == (MISUSE, "FROM")
    assert "hunter2" not in ran.err


@ON_SQLITE
async def test_an_upgrade_says_from_where_to_where(url: str, tmp_path: Path) -> None:
    shutil.copy(DATA / "before-0003.db", tmp_path / "games.db")
    ran = await run(tmp_path, url, "database", "upgrade")
    assert (ran.status, ran.err) == (OK, "")
    assert ran.out.startswith(f"Upgraded the database from migration 0002 to {schema.newest()}.\n")
    (copy,) = copies(tmp_path)
    assert copy in ran.out
    ran = await run(tmp_path, url, "database", "upgrade")
    assert (ran.status, ran.out) == (OK, f"Nothing to do: the database is at migration {schema.newest()}.\n")
    shutil.copy(DATA / "before-0003.db", tmp_path / "games.db")
    assert (await run(tmp_path, url, "database", "upgrade", "--no-copy")).status == OK
    assert list(copies(tmp_path)) == [copy]


def copies(folder: Path) -> Iterator[str]:
    return (each.name for each in folder.glob("games.db.before-*"))


async def test_where_there_is_no_database_none_is_made(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path.as_posix()}/none.db"
    ran = await run(tmp_path, url, "database", "upgrade")
    assert (ran.status, ran.out) == (MISUSE, "")
    assert "There's no database at" in ran.err
    assert not (tmp_path / "none.db").exists()


@pytest.mark.parametrize("addresses", [("-", "sqlite:///:memory:"), ("sqlite:///:memory:", "-")])
async def test_nothing_is_copied_from_or_to_memory(tmp_path: Path, addresses: tuple[str, str]) -> None:
    ran = await run(tmp_path, f"sqlite:///{tmp_path.as_posix()}/none.db", "database", "copy", *addresses)
    assert (ran.status, ran.out) == (MISUSE, "")
    assert "in memory" in ran.err


def test_every_table_has_a_key_to_go_on_after() -> None:
    assert [table.name for table in METADATA.sorted_tables if not list(table.primary_key)] == []
