"""Addresses forged by a modified client change nothing, whoever presses them and under whichever message.

Discord itself lets nobody press what does not stand under a message; the bot does not rely on it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from dataclasses import dataclass, replace
from itertools import cycle, product
from pathlib import Path
from typing import Any

import discord
import pytest
import pytest_asyncio
import sqlalchemy as sa
from simcord import ChannelHandle, HttpLogEntry, MemberActor

from bot.core.store.tables import CLAIMS, METADATA
from bot.words import words
from tests.addresses import ACTS, FORMS, NOT_OURS, NOT_THERE, NUMBERS, SENT, parse, press_address
from tests.features.full import World, open_world
from tests.people import members_game, newest
from tests.report import for_each
from tests.world import plain, said, text_of

pytestmark = pytest.mark.own_world


@dataclass
class Scene:
    """Games in two channels and two servers; alice (X) plays bob in the one where everything is pressed.

    messages: what stands there, by what it is.
    """

    world: World
    own: int
    elsewhere: int
    abroad: int
    ended: int
    alice_abroad: MemberActor
    abroad_board: discord.Message
    messages: dict[str, discord.Message]

    def filled(self, custom_id: str) -> str:
        """An address with the numbers of this scene."""
        ids = {"own": self.own, "alice": self.world.alice.id, "bob": self.world.bob.id}
        for name, number in ids.items():
            custom_id = custom_id.replace(f"{{{name}}}", str(number))
        return custom_id


@pytest_asyncio.fixture
async def scene(world: World) -> AsyncIterator[Scene]:
    """Two games of carol elsewhere, two abroad, a challenge of carol to bob here, and alice against bob."""
    env = world.env
    world.bot.answerer.most = 10**6  # of requests in ten seconds
    lounge = world.guild.create_text_channel("lounge")
    other = env.create_guild()
    abroad = other.create_text_channel("games")
    dora, alice_abroad = other.add_member(env.create_user("dora")), other.add_member(world.alice.user)
    for typed in ("!play easy", "!move 5"):
        await world.carol.send(lounge, typed)
    await world.resign(world.carol, lounge)
    await world.carol.send(lounge, "!play easy")
    await dora.send(abroad, "!play easy")
    await alice_abroad.send(abroad, "!play easy")
    await world.carol.slash(world.channel, "play", opponent=world.bob)
    challenge = newest(world.channel)
    await world.carol.slash(lounge, "watch", game=2)
    board = await members_game(world)
    game = await world.game(world.alice)
    await world.carol.send(world.channel, "!help")
    messages = {"its board": board, "a challenge": challenge, "mere words": newest(world.channel)}
    yield Scene(world, game.id, 2, 3, 1, alice_abroad, newest(abroad), messages)


async def rows(world: World) -> list[tuple[Any, ...]]:
    """Everything that the database holds, but which message shows a game, the newest, and what has been answered."""

    def read(connection: sa.Connection) -> list[tuple[Any, ...]]:
        found: list[tuple[Any, ...]] = []
        for table in [each for each in METADATA.sorted_tables if each is not CLAIMS]:
            columns = [column for column in table.columns if (table.name, column.name) != ("games", "message_id")]
            found += [(table.name, *row) for row in connection.execute(sa.select(*columns)).all()]
        return found

    with world.env.time_context():
        return await world.store.database.read(read)


async def press(scene: Scene, who: MemberActor, message: discord.Message, custom_id: str) -> list[HttpLogEntry]:
    """Press an address under a message, leave the message as it was, and return what the bot called."""
    stored = scene.world.env.backend.get_message(message.channel.id, message.id)
    before = stored.content, stored.embeds, stored.components
    scene.world.calls()
    await press_address(scene.world.env, who, message, custom_id)
    stored.content, stored.embeds, stored.components = before
    return scene.world.calls()


def faults_of(custom_id: str, calls: list[HttpLogEntry]) -> str:
    """What is wrong with what a press was answered with, or nothing."""
    answers = [call for call in calls if call.method != "GET"]  # a member may be looked up
    if len(answers) != 1:
        return f"{len(answers)} answers"
    body = answers[0].json or {}
    if answers[0].path.endswith("/callback") and body["type"] == 9:
        return ""  # a form, which notifies nobody
    if not answers[0].path.endswith("/callback") or body["type"] not in (4, 7):
        return f"answered by {answers[0].method} {answers[0].path}"
    mentions, content = body["data"]["allowed_mentions"], body["data"].get("content")
    if any(mentions.values()):
        return f"it may notify: {mentions}"
    is_old = content is not None and plain(content) == words()("old-button")
    return "" if is_old is (parse(custom_id) is None) else f"said: {content}"


SHARE = pytest.mark.parametrize("step", [5, pytest.param(1, marks=pytest.mark.slow)], ids=["some", "all"])
"""Each fifth address, or all: no table of them has as many columns, so that some of each are pressed."""


async def check(scene: Scene, caplog: pytest.LogCaptureFixture, who: list[MemberActor], custom_ids: list[str]) -> None:
    """Press each address, by each of them, now under this message, now under that: all rows stay, one answer each."""
    with scene.world.env.time_context():
        await scene.world.community.ratings.settle(None)  # some of what is asked for counts games first
    before, wrong, messages = await rows(scene.world), [], cycle(scene.messages.items())
    for custom_id, player in product(custom_ids, who):
        name, message = next(messages)
        caplog.clear()
        faults = [faults_of(custom_id, await press(scene, player, message, custom_id))]
        after = await rows(scene.world)
        faults += [f"changed {row}" for row in set(after) ^ set(before)]
        faults += [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
        if any(faults):
            wrong.append(f"{custom_id!r} by {player.name} under {name}: {'; '.join(filter(None, faults))}")
        before = after
    assert custom_ids
    assert not wrong, "\n".join(wrong)
    assert not scene.world.errors


@SHARE
async def test_the_address_of_a_game_played_elsewhere_changes_nothing(
    scene: Scene, caplog: pytest.LogCaptureFixture, step: int
) -> None:
    """By a stranger to it, and by its own player from the wrong channel."""
    games = (scene.ended, scene.elsewhere, scene.abroad, scene.abroad + 1)
    custom_ids = [form.format(*[game] * 3) for form in FORMS for game in games]
    await check(scene, caplog, [scene.world.alice, scene.world.carol], custom_ids[::step])


@SHARE
async def test_the_address_of_no_game_changes_nothing(
    scene: Scene, caplog: pytest.LogCaptureFixture, step: int
) -> None:
    custom_ids = [form.format(*[number] * 3) for form in FORMS for number in NUMBERS]
    await check(scene, caplog, [scene.world.alice], [each for each in custom_ids if len(each) <= 100][::step])


async def test_a_stranger_changes_nothing_in_a_game_of_this_channel(
    scene: Scene, caplog: pytest.LogCaptureFixture
) -> None:
    await check(scene, caplog, [scene.world.carol], [f"ttt:{scene.own}:0:{act}" for act in ACTS])


@SHARE
async def test_what_a_game_does_not_have_changes_nothing_when_its_player_asks_for_it(
    scene: Scene, caplog: pytest.LogCaptureFixture, step: int
) -> None:
    await check(scene, caplog, [scene.world.alice], list(map(scene.filled, NOT_THERE[:: min(step, 3)])))


async def test_what_is_no_address_changes_nothing_and_is_told_so(
    scene: Scene, caplog: pytest.LogCaptureFixture
) -> None:
    await check(scene, caplog, [scene.world.alice], list(map(scene.filled, NOT_OURS)))


async def test_the_other_players_turn_and_answer_cannot_be_taken(
    scene: Scene, caplog: pytest.LogCaptureFixture
) -> None:
    """Bob presses alice's squares and her Resign, and carol accepts her own challenge to bob."""
    world, own = scene.world, scene.own
    await check(scene, caplog, [world.bob], [f"ttt:{own}:0:4", f"ttt:{own}:0:resign-x", f"ttt:{own}:0:draw"])
    challenge = own - 1
    await check(scene, caplog, [world.carol], [f"ttt:{challenge}:0:accept", f"ttt:{challenge}:0:decline"])
    await check(scene, caplog, [world.bob, world.alice], [f"ttt:{challenge}:0:withdraw"])


async def test_a_forged_press_in_another_server_does_not_reach_this_one(
    scene: Scene, caplog: pytest.LogCaptureFixture
) -> None:
    """Alice is in both servers: her game here is not to be had from there."""
    there = replace(scene, messages={"a board abroad": scene.abroad_board})
    await check(there, caplog, [scene.alice_abroad], [f"ttt:{scene.own}:0:{act}" for act in ACTS])


@for_each([*NUMBERS, "own", "elsewhere's challenge", "abroad", "1\n", "1 2"], "scene", "caplog")
async def test_what_no_menu_offers_is_refused_to_the_one_who_chose_alone(
    scene: Scene, caplog: pytest.LogCaptureFixture, chosen: str
) -> None:
    """No number, no game, a game that runs, one of another server."""
    world, before = scene.world, await rows(scene.world)
    numbers = {"own": scene.own, "elsewhere's challenge": scene.own - 1, "abroad": scene.abroad}
    message = scene.messages["mere words"]
    world.calls()
    chosen = str(numbers.get(chosen, chosen))
    result = await press_address(world.env, world.carol, message, "ttt-replay:chosen", chosen)
    told = said(result)
    assert told.startswith(("That isn't a game's number.", "I can't show game", f"Game {scene.own} is still being"))
    assert len(world.calls()) == 1
    assert await rows(world) == before
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


async def test_of_two_choices_the_first_counts(scene: Scene) -> None:
    message = scene.messages["mere words"]
    result = await press_address(scene.world.env, scene.world.carol, message, "ttt-replay:chosen", "1", "7")
    assert result.response is not None
    assert "Move 1 of " in text_of(result.response.message)


# Every act of every button, on games of every kind

WELCOME = (
    ("an open challenge", "ttt:{}:0:join"),
    ("a crowd's", "ttt-vote:{}:0:4"),
    ("a crowd's that is over", "ttt:{}:0:again"),
    ("a tournament to join", "ttt-cup:{}:join:1"),
)
"""What a stranger may do: it is pressed after all the others."""
TYPED = {
    "against the bot": "!play easy",
    "by wild rules": "!play easy wild",
    "an exhibition": "!watch easy hard",
    "a crowd's": "!play crowd easy",
    "an open challenge": "!play open",
    "given up": "!play hard",
    "a crowd's that is over": "!play crowd hard",
    "a tournament to join": "!tournament knockout",
}


async def kinds_of(world: World) -> dict[str, tuple[int, discord.Message]]:
    """A game of every kind, each in a channel of its own: its number, or a tournament's, and its message."""
    found, channels = {}, iter(world.guild.create_text_channel(f"room-{number}") for number in range(20))

    async def note(kind: str, channel: ChannelHandle, table: str = "games") -> None:
        newest_id = sa.select(sa.func.max(METADATA.tables[table].c.id))
        found[kind] = await world.store.database.read(lambda on: on.execute(newest_id).scalar_one()), newest(channel)

    expired, timed_out = next(channels), next(channels)
    await world.alice.slash(expired, "play", opponent=world.bob)
    await note("an expired challenge", expired)
    await world.alice.send(timed_out, "!play easy")
    await note("out of time", timed_out)
    await world.env.advance_time(world.settings.game_expires_s + 61)
    await members_game(world, "5", channel := next(channels))
    await note("of two members", channel)
    for kind, answer in (("a challenge", ""), ("a declined challenge", "Decline")):
        await world.alice.slash(channel := next(channels), "play", opponent=world.bob)
        await note(kind, channel)
        if answer:
            await world.press(world.bob, answer, newest(channel))
    for kind, typed in TYPED.items():
        await world.alice.send(channel := next(channels), typed)
        await note(kind, channel, "tournaments" if kind == "a tournament to join" else "games")
        if kind == "given up":
            await world.resign(world.alice, channel)
        if kind == "a crowd's that is over":
            await world.press(world.alice, "Stop", newest(channel))
    await world.alice.send(channel := next(channels), "!tournament knockout")
    overview = newest(channel)
    for player, label in ((world.bob, "Join"), (world.alice, "Start")):
        await world.press(player, label, overview)
    await quiet(world)
    await note("a tournament", channel, "tournaments")
    await world.press(world.bob, "Play: alice – bob", newest(channel))
    await quiet(world)
    await note("a tournament's", channel)
    return found


async def quiet(world: World) -> None:
    """Wait for what no member's action waits for."""
    await world.env.settle()
    while tasks := world.bot.outbox.background.tasks:
        with world.env.time_context():
            await asyncio.wait(tasks)


@pytest.mark.slow
async def test_every_button_on_every_kind_of_game_pressed_by_strangers_breaks_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with open_world(tmp_path, game_expires_s=600) as world:
        world.bot.answerer.most = 10**6
        kinds = await kinds_of(world)
        sam = world.guild.add_member(world.env.create_user("sam"))
        scene = Scene(world, 0, 0, 0, 0, sam, kinds["given up"][1], {})
        for kind, (number, message) in kinds.items():
            forms = [form for form in FORMS if (kind, form) not in WELCOME]
            custom_ids = [form.format(*[number] * 3) for form in forms if "nonsense" not in form]
            await check(replace(scene, messages={kind: message}), caplog, [sam], custom_ids)
        caplog.clear()
        for at, (kind, form) in enumerate(WELCOME):
            joiner = world.guild.add_member(world.env.create_user(f"joiner{at}"))
            assert await press(scene, joiner, kinds[kind][1], form.format(kinds[kind][0]))
        for at, custom_id in enumerate(SENT):
            stranger = world.guild.add_member(world.env.create_user(f"stranger{at}"))
            for _, message in kinds.values():
                assert faults_of(custom_id, await press(scene, stranger, message, custom_id)) == ""
        assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
