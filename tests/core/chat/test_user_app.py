"""The bot as an app that a user has installed, in a server that has not invited it."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord import Env

from bot.core.chat import traffic
from bot.core.chat.outbox import Delivery
from bot.core.chat.page import Page
from bot.core.game import Challenge, Place
from bot.words import words
from tests.world import World

pytestmark = pytest.mark.own_world

FAR_SERVER, FAR_CHANNEL = 900000000000000001, 900000000000000002
LONG_AGO = "2026-01-01T00:00:00+00:00"
BOB: dict[str, Any] = {"id": "900000000000000003", "username": "bob", "global_name": "Bob"}
BOB |= {"discriminator": "0", "avatar": None}


def play_elsewhere(
    env: Env,
    user_id: int,
    *,
    may_show: bool,
    opponent: dict[str, Any] | None = None,
    name: str = "play",
    switch: str | None = None,
    pressed: str | None = None,
    on: discord.Message | None = None,
    is_private: bool = False,
) -> None:
    """Send `/play` as Discord does from a server where the bot is no member.

    SimCord's users act only where the bot is. may_show: the member's right to use apps that everybody sees.
    switch: an option that is turned on. pressed: the button pressed instead, of a message of somebody else's app.
    on: what stands for that message. is_private: in a channel of members instead, which the bot has no part in.
    """
    backend = env.backend
    here = next(channel.id for channel in backend.channels.values() if channel.guild_id == env.guild.id)
    record = backend.new_interaction(2, here, user_id, None)  # its answer has to land in some channel that exists
    rights = discord.Permissions(view_channel=True, send_messages=True, use_external_apps=may_show)
    member: dict[str, Any] = {"roles": [], "joined_at": LONG_AGO, "deaf": False, "mute": False, "flags": 0}
    member["permissions"] = str(rights.value)
    user = BOB | {"id": str(user_id), "username": "alice", "global_name": "alice"}
    data: dict[str, Any] = {"id": "1", "name": name, "type": 1, "guild_id": None, "options": []}
    if opponent:
        data["options"] = [{"name": "opponent", "type": 6, "value": opponent["id"]}]
        data["resolved"] = {"users": {opponent["id"]: opponent}, "members": {opponent["id"]: member}}
    if switch:
        data["options"] = [{"name": switch, "type": 5, "value": True}]
    channel = {"id": str(FAR_CHANNEL), "type": 0, "guild_id": str(FAR_SERVER), "name": "far", "position": 0}
    payload: dict[str, Any] = {"id": str(record.id), "type": 2, "token": record.token, "version": 1, "data": data}
    payload |= {"application_id": str(backend.application_id), "app_permissions": "0", "entitlements": [], "context": 0}
    payload |= {"guild_id": str(FAR_SERVER), "guild": {"id": str(FAR_SERVER), "locale": "en-US", "features": []}}
    payload |= {"channel_id": str(FAR_CHANNEL), "channel": channel, "member": member | {"user": user}}
    payload |= {"locale": "en-US", "guild_locale": "en-US", "attachment_size_limit": 10485760}
    payload["authorizing_integration_owners"] = {"1": str(user_id)}
    if pressed and on:
        record.type, record.source_message_id = 3, on.id
        message = {
            "id": str(on.id),
            "channel_id": str(FAR_CHANNEL),
            "type": 0,
            "flags": 0,
            "author": BOB,
            "content": "",
        }
        message |= {key: [] for key in ("attachments", "embeds", "components", "mentions", "mention_roles")}
        message |= dict.fromkeys(("pinned", "tts", "mention_everyone"), False)
        payload |= {"type": 3, "message": message | {"author": BOB, "timestamp": LONG_AGO, "edited_timestamp": None}}
        payload |= {"data": {"component_type": 2, "custom_id": pressed}}
        payload["authorizing_integration_owners"] = {"1": BOB["id"]}
    if is_private:
        group = {"id": str(FAR_CHANNEL), "type": 3, "recipients": [], "last_message_id": None, "name": None}
        payload |= {"user": user, "context": 2, "channel": group | {"icon": None, "owner_id": str(user_id)}}
        for of_server in ("guild_id", "guild", "member", "guild_locale"):
            del payload[of_server]
    backend.emit("INTERACTION_CREATE", payload)


async def test_a_challenge_to_somebody_or_anyone_is_made_only_where_others_see_it(world: World) -> None:
    asked: list[dict[str, Any]] = [{"opponent": BOB}, {"switch": "open"}]
    for whom in asked:
        world.calls()
        play_elsewhere(world.env, world.alice.id, may_show=False, **whom)
        await world.env.settle()
        assert await world.stored(1) is None
        (call,) = world.calls()
        assert call.json is not None
        assert call.json["data"]["flags"] == discord.MessageFlags(ephemeral=True).value
        assert call.json["data"]["content"].startswith("Nobody else can join a game here.")
    for number, whom in enumerate(asked, 1):
        play_elsewhere(world.env, (world.alice, world.carol)[number - 1].id, may_show=True, **whom)
        await world.env.settle()
        challenge = await world.stored(number)
        assert isinstance(challenge, Challenge)
        assert (challenge.asked and challenge.asked.id) == (int(BOB["id"]) if "opponent" in whom else None)
        assert challenge.place.channel_id == FAR_CHANNEL


@pytest.mark.parametrize("may_show", [True, False])
async def test_who_presses_the_message_of_anothers_app_is_a_guest_as_well(world: World, may_show: bool) -> None:
    await world.alice.send(world.channel, "!board")
    play_elsewhere(world.env, world.alice.id, may_show=may_show, pressed="ttt-do:0:0:play anyone", on=world.last)
    await world.env.settle()
    assert isinstance(await world.stored(1), Challenge) == may_show


async def test_a_server_is_absent_if_the_list_of_its_shard_has_come_without_it(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    servers, home = world.bot.guild_cache, world.guild.id
    beside, near = home + (1 << 22), home + (2 << 22)
    assert (servers.is_absent(FAR_SERVER), servers.is_absent(home)) == (True, False)
    monkeypatch.setattr(world.bot, "shard_count", 2)
    monkeypatch.setattr(world.bot, "is_ready", lambda: False)
    assert [servers.is_absent(each) for each in (home, beside, near)] == [False, False, True]
    monkeypatch.undo()
    monkeypatch.setattr(world.bot, "shard_ids", [(home >> 22) % 2])
    monkeypatch.setattr(world.bot, "shard_count", 2)
    assert not servers.is_absent(beside), "it's on a shard that another process holds"


async def test_a_channel_of_members_is_closed_to_the_bot_as_far_as_it_remembers(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(traffic, "MOST_PRIVATE", 1)
    place = Place(None, FAR_CHANNEL)
    assert not world.bot.guild_cache.is_closed(place)
    play_elsewhere(world.env, world.alice.id, may_show=True, is_private=True)
    await world.env.settle()
    assert world.bot.guild_cache.is_closed(place)
    world.calls()
    assert await world.bot.outbox.edit(place, 1, Page("a board")) is Delivery.WAITING
    assert world.calls() == []
    world.bot.guild_cache._private[1] = None
    play_elsewhere(world.env, world.alice.id, may_show=True, is_private=True)
    await world.env.settle()
    assert len(world.bot.guild_cache._private) == 1


async def test_a_command_that_is_no_more_is_answered_once(world: World) -> None:
    world.calls()
    play_elsewhere(world.env, world.alice.id, may_show=True, name="gone")
    await world.env.settle()
    (call,) = world.calls()
    assert call.json is not None
    assert call.json["data"]["content"] == words()("commands-changed")
    world.errors_expected = 1
