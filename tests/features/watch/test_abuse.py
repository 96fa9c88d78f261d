"""As many followers and exhibitions as a server may have."""

from __future__ import annotations

import pytest

from bot.core.store import limits
from tests.features.full import World
from tests.world import board_of, said


async def test_a_game_is_followed_from_so_many_places(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "FOLLOWERS", 2)
    await world.alice.send(world.channel, "!play")
    places = [world.guild.create_text_channel(f"lobby{number}") for number in range(3)]
    for place in places[:2]:
        await world.bob.send(place, "!watch 1")
        assert place.last_message is not None
        assert board_of(place.last_message) == "." * 9
    refused = said(await world.bob.slash(places[2], "watch", game=1))
    assert refused == "Game 1 is already followed in 2 places. Use /games to find another."
    await world.bob.send(places[0], "!watch 1")  # where it is followed already it may be asked for again


async def test_a_server_has_so_many_exhibitions(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "EXHIBITIONS", 1)
    await world.bob.slash(world.channel, "watch", x="easy", o="easy")
    elsewhere = world.guild.create_text_channel("elsewhere")
    refused = said(await world.carol.slash(elsewhere, "watch", x="easy", o="easy"))
    assert refused == "I'm already showing 1 exhibition in this server. Stop one with /unwatch to make room."
    assert "already on show here" in said(await world.carol.slash(world.channel, "watch", x="easy", o="easy"))
