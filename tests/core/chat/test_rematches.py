"""What a rematch leaves of the game before it: its result and Replay, and no invitation that is out of date."""

from __future__ import annotations

import discord
import pytest

from bot.core.chat.press import Act
from bot.core.game import User
from tests.addresses import act_of, press_address
from tests.people import WIN, members_game, message_of
from tests.world import World, buttons_of, said, text_of

WISH = "alice wants a rematch."


def acts(message: discord.Message) -> set[Act]:
    """What the buttons of a message do with its game, but for those that features answer."""
    acts = {act_of(button.custom_id or "") for button in buttons_of(message).values()}
    return {act for act in acts if act} - {Act.REPLAY, Act.REVIEW}


async def lost(world: World) -> discord.Message:
    """Alice has lost game 1 to the bot; returns its board."""
    await world.alice.send(world.channel, "!play medium")
    await world.alice.send(world.channel, "!move 5")
    await world.resign(world.alice)
    await world.env.advance_time(31)  # the board from before the question is folded
    return world.last


@pytest.mark.parametrize("label", ["Rematch", "Rematch on easy"])
async def test_a_rematch_against_the_bot_is_one_call_and_then_the_old_board_only_leads_to_it(
    world: World, label: str
) -> None:
    board = await lost(world)
    assert acts(board) == {Act.REMATCH, Act.EASIER}
    world.calls()
    await world.press(world.alice, label, board)
    assert [call.method for call in world.calls()] == ["POST", "PATCH"]
    old = message_of(world.channel, board)
    assert acts(old) == set()
    assert "alice resigned after " in text_of(old)
    assert "Rematch: game 2." in text_of(old)
    await world.env.advance_time(70)
    assert world.calls() == []


async def test_a_rematch_between_members_leaves_their_old_board_its_result_and_replay(world: World) -> None:
    board = await members_game(world, WIN)
    assert said(await world.press(world.carol, "Rematch", board)).startswith("Only alice or bob can do that.")
    await world.press(world.alice, "Rematch", board)
    await world.bob.send(world.channel, "!play")
    assert said(await world.press(world.bob, "Rematch", board)).startswith("You already have a game here.")
    await world.resign(world.bob)
    await world.press(world.alice, "Rematch", board)
    await world.press(world.bob, "Rematch", board)
    old = message_of(world.channel, board)
    assert acts(old) == set()
    assert WISH not in text_of(old)
    assert "Rematch: game 3." in text_of(old)


async def test_a_rematch_that_could_not_begin_changes_nothing(world: World) -> None:
    board = await lost(world)
    await world.alice.send(world.channel, "!play")
    before, shown = await world.stored(1), text_of(board)
    assert said(await world.press(world.alice, "Rematch", board)).startswith("You already have a game here.")
    assert await world.stored(1) == before
    assert text_of(message_of(world.channel, board)) == shown
    assert Act.REMATCH in acts(message_of(world.channel, board))


async def test_an_old_rematch_button_names_the_rematch_while_it_is_played_and_begins_another_after_it(
    world: World,
) -> None:
    board = await lost(world)
    await world.press(world.alice, "Rematch", board)
    answer = said(await press_address(world.env, world.alice, board, "ttt:1:2:rematch"))
    assert answer == "Your rematch is game 2. Use /board to see it."
    await world.resign(world.alice)
    await press_address(world.env, world.alice, board, "ttt:1:2:rematch")
    assert (await world.game(world.alice)).id == 3
    assert "Rematch: game 3." in text_of(message_of(world.channel, board))


@pytest.mark.parametrize("is_restarted", [False, True])
async def test_an_invitation_to_a_rematch_goes_when_a_challenge_would(world: World, *, is_restarted: bool) -> None:
    board = await members_game(world, WIN)
    await world.press(world.alice, "Rematch", board)
    await world.env.advance_time(world.settings.challenge_expires_s - 40)
    assert WISH in text_of(message_of(world.channel, board))
    if is_restarted:
        await world.restart()
    await world.env.advance_time(71)
    assert WISH not in text_of(message_of(world.channel, board))
    await world.press(world.alice, "Rematch", message_of(world.channel, board))
    assert WISH in text_of(message_of(world.channel, board))


async def test_two_members_have_one_open_offer_of_a_rematch_in_a_channel(world: World) -> None:
    """Six old boards were six mentions of the other at once."""
    boards = [await members_game(world, WIN) for _ in range(3)]
    await world.press(world.alice, "Rematch", boards[0])
    for board in boards[1:]:
        told = said(await world.press(world.alice, "Rematch", message_of(world.channel, board)))
        assert told == "You've already asked. bob hasn't answered yet."
    assert [bool((await world.ended(number)).rematch_offer) for number in (1, 2, 3)] == [True, False, False]
    channel = world.guild.create_text_channel("elsewhere")
    elsewhere = await members_game(world, WIN, channel)
    await world.press(world.alice, "Rematch", elsewhere)
    assert WISH in text_of(message_of(channel, elsewhere)), "another channel has its own"
    await world.press(world.bob, "Rematch", message_of(world.channel, boards[2]))
    rematch = await world.game(world.bob)
    assert (await world.ended(1)).rematch_id == rematch.id, "both want one: that is the answer"
    assert WISH not in text_of(message_of(world.channel, boards[0]))


async def test_a_challenge_and_an_offer_of_a_rematch_to_one_member_are_one_at_a_time(world: World) -> None:
    boards = [await members_game(world, WIN) for _ in range(2)]
    await world.press(world.alice, "Rematch", boards[0])
    told = said(await world.alice.slash(world.channel, "play", opponent=world.bob, board="4x4"))
    assert told == "You've already asked. bob hasn't answered yet."
    await world.env.advance_time(world.settings.challenge_expires_s + 40)
    await world.alice.slash(world.channel, "play", opponent=world.bob)
    world.calls()
    for board in boards:
        told = said(await world.press(world.alice, "Rematch", message_of(world.channel, board)))
        assert told.startswith("You're still waiting for bob.")
    assert [call.method for call in world.calls()] == ["POST", "POST"], "two refusals, no mention"
    await world.press(world.bob, "Rematch", message_of(world.channel, boards[0]))
    assert "bob wants a rematch" in text_of(message_of(world.channel, boards[0])), "the other one may ask, too"


async def test_an_offer_of_a_rematch_that_ran_out_is_in_nobodys_way(world: World) -> None:
    boards = [await members_game(world, WIN) for _ in range(2)]
    await world.press(world.alice, "Rematch", boards[0])
    await world.env.advance_time(world.settings.challenge_expires_s + 40)
    await world.press(world.alice, "Rematch", message_of(world.channel, boards[1]))
    assert WISH in text_of(message_of(world.channel, boards[1]))


async def test_an_invitation_to_a_rematch_goes_when_either_of_the_two_plays_another_game(world: World) -> None:
    board = await members_game(world, WIN)
    await world.press(world.alice, "Rematch", board)
    await world.bob.send(world.channel, "!play")
    await world.env.advance_time(31)
    old = message_of(world.channel, board)
    assert WISH not in text_of(old)
    assert acts(old) == {Act.REMATCH}


# Typed


async def test_a_typed_rematch_plays_the_last_game_here_again(world: World) -> None:
    await world.alice.send(world.channel, "!play easy 4x4")
    await world.alice.send(world.channel, "!move b2")
    await world.resign(world.alice)
    await world.carol.send(world.channel, "!play easy")
    await world.resign(world.carol)
    await world.restart()
    await world.alice.send(world.channel, "!rematch")
    game = await world.game(world.alice)
    assert (game.id, game.o.id if isinstance(game.o, User) else None) == (3, world.alice.id)
    await world.alice.send(world.channel, "!rematch")
    assert text_of(world.last) == "Your rematch is game 3. Use /board to see it."


async def test_a_typed_rematch_against_a_member_waits_for_them(world: World) -> None:
    await world.begin()
    await world.alice.send(world.channel, "!move 5")
    await world.resign(world.bob)
    await world.alice.send(world.channel, "!rematch")
    assert "alice wants a rematch" in text_of(world.last)
    await world.alice.send(world.channel, "!rematch")
    assert text_of(world.last).startswith("You've already asked.")
    await world.bob.send(world.channel, "!rematch")
    assert (await world.game(world.alice)).id == 2


@pytest.mark.parametrize("before", ["", "elsewhere", "running"])
async def test_without_an_ended_game_here_there_is_no_rematch(world: World, before: str) -> None:
    if before == "elsewhere":
        lounge = world.guild.create_text_channel("lounge")
        await world.alice.send(lounge, "!play easy")
        await world.resign(world.alice, lounge)
    elif before == "running":
        await world.alice.send(world.channel, "!play easy")
    await world.alice.send(world.channel, "!rematch")
    assert text_of(world.last) == "You haven't finished a game here yet. Use /play to start one."


async def test_words_that_people_try_are_commands(world: World) -> None:
    await world.alice.send(world.channel, "!tictactoe easy")
    await world.alice.send(world.channel, "!quit")
    await world.press(world.alice, "Resign")
    assert (await world.ended(1)).is_over
