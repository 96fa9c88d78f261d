"""The history: games that have ended, in pages, for the one who asked."""

from __future__ import annotations

import discord
import pytest

from bot.chat.handlers import watch
from bot.games import history
from tests.chat.addresses import press_address
from tests.chat.people import WIN, finished_games, members_game, newest, private, shut
from tests.chat.world import World, board_of, said, text_of


def numbers(message: discord.Message) -> list[int]:
    """The games that a list names, from its top."""
    lines = [line.split("**") for line in text_of(message).splitlines()]
    return [int(parts[1]) for parts in lines if len(parts) > 1]


async def test_the_history_has_pages_for_the_one_who_asked(world: World) -> None:
    world.bot.answerer.most = 1000  # of requests in ten seconds
    await finished_games(world, 12)
    first = private(await world.carol.slash(world.channel, "history"))
    assert numbers(first) == list(range(12, 2, -1))
    line = text_of(first).splitlines()[1]
    assert line.startswith("**12** 🔵 the bot (easy) beat ❌ alice · by resignation · 2 moves · <t:")
    older = private(await world.carol.click(first, label="Older"))
    assert numbers(older) == [2, 1]
    newer = private(await world.carol.click(older, label="Newer"))
    assert text_of(newer) == text_of(first)
    await world.carol.send(world.channel, "!history")
    assert said(await world.bob.click(newest(world.channel), label="Older")) == (
        "Somebody else asked for that list. Use /history to get your own."
    )


async def test_the_pages_of_a_private_history_show_to_the_end_what_the_asker_alone_may_see(world: World) -> None:
    """And those of a public one never do."""
    world.bot.answerer.most = 1000
    staff = shut(world, "staff", world.alice, world.bob)
    await members_game(world, WIN, staff)
    await finished_games(world, 10)
    first = private(await world.alice.slash(world.channel, "history"))
    older = private(await world.alice.click(first, label="Older"))
    assert numbers(first) + numbers(older) == list(range(11, 0, -1))
    newer = private(await world.alice.click(older, label="Newer"))
    assert numbers(newer) == numbers(first)
    await finished_games(world, 1)
    await world.alice.send(world.channel, "!history")
    await world.alice.click(newest(world.channel), label="Older")
    assert numbers(newest(world.channel)) == [2]
    carols = private(await world.carol.slash(world.channel, "history"))
    assert numbers(private(await world.carol.click(carols, label="Older"))) == [2]


async def test_the_history_of_one_member_holds_their_games_alone(world: World) -> None:
    await members_game(world, WIN)
    await finished_games(world, 1)
    shown = private(await world.carol.slash(world.channel, "history", member=world.bob))
    ended = (await world.ended(1)).result
    assert ended is not None
    assert text_of(shown).splitlines()[1] == f"**1** ❌ alice beat 🔵 bob · 5 moves · <t:{ended.ended_at}:R>"
    assert numbers(shown) == [1]


@pytest.mark.parametrize("others", [0, 1])
async def test_a_member_without_games_is_said_to_have_none_and_the_server_is_not(world: World, others: int) -> None:
    await finished_games(world, others)
    for told in (
        said(await world.bob.slash(world.channel, "history", member=world.carol)),
        said(await world.carol.slash(world.channel, "history", member=world.carol)),
    ):
        assert told == "That member has no finished game to show here. Use /history to see everyone's."


async def test_a_server_without_games_is_told_how_to_start_one(world: World) -> None:
    assert said(await world.bob.slash(world.channel, "history")) == (
        "No finished game to show here yet. Use /play to start one."
    )


# Totals


def title_of(message: discord.Message) -> str | None:
    """What stands on top of a list."""
    return message.embeds[0].title if message.embeds else None


async def test_the_totals_count_what_is_on_all_pages_and_of_a_member_how_it_ended(world: World) -> None:
    world.bot.answerer.most = 1000
    await finished_games(world, 11)
    await members_game(world, WIN, world.guild.create_text_channel("lounge"))  # whose games are all on the first page
    first = private(await world.carol.slash(world.channel, "history"))
    assert title_of(first) == "12 finished games"
    older = private(await world.carol.click(first, label="Older"))
    assert title_of(older) == "12 finished games"
    of_alice = private(await world.carol.slash(world.channel, "history", member=world.alice))
    assert title_of(of_alice) == "12 finished games: 1 won, 0 drawn, 11 lost"
    assert title_of(private(await world.carol.click(of_alice, label="Older"))) == title_of(of_alice)
    of_bob = private(await world.carol.slash(world.channel, "history", member=world.bob))
    assert title_of(of_bob) == "1 finished game: 0 won, 0 drawn, 1 lost"


async def test_the_totals_count_nothing_that_the_reader_may_not_see(world: World) -> None:
    staff = shut(world, "staff", world.alice, world.bob)
    await members_game(world, WIN, staff)
    await members_game(world, "5", staff)
    await members_game(world, WIN)
    await members_game(world, "5")
    for member, ended, live in (
        (world.alice, "2 finished games", "2 games are being played"),
        (world.carol, "1 finished game", "1 game is being played"),
    ):
        assert title_of(private(await member.slash(world.channel, "history"))) == ended
        assert title_of(private(await member.slash(world.channel, "games"))) == live
    await world.alice.send(world.channel, "!history")
    assert title_of(newest(world.channel)) == "1 finished game", "carol reads it as well"
    await world.alice.send(world.channel, f"!history {world.bob.mention}")
    assert title_of(newest(world.channel)) == "1 finished game: 0 won, 0 drawn, 1 lost"
    await world.alice.send(world.channel, "!games")
    assert title_of(newest(world.channel)) == "1 game is being played"


async def test_of_very_many_games_or_channels_it_is_said_that_there_are_more(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await finished_games(world, 3)
    await members_game(world, WIN, world.guild.create_text_channel("lounge"))
    monkeypatch.setattr(history, "MOST_COUNTED", 3)
    assert title_of(private(await world.carol.slash(world.channel, "history"))) == "More than 3 finished games"
    monkeypatch.setattr(history, "MOST_COUNTED", 4)
    assert title_of(private(await world.carol.slash(world.channel, "history"))) == "4 finished games"
    for module in (history, watch):
        monkeypatch.setattr(module, "COUNTED", 1)
    assert title_of(private(await world.carol.slash(world.channel, "history"))) == "More than 1 finished games"


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
    """Alice's list was private; the number is sent by a modified client."""
    staff = shut(world, "staff", world.alice, world.bob)
    await members_game(world, WIN, staff)
    await finished_games(world, 1)
    alices = private(await world.alice.slash(world.channel, "history"))
    assert "Move 1 of 5" in text_of(private(await world.alice.select(alices, ["1"])))
    await world.alice.send(world.channel, "!history")
    for number in ("1", "99"):
        refused = await press_address(world.env, world.carol, newest(world.channel), "ttt-replay:chosen", number)
        assert said(refused) == f"I can't find a game {number} to show here. Use /games to see what's being played."
