"""A row that is refused: each constraint is told from the others, and a number given twice is no seat that is taken."""

from __future__ import annotations

from typing import Any

import pytest
import sqlalchemy as sa

from bot.core.game import Place
from bot.core.play.services import Services
from bot.core.store import SeatTaken, Store, StoreError
from bot.core.store.connections import ONE_SEAT, REFERENCE, Conflict
from bot.core.store.tables import GAMES, METADATA
from tests.conftest import ON_POSTGRESQL
from tests.services import meet_bot, play
from tests.values import ANN, BEN, CAT, HERE, game

BEHIND = "SELECT setval('{0}_id_seq', 1, false)"


async def put_back(store: Store, table: str) -> None:
    """Let a sequence begin again, as a restore of the rows alone leaves it."""
    await store.database.write(lambda to: to.execute(sa.text(BEHIND.format(table))))


@ON_POSTGRESQL
async def test_a_number_that_is_given_twice_is_set_right_and_the_game_begins(
    services: Services, caplog: pytest.LogCaptureFixture
) -> None:
    first = [await play(services, place=Place(1, number)) for number in range(3)]
    await put_back(services.store, "games")
    begun = await meet_bot(services, CAT)
    assert begun.id == max(one.id for one in first) + 1
    assert await services.turns.current(HERE, CAT.id) == begun
    (line,) = caplog.messages
    assert "gave a number in games that a row had already" in line
    assert (await meet_bot(services, BEN, Place(1, 99))).id == begun.id + 1
    assert len(caplog.messages) == 1


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


ROWS: list[tuple[str, dict[str, Any], str]] = [
    ("seats", {"channel_id": 1, "user_id": ANN.id, "game_id": 1}, ONE_SEAT),
    ("seats", {"channel_id": 9, "user_id": 9, "game_id": 999}, REFERENCE),
]


@pytest.mark.parametrize(("table", "row", "name"), ROWS, ids=[name for _, _, name in ROWS])
async def test_both_databases_call_a_constraint_the_same(
    store: Store, table: str, row: dict[str, Any], name: str
) -> None:
    await store.games.open(game(place=Place(1, 1)))
    with pytest.raises(Conflict) as caught:
        await store.database.write(lambda to: to.execute(sa.insert(METADATA.tables[table]).values(row)), guards=(name,))
    assert caught.value.constraint == name


async def test_a_value_that_is_missing_is_told_without_the_row(store: Store) -> None:
    row = {"channel_id": 777, "created_at": 1, "deadline": 1, "status": "ended", "moves": "secret", "version": 1}
    with pytest.raises(StoreError) as caught:
        await store.database.write(lambda to: to.execute(sa.insert(GAMES).values(row | {"board": None})))
    assert caught.value.code == "database-refused"
    assert "board" in caught.value.data["constraint"]
    assert "secret" not in str(caught.value)
    assert "777" not in str(caught.value)
