"""`python -m bot ratings rebuild`: what it prints, what it changes, and with which exit status it ends."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
import sqlalchemy as sa

from bot.cli import MISUSE, OK, main
from bot.engine import Level
from bot.features.ratings.sql import POOLS, RATED_GAMES, RATINGS, STANDINGS
from tests.conftest import ON_SQLITE
from tests.features.full import Community, OpenStore, Processes
from tests.features.ratings.rankings import rank
from tests.services import resigned
from tests.values import ANN, BEN, CAT


@pytest.fixture(autouse=True)
def _empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No developer's `.env` may stand in the way."""
    monkeypatch.chdir(tmp_path)


async def test_all_ratings_are_computed_again(
    processes: Processes,
    open_store: OpenStore,
    url: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    services = await processes.start()
    community = Community(services)
    for x, o in ((ANN, BEN), (BEN, CAT), (CAT, ANN), (ANN, BEN)):
        await resigned(services, "12", x=x, o=o)
    await community.ratings.settle()

    def read(on: sa.Connection) -> list[sa.Row[tuple[object, ...]]]:
        tables = (RATINGS, POOLS, STANDINGS, RATED_GAMES)
        return [row for table in tables for row in on.execute(sa.select(table).order_by(*table.primary_key)).all()]

    before = await services.store.database.read(read)
    await services.store.database.write(lambda to: to.execute(sa.text("UPDATE ratings SET rating = 7, games = 0")))
    await rank(services.store, None, 1811, level=Level.HARD)  # as older versions did, and listed it
    await services.store.close()
    monkeypatch.setenv("DATABASE_URL", url)
    assert await asyncio.to_thread(main, ["ratings", "rebuild"]) == OK
    printed = capsys.readouterr()
    assert printed.out == "Recomputed all ratings from 4 games.\n"
    assert printed.err == "4 games counted\n"
    after = open_store()
    await after.open()
    assert await after.database.read(read) == before


@ON_SQLITE
async def test_while_a_bot_uses_the_file_nothing_is_computed(
    processes: Processes, url: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It would keep every move waiting, and the bot would go on with the ratings that it remembers."""
    services = await processes.start()
    await services.store.notes.note("any")  # it's connected
    monkeypatch.setenv("DATABASE_URL", url)
    assert await asyncio.to_thread(main, ["ratings", "rebuild"]) == MISUSE
    assert "is in use. Stop the bot" in capsys.readouterr().err
    await services.store.notes.set_note("any", "it goes on")


def test_a_database_that_can_never_be_used_and_a_bad_setting_are_misuse(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("no folder")
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{tmp_path}/file/x.db")
    assert main(["ratings", "rebuild"]) == MISUSE
    assert capsys.readouterr().err.startswith("I can't use the database: ")
    monkeypatch.setenv("DATABASE_URL", "mysql://x")
    assert main(["ratings", "rebuild"]) == MISUSE


def test_what_is_to_be_done_with_ratings_has_to_be_said(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["ratings"])
    assert "ACTION" in capsys.readouterr().err
