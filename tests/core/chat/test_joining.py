"""Open challenges on Discord: posted by both doors, joined by a press, and nobody is notified of them."""

from __future__ import annotations

import pytest

from bot.core.game import BOARDS
from bot.engine import Mark
from tests.addresses import press_address
from tests.world import World, board_of, buttons_of, said, text_of


@pytest.mark.parametrize("door", ["typed", "slash"])
async def test_a_challenge_to_anyone_is_joined_by_the_first_who_presses(world: World, door: str) -> None:
    if door == "typed":
        await world.alice.send(world.channel, "!play 4x4 anyone hard them")
    else:
        await world.alice.slash(world.channel, "play", open=True, board="4x4", level="hard", first="them")
    assert text_of(world.last).startswith("alice is looking for an opponent in tic-tac-toe. Press Join to play.")
    assert "You'd be ❌, and you go first." in text_of(world.last)
    assert list(buttons_of(world.last)) == ["Join", "Withdraw"]
    posted = world.last
    await world.press(world.bob, "Join")
    assert world.last.id == posted.id
    assert "Against 🔵 alice." in text_of(world.last)
    game = await world.game(world.bob)
    assert (game.mark_of(world.bob.id), game.board, game.bot) == (Mark.X, BOARDS["4x4"], None)


async def test_it_is_joined_by_one_who_is_free_and_who_comes_second_is_told_so(world: World) -> None:
    await world.alice.send(world.channel, "!play anyone")
    posted = world.last
    told = said(await world.press(world.alice, "Join"))
    assert told == "That's your own challenge. Wait for somebody to join, or withdraw it with /resign."
    await world.bob.send(world.channel, "!play")
    assert said(await world.press(world.bob, "Join", posted)).startswith("You already have a game here.")
    told = said(await world.bob.slash(world.channel, "play", open=True))
    assert told.startswith("You already have a game here.")
    await world.resign(world.bob)
    await world.press(world.bob, "Join", posted)
    told = said(await press_address(world.env, world.carol, posted, "ttt:1:0:join"))
    assert told == "That seat is taken. Use /play to start a game of your own."
    again = await press_address(world.env, world.bob, posted, "ttt:1:0:join")
    assert again.response is not None
    assert board_of(again.response.message) == "." * 9, "a second press of who plays"


async def test_it_is_withdrawn_by_its_button(world: World) -> None:
    await world.alice.send(world.channel, "!play anyone")
    assert said(await world.press(world.bob, "Withdraw")).startswith("Only alice can do that.")
    await world.press(world.alice, "Withdraw")
    assert text_of(world.last) == "alice's challenge was withdrawn."


async def test_it_expires_after_its_time_also_over_a_restart(world: World) -> None:
    await world.alice.send(world.channel, "!play anyone")
    await world.restart()
    assert "Press Join" in text_of(world.last)
    for _ in range(6):
        await world.env.advance_time(60)
    assert text_of(world.last) == "alice's challenge expired. Use /play to ask again."
    assert buttons_of(world.last) == {}


async def test_one_open_challenge_at_a_time(world: World) -> None:
    await world.alice.send(world.channel, "!play anyone")
    for options in ({"open": True}, {"opponent": world.bob}):
        told = said(await world.alice.slash(world.channel, "play", **options))
        assert told == "Your open challenge here is still waiting. Withdraw it to make another."


async def test_an_opponent_and_anyone_are_not_both_meant(world: World) -> None:
    refusals = [said(await world.alice.slash(world.channel, "play", open=True, opponent=world.bob))]
    await world.alice.send(world.channel, f"!play anyone {world.bob.mention}")
    refusals.append(text_of(world.last))
    assert {each.split(":")[0] for each in refusals} == {"Pick one"}
    assert await world.stored(1) is None


async def test_in_direct_messages_there_is_nobody_to_join(world: World) -> None:
    await world.alice.send_dm("!play anyone")
    told = world.alice.user.dm_channel.history()[-1]
    assert text_of(told).startswith("Nobody else can join a game here.")
    assert await world.stored(1) is None


async def test_a_mistyped_word_is_answered_with_what_was_meant_or_all_that_are_known(world: World) -> None:
    await world.alice.send(world.channel, "!play anyon")
    assert text_of(world.last) == 'I don\'t know "anyon". Did you mean `!play anyone`?'
    await world.alice.send(world.channel, "!play nobody hard")
    assert "Use /play with a member, anyone, crowd, a level" in text_of(world.last)
