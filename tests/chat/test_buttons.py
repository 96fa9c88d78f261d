"""Presses that come late, twice, from the wrong person, or from a client that was tampered with."""

from __future__ import annotations

import asyncio

import discord
import pytest
from simcord import InteractionResult, MemberActor

from bot.chat.render import words
from bot.games import Status
from tests.chat.world import World, board_of, buttons_of, said, text_of


async def members_game(world: World) -> discord.Message:
    """Alice (X) plays Bob; the board message."""
    await world.alice.slash(world.channel, "play", opponent=world.bob)
    await world.press(world.bob, "Accept")
    return world.last


async def forge(world: World, player: MemberActor, message: discord.Message, custom_id: str) -> InteractionResult:
    """Press a button that the message does not have, as a modified client may."""
    stored = world.env.backend.get_message(message.channel.id, message.id)
    components, stored.components = (
        stored.components,
        [{"type": 1, "components": [{"type": 2, "style": 2, "label": "x", "custom_id": custom_id}]}],
    )
    try:
        return await player.click(message, custom_id=custom_id)
    finally:
        if stored.components[0]["components"][0]["custom_id"] == custom_id:
            stored.components = components


async def test_a_spectator_is_told_in_private_whose_game_it_is(world: World) -> None:
    board = await members_game(world)
    for label in ("5", "Resign"):
        answer = said(await world.press(world.carol, label, board))
        assert answer == "That is for alice and bob. Start a game of your own with /play."
    assert board_of(world.last) == "." * 9


async def test_a_press_out_of_turn_is_told_whose_turn_it_is(world: World) -> None:
    await members_game(world)
    assert said(await world.press(world.bob, "5")) == "It is alice's turn. Yours comes next."


async def test_the_second_half_of_a_double_click_plays_nothing(world: World) -> None:
    board = await members_game(world)
    game = await world.game(world.alice)
    await world.press(world.alice, "5", board)
    await forge(world, world.alice, board, f"ttt:{game.id}:0:5")
    assert board_of(world.last) == "....X...."


async def test_a_press_on_an_old_board_turns_it_into_the_current_one(world: World) -> None:
    old = await members_game(world)
    await world.alice.send(world.channel, "!move 5")
    await world.bob.send(world.channel, "!move 1")
    result = await world.press(world.alice, "9", old)
    assert result.acknowledged
    assert result.response is not None
    assert board_of(result.response.message) == "O...X...."
    assert (await world.game(world.alice)).ply == 2


async def test_a_press_on_the_board_of_an_ended_game_shows_its_end(world: World) -> None:
    old = await members_game(world)
    await world.bob.send(world.channel, "!resign")
    result = await world.press(world.alice, "5", old)
    assert result.response is not None
    assert "alice wins:** bob resigned." in text_of(result.response.message)


async def test_taken_squares_and_ended_boards_are_switched_off(world: World) -> None:
    board = await members_game(world)
    await world.press(world.alice, "5", board)
    assert buttons_of(world.last)["❌"].disabled
    await world.alice.send(world.channel, "!resign")
    assert {label for label, button in buttons_of(world.last).items() if not button.disabled} == {"Rematch", "Replay"}


async def test_the_winning_line_stands_out_on_the_buttons(world: World) -> None:
    await members_game(world)
    for player, square in ((world.alice, 1), (world.bob, 4), (world.alice, 5), (world.bob, 6), (world.alice, 9)):
        await world.press(player, str(square))
    row = [button for each in world.last.components if isinstance(each, discord.ActionRow) for button in each.children]
    green = [
        number
        for number, button in enumerate(row)
        if isinstance(button, discord.Button) and button.style is discord.ButtonStyle.success
    ]
    assert green == [0, 4, 8]


async def test_only_the_one_who_is_challenged_can_answer(world: World) -> None:
    await world.alice.slash(world.channel, "play", opponent=world.bob)
    for player, label in ((world.carol, "Accept"), (world.alice, "Accept"), (world.carol, "Decline")):
        assert said(await world.press(player, label)) == "That is for bob. Start a game of your own with /play."
    assert said(await world.press(world.bob, "Withdraw")).startswith("That is for alice.")
    assert "challenges you" in text_of(world.last)


async def test_accepting_while_busy_is_refused_and_can_be_done_later(world: World) -> None:
    await world.alice.slash(world.channel, "play", opponent=world.bob)
    challenge = world.last
    await world.bob.send(world.channel, "!play")
    assert said(await world.press(world.bob, "Accept", challenge)).startswith("You already have a game here.")
    await world.bob.send(world.channel, "!resign")
    await world.press(world.bob, "Accept", challenge)
    assert (await world.game(world.bob)).status is Status.RUNNING


async def test_the_others_resign_button_cannot_be_pressed_by_mistake(world: World) -> None:
    await members_game(world)
    await world.press(world.alice, "Resign")
    assert said(await world.press(world.bob, "❌ Really resign")).startswith("That is for alice.")
    assert (await world.game(world.alice)).status is Status.RUNNING


async def test_agreeing_to_a_draw_that_has_lapsed_offers_none(world: World) -> None:
    await members_game(world)
    await world.alice.send(world.channel, "!draw")
    offered = world.last
    await world.alice.send(world.channel, "!move 5")
    await world.bob.send(world.channel, "!move 1")
    await world.press(world.bob, "Agree to a draw", offered)
    game = await world.game(world.alice)
    await forge(world, world.alice, offered, f"ttt:{game.id}:0:draw")
    assert await world.game(world.alice) == game
    assert (game.status, game.offer) == (Status.RUNNING, None)


async def test_a_rematch_is_asked_for_once_and_only_by_the_players(world: World) -> None:
    await members_game(world)
    await world.alice.send(world.channel, "!resign")
    assert said(await world.press(world.carol, "Rematch")).startswith("That is for alice and bob.")
    await world.press(world.alice, "Rematch")
    assert said(await world.press(world.alice, "Rematch")).startswith("You have offered that already.")
    ended = world.last
    await world.bob.send(world.channel, "!play")
    assert said(await world.press(world.bob, "Rematch", ended)).startswith("You already have a game here.")


FORGED = (
    "ttt:{other}:0:4",
    "ttt:999999999999999999:0:4",
    "ttt:{game}:0:99",
    "ttt:{game}:0:9",
    "ttt:{game}:7:4",
    "ttt:{game}:999:4",
    "ttt:{game}:0:accept",
    "ttt:{game}:0:decline",
    "ttt:{game}:0:rematch",
    "ttt:{game}:0:resign-x",
    "ttt:{game}:0:nonsense",
)


@pytest.mark.parametrize("custom_id", FORGED)
async def test_a_forged_address_changes_nothing_and_is_answered(world: World, custom_id: str) -> None:
    elsewhere = world.guild.create_text_channel("elsewhere")
    await world.bob.send(elsewhere, "!play")
    other = await world.bot.store.load(1)
    board = await members_game(world)
    game = await world.game(world.alice)
    assert other is not None
    world.calls()
    await forge(world, world.bob, board, custom_id.format(game=game.id, other=other.id))
    assert len(world.calls()) == 1
    assert await world.game(world.alice) == game
    assert await world.bot.store.load(1) == other


@pytest.mark.parametrize("custom_id", ["ttt:-1:0:4", "ttt:1:0:-4", "ttt:1:0:4:5", "ttt:1:0:", "ttt:\u0661:0:4", "x"])
async def test_what_is_no_address_does_nothing_and_says_so(world: World, custom_id: str) -> None:
    board = await members_game(world)
    game = await world.game(world.alice)
    assert said(await forge(world, world.alice, board, custom_id)) == words.OLD_BUTTON
    assert await world.game(world.alice) == game


async def test_boards_leave_no_view_behind(world: World) -> None:
    world.bot.answers.most = 1000  # of requests in ten seconds
    for _ in range(20):
        await world.alice.send(world.channel, "!play easy")
        await world.press(world.alice, "5")
        await world.alice.send(world.channel, "!resign")
    store = world.bot._connection._view_store
    assert not store._views
    assert not store._synced_message_views


async def test_everybody_pressing_at_once_plays_one_mark_a_ply(world: World) -> None:
    await members_game(world)
    game = await world.game(world.alice)
    service, place = world.bot.answers.service, world.place
    people = (world.alice, world.bob, world.carol)

    async def press(player: MemberActor, cell: int) -> None:
        with world.env.time_context():
            await service.press(place, game.id, player.id, 0, cell)

    await asyncio.gather(*(press(player, cell) for cell in range(9) for player in people), return_exceptions=True)
    assert (await world.game(world.alice)).ply == 1
