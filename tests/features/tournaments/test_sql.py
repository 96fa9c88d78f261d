"""Tournaments as they are stored: whole, by their version, and without those who are forgotten."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.core.game import Place
from bot.core.store import Shards
from bot.engine import STANDARD
from bot.features.tournaments.rules import Decision, Entrant, Form, Pairing, Stage, Tournament
from bot.features.tournaments.sql import withdraw_everywhere
from tests.features.full import Store
from tests.values import ANN, BEN, CAT, HERE, THERE, game

ENTRANTS = (Entrant(1, ANN), Entrant(2, BEN), Entrant(3, CAT))


async def opened(store: Store, **fields: Any) -> Tournament:
    """One that is stored."""
    base: dict[str, Any] = {"place": HERE, "owner": ANN, "form": Form.KNOCKOUT, "board": STANDARD}
    base |= {"round_s": 60, "created_at": 1, "deadline": 100}
    made = await store.tournaments.open(Tournament(**(base | fields)))
    assert made is not None
    return made


async def running(store: Store, **fields: Any) -> Tournament:
    """One in its first round, Ann against Ben."""
    one = await opened(store, entrants=ENTRANTS, **fields)
    seeded = tuple(each._replace(seed=each.number) for each in ENTRANTS)
    pairings = (Pairing(1, 1, 1, 2), Pairing(2, 1, 3, None, how=Decision.REST, winner=3))
    after = replace(one, stage=Stage.RUNNING, round=1, entrants=seeded, pairings=pairings, post_due=5, deadline=90)
    return await changed(store, one, after)


async def changed(store: Store, before: Tournament, after: Tournament) -> Tournament:
    """After a change that nobody was faster than."""
    written = await store.tournaments.change(before, after)
    assert written is not None
    return written


async def test_what_is_due_is_found_for_the_shards_that_are_held_also_a_game_that_is_not_counted(store: Store) -> None:
    one, other = await running(store, place=Place(1 << 22, 5)), await running(store, place=Place(2 << 22, 6))
    assert await store.tournaments.pending(5, 9) == [one.id, other.id]
    assert await store.tournaments.pending(5, 9, Shards(2, frozenset({1}))) == [one.id]
    assert await store.tournaments.pending(5, 1) == [one.id]
    await store.tournaments.note_shown(other, 67)
    assert await store.tournaments.pending(4, 9) == [one.id], "the other's round is to be posted, later"
    one = await changed(store, one, replace(one, post_due=None))
    begun = await store.tournaments.begin(one, one, 1, game(place=one.place))
    one = replace(one, version=one.version + 1)
    await store.tournaments.note_shown(one, 66)
    assert await store.tournaments.pending(5, 9) == [other.id]
    await store.games.change(begun, begun.timed_out())
    assert await store.tournaments.pending(5, 9) == [one.id, other.id]
    one = await changed(store, one, replace(one, stage=Stage.CANCELLED))
    await store.tournaments.note_shown(one, 66)
    assert await store.tournaments.pending(1000, 9) == [other.id], "of one that is cancelled nothing is due"


async def test_who_is_forgotten_is_in_none_and_others_stay(store: Store) -> None:
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
