"""Settings of a server: who sees and changes them, by a form, by options and by words."""

from __future__ import annotations

import logging
from typing import Any

import discord
import pytest
import sqlalchemy as sa
from simcord import InteractionResult, MemberActor
from simcord.actors import _dispatch_actor_interaction

from bot.core.game import BOARDS, First, Look, Notices, ServerSettings
from bot.engine import Level, Rules
from bot.features.settings.rules import GROUPS, SETTINGS
from tests.addresses import press_address
from tests.features.full import World
from tests.people import newest, private
from tests.report import for_each
from tests.world import buttons_of, mentions_of, parts_of, said, text_of, unchanged

MANAGERS_ONLY = "Only members who can manage this server can change its settings."


@pytest.fixture
def manager(world: World) -> MemberActor:
    return add_manager(world)


def add_manager(world: World, name: str = "mia") -> MemberActor:
    role = world.guild.create_role("managers", permissions=discord.Permissions(manage_guild=True))
    return world.guild.add_member(world.env.create_user(name), roles=[role])


async def settings_of(world: World) -> ServerSettings:
    return await world.store.servers.of(world.guild.id)


async def opened_card(world: World, manager: MemberActor) -> discord.Message:
    return private(await manager.slash(world.channel, "settings"))


def form_of(result: InteractionResult) -> dict[str, dict[str, Any]]:
    """The questions of a form by their names."""
    assert result.modal is not None
    return {each["component"]["custom_id"]: each["component"] for each in result.modal["components"]}


def chosen_in(result: InteractionResult) -> dict[str, Any]:
    """What a form has as its answers when it opens."""
    found: dict[str, Any] = {}
    for name, asked in form_of(result).items():
        options = [option["value"] for option in asked.get("options", ()) if option.get("default")]
        found[name] = options[0] if options else asked.get("value", "") if asked["type"] == 4 else asked.get("default")
    return found


def answers(result: InteractionResult, **given: Any) -> dict[str, Any]:
    """A form as it opened, but for what is given; of a menu a list."""
    kinds = {name: asked["type"] for name, asked in form_of(result).items()}
    filled = chosen_in(result) | given
    return {name: [value] if kinds[name] == 3 else value for name, value in filled.items()}


async def test_a_manager_sees_all_alone_by_slash_and_in_the_channel_without_a_ping_if_it_is_typed(
    world: World, manager: MemberActor
) -> None:
    card = await opened_card(world, manager)
    assert text_of(card).startswith("Settings of this server\nWhat I do here unless a game or a member")
    assert list(buttons_of(card)) == ["Games", "Limits", "Language and looks", "Posts"]
    assert parts_of(card)["Games"].startswith("Level (`level`): the one each player had last (default)\n")
    world.calls()
    await manager.send(world.channel, "!settings")
    assert parts_of(world.last) == parts_of(card)
    (call,) = world.calls()
    assert not any(mentions_of(call).values())


async def test_each_form_shows_what_is_set_and_saves_what_is_changed_in_place(
    world: World, manager: MemberActor
) -> None:
    card = await opened_card(world, manager)
    await world.restart()
    opened = await world.press(manager, "Games", card)
    assert opened.modal is not None
    assert opened.modal["title"] == "Games"
    assert chosen_in(opened) == {
        **{"level": "default", "board": "3x3", "rules": "standard", "first": "me", "threads": False}
    }
    world.calls()
    await manager.submit_modal(opened, answers(opened, level="hard", rules="misere", threads=True))
    (call,) = world.calls()
    assert "callback" in call.path
    assert await settings_of(world) == ServerSettings(level=Level.HARD, rules=Rules.MISERE, threads=True)
    card = world.env.backend.get_message(card.channel.id, card.id)  # type: ignore[assignment]
    text = str(card.components)
    assert "✅ Saved:**\\nLevel (`level`): **hard**\\nRules (`rules`): **misere**" in text
    opened = await press(world, manager, card, "ttt-settings:limits")
    assert chosen_in(opened) == {"challenge": "default", "idle": "default", "games": "default"}
    await manager.submit_modal(opened, answers(opened, challenge="1 minute", idle="7 days", games="3"))
    opened = await press(world, manager, card, "ttt-settings:chat")
    assert chosen_in(opened) == {"language": "default", "prefix": "", "look": "crisp", "notices": "accepted"}
    await manager.submit_modal(opened, answers(opened, language="en", prefix="t!", look="letters", notices="dm"))
    found = await settings_of(world)
    assert found[:3] == ("en", "t!", Level.HARD)
    assert found[4:] == (Rules.MISERE, First.ME, 60, 7 * 86400, 3, Look.LETTERS, Notices.DM, True, "")
    opened = await press(world, manager, card, "ttt-settings:chat")
    assert chosen_in(opened) == {"language": "en", "prefix": "t!", "look": "letters", "notices": "dm"}
    await manager.submit_modal(opened, answers(opened, language="default", prefix=""))
    opened = await press(world, manager, card, "ttt-settings:games")
    assert chosen_in(opened)["threads"] is True
    await manager.submit_modal(opened, answers(opened, level="default", threads=False))
    found = await settings_of(world)
    assert (found.language, found.prefix, found.level, found.threads) == ("", "", None, False)


async def press(world: World, who: MemberActor, card: Any, custom_id: str) -> InteractionResult:
    return await press_address(world.env, who, card, custom_id)


async def test_a_form_that_is_sent_as_it_was_changes_nothing(world: World, manager: MemberActor) -> None:
    card = await opened_card(world, manager)
    opened = await world.press(manager, "Games", card)
    await manager.submit_modal(opened, answers(opened))
    assert await settings_of(world) == ServerSettings()
    assert "Nothing has changed." in str(world.env.backend.get_message(card.channel.id, card.id).components)
    assert await world.store.database.read(lambda on: on.scalar(sa.text("SELECT count(*) FROM server_settings"))) == 0


async def test_two_managers_with_the_same_form_open_lose_nothing(world: World, manager: MemberActor) -> None:
    other = add_manager(world, "otto")
    mine, theirs = await opened_card(world, manager), await opened_card(world, other)
    one, two = await world.press(manager, "Games", mine), await world.press(other, "Games", theirs)
    await manager.submit_modal(one, answers(one, level="hard"))
    await other.submit_modal(two, answers(two, first="random"))
    assert await settings_of(world) == ServerSettings(level=Level.HARD, first=First.RANDOM)


async def test_a_member_without_the_right_is_refused_by_every_door(
    world: World, manager: MemberActor, caplog: pytest.LogCaptureFixture
) -> None:
    await manager.send(world.channel, "!settings")
    card = world.last
    async with unchanged(world, caplog):
        await world.alice.send(world.channel, "!settings level hard")
    assert text_of(world.last) == MANAGERS_ONLY
    assert said(await world.press(world.alice, "Games", card)) == MANAGERS_ONLY
    assert said(await send_form(world, world.alice, "games", SENT["games"], level="hard")) == MANAGERS_ONLY
    world.guild.set_command_permissions(world.bot.command_ids["settings"], {world.alice: True})
    assert said(await world.alice.slash(world.channel, "settings", level="hard")) == MANAGERS_ONLY
    assert await settings_of(world) == ServerSettings()


async def test_direct_messages_have_no_settings(world: World) -> None:
    await world.alice.user.send_dm("!settings level hard")
    found = newest(world.alice.user.dm_channel)
    assert text_of(found) == "Settings belong to a server. Use /settings in one that you manage."
    told = said(await press_address(world.env, world.alice.user, found, "ttt-settings:games"))
    assert told == "Settings belong to a server. Use /settings in one that you manage."


SENT = {
    "games": "default|3x3|standard|me|off",
    "limits": "default|default|default",
    "chat": "default|default|crisp|accepted",
}


async def send_form(world: World, who: MemberActor, group: str, shown: str, **given: object) -> InteractionResult:
    """Send a form as a modified client may, or twice, or long after it was opened."""
    sent = [{"type": 18, "component": {"type": 21, "custom_id": name, "value": value}} for name, value in given.items()]
    custom_id = f"ttt-settings:{group}|{shown}"
    return await _dispatch_actor_interaction(who, 5, world.channel, {"custom_id": custom_id, "components": sent})


@for_each(
    [
        ("games", {"level": "godlike"}, "For level pick easy, medium, hard, unbeatable or default."),
        ("games", {"board": "9x9"}, "For board pick"),
        ("games", {"threads": "maybe"}, "For threads pick on, off or default."),
        ("games", {"board": "4x4", "rules": "wild"}, "Those rules need"),
        ("limits", {"challenge": "45 seconds"}, "For challenge pick 1 minute, 5 minutes,"),
        ("limits", {"idle": "-1"}, "For idle pick"),
        ("limits", {"games": "1e9"}, "For games pick"),
        ("chat", {"language": "tlh"}, "For language pick"),
        ("chat", {"prefix": "@everyone"}, "A prefix is 1 to 5 letters, digits and signs"),
        ("chat", {"look": "x" * 4000}, "For look pick"),
    ],
    "world",
    "manager",
)
async def test_a_forged_form_is_refused_in_private_and_changes_nothing(
    world: World, manager: MemberActor, group: str, given: dict[str, object], told: str
) -> None:
    assert said(await send_form(world, manager, group, SENT[group], **given)).startswith(told)
    assert await settings_of(world) == ServerSettings()
    assert not world.errors


async def test_a_form_saves_nothing_but_its_own_group(world: World, manager: MemberActor) -> None:
    await send_form(world, manager, "limits", SENT["limits"], level="hard", games="5", nonsense="x")
    assert await settings_of(world) == ServerSettings(games=5)
    await send_form(world, manager, "limits", SENT["limits"], games="5")
    assert await settings_of(world) == ServerSettings(games=5)


async def test_who_manages_one_server_sets_nothing_in_another(world: World, manager: MemberActor) -> None:
    elsewhere = world.env.create_guild()
    there, member = elsewhere.create_text_channel("games"), elsewhere.add_member(manager.user)
    await member.send(there, "!settings level hard")
    assert text_of(newest(there)) == MANAGERS_ONLY
    await manager.slash(world.channel, "settings", level="hard")
    assert await world.store.servers.of(elsewhere.id) == ServerSettings()
    assert await settings_of(world) == ServerSettings(level=Level.HARD)


async def test_typed_names_and_values_change_settings_at_once(world: World, manager: MemberActor) -> None:
    await manager.send(
        world.channel, "!settings Level: HARD Board 4x4/3 first random idle 3 days challenge 1 HOUR games 5"
    )
    means = ServerSettings(level=Level.HARD, board=BOARDS["4x4/3"], first=First.RANDOM)
    assert await settings_of(world) == (means := means._replace(move_s=3 * 86400, challenge_s=3600, games=5))
    await manager.send(world.channel, "!settings level default threads on look bold notices off language en prefix ?")
    more: dict[str, Any] = {"threads": True, "look": Look.BOLD, "notices": Notices.OFF, "language": "en", "prefix": "?"}
    assert await settings_of(world) == means._replace(level=None, **more)


async def test_every_setting_goes_back_to_the_hosts_by_default(world: World, manager: MemberActor) -> None:
    first = {name: next(iter(setting.values), "$") for name, setting in SETTINGS.items() if setting.field}
    values = first | {"board": "3x3"}
    said(await manager.slash(world.channel, "settings", **values))
    assert (await settings_of(world))._replace(board=BOARDS["4x4"]) != ServerSettings()
    await manager.send(world.channel, "$settings " + " ".join(f"{name} default" for name in values))
    assert await settings_of(world) == ServerSettings()


@for_each(
    {
        "hard": 'I don\'t know the setting "hard". Type level, board, rules, first, threads,',
        "default": 'I don\'t know the setting "default". Type level, board, rules, first, threads,',
        "levle hard": 'I don\'t know "levle". Did you mean `!settings level hard`?',
        "@everyone": 'I don\'t know the setting "…".',
        "level board 4x4": "For level pick easy, medium, hard, unbeatable or default.",
        "level hard hard": "For level pick easy",
        "level hard level easy": "For level pick easy",
        "prefix level!": "A prefix is",
        "games 0": "For games pick 1, 2, 3, 5, 10, 20 or default.",
        "board 5x5 rules misere": "Those rules need",
    }.items(),
    "world",
    "manager",
    "caplog",
)
async def test_words_that_set_nothing_are_refused_and_change_nothing(
    world: World, manager: MemberActor, caplog: pytest.LogCaptureFixture, words: str, told: str
) -> None:
    async with unchanged(world, caplog):
        await manager.send(world.channel, f"!settings {words}")
    assert text_of(world.last).startswith(told)
    assert await settings_of(world) == ServerSettings()


async def test_rules_and_a_board_that_do_not_go_together_are_refused_with_the_way_out(
    world: World, manager: MemberActor
) -> None:
    await manager.slash(world.channel, "settings", board="4x4")
    told = said(await manager.slash(world.channel, "settings", rules="wild"))
    assert told.endswith("and board stands in the way. Set both: `/settings rules:wild board:3x3`.")
    await manager.slash(world.channel, "settings", rules="wild", board="3x3")
    assert (await settings_of(world)).rules is Rules.WILD
    await manager.send(world.channel, "!settings board 4x4")
    assert text_of(world.last).endswith("and rules stands in the way. Set both: `!settings board 4x4 rules standard`.")
    await manager.send(world.channel, "!settings board 4x4 rules standard")
    assert (await settings_of(world))[3:5] == (BOARDS["4x4"], Rules.STANDARD)


@for_each(
    {
        "prefix": ("Prefix (`prefix`): `!`", "A prefix is 1 to 5 letters, digits and signs"),
        "level": ("Level (`level`): the one each player had last (default)", "For level pick easy, medium,"),
        "hour": ("Hour of the puzzle (`hour`): 0:00 UTC", "For hour pick 0, 1, 2,"),
        "role": ("The champion's role (`role`): none", "For role pick a role of this server, or `off`."),
    }.items(),
    "world",
    "manager",
)
async def test_a_name_alone_tells_what_is_set_and_what_can_be(
    world: World, manager: MemberActor, name: str, told: tuple[str, str]
) -> None:
    await manager.send(world.channel, f"!settings {name}")
    (_, line, hint, *rest) = text_of(world.last).splitlines()
    assert line == told[0]
    assert hint.startswith(told[1])
    assert not rest
    assert await settings_of(world) == ServerSettings()


async def test_a_change_to_what_it_is_already_says_so_by_each_door(world: World, manager: MemberActor) -> None:
    said(await manager.slash(world.channel, "settings", level="hard"))
    for text in ("level HARD", "board 3x3", "games default", "puzzle off"):
        await manager.send(world.channel, f"!settings {text}")
        assert text_of(world.last) == "Settings of this server\nNothing has changed."
    told = said(await manager.slash(world.channel, "settings", level="hard", first="me"))
    assert told == "Settings of this server\nNothing has changed."
    await manager.send(world.channel, "!settings level hard first random")
    assert text_of(world.last) == "Settings of this server\n✅ Saved:\nFirst move (`first`): **random**"


async def test_the_answer_to_a_change_of_language_is_in_the_new_one(world: World, manager: MemberActor) -> None:
    await manager.send(world.channel, "!settings language Deutsch")
    assert "✅ Gespeichert:\nSprache (`language`): **Deutsch**" in text_of(world.last)
    await manager.send(world.channel, "!settings language default")
    assert "✅ Saved:\nLanguage (`language`): as Discord says (default)" in text_of(world.last)


async def test_a_change_is_one_action_in_the_log(
    world: World, manager: MemberActor, caplog: pytest.LogCaptureFixture
) -> None:
    card = await opened_card(world, manager)
    opened = await world.press(manager, "Games", card)
    with caplog.at_level(logging.INFO):
        caplog.clear()
        await manager.submit_modal(opened, answers(opened, level="hard"))
    (line,) = [record.fields for record in caplog.records if record.getMessage() == "action"]  # type: ignore[attr-defined]
    assert (line["command"], line["outcome"]) == ("settings", "done")


def test_a_form_has_at_most_five_questions_and_all_settings_are_in_one() -> None:
    assert max(map(len, GROUPS.values())) <= 5
    assert sorted(name for names in GROUPS.values() for name in names) == sorted(SETTINGS)
    assert {setting.field for setting in SETTINGS.values() if setting.field} == set(ServerSettings._fields)
