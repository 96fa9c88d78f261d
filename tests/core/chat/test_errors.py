"""What fails before a command's own code: words that are no command, a number that is none, a missing square."""

from __future__ import annotations

import pytest

from bot.words import words
from tests.world import World, text_of, unchanged

SAY = words()


async def test_a_move_without_a_square_says_which_are_free(world: World, caplog: pytest.LogCaptureFixture) -> None:
    await world.alice.send(world.channel, "!play")
    async with unchanged(world, caplog):
        await world.alice.send(world.channel, "!move")
    assert text_of(world.last) == "Squares are 1 to 9, or a1 to c3. Still free: 1, 2, 3, 4, 5, 6, 7, 8 and 9."


async def test_a_move_without_a_square_and_without_a_game_says_so(world: World) -> None:
    await world.alice.send(world.channel, "!move")
    assert text_of(world.last) == SAY("no-game")


async def test_an_unknown_command_in_a_direct_message_gets_a_hint(world: World) -> None:
    await world.alice.user.send_dm("!weather")
    reply = world.alice.user.dm_channel.last_message
    assert reply is not None
    assert reply.content == SAY("unknown-command")
