"""Words for screen readers, wherever someone who has chosen them meets a board; and nobody else does."""

from __future__ import annotations

import re

import discord
import pytest
import pytest_asyncio
from simcord import MemberActor

from bot.features.crowd.service import VOTE_S
from bot.features.watch.service import PACE_S
from tests.addresses import press_address
from tests.core.chat.render.test_spoken import EMOJI
from tests.faults import execute
from tests.features.full import World
from tests.people import follow, message_of, newest, private
from tests.world import buttons_of, said, text_of

pytestmark = pytest.mark.own_world

EMPTY = "Row 1: free 1, free 2, free 3.\nRow 2: free 4, free 5, free 6.\nRow 3: free 7, free 8, free 9."


@pytest_asyncio.fixture
async def reader(world: World) -> MemberActor:
    """Alice, who has chosen words."""
    await world.alice.send(world.channel, "!preferences words")
    assert "are in words for screen readers (words)." in text_of(world.last)
    return world.alice


def labels(message: discord.Message) -> list[str]:
    rows = [row.children for row in message.components if isinstance(row, discord.ActionRow)]
    return [each.label or "" for row in rows for each in row if isinstance(each, discord.Button)]


def is_spoken(message: discord.Message) -> bool:
    """Whether a message says its board in words; never half of it."""
    buttons = [each.emoji for each in buttons_of(message).values() if each.emoji]
    shown = EMOJI.search(text_of(message)) is not None or bool(buttons)
    assert message.content.startswith("Row 1: ") is not shown
    return not shown


@pytest.mark.parametrize("door", ["typed", "slash"])
async def test_a_game_a_move_and_the_rematch_are_in_words(world: World, reader: MemberActor, door: str) -> None:
    if door == "typed":
        await reader.send(world.channel, "!play easy me")
    else:
        await reader.slash(world.channel, "play", level="easy", first="me")
    assert world.last.content == EMPTY
    assert labels(world.last)[:9] == [f"{number}, free" for number in range(1, 10)]
    await world.press(reader, "5, free")
    assert re.search(r"\nLast move: O on [1-9]\.$", world.last.content)
    assert "5, X, taken" in labels(world.last)
    assert sum(label.endswith(", O, taken") for label in labels(world.last)) == 1
    await reader.send(world.channel, "!board")
    assert is_spoken(world.last)
    await world.resign(reader)
    await world.press(reader, "Rematch")
    assert is_spoken(world.last)


async def test_a_taken_square_that_is_pressed_all_the_same_changes_nothing(world: World, reader: MemberActor) -> None:
    await reader.send(world.channel, "!play easy me")
    world.calls()
    await world.press(reader, "5, free")
    assert [call.path.endswith("/callback") for call in world.calls()] == [True], "as in every look"
    before, board = await world.game(reader), world.last
    await press_address(world.env, reader, board, buttons_of(board)["5, X, taken"].custom_id or "")
    assert await world.game(reader) == before


async def test_the_menu_of_the_largest_board_opens_from_a_taken_square(world: World, reader: MemberActor) -> None:
    await reader.send(world.channel, "!play easy 5x5 me")
    await world.press(reader, "c3, free")
    shown = private(await world.press(reader, "c3, X, taken"))
    assert labels(shown) == ["Hint", "Offer draw", "Resign"]


async def test_an_older_board_a_followed_one_and_the_replay(world: World, reader: MemberActor) -> None:
    board = await members_game_in_words(world)
    await world.bob.send(world.channel, "so?")
    await reader.send(world.channel, "!board")
    assert not EMOJI.search(text_of(message_of(world.channel, board)))
    tower = world.guild.create_text_channel("tower")
    followed = await follow(world, tower)
    assert is_spoken(followed)
    await world.carol.send(tower, "!unwatch 1")
    assert is_spoken(message_of(tower, followed))
    followed = await follow(world, tower)
    await world.resign(reader)
    ended = world.last
    assert is_spoken(message_of(tower, followed))
    await world.bob.send(world.channel, "!replay 1")
    assert is_spoken(world.last), "a board for all has the look of its game"
    assert not is_spoken(private(await world.press(world.bob, "Replay", message_of(world.channel, ended))))
    replayed = private(await world.press(reader, "Replay", message_of(world.channel, ended)))
    assert is_spoken(replayed)
    assert is_spoken(private(await world.press(reader, "Back", replayed)))


async def members_game_in_words(world: World) -> discord.Message:
    await world.alice.slash(world.channel, "play", opponent=world.bob)
    await world.press(world.bob, "Accept")
    await world.press(world.alice, "1, free")
    return world.last


async def test_puzzles_the_course_and_hints(world: World, reader: MemberActor) -> None:
    for command in ("puzzle today", "learn"):
        shown = private(await reader.slash(world.channel, command))
        assert is_spoken(shown)
        assert not is_spoken(private(await world.bob.slash(world.channel, command)))
    for typed in ("!puzzle", "!puzzle practice"):
        await reader.send(world.channel, typed)
        assert is_spoken(world.last)
        await world.bob.send(world.channel, typed)
        assert not is_spoken(world.last)
    await reader.send(world.channel, "!play easy")
    assert not EMOJI.search(said(await reader.slash(world.channel, "hint")))
    assert is_spoken(private(await reader.slash(world.channel, "explain")))


async def test_the_course_is_in_words_in_direct_messages_too(world: World, reader: MemberActor) -> None:
    await reader.send(world.channel, "!learn")
    shown = newest(reader.user.dm_channel)
    assert is_spoken(shown)
    free = next(label for label in labels(shown) if label.endswith(", free"))
    await world.press(reader.user, free, shown)
    assert is_spoken(newest(reader.user.dm_channel))


async def test_an_exhibition_is_in_the_look_of_who_started_it(world: World, reader: MemberActor) -> None:
    await reader.send(world.channel, "!watch easy easy")
    assert world.last.content == EMPTY
    await world.env.advance_time(PACE_S)
    assert is_spoken(world.last)
    assert "Last move: X on " in world.last.content


async def test_the_channels_game_tells_the_votes_of_a_square(world: World, reader: MemberActor) -> None:
    await reader.send(world.channel, "!play crowd me")
    await world.press(world.bob, "5, free")
    assert "5, free, 1 vote" in labels(world.last)
    await world.press(reader, "5, free, 1 vote")
    assert "5, free, 2 votes" in labels(world.last)
    await world.env.advance_time(VOTE_S + 2)
    assert is_spoken(world.last)
    assert "5, X, taken" in labels(world.last)


async def test_an_answer_whose_look_cannot_be_read_comes_in_the_default(world: World, reader: MemberActor) -> None:
    await world.restart()  # nothing is remembered
    await execute(world.store, "ALTER TABLE preferences RENAME TO elsewhere")
    assert "Get three in a row to win." in said(await reader.slash(world.channel, "help"))
    await execute(world.store, "ALTER TABLE elsewhere RENAME TO preferences")


async def test_a_list_or_an_explanation_is_in_words_for_the_member_who_asks_though_all_see_it(
    world: World, reader: MemberActor
) -> None:
    await world.bob.slash(world.channel, "play", opponent=world.carol)
    await world.press(world.carol, "Accept")
    await world.press(world.bob, "1")
    await world.resign(world.carol)
    for command in ("explain O.XX.X.OO", "replay 1"):
        await world.bob.send(world.channel, f"!{command}")
        assert not is_spoken(world.last)
        await reader.send(world.channel, f"!{command}")
        assert is_spoken(world.last), command
    shown = await reader.slash(world.channel, "explain", what="O.XX.X.OO")
    assert shown.response is not None
    assert is_spoken(shown.response.message)
    for command in ("leaderboard", "stats @bob", "history", "games", "help", "tournament create"):
        await reader.send(world.channel, f"!{command}")
        assert not EMOJI.search(text_of(world.last)), command
        assert "·" not in text_of(world.last), command
    await world.bob.send(world.channel, "!leaderboard")
    assert "·" in text_of(world.last)
