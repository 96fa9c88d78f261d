"""Mistyped commands: what is answered, with what, and what is left to the bot that it is for."""

from __future__ import annotations

import discord
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.core.chat.game_options import KNOWN
from bot.core.chat.replies import sentence
from bot.core.chat.request import Opponent, Request, Via
from bot.core.chat.typos import meant, suggestion_for
from bot.core.game import Place, Refusal, User
from bot.words import words
from tests.features.full import World
from tests.people import newest
from tests.report import for_each
from tests.world import board_of, mentions_of, text_of, unchanged

SAY = words()
NOT_UNDERSTOOD = sentence(Refusal("not-understood", **KNOWN), SAY)


async def answered(world: World, typed: str) -> list[str]:
    """What the channel holds after what alice types."""
    before = len(world.channel.history())
    await world.alice.send(world.channel, typed)
    return [text_of(message) for message in world.channel.history()[before + 1 :]]


@for_each(
    [
        ("!mvoe 5", "!move 5"),
        ("!MVOE B2", "!move b2"),
        ("! mvoe top-left", "!move top left"),
        ("!paly easy 4x4", "!play easy 4x4"),
        ("!paly <@1> hard", "!play hard"),
        ("!paly <@1>", "!play"),
        ("!paly 4x4 everybody hard", "!play crowd hard 4x4"),
        ("!wathc easy unbeatable", "!watch easy unbeatable"),
        ("!repaly #12", "!replay 12"),
    ],
    "shared",
    "caplog",
)
async def test_a_slip_whose_words_fit_is_answered_to_anybody(
    world: World, caplog: pytest.LogCaptureFixture, typed: str, meant: str
) -> None:
    async with unchanged(world, caplog):
        assert await answered(world, typed) == [f"Did you mean `{meant}`?"]


async def test_a_suggestion_has_the_prefix_of_the_server(world: World) -> None:
    await world.store.servers.change(world.guild.id, prefix="?")
    assert await answered(world, "?mvoe 1") == ["Did you mean `?move 1`?"]


FOREIGN = (
    "!weather",
    "!mode 2",
    "!love 5",
    "!reply hello all",
    "!player",
    "!p",
    "!lay x",
    "!5",
    "!m55x5",
    "!design",
    "!",
)
UNSURE = ("!paly", "!resing", "!resing please", "!mvoe", "!mvoe fast", "!moove 5", "!boards", "!halp", "!pley easy")


@for_each((*FOREIGN, *UNSURE), "shared")
async def test_what_is_for_another_bot_is_left_to_it_even_by_a_player(world: World, typed: str) -> None:
    await world.alice.send(world.channel, "!play easy")
    assert await answered(world, typed) == []


@for_each(
    [("mvoe 5", "move 5"), ("paly", "play"), ("moove", "move"), ("5", "move 5"), ("bottom left", "move bottom left")],
    "shared",
)
async def test_by_mention_and_in_direct_messages_a_slip_is_always_answered(
    world: World, typed: str, meant: str
) -> None:
    assert world.bot.user is not None
    assert await answered(world, f"{world.bot.user.mention} {typed}") == [f"Did you mean `@bot {meant}`?"]
    await world.alice.user.send_dm(f"!{typed}")
    assert newest(world.alice.user.dm_channel).content == f"Did you mean `!{meant}`?"


@for_each(
    [
        ("!paly {bob}", "!play @bob"),
        ("!paly hard {bob} 4x4", "!play @bob hard 4x4"),
        ("{bot} paly {bot} {bob}", "@bot play"),
        ("!challnege {bob}", "!challenge @bob"),
        ("{bot} paly {bob} them", "@bot play @bob them"),
        ("{bot} plai {bob}", "@bot play @bob"),
    ],
    "shared",
)
async def test_a_slip_keeps_the_opponent_and_notifies_nobody(world: World, typed: str, meant: str) -> None:
    assert world.bot.user is not None
    await world.alice.send(world.channel, "!play easy")
    world.calls()
    typed = typed.replace("{bob}", world.bob.mention).replace("{bot}", world.bot.user.mention)
    assert await answered(world, typed) == [f"Did you mean `{meant}`?"]
    (sent,) = [call for call in world.calls() if call.method == "POST"]
    assert not any(mentions_of(sent).values())


def test_the_name_of_an_opponent_cannot_leave_its_backticks() -> None:
    eve = Opponent(User(1, "`@everyone`"), is_me=False, is_bot=False, is_member=True)
    request = Request(1, Place(1, 1), User(2, "alice"), Via.TYPED, prefix="!", mentioned=(eve,))
    assert meant("play <@1> <@3> hard", request) == ("!play @@everyone hard", "play <@1> hard")


@for_each(
    {
        "!play hrad": 'I don\'t know "hrad". Did you mean `!play hard`?',
        "!play esay 4x4": 'I don\'t know "esay". Did you mean `!play easy 4x4`?',
        "!ttt wlid": 'I don\'t know "wlid". Did you mean `!play wild`?',
        "!play {bob} misree": 'I don\'t know "misree". Did you mean `!play @bob misere`?',
        "{bot} play hrad": 'I don\'t know "hrad". Did you mean `@bot play hard`?',
        "!play level:hrad 4x4": 'I don\'t know "hrad". Did you mean `!play level:hard 4x4`?',
        "!watch esay hard": 'I don\'t know "esay". Did you mean `!watch easy hard`?',
        "!tournament craete 4x4": 'I don\'t know "craete". Did you mean `!tournament create 4x4`?',
        "!play hrad esay": NOT_UNDERSTOOD,
        "!play hrad purple": NOT_UNDERSTOOD,
        "!play `hrad`": NOT_UNDERSTOOD,
        "!play har`d": NOT_UNDERSTOOD,
        "!play eas@y": NOT_UNDERSTOOD,
        "!play @hrad": SAY("not-a-member"),
    }.items(),
    "shared",
    "caplog",
)
async def test_a_mistyped_word_after_a_command_is_named_with_what_was_meant(
    world: World, caplog: pytest.LogCaptureFixture, typed: str, told: str
) -> None:
    assert world.bot.user is not None
    typed = typed.replace("{bob}", world.bob.mention).replace("{bot}", world.bot.user.mention)
    async with unchanged(world, caplog):
        assert await answered(world, typed) == [told]


@pytest.mark.parametrize(("typo", "button"), [("!mvoe 5", "!move 5"), ("!paly hard 4x4", "!play hard 4x4")])
async def test_a_guess_at_a_mistyped_command_is_run_by_a_press(world: World, typo: str, button: str) -> None:
    if "paly" not in typo:
        await world.alice.send(world.channel, "!play easy")
    await world.alice.send(world.channel, typo)
    told = world.last
    await world.press(world.alice, button, told)
    game = await world.game(world.alice)
    assert game.message_id == told.id
    assert game.ply == (2 if "move" in button else 0)


async def test_a_slip_in_a_channel_that_is_closed_to_the_bot_is_answered_nowhere(world: World) -> None:
    me = world.guild.me
    assert me is not None
    closed = world.guild.create_text_channel(
        "closed", overwrites={me: discord.PermissionOverwrite(send_messages=False)}
    )
    world.calls()
    await world.alice.send(closed, "!mvoe 5")
    assert not world.calls()


GLUED = ("!move5", "!m5", "!MB2", "!moveb2", "!m5️⃣", "!move 5", "!m center", "!move Middle", "{bot}m5")


@for_each([*((typed, "easy", "X") for typed in GLUED), ("!m5o", "easy wild", "O")], "shared")
async def test_a_move_needs_no_blank_before_its_square(world: World, typed: str, rules: str, mark: str) -> None:
    assert world.bot.user is not None
    channel = world.guild.create_text_channel("games")
    await world.alice.send(channel, f"!play {rules}")
    await world.alice.send(channel, typed.replace("{bot}", world.bot.user.mention))
    assert board_of(newest(channel))[4] == mark


NAMES = ("play", "ttt", "move", "m", "board", "b", "resign", "watch", "replay", "games", "live")


@given(st.one_of(st.text(), st.sampled_from(["mvoe", "paly", "wacth", "repaly"])), st.text())
def test_no_words_break_it_and_none_of_them_is_repeated(word: str, rest: str) -> None:
    found = suggestion_for(f"{word} {rest}", NAMES, {})
    assert found is None or set(found.command) <= set("abcdefghijklmnopqrstuvwxyz0123456789 /<@>")
