"""What requests of features are made of."""

from __future__ import annotations

import discord
import pytest

from bot.core.chat.request import Audience, Request
from tests.core.chat.test_requests import ask, member
from tests.features.full import World
from tests.people import half_closed


@pytest.mark.parametrize(
    ("command", "typed", "slash"),
    [
        ("board", Audience.CHANNEL, Audience.CHANNEL),
        ("hint", Audience.ASKER, Audience.ASKER),
        ("explain", Audience.ASKER, Audience.ASKER),
        ("games", Audience.CHANNEL, Audience.ASKER),
        ("history", Audience.CHANNEL, Audience.ASKER),
        ("unwatch", Audience.CHANNEL, Audience.CHANNEL),
    ],
)
async def test_a_request_knows_who_will_read_the_answer(
    world: World, asked: list[Request], command: str, typed: Audience, slash: Audience
) -> None:
    await world.alice.send(world.channel, "!play easy")
    for door, audience in (("typed", typed), ("slash", slash)):
        asked.clear()
        await ask(world, door, command, world.alice)
        assert [request.audience for request in asked] == [audience], door


async def test_what_is_pressed_on_a_private_page_is_for_the_asker_alone(world: World, asked: list[Request]) -> None:
    await world.alice.send(world.channel, "!play easy")
    await world.alice.send(world.channel, "!move 5")
    await world.resign(world.alice)
    result = await world.press(world.bob, "Replay")
    assert result.response is not None
    assert result.response.ephemeral
    await world.bob.click(result.response.message, label="First")
    assert [request.audience for request in asked[-2:]] == [Audience.ASKER, Audience.ASKER]
    await world.bob.send(world.channel, "!replay 1")
    await world.press(world.bob, "First")
    assert [request.audience for request in asked[-2:]] == [Audience.CHANNEL, Audience.CHANNEL]


@pytest.mark.parametrize("door", ["typed", "slash"])
async def test_a_moderator_is_known_as_one(world: World, asked: list[Request], door: str) -> None:
    dora, _ = member(world, "dora", manage_messages=True)
    for who, is_moderator in ((dora, True), (world.alice, False)):
        asked.clear()
        await ask(world, door, "unwatch", who)
        assert [request.rights.manage_messages for request in asked] == [is_moderator]


@pytest.mark.parametrize("door", ["typed", "slash"])
@pytest.mark.parametrize(("denied", "right"), [("attach_files", "attach_files"), ("send_messages", "edit_later")])
async def test_what_the_bot_may_not_do_in_a_channel_is_known(
    world: World, asked: list[Request], door: str, denied: str, right: str
) -> None:
    await ask(world, door, "unwatch", world.alice, half_closed(world, **{denied: False}))
    await ask(world, door, "unwatch", world.alice)
    assert [getattr(request.rights, right) for request in asked] == [False, True]


async def test_who_may_not_write_in_a_channel_cannot_have_a_board_kept_there(
    world: World, asked: list[Request]
) -> None:
    mute = discord.PermissionOverwrite(send_messages=False)
    news = world.guild.create_text_channel("news", overwrites={world.alice: mute})
    for who, may_write in ((world.alice, False), (world.bob, True)):
        asked.clear()
        await who.slash(news, "unwatch")
        assert [request.rights.edit_later for request in asked] == [may_write]
