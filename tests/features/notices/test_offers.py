"""Who is challenged is pinged, and who asked is told of the answer."""

from __future__ import annotations

from tests.features.full import World
from tests.world import mentions_of


async def test_the_one_who_is_challenged_is_pinged_once_and_nobody_else(world: World) -> None:
    await world.alice.slash(world.channel, "play", opponent=world.bob)
    assert mentions_of(world.calls()[-1]) == {"parse": [], "users": [world.bob.id]}
    await world.press(world.bob, "Accept")
    accepted, notice = world.calls()
    assert not any(mentions_of(accepted).values())
    assert mentions_of(notice) == {"parse": [], "users": [world.alice.id]}
    await world.press(world.alice, "5")
    moved, withdrawn = world.calls()
    assert not any(mentions_of(moved).values())
    assert withdrawn.method == "DELETE"
