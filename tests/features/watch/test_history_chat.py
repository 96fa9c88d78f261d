"""The history: games that have ended, in pages, for the one who asked."""

from __future__ import annotations

import re

import discord
import pytest

from bot.features.watch import service
from tests.addresses import press_address
from tests.features.full import World
from tests.people import WIN, finished_games, members_game, newest, private, shut
from tests.world import board_of, buttons_of, said, text_of, titled


def numbers(message: discord.Message) -> list[int]:
    """The games that a list names, from its top."""
    return [int(number) for number in re.findall(r"^\*\*\[(\d+)\]", text_of(message), re.MULTILINE)]


def idle(message: discord.Message) -> list[str]:
    """The buttons of a page that cannot be pressed."""
    return [name for name, button in buttons_of(message).items() if button.disabled]


@pytest.fixture
def short_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three games on a page, so that few have to be played."""
    monkeypatch.setattr(service, "MAX_ENDED_GAMES", 3)


@pytest.mark.usefixtures("short_pages")
async def test_the_history_has_pages_for_the_one_who_asked(world: World) -> None:
    await finished_games(world, 7)
    first = private(await world.carol.slash(world.channel, "history"))
    line = text_of(first).splitlines()[1]
    assert re.fullmatch(r"\*\*\[7\]\(https://discord\.com/channels/[\d/]+\)\*\* Easy bot beat alice · <t:\d+:R>", line)
    second = private(await world.carol.click(first, label="Older"))
    last = private(await world.carol.click(second, label="Older"))
    assert [numbers(page) for page in (first, second, last)] == [[7, 6, 5], [4, 3, 2], [1]]
    assert [idle(page) for page in (first, second, last)] == [["Newer"], [], ["Older"]]
    back = private(await world.carol.click(last, label="Newer"))
    assert (numbers(back), idle(back)) == ([4, 3, 2], [])
    back = private(await world.carol.click(back, label="Newer"))
    assert (text_of(back), idle(back)) == (text_of(first), ["Newer"])
    await world.carol.send(world.channel, "!history")
    assert said(await world.bob.click(newest(world.channel), label="Older")) == (
        "Somebody else asked for that list. Use /history to get your own."
    )


async def test_the_history_of_one_member_holds_their_games_alone(world: World) -> None:
    await members_game(world, WIN)
    await finished_games(world, 1)
    shown = private(await world.carol.slash(world.channel, "history", member=world.bob))
    ended = (await world.ended(1)).result
    assert ended is not None
    assert text_of(shown).splitlines()[1].endswith(f"** alice beat bob · <t:{ended.ended_at}:R>")
    assert numbers(shown) == [1]


async def test_a_member_without_games_is_said_to_have_none_whoever_asks_and_the_server_is_not(world: World) -> None:
    for others in (0, 1):
        await finished_games(world, others)
        for asker in (world.bob, world.carol):
            told = said(await asker.slash(world.channel, "history", member=world.carol))
            assert told == "That member hasn't finished a game here. Use /history to see everyone's."


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


@pytest.mark.usefixtures("short_pages")
async def test_the_totals_count_what_is_on_all_pages_and_of_a_member_how_it_ended(world: World) -> None:
    await finished_games(world, 3)
    await members_game(world, WIN, world.guild.create_text_channel("lounge"))  # whose games are all on the first page
    first = private(await world.carol.slash(world.channel, "history"))
    assert titled(first) == "4 finished games"
    older = private(await world.carol.click(first, label="Older"))
    assert titled(older) == "4 finished games"
    of_alice = private(await world.carol.slash(world.channel, "history", member=world.alice))
    assert titled(of_alice) == "4 finished games: 1 won, 0 drawn, 3 lost"
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
