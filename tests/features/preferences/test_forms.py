"""The card of preferences, and the forms that its buttons open."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest
from simcord import InteractionResult, MemberActor
from simcord.actors import _dispatch_actor_interaction

from bot.core.game import Leaderboards, Look, Notices, Preferences, Voice
from bot.features.preferences import CHOICES
from bot.words import LANGUAGES
from tests.addresses import press_address
from tests.features.full import World
from tests.features.preferences.test_chat import ALONE, TRY, USUAL
from tests.people import members_game, private
from tests.report import for_each
from tests.world import Slow, buttons_of, said, text_of

LOOK, NOTICES, CHALLENGES = "Look and language", "Notices and leaderboards", "Challenges"


def form_of(result: InteractionResult) -> dict[str, dict[str, Any]]:
    """The questions of a form by their names; that for blocked members has its digest left out."""
    assert result.modal is not None
    asked = [each["component"] for each in result.modal["components"]]
    return {each["custom_id"].partition(":")[0]: each for each in asked}


def chosen_in(result: InteractionResult) -> dict[str, list[str]]:
    """What a form has as its answers when it opens."""
    found = {}
    for name, asked in form_of(result).items():
        options = [option["value"] for option in asked.get("options", ()) if option.get("default")]
        found[name] = options + [str(each["id"]) for each in asked.get("default_values", ())]
    return found


async def send(
    who: MemberActor, form: InteractionResult, *, blocked: list[MemberActor] | None = None, **given: str
) -> InteractionResult:
    """Send a form as it is, but for what is given."""
    answers: dict[str, Any] = {}
    for name, asked in form_of(form).items():
        if name == "blocked":
            answers[asked["custom_id"]] = [] if blocked is None else blocked
        else:
            value = given.get(name) or chosen_in(form)[name][0]
            answers[name] = [value] if asked["type"] == 3 else value
    return await who.submit_modal(form, answers)


async def open_form(world: World, label: str, who: MemberActor | None = None) -> InteractionResult:
    """Ask for one's card, and press one of its buttons."""
    who = who or world.alice
    return await world.press(who, label, private(await who.slash(world.channel, "preferences")))


async def test_the_card_has_a_form_for_each_part(world: World) -> None:
    card = private(await world.alice.slash(world.channel, "preferences"))
    assert text_of(card) == f"Your preferences\n{ALONE}"
    assert list(buttons_of(card)) == [LOOK, NOTICES, CHALLENGES]
    offered = {}
    for label in buttons_of(card):
        opened = await world.press(world.alice, label, card)
        assert opened.modal is not None
        assert opened.modal["title"] == label
        for name, asked in form_of(opened).items():
            offered[name] = [each["value"] for each in asked.get("options", ())]
    assert offered == {name: [*words] for name, words in CHOICES.items()} | {"blocked": []}
    assert offered["language"] == ["discord", *LANGUAGES]


async def test_a_form_changes_the_card_in_place_and_knows_what_they_are(world: World) -> None:
    await world.alice.send(world.channel, "!preferences dm hidden 15 contrast quiet")
    card = private(await world.alice.slash(world.channel, "preferences"))
    await world.restart()
    opened = await world.press(world.alice, NOTICES, card)
    assert chosen_in(opened) == {"notices": ["dm"], "after": ["15"], "leaderboards": ["hidden"]}
    await world.restart()
    world.calls()
    answer = await send(world.alice, opened, notices="channel", after="0", leaderboards="everywhere")
    assert [call.path.split("/")[-1] for call in world.calls()] == ["callback"], "no new message"
    changed = world.env.backend.get_message(card.channel.id, card.id)
    assert answer.response is None or answer.response.message.id == card.id
    assert "Saved." in str(changed.components)
    expected = Preferences(Look.CONTRAST, Notices.CHANNEL, 0, Leaderboards.EVERYWHERE, Voice.QUIET)
    assert await world.store.preferences.of(world.alice.id) == expected
    assert await world.store.preferences.of(world.bob.id) == Preferences()
    opened = await open_form(world, LOOK)
    assert chosen_in(opened) == {"language": ["discord"], "look": ["contrast"], "remarks": ["quiet"]}
    await send(world.alice, opened, language="en", look="server", remarks="chatty")
    expected = expected._replace(look=None, voice=Voice.CHATTY, language="en")
    assert await world.store.preferences.of(world.alice.id) == expected


async def test_a_language_is_typed_into_the_form_if_there_are_more_than_a_menu_has_room_for(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.core.chat.looks.pages.MENU_LIMIT", len(LANGUAGES))  # and that of Discord
    card, answers = (
        private(await world.alice.slash(world.channel, "preferences")),
        {"look": ["bold"], "remarks": "quiet"},
    )
    before = "discord"
    for typed, language in (("bahasa indonesia", "id"), ("", "id"), ("zh-CN", "zh-CN"), ("discord", "")):
        opened = await press_address(world.env, world.alice, card, "ttt-form:preferences:look")
        asked = form_of(opened)["language"]
        assert (asked["type"], asked["value"], asked["required"]) == (4, before, False)
        await world.alice.submit_modal(opened, {"language": typed, **answers})
        before = language
        assert (await world.store.preferences.of(world.alice.id)).language == language
    opened = await press_address(world.env, world.alice, card, "ttt-form:preferences:look")
    assert "klingon" in said(await world.alice.submit_modal(opened, {"language": "Klingon", **answers}))


async def test_whoever_presses_a_public_card_gets_their_own_to_themselves(world: World) -> None:
    await world.alice.send(world.channel, "!preferences classic")
    page = world.last
    before = text_of(page)
    opened = await world.press(world.bob, LOOK, page)
    assert chosen_in(opened)["look"] == ["server"]
    answer = await send(world.bob, opened, look="bold")
    assert said(answer).startswith("Your preferences\nSaved.")
    assert "**Challenges**" in said(answer)
    assert text_of(world.last) == before, "nothing is told to others"
    assert (await world.store.preferences.of(world.bob.id)).look is Look.BOLD
    assert (await world.store.preferences.of(world.alice.id)) == Preferences(Look.CLASSIC)


async def test_the_button_of_an_old_card_shows_the_card(world: World) -> None:
    await members_game(world)
    shown = said(await press_address(world.env, world.alice, world.last, "ttt-form:preferences"))
    assert shown == f"Your preferences\n{ALONE}"


async def send_form(world: World, components: object, custom_id: str = "ttt-form:preferences") -> InteractionResult:
    """Send a form as a modified client may, or twice, or long after it was opened."""
    return await _dispatch_actor_interaction(
        world.alice, 5, world.channel, {"custom_id": custom_id, "components": components}
    )


def answered(**given: str) -> list[dict[str, Any]]:
    return [{"type": 18, "component": {"type": 21, "custom_id": name, "value": value}} for name, value in given.items()]


@pytest.mark.parametrize("custom_id", ["ttt-form:preferences", "ttt-form:preferences:look"])
async def test_a_form_that_is_sent_twice_or_late_or_in_part_saves_what_it_says(world: World, custom_id: str) -> None:
    for _ in range(2):
        told = said(await send_form(world, answered(look="classic", leaderboards="server"), custom_id))
        assert told.startswith("Your preferences\nSaved.")
    assert await world.store.preferences.of(world.alice.id) == Preferences(Look.CLASSIC)


@for_each(
    [
        (answered(look="purple"), 'I don\'t know "purple". ' + TRY),
        (answered(look="@everyone"), 'I don\'t know "…". ' + TRY),
        (answered(look="dm", notices="off"), "That's two of a kind."),
        (answered(after="-1"), 'I don\'t know "…".'),
        (answered(after="9" * 4000), 'I don\'t know "…".'),
        (answered(language="xx"), 'I don\'t know "xx".'),
        (answered(language="../en"), 'I don\'t know "…".'),
        (answered(challenges="block"), "Use `/preferences block"),
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


BLOCKED = ("x", "1" * 30, "9" * 4000, f"{2**63}", "-1", "<@1", "٣٤٥")
EMPTY: tuple[Any, ...] = ([], [{}], [{"type": 1, "components": []}], [{"type": 18}], [{"type": 18, "component": None}])


@for_each(
    [*((":challenges", answered(**{"blocked:0": ids})) for ids in BLOCKED), *(("", each) for each in EMPTY)], "shared"
)
async def test_a_forged_list_of_blocked_members_or_an_empty_form_breaks_nothing(
    world: World, group: str, components: object
) -> None:
    await send_form(world, components, f"ttt-form:preferences{group}")
    assert set(await world.store.preferences.blocked(world.alice.id)) <= {1}
    assert await world.store.preferences.of(world.alice.id) == Preferences()
    assert not world.errors


async def test_a_form_of_another_address_is_told_plainly(world: World) -> None:
    for custom_id in ("ttt-form:other", "x", "ttt-form:", "ttt-form:preferences:all"):
        assert said(await send_form(world, [], custom_id)) == "That button no longer works. See /help."
    await members_game(world)
    await send_form(world, [], "ttt:1:0:4")
    assert (await world.game(world.alice)).ply <= 1


async def test_a_form_that_cannot_open_in_time_is_the_card_in_private(world: World, slow: Slow) -> None:
    await world.alice.send(world.channel, "!preferences")
    page = world.last
    release = slow(world.store.preferences, "of")
    pressed = asyncio.create_task(world.press(world.bob, LOOK, page))
    opened = await pressed
    release.set()
    await world.env.settle()
    assert opened.deferred
    assert opened.followups[-1].ephemeral
    assert text_of(opened.followups[-1].message) == f"Your preferences\n{ALONE}"
    assert text_of(world.last) == f"Your preferences\n{USUAL}", "what others read stays as it is"


# Who may challenge me


async def test_the_form_blocks_and_unblocks_members(world: World) -> None:
    opened = await open_form(world, CHALLENGES)
    assert chosen_in(opened) == {"challenges": ["anyone"], "blocked": []}
    await send(world.alice, opened, blocked=[world.bob, world.carol])
    opened = await open_form(world, CHALLENGES)
    assert chosen_in(opened)["blocked"] == [str(world.bob.id), str(world.carol.id)]
    await send(world.alice, opened, challenges="nobody", blocked=[world.carol])
    card = private(await world.alice.slash(world.channel, "preferences"))
    assert (
        f"You take no challenges (nobody). You can still challenge others.\nBlocked: {world.carol.mention}."
        in text_of(card)
    )
    await send(world.alice, await world.press(world.alice, CHALLENGES, card), challenges="anyone", blocked=[])
    assert await world.store.preferences.blocked(world.alice.id) == ()


async def test_a_form_that_showed_others_than_are_blocked_now_unblocks_nobody(world: World) -> None:
    opened = await open_form(world, CHALLENGES)
    await world.alice.slash(world.channel, "preferences", block=world.bob)
    await send(world.alice, opened, blocked=[world.carol])
    assert set(await world.store.preferences.blocked(world.alice.id)) == {world.bob.id, world.carol.id}


async def test_a_form_that_blocks_no_more_members_leaves_the_own_challenges_open(world: World) -> None:
    await world.alice.slash(world.channel, "preferences", block=world.bob)
    await world.alice.slash(world.channel, "play", opponent=world.bob)
    await send(world.alice, await open_form(world, CHALLENGES), challenges="nobody", blocked=[world.bob])
    await send(world.alice, await open_form(world, CHALLENGES), blocked=[world.bob, world.carol])
    kept = await world.stored(1)
    assert kept is not None
    assert not kept.is_over


async def test_a_form_with_room_for_some_leaves_the_others_blocked(world: World) -> None:
    await world.store.preferences.block(world.alice.id, range(1, 101), ())
    opened = await open_form(world, CHALLENGES)
    assert chosen_in(opened)["blocked"] == [str(each) for each in range(1, 26)]
    assert opened.modal is not None
    assert opened.modal["components"][1]["label"] == "Blocked members (25 of 100)"
    full = "You can block 100 members at most. Unblock some first."
    assert said(await world.alice.slash(world.channel, "preferences", block=world.bob)) == full
    await send(world.alice, opened, blocked=[world.bob])
    assert await world.store.preferences.blocked(world.alice.id) == (*range(26, 101), world.bob.id)
    card = private(await world.alice.slash(world.channel, "preferences"))
    assert sum(map(len, map(str, [text_of(card)]))) <= 4000
    assert isinstance(card, discord.Message)


async def test_nobody_blocks_themselves(world: World) -> None:
    told = "You can't block yourself. Pick another member."
    assert said(await world.alice.slash(world.channel, "preferences", block=world.alice)) == told
    opened = await open_form(world, CHALLENGES)
    assert said(await send(world.alice, opened, challenges="nobody", blocked=[world.alice])) == told
    assert await world.store.preferences.of(world.alice.id) == Preferences()
