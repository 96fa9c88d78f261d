"""What those who run a server have set holds for every door: the prefix, and games that name no options."""

from __future__ import annotations

from typing import Any

import pytest

from bot.core.chat.game_options import PlayOptions
from bot.core.game import BOARDS, First, Look, ServerSettings, with_rules
from bot.engine import STANDARD, Board, Level, Mark, Rules
from tests.addresses import press_address
from tests.people import played
from tests.report import for_each
from tests.world import World, said, text_of

MISERE = with_rules(STANDARD, Rules.MISERE)
LARGE = {"level": Level.HARD, "board": BOARDS["4x4/3"], "first": First.THEM}


async def set_to(world: World, **settings: Any) -> None:
    await world.store.servers.change(world.guild.id, **settings)


@pytest.mark.parametrize("door", ["typed", "slash", "button", "old button"])
async def test_a_game_that_names_no_option_has_those_of_its_server(world: World, door: str) -> None:
    await set_to(world, **LARGE)
    await begin(world, door)
    game = await world.game(world.alice)
    assert (game.board, game.seat(Mark.X)) == (BOARDS["4x4/3"], game.bot)
    level = Level.EASY if door == "old button" else Level.HARD
    assert game.bot is not None
    assert game.bot.level is level


async def begin(world: World, door: str, **options: str) -> None:
    match door:
        case "typed":
            await world.alice.send(world.channel, " ".join(["!play", *options.values()]))
        case "slash":
            await world.alice.slash(world.channel, "play", **options)
        case "button":
            await world.alice.send(world.channel, "hello")
            message = world.channel.history()[-1]
            await press_address(world.env, world.alice, message, " ".join(["ttt-do:0:0:play", *options.values()]))
        case _:
            await world.alice.send(world.channel, "hello")
            await press_address(world.env, world.alice, world.channel.history()[-1], "ttt-play:easy:3x3:standard")


@pytest.mark.parametrize("door", ["typed", "slash", "button"])
async def test_an_option_that_is_named_stands_above_the_servers(world: World, door: str) -> None:
    await set_to(world, **LARGE)
    await begin(world, door, level="easy", board="3x3", first="me", rules="standard")
    game = await world.game(world.alice)
    assert game.board == STANDARD
    assert (game.mark_of(world.alice.id), game.bot and game.bot.level) == (Mark.X, Level.EASY)


async def test_challenges_by_every_door_have_the_servers_board_too(world: World) -> None:
    await set_to(world, board=BOARDS["5x5"], first=First.THEM)
    await world.alice.context_menu(world.channel, "Challenge to tic-tac-toe", world.bob)
    await world.press(world.bob, "Accept")
    game = await world.game(world.alice)
    assert (game.board, game.mark_of(world.alice.id)) == (BOARDS["5x5"], Mark.O)


async def test_other_servers_and_direct_messages_are_as_before(world: World) -> None:
    await set_to(world, **LARGE, prefix="?")
    await world.alice.user.send_dm("!play")
    game = await played(world)
    assert (game.board, game.bot and game.bot.level) == (STANDARD, Level.MEDIUM)


@for_each(
    [
        ("", ServerSettings(), STANDARD),
        ("", ServerSettings(board=BOARDS["4x4"]), BOARDS["4x4"]),
        ("", ServerSettings(rules=Rules.MISERE), MISERE),
        ("misere", ServerSettings(board=BOARDS["4x4"]), MISERE),
        ("4x4", ServerSettings(rules=Rules.MISERE), BOARDS["4x4"]),
        ("3x3", ServerSettings(rules=Rules.MISERE), MISERE),
        ("3x3 standard", ServerSettings(rules=Rules.MISERE), STANDARD),
        ("standard", ServerSettings(board=BOARDS["4x4"], rules=Rules.WILD), BOARDS["4x4"]),
        ("", ServerSettings(board=BOARDS["4x4"], rules=Rules.WILD), BOARDS["4x4"]),
        ("crowd", ServerSettings(rules=Rules.WILD), STANDARD),
        ("crowd", ServerSettings(rules=Rules.MISERE), MISERE),
    ]
)
def test_the_servers_board_and_rules_give_way_to_an_option_that_they_do_not_go_with(
    words: str, here: ServerSettings, board: Board
) -> None:
    assert PlayOptions.read(words).board_in(here) == board


@for_each(["hard", "me 3x3 standard", "<@12> anyone easy them wild 4x4", ""])
def test_options_are_typed_again_as_they_were(text: str) -> None:
    first = PlayOptions.read(text)
    assert first.opponent is None or isinstance(first.opponent, int)
    again = PlayOptions.read(first.text(first.opponent))
    assert (again.opponent, again.text()) == (first.opponent, first.text())
    assert first.open or "anyone" not in text


# The prefix


async def answers(world: World, text: str) -> str | None:
    """What the bot answers to a message in the channel; None for nothing."""
    before = len(world.channel.history())
    await world.alice.send(world.channel, text)
    found = world.channel.history()[before + 1 :]
    return text_of(found[-1]) if found else None


async def test_a_server_has_its_own_prefix_and_a_mention_always_works(world: World) -> None:
    await set_to(world, prefix="t!")
    assert await answers(world, "!games") is None
    assert await answers(world, "t!board")
    assert await answers(world, "T! board"), "a phone begins with a capital"
    me = world.bot.user
    assert me is not None
    assert await answers(world, f"<@{me.id}> board")
    await set_to(world, prefix=None)
    assert await answers(world, "t!board") is None
    assert await answers(world, "!board")


async def test_glued_moves_have_the_prefix_of_the_server(world: World) -> None:
    await set_to(world, prefix="?")
    await world.alice.send(world.channel, "?play easy")
    await world.alice.send(world.channel, "?m5")
    assert (await world.game(world.alice)).ply >= 2


async def test_a_message_costs_no_query_while_the_settings_are_known(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.core.store.servers.monotonic", lambda: 1000.0)
    await world.alice.send(world.channel, "hello")
    monkeypatch.setattr(world.store.database, "read", None)
    await world.alice.send(world.channel, "how are you?")
    assert not world.errors


async def test_a_full_channel_says_how_many_games_run_and_what_to_do(world: World) -> None:
    await set_to(world, games=1)
    await world.bob.send(world.channel, "!play easy")
    told = said(await world.alice.slash(world.channel, "play"))
    assert told == (
        "1 game is running in this channel, and this server allows no more at once. Play in another channel, or wait "
        "for its end."
    )


async def test_members_who_have_chosen_no_look_get_the_servers(world: World) -> None:
    await set_to(world, look=Look.CLASSIC)
    await world.alice.send(world.channel, "!play easy")
    assert (await world.game(world.alice)).look is Look.CLASSIC
