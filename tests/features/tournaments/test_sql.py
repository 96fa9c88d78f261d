"""Tournaments as they are stored: whole, by their version, and without those who are forgotten."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial
from typing import Any

import pytest
import sqlalchemy as sa

from bot.core.game import Place, User
from bot.core.store import Outdated, SeatTaken, Shards
from bot.core.store.tables import METADATA
from bot.engine import STANDARD
from bot.features.tournaments.rules import Decision, Entrant, Form, Pairing, Stage, Tournament
from bot.features.tournaments.sql import withdraw_everywhere
from tests.features.full import Store
from tests.values import ANN, BEN, CAT, HERE, THERE, game

ENTRANTS = (Entrant(1, ANN), Entrant(2, BEN), Entrant(3, CAT))


def new(**fields: Any) -> Tournament:
    """A tournament that can be joined."""
    base: dict[str, Any] = {"place": HERE, "owner": ANN, "form": Form.KNOCKOUT, "board": STANDARD}
    return Tournament(**(base | {"round_s": 60, "created_at": 1, "deadline": 100} | fields))


async def opened(store: Store, **fields: Any) -> Tournament:
    """One that is stored."""
    made = await store.tournaments.open(new(**fields))
    assert made is not None
    return made


async def running(store: Store, **fields: Any) -> Tournament:
    """One in its first round, Ann against Ben."""
    one = await opened(store, entrants=ENTRANTS, **fields)
    seeded = tuple(each._replace(seed=each.number) for each in ENTRANTS)
    pairings = (Pairing(1, 1, 1, 2), Pairing(2, 1, 3, None, how=Decision.REST, winner=3))
    after = replace(one, stage=Stage.RUNNING, round=1, entrants=seeded, pairings=pairings, post_due=5, deadline=90)
    return await changed(store, one, after)


async def read(store: Store, one: Tournament) -> Tournament:
    """The same as it is stored now."""
    found = await store.tournaments.get(one.id)
    assert found is not None
    return found


async def changed(store: Store, before: Tournament, after: Tournament) -> Tournament:
    """After a change that nobody was faster than."""
    written = await store.tournaments.change(before, after)
    assert written is not None
    return written


async def test_what_is_written_is_read_again(store: Store) -> None:
    one = await running(store)
    assert await store.tournaments.get(one.id) == one
    one = await changed(store, one, replace(one, owner=None, posted=1, round_message_id=77, post_due=None))
    left = (one.entrants[0], one.entrants[1]._replace(has_left=True), Entrant(3, None, 3))
    over = one.pairings[0]._replace(first_points=1.5, second_points=0.5, played=2, first_came=True, second_came=True)
    more = (over._replace(winner=1, how=Decision.GAMES), one.pairings[1], Pairing(3, 2, 1, 3))
    one = await changed(store, one, replace(one, entrants=left, pairings=more, round=2, stage=Stage.RUNNING))
    assert await store.tournaments.get(one.id) == one == await store.tournaments.on_in(HERE.channel_id)
    assert await store.tournaments.get(one.id + 1) is None


async def test_a_channel_has_one_that_is_on_however_many_ask_at_once(other_store: Store, store: Store) -> None:
    made = await asyncio.gather(*(each.tournaments.open(new()) for each in (store, other_store, store, other_store)))
    (one,) = filter(None, made)
    assert await store.tournaments.open(new(place=THERE)) is not None
    await changed(store, one, replace(one, stage=Stage.CANCELLED))
    assert await store.tournaments.on_in(HERE.channel_id) is None
    assert await store.tournaments.newest_in(HERE.channel_id) == replace(one, stage=Stage.CANCELLED, version=1)
    assert await store.tournaments.open(new()) is not None


async def test_of_two_changes_of_the_same_version_one_is_written(other_store: Store, store: Store) -> None:
    one = await opened(store)
    afters = [replace(one, entrants=(entrant,)) for entrant in ENTRANTS]
    written = await asyncio.gather(
        *(each.tournaments.change(one, after) for each, after in zip((store, other_store, store), afters, strict=True))
    )
    (found,) = filter(None, written)
    assert await store.tournaments.get(one.id) == found


async def test_a_game_begins_together_with_its_match_or_not_at_all(store: Store) -> None:
    one = await running(store)
    begun = await store.tournaments.begin(one, one, 1, game())
    after = await read(store, one)
    begun_at_once = replace(one, pairings=(one.pairings[0]._replace(game_id=begun.id), one.pairings[1]))
    assert after == replace(begun_at_once, version=one.version + 1)
    assert await store.tournaments.of_game(begun.id) == (one.id, 1)
    assert await store.tournaments.of_game(begun.id + 1) is None
    with pytest.raises(Outdated):
        await store.tournaments.begin(one, one, 1, game(place=THERE))
    assert await store.games.find_seated(THERE.channel_id, ANN.id) is None
    counted = after.pairings[0]._replace(game_id=None, played=1, first_points=1)
    after = await changed(store, after, replace(after, pairings=(counted, after.pairings[1])))
    with pytest.raises(SeatTaken):
        await store.tournaments.begin(after, after, 1, game())
    assert await store.tournaments.get(one.id) == after
    assert await store.tournaments.of_game(begun.id) == (one.id, 1)


async def test_what_is_due_is_found_for_the_shards_that_are_held(store: Store) -> None:
    one = await running(store, place=Place(1 << 22, 5))

    async def pending(now: int, shards: Shards | None = None) -> list[int]:
        return await store.tournaments.pending(now, 9, shards)

    assert await pending(1) == [one.id], "it is not shown as it is"
    await store.tournaments.note_shown(one, 66)
    assert await pending(4) == []
    assert await pending(5) == [one.id], "a round is to be posted"
    one = await changed(store, one, replace(one, post_due=None))
    await store.tournaments.note_shown(one, 66)
    assert (await pending(89), await pending(90)) == ([], [one.id]), "its time is up"
    assert await pending(90, Shards(2, frozenset({0}))) == []
    assert await pending(90, Shards(2, frozenset({1}))) == [one.id]
    begun = await store.tournaments.begin(one, one, 1, game(place=one.place))
    after = await read(store, one)
    await store.tournaments.note_shown(after, 66)
    assert await pending(5) == []
    await store.games.change(begun, begun.timed_out())
    assert await pending(5) == [one.id], "a game has ended and is not counted"
    after = await changed(store, after, replace(after, stage=Stage.CANCELLED))
    await store.tournaments.note_shown(after, 67)
    assert await pending(1000) == []
    found = await store.tournaments.get(one.id)
    assert found is not None
    assert (found.message_id, found.shown) == (67, after.version)


def everything(table: sa.Table, on: sa.Connection) -> list[object]:
    """All rows of a table."""
    return list(on.execute(sa.select(table)))


async def test_who_is_forgotten_is_nowhere_and_others_stay(store: Store) -> None:
    on = await running(store)
    waiting = await opened(store, place=THERE, owner=BEN, entrants=ENTRANTS)
    over = await opened(store, place=Place(1, 12), owner=BEN, entrants=ENTRANTS)
    over = await changed(store, over, replace(over, stage=Stage.OVER))
    await store.database.write(lambda to: withdraw_everywhere(to, BEN.id))
    found = [await store.tournaments.get(each.id) for each in (on, waiting, over)]
    assert all(each is not None for each in found)
    first, second, third = (each for each in found if each is not None)
    assert first.entrants[1] == Entrant(2, None, 2, has_left=True)
    assert first.owner == ANN
    assert second.entrants == (ENTRANTS[0], ENTRANTS[2])
    assert second.owner is None
    assert third.entrants == (ENTRANTS[0], Entrant(2, None), ENTRANTS[2])
    assert await store.tournaments.change(on, on) is None, "what was read before cannot be written"
    assert set(await store.tournaments.pending(1, 9)) == {on.id, waiting.id, over.id}
    for table in METADATA.sorted_tables:
        rows = str(await store.database.read(partial(everything, table)))
        assert str(BEN.id) not in rows, table.name
        assert "'Ben'" not in rows, table.name


async def test_forgetting_somebody_who_takes_no_part_changes_nothing(store: Store) -> None:
    one = await running(store)
    await store.database.write(lambda to: withdraw_everywhere(to, User(9999, "x").id))
    assert await store.tournaments.get(one.id) == one
