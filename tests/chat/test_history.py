"""The history: games that have ended, in pages, for the one who asked."""

from __future__ import annotations

import discord
import pytest

from tests.chat.people import WIN, finished_games, members_game, newest, private, shut
from tests.chat.world import World, said, text_of


def numbers(message: discord.Message) -> list[int]:
    """The games that a list names, from its top."""
    lines = [line.split("**") for line in text_of(message).splitlines()]
    return [int(parts[1]) for parts in lines if len(parts) > 1]


async def test_the_history_has_pages_for_the_one_who_asked(world: World) -> None:
    world.bot.answerer.most = 1000  # of requests in ten seconds
    await finished_games(world, 12)
    first = private(await world.carol.slash(world.channel, "history"))
    assert numbers(first) == list(range(12, 2, -1))
    assert text_of(first).startswith("**12** 🔵 the bot (easy) beat ❌ alice by resignation in 2 moves, <t:")
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
    assert text_of(shown).startswith("**1** ❌ alice beat 🔵 bob in 5 moves, <t:")
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
