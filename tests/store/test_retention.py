"""What is kept no longer: old games, and what belongs to a server that the bot left."""

from __future__ import annotations

import pytest
import sqlalchemy as sa

from bot.engine import Mark
from bot.model import Answer, Game, How, Place
from bot.store import Shards, Store
from bot.store.retention import BATCH
from bot.store.tables import METADATA
from tests.store.filling import SERVER, cells, fill, found_of
from tests.values import ANN, BEN, challenge, game


async def ended(store: Store, at: int, **options: object) -> Game:
    begun = await store.games.open(game(**options))
    over = await store.games.change(begun, begun.ended(Mark.X, How.RESIGNATION, at))
    assert isinstance(over, Game)
    return over


async def numbers(store: Store) -> list[int]:
    """The numbers of all games that are kept."""
    return await store.database.read(lambda on: list(on.execute(sa.text("SELECT id FROM games ORDER BY id")).scalars()))


async def test_games_that_ended_before_and_challenges_that_were_answered_before_are_deleted(store: Store) -> None:
    old, new = await ended(store, 99), await ended(store, 100)
    for deadline in (99, 100):
        await store.games.open(challenge(answer=Answer.DECLINED, deadline=deadline))
    running = await store.games.open(game(deadline=5, created_at=1))
    assert list(await store.retention.delete_games(100)) == [old.id]
    assert list(await store.retention.delete_games(100)) == [3]
    assert list(await store.retention.delete_games(100)) == []
    assert await numbers(store) == [new.id, 4, running.id]


async def test_a_batch_is_deleted_at_a_time(store: Store) -> None:
    for _ in range(BATCH + 3):
        await ended(store, 5)
    assert [len(await store.retention.delete_games(6)) for _ in range(3)] == [BATCH, 3, 0]


async def test_with_a_game_goes_all_that_refers_to_it_but_the_points(store: Store) -> None:
    await fill(store, ANN, BEN)
    for _ in range(20):
        for one in [await store.games.get(number) for number in await numbers(store)]:
            if one is not None and not one.is_over:
                over = one.ended(None, How.STOP, 5) if isinstance(one, Game) else one.timed_out()
                await store.games.change(one, over)
    while await store.retention.delete_games(2**50):
        pass
    assert await numbers(store) == []
    found = {table for table, _, _ in await cells(store)}
    assert found.isdisjoint({"games", "notices", "votes", "watches", "pairing_games", "seats"})
    assert found >= {"rated_games", "players", "ratings", "preferences", "tournaments"}


async def test_other_shards_games_are_left_to_their_process(store: Store) -> None:
    for guild_id in (1 << 22, 2 << 22, None):
        await ended(store, 5, place=Place(guild_id, 10))
    assert list(await store.retention.delete_games(6, Shards(2, frozenset({1})))) == [1]
    assert list(await store.retention.delete_games(6, Shards(2, frozenset({0})))) == [2, 3]


async def test_old_tournaments_and_answers_go_too(store: Store) -> None:
    await fill(store, ANN, BEN)
    await store.database.write(lambda to: to.execute(sa.text("UPDATE tournaments SET deadline = 500, status = 'over'")))
    running = sa.text("UPDATE tournaments SET status = 'running' WHERE id = 2")
    await store.database.write(lambda to: to.execute(running))
    await store.retention.delete_others(500)
    assert len([1 for table, column, _ in await cells(store) if (table, column) == ("tournaments", "id")]) == 2
    await store.retention.delete_others(501)
    assert {value for table, column, value in await cells(store) if column == "tournament_id"} == {2}
    assert any(table == "daily_answers" for table, _, _ in await cells(store))
    await store.retention.delete_others(86_400 * 4)
    assert not any(table == "daily_answers" for table, _, _ in await cells(store))


async def test_nothing_is_left_of_a_server_but_what_others_keep(store: Store) -> None:
    await fill(store, ANN, BEN)
    await ended(store, 5, place=Place(SERVER + 7, 12))
    await store.retention.note_departure(SERVER, 5)
    assert await found_of(store, SERVER)
    for _ in range(50):
        if await store.retention.delete_server(SERVER):
            break
    assert await found_of(store, SERVER) == set()
    left = {table for table, _, _ in await cells(store)}
    assert left >= {"games", "players", "preferences", "rated_games", "solvers"}
    private = [value for table, column, value in await cells(store) if (table, column) == ("games", "guild_id")]
    assert sorted(private, key=str) == sorted([None, None, SERVER + 7], key=str)
    assert left.isdisjoint({"tournaments", "entrants", "pairings", "pairing_games", "standings", "puzzle_channels"})


async def test_every_table_that_tells_of_a_server_is_looked_at(store: Store) -> None:
    await fill(store, ANN, BEN)
    with_server = {table.name for table in METADATA.sorted_tables if "guild_id" in table.c} - {"departures"}
    assert {table for table, _ in await found_of(store, SERVER)} == with_server


async def test_a_departure_is_noted_once_and_dropped(store: Store) -> None:
    await store.retention.note_departure(SERVER, 5)
    await store.retention.note_departure(SERVER, 9)
    assert await store.retention.departures() == {SERVER: 5}
    await store.retention.drop_departure(SERVER)
    await store.retention.drop_departure(SERVER)
    assert await store.retention.departures() == {}


@pytest.mark.parametrize(("shard", "expected"), [(0, {2 << 22}), (1, {1 << 22, 3 << 22})])
async def test_the_servers_that_anything_is_kept_of_are_known(store: Store, shard: int, expected: set[int]) -> None:
    for guild_id in (2 << 22, 1 << 22, 1 << 22, None, 3 << 22):
        await store.games.open(game(place=Place(guild_id, (guild_id or 5) + len(await numbers(store)))))
    assert await store.retention.servers() == {1 << 22, 2 << 22, 3 << 22}
    assert await store.retention.servers(Shards(2, frozenset({shard}))) == expected
