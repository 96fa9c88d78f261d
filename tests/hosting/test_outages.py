"""How long is waited, and what the host hears of it: an hour of failures passes at once, on a clock of our own."""

from __future__ import annotations

import logging
import random
import sqlite3
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest

from bot.core.store import StoreError
from bot.hosting.outages import LIMITED_S, MOST_S, is_temporary, reason, retry_after_s, until_up
from tests.faults import failure

PAGE = "<!doctype html><title>Access denied</title>"


class Time:
    """A clock that only pauses move, and always the same chance."""

    def __init__(self) -> None:
        self.now_s, self.pauses = 0.0, list[float]()
        random.seed(7)

    async def sleep(self, seconds: float) -> None:
        self.pauses.append(seconds)
        self.now_s += seconds

    async def until_up(self, *errors: Exception) -> str:
        return await until_up("discord", Failing(*errors), lambda: self.now_s, self.sleep)


def http(status: int, headers: dict[str, str] | None = None, text: str = "") -> discord.HTTPException:
    """What discord.py raises for an answer."""
    response: Any = SimpleNamespace(status=status, reason="", headers=headers or {})
    return discord.HTTPException(response, text)


class Failing:
    """An attempt that fails as told, and then works."""

    def __init__(self, *errors: Exception) -> None:
        self._errors: Iterator[Exception] = iter(errors)

    async def __call__(self) -> str:
        for error in self._errors:
            raise error
        return "up"


async def test_pauses_grow_to_a_minute_with_jitter_and_the_host_hears_little(caplog: pytest.LogCaptureFixture) -> None:
    time, refused = Time(), OSError("[Errno 111] Connect call failed")
    with caplog.at_level(logging.WARNING):
        assert await time.until_up(*[refused] * 60) == "up"
    most = [min(MOST_S, 2.0**failures) for failures in range(60)]
    assert all(top / 2 <= pause <= top for pause, top in zip(time.pauses, most, strict=True))
    assert len(set(time.pauses)) == 60
    told = [record.message for record in caplog.records]
    assert told[0].startswith("I can't reach Discord yet: [Errno 111] Connect call failed.")
    assert {line.partition(":")[0] for line in told[1:-1]} == {"I still can't reach Discord"}
    assert len(told) - 2 == int(time.now_s // 600)
    assert told[-1] == f"Discord answers now. That took {round(time.now_s / 60)} minutes."


async def test_what_is_asked_for_is_waited_each_time_and_told_each_time(caplog: pytest.LogCaptureFixture) -> None:
    time = Time()
    at = datetime.now(UTC) + timedelta(seconds=1810)
    errors = [http(429, {"Retry-After": "300"}), http(429, {"Retry-After": format_datetime(at, usegmt=True)})]
    no_gateway = discord.GatewayNotFound()  # type: ignore[no-untyped-call]
    no_gateway.__cause__ = http(429, {"Retry-After": "90"})
    with caplog.at_level(logging.WARNING):
        await time.until_up(*errors, no_gateway, http(429, text=PAGE))
    wanted = (300, 1810, 90, LIMITED_S)
    assert all(top - 2 <= pause <= top + 9 for pause, top in zip(time.pauses, wanted, strict=True)), time.pauses
    assert [line.split("wait ")[1].split(" and")[0] for line in caplog.messages[:-1]] == [
        "5 minutes", "30 minutes", "91 seconds", "64 seconds"
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "seconds"),
    [("60", 60), ("0.5", 0.5), ("999999999", 86_400), ("", None), ("soon", None), ("-5", None), ("nan", None)],
)
def test_any_retry_after_can_be_read(text: str, seconds: float | None) -> None:
    assert retry_after_s(http(429, {"Retry-After": text})) == seconds


class Unreachable(aiohttp.ClientError):
    """Any error of aiohttp's."""


@pytest.mark.parametrize(
    ("error", "passes"),
    [
        (OSError("Network is unreachable"), True),
        (TimeoutError(), True),
        (Unreachable(), True),
        (http(500), True),
        (http(403, text=PAGE), True),
        (KeyError("retry_after"), True),
        (StoreError("database-unusable", is_temporary=True, reason="starting up"), True),
        (http(404), False),
        (http(400), False),
        (KeyError("id"), False),
        (aiohttp.InvalidURL("x"), False),
        (discord.LoginFailure(), False),
        (discord.PrivilegedIntentsRequired(None), False),
        (StoreError("database-newer"), False),
        (ValueError(), False),
    ],
    ids=repr,
)
async def test_what_may_pass_is_tried_again_and_nothing_else(error: Exception, passes: bool) -> None:
    time = Time()
    assert is_temporary(error) is passes
    if passes:
        assert await time.until_up(error) == "up"
    else:
        with pytest.raises(type(error)):
            await time.until_up(error)
    assert bool(time.pauses) is passes


@pytest.mark.parametrize("status", [403, 404, 429, 502, 503, 521])
def test_a_web_page_becomes_a_sentence_with_the_status(status: int) -> None:
    told = reason(http(status, {}, PAGE))
    assert str(status) in told
    assert "<" not in told


def test_a_limit_says_when_to_try_again() -> None:
    assert reason(http(429, {"Retry-After": "3000"}, PAGE)).endswith("try again in 50 minutes")


# The database


async def test_a_locked_file_may_pass_and_a_damaged_one_or_a_forbidden_folder_may_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.core.store.connections.BUSY_S", 0)
    file = tmp_path / "games.db"
    with sqlite3.connect(file, isolation_level=None) as other:
        other.execute("BEGIN EXCLUSIVE")
        assert (await failure(f"sqlite:///{file}")).is_temporary
    other.close()
    file.write_bytes(b"no database at all" * 100)
    damaged = await failure(f"sqlite:///{file}")
    assert (damaged.code, damaged.is_temporary) == ("database-damaged", False)
    assert not (await failure(f"sqlite:///{file}/below/games.db")).is_temporary


async def test_a_server_that_refuses_or_has_no_name_yet_may_pass() -> None:
    pytest.importorskip("asyncpg")
    for host in ("127.0.0.1:1", "no-such-host.invalid"):
        found = await failure(f"postgresql+asyncpg://bot:secret@{host}/games")
        assert found.is_temporary
        assert "secret" not in str(found)
