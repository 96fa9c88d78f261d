"""Games to pick from: completed numbers, menus of the last ones, and members by name; never what is out of sight."""

from __future__ import annotations

from itertools import product
from typing import Any

import discord
import pytest
from simcord import InteractionResult, MemberActor

from bot.core.chat.options import picked
from bot.core.game import User
from bot.words import LANGUAGES, words
from tests.features.full import World
from tests.people import WIN, members_game, newest, private, shut
from tests.values import EASY, RESIGNED, game, moves
from tests.world import board_of, said, text_of

NONE = "Nobody has finished a game here yet. Use /play to start one."
PICK = "Which game?"
OPTIONS = {"replay": "game", "watch": "game", "explain": "what"}


async def complete(world: World, command: str, typed: str = "", who: MemberActor | None = None) -> list[dict[str, Any]]:
    return await (who or world.carol).autocomplete(world.channel, command, OPTIONS[command], typed)


def menu_of(message: discord.Message) -> discord.SelectMenu:
    (menu,) = (each for row in message.components for each in getattr(row, "children", ()))
    assert isinstance(menu, discord.SelectMenu)
    return menu


async def pick(world: World, who: MemberActor, message: discord.Message, number: str) -> InteractionResult:
    return await who.select(message, [number])


async def test_a_games_number_is_completed_with_players_and_age(world: World) -> None:
    await members_game(world, WIN)
    await members_game(world, "5")
    await world.env.advance_time(150)
    assert await complete(world, "replay") == [{"name": "1 · alice vs bob · 2 minutes ago", "value": 1}]
    assert await complete(world, "watch") == [{"name": "2 · alice vs bob · 2 minutes ago", "value": 2}]
    assert [each["value"] for each in await complete(world, "explain")] == ["2"]
    assert [each["value"] for each in await complete(world, "replay", "BOB ali")] == [1]
    assert await complete(world, "replay", "carol") == []


async def test_a_name_that_a_client_sends_in_place_of_its_value_is_understood(world: World) -> None:
    """Source: github.com/discord/discord-api-docs/issues/7206. Of numbers Discord takes nothing else."""
    await members_game(world, "5")
    (square,) = await world.bob.autocomplete(world.channel, "move", "square", "4")
    (game,) = await complete(world, "explain")
    assert (square["name"], square["value"]) == ("4 · a2", "4")
    assert game["name"] != game["value"] == "1"
    await world.bob.slash(world.channel, "move", square=square["name"])
    assert board_of(world.last) == "...OX...."
    by_value, by_name = [
        said(await world.carol.slash(world.channel, "explain", what=game[sent])) for sent in ("value", "name")
    ]
    assert by_value == by_name
    for say in map(words, LANGUAGES):
        assert picked(say("pick-versus", game="12", x="ann", o="bob")) == "12"


async def test_no_number_of_a_hidden_channel_or_another_server_is_offered(world: World) -> None:
    staff = shut(world, "staff", world.alice, world.bob)
    other = world.env.create_guild()
    abroad = other.create_text_channel("games")
    dora = other.add_member(world.env.create_user("dora"))
    await members_game(world, WIN, staff)
    await members_game(world, "5", staff)
    for typed in ("!play easy", "!move 5", "!resign"):
        await dora.send(abroad, typed)
    await dora.click(newest(abroad), label="Resign")
    await dora.send(abroad, "!play easy")
    for command, option in OPTIONS.items():
        for who, typed in product((world.carol, world.alice), ("", "1", "2", "3", "4", "alice", "dora")):
            assert await complete(world, command, typed, who) == []
        assert len(await world.alice.autocomplete(staff, command, option, "")) == 1
        assert len(await dora.autocomplete(abroad, command, option, "")) == 1


@pytest.mark.own_world
async def test_no_more_is_offered_than_discord_takes(world: World) -> None:
    for _ in range(26):
        over = game(place=world.place, x=User(world.alice.id, "alice"), o=EASY, moves=moves(4), result=RESIGNED)
        await world.store.games.open(over)
    found = await complete(world, "replay")
    assert [each["value"] for each in found] == list(range(26, 1, -1))
    assert [each["value"] for each in await complete(world, "replay", "1")][:11] == [1, *range(19, 9, -1)]
    await world.carol.send(world.channel, "!replay")
    assert [option.value for option in menu_of(world.last).options] == [str(each) for each in range(26, 16, -1)]


async def test_replay_without_a_game_offers_the_last_ones(world: World) -> None:
    await members_game(world, WIN)
    for typed in ("!replay", "!replay 999", "!replay last"):
        await world.carol.send(world.channel, typed)
        menu = world.last
        assert text_of(menu) == PICK
        (option,) = menu_of(menu).options
        assert (option.label, option.description) == ("1 · alice vs bob", "just now")
    await world.restart()
    shown = private(await pick(world, world.bob, menu, "1"))
    assert "Move 1 of 5" in text_of(shown)
    assert text_of(newest(world.channel)) == PICK


async def test_by_slash_the_menu_is_private(world: World) -> None:
    await members_game(world, WIN)
    await members_game(world, "5")
    for command in OPTIONS:
        assert said(await world.carol.slash(world.channel, command)) == PICK
    assert said(await world.carol.slash(world.channel, "replay", game=999)) == PICK
    shown = private(await world.carol.slash(world.channel, "replay"))
    assert "Move 1 of 5" in text_of(private(await pick(world, world.carol, shown, "1")))


@pytest.mark.parametrize("door", ["typed", "slash"])
async def test_watch_without_a_game_offers_those_that_run(world: World, door: str) -> None:
    await members_game(world, WIN)
    await members_game(world, "5")
    lounge = world.guild.create_text_channel("lounge")
    if door == "slash":
        menu = private(await world.carol.slash(lounge, "watch"))
    else:
        await world.carol.send(lounge, "!watch")
        menu = newest(lounge)
    assert [option.value for option in menu_of(menu).options] == ["2"]
    await pick(world, world.carol, menu, "2")
    assert board_of(newest(lounge)) == "....X...."
    assert await world.store.followed.of(game_id=2)
    await world.move("typed", world.bob, "1")
    assert board_of(newest(lounge)) == "O...X...."


async def test_explain_without_a_game_of_ones_own_offers_those_that_run(world: World) -> None:
    await members_game(world, "5")
    await world.carol.send(world.channel, "!explain")
    menu = world.last
    assert text_of(menu) == PICK, "in the channel: in direct messages nobody may see its games"
    assert "draw" in text_of(private(await pick(world, world.carol, menu, "1")))
    assert (await world.game(world.alice)).hints == frozenset()
    await pick(world, world.bob, menu, "1")
    assert (await world.game(world.alice)).hints, "its player has been helped"


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("!replay", "Nobody has finished a game here yet. Use /play to start one."),
        ("!watch", "I need a game's number or two levels"),
        ("!explain", "You're not playing here right now."),
    ],
)
async def test_where_there_is_nothing_to_pick_no_menu_is_shown(world: World, typed: str, told: str) -> None:
    await world.carol.send(world.channel, typed)
    parts = [each for row in world.last.components for each in getattr(row, "children", ())]
    assert not any(isinstance(each, discord.SelectMenu) for each in parts)
    texts = [text_of(world.last), *(text_of(each) for each in world.carol.user.dm_channel.history())]
    assert any(text.startswith(told) for text in texts)


# Members by name


async def test_a_member_is_found_by_the_name_they_play_under_here(shared: World) -> None:
    await members_game(shared, WIN)
    for name in ("bob", "BOB", "@bob", "bo"):
        await shared.carol.send(shared.channel, f"!history {name}")
        assert text_of(shared.last).startswith("1 finished game: 0 won, 0 drawn, 1 lost"), name
        await shared.carol.send(shared.channel, f"!stats {name}")
        assert "bob" in text_of(shared.last), name


async def test_a_name_that_only_plays_elsewhere_or_that_several_have_is_nobodys(shared: World) -> None:
    world = shared
    quentin = world.guild.add_member(world.env.create_user("quentin"))
    bert = world.guild.add_member(world.env.create_user("bert"))
    staff = shut(world, "staff", quentin)
    await quentin.send(staff, "!play easy")
    other = world.env.create_guild()
    await other.add_member(world.env.create_user("dora")).send(other.create_text_channel("games"), "!play easy")
    await members_game(world, WIN)
    await bert.send(world.channel, "!play easy")
    for command, name in product(("stats", "history"), ("dora", "@", "nobody")):
        await world.carol.send(world.channel, f"!{command} {name}")
        assert text_of(world.last).startswith("I can't find that member in this server."), (command, name)
    for command in ("stats", "history"):
        await world.carol.send(world.channel, f"!{command} b")
        assert text_of(world.last) == "That could be bob or bert. Type the one you mean, or mention them with @."
        await world.carol.send(world.channel, f"!{command} quentin")
        assert "quentin hasn't" in text_of(world.last) or "hasn't finished" in text_of(world.last)
    world.guild.remove_member(quentin)
    await world.carol.send(world.channel, "!stats quentin")
    assert text_of(world.last).startswith("I can't find that member in this server."), (
        "he played where carol can't read"
    )
