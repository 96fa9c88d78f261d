"""Log lines: readable by people or machines, in UTC, never with a secret in them; who reads slowly holds nobody up."""

from __future__ import annotations

import json
import logging
import os
import re
import threading
from collections.abc import Iterator
from typing import Any

import pytest

from bot.hosting import logs
from bot.settings import Settings

TOKEN = "not.a.token"
AT = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z")
NAMES = (
    "",
    "bot",
    "alembic",
    "discord",
    *(f"discord.{name}" for name in ("gateway", "client", "shard", "ext.commands.bot")),
)


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    """Put the logging of the test run back."""
    root = logging.getLogger()
    handlers = root.handlers[:]
    raises = logging.raiseExceptions
    levels = {name: (logging.getLogger(name).level, logging.getLogger(name).filters[:]) for name in NAMES}
    yield
    root.handlers[:] = handlers
    for name, (level, filters) in levels.items():
        logging.getLogger(name).setLevel(level)
        logging.getLogger(name).filters[:] = filters
    logging.raiseExceptions = raises


def printed(capsys: pytest.CaptureFixture[str]) -> str:
    """All that has been logged."""
    logs.close()
    return capsys.readouterr().err


@pytest.mark.parametrize("log_format", ["text", "json"])
def test_the_token_stands_in_no_line_and_no_traceback(capsys: pytest.CaptureFixture[str], log_format: Any) -> None:
    logs.set_up(Settings(discord_token=TOKEN, log_format=log_format))
    try:
        raise ValueError(f"could not use {TOKEN}")
    except ValueError:
        logging.getLogger("somewhere").exception("Signing in with %s failed", TOKEN)
    told = printed(capsys)
    assert "Signing in with [token] failed" in told
    assert "could not use [token]" in told
    assert TOKEN not in told


@pytest.mark.parametrize("log_format", ["text", "json"])
def test_the_tokens_of_interactions_and_webhooks_stand_in_no_line(
    capsys: pytest.CaptureFixture[str], log_format: Any
) -> None:
    logs.set_up(Settings(log_format=log_format))
    url = "https://discord.com/api/v10"
    lines = [f"{url}/interactions/123456/aW50-ZXJh_Y3Q.x/callback", f"{url}/webhooks/123456/aW50-ZXJh_Y3Q.x?wait=true"]
    for line in lines:
        # As discord.py warns of a limit that was met.
        logging.getLogger("discord.http").warning("We are being rate limited. %s %s responded with 429.", "POST", line)
    told = printed(capsys)
    assert "/interactions/123456/[token]/callback" in told
    assert "/webhooks/123456/[token]?wait=true" in told
    assert "aW50" not in told


def test_json_lines_hold_one_object_each(capsys: pytest.CaptureFixture[str]) -> None:
    logs.set_up(Settings(log_format="json"))
    logging.getLogger("somewhere").info("Two\nlines, and “quotes”")
    (line,) = printed(capsys).splitlines()
    found = json.loads(line)
    assert (found["level"], found["logger"], found["message"]) == ("INFO", "somewhere", "Two\nlines, and “quotes”")
    assert AT.fullmatch(found["time"])


def test_fields_are_fields_in_json_and_words_in_text(capsys: pytest.CaptureFixture[str]) -> None:
    fields = {"game": 17, "guild": "1100000000000000001", "code": None}
    for log_format in ("json", "text"):
        logs.set_up(Settings(log_format=log_format))
        logging.getLogger("bot").info("action", extra={"fields": fields})
    as_json, as_text = printed(capsys).splitlines()
    found = json.loads(as_json)
    assert (found["message"], found["game"], found["guild"]) == ("action", 17, "1100000000000000001")
    assert "code" not in found
    assert re.fullmatch(AT.pattern + r" INFO    bot: action game=17 guild=1100000000000000001", as_text)


def test_times_are_those_of_utc(capsys: pytest.CaptureFixture[str]) -> None:
    logs.set_up(Settings())
    record = logging.makeLogRecord({"name": "bot", "levelno": 20, "levelname": "INFO", "msg": "x"})
    for record.created, record.msecs in ((1_795_363_501.123, 123.9), (1_795_363_501.9, 900.0), (1_795_363_502.0, 0.0)):
        logging.getLogger().handle(record)
    assert AT.findall(printed(capsys)) == [
        "2026-11-22T16:05:01.123Z",
        "2026-11-22T16:05:01.900Z",
        "2026-11-22T16:05:02.000Z",
    ]


def test_the_level_is_the_hosts_and_libraries_keep_quiet(capsys: pytest.CaptureFixture[str]) -> None:
    logs.set_up(Settings(log_level="WARNING"))
    logging.getLogger("bot").info("not asked for")
    logging.getLogger("discord.gateway").info("not asked for")
    logging.getLogger("bot").warning("asked for")
    assert printed(capsys).count("asked for") == 1


def test_at_debug_discord_tells_of_connections_and_not_of_what_people_write(capsys: pytest.CaptureFixture[str]) -> None:
    logs.set_up(Settings(log_level="DEBUG"))
    for name in ("discord.http", "discord.webhook.async_", "discord.gateway", "discord.client", "PIL", "asyncio"):
        logging.getLogger(name).debug("For Shard ID %s: WebSocket Event: %s", 0, {"content": "private"})
    logging.getLogger("discord.gateway").debug("Shard ID %s has sent the %s payload.", 0, "IDENTIFY")
    logging.getLogger("bot.core.observer").debug("asked for")
    told = printed(capsys)
    assert "private" not in told
    assert ("Shard ID 0 has sent the IDENTIFY payload." in told, "asked for" in told) == (True, True)


def test_who_reads_slowly_holds_nobody_up_and_hears_how_much_was_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    """A pipe that nobody reads takes 64 KB; what is logged then goes on at once, and beyond a bound is counted."""
    monkeypatch.setattr(logs, "MAX_WAITING_LINES", 50)
    ours, theirs = os.pipe()
    with os.fdopen(ours, encoding="utf-8") as reader, os.fdopen(theirs, "w", encoding="utf-8") as stderr:
        monkeypatch.setattr("sys.stderr", stderr)
        logs.set_up(Settings())
        for number in range(1000):
            logging.getLogger("bot").info("%04d %s", number, "x" * 1000)
        read: list[str] = []
        reading = threading.Thread(target=lambda: read.extend(iter(reader.readline, "")))
        reading.start()
        logs.close()
        logging.getLogger().handlers.clear()
        stderr.close()
        reading.join()
    dropped = sum(int(found) for found in re.findall(r"(\d+) log lines? (?:was|were) dropped", "".join(read)))
    kept = sum("xxx" in line for line in read)
    assert 50 <= kept < 1000
    assert kept + dropped == 1000
    assert [line.split()[3] for line in read[:50]] == [f"{number:04d}" for number in range(50)], "in order"


def test_an_end_waits_only_so_long_for_a_reader_that_has_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logs, "CLOSE_S", 0.01)
    ours, theirs = os.pipe()
    with os.fdopen(ours, encoding="utf-8") as reader, os.fdopen(theirs, "w", encoding="utf-8") as stderr:
        monkeypatch.setattr("sys.stderr", stderr)
        logs.set_up(Settings())
        for _ in range(100):
            logging.getLogger("bot").info("x" * 1000)
        logs.close()
        assert sum(len(reader.readline()) for _ in range(100)) > 100_000


@pytest.mark.parametrize("log_format", ["text", "json"])
def test_a_line_that_cannot_be_made_breaks_nothing_and_shows_nothing(
    capsys: pytest.CaptureFixture[str], log_format: Any
) -> None:
    logs.set_up(Settings(discord_token=TOKEN, log_format=log_format))
    logging.getLogger("somewhere").warning("%d", TOKEN)
    told = printed(capsys)
    assert ("A log line couldn't be made: TypeError." in told, "somewhere" in told) == (True, True)
    assert (TOKEN in told, "Traceback" in told) == (False, False)


def test_a_shard_that_cannot_connect_is_one_line_each_time(capsys: pytest.CaptureFixture[str]) -> None:
    logs.set_up(Settings())
    try:
        raise OSError("no route to the gateway")
    except OSError:
        logging.getLogger("discord.shard").exception("Failed to connect for shard_id: %s. Retrying...", 3)
    (line,) = printed(capsys).splitlines()
    assert "WARNING" in line
    assert line.endswith("Failed to connect for shard_id: 3. Retrying... (no route to the gateway)")


def test_an_event_that_failed_is_one_line_without_what_was_in_it(capsys: pytest.CaptureFixture[str]) -> None:
    logs.set_up(Settings())
    try:
        int("what a player wrote")
    except ValueError as error:
        logging.getLogger("discord.client").exception("Ignoring exception in %s", "on_message")
        logging.getLogger("asyncio").error("Task exception was never retrieved\nfuture: %r", error, exc_info=error)
    lines = printed(capsys).splitlines()
    assert [re.sub(r"\d+", "N", line.split(": ", 1)[1]) for line in lines] == [
        "Ignoring exception in on_message (test_logs.py:N: ValueError)",
        "Task exception was never retrieved (test_logs.py:N: ValueError)",
    ]
    assert all("ERROR" in line for line in lines)


def test_an_error_that_nobody_fetched_is_named_though_it_was_never_raised(capsys: pytest.CaptureFixture[str]) -> None:
    logs.set_up(Settings())
    for error in (ValueError("what a player wrote"), ValueError("disconnected")):
        text = "Future exception was never retrieved\nfuture: %r" % error  # noqa: UP031  as asyncio makes it
        logging.getLogger("asyncio").error(text, exc_info=error)
    for line in printed(capsys).splitlines():
        assert line.endswith("ERROR   asyncio: Future exception was never retrieved (ValueError)")
