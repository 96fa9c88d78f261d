"""Statistics: what somebody sees of their games and of others', in servers and in direct messages."""

from __future__ import annotations

import pytest

from tests.chat.people import WIN, finished_games, members_game, private
from tests.chat.world import World, buttons_of, said, text_of


async def test_x(world: World) -> None:
    await members_game(world, WIN)
    await members_game(world, WIN)
    await world.alice.send(world.channel, "!stats")
    print(text_of(world.last), world.last.embeds[0].fields)
    await world.bob.send(world.channel, f"!stats {world.alice.mention}")
    print(text_of(world.last), world.last.embeds[0].fields)
    shown = private(await world.carol.slash(world.channel, "stats", member=world.alice, against=world.bob))
    print(shown.embeds[0].to_dict(), buttons_of(shown))
    import time

    t = time.time()
    r = await world.press(world.carol, "Openings", world.last)
    print(time.time() - t, r, r.followups, r.response)
    assert 0
