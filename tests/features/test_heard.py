"""What people type, on any keyboard and in any form, is read as what they see; what is for others is left to them."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from tests.features.full import World
from tests.people import newest
from tests.report import for_each
from tests.world import board_of, buttons_of, text_of


def me(world: World) -> int:
    assert world.bot.user is not None
    return world.bot.user.id


async def told(world: World, who: Any, words: str, channel: Any = None, **more: Any) -> str:
    """Send a message; all that the bot answers to it there."""
    channel, mine = channel or world.channel, me(world)
    before = {message.id for message in channel.history()}
    await who.send(channel, words.replace("{me}", str(mine)), **more)
    return "\n".join(text_of(m) for m in channel.history() if m.id not in before and m.author.id == mine)


OTHER_KEYBOARDS = {
    "！play easy": "a full-width sign",
    "！ｐｌａｙ　ｅａｓｙ": "full-width letters and blank",
    "!PLAY EASY": "capitals",
    "!рlау еаѕу": "Cyrillic letters",
    "\u200b!play\u200b easy": "zero-width signs",
    "!play easy\ufe0f": "an emoji's mark",
    "!play “easy”": "curly quotes",
    "/play level:easy": "a slash command as text",
    "/play level: easy open:False": "with a flag that is off",
    "<@{me}> play easy": "a mention",
    "<@{me}>, play easy": "with a comma",
    "<@{me}>: !play easy": "and the prefix",
    "<@!{me}> /play easy": "and a slash",
}


@for_each(OTHER_KEYBOARDS, "shared")
async def test_what_looks_like_a_command_is_one(world: World, words: str) -> None:
    assert "🔵" in await told(world, world.alice, words) or board_of(newest(world.channel)), OTHER_KEYBOARDS[words]
    assert await world.game(world.alice)


@pytest.mark.parametrize("words", ["!HİNT", "!ＨＩＮＴ", "!hınt"])
async def test_capitals_of_other_alphabets_are_small_letters(world: World, words: str) -> None:
    await world.alice.send(world.channel, "!play easy me")
    assert "DM" in await told(world, world.alice, words)


@pytest.mark.parametrize("square", ["５", "5️⃣", "٥", "Ｂ2", "В2", "с1 ", "ｃｅｎｔｅｒ"])
async def test_squares_of_any_keyboard_are_read(world: World, square: str) -> None:
    await world.alice.send(world.channel, "!play easy me")
    await world.alice.send(world.channel, f"!move {square}")
    assert (await world.game(world.alice)).ply >= 2


async def test_the_bots_role_is_as_good_as_its_name(world: World) -> None:
    role = world.guild.create_role("tictactoe")
    guild = world.bot.get_guild(world.guild.id)
    assert guild is not None
    (shown,) = [each for each in guild.roles if each.id == role.id]
    shown.tags = discord.RoleTags({"bot_id": str(me(world))})  # SimCord gives roles none
    assert await told(world, world.alice, f"<@&{role.id}> play easy")
    other = world.guild.create_role("mods")
    assert not await told(world, world.bob, f"<@&{other.id}> play easy")


async def test_a_reply_with_a_square_moves_on_that_board(world: World) -> None:
    await world.alice.send(world.channel, "!play easy me")
    board = newest(world.channel)
    await world.alice.send(world.channel, "5", reply_to=board)
    assert (await world.game(world.alice)).ply == 2
    await world.bob.send(world.channel, "!play easy me")
    theirs = newest(world.channel)
    assert await told(world, world.alice, "1", reply_to=theirs)
    assert (await world.game(world.bob)).ply == 0
    assert (await world.game(world.alice)).ply == 2
    assert not await told(world, world.alice, "nice move", reply_to=theirs)


async def test_an_edited_command_is_offered_and_not_carried_out(world: World) -> None:
    await world.alice.send(world.channel, "!play easy me")
    sent = await world.alice.send(world.channel, "good morning")
    await world.alice.edit(sent, "!move 5")
    offer = newest(world.channel)
    assert text_of(offer) == "I don't run edited messages. Send `!move 5` again if you mean it."
    assert (await world.game(world.alice)).ply == 0
    await world.press(world.alice, "!move 5", offer)
    assert (await world.game(world.alice)).ply == 2


SONGS = (
    "!play despacito",
    "!play https://youtu.be/dQw4w9WgXcQ",
    "!play never gonna give you up",
    "/play despacito",
    "!help economy",
    "!watch https://twitch.tv/somebody",
    "!leaderboard xp",
    "!learn spanish",
    "!puzzle chess",
    "!tournament fortnite",
    "!settings autorole",
    "!preferences birthday",
    "!draw a cat",
    "!move furniture",
    "!board games",
    "!explain relativity",
)


@for_each(SONGS, "shared")
async def test_words_that_are_no_words_of_ours_are_left_to_other_bots(world: World, words: str) -> None:
    assert await told(world, world.alice, words) == ""


@for_each([f"<@{{me}}> {each.lstrip('!/')}" for each in SONGS], "shared")
async def test_after_a_mention_every_word_is_answered(world: World, words: str) -> None:
    assert await told(world, world.alice, words) != ""


async def test_in_direct_messages_an_answer_knows_that_a_game_is_on(world: World) -> None:
    await world.alice.user.send_dm("play easy me")
    await world.alice.user.send_dm("good morning")
    said = newest(world.alice.user.dm_channel)
    assert "game is on" in text_of(said)
    assert "Show it" in buttons_of(said)
