"""Ultimate in a simulated server: by buttons, typing and slash, and what goes wrong."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import discord
import pytest

from bot.core.game import BOARDS
from bot.engine import Level, Position
from bot.features.stats.rules import Score
from tests.addresses import press_address
from tests.features.full import World
from tests.people import played, private
from tests.world import buttons_of, said, text_of

ULTIMATE = BOARDS["ultimate"]
SENT_ANYWHERE = ("5.1", "1.5", "5.2", "2.5", "5.3", "3.5")
"""After these, board 5 is X's, and X is sent there."""


async def play(world: World, *squares: str) -> None:
    """Alice (X) and Bob make these moves in turn, typed."""
    for at, square in enumerate(squares):
        await (world.bob if at % 2 else world.alice).send(world.channel, f"!move {square}")


async def moves(world: World) -> tuple[int, ...]:
    return (await world.game(world.alice)).moves


@pytest.mark.parametrize("door", ["typed", "slash"])
async def test_a_board_is_chosen_first_and_a_square_sends_the_other_player(world: World, door: str) -> None:
    await world.begin(door, board="ultimate")
    assert (await world.game(world.alice)).board == ULTIMATE
    assert "**Pick any board to start on.**" in text_of(world.last)
    await world.press(world.alice, "5")
    assert await moves(world) == ()
    assert "**Board 5: pick a square.**" in text_of(world.last)
    assert world.last.content.split("\n")[4].count("\ufe0f\u20e3") == 3
    await world.press(world.alice, "Other boards")
    assert "**Pick any board to start on.**" in text_of(world.last)
    await world.press(world.alice, "9")
    await world.press(world.alice, "1")
    assert await moves(world) == (72,)
    assert "❌ alice played 9.1." in text_of(world.last)
    assert "**Play on board 1.**" in text_of(world.last)
    assert "Other boards" not in buttons_of(world.last)
    await world.press(world.bob, "9")
    assert await moves(world) == (72, 8)
    assert await world.told_of_move("slash", world.alice, "1") == (
        "Square 9.1 is taken. Still free: 9.2, 9.3, 9.4, 9.5, 9.6, 9.7, 9.8 and 9.9."
    )


async def test_a_choice_is_the_movers_alone_and_costs_nothing(world: World) -> None:
    await world.begin(board="ultimate")
    shown = text_of(world.last)
    assert said(await world.press(world.bob, "5")).startswith("It's alice's turn.")
    assert said(await world.press(world.carol, "5")).startswith("Only alice or bob can do that.")
    assert text_of(world.last) == shown
    before = await world.game(world.alice)
    world.calls()
    await world.press(world.alice, "5")
    assert len(world.calls()) == 1
    assert await world.game(world.alice) == before


async def test_a_move_is_written_by_board_and_square_or_by_its_place(world: World) -> None:
    for square, number in (("5 3", 38), ("５．３", 38), ("D4", 36)):
        await world.begin(board="ultimate")
        await world.alice.slash(world.channel, "move", square=square)
        assert await moves(world) == (number,)
        await world.resign(world.alice)


@pytest.mark.usefixtures("shared")
async def test_a_move_that_cannot_be_made_is_told_why_and_changes_nothing(world: World) -> None:
    await world.begin(board="ultimate")
    await play(world, "5.1")
    for square, answer in (
        ("5.3", "You have to play on board 1. Free there: 1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 1.7, 1.8 and 1.9."),
        ("c5", "You have to play on board 1."),
        ("5.1", "You have to play on board 1."),
        ("0", "Name the board and the square, such as 5.3. Still free: 1.1, "),
        ("j1", "Name the board and the square, such as 5.3."),
        ("5.10", "Name the board and the square, such as 5.3."),
    ):
        assert (await world.told_of_move("slash", world.bob, square)).startswith(answer)
        assert await moves(world) == (36,)


async def test_a_finished_board_is_refused_and_whoever_is_sent_there_picks_any(world: World) -> None:
    await world.begin(board="ultimate")
    await play(world, *SENT_ANYWHERE)
    assert "**Board 5 is finished: pick any board.**" in text_of(world.last)
    assert buttons_of(world.last)["5"].disabled
    told = await world.told_of_move("slash", world.alice, "5.9")
    assert told.startswith("Board 5 is finished. Still free: 1.1, ")
    assert told.endswith(" and 61 others.")
    assert (await world.told_of_move("slash", world.alice, "7")).startswith("Name the board and the square")
    await world.press(world.alice, "7")
    await world.press(world.alice, "5")
    assert (await moves(world))[-1] == 58
    assert "**Board 5 is finished: pick any board.**" in text_of(world.last)


async def test_a_button_of_an_older_board_does_nothing(world: World) -> None:
    await world.begin(board="ultimate")
    await play(world, *SENT_ANYWHERE)
    before = await moves(world)
    for custom_id in ("ttt:1:0:0", "ttt:1:4:54", "ttt-choose:1:4:7", "ttt-choose:1:7:7", "ttt-choose:1:6:4"):
        await press_address(world.env, world.alice, world.last, custom_id)
        assert await moves(world) == before
        assert "**Board 5 is finished: pick any board.**" in text_of(world.last)
    forged = await press_address(world.env, world.alice, world.last, "ttt:1:6:40")
    assert said(forged).startswith("Board 5 is finished.")
    await play(world, "7.1")
    wrong = await press_address(world.env, world.bob, world.last, "ttt:1:7:72")
    assert said(wrong).startswith("You have to play on board 1.")
    assert said(await press_address(world.env, world.bob, world.last, "ttt:1:7:81")).startswith("Name the board")


async def test_two_presses_of_one_board_at_one_instant_make_one_move(world: World) -> None:
    await world.begin(board="ultimate")
    pressed = (press_address(world.env, world.alice, world.last, f"ttt:1:0:{cell}") for cell in (40, 41))
    await asyncio.gather(*pressed)
    assert len(await moves(world)) == 1


@pytest.mark.parametrize(
    "level", [Level.EASY, *(pytest.param(each, marks=pytest.mark.slow) for each in list(Level)[1:])]
)
@pytest.mark.usefixtures("shared")
async def test_the_bot_plays_to_the_end(world: World, level: Level) -> None:
    await world.alice.send(world.channel, f"!play ultimate {level}")
    game = await world.game(world.alice)
    while not game.is_over:
        await world.alice.send(world.channel, f"!move {ULTIMATE.move_name(game.position.legal()[-1])}")
        game = await played(world)
    assert "Rematch" in buttons_of(world.last)
    assert Position.after(game.moves, ULTIMATE).is_over


async def test_a_board_that_is_won_is_named_in_words(world: World) -> None:
    await world.alice.send(world.channel, "!preferences words")
    await world.begin(board="ultimate")
    await play(world, *SENT_ANYWHERE)
    rows = [row.children for row in world.last.components if isinstance(row, discord.ActionRow)]
    pressed = [each for row in rows for each in row if isinstance(each, discord.Button)]
    assert [each.label for each in pressed[:9]] == ["1", "2", "3", "4", "5, X, taken", "6", "7", "8", "9"]
    assert [each.disabled for each in pressed[:9]] == [number == 5 for number in range(1, 10)]
    assert not [each for each in pressed if each.emoji]


async def test_first_moves_are_named_and_drawn_where_they_lie(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[list[int]] = []

    def draw(_columns: int, cells: Sequence[Score]) -> bytes:
        drawn.append([at for at, cell in enumerate(cells) if cell.games])
        return b"png"

    monkeypatch.setattr("bot.features.stats.render_openings", draw)
    for _ in range(2):
        await world.begin(board="ultimate")
        await play(world, "2.4", "4.1")
        await world.resign(world.bob)
    await world.alice.send(world.channel, "!stats")
    assert "Favorite first move: **2.4** on ultimate" in text_of(world.last)
    charted = await press_address(world.env, world.alice, world.last, f"ttt-stats:{world.alice.id}:openings:")
    assert "Square 2.4: 2 games, 100% won" in text_of(private(charted))
    assert drawn == [[9 + 3]], "the second row, the fourth column"


async def test_a_game_goes_on_after_a_restart(world: World) -> None:
    await world.begin(board="ultimate")
    await play(world, *SENT_ANYWHERE)
    await world.restart()
    await world.press(world.alice, "9")
    await world.press(world.alice, "9")
    assert (await moves(world))[-1] == 80


async def test_a_channel_cannot_vote_on_it(world: World) -> None:
    await world.alice.send(world.channel, "!play crowd ultimate")
    assert text_of(world.last) == ("The channel can't play ultimate by votes. Pick another board or other rules.")
    await world.alice.send(world.channel, "!play ultimate misere")
    assert text_of(world.last) == "Other rules than standard need the 3x3 board. Pick 3x3, or leave the rules out."


async def test_a_hint_says_how_far_it_looked_and_an_early_draw_is_refused(world: World) -> None:
    await world.alice.send(world.channel, "!play ultimate easy")
    told = said(await world.alice.slash(world.channel, "hint"))
    assert "I looked " in told
    assert "not to the end" in told
    assert "% for you" in told
    await world.alice.send(world.channel, "!draw")
    assert text_of(world.last).startswith("I'd rather play on.")
    assert not (await world.game(world.alice)).is_over
