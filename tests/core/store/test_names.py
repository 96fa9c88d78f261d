"""What players are called in a server: kept for them alone, renamed everywhere, told apart, found and forgotten."""

from __future__ import annotations

from dataclasses import replace

import sqlalchemy as sa

from bot.core.game import Place, User
from bot.core.store import Store
from bot.core.store.names import with_handle
from bot.core.store.tables import NAMES
from tests.values import game

HERE, THERE = Place(1 << 30, 7), Place(2 << 30, 8)
SAM, TWIN = User(5, "Sam", "sam_one"), User(6, "Sam", "sam_two")


async def rows(store: Store) -> list[tuple[int, int, str]]:
    query = sa.select(NAMES.c.guild_id, NAMES.c.user_id, NAMES.c.shown).order_by(NAMES.c.user_id)
    return await store.database.read(lambda on: [(row[0], row[1], row[2]) for row in on.execute(query)])


async def test_only_those_who_play_are_kept_and_each_server_by_itself(store: Store) -> None:
    assert (await store.names.update(HERE, SAM)).name == "Sam"
    assert await rows(store) == []
    await store.names.update(HERE, SAM, is_player=True)
    assert await rows(store) == [], "kept with the game"
    await store.games.open(game(x=SAM, place=HERE))
    await store.games.open(game(x=replace(SAM, name="Sammy"), place=THERE))
    assert await rows(store) == [(HERE.guild_id, 5, "Sam"), (THERE.guild_id, 5, "Sammy")]


async def test_a_new_name_goes_into_the_games_of_its_server_and_no_others(store: Store, other_store: Store) -> None:
    here, there = [await store.games.open(game(x=SAM, place=place)) for place in (HERE, THERE)]
    assert (await store.names.update(HERE, replace(SAM, name="Samuel"))).name == "Samuel"
    found = [await other_store.games.get(one.id) for one in (here, there)]
    assert [one.x.name for one in found if one and isinstance(one.x, User)] == ["Samuel", "Sam"]
    assert [one.version for one in found if one] == [here.version, there.version], "no move is lost by it"
    cached = store.games.cache.get(here.id)
    assert cached
    assert isinstance(cached.x, User)
    assert cached.x.name == "Samuel"


async def test_two_of_one_name_are_told_apart_whoever_comes_first(store: Store) -> None:
    for each in (SAM, TWIN):
        await store.names.keep(HERE, await store.names.update(HERE, each, is_player=True))
    assert {row[2] for row in await rows(store)} == {"Sam (sam_one)", "Sam (sam_two)"}
    assert (await store.names.update(HERE, SAM)).name == "Sam (sam_one)"
    third, opened = User(8, "SAM", "sam_three"), await store.games.open(game(x=SAM, place=THERE))
    for each in (SAM, third):
        await store.names.update(THERE, each, is_player=True)
    found = await store.games.get(opened.id)
    assert found
    assert isinstance(found.x, User)
    assert found.x.name == "Sam (sam_one)"


async def test_players_are_found_by_any_name_and_only_in_their_server(store: Store) -> None:
    guild_id = HERE.guild_id or 0
    for each in (SAM, TWIN, User(7, "Zoë Lee", "zoe")):
        await store.names.keep(HERE, await store.names.update(HERE, each, is_player=True))
    for text, ids in {
        "sam": [5, 6],
        "SAM_ONE": [5],
        "Sam (sam_two)": [6],
        "zoe lee": [7],
        "@Zoë": [7],
        "z": [7],
    }.items():
        assert [user.id for user in await store.names.find(guild_id, text)] == ids, text
    assert await store.names.find(guild_id, "z", is_whole=True) == []
    assert await store.names.find(THERE.guild_id or 0, "sam") == []
    assert await store.names.find(guild_id, "%") == []


async def test_names_go_with_the_last_game(store: Store) -> None:
    await store.games.open(game(x=SAM, o=User(9, "Ann"), place=HERE))
    await store.names.keep(HERE, TWIN)
    await store.names.tidy()
    assert [row[1] for row in await rows(store)] == [5]


def test_a_name_and_a_handle_fit_into_thirty_two_letters() -> None:
    assert with_handle("S" * 32, "h" * 10) == f"{'S' * 19} ({'h' * 10})"
    assert with_handle("Sam", "h" * 32) == "h" * 32
