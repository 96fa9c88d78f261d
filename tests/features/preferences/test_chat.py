"""Preferences: how somebody sees and changes theirs, and the look of the games that they start."""

from __future__ import annotations

from typing import Any

import pytest
from simcord import InteractionResult
from simcord.actors import _dispatch_actor_interaction

from bot.core.game import Leaderboards, Look, Notices, Preferences, Voice
from tests.features.full import World
from tests.people import members_game
from tests.report import for_each
from tests.world import Slow, buttons_of, mentions_of, said, text_of, unchanged

USUAL = (
    "Games you start show marks of my own (crisp).\n"
    "Notices: only when someone accepts your challenge or wants a rematch (accepted).\n"
    "Leaderboards list you only in the servers you play in (server).\n"
    "I say a word now and then while we play (chatty)."
)
TRY = "Use words such as `classic`, `dm`, `15 minutes`, `hidden` or `quiet`, or /preferences on its own."


@pytest.mark.parametrize("words", ["!preferences", "!prefs"])
async def test_typed_they_are_told_in_the_channel_without_a_ping(world: World, words: str) -> None:
    world.calls()
    await world.alice.send(world.channel, words)
    assert text_of(world.last) == f"Your preferences\n{USUAL}"
    (call,) = world.calls()
    assert not any(mentions_of(call).values())


async def test_by_slash_they_are_told_to_the_asker_alone(world: World) -> None:
    answered = said(
        await world.alice.slash(world.channel, "preferences", look="classic", notices="dm", after="15 minutes")
    )
    assert answered.startswith("Saved. Games you start show ❌ and ⭕ (classic).\nI send you a DM once your turn has")
    assert await world.store.preferences.of(world.alice.id) == Preferences(Look.CLASSIC, Notices.DM, 900)
    hidden = said(await world.alice.slash(world.channel, "preferences", leaderboards="hidden"))
    assert "No leaderboard lists you (hidden)." in hidden
    await world.alice.slash(world.channel, "preferences", after="at once", leaderboards="server")
    assert await world.store.preferences.of(world.alice.id) == Preferences(Look.CLASSIC, Notices.DM, 0)
    assert await world.store.preferences.of(world.bob.id) == Preferences()


@pytest.mark.parametrize(
    ("words", "means"),
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
        ("off Everywhere", Preferences(notices=Notices.OFF, leaderboards=Leaderboards.EVERYWHERE)),
    ],
)
async def test_typed_words_come_in_any_order(world: World, words: str, means: Preferences) -> None:
    await world.alice.send(world.channel, f"!preferences {words}")
    assert text_of(world.last).startswith("Saved. ")
    assert await world.store.preferences.of(world.alice.id) == means


@for_each(
    ["dm channel", "5 15", "classic bold", "hidden server", "quiet chatty"],
    "shared",
    "caplog",
)
async def test_two_of_a_kind_are_refused_and_change_nothing(
    world: World, caplog: pytest.LogCaptureFixture, words: str
) -> None:
    async with unchanged(world, caplog):
        await world.alice.send(world.channel, f"!preferences {words}")
    assert text_of(world.last) == (
        "Name each preference once, such as `classic dm 15`. /preferences shows what you can choose."
    )
    assert await world.store.preferences.of(world.alice.id) == Preferences()


@for_each(
    {
        "purple": 'I don\'t know "purple". ' + TRY,
        "dm loud": 'I don\'t know "loud". ' + TRY,
        "purpel classci": 'I don\'t know "purpel". ' + TRY,
        "classci": 'I don\'t know "classci". Did you mean `!preferences classic`?',
        "dm 15 minutse hiden": 'I don\'t know "minutse". Did you mean `!preferences dm 15 minutes hidden`?',
        "7": 'I don\'t know "…". ' + TRY,
        "-5": 'I don\'t know "…". ' + TRY,
        "@everyone": 'I don\'t know "…". ' + TRY,
        "[x](https://example.com)": 'I don\'t know "…". ' + TRY,
        "`classci`": 'I don\'t know "…". ' + TRY,
        "x" * 21: 'I don\'t know "…". ' + TRY,
    }.items(),
    "shared",
    "caplog",
)
async def test_an_unknown_word_is_named_if_it_is_a_plain_one(
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


async def test_a_board_that_shows_a_game_later_keeps_its_look(world: World) -> None:
    await world.store.preferences.change(world.alice.id, look=Look.CLASSIC)
    await members_game(world, "51")
    await world.carol.send(world.channel, "!watch 1")
    assert "⭕ bob" in text_of(world.last)


# The form


FIELDS = ("look", "notices", "after", "leaderboards")


def form_of(result: InteractionResult) -> dict[str, dict[str, Any]]:
    """The questions of a form by their names."""
    assert result.modal is not None
    return {each["component"]["custom_id"]: each["component"] for each in result.modal["components"]}


def filled(**given: str) -> dict[str, str | list[str]]:
    """The answers to a form: of a menu a list, of a radio group one word."""
    return {name: [word] if name == "look" else word for name, word in given.items()}


def chosen_in(result: InteractionResult) -> dict[str, str]:
    """What a form has as its answers when it opens."""
    found = {}
    for name, asked in form_of(result).items():
        (found[name],) = [option["value"] for option in asked["options"] if option.get("default")]
    return found


@pytest.mark.parametrize("door", ["slash", "button"])
async def test_preferences_are_one_form_that_knows_what_they_are(world: World, door: str) -> None:
    await world.alice.send(world.channel, "!preferences dm hidden 15")
    await world.alice.send(world.channel, "!preferences")
    page = world.last
    await world.restart()
    if door == "slash":
        opened = await world.alice.slash(world.channel, "preferences")
    else:
        opened = await world.press(world.alice, "Change", page)
    assert opened.modal is not None
    assert opened.modal["title"] == "Your preferences"
    assert chosen_in(opened) == {
        **{"look": "crisp", "notices": "dm", "after": "15", "leaderboards": "hidden", "remarks": "chatty"}
    }
    for asked in form_of(opened).values():
        assert all(len(option["label"]) <= 100 for option in asked["options"])
    given = {"look": "classic", "notices": "channel", "after": "0", "leaderboards": "everywhere", "remarks": "quiet"}
    await world.restart()
    answer = said(await world.alice.submit_modal(opened, filled(**given)))
    assert answer.startswith("Saved. Games you start show ❌ and ⭕ (classic).")
    expected = Preferences(Look.CLASSIC, Notices.CHANNEL, 0, Leaderboards.EVERYWHERE, Voice.QUIET)
    assert await world.store.preferences.of(world.alice.id) == expected
    assert await world.store.preferences.of(world.bob.id) == Preferences()
    assert text_of(world.last) == text_of(page), "nothing is told to others"


async def test_a_wish_for_quiet_is_told_and_chosen_in_the_form(world: World) -> None:
    await world.alice.send(world.channel, "!preferences quiet")
    await world.alice.send(world.channel, "!preferences")
    assert "I don't talk while we play (quiet)." in text_of(world.last)
    assert chosen_in(await world.press(world.alice, "Change"))["remarks"] == "quiet"


async def test_a_form_offers_every_choice_that_there_is(world: World) -> None:
    opened = await world.alice.slash(world.channel, "preferences")
    offered = {name: [each["value"] for each in asked["options"]] for name, asked in form_of(opened).items()}
    assert offered == {
        "look": [*Look],
        "notices": [*Notices],
        "after": ["0", "5", "15", "60"],
        "leaderboards": ["server", "everywhere", "hidden"],
        "remarks": ["chatty", "quiet"],
    }
    assert len(offered) <= 5, "Discord takes no more"


async def test_whoever_presses_the_button_sees_their_own(world: World) -> None:
    await world.alice.send(world.channel, "!preferences classic")
    await world.alice.send(world.channel, "!preferences")
    opened = await world.press(world.bob, "Change")
    assert chosen_in(opened)["look"] == "crisp"
    await world.bob.submit_modal(opened, filled(**chosen_in(opened) | {"notices": "off"}))
    assert (await world.store.preferences.of(world.bob.id)).notices is Notices.OFF
    assert (await world.store.preferences.of(world.alice.id)) == Preferences(Look.CLASSIC)


async def send_form(world: World, components: object, custom_id: str = "ttt-form:preferences") -> InteractionResult:
    """Send a form as a modified client may, or twice, or long after it was opened."""
    return await _dispatch_actor_interaction(
        world.alice, 5, world.channel, {"custom_id": custom_id, "components": components}
    )


def answered(**given: str) -> list[dict[str, Any]]:
    return [{"type": 18, "component": {"type": 21, "custom_id": name, "value": value}} for name, value in given.items()]


async def test_a_form_that_is_sent_twice_or_late_or_in_part_saves_what_it_says(world: World) -> None:
    for _ in range(2):
        assert said(await send_form(world, answered(look="classic"))).startswith("Saved.")
    assert await world.store.preferences.of(world.alice.id) == Preferences(Look.CLASSIC)


@for_each(
    [
        (answered(look="purple"), 'I don\'t know "purple". ' + TRY),
        (answered(look="@everyone"), 'I don\'t know "…". ' + TRY),
        (answered(look="dm", notices="off"), "Name each preference once"),
        (answered(after="-1"), 'I don\'t know "…".'),
        (answered(after="9" * 4000), 'I don\'t know "…".'),
    ],
    "shared",
    "caplog",
)
async def test_a_forged_form_is_refused_in_private_and_changes_nothing(
    world: World, caplog: pytest.LogCaptureFixture, components: object, told: str
) -> None:
    caplog.clear()
    assert said(await send_form(world, components)).startswith(told)
    assert await world.store.preferences.of(world.alice.id) == Preferences()
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


@for_each([[], [{}], [{"type": 1, "components": []}], [{"type": 18}], [{"type": 18, "component": None}]], "shared")
async def test_an_empty_form_changes_nothing(world: World, components: object) -> None:
    await send_form(world, components)
    assert await world.store.preferences.of(world.alice.id) == Preferences()
    assert not world.env.errors


async def test_a_form_of_another_address_is_told_plainly(world: World) -> None:
    for custom_id in ("ttt-form:other", "x", "ttt-form:"):
        assert said(await send_form(world, [], custom_id)) == "That button no longer works. See /help."
    await members_game(world)
    await send_form(world, [], "ttt:1:0:4")
    assert (await world.game(world.alice)).ply <= 1


async def test_a_form_that_cannot_open_in_time_is_words(world: World, slow: Slow) -> None:
    release = slow(world.store.preferences, "of")
    opened = await world.alice.slash(world.channel, "preferences")
    assert opened.deferred
    release.set()
    await world.env.settle()
    assert opened.response
    assert text_of(opened.response.message) == f"Your preferences\n{USUAL}"
    assert list(buttons_of(opened.response.message)) == ["Change"]
