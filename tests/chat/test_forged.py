"""Addresses forged by a modified client change nothing, whoever presses them and under whichever message.

Discord itself lets nobody press what does not stand under a message; the bot does not rely on it.
"""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from dataclasses import dataclass, replace
from itertools import cycle, product
from typing import Any

import discord
import pytest
import pytest_asyncio
import sqlalchemy as sa
from simcord import HttpLogEntry, MemberActor
from simcord.actors import _dispatch_actor_interaction
from simcord.backend import serializers
from simcord.builders import ChannelHandle

from bot.games.tables import METADATA
from tests.chat.world import World

HUGE = ("9" * 30, "9223372036854775808", "999999999999999999")
"""Beyond any column, just beyond 64 bits, and the highest number that an address may hold."""
NUMBERS = ("-1", "0", *HUGE, "\u0661", "１", "1e3", "")
"""What is no number of a game, or no number at all."""
ACTS = ("4", "accept", "decline", "withdraw", "draw", "resign-x", "resign-o", "rematch", "easier", "stop", "nonsense")
"""What changes a game where its player presses it, and what nobody knows."""
LOOKS = ("resign", "replay", "place-x", "place-o")
"""What only shows something."""
FORMS = (
    *(f"ttt:{{}}:0:{act}" for act in (*ACTS, *LOOKS)),
    "ttt-replay:{}:0:first",
    "ttt-history:1:0:before:{}",
    "ttt-history:{}:{}:after:{}",
)
"""Every kind of address that names a game."""
OTHERS = (
    *(f"ttt:{{own}}:{ply}:4" for ply in ("1", "7", "999", "-1", "9" * 30, "\u0660", "")),
    *(f"ttt:{{own}}:0:{cell}" for cell in ("9", "17", "99", "999", "-1", "9" * 30, "\u0664", "４", "0x4", "")),
    *(f"ttt:{{own}}:5:{act}" for act in ("draw", "accept", "decline", "withdraw", "rematch", "easier", "stop")),
    "ttt:{own}:0:4:4",
    "ttt:{own}",
    "ttt:",
    "ttt",
    "ttt:{own}:0:RESIGN-X",
    "ttt:{own}:0:4\n",
    "ttt-replay:{own}:999:last",
    "ttt-replay:{own}:-1:last",
    "ttt-replay:{own}:0:FIRST",
    "ttt-history:{alice}:0:beside:1",
    "ttt-history:{alice}:{bob}:before:-1",
    "ttt-history:{bob}:0:before:1",
    *(f"ttt-history:{{alice}}:{user}:before:1" for user in ("9" * 19, "9" * 20, "9223372036854775808")),
    f"ttt-history:{{alice}}:{'9' * 30}:before:1",
    "ttt-steps:XXX......:10:0:first",
    "ttt-steps:XXXXXXXXX:10:0:first",
    "ttt-steps:.........:10:0:first",
    "ttt-steps:XO:10:0:first",
    "ttt-steps:O.XX.X.OO/9:10:0:first",
    "ttt-steps:O.XX.X.OO:5:0:first",
    "ttt-steps:O.XX.X.OO:10:999:last",
    "ttt-steps:O.XX.X.OO:10:-1:last",
    f"ttt-steps:{'.' * 80}:10:0:a",
    "ttt-unknown:1",
)
"""Addresses of the presser's own game with a ply, a cell or an act that it does not have, and what names no game."""


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
    world.bot.answers.most = 10**6  # of requests in ten seconds
    lounge = world.guild.create_text_channel("lounge")
    other = env.create_guild()
    abroad = other.create_text_channel("games")
    dora, alice_abroad = other.add_member(env.create_user("dora")), other.add_member(world.alice.user)
    for words in ("!play easy", "!move 5", "!resign", "!play easy"):
        await world.carol.send(lounge, words)
    await dora.send(abroad, "!play easy")
    await alice_abroad.send(abroad, "!play easy")
    await world.carol.slash(world.channel, "play", opponent=world.bob)
    challenge = newest(world.channel)
    await world.carol.slash(lounge, "watch", game=2)
    await world.alice.slash(world.channel, "play", opponent=world.bob)
    await world.bob.click(newest(world.channel), label="Accept")
    board = newest(world.channel)
    game = await world.game(world.alice)
    await world.carol.send(world.channel, "!help")
    messages = {"its board": board, "a challenge": challenge, "mere words": newest(world.channel)}
    yield Scene(world, game.id, 2, 3, 1, alice_abroad, newest(abroad), messages)


def newest(channel: ChannelHandle) -> discord.Message:
    message = channel.last_message
    assert message is not None
    return message


async def rows(world: World) -> list[tuple[Any, ...]]:
    """Everything that the database holds, but which message shows a game: a press on a message makes it the newest."""

    def read(connection: sa.Connection) -> list[tuple[Any, ...]]:
        found: list[tuple[Any, ...]] = []
        for table in METADATA.sorted_tables:
            columns = [column for column in table.columns if (table.name, column.name) != ("games", "message_id")]
            found += [(table.name, *row) for row in connection.execute(sa.select(*columns)).all()]
        return found

    with world.env.time_context():
        return await world.bot.store.database.read(read)


async def press(scene: Scene, who: MemberActor, message: discord.Message, custom_id: str) -> list[HttpLogEntry]:
    """Press an address that does not stand under the message, and return what the bot called."""
    env = scene.world.env
    stored = env.backend.get_message(message.channel.id, message.id)
    before = stored.content, stored.embeds, stored.components
    payload = dict(serializers.message_payload(env.backend, stored))
    payload["components"] = [{"type": 1, "components": [{"type": 2, "style": 2, "label": "x", "custom_id": custom_id}]}]
    channel = ChannelHandle(env, who.guild, env.backend.get_channel(stored.channel_id))
    scene.world.calls()
    data = {"custom_id": custom_id, "component_type": 2}
    await _dispatch_actor_interaction(who, 3, channel, data, extra={"message": payload}, source_message_id=stored.id)
    stored.content, stored.embeds, stored.components = before
    return scene.world.calls()


def faults_of(calls: list[HttpLogEntry]) -> str:
    """What is wrong with what a press was answered with, or nothing."""
    if len(calls) != 1:
        return f"{len(calls)} answers"
    body = calls[0].json or {}
    if not calls[0].path.endswith("/callback") or body["type"] not in (4, 7):
        return f"answered by {calls[0].method} {calls[0].path}"
    mentions = body["data"]["allowed_mentions"]
    return "" if not any(mentions.values()) else f"it may notify: {mentions}"


async def check(scene: Scene, caplog: pytest.LogCaptureFixture, who: list[MemberActor], custom_ids: list[str]) -> None:
    """Press each address, by each of them, now under this message, now under that: all rows stay, one answer each."""
    before, wrong, messages = await rows(scene.world), [], cycle(scene.messages.items())
    for custom_id, player in product(custom_ids, who):
        name, message = next(messages)
        caplog.clear()
        faults = [faults_of(await press(scene, player, message, custom_id))]
        after = await rows(scene.world)
        faults += [f"changed {row}" for row in set(after) ^ set(before)]
        faults += [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
        if any(faults):
            wrong.append(f"{custom_id!r} by {player.name} under {name}: {'; '.join(filter(None, faults))}")
        before = after
    assert not wrong, "\n".join(wrong)
    assert not scene.world.env.errors


async def test_the_address_of_a_game_played_elsewhere_changes_nothing(
    scene: Scene, caplog: pytest.LogCaptureFixture
) -> None:
    """By a stranger to it, and by its own player from the wrong channel."""
    games = (scene.ended, scene.elsewhere, scene.abroad, scene.abroad + 1)
    custom_ids = [form.format(*[game] * 3) for form in FORMS for game in games]
    await check(scene, caplog, [scene.world.alice, scene.world.carol], custom_ids)


async def test_the_address_of_no_game_changes_nothing(scene: Scene, caplog: pytest.LogCaptureFixture) -> None:
    custom_ids = [form.format(*[number] * 3) for form in FORMS for number in NUMBERS]
    await check(scene, caplog, [scene.world.alice], [each for each in custom_ids if len(each) <= 100])


async def test_a_stranger_changes_nothing_in_a_game_of_this_channel(
    scene: Scene, caplog: pytest.LogCaptureFixture
) -> None:
    await check(scene, caplog, [scene.world.carol], [f"ttt:{scene.own}:0:{act}" for act in (*ACTS, *LOOKS)])


async def test_what_a_game_does_not_have_changes_nothing_when_its_player_asks_for_it(
    scene: Scene, caplog: pytest.LogCaptureFixture
) -> None:
    await check(scene, caplog, [scene.world.alice], list(map(scene.filled, OTHERS)))


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
    await check(there, caplog, [scene.alice_abroad], [f"ttt:{scene.own}:0:{act}" for act in (*ACTS, *LOOKS)])
