"""Where the months' tables are posted, and who is champion, as the database keeps it."""

from __future__ import annotations

import asyncio

import pytest

from bot.core.game import Place
from bot.core.store import Shards
from bot.core.store.database import LAST
from bot.features.champions.sql import Champions, Posting, putting
from tests.features.full import Store
from tests.features.ratings.rankings import rank

OCTOBER, NOVEMBER = "2026-10", "2026-11"
SERVER = 1 << 22
HERE, ELSEWHERE = Place(SERVER, 5), Place(2 << 22, 6)


class Posts(Champions):
    """Champions, with what the settings do."""

    async def put(self, posting: Posting, month: str) -> None:
        await self._database.write(putting(posting, month), order=LAST)


@pytest.fixture
def champions(store: Store) -> Posts:
    return Posts(store.database)


async def due(champions: Champions, month: str, shards: Shards | None = None) -> list[tuple[int, str, str]]:
    return [(its.guild_id, its.posted_month, zone) for its, zone in await champions.due(lambda _: month, shards)]


async def test_a_server_that_chooses_again_loses_no_post_and_gets_none_twice(champions: Posts, store: Store) -> None:
    await rank(store, 3, 1500)
    await champions.put(Posting(HERE, 7), OCTOBER)
    moved = Posting(HERE._replace(channel_id=9), 7)
    await champions.put(moved, NOVEMBER)
    assert await due(champions, NOVEMBER) == [(SERVER, OCTOBER, "")]
    await champions.crown(moved, 3)
    await champions.note(moved, NOVEMBER)
    await champions.put(Posting(HERE, 7), OCTOBER)
    assert await champions.due(lambda _: NOVEMBER, None) == []
    assert await champions.of(SERVER) == Posting(HERE, 7, 3)
    await champions.put(Posting(HERE, 8), OCTOBER)
    assert await champions.of(SERVER) == Posting(HERE, 8), "the bot has given the new role to no one yet"


async def test_a_champion_of_a_role_that_was_changed_meanwhile_or_who_is_not_known_is_not_noted(
    champions: Posts, store: Store
) -> None:
    await champions.put(Posting(HERE, 8), OCTOBER)
    await champions.crown(Posting(HERE, 8), 3)
    assert await champions.of(SERVER) == Posting(HERE, 8), "no player has that id, as after /forget"
    await rank(store, 3, 1500)
    await champions.crown(Posting(HERE, 7), 3)
    assert await champions.of(SERVER) == Posting(HERE, 8)


async def test_a_late_note_changes_nothing(champions: Posts) -> None:
    await champions.put(Posting(HERE, 7), OCTOBER)
    await champions.note(Posting(HERE, 7), "2026-12")
    await champions.note(Posting(HERE, 7), NOVEMBER)
    assert await champions.due(lambda _: "2026-12", None) == []


async def test_each_process_looks_after_its_shards_and_a_channel_that_changed_is_not_removed(
    champions: Posts,
) -> None:
    for place in (HERE, ELSEWHERE):
        await champions.put(Posting(place), OCTOBER)
    assert await due(champions, NOVEMBER, Shards(2, frozenset({1}))) == [(SERVER, OCTOBER, "")]
    await champions.remove(HERE._replace(channel_id=9))
    await champions.remove(ELSEWHERE)
    assert await due(champions, NOVEMBER) == [(SERVER, OCTOBER, "")]


async def test_managers_at_one_instant_are_all_answered(champions: Posts) -> None:
    await asyncio.gather(*(champions.put(Posting(HERE, role), OCTOBER) for role in range(1, 9)))
    found = await champions.of(SERVER)
    assert found is not None
    assert found.role_id in range(1, 9)
