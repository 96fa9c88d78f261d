"""What a game was to its players, on its card: milestones, how they stand, what it did to their ratings."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.core.chat import boards
from bot.core.game import Leaderboards
from bot.core.store import StoreError
from bot.features.stats import sql
from tests.addresses import press_address
from tests.core.chat.test_levels_to_win import beat
from tests.features.full import World
from tests.people import WIN, members_game, newest
from tests.world import said, text_of

pytestmark = pytest.mark.own_world
FIRST_WIN = "🎉 alice's first win over Easy bot!"
DRAW = "195237468"
"""Nobody gets a line."""


async def number(world: World) -> int:
    """The number of the game whose card is the newest message."""
    return int((world.last.embeds[0].footer.text or "").removeprefix("Game "))


async def again(world: World, game_id: int) -> str:
    """The card of an ended game as a press on an old button shows it."""
    await press_address(world.env, world.alice, world.last, f"ttt:{game_id}:0:4")
    return text_of(world.last)


async def test_the_first_win_over_a_level_is_told_once_and_with_the_move_that_won(shared: World) -> None:
    world = shared
    await beat(world)
    card = text_of(world.last)
    assert FIRST_WIN in card
    assert "Hard bot" not in card
    first = await number(world)
    await world.restart()
    world.bot.answerer.most = 10**6
    assert await again(world, first) == card, "a restart changes nothing"
    board = world.last
    await world.env.advance_time(1)
    await beat(world)
    assert FIRST_WIN not in text_of(world.last)
    await press_address(world.env, world.alice, board, f"ttt:{first}:0:4")
    assert text_of(newest(world.channel)) != card
    assert FIRST_WIN in text_of(next(each for each in world.channel.history() if each.id == board.id))


async def test_the_last_move_of_a_game_is_answered_by_one_call_that_tells_it_all(shared: World) -> None:
    world = shared
    board = await members_game(world, WIN[:-1])
    world.calls()
    await world.press(world.alice, WIN[-1], board)
    await world.env.settle()
    assert [call.method for call in world.calls()] == ["POST"]
    await world.env.advance_time(70)
    assert world.calls() == [], "nothing is added later"
    assert "Move 2 decided it: bob took 4, only 5 would have held." in text_of(world.last)


async def test_a_hundred_games_in_a_server_are_told_at_the_hundredth(
    shared: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = shared
    monkeypatch.setattr(sql, "HUNDRED", 2)
    cards = []
    for _ in range(3):
        await world.env.advance_time(1)
        await members_game(world, WIN)
        cards.append(text_of(world.last))
    told = [[f"🎉 That was game number 100 here for {who}." in card for who in ("alice", "bob")] for card in cards]
    assert told == [[False, False], [True, True], [False, False]]


async def test_two_people_see_how_their_games_in_this_channel_stand(shared: World) -> None:
    world = shared
    elsewhere = world.guild.create_text_channel("elsewhere")
    await members_game(world, WIN, elsewhere)
    await members_game(world, WIN)
    assert " – " not in text_of(world.last), "the heading says as much"
    await members_game(world, DRAW)
    lines = text_of(world.last).splitlines()
    assert "alice 1 – 0 bob, 1 draw" in lines
    shown = text_of(world.last)
    second = await number(world)
    board = world.last
    await world.env.advance_time(1)
    await members_game(world, WIN)
    assert "alice 2 – 0 bob, 1 draw" in text_of(world.last).splitlines()
    await press_address(world.env, world.alice, board, f"ttt:{second}:0:4")
    assert text_of(next(each for each in world.channel.history() if each.id == board.id)) == shown


async def test_a_rating_and_its_change_are_told_from_the_fifth_game_on(shared: World) -> None:
    world = shared
    for _ in range(4):
        await world.env.advance_time(1)
        await members_game(world, WIN)
        assert "rating" not in text_of(world.last), "the first few jump by hundreds"
    await world.env.advance_time(1)
    await members_game(world, WIN)
    for player in (world.alice, world.bob):
        before, now = (await world.store.statistics.rating_points(player.id, "3x3/3"))[-2:]
        points = f"{now.value - before.value:+.0f}".replace("-", "−")
        assert f"{player.name}'s rating: {now.value:.0f}? ({points})" in text_of(world.last)
    card = text_of(world.last)
    await world.restart()
    assert await again(world, 5) == card
    await world.store.preferences.change(world.alice.id, leaderboards=Leaderboards.OFF)
    world.services.preferences.forget(world.alice.id)
    assert "alice's rating" not in await again(world, 5), "who is on no leaderboard is not told of here"
    assert "bob's rating" in text_of(world.last)


async def test_a_game_with_hints_is_not_rated_and_says_so(shared: World) -> None:
    world = shared
    for _ in range(5):
        await members_game(world, WIN)
    await world.env.advance_time(1)
    board = await members_game(world, WIN[:-1])
    await world.press(world.alice, "Hint", board)
    await world.press(world.alice, WIN[-1], board)
    assert "Not rated: alice used a hint." in text_of(world.last)
    assert "'s rating" not in text_of(world.last)


async def test_a_hint_before_a_loss_spares_nobody_the_loss(shared: World) -> None:
    world = shared
    for _ in range(5):
        await members_game(world, WIN)
    await world.env.advance_time(1)
    board = await members_game(world, "1425")
    told = said(await world.press(world.alice, "Hint", board))
    assert told.endswith("Because you took a hint, this game is rated only if you lose.")
    await world.press(world.alice, "9", board)
    await world.press(world.bob, "6", board)
    card = text_of(world.last)
    assert "Not rated" not in card
    changes = {name: int(by.replace("−", "-")) for name, by in re.findall(r"(\w+)'s rating: .*?([+−-]\d+)", card)}
    assert changes["alice"] < 0 < changes["bob"], card


async def test_a_database_that_is_away_leaves_the_card_without_those_lines(
    shared: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    world = shared
    for _ in range(2):
        board = await members_game(world, WIN[:-1])
        if (await number(world)) == 2:

            def away(*_: Any, **__: Any) -> Any:
                raise StoreError("away")

            monkeypatch.setattr(sql, "meanings", away)
        await world.press(world.alice, WIN[-1], board)
    assert "alice wins!" in text_of(world.last)
    assert " – " not in text_of(world.last)
    assert not [each for each in caplog.records if each.levelname == "ERROR" and each.name == boards.__name__]
