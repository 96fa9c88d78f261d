"""What one player offers and the other answers: challenges, draws and rematches."""

from __future__ import annotations

import pytest

from bot.engine import Mark
from tests.people import message_of
from tests.world import World, buttons_of, said, text_of


@pytest.mark.parametrize(("first", "who"), [("me", "alice goes first"), ("them", "you go first")])
async def test_a_challenge_says_who_goes_first_and_costs_one_call_as_its_answer_does(
    world: World, first: str, who: str
) -> None:
    await world.alice.slash(world.channel, "play", opponent=world.bob, first=first)
    assert len(world.calls()) == 1
    assert f"You'd be {'🔵; ' if first == 'me' else '❌, and '}{who}." in text_of(world.last)
    await world.press(world.bob, "Accept")
    assert sum(call.path.endswith("/callback") for call in world.calls()) == 1
    game = await world.game(world.bob)
    assert game.mark_of(world.bob.id) is (Mark.O if first == "me" else Mark.X)


@pytest.mark.parametrize(("door", "first"), [("typed", "me"), ("slash", "them")])
async def test_resign_withdraws_an_open_challenge(world: World, door: str, first: str) -> None:
    await world.alice.slash(world.channel, "play", opponent=world.bob, first=first)
    challenge = world.last
    if door == "typed":
        await world.alice.send(world.channel, "!resign")
        assert text_of(world.last) == "You withdrew your challenge."
    else:
        assert said(await world.alice.slash(world.channel, "resign")) == "You withdrew your challenge."
    assert text_of(message_of(world.channel, challenge)) == "alice's challenge was withdrawn."


async def test_only_the_one_who_is_challenged_can_answer(world: World) -> None:
    await world.alice.slash(world.channel, "play", opponent=world.bob)
    for label in ("Accept", "Decline"):
        answer = said(await world.press(world.carol, label))
        assert answer == "Only bob can do that. Use /play to start a game of your own."
        assert said(await world.press(world.alice, label)) == "You've already asked. bob hasn't answered yet."
    assert said(await world.press(world.bob, "Withdraw")).startswith("Only alice can do that.")
    assert "challenges you" in text_of(world.last)


async def test_accepting_while_busy_is_refused_and_can_be_done_later(world: World) -> None:
    await world.alice.slash(world.channel, "play", opponent=world.bob)
    challenge = world.last
    await world.bob.send(world.channel, "!play")
    assert said(await world.press(world.bob, "Accept", challenge)).startswith("You already have a game here.")
    await world.resign(world.bob)
    await world.press(world.bob, "Accept", challenge)
    assert not (await world.game(world.bob)).is_over


async def test_a_draw_offer_expires_when_the_other_plays_on_and_is_accepted_by_the_command_that_offers(
    world: World,
) -> None:
    await world.begin()
    await world.press(world.alice, "5")
    await world.alice.slash(world.channel, "draw")
    await world.press(world.bob, "1")
    assert "draw" not in text_of(world.last)
    assert "Agree to a draw" not in buttons_of(world.last)
    assert (await world.game(world.bob)).draw_offer is None
    await world.alice.slash(world.channel, "draw")
    await world.bob.slash(world.channel, "draw")
    assert "Agreed " in text_of(world.last)
