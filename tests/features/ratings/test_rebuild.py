"""`python -m bot ratings rebuild`: what it prints, what it changes, and with which exit status it ends."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.cli import MISUSE, OK, main
from bot.features.ratings import glicko
from bot.features.ratings.sql import RATED_GAMES
from tests.conftest import ON_SQLITE
from tests.features.full import Community, OpenStore, Processes
from tests.features.ratings.test_service import TABLES, random_games, rows, write
from tests.services import Clock


@pytest.fixture(autouse=True)
def _empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No developer's `.env` may stand in the way."""
    monkeypatch.chdir(tmp_path)


async def test_all_ratings_are_computed_again_to_the_last_bit(
    *,
    processes: Processes,
    open_store: OpenStore,
    url: str,
    clock: Clock,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(glicko, "FULL", 1)  # so that the second game of two in a day counts less
    services = await processes.start()
    community = Community(services)
    await random_games(services, clock, 60)
    await community.ratings.settle()
    before = await rows(services.store, *TABLES)
    count = len(await rows(services.store, RATED_GAMES))
    await write(
        services.store,
        "UPDATE ratings SET rating = 1, deviation = 2, games = 3",
        "DELETE FROM ratings WHERE player_id = 1",
        "UPDATE standings SET games = 7",
        "UPDATE rated_games SET x_rating = 5 WHERE id > 9",
        # as older versions did: the bot's level is rated and listed
        "INSERT INTO ratings (player_id, pool, rating, deviation, volatility, games, rated_at) "
        "SELECT id, '3x3/3', 1811, 60, 0.06, 3, 1 FROM players WHERE level = 'hard'",
        "INSERT INTO standings (guild_id, pool, player_id, games, played_at) "
        "SELECT 1, '3x3/3', id, 3, 1 FROM players WHERE level = 'hard'",
    )
    assert await rows(services.store, *TABLES) != before
    await services.store.close()
    monkeypatch.setenv("DATABASE_URL", url)
    assert await asyncio.to_thread(main, ["ratings", "rebuild"]) == OK
    printed = capsys.readouterr()
    assert printed.out == f"Recomputed all ratings from {count} games.\n"
    assert printed.err.splitlines()[-1] == f"{count} games counted"
    after = open_store()
    await after.open()
    assert await rows(after, *TABLES) == before


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
