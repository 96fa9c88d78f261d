"""What stands in the way of a new challenge, and that limits are counted by one transaction at a time."""

from __future__ import annotations

import pytest

from bot.core.game import BOARDS, Challenge
from bot.core.store import InTheWay, Store
from bot.engine import Mark
from tests.values import ANN, BEN, THERE, challenge


async def is_quiet(store: Store, now: int, **options: object) -> bool:
    """Whether a challenge that is made at that time notifies nobody. It is withdrawn at once."""
    made = await store.games.open(challenge(created_at=now, deadline=now, **options))
    await store.games.change(made, made.timed_out())
    return made.is_quiet


async def in_the_way(store: Store, now: int, **options: object) -> Challenge:
    with pytest.raises(InTheWay) as caught:
        await store.games.open(challenge(created_at=now, deadline=1000, **options))
    assert isinstance(caught.value.earlier, Challenge)
    return caught.value.earlier


async def test_a_challenge_that_was_accepted_stands_in_nobodys_way(store: Store) -> None:
    asked = await store.games.open(challenge())
    await store.games.change(asked, asked.accepted(100))
    assert not await is_quiet(store, 5)


async def test_who_is_challenged_and_challenges_back_on_that_board_meets_that_challenge(store: Store) -> None:
    standing = await store.games.open(challenge(deadline=100))
    assert await in_the_way(store, 5, x=BEN, o=ANN) == standing
    assert await in_the_way(store, 5, o=BEN, challenger=Mark.O, x=ANN) == standing
    assert not await is_quiet(store, 5, x=BEN, o=ANN, board=BOARDS["4x4"])
    assert not await is_quiet(store, 100, x=BEN, o=ANN, place=THERE)
