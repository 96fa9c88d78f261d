"""Menus on messages and people: what a board, and what somebody's games, can be asked for."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from simcord.actors import _dispatch_actor_interaction

from tests.features.full import World
from tests.people import WIN, members_game, newest, private, shut
from tests.report import for_each
from tests.world import board_of, said, text_of

NO_BOARD = "That message shows no game of mine. Try it on a board with buttons."
MENUS = EXPLAIN, REPLAY, WATCH = "Explain this game", "Replay this game", "Watch this game"


async def test_a_running_board_is_explained_and_watched(world: World) -> None:
    board = await members_game(world, "5")
    assert "draw" in text_of(private(await world.carol.context_menu(world.channel, EXPLAIN, board)))
    assert (await world.game(world.alice)).hints == frozenset()
    assert said(await world.carol.context_menu(world.channel, REPLAY, board)).startswith(
        "Game 1 is still being played."
    )
    await world.restart()
    await world.carol.context_menu(world.channel, WATCH, board)
    assert board_of(newest(world.channel)) == "....X...."
    assert await world.store.followed.of(game_id=1)
    await world.alice.context_menu(world.channel, EXPLAIN, board)
    assert (await world.game(world.alice)).hints, "its player has been helped"


async def test_an_ended_board_is_replayed_to_the_asker_alone(world: World) -> None:
    board = await members_game(world, WIN)
    shown = private(await world.carol.context_menu(world.channel, REPLAY, board))
    assert "Move 1 of 5" in text_of(shown)
    for menu in (EXPLAIN, WATCH):
        assert said(await world.carol.context_menu(world.channel, menu, board)).startswith("Game 1 is over.")
    await world.carol.send(world.channel, "!replay 1")
    assert "Move 1 of 5" in text_of(private(await world.bob.context_menu(world.channel, REPLAY, world.last)))


async def test_on_any_other_message_there_is_no_board(shared: World) -> None:
    """Neither on a member's, nor on another page of the bot, nor on one that another bot forges."""
    world = shared
    await members_game(world, "5")
    await world.carol.send(world.channel, "ttt:1:0:4")
    messages = [world.last]
    await world.carol.send(world.channel, "!help")
    messages.append(world.last)
    rival = world.guild.add_member(world.env.create_user("rival", bot=True))
    await rival.send(world.channel, "look")
    forge_button(world)
    messages.append(world.last)
    for menu, message in product(MENUS, messages):
        assert said(await world.carol.context_menu(world.channel, menu, message)) == NO_BOARD


async def test_a_message_that_names_a_hidden_game_shows_none(world: World) -> None:
    staff = shut(world, "staff", world.alice, world.bob)
    await members_game(world, WIN, staff)
    await members_game(world, "5", staff)
    await world.carol.send(world.channel, "!help")
    for menu, who in product(MENUS, (world.carol, world.alice)):
        number = 1 if menu == REPLAY else 2
        forge_button(world, number)
        told = said(await who.context_menu(world.channel, menu, world.last))
        unknown = f"I can't show game {number} here."
        assert told.startswith("Nobody has finished a game here" if menu == REPLAY else unknown), menu


def forge_button(world: World, game_id: int = 1) -> None:
    """Put a square of a game under the newest message."""
    stored = world.env.backend.get_message(world.channel.id, world.last.id)
    button = {"type": 2, "style": 2, "label": "x", "custom_id": f"ttt:{game_id}:0:4"}
    stored.components = [{"type": 1, "components": [button]}]


async def test_somebodys_stats_are_told_in_private(world: World) -> None:
    await members_game(world, WIN)
    shown = private(await world.carol.context_menu(world.channel, "Tic-tac-toe stats", world.alice))
    assert text_of(shown).startswith("alice: 1 game")
    rival = world.guild.add_member(world.env.create_user("rival", bot=True))
    assert "Bots have no stats." in said(await world.carol.context_menu(world.channel, "Tic-tac-toe stats", rival))


# Subcommands


OLD: list[tuple[str, list[dict[str, object]]]] = [
    ("tournament", [{"name": "action", "type": 3, "value": "create"}]),
    ("puzzle", [{"name": "action", "type": 3, "value": "practice"}]),
    ("tournament", []),
    ("puzzle", []),
    ("puzzle", [{"name": "gone", "type": 1, "options": []}]),
]
USED, TYPED = 2, 4


@for_each([(kind, *each) for kind in (USED, TYPED) for each in OLD], "shared", "caplog")
async def test_the_form_of_an_older_version_is_told_plainly_and_does_nothing(
    world: World, caplog: pytest.LogCaptureFixture, kind: int, name: str, options: list[dict[str, object]]
) -> None:
    """Discord's clients may show the options of before for a while."""
    data: Any = {"id": "1", "name": name, "type": 1, "options": options}
    result = await _dispatch_actor_interaction(world.alice, kind, world.channel, data)
    if kind == USED:
        assert said(result) == "My commands were just updated. Try again in a minute."
    assert not [record for record in caplog.records if record.levelname == "ERROR"]
    assert await world.community.tournaments.store.on_in(world.channel.id) is None
    world.errors_expected = len(world.errors)


async def test_subcommands_are_known_to_discord_and_typed_forms_are_as_they_were(world: World) -> None:
    sent: dict[str, Any] = {each.name: each.to_dict() for each in await world.bot.tree.fetch_commands()}
    for name, below in {
        "puzzle": ["today", "practice", "here", "stop"],
        "tournament": ["create", "join", "leave", "start", "fill", "cancel", "show"],
    }.items():
        assert [option["name"] for option in sent[name]["options"]] == below
    await world.alice.send(world.channel, "!tournament round robin 4x4 1h")
    await world.bob.slash(world.channel, "tournament join")
    assert said(await world.bob.slash(world.channel, "tournament cancel")).startswith("Only alice")
