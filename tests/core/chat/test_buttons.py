"""Presses that come late, twice, or from the wrong person."""

from __future__ import annotations

from tests.addresses import press_address
from tests.people import members_game, private
from tests.world import World, board_of, said, text_of


async def test_presses_of_a_spectator_and_out_of_turn_are_told_whose_it_is_and_a_second_click_plays_nothing(
    world: World,
) -> None:
    board = await members_game(world)
    for label in ("5", "Resign"):
        answer = said(await world.press(world.carol, label, board))
        assert answer == "Only alice or bob can do that. Use /play to start a game of your own."
    assert said(await world.press(world.bob, "5")) == "It's alice's turn. Yours comes next."
    assert board_of(world.last) == "." * 9
    await world.press(world.alice, "5", board)
    await press_address(world.env, world.alice, board, "ttt:1:0:5")
    assert board_of(world.last) == "....X...."


async def test_a_press_on_an_old_board_turns_it_into_the_current_one(world: World) -> None:
    old = await members_game(world)
    await world.move("slash", world.alice, "5")
    await world.move("slash", world.bob, "1")
    result = await world.press(world.alice, "9", old)
    assert result.acknowledged
    assert result.response is not None
    assert board_of(result.response.message) == "O...X...."
    assert (await world.game(world.alice)).ply == 2


async def test_a_press_on_the_board_of_an_ended_game_shows_its_end(world: World) -> None:
    old = await members_game(world)
    await world.press(world.bob, "Resign", private(await world.bob.slash(world.channel, "resign")))
    result = await press_address(world.env, world.alice, old, "ttt:1:0:4")
    assert result.response is not None
    assert "Called off before the first move" in text_of(result.response.message)


async def test_agreeing_to_a_draw_that_has_expired_offers_none(world: World) -> None:
    await members_game(world)
    await world.alice.send(world.channel, "!draw")
    offered = world.last
    await world.move("slash", world.alice, "5")
    await world.move("slash", world.bob, "1")
    await world.press(world.bob, "bob: agree to a draw", offered)
    game = await world.game(world.alice)
    await press_address(world.env, world.alice, offered, f"ttt:{game.id}:0:draw")
    assert await world.game(world.alice) == game
    assert not game.is_over
    assert game.draw_offer is None


async def test_boards_leave_no_view_behind(shared: World) -> None:
    world = shared
    for _ in range(3):
        await world.alice.send(world.channel, "!play easy")
        await world.press(world.alice, "5")
        await world.resign(world.alice)
    store = world.bot._connection._view_store
    assert not store._views
    assert not store._synced_message_views
