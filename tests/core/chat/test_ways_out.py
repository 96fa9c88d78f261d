"""Buttons that do what a sentence says: each by one press, by the one whom it is meant for."""

from __future__ import annotations

import discord
import pytest
from simcord import MemberActor

from bot.core.game import Answer, Bot, Challenge, Game, How
from bot.engine import Level
from tests.addresses import press_address
from tests.report import for_each
from tests.world import World, buttons_of, newest, said, text_of


async def typed(world: World, text: str, who: MemberActor | None = None) -> discord.Message:
    await (who or world.alice).send(world.channel, text)
    return world.last


async def test_who_has_no_game_starts_one_by_a_press(world: World) -> None:
    told = await typed(world, "!move 5")
    assert text_of(told) == "You're not playing here right now. Use /play to start a game."
    await world.press(world.alice, "Play", told)
    assert (await world.game(world.alice)).message_id == told.id, "the sentence becomes the board"


async def test_who_has_a_game_is_shown_it_by_a_press(world: World) -> None:
    await world.alice.send(world.channel, "!play easy")
    told = await typed(world, "!play hard 4x4")
    assert list(buttons_of(told)) == ["Show it", "Give up and start this one"]
    await world.press(world.alice, "Show it", told)
    game = await world.game(world.alice)
    assert (game.id, game.message_id) == (1, told.id)


async def test_another_level_while_one_is_open_is_one_message_and_one_press_also_after_a_restart(world: World) -> None:
    await world.alice.send(world.channel, "!play easy")
    told = await typed(world, "!play hard 4x4 them")
    await world.restart()
    await world.press(world.alice, "Give up and start this one", told)
    old, new = await world.ended(1), await world.game(world.alice)
    assert old.result is not None
    assert old.result.how is How.RESIGNATION
    assert (new.x, new.board.text()) == (Bot(Level.HARD), "4x4/4")


async def test_by_slash_the_new_board_is_for_everybody(world: World) -> None:
    await world.alice.slash(world.channel, "play", level="easy")
    result = await world.alice.slash(world.channel, "play", level="hard")
    assert said(result).startswith("You already have a game here.")
    assert result.response is not None
    await world.alice.click(result.response.message, label="Give up and start this one")
    assert (await world.game(world.alice)).message_id == world.last.id


async def test_only_its_player_gives_a_game_up(world: World) -> None:
    await world.alice.send(world.channel, "!play easy")
    told = await typed(world, "!play hard")
    for player in (world.bob, world.carol):
        answer = said(await world.press(player, "Give up and start this one", told))
        assert answer == "That button isn't yours. Use /play to start a game of your own."
    forged = f"ttt-do:{world.bob.id}:1:play hard"
    assert said(await press_address(world.env, world.bob, told, forged)).startswith("Only alice can do that.")
    lounge = world.guild.create_text_channel("lounge")
    await world.alice.send(lounge, "!move 5")
    elsewhere = await press_address(world.env, world.alice, newest(lounge), f"ttt-do:{world.alice.id}:1:play hard")
    assert said(elsewhere).startswith("That game is no longer open.")
    assert not (await world.game(world.alice)).is_over


async def test_what_is_pressed_on_yesterdays_message_gives_up_no_newer_game(world: World) -> None:
    await world.alice.send(world.channel, "!play easy")
    told = await typed(world, "!play hard")
    await world.resign(world.alice)
    await world.alice.send(world.channel, "!play medium")
    answer = said(await world.press(world.alice, "Give up and start this one", told))
    assert answer.startswith("You already have a game here.")
    assert (await world.game(world.alice)).o == Bot(Level.MEDIUM)


async def test_a_challenge_is_withdrawn_and_another_made_by_one_press(world: World) -> None:
    await world.alice.send(world.channel, f"!play {world.bob.mention}")
    told = await typed(world, f"!play {world.carol.mention} 4x4")
    assert told.content == "You're still waiting for bob. Withdraw that challenge to make another."
    world.calls()
    await world.press(world.alice, "Withdraw it and challenge carol", told)
    first, second = await world.stored(1), await world.stored(2)
    assert isinstance(first, Challenge)
    assert isinstance(second, Challenge)
    assert (first.answer, second.answer) == (Answer.WITHDRAWN, None)
    assert (second.asked and second.asked.id, second.board.text()) == (world.carol.id, "4x4/4")
    await world.env.settle()
    assert "challenge was withdrawn" in text_of(world.channel.history()[1])


async def test_an_open_challenge_gives_way_as_well(world: World) -> None:
    await world.alice.send(world.channel, "!play anyone")
    told = await typed(world, "!play anyone 5x5")
    await world.press(world.alice, "Withdraw it and start this", told)
    second = await world.stored(2)
    assert isinstance(second, Challenge)
    assert second.asked is None


@pytest.mark.parametrize("asked", ["@bob", "anyone"])
async def test_who_challenges_back_begins_the_game(world: World, asked: str) -> None:
    await world.alice.send(world.channel, f"!play {world.bob.mention if asked == '@bob' else asked}")
    await world.bob.send(world.channel, f"!play {world.alice.mention}")
    game = await world.game(world.bob)
    assert (game.id, [user.name for user in game.users]) == (1, ["alice", "bob"])
    assert game.message_id == newest(world.channel).id


async def test_an_open_challenge_on_another_board_is_left_open_by_one_to_its_asker(world: World) -> None:
    await world.alice.send(world.channel, "!play anyone")
    await world.bob.send(world.channel, f"!play {world.alice.mention} 4x4")
    assert [getattr(await world.stored(number), "answer", "a game") for number in (1, 2)] == [None, None]


async def test_who_accepts_one_who_plays_meanwhile_is_told_what_to_wait_for(world: World) -> None:
    await world.alice.send(world.channel, f"!play {world.carol.mention}")
    challenge = world.last
    await world.alice.send(world.channel, "!play easy")
    told = said(await world.press(world.carol, "Accept", challenge))
    assert told == "alice has started another game. Press Accept again when it's over."


async def test_a_challenge_to_nobody_asks_whom(world: World) -> None:
    told = await typed(world, "!challenge")
    assert told.content == "Who do you want to play? Mention them after the command, or let anyone join."
    assert await world.stored(1) is None
    await world.press(world.alice, "Let anyone join", told)
    assert isinstance(await world.stored(1), Challenge)


async def test_a_greeting_offers_a_game(world: World) -> None:
    assert world.bot.user is not None
    told = await typed(world, f"{world.bot.user.mention} hi")
    await world.press(world.bob, "Play", told)
    assert isinstance(await world.game(world.bob), Game)


async def test_pressed_twice_at_one_instant_one_game_begins(world: World) -> None:
    await world.alice.send(world.channel, "!play easy")
    told = await typed(world, "!play hard")
    address = f"ttt-do:{world.alice.id}:1:play hard"
    answers = [await press_address(world.env, world.alice, told, address) for _ in range(2)]
    assert said(answers[1]).startswith("You already have a game here.")
    assert await world.stored(3) is None


async def test_a_button_of_a_command_that_is_not_there_says_so(world: World) -> None:
    """The address is forged, or its feature is gone."""
    told = await typed(world, "!move 5")
    answer = await press_address(world.env, world.alice, told, "ttt-do:0:0:fly")
    assert said(answer) == "That button no longer works. See /help."


COMMANDS = ("board", "draw", "resign", "move", "help", "about", "explain", "replay", "watch")


@for_each([f"{command}{words}" for command in COMMANDS for words in ("", " x")], "shared")
async def test_every_command_can_be_offered_with_words_and_without(world: World, command: str) -> None:
    """An address may be forged: nothing breaks, whatever follows the command."""
    told = await typed(world, "!move 5")
    result = await press_address(world.env, world.alice, told, f"ttt-do:0:0:{command}")
    assert result.response is not None
    assert "Something broke" not in result.response.content


async def test_a_mention_on_a_button_pings_nobody_else(world: World) -> None:
    """A forged address challenges a member of this server alone."""
    told = await typed(world, "!move 5")
    answer = await press_address(world.env, world.alice, told, "ttt-do:0:0:play <@123456789012345678>")
    assert said(answer) == "I can't find that member in this server. Mention somebody with @."
