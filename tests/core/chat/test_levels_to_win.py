"""Something to win: at which level a game begins that names none, the step up after a win, and the clock."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.core.chat.feature import Feature
from bot.core.chat.game_page import CardLine
from bot.core.game import Bot, Game
from bot.engine import Level, Mark, analyse
from tests.people import members_game, message_of
from tests.world import World, board_of, buttons_of, open_world, said, text_of

FIRST = "Your first game is at medium; `/play hard` for more."


async def beat(world: World, level: str = "easy") -> None:
    """Alice wins a game against the bot; the newest message is its card."""
    while True:
        await world.alice.send(world.channel, f"!play {level} me")
        while "Rematch" not in buttons_of(world.last):
            best = analyse((await world.game(world.alice)).position).best
            await world.press(world.alice, str(best[0] + 1))
        if "alice wins!" in text_of(world.last):
            return


async def level(world: World) -> Level | None:
    bot = (await world.game(world.alice)).bot
    return bot and bot.level


@pytest.mark.parametrize("door", ["typed", "slash"])
async def test_the_first_game_that_names_no_level_is_at_medium_and_says_so_once(world: World, door: str) -> None:
    if door == "typed":
        await world.alice.send(world.channel, "!play me")
    else:
        await world.alice.slash(world.channel, "play", first="me")
    assert await level(world) is Level.MEDIUM
    assert FIRST in text_of(world.last)
    await world.press(world.alice, "5")
    assert FIRST not in text_of(world.last)
    await world.resign(world.alice)
    await world.alice.send(world.channel, "!play")
    assert await level(world) is Level.MEDIUM
    assert FIRST not in text_of(world.last)


async def test_a_level_that_is_named_is_obeyed_and_is_the_next_ones_if_they_name_none(world: World) -> None:
    for named in ("unbeatable", "easy"):
        await world.alice.send(world.channel, f"!play {named}")
        assert await level(world) is Level(named)
        assert FIRST not in text_of(world.last)
        await world.alice.send(world.channel, "!move 5")
        await world.resign(world.alice)
        await world.restart()
        await world.alice.send(world.channel, "!play 4x4 them")
        assert await level(world) is Level(named)
        await world.resign(world.alice)
    await members_game(world, "14253")
    await world.bob.send(world.channel, "!play")
    assert FIRST in text_of(world.last), "neither what others play makes a difference nor games between people"


async def test_a_host_who_sets_a_level_sets_it_for_first_games_too(tmp_path: Path) -> None:
    async with open_world(tmp_path, default_level=Level.HARD) as world:
        await world.alice.send(world.channel, "!play")
        assert await level(world) is Level.HARD
        assert FIRST not in text_of(world.last)
        await world.resign(world.alice)
        await world.alice.send(world.channel, "!play easy")
        await world.resign(world.alice)
        await world.alice.send(world.channel, "!play")
        assert await level(world) is Level.HARD


async def test_after_a_win_one_press_starts_a_game_on_the_next_level(shared: World) -> None:
    world = shared
    await beat(world)
    board = world.last
    assert {"Rematch", "Rematch on medium"} <= set(buttons_of(board))
    await world.restart()
    assert said(await world.press(world.bob, "Rematch on medium", board)).startswith("Only alice can do that.")
    world.calls()
    await world.press(world.alice, "Rematch on medium", board)
    assert [call.method for call in world.calls()] == ["POST", "PATCH"], "the new board, and the old one without it"
    game = await world.game(world.alice)
    assert (game.x, game.mark_of(world.alice.id)) == (Bot(Level.MEDIUM), Mark.O), "with the marks swapped"
    assert board_of(world.last).count("X") == 1
    assert "Rematch on medium" not in buttons_of(message_of(world.channel, board))


async def test_the_clock_is_shown_between_people_and_against_the_bot_only_if_it_is_near(tmp_path: Path) -> None:
    async with open_world(tmp_path, game_expires_s=3660) as world:
        await world.alice.send(world.channel, "!play easy")
        assert "Next move due" not in text_of(world.last)
        await world.env.advance_time(90)
        await world.alice.send(world.channel, "!board")
        assert "Next move due <t:" in text_of(world.last)
        await world.alice.send(world.channel, "!move 5")
        assert "Next move due" not in text_of(world.last)
        board = await members_game(world, "", world.guild.create_text_channel("lounge"))
        assert "Next move due <t:" in text_of(board)


@pytest.mark.own_world
async def test_a_card_lacks_what_a_feature_fails_to_tell_and_is_shown_all_the_same(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    class Broken(Feature, name="broken"):
        has_asides = True

        async def card_lines(self, game: Game) -> Sequence[CardLine]:
            raise RuntimeError("broken")

    world.bot.registry.add(Broken(world.bot))
    await world.alice.send(world.channel, "!play easy")
    assert "❌ alice vs 🔵 Easy bot" in text_of(world.last)
    assert [each.exc_text for each in caplog.records if each.levelname == "ERROR"]
