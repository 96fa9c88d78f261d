"""A table of commands against what a server sets under Integrations, each cell typed, as a slash command and pressed.

SimCord judges the slash commands, by code of its own, as Discord does: the bot has to agree with it.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import discord
import pytest
import pytest_asyncio
from simcord import ChannelHandle, InteractionResult, MemberActor
from simcord.actors import _dispatch_actor_interaction
from simcord.backend.errors import SetupError
from simcord.backend.models.message import Message

from bot.core.store import StoreError
from bot.features import integrations
from bot.features.integrations import EVERY_S
from bot.features.integrations.sql import CHANNEL, MEMBER, ROLE
from tests.addresses import press_address
from tests.features.full import World
from tests.features.watch.test_menus import EXPLAIN
from tests.people import create_thread, finished_games, members_game, message_of, newest, take_server_away
from tests.report import for_each
from tests.world import buttons_of, mentions_of, text_of

APP = ""
"""Stands for the rules of all commands, among the names of commands."""
HELD = "This server doesn't let you use `{}` here. The people who run it decide that."


@dataclass
class Scene:
    """A server whose owner sets rules. mia has the role `players`; ada is an administrator; alice manages it."""

    world: World
    players: int
    elsewhere: ChannelHandle
    people: dict[str, MemberActor]

    def ids(self) -> dict[str, int]:
        """What the rules of the table are about, by its words."""
        guild_id = self.world.guild.id
        return {
            "everyone": guild_id,
            "players": self.players,
            "gone": 999_999_999_999_999_999,
            "alice": self.world.alice.id,
            "here": self.world.channel.id,
            "elsewhere": self.elsewhere.id,
            "all channels": guild_id - 1,
        }

    def target(self, command: str) -> int:
        """Discord's number of a command, or of the application."""
        backend = self.world.env.backend
        found = backend.find_command(command, None)
        return int(found["id"]) if found else backend.application_id

    def set(self, command: str, *rules: tuple[int, str, bool], tell: bool = True) -> None:
        """Set the rules of a command, and let Discord tell the bot."""
        backend, guild_id = self.world.env.backend, self.world.guild.id
        found = [{"id": str(self.ids()[name]), "type": kind, "permission": value} for kind, name, value in rules]
        backend.set_command_permissions(guild_id, self.target(command), found)
        ids = {"id": self.target(command), "application_id": backend.application_id, "guild_id": guild_id}
        if tell:
            payload = {name: str(number) for name, number in ids.items()} | {"permissions": found}
            backend.emit("APPLICATION_COMMAND_PERMISSIONS_UPDATE", payload)


@pytest_asyncio.fixture(loop_scope="session")
async def scene(shared: World) -> AsyncIterator[Scene]:
    world, guild, env = shared, shared.guild, shared.env
    players = guild.create_role("players")
    admins = guild.create_role("admins", permissions=discord.Permissions(administrator=True))
    mia = guild.add_member(env.create_user("mia"), roles=[players])
    ada = guild.add_member(env.create_user("ada"), roles=[admins])
    managers = guild.create_role("managers", permissions=discord.Permissions(manage_guild=True))  # of /settings
    env.backend.add_member_role(guild.id, world.alice.id, managers.id)
    people = {"alice": world.alice, "mia": mia, "ada": ada}
    made = Scene(world, players.id, guild.create_text_channel("elsewhere"), people)
    await finished_games(world, 1)  # to see it again
    await world.alice.send(made.elsewhere, "!help")  # something to press
    yield made


@dataclass(frozen=True)
class Door:
    """One command by three doors. custom_id: of a button that runs it."""

    typed: str
    slash: Mapping[str, Any]
    custom_id: str


DOORS = {
    "play": Door("play easy", {"name": "play", "level": "easy"}, "ttt-play:easy:3x3:standard"),
    "watch": Door("watch easy hard", {"name": "watch", "x": "easy", "o": "hard"}, "ttt-help:watch"),
    "replay": Door("replay 1", {"name": "replay", "game": 1}, "ttt:1:1:replay"),
    "puzzle": Door("puzzle", {"name": "puzzle today"}, "ttt-practice:0:next"),
    "learn": Door("learn", {"name": "learn"}, "ttt-learn:1:1:1:"),
    "help": Door("help", {"name": "help"}, "ttt-do:0:0:help"),
    "settings": Door("settings", {"name": "settings"}, "ttt-settings:games"),
}
"""By the command's name."""
NO, YES = False, True
RULES: dict[str, tuple[dict[str, tuple[tuple[int, str, bool], ...]], set[str]]] = {
    "no rule": ({}, set()),
    "another command denied": ({"about": ((ROLE, "everyone", NO),)}, set()),
    "this command denied for @everyone": ({"own": ((ROLE, "everyone", NO),)}, {"alice", "mia"}),
    "allowed for one role": ({APP: ((ROLE, "everyone", NO), (ROLE, "players", YES))}, {"alice"}),
    "denied for a member": ({APP: ((MEMBER, "alice", NO),)}, {"alice"}),
    "denied in this channel": ({APP: ((CHANNEL, "here", NO),)}, {"alice", "mia"}),
    "allowed only here": ({APP: ((CHANNEL, "all channels", NO), (CHANNEL, "here", YES))}, set()),
    "command against app": ({APP: ((ROLE, "everyone", NO),), "own": ((ROLE, "players", YES),)}, {"alice"}),
}
"""What is set for all commands and for the command itself, and who of alice and mia is held back here by it.

ada, the administrator, is never held back. What else rules may be is tested in test_rules.
"""


async def is_held(scene: Scene, door: str, command: str, who: MemberActor, channel: ChannelHandle) -> bool:
    """Ask for a command by a door; whether the asker is held back, by the bot or, of a slash command, by Discord."""
    world, at = scene.world, DOORS[command]
    if door == "typed":
        await who.send(channel, "!" + at.typed)
        return stored(scene, channel)[-1].content == HELD.format(command)
    if door == "slash":
        options = dict(at.slash)
        try:
            result = await who.slash(channel, options.pop("name"), **options)
        except SetupError:
            found = scene.world.env.backend.visible_commands(user_id=who.id, channel_id=channel.id)
            return command not in [each["name"] for each in found]
        assert HELD.format(command) not in told(result), "the bot leaves slash commands to Discord"
        return False
    await scene.people["ada"].send(channel, "!about")  # a message that no game edits later
    own = stored(scene, channel)[-1]
    result = await press_address(world.env, who, own, at.custom_id)
    assert result.acknowledged
    return HELD.format(command) in told(result)


def stored(scene: Scene, channel: ChannelHandle) -> list[Message]:
    """The messages of a channel as SimCord has them: discord.py's cost a second for some hundred."""
    return sorted(scene.world.env.backend.messages[channel.id].values(), key=lambda each: each.id)


def told(result: InteractionResult) -> list[str]:
    """What an interaction told the asker alone."""
    shown = [*filter(None, [result.response]), *result.followups]
    return [text_of(each.message) for each in shown if each.ephemeral]


CELLS = [(name, command, door) for name in RULES for command in DOORS for door in ("typed", "slash", "press")]


@for_each(CELLS[::4], "scene")  # of each rule, command and door some
async def test_a_rule_holds_by_each_door(scene: Scene, name: str, command: str, door: str) -> None:
    rules, held = RULES[name]
    for target, given in rules.items():
        scene.set(command if target == "own" else target, *given)
    try:
        for person, who in scene.people.items() if command == "play" else [("alice", scene.world.alice)]:
            assert await is_held(scene, door, command, who, scene.world.channel) == (person in held), person
    finally:
        for target in rules:
            scene.set(command if target == "own" else target)
        await end_all(scene)


async def end_all(scene: Scene) -> None:
    """End what was started, so that the next one can be."""
    world = scene.world
    for one in await world.services.store.listings.due(2**62, 100, None):
        await world.services.store.games.change(one, one.timed_out())


EVERYONE_NOT = (ROLE, "everyone", NO)


async def test_the_rule_holds_from_the_first_typed_command_on(scene: Scene) -> None:
    world, reads = forgotten(scene), reads_of(scene.world)
    scene.set(APP, EVERYONE_NOT, tell=False)
    await world.alice.send(world.channel, "!play easy")
    assert text_of(world.last) == HELD.format("play")
    assert reads_of(world) == reads + 1


def forgotten(scene: Scene) -> World:
    """The world, of whose server the bot knows no rules any more."""
    scene.world.bot.dispatch("guild_remove", discord.Object(scene.world.guild.id))
    return scene.world


def reads_of(world: World) -> int:
    """How often the bot has asked for the rules of this server."""
    path = f"/guilds/{world.guild.id}/commands/permissions"
    return sum(call.path.endswith(path) for call in world.env.http_requests)


async def test_the_rules_are_read_once_an_hour_for_all_who_ask(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    now = world.services.turns.now()
    for passed_s, reads in ((0, 1), (EVERY_S - 1, 1), (EVERY_S, 2)):
        monkeypatch.setattr(world.services.turns, "now", lambda at=now + passed_s: at)
        for _ in range(3):
            await world.alice.send(world.channel, "!help")
            await world.bob.slash(world.channel, "help")
        assert reads_of(world) == reads


def hold_reading(world: World, monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """Let the rules, as they are read, stay on their way until the event is set."""
    go_on, read = asyncio.Event(), world.bot.http.get_guild_application_command_permissions

    async def slow(*ids: int) -> Any:
        found = await read(*ids)
        await world.env.external_wait(go_on.wait(), reason="Discord")
        return found

    monkeypatch.setattr(world.bot.http, "get_guild_application_command_permissions", slow)
    return go_on


async def test_nobody_waits_long_for_the_rules_and_late_ones_count(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = forgotten(scene)
    monkeypatch.setattr(integrations, "WAIT_S", 0.001)
    go_on, reads = hold_reading(world, monkeypatch), reads_of(world)
    scene.set(APP, EVERYONE_NOT, tell=False)
    await world.alice.send(world.channel, "!play easy")
    assert "5" in buttons_of(world.last)
    go_on.set()
    await world.env.settle()
    assert await is_held(scene, "typed", "play", world.alice, world.channel)
    assert reads_of(world) == reads + 1


async def test_a_change_is_newer_than_a_reading_that_began_before_it(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = forgotten(scene)
    monkeypatch.setattr(integrations, "WAIT_S", 0.001)
    go_on = hold_reading(world, monkeypatch)
    scene.set("help", EVERYONE_NOT, tell=False)
    scene.set("play", EVERYONE_NOT, tell=False)
    await world.alice.send(world.channel, "!play easy")
    scene.set("play")
    go_on.set()
    await world.env.settle()
    assert not await is_held(scene, "typed", "play", world.alice, world.channel)
    assert await is_held(scene, "typed", "help", world.alice, world.channel), "the rest is as it was read"


async def test_what_was_known_holds_while_discord_does_not_say(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    world, now = scene.world, scene.world.services.turns.now()
    scene.set(APP, EVERYONE_NOT)
    monkeypatch.setattr(world.services.turns, "now", lambda: now + 2 * EVERY_S)
    world.env.inject_error("GET", "/applications/*/commands/permissions", status=500, times=None)
    reads = reads_of(world)
    assert await is_held(scene, "typed", "play", world.alice, world.channel)
    assert reads_of(world) > reads


async def test_rules_that_cannot_be_read_again_are_asked_for_twice_a_minute_even_if_there_are_none(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    world, now = scene.world, scene.world.services.turns.now()
    await world.alice.send(world.channel, "!help")
    world.env.inject_error("GET", "/applications/*/commands/permissions", status=403, times=None)
    for passed_s, reads in ((EVERY_S + 1, 1), (EVERY_S + 2, 0), (EVERY_S + 31, 1)):
        monkeypatch.setattr(world.services.turns, "now", lambda at=now + passed_s: at)
        before = reads_of(world)
        await world.alice.send(world.channel, "!help")
        await world.env.settle()
        assert reads_of(world) == before + reads


async def test_what_needs_no_rule_reads_none(world: World) -> None:
    await world.alice.slash(world.channel, "play", level="easy")
    await world.press(world.alice, "5")
    await world.alice.send(world.channel, "!move 1")
    await world.alice.send(world.channel, "!playy")  # a guess at what was meant starts nothing
    await world.alice.send_dm("!play easy")
    assert reads_of(world) == 0


@pytest.mark.parametrize("status", [403, 503])
async def test_rules_that_were_never_read_forbid_nothing_and_are_read_at_the_next_request(
    scene: Scene, status: int
) -> None:
    world = forgotten(scene)
    scene.set(APP, EVERYONE_NOT, tell=False)
    world.env.inject_error("GET", "/applications/*/commands/permissions", status=status, times=None)
    assert not await is_held(scene, "typed", "play", world.alice, world.channel)
    assert not await is_held(scene, "typed", "help", world.alice, world.channel)
    world.env.backend.faults.clear()
    assert await is_held(scene, "typed", "play", world.bob, world.channel)
    world.env.inject_error("GET", "/applications/*/commands/permissions", status=status, times=None)
    reads = reads_of(forgotten(scene))
    assert await is_held(scene, "typed", "play", world.bob, world.channel), "the database keeps what was read"
    assert await is_held(scene, "typed", "play", world.alice, world.channel)
    assert reads_of(world) == reads + 1, "nor is it asked again at once"


@pytest.mark.parametrize("event", ["shard_connect", "shard_ready"])
async def test_a_new_session_of_the_gateway_reads_the_rules_again_as_it_may_have_missed_a_change(
    scene: Scene, event: str
) -> None:
    world = scene.world
    assert not await is_held(scene, "typed", "help", world.alice, world.channel)
    scene.set("help", EVERYONE_NOT, tell=False)
    assert not await is_held(scene, "typed", "help", world.alice, world.channel)
    world.bot.dispatch(event, 0)
    assert await is_held(scene, "typed", "help", world.alice, world.channel)


async def test_a_change_that_the_gateway_tells_outlasts_the_process(scene: Scene) -> None:
    world = scene.world
    scene.set("help", (MEMBER, "alice", NO))
    await world.env.settle()
    forgotten(scene)
    world.env.inject_error("GET", "/applications/*/commands/permissions", status=503, times=None)
    assert await is_held(scene, "typed", "help", world.alice, world.channel)


async def test_the_menus_of_members_and_messages_are_held_as_their_commands(scene: Scene) -> None:
    world = scene.world
    await world.alice.send(world.channel, "!play easy")
    board = world.last
    for command in ("play", "explain"):
        scene.set(command, EVERYONE_NOT)
    challenged = await world.carol.context_menu(world.channel, "Challenge to tic-tac-toe", world.bob)
    assert told(challenged) == [HELD.format("play")]
    explained = await world.alice.context_menu(world.channel, EXPLAIN, board)
    assert told(explained) == [HELD.format("explain")]


async def test_a_game_that_runs_can_be_played_to_its_end(scene: Scene) -> None:
    world = scene.world
    await members_game(world, "1")
    board, third = world.last, world.guild.create_text_channel("third")
    await world.carol.slash(scene.elsewhere, "play", opponent=world.alice)
    await world.carol.slash(third, "play", open=True)
    scene.set(APP, EVERYONE_NOT, (CHANNEL, "all channels", NO))
    await world.press(world.bob, "2", board)
    await world.alice.send(world.channel, "!move 3")
    await world.bob.send(world.channel, "!draw")
    await world.bob.send(world.channel, "!m 4")
    game = await world.game(world.alice)
    assert game.ply == 4
    await world.resign(world.alice)
    assert (await world.ended(game.id)).is_over
    for player, label, channel in ((world.alice, "Accept", scene.elsewhere), (world.bob, "Join", third)):
        assert told(await world.press(player, label, newest(channel))) == [HELD.format("play")], "a game would start"
        assert await world.store.games.find_seated(channel.id, player.id) is None
    await world.press(world.alice, "Decline", newest(scene.elsewhere))
    assert "declined" in text_of(newest(scene.elsewhere))


async def test_a_rematch_is_a_new_game(scene: Scene) -> None:
    world = scene.world
    await members_game(world, "14253")
    board = world.last
    scene.set("play", EVERYONE_NOT)
    assert told(await world.press(world.alice, "Rematch", board)) == [HELD.format("play")]
    await world.bob.send(world.channel, "!rematch")
    assert text_of(world.last) == HELD.format("play")
    scene.set("play")
    await world.press(world.alice, "Rematch", board)
    scene.set("play", (MEMBER, "alice", NO))
    await world.press(world.bob, "Rematch", message_of(world.channel, board))
    assert (await world.game(world.bob)).ply == 0


@for_each(
    [
        ("ttt:1:1:replay", "replay"),
        ("ttt:1:1:review", "replay"),
        ("ttt:1:1:rematch", "play"),
        ("ttt:1:1:harder", "play"),
        ("ttt:1:1:easier", "play"),
        ("ttt:1:1:again", "play"),
        ("ttt:1:1:accept", "play"),
        ("ttt:1:1:join", "play"),
        ("ttt:1:1:another", "watch"),
        ("ttt:1:1:hint", "hint"),
        ("ttt-replay:chosen", "replay"),
        ("ttt-play:hard:5x5:wild", "play"),
        ("ttt-do:0:0:play anyone", "play"),
        ("ttt-do:0:0:watch", "watch"),
        ("ttt-do:0:0:explain 1", "explain"),
        ("ttt-do:0:0:board", "board"),
        ("ttt-help:challenge", "play"),
        ("ttt-help:whom", "play"),
        *((f"ttt-cup:1:{act}:0", "tournament") for act in ("again", "join", "start", "fill", "play")),
        ("ttt-learn:1:1:1:", "learn"),
        ("ttt-solve:20779", "puzzle"),
        ("ttt-practice:0:next", "puzzle"),
        ("ttt-do:0:0:tictactoe hard", "play"),
        ("ttt-do:0:0:lb", "leaderboard"),
        ("ttt-do:0:0:no", "no"),
        # what goes on in a game, ends something, or turns a page
        ("ttt:1:1:4", ""),
        *((f"ttt:1:1:{act}", "") for act in ("decline", "withdraw", "resign", "offer", "draw")),
        *((f"ttt:1:1:{act}", "") for act in ("give-up-x", "keep-o", "stop", "close", "place-x", "draw-aside")),
        ("ttt-do:0:0:move 4", ""),
        ("ttt-do:0:0:draw", ""),
        ("ttt-do:0:0:resign", ""),
        ("ttt-do:0:0:quit", ""),
        ("ttt-do:0:0:m 4", ""),
        ("ttt-choose:1:1:4", ""),
        ("ttt-menu:1:4", ""),
        ("ttt-vote:1:2:3", ""),
        ("ttt-replay:1:2:forward", ""),
        *((f"ttt-cup:1:{act}:0", "") for act in ("leave", "cancel", "quit", "end")),
        ("ttt-forget:1:2:erase", ""),
        ("ttt-form:preferences", ""),
        ("ttt-help:topic", ""),
    ],
    "scene",
)
async def test_buttons_that_start_something_are_held_and_no_others(scene: Scene, custom_id: str, command: str) -> None:
    """A forged or doubled press is held as any other."""
    scene.set(APP, (MEMBER, "alice", NO))
    world, own = scene.world, next(each for each in stored(scene, scene.elsewhere) if each.components)
    for _ in range(2):
        held = told(await press_address(world.env, world.alice, own, custom_id)) == [HELD.format(command)]
        assert held == bool(command)


@for_each([discord.ChannelType.public_thread, discord.ChannelType.private_thread], "scene")
async def test_a_thread_counts_as_its_channel(scene: Scene, kind: discord.ChannelType) -> None:
    world = scene.world
    thread = create_thread(world, world.channel, kind)
    await world.alice.send(thread, "!help")
    for where, is_within in (("here", True), ("elsewhere", False)):
        scene.set(APP, (CHANNEL, where, NO))
        for door in ("typed", "slash", "press"):
            assert await is_held(scene, door, "help", world.alice, thread) is is_within


async def test_other_servers_and_direct_messages_have_their_own_rules(scene: Scene) -> None:
    world = scene.world
    abroad = world.env.create_guild()
    channel, alice = abroad.create_text_channel("games"), abroad.add_member(world.alice.user)
    scene.set(APP, EVERYONE_NOT, (CHANNEL, "all channels", NO))
    await alice.send(channel, "!play easy")
    assert "5" in buttons_of(newest(channel))
    await world.alice.send_dm("!play easy")
    assert "5" in buttons_of(world.alice.user.dm_channel.history()[-1])


async def test_rules_of_another_application_change_nothing(scene: Scene) -> None:
    ids = {"id": "77", "application_id": "77", "guild_id": str(scene.world.guild.id)}
    rules = [{"id": str(scene.world.guild.id), "type": ROLE, "permission": NO}]
    for target in ("77", str(scene.target(APP))):
        event = ids | {"id": target, "permissions": rules}
        scene.world.env.backend.emit("APPLICATION_COMMAND_PERMISSIONS_UPDATE", event)
    assert not await is_held(scene, "typed", "play", scene.world.alice, scene.world.channel)


async def test_aliases_and_mentions_are_held_too_and_nobody_is_pinged(scene: Scene) -> None:
    world = scene.world
    scene.set("play", EVERYONE_NOT)
    me = world.bot.user
    assert me is not None
    for typed in (
        "!ttt",
        "!challenge",
        "!PLAY easy",
        f"<@{me.id}> play",
        "!play @nobody-there",
        "!play 9x9",
        "!play hrad",
        "!play <@&1> @everyone",
    ):
        world.calls()
        await world.alice.send(world.channel, typed)
        (call,) = world.calls()
        assert (call.json or {})["content"] == HELD.format("play"), typed
        assert not any(mentions_of(call).values())


OWN_WORDS = {
    "settings level hard": "Only members who can manage this server can change its settings.",
    "end 1": "those who may manage messages in",
}
"""What commands with default permissions tell a member without these."""


async def test_a_command_that_default_permissions_withhold_refuses_in_its_own_words(scene: Scene) -> None:
    """What the bot declares is no rule of the server: each such command looks at the asker's rights."""
    world, mia = scene.world, scene.people["mia"]
    declared = world.bot.tree.get_commands(type=discord.AppCommandType.chat_input)
    assert {each.name for each in declared if each.default_permissions} == {each.split()[0] for each in OWN_WORDS}
    for typed, refusal in OWN_WORDS.items():
        name = typed.split()[0]
        await mia.send(world.channel, f"!{typed}")
        assert refusal in text_of(world.last)
        scene.set(name, EVERYONE_NOT)
        await mia.send(world.channel, f"!{typed}")
        assert text_of(world.last) == HELD.format(name), "a rule of the server's counts first"


async def test_a_slash_command_that_discord_let_through_is_answered(scene: Scene) -> None:
    """Discord decides; it may know more than the bot does."""
    world = scene.world
    scene.set(APP, EVERYONE_NOT)
    data = {"id": str(scene.target("play")), "name": "play", "type": 1, "options": []}
    result = await _dispatch_actor_interaction(world.alice, 2, world.channel, data)
    assert result.response is not None
    assert "5" in buttons_of(result.response.message)


async def test_in_a_server_that_the_bot_is_not_in_nothing_is_read(scene: Scene) -> None:
    world = scene.world
    take_server_away(world, is_known=False)
    reads = reads_of(world)
    message = stored(scene, world.channel)[-1]
    with suppress(SetupError):
        await press_address(world.env, world.alice, message, "ttt-play:easy:3x3:standard")
    assert reads_of(world) == reads


@pytest.mark.parametrize(
    ("rules", "held"),
    [
        ((EVERYONE_NOT,), {"alice", "mia"}),
        ((EVERYONE_NOT, (ROLE, "players", YES)), set()),  # nobody knows who has the role
        (((MEMBER, "alice", NO), (ROLE, "players", YES)), {"alice"}),
        (((CHANNEL, "here", NO),), {"alice", "mia"}),
    ],
)
async def test_in_a_server_that_is_away_the_rules_hold_as_far_as_roles_do_not_matter(
    scene: Scene, rules: tuple[tuple[int, str, bool], ...], held: set[str]
) -> None:
    world = scene.world
    scene.set(APP, *rules)
    await scene.people["ada"].send(world.channel, "!about")
    own = stored(scene, world.channel)[-1]
    world.env.inject_error("GET", "/applications/*/commands/permissions", status=503, times=None)
    take_server_away(world, is_known=True)
    for person, who in scene.people.items():
        told_them = told(await press_address(world.env, who, own, DOORS["puzzle"].custom_id))
        assert (told_them == [HELD.format("puzzle")]) == (person in held), person


def kept_of(world: World) -> Any:
    """What keeps the rules in the database."""
    cog: Any = world.bot.get_cog("integrations")
    return cog._kept


async def test_kept_rules_hold_after_the_database_was_away_at_the_first_look(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = scene.world
    scene.set("play", EVERYONE_NOT)
    await world.env.settle()
    assert await is_held(scene, "typed", "play", world.alice, world.channel)
    forgotten(scene)  # as after a start
    world.env.inject_error("GET", "/applications/*/commands/permissions", status=503, times=None)
    kept = kept_of(world)

    async def away(_: int) -> dict[str, Any]:
        raise StoreError("away")

    with monkeypatch.context() as patch:
        patch.setattr(kept, "of", away)
        await world.alice.send(world.channel, "!help")  # one request while the database is away
    assert await is_held(scene, "typed", "play", world.alice, world.channel)


async def test_a_change_holds_at_once_while_an_older_reading_is_on_its_way(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = forgotten(scene)
    monkeypatch.setattr(integrations, "WAIT_S", 0.001)
    go_on = hold_reading(world, monkeypatch)
    await world.alice.send(world.channel, "!help")  # the reading begins, and Discord is slow
    scene.set("play", (MEMBER, "alice", NO))  # Discord tells at once
    await world.env.settle()
    held = await is_held(scene, "typed", "play", world.alice, world.channel)
    go_on.set()
    await world.env.settle()
    assert held


async def test_a_change_that_the_database_did_not_take_is_written_by_the_next_reading(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = scene.world
    await world.alice.send(world.channel, "!help")
    kept, now = kept_of(world), world.services.turns.now()

    async def away(*_: object) -> None:
        raise StoreError("away")

    with monkeypatch.context() as patch:
        patch.setattr(kept, "put", away)
        scene.set("play", (MEMBER, "alice", NO))
        await world.env.settle()
    monkeypatch.setattr(world.services.turns, "now", lambda: now + 2 * EVERY_S)
    assert await is_held(scene, "typed", "play", world.alice, world.channel), "read again, and the database is well"
    forgotten(scene)
    world.env.inject_error("GET", "/applications/*/commands/permissions", status=503, times=None)
    assert await is_held(scene, "typed", "play", world.alice, world.channel)
