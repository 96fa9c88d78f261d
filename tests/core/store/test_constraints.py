"""A row that is refused: each constraint is told from the others, and a number given twice is no seat that is taken."""

from __future__ import annotations

from typing import Any

import pytest
import sqlalchemy as sa

from bot.core.game import Place
from bot.core.play.services import Services
from bot.core.store import SeatTaken, Store, StoreError
from bot.core.store.connections import Conflict
from bot.core.store.constraints import ONE_TOURNAMENT, REFERENCE, SEATS
from bot.core.store.tables import GAMES, METADATA
from bot.engine import STANDARD
from bot.features.tournaments.rules import Form, Tournament
from bot.features.tournaments.tables_sql import TOURNAMENTS
from tests.conftest import ON_POSTGRESQL
from tests.services import clock, executor, meet_bot, play, processes, services
from tests.values import ANN, BEN, CAT, HERE, game

__all__ = ["clock", "executor", "processes", "services"]

BEHIND = "SELECT setval('{0}_id_seq', 1, false)"


async def put_back(store: Store, table: str) -> None:
    """Let a sequence begin again, as a restore of the rows alone leaves it."""
    await store.database.write(lambda to: to.execute(sa.text(BEHIND.format(table))))


def a_tournament(channel_id: int = 5) -> Tournament:
    return Tournament(Place(1, channel_id), ANN, Form.KNOCKOUT, STANDARD, 60, 1, 100)


@ON_POSTGRESQL
async def test_a_number_that_is_given_twice_is_set_right_and_the_game_begins(
    services: Services, caplog: pytest.LogCaptureFixture
) -> None:
    first = [await play(services, place=Place(1, number)) for number in range(3)]
    await put_back(services.store, "games")
    begun = await meet_bot(services, CAT)
    assert begun.id == max(one.id for one in first) + 1
    assert await services.play.look(HERE, CAT.id) == begun
    (line,) = caplog.messages
    assert "gave a number in games that a row had already" in line
    assert (await meet_bot(services, BEN, Place(1, 99))).id == begun.id + 1
    assert len(caplog.messages) == 1


@ON_POSTGRESQL
async def test_all_sequences_are_set_right_with_the_first_and_none_that_is_ahead_goes_back(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    await store.games.open(game())
    assert await store.tournaments.open(a_tournament()) is not None
    await put_back(store, "games")
    await store.database.write(lambda to: to.execute(sa.text("SELECT setval('tournaments_id_seq', 500)")))
    assert (await store.games.open(game(place=Place(1, 98)))).id == 2
    opened = await store.tournaments.open(a_tournament(6))
    assert opened is not None
    assert opened.id == 501
    assert len(caplog.messages) == 1


@ON_POSTGRESQL
async def test_a_tournament_whose_number_was_given_begins_too(store: Store) -> None:
    first = await store.tournaments.open(a_tournament())
    await put_back(store, "tournaments")
    second = await store.tournaments.open(a_tournament(6))
    assert first is not None
    assert second is not None
    assert second.id == first.id + 1


async def test_a_seat_that_is_taken_is_that_and_nothing_else_is(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    begun = await store.games.open(game())
    with pytest.raises(SeatTaken):
        await store.games.open(game())

    def twice(connection: sa.Connection, number: int) -> None:
        connection.execute(sa.update(GAMES).where(GAMES.c.id == number).values(id=begun.id))

    assert not caplog.messages
    with pytest.raises(StoreError) as caught:
        await store.games.open(game(x=CAT, o=BEN, place=Place(1, 2)), beside=twice)
    assert (caught.value.code, caught.value.data) == ("database-refused", {"constraint": "games_pkey"})
    assert "games_pkey" in caplog.text
    assert await store.games.find_seated(2, CAT.id) is None


async def test_a_channel_with_a_tournament_is_told_from_a_fault(store: Store) -> None:
    assert await store.tournaments.open(a_tournament()) is not None
    assert await store.tournaments.open(a_tournament()) is None


ROWS: list[tuple[str, dict[str, Any], str]] = [
    ("seats", {"channel_id": 1, "user_id": ANN.id, "game_id": 1}, SEATS),
    ("seats", {"channel_id": 9, "user_id": 9, "game_id": 999}, REFERENCE),
    ("players", {"user_id": ANN.id, "name": "Ann"}, "players_user"),
    ("tournaments", {"channel_id": 5}, ONE_TOURNAMENT),
]  # fmt: skip


@pytest.mark.parametrize(("table", "row", "name"), ROWS, ids=[name for _, _, name in ROWS])
async def test_both_databases_call_a_constraint_the_same(
    store: Store, table: str, row: dict[str, Any], name: str
) -> None:
    await store.games.open(game(place=Place(1, 1)))
    made = await store.tournaments.open(a_tournament())
    assert made is not None
    await store.database.write(
        lambda to: to.execute(sa.insert(METADATA.tables["players"]).values(user_id=ANN.id, name="Ann"))
    )

    def insert(to: sa.Connection) -> None:
        same = to.execute(sa.select(TOURNAMENTS)).mappings().one() if table == "tournaments" else {}
        given = {key: value for key, value in same.items() if key != "id"} | row
        to.execute(sa.insert(METADATA.tables[table]).values(given))

    with pytest.raises(Conflict) as caught:
        await store.database.write(insert, guards=(name,))
    assert caught.value.constraint == name


async def test_a_value_that_is_missing_is_told_without_the_row(store: Store) -> None:
    row = {"channel_id": 777, "created_at": 1, "deadline": 1, "status": "ended", "moves": "secret", "version": 1}
    with pytest.raises(StoreError) as caught:
        await store.database.write(lambda to: to.execute(sa.insert(GAMES).values(row | {"board": None})))
    assert caught.value.code == "database-refused"
    assert "board" in caught.value.data["constraint"]
    assert "secret" not in str(caught.value)
    assert "777" not in str(caught.value)
