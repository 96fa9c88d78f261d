"""Rows of tournaments that are refused: each constraint is told from the others."""

from __future__ import annotations

from typing import Any

import pytest
import sqlalchemy as sa

from bot.core.game import Place
from bot.core.store.connections import ONE_TOURNAMENT, Conflict
from bot.core.store.tables import METADATA
from bot.engine import STANDARD
from bot.features.tournaments.rules import Form, Tournament
from bot.features.tournaments.sql import TOURNAMENTS
from tests.conftest import ON_POSTGRESQL
from tests.core.store.test_constraints import put_back
from tests.features.full import Store
from tests.values import ANN, game


def a_tournament(channel_id: int = 5) -> Tournament:
    return Tournament(Place(1, channel_id), ANN, Form.KNOCKOUT, STANDARD, 60, 1, 100)


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


ROWS: list[tuple[str, dict[str, Any], str]] = [
    ("players", {"user_id": ANN.id}, "players_user"),
    ("tournaments", {"channel_id": 5}, ONE_TOURNAMENT),
]


@pytest.mark.parametrize(("table", "row", "name"), ROWS, ids=[name for _, _, name in ROWS])
async def test_both_databases_call_a_constraint_the_same(
    store: Store, table: str, row: dict[str, Any], name: str
) -> None:
    await store.games.open(game(place=Place(1, 1)))
    made = await store.tournaments.open(a_tournament())
    assert made is not None
    await store.database.write(lambda to: to.execute(sa.insert(METADATA.tables["players"]).values(user_id=ANN.id)))

    def insert(to: sa.Connection) -> None:
        same = to.execute(sa.select(TOURNAMENTS)).mappings().one() if table == "tournaments" else {}
        given = {key: value for key, value in same.items() if key != "id"} | row
        to.execute(sa.insert(METADATA.tables[table]).values(given))

    with pytest.raises(Conflict) as caught:
        await store.database.write(insert, guards=(name,))
    assert caught.value.constraint == name
