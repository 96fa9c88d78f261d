"""Events that are read before discord.py reads them; and what we rely on in discord.py without its promise."""

from __future__ import annotations

import inspect
from types import MappingProxyType
from typing import Any

import discord
import pytest
from discord.http import Route
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

from bot.chat.events import EDIT, INTERACTION, MESSAGE, read_first
from bot.settings import Settings
from tests.chat import world as worlds
from tests.chat.world import World, board_of, open_world, said


@pytest.fixture
def client() -> discord.Client:
    return discord.Client(intents=discord.Intents.none())


# What is none of discord.py's public interface. If one of these fails, so does what is named in its message.


def test_discord_py_has_a_table_of_readers(client: discord.Client) -> None:
    readers = client._connection.parsers
    assert isinstance(readers, dict), "bot.chat.events: all events are read by discord.py alone, and slowly"
    assert {MESSAGE, EDIT, INTERACTION} <= readers.keys()
    assert all(list(inspect.signature(readers[each]).parameters) == ["data"] for each in (MESSAGE, EDIT, INTERACTION))


def test_discord_py_has_what_our_own_requests_rely_on(client: discord.Client) -> None:
    http: Any = client.http
    for name in ("connector", "proxy", "proxy_auth", "_HTTPClient__session"):
        assert hasattr(http, name), f"bot.chat.callbacks needs HTTPClient.{name}"
    assert type(async_context.get()) is AsyncWebhookAdapter, "bot.chat.callbacks: no answer is sent directly"
    asked = inspect.signature(AsyncWebhookAdapter.create_interaction_response).parameters
    assert list(asked) == ["self", "interaction_id", "token", "session", "proxy", "proxy_auth", "params"]
    assert list(inspect.signature(discord.Interaction).parameters) == ["data", "state"]
    assert Route("POST", "/x").url == f"{Route.BASE}/x"


# What is read first


@pytest.mark.parametrize("fails", [LookupError, TypeError, ValueError, AttributeError])
def test_an_event_that_cannot_be_read_is_left_to_discord_py(client: discord.Client, fails: type[Exception]) -> None:
    left = list[Any]()
    client._connection.parsers[EDIT] = left.append

    def read(_packet: Any) -> bool:
        raise fails

    assert read_first(client, EDIT, read)
    client._connection.parsers[EDIT]({"id": "1"})
    assert left == [{"id": "1"}]


async def test_what_moves_a_game_is_never_made_into_objects(world: World) -> None:
    seen = list[str]()

    async def note_interaction(interaction: discord.Interaction[Any]) -> None:
        seen.append(str(interaction.data and interaction.data.get("name")))

    async def note_edit(_event: discord.RawMessageUpdateEvent) -> None:
        seen.append("an edit")

    world.bot.add_listener(note_interaction, "on_interaction")
    world.bot.add_listener(note_edit, "on_raw_message_edit")
    await world.alice.slash(world.channel, "play", level="easy", first="me")
    await world.alice.slash(world.channel, "move", square="5")
    await world.press(world.alice, "Hint")
    await world.press(world.alice, str((await world.game(world.alice)).position.legal()[0] + 1))
    assert seen == []
    await world.bob.slash(world.channel, "play", opponent=world.carol)
    await world.bob.slash(world.channel, "help")
    assert seen == ["play", "help"], "which are left to discord.py"


async def test_if_discord_py_has_no_such_table_it_reads_all_and_the_bot_answers_as_before(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    make = worlds._app

    def made(settings: Settings) -> Any:
        app = make(settings)
        connection: Any = app.bot._connection
        connection.parsers = MappingProxyType(connection.parsers)
        return app

    monkeypatch.setattr(worlds, "_app", made)
    async with open_world(tmp_path) as world:
        assert "INTERACTION_CREATE are read by discord.py alone" in caplog.text
        await world.alice.slash(world.channel, "play", level="easy", first="me")
        await world.alice.slash(world.channel, "move", square="1")
        await world.press(world.alice, str((await world.game(world.alice)).position.legal()[0] + 1))
        assert board_of(world.last).count("X") == 2
        assert "Only alice can do that" in said(await world.press(world.bob, "Resign"))
        assert [call.path.rsplit("/", 1)[-1] for call in world.calls()] == ["callback"] * 4
