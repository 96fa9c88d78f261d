"""The month's champion in a simulated server: who may set it, what is posted once, and who gets the role."""

from __future__ import annotations

import asyncio
import logging
import re
from collections import deque
from datetime import UTC, datetime
from time import monotonic
from typing import Any

import discord
import pytest
import sqlalchemy as sa
from simcord import MemberActor
from simcord.builders import RoleHandle

from bot.core.chat.outbox import Outbox
from bot.core.chat.registry import Registry
from bot.core.chat.traffic import ClosedChannels
from bot.core.game import Place, board_named
from bot.features.champions import ChampionFeature
from bot.features.champions.sql import Champions, Posting
from bot.features.privacy.sql import PrivacyRepository
from bot.features.ratings.service import Ratings
from bot.words import words
from tests.faults import broken, execute
from tests.features.full import World
from tests.features.ratings.rankings import record, wish
from tests.people import bring_server_back, take_server_away
from tests.services import Clock
from tests.world import said, text_of

pytestmark = pytest.mark.own_world

SAY = words()
ALL = discord.Permissions(manage_guild=True, manage_roles=True)


def at(month: int, day: int = 1, hour: int = 0, year: int = 2026) -> int:
    return int(datetime(year, month, day, hour, tzinfo=UTC).timestamp())


@pytest.fixture
def clock(world: World, monkeypatch: pytest.MonkeyPatch) -> Clock:
    """What ratings and months take the time from: the middle of October 2026."""
    clock = Clock(at(10, 15))
    monkeypatch.setattr(world.community.ratings, "now", clock)
    return clock


async def manager(world: World, permissions: discord.Permissions = ALL) -> MemberActor:
    role = world.guild.create_role("managers", permissions=permissions, position=5)
    return world.guild.add_member(world.env.create_user("mona"), roles=[role])


async def give_rights(world: World, *, position: int = 4, manage_roles: bool = True) -> None:
    """Let the bot manage roles below its own."""
    its = next(each for each in world.env.backend.get_guild(world.guild.id).roles.values() if each.managed)
    its.permissions = discord.Permissions(its.permissions, manage_roles=manage_roles).value
    role = world.guild.create_role("bot", position=position)
    world.env.backend.add_member_role(world.guild.id, world.bot.user.id, role.id)  # type: ignore[union-attr]
    await world.env.settle()


async def play(world: World, ended_at: int, *ratings: tuple[MemberActor, float], pool: str = "3x3/3") -> None:
    """Note five rated games of each of these members, with the ratings after them."""
    for player, rating in ratings:
        await record(world.store, player.id, ended_at, rating, guild_id=world.guild.id, pool=pool)


async def sweep(world: World) -> None:
    """Let a minute pass; the claims of before are over."""
    await world.store.database.write(lambda to: to.execute(sa.text("DELETE FROM leases")))
    await world.env.advance_time(60)


def posts(world: World) -> list[str]:
    found = [text_of(each) for each in world.channel.history()]
    return [each for each in found if re.match("[A-Z][a-z]+ 2026", each)]


def roles(world: World, player: MemberActor) -> set[int]:
    return set(world.env.backend.get_member(world.guild.id, player.id).role_ids)


async def set_up(world: World, *, door: str = "slash") -> RoleHandle:
    """The bot may give roles, and a manager has it give one."""
    mona, role = await manager(world), world.guild.create_role("champion", position=1)
    await give_rights(world)
    if door == "slash":
        said(await mona.slash(world.channel, "settings", champion=world.channel, role=role))
    else:
        await mona.send(world.channel, f"!settings champion <#{world.channel.id}> role <@&{role.id}>")
    return role


async def october(world: World, clock: Clock, *others: tuple[MemberActor, float]) -> RoleHandle:
    """Have a role given; alice and bob, who is rated higher, play in October, and it ends. Returns the role."""
    role = await set_up(world)
    await play(world, at(10, 5), (world.alice, 1500), (world.bob, 1700), *others)
    clock.now = at(11)
    return role


async def posting(world: World) -> Posting | None:
    """How the server has its table posted."""
    return await world.bot.registry.service(Champions).of(world.guild.id)


async def champion(world: World) -> int | None:
    """Who is noted as champion."""
    found = await posting(world)
    assert found is not None
    return found.champion_id


@pytest.mark.parametrize("door", ["slash", "typed"])
async def test_the_first_of_a_month_posts_its_table_once_and_its_first_gets_the_role(
    world: World, clock: Clock, door: str
) -> None:
    role = await set_up(world, door=door)
    await play(world, at(9, 30, 23), (world.carol, 1900), (world.bob, 1800))
    await play(world, at(10, 31, 23), (world.alice, 1500), (world.bob, 1700))
    for clock.now in (at(10, 31, 23), at(11), at(11, 1, 5), at(11, 20)):
        await sweep(world)
    (post,) = posts(world)
    assert post.splitlines() == [
        "October 2026 · 3x3",
        "🥇 **bob** · 1700 ±120 · 5 games",
        "🥈 **alice** · 1500 ±120 · 5 games",
        "",
        f"**bob** is the month's champion and gets <@&{role.id}>.",
        "The whole list: `/leaderboard period:2026-10`",
    ]
    assert role.id in roles(world, world.bob)
    assert role.id not in roles(world, world.alice)
    await play(world, at(11, 2), (world.alice, 1750), (world.bob, 1600))
    clock.now = at(12)
    await sweep(world)
    assert len(posts(world)) == 2
    assert role.id in roles(world, world.alice), "it goes on"
    assert role.id not in roles(world, world.bob)
    clock.now = at(1, year=2027)
    await sweep(world)
    assert len(posts(world)) == 2, "a month without a game has no post"
    assert role.id in roles(world, world.alice)
    assert await world.bot.registry.service(Champions).due(lambda _: "2026-12", None) == []
    assert not [call for call in world.calls() if call.method == "POST" and '"parse": ["' in str(call)]


async def test_who_hides_or_was_forgotten_or_has_left_is_not_named(world: World, clock: Clock) -> None:
    await set_up(world)
    dora, emil = (world.guild.add_member(world.env.create_user(name)) for name in ("dora", "emil"))
    await play(
        world, at(10, 5), (world.alice, 1500), (world.bob, 1600), (world.carol, 1700), (dora, 1800), (emil, 1900)
    )
    await wish(world.store, world.carol.id, "off")
    await world.community.privacy.forget(dora.id)
    world.env.backend.remove_member(world.guild.id, emil.id)
    clock.now = at(11)
    await sweep(world)
    (post,) = posts(world)
    assert "**bob** is the month's champion" in post
    assert [name for name in ("carol", "dora", "emil") if name in post] == []


@pytest.mark.parametrize("is_away", [False, True])
async def test_a_champion_who_is_forgotten_loses_the_role_as_nobody_will_know_them(
    world: World, clock: Clock, *, is_away: bool
) -> None:
    """And is forgotten though Discord doesn't take the role."""
    role = await october(world, clock)
    await sweep(world)
    assert await champion(world) == world.bob.id
    if is_away:
        world.env.inject_error("DELETE", "/guilds/*", status=503)
    await world.community.privacy.forget(world.bob.id)
    await world.quiet()
    assert await champion(world) is None
    assert (role.id in roles(world, world.bob)) is is_away
    if is_away:
        kept = await PrivacyRepository(world.store.database, world.bot.registry.personal).others(world.bob.id)
        assert [row["role_id"] for row in kept["given_roles"]] == [role.id], "a copy says what is left"
        assert "champion" not in str(kept["champion_of_servers"])
        await play(world, at(11, 2), (world.alice, 1750))
        clock.now = at(12)
        await sweep(world)
        await sweep(world)
        assert [role.id in roles(world, each) for each in (world.alice, world.bob)] == [True, False]
        assert not await world.community.privacy.keeps(world.bob.id), "the row goes with the role"


async def test_the_next_champion_gets_the_role_though_the_last_one_has_left(world: World, clock: Clock) -> None:
    role = await october(world, clock)
    await sweep(world)
    world.env.backend.remove_member(world.guild.id, world.bob.id)
    await play(world, at(11, 2), (world.alice, 1750), (world.carol, 1600))
    clock.now = at(12)
    await sweep(world)
    assert role.id in roles(world, world.alice)
    assert "couldn't" not in posts(world)[-1]


async def test_a_server_that_is_away_gets_its_table_when_it_is_back(world: World, clock: Clock) -> None:
    await october(world, clock)
    take_server_away(world, is_known=True)
    await sweep(world)
    assert posts(world) == []
    await bring_server_back(world)
    await sweep(world)
    assert len(posts(world)) == 1


@pytest.mark.parametrize("is_gone", [True, False])
async def test_a_role_that_cannot_be_given_later_is_told_in_the_post(
    world: World, clock: Clock, *, is_gone: bool
) -> None:
    role = await october(world, clock)
    if is_gone:
        world.env.backend.delete_role(world.guild.id, role.id)
    else:
        world.env.inject_error("PUT", "/guilds/*", status=403, code=50013)
    await sweep(world)
    (post,) = posts(world)
    assert SAY("champions-not-given", role=str(role.id)) in post
    assert "is the month's champion.\n" in post


async def test_a_discord_that_is_away_is_asked_again(world: World, clock: Clock) -> None:
    role = await october(world, clock)
    for _ in range(2):
        world.env.inject_error("PUT", "/guilds/*", status=500)
    await sweep(world)
    assert posts(world) == []
    for _ in range(4):
        await sweep(world)
    assert len(posts(world)) == 1
    assert role.id in roles(world, world.bob)


async def test_killed_between_post_and_note_it_is_not_posted_twice(world: World, clock: Clock) -> None:
    await october(world, clock)
    poster = world.bot.registry.server_posts["champion"]
    await world.store.database.write(poster.post_in(world.guild.id, world.channel.id, None))
    async with broken(world.store, "UPDATE champions"):
        await sweep(world)
    assert len(posts(world)) == 1
    await sweep(world)
    await sweep(world)
    assert len(posts(world)) == 1
    assert await world.bot.registry.service(Champions).due(lambda _: "2026-10", None) == []


async def test_two_processes_post_once(world: World, clock: Clock) -> None:
    role = await october(world, clock)
    bot = world.bot
    one, other = ChampionFeature(bot), ChampionFeature(bot)
    other._outbox = Outbox(bot.guild_cache, ClosedChannels(), Registry(), bot.looks, bot.languages)
    await world.store.database.write(lambda to: to.execute(sa.text("DELETE FROM leases")))
    await asyncio.gather(one.sweep(), other.sweep())
    await asyncio.gather(one._outbox.drain(5), other._outbox.drain(5))
    assert len(posts(world)) == 1
    assert role.id in roles(world, world.bob)


async def test_a_channel_that_is_gone_is_forgotten_and_the_role_is_not_left_behind(
    world: World, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    role = await october(world, clock)
    world.env.inject_error("POST", f"/channels/{world.channel.id}/messages", status=403, code=50013)
    with caplog.at_level(logging.INFO):
        await sweep(world)
    assert "table is no longer posted" in caplog.text
    assert role.id not in roles(world, world.bob)
    assert await posting(world) is None


@pytest.mark.parametrize("words", ["role off", "champion off"])
async def test_the_champion_loses_a_role_that_is_no_longer_given(world: World, clock: Clock, words: str) -> None:
    role = await october(world, clock)
    await sweep(world)
    max_ = world.guild.add_member(world.env.create_user("max"), roles=[world.guild.create_role("m", permissions=ALL)])
    await max_.send(world.channel, f"!settings {words}")
    await sweep(world)
    assert role.id not in roles(world, world.bob)
    assert len(posts(world)) == 1
    here = Posting(Place(world.guild.id, world.channel.id), until=at(11))
    found = await posting(world)
    assert (found and found._replace(set_at=0)) == (here if words == "role off" else None)


async def test_a_champion_who_is_forgotten_during_the_post_has_neither_role_nor_row(
    world: World, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    role, post = await october(world, clock), world.bot.outbox.post

    async def slow(*given: Any, **how: Any) -> Any:
        await world.community.privacy.forget(world.bob.id)
        return await post(*given, **how)

    monkeypatch.setattr(world.bot.outbox, "post", slow)
    await sweep(world)
    assert role.id not in roles(world, world.bob)
    assert await champion(world) is None


async def test_one_member_has_the_role_though_the_first_hides_before_the_post_succeeds(
    world: World, clock: Clock
) -> None:
    role = await october(world, clock, (world.carol, 1600))
    for _ in range(9):
        world.env.inject_error("POST", f"/channels/{world.channel.id}/messages", status=500)
    await sweep(world)
    assert role.id in roles(world, world.bob)
    await wish(world.store, world.bob.id, "off")
    for _ in range(9):
        await sweep(world)
    assert len(posts(world)) == 1
    assert [role.id in roles(world, each) for each in (world.bob, world.carol)] == [False, True]


async def test_the_table_is_of_the_servers_own_board_and_language(world: World, clock: Clock) -> None:
    await october(world, clock)
    await world.store.servers.change(world.guild.id, board=board_named("4x4"))
    await play(world, at(10, 5), (world.carol, 1500), (world.bob, 1450), pool="4x4/4")
    await sweep(world)
    (post,) = posts(world)
    assert post.startswith("October 2026 · 4x4\n🥇 **carol**")


async def due(world: World) -> int:
    """How many rows tell who has a role, or may have it."""
    return len(await world.store.database.read(lambda on: on.execute(sa.text("SELECT 1 FROM given_roles")).all()))


@pytest.mark.parametrize("words", ["role off", "champion off"])
async def test_a_role_that_discord_does_not_take_now_is_taken_later(
    world: World, clock: Clock, caplog: pytest.LogCaptureFixture, words: str
) -> None:
    role = await october(world, clock)
    await sweep(world)
    mia = world.guild.add_member(world.env.create_user("mia"), roles=[world.guild.create_role("m", permissions=ALL)])
    world.env.inject_error("DELETE", "/guilds/*", status=503, times=None)
    await mia.send(world.channel, f"!settings {words}")
    await sweep(world)
    world.env.backend.faults.clear()
    world.env.inject_error("DELETE", "/guilds/*", status=403, code=50013, times=None)
    world.calls()
    for _ in range(4):
        await sweep(world)
    assert (await due(world), role.id in roles(world, world.bob)) == (1, True)
    assert caplog.text.count("I can't take the role") == 1
    assert sum(call.method == "DELETE" for call in world.calls()) == 1, "tried again each day"
    world.env.backend.faults.clear()
    await execute(world.store, "UPDATE given_roles SET due_at = due_at - 86400")
    await sweep(world)
    assert (await due(world), role.id in roles(world, world.bob)) == (0, False)


async def test_killed_before_the_champion_is_noted_or_forgotten_just_then_they_keep_no_role(
    world: World, clock: Clock
) -> None:
    role = await october(world, clock)
    async with broken(world.store, "UPDATE champions"):
        await sweep(world)
    assert role.id in roles(world, world.bob)
    await world.community.privacy.forget(world.bob.id)
    for _ in range(3):
        await sweep(world)
    assert [role.id in roles(world, each) for each in (world.bob, world.alice)] == [False, True]
    assert await due(world) == 1


async def test_away_for_three_ends_of_months_the_last_two_are_posted_and_only_the_newest_has_the_role(
    world: World, clock: Clock
) -> None:
    role = await october(world, clock)
    await play(world, at(11, 5), (world.alice, 1800), (world.carol, 1500))
    await play(world, at(12, 5), (world.carol, 1900), (world.bob, 1700))
    clock.now = at(1, year=2027)
    await sweep(world)
    assert [each.split(" ·")[0] for each in posts(world)] == ["November 2026", "December 2026"]
    assert "is the month's champion.\n" in posts(world)[0]
    assert [role.id in roles(world, each) for each in (world.alice, world.bob, world.carol)] == [False, False, True]


async def test_who_has_left_is_no_champion_though_readers_used_up_the_look_ups(world: World, clock: Clock) -> None:
    role = await set_up(world)
    emil = world.guild.add_member(world.env.create_user("emil"))
    await play(world, at(10, 5), (world.alice, 1500), (world.bob, 1600), (emil, 1900))
    world.env.backend.remove_member(world.guild.id, emil.id)
    clock.now = at(11)
    lists = world.bot.registry.service(Ratings).lists
    lists._asked[world.guild.id] = deque([monotonic()] * 20, maxlen=20)  # as after two pages turned at midnight
    await sweep(world)
    (post,) = posts(world)
    assert "**bob** is the month's champion" in post
    assert role.id in roles(world, world.bob)
