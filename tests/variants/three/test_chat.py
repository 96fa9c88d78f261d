"""Three marks each in a simulated server: what vanishes is seen and told, and going in circles is a draw."""

from __future__ import annotations

import asyncio

import pytest

from bot.core.game import RULES, How
from bot.engine import Level
from tests.addresses import press_address
from tests.features.full import World
from tests.people import played, private
from tests.world import board_of, buttons_of, said, text_of

THREE = RULES["three"]
SIX = "512937"
"""X on 5, 2 and 3, O on 1, 9 and 7; nobody has three in a row."""
CIRCLE = "46512937"
"""Leads back there, with every mark as old as before."""


async def play(world: World, squares: str, *, first: int = 0) -> None:
    """Alice (X) and Bob make these moves in turn, typed."""
    for at, square in enumerate(squares, first):
        await (world.bob if at % 2 else world.alice).send(world.channel, f"!move {square}")


@pytest.mark.parametrize("door", ["typed", "slash"])
async def test_the_fourth_mark_takes_the_oldest_away_which_is_faded_before(world: World, door: str) -> None:
    await world.begin(door, rules="three")
    assert (await world.game(world.alice)).board == THREE
    assert "Three marks each: your fourth takes your oldest away. Three in a row wins." in text_of(world.last)
    await play(world, SIX[:5])
    assert "Vanishes next" not in text_of(world.last), "O's third mark takes none away"
    await play(world, SIX[5:], first=5)
    assert "Vanishes next: ❌ 5, then 🔵 1." in text_of(world.last)
    assert world.last.content.count("💢") == 1, "only what the next move takes away"
    assert board_of(world.last) == "OXX.X.O.O"
    await world.press(world.alice, "4")
    assert board_of(world.last) == "OXXX..O.O"
    assert "Vanishes next: 🔵 1, then ❌ 2." in text_of(world.last)
    assert "🌀" in world.last.content


async def test_the_square_that_is_given_up_is_taken_until_the_move_is_made_and_none_is_after_the_end(
    world: World,
) -> None:
    await world.begin(rules="three")
    await play(world, SIX)
    told = await world.told_of_move("slash", world.alice, "5")
    assert told == "Your mark on 5 goes only after your move. Still free: 4, 6 and 8."
    assert (await world.told_of_move("slash", world.alice, "1")).startswith("Square 1 is taken.")
    shown = world.last
    assert buttons_of(shown)["5"].disabled
    await world.resign(world.alice)
    assert board_of(world.last) == board_of(shown)
    assert not set("💢🌀") & set(world.last.content)


@pytest.mark.usefixtures("shared")
async def test_a_position_that_comes_for_the_third_time_is_a_draw_by_whoever_makes_the_move(world: World) -> None:
    await world.begin(rules="three")
    await play(world, SIX + CIRCLE)
    assert "This position has come up twice. A third time makes it a draw." in text_of(world.last)
    await play(world, CIRCLE, first=6)
    game = await played(world)
    assert game.result is not None
    assert (game.result.how, game.winner) == (How.REPETITION, None)
    assert "It's a draw" in text_of(world.last)
    assert "The same position came up three times: a draw." in text_of(world.last)
    await world.alice.send(world.channel, "!history")
    assert "alice drew with bob" in text_of(world.last)


@pytest.mark.usefixtures("shared")
async def test_both_offer_a_draw_at_the_instant_of_the_third_time(world: World) -> None:
    await world.begin(rules="three")
    await play(world, SIX + CIRCLE + CIRCLE[:-1])
    ply = (await world.game(world.alice)).ply
    mover = world.bob if ply % 2 else world.alice
    last = int(CIRCLE[-1]) - 1
    await asyncio.gather(
        press_address(world.env, mover, world.last, f"ttt:1:{ply}:{last}"),
        press_address(world.env, world.alice, world.last, f"ttt:1:{ply}:offer"),
        press_address(world.env, world.bob, world.last, f"ttt:1:{ply}:offer"),
    )
    game = await played(world)
    assert game.result is not None
    assert game.result.how in (How.REPETITION, How.AGREEMENT)
    assert "It's a draw" in text_of(world.last)


@pytest.mark.usefixtures("shared")
async def test_a_game_goes_on_after_a_restart_and_remembers_what_came_before(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.begin(rules="three")
    await play(world, SIX + CIRCLE)
    await world.restart()
    monkeypatch.setattr(world.app.bot.answerer, "most", 10**6)
    await play(world, CIRCLE, first=6)
    game = await played(world)
    assert game.result is not None
    assert game.result.how is How.REPETITION


@pytest.mark.parametrize(
    "level", [Level.EASY, *(pytest.param(each, marks=pytest.mark.slow) for each in list(Level)[1:])]
)
@pytest.mark.usefixtures("shared")
async def test_the_bot_plays_to_the_end(world: World, level: Level) -> None:
    await world.alice.send(world.channel, f"!play three {level}")
    game = await world.game(world.alice)
    while not game.is_over:
        await world.alice.send(world.channel, f"!move {game.position.legal()[game.ply % 3 - 1] + 1}")
        game = await played(world)
    assert "Rematch" in buttons_of(world.last)


async def test_hints_explanations_and_replays_know_what_it_is_worth(world: World) -> None:
    await world.begin(rules="three")
    told = said(await world.alice.slash(world.channel, "hint"))
    assert told.startswith("Play **2, 4, 6 or 8**: you win in 7 moves, whatever the reply.")
    explained = text_of(private(await world.alice.slash(world.channel, "explain")))
    assert "❌ wins in 7 moves with 2, 4, 6 or 8." in explained
    assert "Draw: **1, 3, 5, 7 and 9**" in explained, "known, and no guess"
    await play(world, SIX)
    await world.alice.send(world.channel, "!watch 1")
    await world.resign(world.alice)
    await world.carol.send(world.channel, "!replay 1")
    assert "Move 1 of 6: ❌ alice on 5" in text_of(world.last)
