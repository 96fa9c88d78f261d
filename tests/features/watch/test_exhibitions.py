"""Exhibitions: the bot plays itself, move by move, until the end or until somebody stops it."""

from __future__ import annotations

import discord
import pytest

from bot.core.chat.press import ACT, Act
from bot.core.game import User
from bot.engine import STANDARD, Level
from bot.features.watch.service import Watching
from tests.addresses import press_address
from tests.features.full import World
from tests.people import add_moderator, follow, members_game, message_of, newest, other_process, shut
from tests.world import board_of, buttons_of, said, text_of

pytestmark = pytest.mark.own_world
STOPPED = "The game was stopped "


async def test_an_exhibition_goes_on_by_itself_to_its_end(world: World) -> None:
    await world.carol.send(world.channel, "!watch easy unbeatable")
    board = newest(world.channel)
    assert "❌ Easy bot vs 🔵 Unbeatable bot" in text_of(board)
    assert "Game 1, an exhibition for carol. The next move comes in a few seconds." in text_of(board)
    assert set(buttons_of(board)) == {"Stop"}
    world.calls()
    for ply in range(1, 10):
        await world.env.advance_time(3)
        marks = board_of(newest(world.channel))
        assert len(marks.replace(".", "")) == ply
        assert [call.method for call in world.calls()] == ["PATCH"]
        if "Replay" in buttons_of(newest(world.channel)):
            break
    assert newest(world.channel).id == board.id
    assert set(buttons_of(newest(world.channel))) == {"Another", "Replay"}
    assert text_of(newest(world.channel)).splitlines()[-1] == "Game 1, an exhibition for carol."
    assert (await world.ended(1)).exhibition
    await world.env.advance_time(40)
    assert world.calls() == []


async def test_an_exhibition_is_stopped_by_its_owner_alone_or_a_moderator(world: World) -> None:
    await world.carol.slash(world.channel, "watch", x="easy", o="hard")
    board = newest(world.channel)
    assert said(await world.bob.click(board, label="Stop")) == "Only carol or a moderator can stop that."
    world.calls()
    await world.carol.click(board, label="Stop")
    await world.env.advance_time(40)
    assert [call.method for call in world.calls()] == ["POST"], "and it costs one call"
    assert STOPPED in text_of(newest(world.channel))
    await world.carol.send(world.channel, "!watch hard")
    second = newest(world.channel)
    await add_moderator(world).click(second, label="Stop")
    assert STOPPED in text_of(newest(world.channel))


async def test_unwatch_stops_an_exhibition_and_its_board_says_so(world: World) -> None:
    await world.carol.send(world.channel, "!watch hard")
    board = newest(world.channel)
    await world.bob.send(world.channel, "!unwatch")
    assert text_of(newest(world.channel)) == "Only carol or a moderator can stop that."
    await world.carol.send(world.channel, "!unwatch")
    assert text_of(newest(world.channel)) == "I stopped the exhibition, game 1."
    assert STOPPED in text_of(message_of(world.channel, board))
    assert "Stop" not in buttons_of(message_of(world.channel, board))


async def test_a_stop_whose_answer_is_lost_still_shows_that_it_was_stopped(world: World) -> None:
    await world.carol.send(world.channel, "!watch easy easy")
    await world.env.advance_time(6)
    world.calls()
    world.env.inject_error("POST", "/interactions/*", status=404, code=10062)
    await world.carol.click(newest(world.channel), label="Stop")
    assert STOPPED in text_of(newest(world.channel))
    assert "Stop" not in buttons_of(newest(world.channel))
    await world.env.advance_time(40)
    assert [call.method for call in world.calls()] == ["POST", "PATCH"]


async def test_an_exhibition_goes_on_after_a_restart_and_is_followed_elsewhere(world: World) -> None:
    lounge = world.guild.create_text_channel("lounge")
    await world.carol.send(world.channel, "!watch easy easy")
    await follow(world, lounge)
    await world.env.advance_time(3)
    assert len(board_of(newest(lounge)).replace(".", "")) == 1
    await world.restart()
    await world.env.advance_time(3)
    assert len(board_of(newest(world.channel)).replace(".", "")) == 2
    assert board_of(newest(lounge)) == board_of(newest(world.channel))


async def test_exhibitions_are_looked_after_only_while_one_runs(world: World) -> None:
    seen = []
    for words in ("!games", "!watch easy easy", "!unwatch"):
        await world.carol.send(world.channel, words)
        await world.env.advance_time(3)
        seen.append(world.bot.jobs.pace.is_running())
    assert seen == [False, True, False]


async def test_an_exhibition_that_another_process_began_is_found_by_a_sweep(world: World) -> None:
    await world.env.advance_time(3)
    async with other_process(world) as services:
        carol = User(world.carol.id, "carol")
        game = await Watching(services).exhibit(world.place, carol, Level.EASY, Level.EASY, STANDARD)
    await world.env.advance_time(31)
    moved = await world.stored(game.id)
    assert moved is not None
    assert moved.version > game.version
    assert world.bot.jobs.pace.is_running()


async def test_an_exhibition_whose_edit_fails_goes_on(world: World) -> None:
    await world.carol.send(world.channel, "!watch easy easy")
    world.env.inject_error("PATCH", "/channels/*", status=503)
    await world.env.advance_time(6)
    assert len(board_of(newest(world.channel)).replace(".", "")) == 2


# Another


async def over(world: World, words: str = "!watch easy hard 4x4") -> discord.Message:
    """The board of an exhibition that carol has stopped."""
    await world.carol.send(world.channel, words)
    await world.carol.click(newest(world.channel), label="Stop")
    return newest(world.channel)


async def test_another_begins_at_the_same_levels_on_the_same_board_for_whoever_presses(world: World) -> None:
    before = await over(world)
    await world.restart()
    await world.bob.click(before, label="Another")
    board = newest(world.channel)
    assert board.id != before.id
    assert "❌ Easy bot vs 🔵 Hard bot" in text_of(board)
    assert "Game 2, an exhibition for bob." in text_of(board)
    assert "🇩" in text_of(board)
    assert STOPPED in text_of(message_of(world.channel, before)), "the old board keeps its end"
    assert set(buttons_of(message_of(world.channel, before))) == {"Another"}
    await world.env.advance_time(3)
    assert "❌" in newest(world.channel).content, "it goes on by itself"


async def test_another_pressed_by_three_begins_one_exhibition(world: World) -> None:
    before = await over(world)
    await world.bob.click(before, label="Another")
    for who in (world.bob, world.carol):
        told = said(await who.click(before, label="Another"))
        assert told == "Game 2 is already on show here. bob or a moderator can stop it with /unwatch 2."
    assert await world.stored(3) is None


@pytest.mark.parametrize("kind", ["players", "crowd", "hidden", "unknown"])
async def test_another_forged_onto_a_game_that_is_no_exhibition_begins_none(world: World, kind: str) -> None:
    page = await over(world)
    number = 2
    if kind == "players":
        await members_game(world, "5")
    elif kind == "crowd":
        await world.alice.send(world.channel, "!play crowd easy")
    elif kind == "hidden":
        staff = shut(world, "staff", world.carol)
        await world.carol.send(staff, "!watch easy")
    else:
        number = 99
    address = ACT(number, 0, Act.ANOTHER)
    told = said(await press_address(world.env, world.bob, page, address))
    unseen = f"I can't show game {number} here. Use /games or /history to find one."
    gone = "That game is no longer open. Use /play to start a new one."
    assert told == (unseen if kind in ("hidden", "unknown") else gone)
    assert await world.stored(3) is None
