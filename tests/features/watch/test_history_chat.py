"""The history: games that have ended, in pages, for the one who asked."""

from __future__ import annotations

import re

import discord
import pytest

from bot.features.watch import service
from tests.addresses import press_address
from tests.features.full import World
from tests.people import WIN, finished_games, members_game, newest, private, shut
from tests.world import board_of, said, text_of, titled


def numbers(message: discord.Message) -> list[int]:
    """The games that a list names, from its top."""
    return [int(number) for number in re.findall(r"^\*\*\[(\d+)\]", text_of(message), re.MULTILINE)]


async def test_the_history_has_pages_for_the_one_who_asked(world: World) -> None:
    world.bot.answerer.most = 1000  # of requests in ten seconds
    await finished_games(world, 12)
    first = private(await world.carol.slash(world.channel, "history"))
    assert numbers(first) == list(range(12, 2, -1))
    line = text_of(first).splitlines()[1]
    assert re.fullmatch(r"\*\*\[12\]\(https://discord\.com/channels/[\d/]+\)\*\* Easy bot beat alice · <t:\d+:R>", line)
    older = private(await world.carol.click(first, label="Older"))
    assert numbers(older) == [2, 1]
    newer = private(await world.carol.click(older, label="Newer"))
    assert text_of(newer) == text_of(first)
    await world.carol.send(world.channel, "!history")
    assert said(await world.bob.click(newest(world.channel), label="Older")) == (
        "Somebody else asked for that list. Use /history to get your own."
    )


async def test_no_page_shows_what_is_not_for_the_channel(world: World) -> None:
    world.bot.answerer.most = 1000
    staff = shut(world, "staff", world.alice, world.bob)
    await members_game(world, WIN, staff)
    await finished_games(world, 11)
    first = private(await world.alice.slash(world.channel, "history"))
    older = private(await world.alice.click(first, label="Older"))
    assert numbers(first) + numbers(older) == list(range(12, 1, -1))
    there = private(await world.alice.slash(staff, "history"))
    older = private(await world.alice.click(there, label="Older"))
    assert numbers(there) + numbers(older) == list(range(12, 0, -1))


async def test_the_history_of_one_member_holds_their_games_alone(world: World) -> None:
    await members_game(world, WIN)
    await finished_games(world, 1)
    shown = private(await world.carol.slash(world.channel, "history", member=world.bob))
    ended = (await world.ended(1)).result
    assert ended is not None
    assert text_of(shown).splitlines()[1].endswith(f"** alice beat bob · <t:{ended.ended_at}:R>")
    assert numbers(shown) == [1]


@pytest.mark.parametrize("others", [0, 1])
async def test_a_member_without_games_is_said_to_have_none_and_the_server_is_not(world: World, others: int) -> None:
    await finished_games(world, others)
    for told in (
        said(await world.bob.slash(world.channel, "history", member=world.carol)),
        said(await world.carol.slash(world.channel, "history", member=world.carol)),
    ):
        assert told == "That member hasn't finished a game here. Use /history to see everyone's."


async def test_a_server_without_games_is_told_how_to_start_one(world: World) -> None:
    assert said(await world.bob.slash(world.channel, "history")) == (
        "Nobody has finished a game here yet. Use /play to start one."
    )


@pytest.mark.own_world
async def test_the_game_that_ended_last_is_on_top_and_one_called_off_before_a_move_nowhere(world: World) -> None:
    """Whichever began first; and so on the page of either player."""
    lounge = world.guild.create_text_channel("lounge")
    await members_game(world, "5", lounge)
    await members_game(world, WIN)
    await world.carol.send(world.channel, "!play easy")
    await world.resign(world.carol)
    await world.env.advance_time(60)
    await world.resign(world.alice, lounge)
    for member in (None, world.alice):
        named = {"member": member} if member else {}
        assert numbers(private(await world.carol.slash(world.channel, "history", **named))) == [1, 2]
    nothing = said(await world.bob.slash(world.channel, "history", member=world.carol))
    assert nothing == "That member hasn't finished a game here. Use /history to see everyone's."


async def test_a_list_whose_other_games_are_gone_by_now_says_so(world: World) -> None:
    """Discord turns no layout into a message of another kind."""
    await finished_games(world, 1)
    await world.alice.send(world.channel, "!history")
    listed = newest(world.channel)
    await press_address(world.env, world.alice, listed, f"ttt-history:{world.alice.id}:0:before:1")
    turned = newest(world.channel)
    assert turned.id == listed.id
    assert text_of(turned) == "Nobody has finished a game here yet. Use /play to start one."


async def test_a_list_of_an_earlier_version_becomes_one_of_todays(world: World) -> None:
    """Its button stands under an embed."""
    await finished_games(world, 2)
    await world.alice.send(world.channel, "!play easy")
    board = newest(world.channel)
    assert board.embeds
    await press_address(world.env, world.alice, board, f"ttt-history:{world.alice.id}:0:before:2")
    turned = newest(world.channel)
    assert (turned.id, turned.content, turned.embeds) == (board.id, "", [])
    assert titled(turned) == "2 finished games"
    assert numbers(turned) == [1]


# Totals


async def test_the_totals_count_what_is_on_all_pages_and_of_a_member_how_it_ended(world: World) -> None:
    world.bot.answerer.most = 1000
    await finished_games(world, 11)
    await members_game(world, WIN, world.guild.create_text_channel("lounge"))  # whose games are all on the first page
    first = private(await world.carol.slash(world.channel, "history"))
    assert titled(first) == "12 finished games"
    older = private(await world.carol.click(first, label="Older"))
    assert titled(older) == "12 finished games"
    of_alice = private(await world.carol.slash(world.channel, "history", member=world.alice))
    assert titled(of_alice) == "12 finished games: 1 won, 0 drawn, 11 lost"
    assert titled(private(await world.carol.click(of_alice, label="Older"))) == titled(of_alice)
    of_bob = private(await world.carol.slash(world.channel, "history", member=world.bob))
    assert titled(of_bob) == "1 finished game: 0 won, 0 drawn, 1 lost"


async def test_the_totals_count_nothing_that_the_reader_may_not_see(world: World) -> None:
    staff = shut(world, "staff", world.alice, world.bob)
    await members_game(world, WIN, staff)
    await members_game(world, "5", staff)
    await members_game(world, WIN)
    await members_game(world, "5")
    for place, ended, live in (
        (staff, "2 finished games", "2 games are being played"),
        (world.channel, "1 finished game", "1 game is being played"),
    ):
        assert titled(private(await world.alice.slash(place, "history"))) == ended
        assert titled(private(await world.alice.slash(place, "games"))) == live
    await world.alice.send(world.channel, "!history")
    assert titled(newest(world.channel)) == "1 finished game", "carol reads it as well"
    await world.alice.send(world.channel, f"!history {world.bob.mention}")
    assert titled(newest(world.channel)) == "1 finished game: 0 won, 0 drawn, 1 lost"
    await world.alice.send(world.channel, "!games")
    assert titled(newest(world.channel)) == "1 game is being played"


async def test_of_very_many_games_it_is_said_that_there_are_more(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await finished_games(world, 3)
    await members_game(world, WIN, world.guild.create_text_channel("lounge"))
    monkeypatch.setattr(service, "MAX_COUNTED_GAMES", 3)
    assert titled(private(await world.carol.slash(world.channel, "history"))) == "More than 3 finished games"
    monkeypatch.setattr(service, "MAX_COUNTED_GAMES", 4)
    assert titled(private(await world.carol.slash(world.channel, "history"))) == "4 finished games"


# The menu


async def test_a_game_is_chosen_from_the_list_and_opens_at_its_first_move_for_the_chooser_alone(world: World) -> None:
    await finished_games(world, 1)
    await members_game(world, WIN)
    await world.alice.send(world.channel, "!history")
    listed = newest(world.channel)
    before = text_of(listed)
    world.calls()
    shown = private(await world.carol.select(listed, ["2"]))
    assert len(world.calls()) == 1
    assert board_of(shown) == "X........"
    assert "Move 1 of 5: ❌ alice on 1\n❌ alice vs 🔵 bob. Game 2." in text_of(shown)
    assert text_of(newest(world.channel)) == before
    forward = private(await world.carol.click(shown, label="Forward"))
    assert board_of(forward) == "X..O....."
    assert "Move 1 of 2:" in text_of(private(await world.bob.select(listed, ["1"])))


async def test_a_menu_opens_nothing_that_the_chooser_may_not_see(world: World) -> None:
    """The number is sent by a modified client."""
    staff = shut(world, "staff", world.alice, world.bob)
    await members_game(world, WIN, staff)
    await finished_games(world, 1)
    alices = private(await world.alice.slash(staff, "history"))
    assert "Move 1 of 5" in text_of(private(await world.alice.select(alices, ["1"])))
    await world.alice.send(world.channel, "!history")
    for number in ("1", "99"):
        refused = await press_address(world.env, world.carol, newest(world.channel), "ttt-replay:chosen", number)
        assert said(refused) == f"I can't show game {number} here. Use /games or /history to find one."
