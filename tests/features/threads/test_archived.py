"""Games in archived threads: who sees them, in lists, statistics, ratings and replays, also after a restart."""

from __future__ import annotations

from dataclasses import asdict

import discord
import pytest
import sqlalchemy as sa
from simcord import ChannelHandle
from simcord.backend.models.channel import Overwrite
from simcord.enums import ChannelType, OverwriteType

from bot.core.chat import channels
from tests.features.full import World
from tests.people import create_thread, me_in, members_game, shut
from tests.world import newest, text_of

pytestmark = pytest.mark.own_world

HIDDEN = {
    "!history": "Nobody has finished",
    "!stats bob": "hasn't finished",
    "!leaderboard": "Nobody is rated here yet",
    "!replay 1": "Nobody has finished",
}
"""What a door says if the game may not be seen there."""


async def archive(world: World, room: ChannelHandle) -> None:
    """The thread leaves the gateway's lists, as after a quiet week."""
    await world.quiet()
    metadata = world.env.backend.get_thread(room.id).thread_metadata
    assert metadata is not None
    world.env.backend.edit_channel(room.id, {}, thread_metadata=asdict(metadata) | {"archived": True})
    await world.env.settle()
    assert world.bot.get_channel(room.id) is None


async def shown(world: World, where: ChannelHandle) -> set[bool]:
    """Whether Carol sees the game in a channel, by every door."""
    found = set()
    for typed, hidden in HIDDEN.items():
        await world.carol.send(where, typed.replace("bob", world.bob.mention))
        found.add(hidden not in text_of(newest(where)))
    return found


async def forget_rows(world: World, room: ChannelHandle) -> None:
    """As a version before this one has left them; SimCord lists archived threads after a restart, Discord does not."""
    await world.store.database.write(lambda to: to.execute(sa.text("DELETE FROM threads")))
    await world.restart()
    if room.id in world.env.backend.channels:
        await archive(world, room)


async def thread_game(world: World, parent: ChannelHandle, kind: discord.ChannelType) -> ChannelHandle:
    """Alice beats Bob in a thread of hers, which is archived then."""
    room = create_thread(world, parent, kind)
    for each in (world.bob, world.carol):
        world.env.backend.add_thread_member(room.id, each.id)
    await members_game(world, "15293", room)
    await archive(world, room)
    return room


@pytest.fixture(autouse=True)
def restless(monkeypatch: pytest.MonkeyPatch) -> None:
    """Older games are looked through at every sweep."""
    monkeypatch.setattr(channels, "REST_S", 0)


PUBLIC, PRIVATE = discord.ChannelType.public_thread, discord.ChannelType.private_thread


@pytest.mark.parametrize("is_older", [False, True], ids=["noted", "older"])
async def test_an_archived_thread_is_read_by_those_who_read_its_channel(world: World, is_older: bool) -> None:
    lounge, staff = world.guild.create_text_channel("lounge"), shut(world, "staff", world.alice, world.bob, world.carol)
    room = await thread_game(world, world.channel, PUBLIC)
    if is_older:
        world.calls()
        await forget_rows(world, room)
        await world.env.advance_time(35)
    assert await shown(world, lounge) == {True}
    assert len([call for call in world.calls() if call.path == f"/channels/{room.id}"]) == is_older, "asked for once"
    await world.restart()
    await archive(world, room)
    assert await shown(world, staff) == {True}
    sees, its = discord.Permissions(view_channel=True).value, world.channel.id
    for each in (world.carol.id, me_in(world).id):
        world.env.backend.set_overwrite(its, Overwrite(each, OverwriteType.MEMBER, allow=sees))
    world.env.backend.set_overwrite(its, Overwrite(world.guild.id, OverwriteType.ROLE, deny=sees))
    await world.env.settle()
    assert await shown(world, lounge) == {False}, "its channel has become private"
    assert await shown(world, world.channel) == {True}
    world.env.backend.delete_channel(world.channel.id)
    await world.quiet()
    assert await shown(world, staff) == {False}
    assert await world.store.threads.get(room.id) == (room.id, world.guild.id, None)


@pytest.mark.parametrize(
    ("kind", "is_older"),
    [("private", False), ("private", True), ("of a private channel", True), ("gone", False), ("refused", True)],
)
async def test_what_others_may_not_read_is_shown_to_them_nowhere(world: World, kind: str, is_older: bool) -> None:
    lounge, staff = world.guild.create_text_channel("lounge"), shut(world, "staff", world.alice, world.bob, world.carol)
    parent = staff if "channel" in kind else world.channel
    room = await thread_game(world, parent, PRIVATE if kind == "private" else PUBLIC)
    if kind == "gone":
        world.env.backend.delete_channel(room.id)
        await world.quiet()
    if kind == "refused":
        world.env.inject_error("GET", f"/channels/{room.id}", status=403, code=50001)
    if is_older:
        await forget_rows(world, room)
    for _ in range(2):
        await world.env.advance_time(35)
    assert await shown(world, lounge) == {False}
    assert await shown(world, parent) == {kind == "of a private channel"}
    known = await world.store.threads.get(room.id)
    assert known == (room.id, world.guild.id, staff.id if parent is staff else None)


async def test_threads_of_forums_and_news_are_archived_too_and_all_are_forgotten_with_their_server(
    world: World,
) -> None:
    lounge = world.guild.create_text_channel("lounge")
    for number, kind in enumerate((ChannelType.FORUM, ChannelType.NEWS), 1):
        made = world.env.backend.create_channel(world.guild.id, f"parent-{number}", type=kind)
        await thread_game(world, ChannelHandle(world.env, world.guild, made), PUBLIC)
        await world.carol.send(lounge, f"!replay {number}")
        assert HIDDEN["!replay 1"] not in text_of(newest(lounge))
    await world.env.advance_time(35)
    world.env.backend.remove_guild(world.guild.id)
    await world.env.advance_time(60)
    count = sa.text("SELECT COUNT(*) FROM threads")
    assert await world.store.database.read(lambda on: on.execute(count).scalar()) == 0
