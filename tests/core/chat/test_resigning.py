"""Giving up asks the same by button, slash and typed word, and is never one press too many."""

from __future__ import annotations

import discord
import pytest

from tests.people import members_game, message_of, private
from tests.world import World, buttons_of, of_core, said, text_of


async def asked(world: World, door: str) -> discord.Message:
    """Alice wants to give up; returns the question that she is asked."""
    if door == "typed":
        await world.alice.send(world.channel, "!resign")
        return world.last
    if door == "slash":
        return private(await world.alice.slash(world.channel, "resign"))
    return private(await world.press(world.alice, "Resign"))


@pytest.mark.parametrize("door", ["button", "slash", "typed"])
async def test_every_door_asks_the_same_and_who_confirms_it_has_lost(world: World, door: str) -> None:
    board = await members_game(world, "51")
    shown, before = text_of(board), await world.game(world.alice)
    question = await asked(world, door)
    assert text_of(question) == "Give up game 1? bob wins then."
    assert list(buttons_of(question)) == ["Keep playing", "Resign"]
    kept = (await world.press(world.alice, "Keep playing", question)).response
    assert kept is not None
    assert text_of(kept.message) == "Game 1 goes on."
    assert not buttons_of(kept.message)
    assert text_of(message_of(world.channel, board)) == shown
    assert await world.game(world.alice) == before
    again = await asked(world, door)
    answered = (await world.press(world.alice, "Resign", again)).response
    assert answered is not None
    assert (await world.ended(1)).winner is not None
    if door == "typed":  # the newest message becomes the end, with what can be done next
        assert "❌ alice resigned after 2 moves." in text_of(answered.message)
        assert of_core(answered.message) == ["Rematch"]
    else:
        assert text_of(answered.message) == "You resigned game 1."
        assert "❌ alice resigned after 2 moves." in text_of(message_of(world.channel, board))


async def test_two_quick_presses_on_resign_only_ask_twice(world: World) -> None:
    board = await members_game(world)
    for _ in range(2):
        private(await world.press(world.alice, "Resign", board))
    assert not (await world.game(world.alice)).is_over


@pytest.mark.parametrize("label", ["Keep playing", "Resign"])
async def test_nobody_else_answers_the_question(world: World, label: str) -> None:
    await members_game(world)
    question = await asked(world, "typed")
    for other, answer in ((world.bob, "Only alice can do that."), (world.carol, "Only alice or bob can do that.")):
        assert said(await world.press(other, label, question)).startswith(answer)
    assert not (await world.game(world.alice)).is_over


async def test_a_question_that_was_overtaken_by_the_end_says_so(world: World) -> None:
    board = await members_game(world, "1425")
    question = await asked(world, "button")
    await world.press(world.alice, "3", board)
    assert said(await world.press(world.alice, "Resign", question)).startswith("Game 1 is over.")
    assert "Three in a row in 3 moves." in text_of(message_of(world.channel, board))


@pytest.mark.parametrize("door", ["button", "slash", "typed"])
async def test_before_the_first_move_the_question_says_that_it_counts_for_nobody(world: World, door: str) -> None:
    await members_game(world)
    question = await asked(world, door)
    assert text_of(question) == "Call off game 1? It hasn't begun, so it counts for nobody."
    await world.alice.send(world.channel, "!move 5")
    again = (await world.press(world.alice, "Resign", question)).response
    assert again is not None
    assert text_of(again.message) == "Give up game 1? bob wins then.", "the game has begun since"
    assert not (await world.game(world.alice)).is_over


async def test_a_game_that_is_given_up_before_the_first_move_is_called_off(world: World) -> None:
    await world.alice.send(world.channel, "!play easy")
    await world.resign(world.alice)
    assert "Called off before the first move" in text_of(world.last)
    assert "I win" not in text_of(world.last)
    assert list(buttons_of(world.last)) == ["Rematch"], "nobody lost: no other level is offered"
