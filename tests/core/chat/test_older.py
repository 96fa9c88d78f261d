"""OlderBoards: a game has one board of its own that looks live, whatever it is played by."""

from __future__ import annotations

from random import Random

import discord
import pytest
import pytest_asyncio

from bot.core.chat import boards
from bot.core.game import Game, Notices
from tests.people import live, members_game, message_of, other_process, played, squares
from tests.told import prefer
from tests.world import World, board_of

WAYS = ("typed", "slash", "button", "older button", "!board", "/board", "!draw")


@pytest_asyncio.fixture(autouse=True)
async def _quiet(world: World) -> None:
    """Nobody is told whose turn it is: a notice has calls of its own."""
    for player in (world.alice, world.bob):
        await prefer(world, player, Notices.OFF)


def link(message: discord.Message) -> str:
    return f"[here]({message.jump_url})"


def is_line(message: discord.Message, text: str) -> bool:
    return message.content == text and not message.embeds and not message.components


# What it costs


@pytest.mark.parametrize("by", ["deleting it", "one line, if somebody wrote since"])
async def test_a_typed_move_is_two_calls_and_the_board_before_it_goes_by(world: World, by: str) -> None:
    """A typed game is what people wrote and one board; the first move after !play is no exception."""
    await world.alice.send(world.channel, "!play easy")
    for _ in range(2):
        board, square = world.last, (await world.game(world.alice)).position.legal()[0] + 1
        if by != "deleting it":
            await world.bob.send(world.channel, "nice one")
        world.calls()
        await world.alice.send(world.channel, f"!move {square}")
        assert [call.method for call in world.calls()] == ["POST", "DELETE" if by == "deleting it" else "PATCH"]
        if by == "deleting it":
            assert [message for message in world.channel.history() if message.author.bot] == [world.last]
        else:
            assert is_line(message_of(world.channel, board), f"-# Game 1 continues {link(world.last)}.")
    await world.env.advance_time(40)
    assert world.calls() == []


async def test_of_many_typed_answers_ten_a_second_fold_at_once_and_the_next_sweep_the_rest(world: World) -> None:
    await members_game(world)
    calls = []
    for _ in range(boards.MAX_FOLDED_AT_ONCE + 2):
        await world.bob.send(world.channel, "well")
        world.calls()
        await world.alice.send(world.channel, "!board")
        calls.append([call.method for call in world.calls()])
    assert calls == [["POST", "PATCH"]] * boards.MAX_FOLDED_AT_ONCE + [["POST"]] * 2
    assert len(live(world)) == 3
    await world.env.advance_time(boards.PACE_S)
    world.calls()
    await world.alice.send(world.channel, "!board")
    assert [call.method for call in world.calls()] == ["POST", "DELETE"]
    await world.env.advance_time(31)
    assert live(world) == [world.last.id]


@pytest.mark.parametrize("command", ["move", "board", "draw"])
async def test_a_slash_command_is_one_call_and_the_next_sweep_folds_the_board_before(
    world: World, command: str
) -> None:
    board = await members_game(world)
    world.calls()
    await world.alice.slash(world.channel, command, **({"square": "5"} if command == "move" else {}))
    assert [call.method for call in world.calls()] == ["POST"]
    assert squares(message_of(world.channel, board))
    await world.env.advance_time(31)
    assert [call.method for call in world.calls()] == ["PATCH"]
    assert is_line(message_of(world.channel, board), f"-# Game 1 continues {link(world.last)}.")
    await world.env.advance_time(40)
    assert world.calls() == []


async def test_clicks_on_the_newest_board_are_one_call_each_and_fold_nothing(world: World) -> None:
    board = await members_game(world)
    world.calls()
    for player, square in ((world.alice, "5"), (world.bob, "1"), (world.alice, "9")):
        await world.press(player, square, message_of(world.channel, board))
        assert [call.method for call in world.calls()] == ["POST"]
    await world.env.advance_time(40)
    assert world.calls() == []
    assert live(world) == [board.id]


# One board that looks live


@pytest.mark.parametrize("games", [2, pytest.param(6, marks=pytest.mark.slow)])
async def test_a_game_that_is_played_in_every_way_has_one_live_board_after_each_sweep(world: World, games: int) -> None:
    """The ways are mixed by chance, first each once; now and then the bot dies between two of them."""
    random, taken = Random(5), set[str]()
    ways = random.sample(WAYS, len(WAYS))
    for number in range(1, games + 1):
        await members_game(world)
        game = await played(world, number)
        for step in range(9):
            if step % 4 == number % 4:
                await crash(world)
            way = ways.pop() if ways else random.choice(WAYS)
            await go_on(world, way, game)
            taken.add(way)
            await world.env.advance_time(31)
            game = await played(world, number)
            assert live(world, number) == ([] if game.is_over else [game.message_id]), way
            if game.is_over or len(game.position.legal()) < 5:
                break
        if not game.is_over:
            await world.resign(world.alice)
            await world.env.advance_time(31)
        assert live(world, number) == []
    assert taken == set(WAYS)


async def crash(world: World) -> None:
    """The bot dies with all that it had in mind, and starts again."""
    world.bot.boards.older.left.clear()
    await world.restart()


async def go_on(world: World, way: str, game: Game) -> None:
    """Take a step in a way. Nobody wins by the first four squares that are free, one after the other."""
    player = (world.alice, world.bob)[game.ply % 2]
    board = next(each for each in world.channel.history() if each.id == game.message_id)
    match way:
        case "typed" | "slash":
            await world.move(way, player, str(game.position.legal()[0] + 1))
        case "button":
            await player.click(board, custom_id=squares(board, game.id)[0])
        case "older button":
            await player.slash(world.channel, "board")
            await crash(world)
            await player.click(board, custom_id=squares(board, game.id)[0])
        case "/board":
            await player.slash(world.channel, "board")
        case _:
            await player.send(world.channel, way)


async def test_a_press_on_a_board_that_a_crash_left_live_makes_it_the_newest_and_the_other_is_folded(
    world: World,
) -> None:
    board = await members_game(world)
    await world.alice.slash(world.channel, "move", square="5")
    await crash(world)
    await world.env.advance_time(31)
    assert live(world) == [board.id, world.last.id], "what was left to fold is gone"
    world.calls()
    await world.press(world.bob, "1", board)
    assert [call.method for call in world.calls()] == ["POST"]
    await world.env.advance_time(31)
    assert live(world) == [board.id]
    assert is_line(world.last, f"-# Game 1 continues {link(board)}.")


async def test_a_board_that_is_pressed_before_it_is_folded_stays_and_the_other_is_folded(world: World) -> None:
    board = await members_game(world)
    await world.alice.slash(world.channel, "move", square="5")
    await world.press(world.bob, "1", board)
    await world.env.advance_time(31)
    assert live(world) == [board.id]


async def test_a_board_that_another_process_posted_is_folded(world: World) -> None:
    await members_game(world)
    posted = await world.alice.send(world.channel, "a board, as the other process has posted one")
    async with other_process(world) as services:
        await services.store.games.set_message(1, posted.id)
    world.env.inject_error("PATCH", "/channels/*", status=403, code=50005)  # it is none of the bot's
    await world.bob.send(world.channel, "well")
    await world.alice.send(world.channel, "!move 5")
    assert [call.path.rsplit("/")[-1] for call in world.calls() if call.method == "PATCH"] == [str(posted.id)]


async def test_a_rematch_leaves_the_ended_board_of_the_game_before(world: World) -> None:
    await world.alice.send(world.channel, "!play easy")
    await world.alice.send(world.channel, "!move 5")
    await world.resign(world.alice)
    ended = world.last
    await world.press(world.alice, "Rematch")
    await world.alice.send(world.channel, "!board")
    await world.env.advance_time(31)
    assert "X" in board_of(message_of(world.channel, ended))


# What Discord does not take


@pytest.mark.parametrize(("times", "folded_after_s"), [(1, 3), (2, 13), (3, 31)])
async def test_a_fold_that_discord_does_not_take_is_done_later(world: World, times: int, folded_after_s: int) -> None:
    board = await members_game(world)
    world.env.inject_error("PATCH", "/channels/*", status=503, times=times)
    await world.alice.slash(world.channel, "move", square="5")
    await world.env.advance_time(31)
    assert squares(message_of(world.channel, board))
    await world.env.advance_time(folded_after_s)
    assert live(world) == [world.last.id]


@pytest.mark.parametrize(("status", "code"), [(403, 50001), (404, 10008)])
async def test_a_fold_that_is_forbidden_is_given_up(
    world: World, status: int, code: int, caplog: pytest.LogCaptureFixture
) -> None:
    await members_game(world)
    caplog.clear()
    for method in ("PATCH", "DELETE"):
        world.env.inject_error(method, "/channels/*", status=status, code=code, times=None)
    for said, method in (("", "DELETE"), ("well", "PATCH")):
        if said:
            await world.bob.send(world.channel, said)
        world.calls()
        await (world.bob if said else world.alice).send(world.channel, "!move 1" if said else "!move 5")
        await world.env.advance_time(70)
        assert [call.method for call in world.calls()] == ["POST", method]
    assert not [record for record in caplog.records if record.levelname in ("WARNING", "ERROR")]


@pytest.mark.own_world
async def test_a_bot_that_stops_folds_what_is_left(world: World) -> None:
    board = await members_game(world)
    await world.alice.slash(world.channel, "move", square="5")
    assert squares(message_of(world.channel, board))
    await world.bot.close()
    assert not squares(message_of(world.channel, board))


async def test_of_too_many_boards_that_are_left_the_oldest_is_forgotten(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(boards, "MAX_REMEMBERED", 2)
    shown = [await members_game(world)]
    for _ in range(3):
        await world.alice.slash(world.channel, "board")
        shown.append(world.last)
    await world.env.advance_time(31)
    assert live(world) == [shown[0].id, shown[3].id]
