"""Who asked for anyone is notified when somebody joins."""

from __future__ import annotations

from tests.features.full import World
from tests.world import mentions_of


async def test_it_notifies_nobody_but_who_asked_when_somebody_joins(world: World) -> None:
    await world.alice.slash(world.channel, "play", open=True)
    (posted,) = world.calls()
    assert not any(mentions_of(posted).values())
    await world.press(world.bob, "Join")
    joined, notice = world.calls()
    assert not any(mentions_of(joined).values())
    assert mentions_of(notice) == {"parse": [], "users": [world.alice.id]}
    assert "bob accepted. It's your turn in game 1." in (notice.json or {})["content"]
