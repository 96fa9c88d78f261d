"""Wiring: commands and intents, the engine off the loop, slow answers, starting and stopping."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any

import discord
import pytest
from simcord import InteractionResult, MemberActor

from bot.chat import answer
from bot.chat.client import PERMISSIONS, invite_url
from bot.chat.render import words
from bot.engine import STANDARD, Level, Position, choose
from bot.games import Status
from tests.chat.world import World, board_of, open_world, said, text_of

NO_PRIVILEGED = discord.Intents.default()


def puts(world: World) -> int:
    """How often the commands were sent to Discord since this was last asked."""
    return sum(call.method == "PUT" and call.path.endswith("/commands") for call in world.calls())


async def test_commands_are_sent_to_discord_only_when_they_changed(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        assert world.bot.commands_were_synced
        await world.restart()
        assert puts(world) == 0
        world.env.backend.commands.clear()
        await world.restart()
        assert puts(world) == 1
        await world.bot.store.set_note(f"commands of {world.bot.application_id}", "of an older version")
        await world.restart()
        assert puts(world) == 1


async def test_commands_that_discord_does_not_take_stop_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with open_world(tmp_path) as world:
        world.env.backend.commands.clear()
        world.env.inject_error("PUT", "/applications/*/commands", status=400, code=30034)
        await world.restart()
        assert "the next start tries again" in caplog.text
        await world.alice.send(world.channel, "!play")
        assert board_of(world.last) == "." * 9
        await world.restart()
        assert world.bot.commands_were_synced


async def test_every_command_works_in_servers_direct_messages_and_as_a_user_app(world: World) -> None:
    sent = next(call.json for call in world.env.http_requests if call.method == "PUT" and call.json)
    assert {each["name"] for each in sent} == {
        "play", "move", "board", "resign", "draw", "help", "about", "Challenge to tic-tac-toe",
        "games", "watch", "unwatch", "replay", "history", "hint", "explain",
    }  # fmt: skip
    for payload in sent:
        assert payload["contexts"] == [0, 1, 2]
        assert payload["integration_types"] == [0, 1]


async def test_help_and_about_are_private_by_slash_and_fit_in_a_message(world: World) -> None:
    for name in ("help", "about"):
        answered = said(await world.alice.slash(world.channel, name))
        assert len(answered) < 1000
        await world.alice.send(world.channel, f"!{name}")
        assert text_of(world.last) == answered


async def test_the_refused_intent_is_noticed_when_connecting(tmp_path: Path) -> None:
    with pytest.raises(discord.PrivilegedIntentsRequired):
        async with open_world(tmp_path, approved=NO_PRIVILEGED):
            pass


async def test_without_the_intent_slash_buttons_and_mentions_work(tmp_path: Path) -> None:
    async with open_world(tmp_path, approved=NO_PRIVILEGED, typed_commands=False) as world:
        assert world.bot.user is not None
        await world.alice.send(world.channel, "!play")
        assert len(world.channel.history()) == 1
        await world.alice.send(world.channel, f"{world.bot.user.mention} play easy")
        await world.press(world.alice, "5")
        await world.alice.slash(world.channel, "resign")
        assert "alice resigned." in text_of(world.last)
        await world.alice.send(world.channel, f"{world.bot.user.mention} help")
        assert "mention me: `@bot play`" in text_of(world.last)
        assert "`!play`" not in text_of(world.last)


def frames_of_the_engine(seen: list[str]) -> Callable[[FrameType, str, Any], None]:
    """A profile function that notes each call into the engine's thinking on the thread it is set for."""

    def note(frame: FrameType, event: str, _argument: Any) -> None:
        path = Path(frame.f_code.co_filename)
        if (
            event == "call"
            and frame.f_code.co_name != "gentler"
            and (path.parent.name == "engine" or path.stem == "picture")
            and path.stem in ("search", "levels", "minimax", "tree", "remarks", "picture")
        ):
            seen.append(f"{path.stem}.{frame.f_code.co_name}")

    return note


async def test_the_engine_never_thinks_on_the_event_loop(world: World) -> None:
    seen: list[str] = []
    sys.setprofile(frames_of_the_engine(seen))
    try:
        for level in Level:
            await world.alice.send(world.channel, f"!play {level} them")
            game = await world.game(world.alice)
            await world.alice.send(world.channel, f"!move {game.position.legal()[0] + 1}")
            await world.alice.slash(world.channel, "draw")
            await world.alice.slash(world.channel, "hint")
            await world.alice.send(world.channel, "!resign")
        for words in ("!explain .........", "!explain steps O.XX.X.OO", "!replay 1", "!watch easy easy"):
            await world.alice.send(world.channel, words)
        await world.env.advance_time(3)
        assert len(board_of(world.last).replace(".", "")) == 1
    finally:
        sys.setprofile(None)
    assert not seen


def test_thinking_on_the_loops_thread_would_be_seen() -> None:
    seen: list[str] = []
    sys.setprofile(frames_of_the_engine(seen))
    try:
        choose(Position.start(STANDARD), Level.EASY, Random(1))
    finally:
        sys.setprofile(None)
    assert "levels.choose" in seen


@pytest.fixture
def slow(world: World, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], asyncio.Event]:
    """Make one method of the service wait for an event, as a slow database would."""

    def hold(name: str) -> asyncio.Event:
        service = world.bot.answers.service
        owner = service if hasattr(service, name) else service.lobby
        original, go_on = getattr(owner, name), asyncio.Event()

        async def held(*given: Any, **options: Any) -> Any:
            await world.env.external_wait(go_on.wait(), reason="a slow database")
            return await original(*given, **options)

        monkeypatch.setattr(owner, name, held)
        monkeypatch.setattr(answer, "DEFER_AFTER_S", 0.001)
        return go_on

    return hold


async def act(world: World, door: str, player: MemberActor, square: str) -> InteractionResult | None:
    """Play a square by one of the doors."""
    if door == "typed":
        await player.send(world.channel, f"!move {square}")
        return None
    if door == "slash":
        return await player.slash(world.channel, "move", square=square)
    return await world.press(player, square)


@pytest.mark.parametrize("door", ["slash", "button", "typed"])
async def test_a_slow_answer_is_deferred_and_then_given(
    world: World, slow: Callable[[str], asyncio.Event], door: str
) -> None:
    await world.alice.send(world.channel, "!play easy")
    go_on = slow("press" if door == "button" else "move")
    world.calls()
    result = await act(world, door, world.alice, "5")
    if result is not None:
        assert result.deferred
        assert len(world.calls()) == 1
    go_on.set()
    await world.env.settle()
    assert board_of(world.last)[4] == "X"
    assert len(world.calls()) == 1


@pytest.mark.parametrize("door", ["slash", "button"])
async def test_a_refusal_after_a_deferral_reaches_the_one_who_asked(
    world: World, slow: Callable[[str], asyncio.Event], door: str
) -> None:
    await world.alice.send(world.channel, "!play easy")
    go_on = slow("press" if door == "button" else "move")
    result = await act(world, door, world.bob, "5")
    assert result is not None
    go_on.set()
    await world.env.settle()
    told = result.response if door == "slash" else result.followups[-1]
    assert told is not None
    assert told.content == (
        "You have no game here. Start one with /play."
        if door == "slash"
        else "That is for alice. Start a game of your own with /play."
    )


async def test_a_rematch_after_a_deferral_is_a_new_message(world: World, slow: Callable[[str], asyncio.Event]) -> None:
    await world.alice.send(world.channel, "!play easy")
    await world.alice.send(world.channel, "!resign")
    ended = world.last
    go_on = slow("rematch")
    await world.press(world.alice, "Rematch")
    go_on.set()
    await world.env.settle()
    assert world.last.id != ended.id
    assert "alice to move" in text_of(world.last)


async def test_a_bot_that_stops_takes_no_new_work_and_says_so(world: World) -> None:
    await world.alice.send(world.channel, "!play easy")
    await world.bot.answers.drain()
    assert said(await world.press(world.alice, "5")) == words.RESTARTING
    await world.alice.send(world.channel, "!move 5")
    assert text_of(world.last) == words.RESTARTING
    assert (await world.game(world.alice)).ply == 0


async def test_a_stop_waits_for_the_answer_that_is_under_way(
    world: World, slow: Callable[[str], asyncio.Event]
) -> None:
    await world.alice.send(world.channel, "!play easy")
    go_on = slow("move")
    await world.alice.send(world.channel, "!move 5")
    stopping = asyncio.create_task(world.bot.answers.drain())
    await asyncio.sleep(0)
    assert not stopping.done()
    go_on.set()
    await stopping
    assert board_of(world.last)[4] == "X"


async def test_a_failing_sweep_is_logged_and_tried_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_world(tmp_path, game_expires_s=60) as world:
        await world.alice.send(world.channel, "!play")

        async def fail(*_: object) -> None:
            raise OSError("the database is gone")

        with monkeypatch.context() as broken:
            broken.setattr(world.bot.store, "find_due", fail)
            await world.env.advance_time(70)
        assert any(record.levelno >= logging.ERROR for record in caplog.records)
        await world.env.advance_time(31)
        game = await world.bot.store.load(1)
        assert game is not None
        assert game.status is Status.TIMED_OUT


async def test_a_board_that_was_deleted_disturbs_nobody_when_its_time_is_up(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with open_world(tmp_path, game_expires_s=60) as world:
        await world.alice.send(world.channel, "!play")
        world.env.backend.delete_message(world.channel.id, world.last.id)
        await world.env.advance_time(100)
        game = await world.bot.store.load(1)
        assert game is not None
        assert game.status is Status.TIMED_OUT
        assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


def test_the_invite_asks_for_five_permissions_and_no_more() -> None:
    assert PERMISSIONS.value == 274878024704
    assert "permissions=274878024704" in invite_url(1)
    assert "scope=bot+applications.commands" in invite_url(1)
