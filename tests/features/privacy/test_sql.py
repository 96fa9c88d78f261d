"""Somebody is forgotten: no column of any table holds their id or name; a server is: nor its number."""

from __future__ import annotations

import pytest
import sqlalchemy as sa

from bot.core.game import Game, How, Preferences, User
from bot.core.store.tables import METADATA
from bot.engine import Mark
from bot.features.privacy import sql
from tests.features.filling import fill, found_of
from tests.features.full import Store
from tests.values import BEN, game

ANN = User(987_654_321_012_345_678, "Annabella")


async def close(store: Store, user_id: int) -> None:
    """End what a user plays, as the service does."""
    for one in await store.privacy.unfinished(user_id):
        if isinstance(one, Game) and not one.is_over:
            await store.games.change(one, one.ended(None, How.STOP, 70))
        else:
            await store.games.change(one, one.timed_out())


async def test_after_all_has_been_used_nothing_holds_the_id_or_the_name_of_who_was_forgotten(store: Store) -> None:
    await fill(store, ANN, BEN)
    empty = [
        table.name
        for table in METADATA.sorted_tables
        if not await store.database.read(lambda on, table=table: on.execute(sa.select(table).limit(1)).first())  # type: ignore[misc]
    ]
    assert empty == [], "fill() has to fill it, so that this test looks at it"
    before = await found_of(store, ANN.id, ANN.name)
    assert {("games", "x"), ("games", "owner_name"), ("watches", "user_name"), ("votes", "user_id")} < before
    assert await store.privacy.keeps(ANN.id)
    assert not await store.privacy.erase(ANN.id), "a game of theirs still runs"
    await close(store, ANN.id)
    assert await store.privacy.erase(ANN.id)
    assert await found_of(store, ANN.id, ANN.name) == set()
    assert not await store.privacy.keeps(ANN.id)
    assert await store.preferences.of(ANN.id) == Preferences()


async def test_of_others_everything_stays(store: Store) -> None:
    await fill(store, ANN, BEN)
    await close(store, ANN.id)
    before = await found_of(store, BEN.id, BEN.name)
    await store.privacy.erase(ANN.id)
    assert await found_of(store, BEN.id, BEN.name) == before
    assert await store.privacy.keeps(BEN.id)
    games = [await store.games.get(number) for number in range(1, 15)]
    assert {str(one) for one in games if one and BEN in (one.x, one.o)}


async def test_what_another_process_remembers_of_a_game_cannot_be_written_any_more(
    other_store: Store, store: Store
) -> None:
    begun = await store.games.open(game(x=ANN, o=BEN))
    ended = await store.games.change(begun, begun.ended(Mark.O, How.RESIGNATION, 50))
    assert ended is not None
    assert await other_store.games.get(begun.id) == ended
    await store.privacy.erase(ANN.id)
    assert await other_store.games.change(ended, ended.timed_out()) is None
    assert other_store.games.cache.get(begun.id) is None
    assert await found_of(store, ANN.id, ANN.name) == set()


async def test_of_many_games_none_is_left_out(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sql, "BATCH", 20)
    for number in range(20 + 5):
        begun = await store.games.open(game(x=ANN if number % 2 else BEN, o=BEN if number % 2 else ANN))
        await store.games.change(begun, begun.ended(None, How.AGREEMENT, 50))
    assert await store.privacy.erase(ANN.id)
    assert await found_of(store, ANN.id, ANN.name) == set()
