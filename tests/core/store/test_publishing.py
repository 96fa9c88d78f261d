"""Whoever subscribes hears every change: after its commit, once, in the order of commits."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from bot.core.game import Answer, Challenge, Change, Game, Place
from bot.core.store import Outdated, SeatTaken, Store, StoreError
from bot.engine import Mark
from tests.conftest import OpenStore
from tests.faults import broken, hear_commits
from tests.values import RESIGNED, challenge, game, moves


async def test_what_is_written_is_heard_with_what_was_before(store: Store) -> None:
    heard: list[Change] = []
    store.games.subscribe(heard.append)
    asked = await store.games.open(challenge())
    begun = await store.games.change(asked, asked.accepted(200))
    assert begun is not None
    moved = await store.games.change(begun, replace(begun, moves=moves(4)))
    assert moved is not None
    assert heard == [Change(None, asked), Change(asked, begun), Change(begun, moved)]
    assert not any(change.after.is_over for change in heard)
    declined = await store.games.open(challenge())
    await store.games.change(declined, replace(declined, answer=Answer.DECLINED))
    assert heard[-1].after.is_over


async def test_what_comes_to_nothing_is_not_heard(store: Store) -> None:
    begun = await store.games.open(game())
    ended = await store.games.open(game(place=Place(1, 2), result=RESIGNED))
    heard: list[Change] = []
    store.games.subscribe(heard.append)
    with pytest.raises(SeatTaken):
        await store.games.open(game())
    stale = replace(begun, version=7)
    assert await store.games.change(stale, replace(stale, moves=moves(4))) is None
    with pytest.raises(Outdated):
        await store.games.open(game(place=Place(1, 2)), closing=replace(ended, version=7))
    assert heard == []


async def test_it_is_heard_after_the_commit_and_by_then_another_process_sees_it(
    open_store: OpenStore, store: Store
) -> None:
    steps: list[str] = []
    hear_commits(store, lambda: steps.append("commit"))
    store.games.subscribe(lambda _: steps.append("heard"))
    begun = await store.games.open(game())
    await store.games.change(begun, replace(begun, moves=moves(4)))
    assert steps == ["commit", "heard"] * 2


async def test_a_commit_that_fails_is_not_heard(store: Store) -> None:
    begun = await store.games.open(game())
    heard: list[Change] = []
    store.games.subscribe(heard.append)

    async with broken(store, "COMMIT"):
        with pytest.raises(StoreError):
            await store.games.change(begun, replace(begun, moves=moves(4)))
        with pytest.raises(StoreError):
            await store.games.open(game(place=Place(1, 2)))
    assert heard == []
    assert await store.games.get(begun.id) == begun


async def test_changes_that_share_a_commit_are_heard_in_the_order_they_are_written_in(store: Store) -> None:
    read = [await store.games.open(game(place=Place(1, number))) for number in range(10)]
    heard: list[int] = []
    store.games.subscribe(lambda change: heard.append(change.after.id))
    await asyncio.gather(*(store.games.change(each, replace(each, moves=moves(4))) for each in read[::-1]))
    assert heard == [each.id for each in read]


async def test_one_that_fails_to_hear_keeps_nobody_else_from_it(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    def fail(_: Change) -> None:
        raise LookupError("deaf")

    heard: list[Game | Challenge] = []
    store.games.subscribe(fail)
    store.games.subscribe(lambda change: heard.append(change.after))
    begun = await store.games.open(game(draw_offer=Mark.X))
    assert heard == [begun]
    assert [record.exc_info is not None for record in caplog.records] == [True]
    assert str(begun.id) in caplog.text
