"""The answerer: a slow answer is deferred and then given, a fault is told, a stop waits; and each is one answer."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import pytest

from bot.core.chat import answerer
from bot.words import words
from tests.world import Slow, World, board_of, buttons_of, plain, said, text_of


@pytest.mark.parametrize("door", ["slash", "button", "typed"])
async def test_a_slow_answer_is_deferred_and_then_given(world: World, slow: Slow, door: str) -> None:
    await world.alice.send(world.channel, "!play easy")
    go_on = slow(world.store.games, "change")
    world.calls()
    result = await world.move(door, world.alice, "5")
    if result is not None:
        assert result.deferred
        assert len(world.calls()) == 1
    go_on.set()
    await world.env.settle()
    assert board_of(world.last)[4] == "X"
    assert len(world.calls()) == (2 if door == "typed" else 1), "a typed answer folds the board before it"


@pytest.mark.parametrize("door", ["slash", "button"])
async def test_a_refusal_after_a_deferral_reaches_the_one_who_asked(world: World, slow: Slow, door: str) -> None:
    await world.alice.send(world.channel, "!play easy")
    go_on = slow(world.services.turns, "move") if door == "slash" else slow(world.services.turns, "do")
    result = await world.move(door, world.bob, "5")
    assert result is not None
    assert result.deferred
    go_on.set()
    await world.env.settle()
    told = result.response if door == "slash" else result.followups[-1]
    assert told is not None
    assert plain(told.content) == (
        "You're not playing here right now. Use /play to start a game."
        if door == "slash"
        else "Only alice can do that. Use /play to start a game of your own."
    )


async def test_a_rematch_after_a_deferral_is_a_new_message(world: World, slow: Slow) -> None:
    await world.alice.send(world.channel, "!play easy")
    await world.resign(world.alice)
    ended = world.last
    go_on = slow(world.services.lobby, "rematch")
    await world.press(world.alice, "Rematch")
    go_on.set()
    await world.env.settle()
    assert world.last.id != ended.id
    assert "Easy bot vs 🔵 alice" in text_of(world.last)


async def challenge(world: World, door: str) -> None:
    if door == "menu":
        await world.alice.context_menu(world.channel, "Challenge to tic-tac-toe", world.bob)
    elif door == "slash":
        await world.alice.slash(world.channel, "play", opponent=world.bob)
    else:
        await world.alice.send(world.channel, f"!play {world.bob.mention}")


def notified(world: World) -> list[int]:
    """Whom the bot has notified since its calls were last looked at. An edit notifies nobody."""
    bodies = [call.json or {} for call in world.calls() if call.method == "POST"]
    mentions = [body.get("data", body).get("allowed_mentions", {}) for body in bodies]
    assert not any(each.get("parse") or each.get("roles") for each in mentions)
    return [user_id for each in mentions for user_id in each.get("users", [])]


@pytest.mark.parametrize("is_late", [False, True])
@pytest.mark.parametrize("door", ["typed", "slash", "menu"])
async def test_who_is_challenged_is_notified_once_however_late(
    world: World, slow: Slow, door: str, is_late: bool
) -> None:
    if is_late:
        go_on = slow(world.services.lobby, "challenge")
        await challenge(world, door)
        assert notified(world) == []
        go_on.set()
        await world.env.settle()
    else:
        await challenge(world, door)
    assert notified(world) == [world.bob.id]
    shown, *more = [message for message in world.channel.history() if not message.content.startswith("!")]
    assert f"{world.bob.mention}, alice challenges you" in text_of(shown)
    assert [each.content for each in more] == [f"{world.bob.mention}, you've been challenged."] * (
        is_late and door != "typed"
    )
    await world.press(world.bob, "Accept", shown)
    assert (await world.game(world.bob)).users


async def test_a_quiet_challenge_is_quiet_if_it_is_late(world: World, slow: Slow) -> None:
    await challenge(world, "slash")
    await world.press(world.alice, "Withdraw")
    go_on = slow(world.services.lobby, "challenge")
    world.calls()
    await challenge(world, "slash")
    go_on.set()
    await world.env.settle()
    assert "Accept" in buttons_of(world.last)
    assert notified(world) == []


async def test_a_late_challenge_whose_notice_discord_does_not_take_stands(
    world: World, slow: Slow, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    go_on = slow(world.services.lobby, "challenge")
    await challenge(world, "slash")
    world.env.inject_error("POST", "/webhooks/*", status=403, code=50013)
    go_on.set()
    await world.env.settle()
    lines = [record for record in caplog.records if record.name == "bot.core.chat.responders"]
    assert [record.levelname for record in lines] == ["INFO"]
    assert "notified no one" in lines[0].getMessage()
    offered = await world.stored(1)
    assert offered is not None
    assert offered.message_id == world.last.id, "it is edited when its time is up"
    await world.press(world.bob, "Accept")
    assert "Against 🔵 bob." in text_of(world.last)


async def test_a_deferral_that_discord_does_not_take_breaks_nothing(
    world: World, slow: Slow, caplog: pytest.LogCaptureFixture
) -> None:
    await world.alice.send(world.channel, "!play easy")
    go_on = slow(world.services.turns, "do")
    world.env.inject_error("POST", "/interactions/*", status=404, code=10062)
    await world.press(world.alice, "5")
    go_on.set()
    await world.env.settle()
    assert board_of(world.last)[4] == "X"
    assert not [record for record in caplog.records if record.levelno > logging.INFO]


COMMANDS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("play", {}), ("move", {"square": "5"}), ("board", {}), ("draw", {}), ("hint", {}), ("games", {}),
    ("watch", {"game": 1}), ("watch", {"x": "easy", "o": "easy"}), ("watch", {}), ("unwatch", {}),
    ("replay", {"game": 1}), ("history", {}), ("explain", {"what": "O.XX.X.OO"}), ("explain", {}), ("resign", {}),
    ("help", {}), ("about", {}), ("privacy", {}), ("export", {}), ("forget", {}),
)  # fmt: skip


async def test_every_command_is_one_answer_by_each_door_and_costs_one_call(shared: World) -> None:
    world = shared
    await world.carol.send(world.channel, "!play easy")
    for name, options in [each for each in COMMANDS if world.bot.get_command(each[0])]:  # if its feature is there
        world.calls()
        await world.alice.send(world.channel, " ".join(map(str, [f"!{name}", *options.values()])))
        messages = [call for call in world.calls() if call.method == "POST" and call.path.endswith("/messages")]
        is_private = name in ("hint", "export") or (name == "explain" and not options)
        assert len(messages) == (2 if is_private else 1), f"{name}: one direct, of which the channel is told"
        result = await world.bob.slash(world.channel, name, **options)
        assert result.response is not None, name
        assert len(result.followups) == 0, name
        assert sum(call.method == "POST" for call in world.calls()) == 1, name


@pytest.mark.own_world
@pytest.mark.parametrize("door", ["typed", "slash", "button"])
async def test_a_bot_that_stops_takes_no_new_work_and_says_so(
    world: World, monkeypatch: pytest.MonkeyPatch, door: str
) -> None:
    monkeypatch.setattr(answerer, "OTHERS_S", 0)
    await world.alice.send(world.channel, "!play easy")
    await world.bot.answerer.drain()
    assert await world.told_of_move(door, world.alice, "5") == words()("restarting")
    assert (await world.game(world.alice)).ply == 0


@pytest.mark.own_world
async def test_a_stop_waits_for_the_answer_that_is_under_way_but_not_for_ever(
    world: World, slow: Slow, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.alice.send(world.channel, "!play easy")
    go_on = slow(world.services.turns, "move")
    await world.alice.send(world.channel, "!move 5")
    with monkeypatch.context() as hurried:
        hurried.setattr(answerer, "DRAIN_S", 0.001)
        await world.bot.answerer.drain()
    assert world.last.content == "!move 5"
    stopping = asyncio.create_task(world.bot.answerer.drain())
    await asyncio.sleep(0)
    assert not stopping.done()
    go_on.set()
    await stopping
    assert board_of(world.last)[4] == "X"
    monkeypatch.setattr(answerer, "OTHERS_S", 0)
    assert said(await world.alice.slash(world.channel, "board")) == words()("restarting")
