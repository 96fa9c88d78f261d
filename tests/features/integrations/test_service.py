"""The rules of a server: how often they are read, and what holds before, meanwhile and after."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

import pytest

from bot.features.integrations import service
from bot.features.integrations.rules import Rules
from bot.features.integrations.service import EVERY_S, Integrations

SERVER, COMMAND, OTHER = 1, 7, 8
NO: Rules = {(1, SERVER): False}
YES: Rules = {(1, SERVER): True}


class Discord:
    """Answers with `rules`, once `open` is set."""

    def __init__(self) -> None:
        self.rules: Mapping[int, Rules] | None = {COMMAND: NO}
        self.servers, self.now_s, self.open = list[int](), 1_000_000, asyncio.Event()
        self.open.set()
        self.integrations = Integrations(self.read, asyncio.create_task, lambda: self.now_s)

    @property
    def reads(self) -> int:
        """How often it was asked."""
        return len(self.servers)

    async def read(self, guild_id: int) -> Mapping[int, Rules] | None:
        self.servers.append(guild_id)
        found = self.rules
        await self.open.wait()
        return found


@pytest.fixture
async def discord() -> Discord:
    return Discord()


async def test_the_first_one_waits_for_the_rules_and_an_hour_goes_by_before_they_are_read_again(
    discord: Discord,
) -> None:
    assert await discord.integrations.of(SERVER) == {COMMAND: NO}
    discord.rules, discord.now_s = {COMMAND: YES}, discord.now_s + EVERY_S - 1
    assert await discord.integrations.of(SERVER) == {COMMAND: NO}
    discord.now_s += 1
    assert await discord.integrations.of(SERVER) == {COMMAND: YES}
    assert discord.reads == 2


async def test_many_at_once_share_one_reading(discord: Discord) -> None:
    discord.open.clear()
    asking = [asyncio.create_task(discord.integrations.of(SERVER)) for _ in range(20)]
    for _ in range(10):
        await asyncio.sleep(0)
    assert not any(each.done() for each in asking), "they wait"
    discord.open.set()
    assert await asyncio.gather(*asking) == [{COMMAND: NO}] * 20
    assert discord.reads == 1


async def test_nobody_waits_long_and_a_late_answer_counts(discord: Discord, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "WAIT_S", 0.001)
    discord.open.clear()
    assert await discord.integrations.of(SERVER) == {}
    discord.open.set()
    assert await discord.integrations.of(SERVER) == {COMMAND: NO}
    assert discord.reads == 1


async def test_what_was_known_holds_while_discord_does_not_say(discord: Discord) -> None:
    await discord.integrations.of(SERVER)
    discord.rules, discord.now_s = None, discord.now_s + EVERY_S
    assert await discord.integrations.of(SERVER) == {COMMAND: NO}
    assert await discord.integrations.of(SERVER) == {COMMAND: NO}
    assert discord.reads == 2, "a reading in vain counts, too"


async def test_a_change_is_newer_than_a_reading_that_began_before_it(discord: Discord) -> None:
    discord.rules = {COMMAND: NO, OTHER: NO}
    discord.open.clear()
    asking = asyncio.create_task(discord.integrations.of(SERVER))
    await asyncio.sleep(0)  # it asks
    await asyncio.sleep(0)  # and reads
    discord.integrations.change(SERVER, COMMAND, YES)
    discord.open.set()
    assert await asking == {COMMAND: YES, OTHER: NO}
    discord.rules, discord.now_s = {COMMAND: NO}, discord.now_s + EVERY_S
    assert await discord.integrations.of(SERVER) == {COMMAND: NO}, "but older than the next one"


async def test_a_change_in_a_server_that_was_never_asked_about_is_left_to_the_reading(discord: Discord) -> None:
    discord.integrations.change(SERVER, OTHER, NO)
    assert await discord.integrations.of(SERVER) == {COMMAND: NO}


async def test_a_server_that_comes_back_is_read_anew(discord: Discord) -> None:
    await discord.integrations.of(SERVER)
    discord.rules = {}
    discord.integrations.forget(SERVER)
    discord.integrations.forget(SERVER)
    assert await discord.integrations.of(SERVER) == {}


async def test_the_oldest_of_too_many_servers_is_forgotten(discord: Discord, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "MOST_SERVERS", 2)
    for server in (1, 2, 3, 2, 3, 1):
        await discord.integrations.of(server)
    assert discord.servers == [1, 2, 3, 1]
