"""Hints and offers beside a running game."""

from __future__ import annotations

from tests.features.full import World
from tests.people import members_game, message_of
from tests.world import buttons_of, said, text_of


async def test_a_hint_and_an_offer_are_one_press_away_where_there_is_room(world: World) -> None:
    board = await members_game(world)
    assert said(await world.press(world.alice, "Hint", board)).startswith("No square is better than another")
    assert said(await world.press(world.bob, "Hint", board)) == "It's alice's turn. Yours comes next."
    world.calls()
    await world.press(world.alice, "Offer draw", board)
    assert len(world.calls()) == 1
    shown = message_of(world.channel, board)
    assert "alice offers a draw." in text_of(shown)
    assert list(buttons_of(shown))[9:] == ["Hint", "bob: agree to a draw", "Resign"]
    await world.press(world.bob, "bob: agree to a draw", board)
    assert "It's a draw" in text_of(message_of(world.channel, board))
