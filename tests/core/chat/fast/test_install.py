"""Presses are read before discord.py reads them; and what we rely on in discord.py without its promise."""

from __future__ import annotations

import inspect
import sys
from pathlib import Path
from types import MappingProxyType
from typing import Any

import discord
import pytest
from discord.http import Route
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

from bot.app import App
from bot.core.chat.fast import EDIT, INTERACTION
from bot.core.chat.fast.responder import FastResponder
from bot.settings import Settings
from tests.world import World, board_of, open_world, said


@pytest.fixture
def client() -> discord.Client:
    return discord.Client(intents=discord.Intents.none())


# What is none of discord.py's public interface. If one of these fails, so does what is named in its message.


def test_discord_py_has_a_table_of_readers(client: discord.Client) -> None:
    readers = client._connection.parsers
    assert isinstance(readers, dict), "bot.core.chat.fast: presses are read by discord.py alone"
    assert {EDIT, INTERACTION} <= readers.keys()
    assert all(list(inspect.signature(readers[each]).parameters) == ["data"] for each in (EDIT, INTERACTION))


def test_discord_py_has_what_our_own_requests_rely_on(client: discord.Client) -> None:
    http: Any = client.http
    for name in ("connector", "proxy", "proxy_auth", "_HTTPClient__session"):
        assert hasattr(http, name), f"bot.core.chat.fast.callbacks needs HTTPClient.{name}"
    assert type(async_context.get()) is AsyncWebhookAdapter, "bot.core.chat.fast.callbacks: no answer is sent directly"
    asked = inspect.signature(AsyncWebhookAdapter.create_interaction_response).parameters
    assert list(asked) == ["self", "interaction_id", "token", "session", "proxy", "proxy_auth", "params"]
    assert list(inspect.signature(discord.Interaction).parameters) == ["data", "state"]
    assert Route("POST", "/x").url == f"{Route.BASE}/x"


# What is read first


async def seen_by_discord_py(world: World) -> list[str]:
    """Play by slash and by presses, and return which interactions and edits discord.py made objects of."""
    seen = list[str]()

    async def note_interaction(interaction: discord.Interaction[Any]) -> None:
        seen.append(interaction.type.name)

    async def note_edit(_event: discord.RawMessageUpdateEvent) -> None:
        seen.append("an edit")

    world.bot.add_listener(note_interaction, "on_interaction")
    world.bot.add_listener(note_edit, "on_raw_message_edit")
    await world.alice.slash(world.channel, "play", level="easy", first="me")
    await world.alice.slash(world.channel, "move", square="5")
    await world.press(world.alice, str((await world.game(world.alice)).position.legal()[0] + 1))
    assert board_of(world.last).count("X") == 2
    assert "Only alice can do that" in said(await world.press(world.bob, "Resign"))
    return seen


async def test_presses_and_edits_are_never_made_into_objects(tmp_path: Path) -> None:
    async with open_world(tmp_path, fast_presses=True) as world:
        assert await seen_by_discord_py(world) == ["application_command"] * 2


async def test_a_host_can_switch_it_off(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with open_world(tmp_path, fast_presses=False) as world:
        assert (await seen_by_discord_py(world)).count("component") == 2
    assert "fast way" not in caplog.text


@pytest.mark.parametrize("fails", [LookupError, TypeError, ValueError, AttributeError])
async def test_a_press_that_cannot_be_read_is_left_to_discord_py(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, fails: type[Exception]
) -> None:
    def read(*_given: Any, **_more: Any) -> None:
        raise fails

    monkeypatch.setattr(FastResponder, "__init__", read)
    async with open_world(tmp_path, fast_presses=True) as world:
        assert (await seen_by_discord_py(world)).count("component") == 2
        assert f"A press was left to discord.py: {fails.__name__}" in caplog.text


async def test_if_discord_py_has_no_such_table_it_reads_all_and_the_bot_answers_as_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def made(settings: Settings) -> App:
        app = App(settings)
        connection: Any = app.bot._connection
        connection.parsers = MappingProxyType(connection.parsers)
        return app

    monkeypatch.setattr("tests.world.App", made)
    async with open_world(tmp_path, fast_presses=True) as world:
        assert "I can't take the fast way for button presses (TypeError)" in caplog.text
        assert (await seen_by_discord_py(world)).count("component") == 2


async def test_without_the_folder_presses_are_answered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.core.chat.client.find_spec", lambda _name: None)
    monkeypatch.setitem(sys.modules, "bot.core.chat.fast", None)
    async with open_world(tmp_path, fast_presses=True) as world:
        assert (await seen_by_discord_py(world)).count("component") == 2
