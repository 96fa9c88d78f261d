"""Preferences: how somebody sees and changes theirs, and the look of the games that they start."""

from __future__ import annotations

import pytest

from bot.core.game import Challenges, Leaderboards, Look, Notices, Preferences, Voice
from bot.words import words
from tests.features.full import World
from tests.report import for_each
from tests.world import buttons_of, mentions_of, said, text_of, unchanged

USUAL = (
    "**Look and language**\n"
    "I answer you in the language of your Discord (discord).\n"
    "Games you start show marks of my own (crisp). You leave that to each server.\n"
    "I say a word now and then while we play (chatty).\n"
    "**Notices and leaderboards**\n"
    "Notices: only when someone accepts your challenge or wants a rematch (accepted). You leave that to each server.\n"
    "Leaderboards list you only in the servers you play in (server)."
)
ALONE = f"{USUAL}\n**Challenges**\nAnyone may challenge you (anyone).\nNobody is blocked."
"""What is told to the member alone."""
TWO = "That's two of a kind. Pick one look, one kind of notice and so on; /preferences shows the choices."
TRY = "Use words such as `classic`, `dm`, `15 minutes`, `hidden` or `quiet`, or /preferences on its own."


async def test_typed_they_are_told_in_the_channel_without_a_ping(world: World) -> None:
    world.calls()
    await world.alice.send(world.channel, "!preferences")
    assert text_of(world.last) == f"Your preferences\n{USUAL}"
    (call,) = world.calls()
    assert not any(mentions_of(call).values())


async def test_what_a_member_leaves_to_the_server_is_shown_as_it_is_there(world: World) -> None:
    await world.store.servers.change(world.guild.id, look=Look.CLASSIC, notices=Notices.OFF)
    told = said(await world.alice.slash(world.channel, "preferences"))
    assert "Games you start show ❌ and ⭕ (classic). You leave that to each server.\n" in told
    assert "I never tell you when it's your turn (off). You leave that to each server.\n" in told
    await world.alice.slash(world.channel, "preferences", look="crisp", notices="dm")
    assert "You leave that" not in said(await world.alice.slash(world.channel, "preferences"))
    told = said(await world.alice.slash(world.channel, "preferences", look="server", notices="server"))
    assert "❌ and ⭕ (classic). You leave that to each server.\n" in told
    assert await world.store.preferences.of(world.alice.id) == Preferences()


async def test_by_slash_each_has_an_option_and_they_are_told_to_the_asker_alone(world: World) -> None:
    answered = said(
        await world.alice.slash(world.channel, "preferences", look="classic", notices="dm", after="15 minutes")
    )
    assert answered.startswith("Your preferences\nSaved.\n**Look and language**\n")
    assert "Games you start show ❌ and ⭕ (classic).\n" in answered
    assert "I send you a DM once your turn has waited 15 minutes" in answered
    assert await world.store.preferences.of(world.alice.id) == Preferences(Look.CLASSIC, Notices.DM, 900)
    hidden = said(await world.alice.slash(world.channel, "preferences", leaderboards="hidden"))
    assert "No leaderboard lists you (hidden)." in hidden
    more = {"remarks": "quiet", "language": "en", "challenges": "nobody"}
    told = said(await world.alice.slash(world.channel, "preferences", after="at once", leaderboards="server", **more))
    assert "I answer you in English (en)." in told
    assert "You take no challenges (nobody). You can still challenge others." in told
    expected = Preferences(Look.CLASSIC, Notices.DM, 0, voice=Voice.QUIET, language="en", challenges=Challenges.NOBODY)
    assert await world.store.preferences.of(world.alice.id) == expected
    assert await world.store.preferences.of(world.bob.id) == Preferences()


@for_each(
    [
        ("classic dm 15", Preferences(Look.CLASSIC, Notices.DM, 900)),
        ("15 minutes DM Classic", Preferences(Look.CLASSIC, Notices.DM, 900)),
        ("channel 5m", Preferences(notices=Notices.CHANNEL, idle_s=300)),
        ("60min", Preferences(idle_s=3600)),
        ("off", Preferences(notices=Notices.OFF)),
        ("at once channel", Preferences(notices=Notices.CHANNEL)),
        ("hidden", Preferences(leaderboards=Leaderboards.OFF)),
        ("quiet", Preferences(voice=Voice.QUIET)),
        ("remarks quiet hidden", Preferences(leaderboards=Leaderboards.OFF, voice=Voice.QUIET)),
        ("look server notices: server server", Preferences()),
        ("language en crisp", Preferences(Look.CRISP, language="en")),
        ("language discord letters", Preferences(Look.LETTERS)),
        ("off Everywhere", Preferences(notices=Notices.OFF, leaderboards=Leaderboards.EVERYWHERE)),
    ],
    "world",
)
async def test_typed_words_come_in_any_order(world: World, words: str, means: Preferences) -> None:
    member = world.guild.add_member(world.env.create_user(words[:20]))
    await member.send(world.channel, f"!preferences {words}")
    assert text_of(world.last).startswith("Your preferences\nSaved.\n")
    assert await world.store.preferences.of(member.id) == means


async def test_a_language_is_called_by_its_name_too_and_the_answer_is_in_it(world: World) -> None:
    for named, language in (("language:  Deutsch", "de"), ("language Português (Brasil)", "pt-BR")):
        await world.alice.send(world.channel, f"!preferences crisp {named}")
        assert words(language)("preferences-title-look") in text_of(world.last)
        assert (await world.store.preferences.of(world.alice.id)).language == language
    await world.alice.send(world.channel, "!preferences language deutsche")
    assert (await world.store.preferences.of(world.alice.id)).language == "pt-BR"


@for_each(
    {
        "dm purple": 'I don\'t know "purple". ' + TRY,
        "dm loud": 'I don\'t know "loud". ' + TRY,
        "purpel classci": 'I don\'t know "purpel". ' + TRY,
        "classci": 'I don\'t know "classci". Did you mean `!preferences classic`?',
        "dm 15 minutse hiden": 'I don\'t know "minutse". Did you mean `!preferences dm 15 minutes hidden`?',
        "7": 'I don\'t know "…". ' + TRY,
        "-5": 'I don\'t know "…". ' + TRY,
        "@everyone": 'I don\'t know "…". ' + TRY,
        "dm [x](https://example.com)": 'I don\'t know "…". ' + TRY,
        "`classci`": 'I don\'t know "…". ' + TRY,
        "x" * 21: 'I don\'t know "…". ' + TRY,
        **dict.fromkeys(("dm channel", "5 15", "classic bold", "hidden server", "quiet chatty"), TWO),
        **dict.fromkeys(("look server bold", "en discord", "nobody anyone"), TWO),
    }.items(),
    "shared",
    "caplog",
)
async def test_an_unknown_word_is_named_if_it_is_a_plain_one_and_two_of_a_kind_are_refused(
    world: World, caplog: pytest.LogCaptureFixture, words: str, told: str
) -> None:
    async with unchanged(world, caplog):
        await world.alice.send(world.channel, f"!preferences {words}")
    assert text_of(world.last) == told
    assert await world.store.preferences.of(world.alice.id) == Preferences()


# The look


async def test_a_game_has_the_look_of_whoever_starts_it_and_its_rematch_too(world: World) -> None:
    await world.alice.send(world.channel, "!prefs classic")
    await world.alice.send(world.channel, "!play unbeatable them")
    assert "⭕ alice" in text_of(world.last)
    await world.resign(world.alice)
    await world.press(world.alice, "Rematch")
    assert "⭕ Unbeatable bot" in text_of(world.last)
    await world.alice.send(world.channel, "!prefs bold")
    await world.resign(world.alice)
    await world.press(world.alice, "Rematch")
    assert "⭕ alice" in text_of(world.last), "a rematch keeps the look of its game"
    await world.resign(world.alice)
    await world.alice.send(world.channel, "!play easy")
    assert "🔵 Easy bot" in text_of(world.last)


@pytest.mark.parametrize(("who", "ring"), [("alice", "⭕"), ("bob", "🔵")])
async def test_a_challenge_has_the_look_of_the_challenger(world: World, who: str, ring: str) -> None:
    await world.store.preferences.change(getattr(world, who).id, look=Look.CLASSIC)
    await world.alice.slash(world.channel, "play", opponent=world.bob)
    assert f"You'd be {ring}" in text_of(world.last)
    await world.press(world.bob, "Accept")
    for player, square in ((world.alice, "5"), (world.bob, "1")):
        await world.press(player, square)
    assert f"{ring} bob" in text_of(world.last)
    assert str(buttons_of(world.last)["1"].emoji) == ring
    await world.restart()
    await world.resign(world.alice)
    await world.press(world.alice, "Rematch")
    await world.press(world.bob, "Rematch")
    assert f"{ring} alice" in text_of(world.last)
