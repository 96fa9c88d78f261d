"""Fixtures with the real bot: `world`, and what slows it down or listens in."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import discord
import pytest
import pytest_asyncio

from bot.core import observer
from bot.core.chat import answerer
from bot.core.chat.request import Request
from bot.core.chat.responders import Responder
from tests.people import members_game, shows_end
from tests.world import Slow, World, open_world


@pytest.fixture
def world_class() -> type[World]:
    """What worlds are made of; tests/features has a class with the repositories of all features."""
    return World


@pytest.fixture
def world(request: pytest.FixtureRequest) -> World:
    """A server with the real bot, and alice, bob and carol in it.

    The bot and its database are shared by many tests, one after the other, unless a test is marked `own_world` (or
    running.py marks it, for what it calls).
    """
    is_own = request.node.get_closest_marker("own_world")
    return request.getfixturevalue("own_world" if is_own else "shared_world")  # type: ignore[no-any-return]


@pytest_asyncio.fixture
async def own_world(tmp_path: Path, world_class: type[World]) -> AsyncIterator[World]:
    async with open_world(tmp_path, kind=world_class) as opened:
        yield opened


class House:
    """The bot that tests share; another one if a test has left something behind."""

    def __init__(self, folders: pytest.TempPathFactory) -> None:
        self._folders, self._opened = folders, AsyncExitStack()
        self._first: World | None = None

    async def enter(self, kind: type[World]) -> World:
        """Make a world in it."""
        if self._first is None:
            self._first = await self._opened.enter_async_context(open_world(self._folders.mktemp("shared")))
            await self._first.leave()
        first = self._first
        return kind(first.env, first.app, first.settings, first.refused, is_shared=True)

    async def leave(self, world: World) -> None:
        """End a world. Errors: AssertionError if something is left of it; the next one is in another house then."""
        try:
            await world.leave()
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        if self._first is not None:
            self._first.errors_expected = self._first.env.error_cursor  # each world has looked at its own
        self._first = None
        await self._opened.aclose()


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    made = House(tmp_path_factory)
    yield made
    await made.close()


@pytest_asyncio.fixture(loop_scope="session")
async def shared_world(house: House, world_class: type[World]) -> AsyncIterator[World]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("bot.core.chat.boards.MAX_FOLDED_AT_ONCE", 10**6)  # in a second, and none is ever over here
        patch.setattr("bot.core.thinking.IDLE_S", 10**6)  # else, on a slow day, SimCord's clock jumps in a later test
        world = await house.enter(world_class)
        yield world
        await house.leave(world)


@pytest.fixture
def new_to_discord(monkeypatch: pytest.MonkeyPatch) -> None:
    """Worlds of this test begin without commands: their bots upload them."""
    monkeypatch.setattr("tests.world.uploaded", [])


@pytest.fixture
def shared(world: World, monkeypatch: pytest.MonkeyPatch) -> World:
    """A world for many cases of one test: nobody asks too fast in it."""
    monkeypatch.setattr(world.bot.answerer, "most", 10**6)
    return world


@pytest.fixture
def slow(world: World, monkeypatch: pytest.MonkeyPatch) -> Slow:
    """Make one method wait for an event, as it would for a slow database or a busy engine."""

    def hold(owner: object, name: str) -> asyncio.Event:
        original, go_on = getattr(owner, name), asyncio.Event()

        async def held(*given: Any, **options: Any) -> Any:
            await world.env.external_wait(go_on.wait(), reason="what is slow")
            return await original(*given, **options)

        monkeypatch.setattr(owner, name, held)
        monkeypatch.setattr(answerer, "DEFER_AFTER_S", 0.001)
        return go_on

    return hold


@pytest.fixture
def locale_of(world: World, monkeypatch: pytest.MonkeyPatch) -> dict[int, str]:
    """The locale of each user's Discord; of the server's, by its id."""
    found: dict[int, str] = {}
    emit = world.env.backend.emit

    def told(event: str, payload: dict[str, Any], *rest: Any, **options: Any) -> Any:
        if event == "INTERACTION_CREATE":
            user = payload.get("member", payload).get("user", {})
            locales = {"locale": found.get(int(user.get("id", 0)), "en-US")}
            if "guild_id" in payload:
                locales["guild_locale"] = found.get(int(payload["guild_id"]), "en-US")
            payload = payload | locales
        return emit(event, payload, *rest, **options)

    monkeypatch.setattr(world.env.backend, "emit", told)
    return found


@pytest.fixture
def gate(world: World, monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """Discord is slow: the first edit of each message, unless it answers a click, waits until this is set."""
    opened, late = asyncio.Event(), set[int]()
    original = discord.http.HTTPClient.edit_message

    async def slow(client: discord.http.HTTPClient, channel_id: int, message_id: int, **options: Any) -> object:
        if message_id not in late:
            late.add(message_id)
            await world.env.external_wait(opened.wait(), reason="a slow Discord")
        return await original(client, channel_id, message_id, **options)

    monkeypatch.setattr(discord.http.HTTPClient, "edit_message", slow)
    return opened


@pytest.fixture
def asked(world: World, monkeypatch: pytest.MonkeyPatch) -> list[Request]:
    """The requests that the answerer has been given."""
    found: list[Request] = []
    answer = world.bot.answerer._answer

    async def noted(responder: Responder, *asked: Any, **values: Any) -> None:
        found.append(responder.request)
        await answer(responder, *asked, **values)

    monkeypatch.setattr(world.bot.answerer, "_answer", noted)
    return found


@pytest_asyncio.fixture
async def late(tmp_path: Path) -> AsyncIterator[World]:
    """A world between two sweeps, in which alice, who is to move in game 1, has let its deadline pass."""
    async with open_world(tmp_path, game_expires_s=60) as world:
        await world.env.advance_time(5)
        await members_game(world, "51")
        await world.env.advance_time(62)
        assert not shows_end(world.last), "a sweep was faster"
        world.calls()
        yield world


KEPT = ("event", "command", "outcome", "refusal", "code", "game")


class Lines:
    """The lines of actions, as they come."""

    def __init__(self, caplog: pytest.LogCaptureFixture) -> None:
        self._caplog = caplog

    def all(self) -> list[dict[str, Any]]:
        """Every line, as its fields."""
        return [record.fields for record in self._caplog.records if record.getMessage() == "action"]  # type: ignore[attr-defined]

    def short(self) -> list[tuple[Any, ...]]:
        """What each line says of what was done, as far as it says something."""
        return [tuple(line[name] for name in KEPT if line.get(name) is not None) for line in self.all()]


@pytest.fixture
def lines(caplog: pytest.LogCaptureFixture) -> Iterator[Lines]:
    with caplog.at_level(logging.INFO, logger=observer.__name__):
        yield Lines(caplog)
