"""What people type, on any keyboard and in any form, is read as what they see; what is for others is left to them."""

from __future__ import annotations

from typing import Any

import discord
import pytest
import sqlalchemy as sa

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
    assert (await world.game(world.alice)).ply >= 0


HARD = ("“hard”", "**hard**", "(hard)", "hard.", "𝐡𝐚𝐫𝐝", "ʜᴀʀᴅ", "НАRD", "ΗΑRD", "level:“hard”", "hard, me")


@for_each(HARD, "shared")
async def test_a_level_is_one_in_quotes_with_signs_and_in_letters_that_look_so(world: World, words: str) -> None:
    assert "🔵 Hard bot" in await told(world, world.alice, f"!play {words}", world.guild.create_text_channel("c"))


@pytest.mark.parametrize("words", ["!HİNT", "!ＨＩＮＴ", "!hınt", "!ΗΙΝТ", "!ʜɪɴᴛ"])
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


@for_each(["“3”", "5!", "#7", "(a1)", "b1."], "shared")
async def test_a_square_may_have_signs_around_it(world: World, square: str) -> None:
    there = world.guild.create_text_channel("there")
    await world.alice.send(there, "!play easy me")
    await world.alice.send(there, square, reply_to=newest(there))
    assert "You played" in text_of(newest(there))
    assert "taken" in await told(world, world.alice, f"!move {square}", there)


@for_each(["!board!", "!hint?", "!move b2", "!m c1", "!draw."], "shared")
async def test_a_command_with_signs_or_a_square_is_answered_even_if_there_is_no_game(world: World, words: str) -> None:
    assert "not playing here" in await told(world, world.carol, words)


async def test_an_edited_command_is_offered_and_not_carried_out(world: World) -> None:
    await world.alice.send(world.channel, "!play easy me")
    sent = await world.alice.send(world.channel, "good morning")
    await world.alice.edit(sent, "!move 5")
    offer = newest(world.channel)
    assert text_of(offer) == "I don't run edited messages. Send `!move 5` again if you mean it."
    assert (await world.game(world.alice)).ply == 0
    await world.press(world.alice, "!move 5", offer)
    assert (await world.game(world.alice)).ply == 2


@pytest.mark.parametrize("before", ["!play hrad", "!play easy", "@{me} hello"])
async def test_an_edit_is_answered_also_if_the_message_was(world: World, before: str) -> None:
    sent = await world.alice.send(world.channel, before.replace("@{me}", f"<@{me(world)}>"))
    await world.alice.edit(sent, "!board")
    assert "edited messages" in text_of(newest(world.channel))


@for_each([("“hard”", "play hard"), ("`x`", "play …"), ("hard, 4x4", "play hard 4x4")], "shared")
async def test_an_edit_is_offered_with_the_words_that_were_read(world: World, words: str, offered: str) -> None:
    await world.alice.edit(await world.alice.send(world.channel, "hello"), f"!play {words}")
    assert f"Send `!{offered}` again" in text_of(newest(world.channel))


async def test_an_edit_in_direct_messages_is_offered(world: World) -> None:
    user: Any = world.alice.user
    await user.send_dm("play easy me")
    await user.edit(await user.send_dm("good morning"), "move 5")
    assert "Send `!move 5` again" in text_of(newest(user.dm_channel))
    assert "!move 5" in buttons_of(newest(user.dm_channel))


@pytest.mark.parametrize("typed", ["т!board", "ｔ！board", "T!board"])
async def test_a_servers_own_prefix_is_read_in_letters_that_look_so(world: World, typed: str) -> None:
    role = world.guild.create_role("bosses", permissions=discord.Permissions(manage_guild=True))
    boss = world.guild.add_member(world.env.create_user("boss"), roles=[role])
    await boss.send(world.channel, "!settings prefix t!")
    assert "not playing here" in await told(world, boss, typed)


SONGS = (
    "!play despacito",
    "!play despacito 2",
    "!play 99 problems",
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
    "!replay despacito",
    "!explain relativity",
)


@for_each(SONGS, "shared")
async def test_words_that_are_no_words_of_ours_are_left_to_other_bots(world: World, words: str) -> None:
    assert await told(world, world.alice, words) == ""


@for_each(["!draw a cat", "!board games", "!resign from office", "!games steam", "!rematch tyson"], "shared")
async def test_they_are_left_to_others_while_a_game_is_on_and_change_nothing(world: World, words: str) -> None:
    there = world.guild.create_text_channel("there")
    await world.alice.send(there, f"!play {world.bob.mention} me")
    await world.press(world.bob, "Accept", newest(there))
    await world.alice.send(there, "!move 5")
    assert await told(world, world.alice, words, there) == ""
    await world.bob.send(there, "!resign")
    assert "Resign" in buttons_of(newest(there))


@for_each([f"<@{{me}}> {each.lstrip('!/')}" for each in SONGS], "shared")
async def test_after_a_mention_every_word_is_answered(world: World, words: str) -> None:
    assert await told(world, world.alice, words) != ""


async def test_in_direct_messages_an_answer_knows_that_a_game_is_on(world: World) -> None:
    await world.alice.user.send_dm("play easy me")
    await world.alice.user.send_dm("good morning")
    said = newest(world.alice.user.dm_channel)
    assert "game is on" in text_of(said)
    assert "Show it" in buttons_of(said)


# Members by name


async def play_and_win(world: World, who: Any) -> None:
    await who.send(world.channel, "!play easy me")
    for square in (5, 1, 2, 3, 4, 6, 7, 8, 9):
        await who.send(world.channel, f"!move {square}")


@pytest.mark.parametrize(
    "name", ["Bob Smith", "bob smith", "@Bob Smith", "bobby_s", "Bob", "ＢＯＢ　Ｓｍｉｔｈ", "Вob Smith"]
)
@pytest.mark.parametrize("command", ["stats {}", "history {}", "stats member:{}", "history member:{}"])
async def test_a_member_is_found_by_any_of_their_names(world: World, command: str, name: str) -> None:
    bob = world.guild.add_member(world.env.create_user("bobby_s", global_name="Bob Smith"))
    await play_and_win(world, bob)
    said = await told(world, world.carol, f"!{command.format(name)}")
    assert "Bob Smith" in said or "1 finished game" in said, said


async def test_two_names_are_read_whether_or_not_they_have_blanks(world: World) -> None:
    bob = world.guild.add_member(world.env.create_user("bobby_s", global_name="Bob Smith"))
    ann = world.guild.add_member(world.env.create_user("ann", global_name="Ann Lee"))
    await bob.send(world.channel, "!play Ann Lee me")
    await world.press(ann, "Accept")
    for who, square in ((bob, 1), (ann, 4), (bob, 2), (ann, 5)):
        await who.send(world.channel, f"!move {square}")
    await bob.send(world.channel, "!resign")
    await world.press(bob, "Resign", newest(world.channel))
    for words in (
        "Bob Smith Ann Lee",
        "Bob Smith against Ann Lee",
        "member:Bob Smith against:Ann Lee",
        "against:Ann Lee member:Bob Smith",
        "against:Ann Lee Member:Bob Smith",
        "Member:Bob Smith against:Ann Lee",
        f"{bob.mention} Ann Lee",
    ):
        said = await told(world, world.carol, f"!stats {words}")
        assert "Bob Smith" in said, words
        assert "Ann Lee" in said, words


async def test_a_member_is_challenged_by_name_and_the_bots_words_come_first(world: World) -> None:
    bob = world.guild.add_member(world.env.create_user("bobby_s", global_name="Bob Hard"))
    said = await told(world, world.alice, "!play bobby_s 4x4")
    assert bob.mention in said
    assert "4x4" in said
    assert await told(world, world.carol, "!play Bobby") == "", "part of a name challenges no one"


NAMES = (
    "Agent 47",
    "Rob Hard",
    "Wild Bill",
    "Mister X",
    "Hard bot",
    "🎲",
    "👨‍👩‍👧",
    "שלום",
    "**x** `y`",
    "O'Neil",
    "W" * 32,
)


@pytest.mark.parametrize("name", NAMES)
async def test_a_name_may_hold_whatever_a_name_may(world: World, name: str) -> None:
    member = world.guild.add_member(world.env.create_user("dana"), nick=name)
    for at, words in enumerate((name, f"“{name}”", f"@{name}")):
        there = world.guild.create_text_channel(f"there-{at}")
        assert member.mention in await told(world, world.alice, f"!play {words}", there), words


async def test_a_challenge_by_name_that_cannot_be_made_is_refused_in_words(world: World) -> None:
    world.guild.add_member(world.env.create_user("bobby_s"), nick="Bob Smith")
    await world.alice.send(world.channel, "!play Bob Smith")
    assert "still waiting for Bob Smith" in await told(world, world.alice, "!play Bob Smith")


async def test_a_player_is_found_by_a_name_of_joined_emoji_and_signs_that_none_can_hold_are_left_out(
    world: World,
) -> None:
    await play_and_win(world, world.guild.add_member(world.env.create_user("bobby_s"), nick="👨‍👩‍👧"))
    for words in ("👨‍👩‍👧", "bobby_s\0", "\ud800bobby_s"):
        assert "1 finished game" in await told(world, world.carol, f"!history {words}"), ascii(words)
    assert "can't find" in await told(world, world.carol, "!history \0")


async def test_a_unique_name_in_quotes_is_found(world: World) -> None:
    await play_and_win(world, world.guild.add_member(world.env.create_user("bobby_s", global_name="Bob Smith")))
    assert "1 finished game" in await told(world, world.carol, "!history “bobby_s”")


async def test_those_who_have_left_are_found_where_their_games_are_seen(world: World) -> None:
    bob = world.guild.add_member(world.env.create_user("bobby_s", global_name="Bob Smith"))
    await play_and_win(world, bob)
    world.guild.remove_member(bob)
    assert "1 finished game" in await told(world, world.carol, "!history Bob Smith")


# Names


async def sams(world: World) -> list[Any]:
    found = [world.guild.add_member(world.env.create_user(n, global_name="Sam")) for n in ("sam_one", "sam_two")]
    await world.env.settle()
    return found


async def test_two_people_with_one_name_are_told_apart_wherever_both_can_be_meant(world: World) -> None:
    one, other = await sams(world)
    await one.send(world.channel, f"!play {other.mention} me")
    await world.press(other, "Accept")
    board = text_of(world.last)
    assert "Sam (sam" in board.replace("\\", "")
    for who, square in ((one, 1), (other, 4), (one, 2), (other, 5), (one, 3)):
        await who.send(world.channel, f"!move {square}")
    await world.env.advance_time(12)
    for command in ("!history", "!leaderboard", f"!stats {one.mention}"):
        said = (await told(world, world.bob, command)).replace("\\", "").replace("*", "")
        assert "Sam (sam_one)" in said, command
        assert "Sam (sam_two)" in said or "stats" in command, command
        assert "Sam beat Sam" not in said
    said = (await told(world, world.bob, "!history Sam")).replace("\\", "")
    assert said.startswith("That could be Sam (sam_one) or Sam (sam_two).")
    assert "1 won" in await told(world, world.bob, "!history sam_one")


async def test_two_who_have_not_played_are_told_apart_in_the_question_which_is_meant(world: World) -> None:
    for name in ("sam_one", "sam_two"):
        world.guild.add_member(world.env.create_user(name), nick="Sam")
    said = (await told(world, world.bob, "!play Sam")).replace("\\", "")
    assert said.startswith("That could be Sam (sam_one) or Sam (sam_two).")
    assert "challenges you" in await told(world, world.bob, "!play Sam (sam_two)")


@pytest.mark.parametrize("words", ["stats me", "history Me", "stats member:me"])
async def test_me_is_the_one_who_asks(world: World, words: str) -> None:
    await play_and_win(world, world.alice)
    said = await told(world, world.alice, f"!{words}")
    assert "1 game" in said or "1 finished game" in said


async def told_in(world: World, who: Any, words: str, channel: Any) -> str:
    """Send a message in a channel, or in direct messages; what the bot answers."""
    if channel:
        return await told(world, who, f"!{words}")
    await who.user.send_dm(words)
    return text_of(newest(who.user.dm_channel))


async def test_two_of_one_name_are_told_apart_on_the_leaderboard_of_all_servers(world: World) -> None:
    for one in await sams(world):
        await play_and_win(world, one)
        await one.send(world.channel, "!preferences leaderboards everywhere")
        await world.env.advance_time(12)
    for channel in (world.channel, None):
        said = (await told_in(world, world.bob, "leaderboard everywhere", channel)).replace("\\", "")
        assert "Sam (sam_one)" in said
        assert "Sam (sam_two)" in said


async def test_who_is_told_apart_stays_so_however_often_they_play(world: World) -> None:
    one, other = await sams(world)
    for at in range(2):
        for member in (one, other):
            await member.send(world.guild.create_text_channel(f"there-{at}"), "!play easy me")
    query = sa.text("SELECT name, shown FROM names ORDER BY user_id")
    kept = await world.store.database.read(lambda on: [*map(tuple, on.execute(query))])
    assert kept == [("Sam", "Sam (sam_one)"), ("Sam", "Sam (sam_two)")]
    assert "could be" in await told(world, world.carol, "!history Sam")


async def test_the_second_of_a_name_renames_the_first_in_a_game_that_is_on(world: World) -> None:
    one, other = await sams(world)
    await one.send(world.channel, "!play easy me")
    assert "sam_one" not in text_of(newest(world.channel))
    there = world.guild.create_text_channel("there")
    await other.send(there, "!play easy me")
    assert "Sam (sam_two)" in text_of(newest(there)).replace("\\", "")
    assert "Sam (sam_one)" in (await told(world, one, "!board")).replace("\\", "")


async def test_a_new_name_is_shown_everywhere_also_in_games_that_began_under_another(world: World) -> None:
    await world.alice.send(world.channel, f"!play {world.bob.mention} me")
    await world.press(world.bob, "Accept")
    rename(world, world.alice, "Alicia")
    await world.alice.send(world.channel, "!move 5")
    assert "Alicia" in text_of(newest(world.channel))
    assert "alice" not in text_of(newest(world.channel))
    await world.bob.send(world.channel, "!resign")
    await world.press(world.bob, "Resign", newest(world.channel))
    assert "Alicia" in await told(world, world.carol, "!history")
    assert "Alicia" in await told(world, world.carol, "!stats alicia")


@pytest.mark.parametrize(("what", "number"), [("easy easy", 2), ("1", 1)])
async def test_who_watches_and_does_not_play_is_renamed_and_no_name_of_theirs_is_kept(
    world: World, what: str, number: int
) -> None:
    await world.alice.send(world.channel, "!play easy me")
    there = world.guild.create_text_channel("there")
    await world.carol.send(there, f"!watch {what}")
    rename(world, world.carol, "Caroline")
    await world.carol.send(there, "!games")
    assert "Only Caroline" in await told(world, world.bob, f"!unwatch {number}", there)
    kept = await world.store.database.read(lambda on: on.execute(sa.text("SELECT name FROM names")).scalars().all())
    assert list(kept) == ["alice"]


def rename(world: World, who: Any, name: str) -> None:
    world.env.backend.edit_member(world.guild.id, who.id, {"nick": name})


@for_each(["please", "pls", "now"], "shared")
async def test_a_polite_word_after_a_command_is_no_other_bots(world: World, word: str) -> None:
    await world.alice.send(world.channel, "!play easy me")
    assert await told(world, world.alice, f"!board {word}")


async def test_a_long_text_is_not_looked_up_in_all_its_parts(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    asked, find = list[str](), world.store.names.find

    async def noted(guild_id: int, text: str, **more: bool) -> Any:
        asked.append(text)
        return await find(guild_id, text, **more)

    monkeypatch.setattr(world.store.names, "find", noted)
    assert "can't find" in await told(world, world.alice, f"!stats {'a b ' * 400}")
    assert len(asked) <= 1
