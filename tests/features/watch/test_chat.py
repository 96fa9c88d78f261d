"""Whole games, by each of the three doors, alone and by two members."""

from __future__ import annotations

import pytest

from bot.engine import analyse
from tests.features.full import World
from tests.world import board_of, buttons_of, text_of

DOORS = ("typed", "slash", "button")


@pytest.mark.parametrize("door", DOORS)
async def test_a_game_against_the_bot_is_played_to_its_end(world: World, door: str) -> None:
    """Each move costs one call, and a typed one another, which removes the board before it."""
    await world.alice.send(world.channel, "!play unbeatable")
    assert [(call.method, call.path) for call in world.calls()] == [("POST", f"/channels/{world.channel.id}/messages")]
    assert board_of(world.last) == "." * 9
    while "Rematch" not in buttons_of(world.last):
        best = analyse((await world.game(world.alice)).position).best
        await world.move(door, world.alice, str(best[0] + 1))
        assert [call.method for call in world.calls()] == (["POST", "DELETE"] if door == "typed" else ["POST"])
    assert "It's a draw\nNobody gets more than that against me.\n" in text_of(world.last)
    assert board_of(world.last).count("X") == 5


@pytest.mark.parametrize("door", DOORS)
async def test_two_members_play_to_a_win(world: World, door: str) -> None:
    await world.begin("slash")
    for player, square in zip((world.alice, world.bob) * 3, "14253", strict=False):
        await world.move(door, player, square)
    assert board_of(world.last) == "XXXOO...."
    assert "Three in a row in 3 moves." in text_of(world.last)
    buttons = buttons_of(world.last)
    assert {label for label, button in buttons.items() if not button.disabled} == {"Rematch", "Review", "Replay"}


@pytest.mark.parametrize(("first", "marks"), [("me", 0), ("them", 1)])
async def test_who_moves_first_can_be_chosen_and_a_start_by_slash_costs_one_rest_call(
    world: World, first: str, marks: int
) -> None:
    await world.alice.slash(world.channel, "play", first=first)
    assert [call.path.endswith("/callback") for call in world.calls()] == [True]
    shown = board_of(world.last)
    assert (shown.count("X"), shown.count("O")) == (marks, 0)


async def test_the_short_names_start_a_game_and_play_on(world: World) -> None:
    for command in ("!play", "!ttt", "!challenge easy", "!PLAY", "! play"):
        await world.alice.send(world.channel, command)
        assert (await world.game(world.alice)).bot
        for short, shown in (("!b", "."), ("!m 5", "X")):
            before = world.last
            await world.alice.send(world.channel, short)
            assert world.last.id != before.id
            assert board_of(world.last)[4] == shown
        await world.resign(world.alice)


async def test_several_games_run_in_one_channel(world: World) -> None:
    for player in (world.alice, world.bob, world.carol):
        await player.send(world.channel, "!play easy")
    for player in (world.alice, world.bob, world.carol):
        await player.send(world.channel, "!move 5")
        assert f"❌ {player.name} vs 🔵 Easy bot" in text_of(world.last)
        assert (await world.game(player)).moves[0] == 4


async def test_games_live_in_threads_and_direct_messages_too(world: World) -> None:
    await world.alice.user.send_dm("!play easy")
    await world.alice.user.send_dm("!move 5")
    reply = world.alice.user.dm_channel.last_message
    assert reply is not None
    assert board_of(reply)[4] == "X"
    await world.alice.user.slash("move", square="99")
    in_servers = set(world.alice.available_commands(world.channel)) - {"permissions"}
    assert set(world.alice.user.available_commands()) == in_servers

    start = await world.alice.send(world.channel, "here")
    thread = await start.create_thread(name="our game")
    handle = next(each for each in world.channel.threads if each.id == thread.id)
    await world.alice.send(handle, "!play easy")
    await world.alice.send(handle, "!move 5")
    shown = handle.last_message
    assert shown is not None
    assert board_of(shown)[4] == "X"
