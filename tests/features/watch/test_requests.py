"""What requests of features are made of."""

from __future__ import annotations

from itertools import product

from bot.core.chat.request import Audience, Request
from tests.core.chat.test_requests import ask, member
from tests.features.full import World
from tests.people import half_closed

DOORS = ("typed", "slash")


async def test_a_request_knows_who_will_read_the_answer(shared: World, asked: list[Request]) -> None:
    await shared.alice.send(shared.channel, "!play easy")
    for command, typed, slash in (
        ("board", Audience.CHANNEL, Audience.CHANNEL),
        ("hint", Audience.ASKER, Audience.ASKER),
        ("explain", Audience.ASKER, Audience.ASKER),
        ("games", Audience.CHANNEL, Audience.ASKER),
        ("history", Audience.CHANNEL, Audience.ASKER),
        ("unwatch", Audience.CHANNEL, Audience.CHANNEL),
    ):
        for door, audience in (("typed", typed), ("slash", slash)):
            asked.clear()
            await ask(shared, door, command, shared.alice)
            assert [request.audience for request in asked] == [audience], (command, door)


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


async def test_a_moderator_is_known_as_one(world: World, asked: list[Request]) -> None:
    dora, _ = member(world, "dora", manage_messages=True)
    for door, (who, is_moderator) in product(DOORS, ((dora, True), (world.alice, False))):
        asked.clear()
        await ask(world, door, "unwatch", who)
        assert [request.rights.manage_messages for request in asked] == [is_moderator]


async def test_what_the_bot_may_not_do_in_a_channel_is_known(shared: World, asked: list[Request]) -> None:
    for denied, right in (("attach_files", "attach_files"), ("send_messages", "edit_later")):
        channel = half_closed(shared, **{denied: False})
        for door in DOORS:
            asked.clear()
            await ask(shared, door, "unwatch", shared.alice, channel)
            await ask(shared, door, "unwatch", shared.alice)
            assert [getattr(request.rights, right) for request in asked] == [False, True], (right, door)
