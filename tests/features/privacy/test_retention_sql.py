"""What is kept no longer: old games, and what belongs to a server that the bot left."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest
import sqlalchemy as sa

from bot.core.game import Answer, Game, How, Place
from bot.core.store import Shards
from bot.core.store.tables import METADATA
from bot.core.thinking import Thinker
from bot.engine import Mark
from bot.features.privacy import sql
from bot.features.privacy.sql import BATCH
from bot.features.puzzles.rules import DAY_S
from bot.features.puzzles.service import Puzzles
from bot.features.puzzles.sql import DAILY_ANSWERS
from tests.features.filling import SERVER, cells, fill, found_of
from tests.features.full import Store
from tests.values import ANN, BEN, challenge, game


async def ended(store: Store, at: int, **options: object) -> Game:
    begun = await store.games.open(game(**options))
    over = await store.games.change(begun, begun.ended(Mark.X, How.RESIGNATION, at))
    assert isinstance(over, Game)
    return over


async def delete_games(store: Store, before: int, shards: Shards | None = None) -> list[int]:
    """Delete some of the games that ended before then, all of which have been counted."""
    counted = sa.text("UPDATE games SET is_rated = true WHERE status = 'ended'")
    await store.database.write(lambda to: to.execute(counted))
    return list(await store.privacy.delete_games(before, shards))


async def numbers(store: Store) -> list[int]:
    """The numbers of all games that are kept."""
    return await store.database.read(lambda on: list(on.execute(sa.text("SELECT id FROM games ORDER BY id")).scalars()))


async def test_games_that_ended_before_and_challenges_that_were_answered_before_are_deleted(store: Store) -> None:
    old, new = await ended(store, 99), await ended(store, 100)
    for deadline in (99, 100):
        await store.games.open(challenge(answer=Answer.DECLINED, deadline=deadline))
    running = await store.games.open(game(deadline=5, created_at=1))
    assert await delete_games(store, 100) == [old.id]
    assert await delete_games(store, 100) == [3]
    assert await delete_games(store, 100) == []
    assert await numbers(store) == [new.id, 4, running.id]


async def test_a_game_that_is_yet_to_be_counted_for_ratings_stays(store: Store) -> None:
    old, newest = await ended(store, 5), await ended(store, 5)
    assert list(await store.privacy.delete_games(6)) == []
    assert await delete_games(store, 6) == [old.id]
    assert await numbers(store) == [newest.id], "or the next game would have its number, which old messages carry"


async def test_a_batch_is_deleted_at_a_time(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sql, "BATCH", 20)
    for _ in range(20 + 4):
        await ended(store, 5)
    assert [len(await delete_games(store, 6)) for _ in range(3)] == [20, 3, 0]


async def test_of_rows_without_a_number_a_batch_is_deleted_at_a_time_too(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sql, "BATCH", 3)
    answers = [{"user_id": user_id, "day": 1, "tries": "", "is_right": True} for user_id in range(1, 6)]
    await store.database.write(lambda to: to.execute(DAILY_ANSWERS.insert(), answers))
    left = list[int]()
    for _ in range(3):
        await store.privacy.delete_old_rows(9 * DAY_S)
        left.append(len(await store.database.read(lambda on: on.execute(sa.select(DAILY_ANSWERS)).all())))
    assert left == [2, 0, 0]


async def test_with_a_game_goes_all_that_refers_to_it_but_the_points(store: Store) -> None:
    await fill(store, ANN, BEN)
    for _ in range(20):
        for one in [await store.games.get(number) for number in await numbers(store)]:
            if one is not None and not one.is_over:
                over = one.ended(None, How.STOP, 5) if isinstance(one, Game) else one.timed_out()
                await store.games.change(one, over)
    newest = await store.games.open(challenge(answer=Answer.DECLINED, deadline=2**52))
    while await delete_games(store, 2**50):
        pass
    assert await numbers(store) == [newest.id]
    found = {table for table, _, _ in await cells(store)}
    assert found.isdisjoint({"notices", "votes", "watches", "pairing_games", "seats"})
    assert found >= {"rated_games", "players", "ratings", "preferences", "tournaments"}


async def test_other_shards_games_are_left_to_their_process(store: Store) -> None:
    for guild_id in (1 << 22, 2 << 22, None):
        await ended(store, 5, place=Place(guild_id, 10))
    await ended(store, 7)
    assert await delete_games(store, 6, Shards(2, frozenset({1}))) == [1]
    assert await delete_games(store, 6, Shards(2, frozenset({0}))) == [2, 3]


async def test_old_tournaments_and_answers_go_too(store: Store) -> None:
    await fill(store, ANN, BEN)
    await store.database.write(lambda to: to.execute(sa.text("UPDATE tournaments SET deadline = 500, stage = 'over'")))
    running = sa.text("UPDATE tournaments SET stage = 'running' WHERE id = 2")
    await store.database.write(lambda to: to.execute(running))
    await store.privacy.delete_old_rows(500)
    assert len([1 for table, column, _ in await cells(store) if (table, column) == ("tournaments", "id")]) == 2
    await store.privacy.delete_old_rows(501)
    assert {value for table, column, value in await cells(store) if column == "tournament_id"} == {2}
    assert any(table == "daily_answers" for table, _, _ in await cells(store))
    await store.privacy.delete_old_rows(86_400 * 4)
    assert not any(table == "daily_answers" for table, _, _ in await cells(store))


async def test_nothing_is_left_of_a_server_but_what_others_keep(store: Store) -> None:
    await fill(store, ANN, BEN)
    await ended(store, 5, place=Place(SERVER + 7, 12))
    await store.privacy.note([SERVER], 50)
    assert await found_of(store, SERVER)
    for _ in range(50):
        if await store.privacy.delete_server(SERVER, 50):
            break
    assert await found_of(store, SERVER) == set()
    left = {table for table, _, _ in await cells(store)}
    assert left >= {"games", "players", "preferences", "rated_games", "solvers"}
    private = [value for table, column, value in await cells(store) if (table, column) == ("games", "guild_id")]
    assert sorted(private, key=str) == sorted([None, None, SERVER + 7], key=str)
    assert left.isdisjoint({"tournaments", "entrants", "pairings", "pairing_games", "standings", "puzzle_channels"})


async def test_the_claim_on_a_post_goes_with_its_server(store: Store) -> None:
    here, other = Place(SERVER, 5), Place(SERVER + 7, 5)
    with ThreadPoolExecutor(1) as pool:
        puzzles = Puzzles(store, Thinker(pool), lambda: 7 * DAY_S, Random(0))
        for each in (here, other):
            await puzzles.claim(each, puzzles.today(), 60)
    assert await store.privacy.delete_server(SERVER, 50)
    assert {value for table, column, value in await cells(store) if (table, column) == ("leases", "name")} == {
        f"puzzle:{SERVER + 7}"
    }


async def test_every_table_that_tells_of_a_server_is_looked_at(store: Store) -> None:
    await fill(store, ANN, BEN)
    with_server = {table.name for table in METADATA.sorted_tables if "guild_id" in table.c} - {"servers"}
    assert {table for table, _ in await found_of(store, SERVER)} == with_server


async def test_games_that_began_after_the_bot_had_left_are_of_a_users_own_app_and_stay(store: Store) -> None:
    before = await store.games.open(game(place=Place(SERVER, 12), created_at=40))
    after = await store.games.open(game(place=Place(SERVER, 13), created_at=41))
    assert await store.privacy.unfinished_in(SERVER, 40) == [before]
    while not await store.privacy.delete_server(SERVER, 40):
        pass
    assert await numbers(store) == [after.id]


async def test_leaving_is_noted_once_and_coming_back_takes_that_away(store: Store) -> None:
    await store.privacy.note([SERVER, SERVER + 1])
    await store.privacy.note([SERVER], 5)
    await store.privacy.note([SERVER], 9)
    await store.privacy.note([SERVER + 2], 7)
    assert await store.privacy.servers() == {SERVER: 5, SERVER + 1: None, SERVER + 2: 7}
    assert await store.privacy.left(4) == {}
    assert await store.privacy.left(6) == {SERVER: 5}
    await store.privacy.note([SERVER])
    assert await store.privacy.left(9) == {SERVER + 2: 7}


async def test_as_many_servers_as_there_are_can_be_joined_at_once(store: Store) -> None:
    await store.privacy.note(range(1, 2 * BATCH + 2))
    assert len(await store.privacy.servers()) == 2 * BATCH + 1
