"""Buttons under messages of earlier versions, of every kind, answer after a restart on the code of today."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import discord
from simcord import ChannelHandle

from bot.core.chat.press import Act
from tests.addresses import act_of, parse, press_address
from tests.people import members_game, newest
from tests.world import World, board_of, buttons_of, text_of

Arrange = Callable[[World], Awaitable[object]]


async def challenge(world: World) -> None:
    await world.alice.slash(world.channel, "play", opponent=world.bob)


async def offered(world: World) -> None:
    await members_game(world)
    await world.alice.send(world.channel, "!draw")


async def wild(world: World) -> None:
    await world.begin(rules="wild")


async def lost(world: World) -> None:
    """Alice has lost to the bot, at medium, after a move of each."""
    await world.alice.send(world.channel, "!play medium")
    await world.alice.send(world.channel, "!move 5")
    await world.resign(world.alice)


async def anyone(world: World) -> None:
    await world.alice.send(world.channel, "!play anyone")


@dataclass(frozen=True)
class Case:
    """What stands in the channel, who presses, and what the message that answers says, shows or offers then."""

    arrange: Arrange
    who: str
    says: str = ""
    board: str = ""
    offers: str = ""
    chosen: tuple[str, ...] = ()


CASES: dict[str, Case] = {
    "ttt:1:0:4": Case(members_game, "alice", board="....X...."),
    "ttt:1:0:13": Case(wild, "alice", board="....O...."),
    "ttt:1:0:accept": Case(challenge, "bob", "Against 🔵 bob.", board="." * 9),
    "ttt:1:0:decline": Case(challenge, "bob", "bob declined alice's challenge."),
    "ttt:1:0:withdraw": Case(challenge, "alice", "alice's challenge was withdrawn."),
    "ttt:1:0:draw": Case(offered, "bob", "Agreed "),
    "ttt:1:0:resign": Case(members_game, "alice", "Call off game 1?", offers="Keep playing"),
    "ttt:1:0:offer": Case(members_game, "alice", "alice offers a draw."),
    "ttt:1:0:give-up-x": Case(members_game, "alice", "Called off before the first move"),
    "ttt:1:0:give-up-o": Case(members_game, "bob", "Called off before the first move"),
    "ttt:1:0:keep-x": Case(members_game, "alice", "Game 1 goes on."),
    "ttt:1:0:keep-o": Case(members_game, "bob", "Game 1 goes on."),
    "ttt:1:0:offer-aside": Case(members_game, "alice", "alice offers a draw."),
    "ttt:1:0:draw-aside": Case(offered, "bob", "It's a draw"),
    "ttt-menu:1:4": Case(members_game, "alice", "What would you like to do in game 1?", offers="Resign"),
    "ttt:1:0:resign-x": Case(members_game, "alice", "Called off before the first move"),
    "ttt:1:0:resign-o": Case(members_game, "bob", "Called off before the first move"),
    "ttt:1:0:place-x": Case(wild, "alice", says="squares place ❌ now."),
    "ttt:1:0:place-o": Case(wild, "alice", says="squares place 🔵 now."),
    "ttt:1:2:rematch": Case(lost, "alice", "❌ Medium bot vs 🔵 alice"),
    "ttt:1:2:easier": Case(lost, "alice", "❌ Easy bot vs 🔵 alice"),
    "ttt:1:2:harder": Case(lost, "alice", "❌ Hard bot vs 🔵 alice"),
    "ttt:1:0:join": Case(anyone, "bob", "Against 🔵 bob.", board="." * 9),
}


async def check(world: World, custom_id: str, case: Case) -> None:
    """Press the button after a restart."""
    await case.arrange(world)
    await world.restart()
    await press(world, custom_id, case)


async def press(world: World, custom_id: str, case: Case, number: int = 1) -> None:
    """Press the button. number: that of the game in this channel, in place of 1."""
    who = {"alice": world.alice, "bob": world.bob, "carol": world.carol}[case.who]
    custom_id = custom_id.replace("{alice}", str(world.alice.id)).replace(":1:", f":{number}:")
    result = await press_address(world.env, who, newest(world.channel), custom_id, *case.chosen)
    assert result.response is not None
    is_private = custom_id.endswith((":replay", ":review", ":chosen", ":hint", ":resign")) or "menu" in custom_id
    assert result.response.ephemeral is is_private, "these are for the one who pressed alone"
    shown: discord.Message = result.response.message
    assert case.says.replace("game 1", f"game {number}").replace("Game 1", f"Game {number}") in text_of(shown)
    assert case.board in ("", board_of(shown))
    assert case.offers in ("", *buttons_of(shown))
    assert len(world.errors) == 0


async def test_each_old_button_answers_as_it_always_has(shared: World) -> None:
    """In a channel each, all after one restart."""
    world, channels = shared, dict[str, ChannelHandle]()
    for custom_id, case in CASES.items():
        channels[custom_id] = world.channel = world.guild.create_text_channel("games")
        await case.arrange(world)
    await world.restart()
    world.bot.answerer.most = 10**6
    for number, (custom_id, case) in enumerate(CASES.items(), 1):
        world.channel = channels[custom_id]
        await press(world, custom_id, case, number)


def test_no_button_of_the_core_is_left_out() -> None:
    assert None not in [parse(custom_id) for custom_id in CASES]
    acts = {act for act in map(act_of, CASES) if act}
    assert acts == set(Act) - {Act.HINT, Act.REPLAY, Act.REVIEW, Act.STOP, Act.AGAIN, Act.CLOSE, Act.ANOTHER}, (
        "these are of features"
    )
    assert all(case.says or case.board or case.offers for case in CASES.values())
