"""Hints, explanations, replays and exhibitions on larger boards."""

from __future__ import annotations

from bot.engine import Mark
from tests.core.chat.test_larger_boards import fives, marks_of
from tests.features.full import World
from tests.people import follow, message_of, private, shut
from tests.world import said, text_of


async def test_hint_and_resign_by_the_menu_of_a_full_board(world: World) -> None:
    board = await fives(world)
    menu = private(await world.press(world.bob, "c3", board))
    assert said(await world.press(world.bob, "Hint", menu)).endswith(
        "This game won't be rated, because you took a hint."
    )
    question = private(await world.press(world.bob, "Resign", menu))
    await world.press(world.bob, "Resign", question)
    assert "🔵 bob resigned after 1 move." in text_of(message_of(world.channel, board))


async def test_larger_boards_are_watched_explained_and_replayed(world: World) -> None:
    await world.begin("typed", board="4x4/3")
    spectators = shut(world, "spectators", world.carol)
    follows = await follow(world, spectators)
    await world.alice.send(world.channel, "!move 6")
    assert "❌ is on the way to a win." in text_of(message_of(spectators, follows))
    told = private(await world.bob.slash(world.channel, "explain"))
    assert "🔵 loses in 2 moves, even with a1, b1," in text_of(told)
    assert "Plain minimax would take far too long here." in text_of(told)
    assert (await world.game(world.bob)).hints == {Mark.O}
    await world.resign(world.bob)
    await world.carol.send(world.channel, "!replay 1")
    assert marks_of(world.last.content) == "..../.X../..../...."


async def test_a_board_text_of_sixteen_or_twenty_five_squares_is_explained(world: World) -> None:
    await world.carol.slash(world.channel, "explain", what="XXX.OOO.........")
    assert "❌ wins now with d1." in text_of(world.last)
    await world.carol.slash(world.channel, "explain", what="XX..OO........../3")
    assert "❌ wins now with c1." in text_of(world.last)
    await world.carol.slash(world.channel, "explain", what="." * 25)
    assert "Any square draws." in text_of(world.last)
    await world.carol.send(world.channel, "!explain steps XOXOXOXOOXOX..../4")
    assert "Step 1 of" in text_of(world.last)
    await world.press(world.carol, "Forward")
    assert "Step 2 of" in text_of(world.last)


async def test_the_bot_plays_itself_on_a_larger_board(world: World) -> None:
    await world.carol.send(world.channel, "!watch easy medium 4x4")
    await world.env.advance_time(3)
    assert marks_of(world.last.content).count("X") == 1
