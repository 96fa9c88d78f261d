"""Log lines: readable by people or machines, and never with the token in them."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator

import pytest

from bot import logs
from bot.settings import Settings

TOKEN = "not.a.token"


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    """Put the logging of the test run back."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    for name in ("alembic", "discord", "discord.ext.commands.bot"):
        logging.getLogger(name).setLevel(logging.NOTSET)


@pytest.mark.parametrize("log_format", ["text", "json"])
def test_the_token_stands_in_no_line_and_no_traceback(capsys: pytest.CaptureFixture[str], log_format: str) -> None:
    logs.set_up(Settings(discord_token=TOKEN, log_format=log_format))  # type: ignore[arg-type]
    try:
        raise ValueError(f"could not use {TOKEN}")
    except ValueError:
        logging.getLogger("somewhere").exception("Signing in with %s failed", TOKEN)
    printed = capsys.readouterr().err
    assert "Signing in with [token] failed" in printed
    assert "could not use [token]" in printed
    assert TOKEN not in printed


def test_json_lines_hold_one_object_each(capsys: pytest.CaptureFixture[str]) -> None:
    logs.set_up(Settings(log_format="json"))
    logging.getLogger("somewhere").info("Two\nlines, and “quotes”")
    (line,) = capsys.readouterr().err.splitlines()
    found = json.loads(line)
    assert (found["level"], found["logger"], found["message"]) == ("INFO", "somewhere", "Two\nlines, and “quotes”")


def test_the_level_is_the_hosts_and_libraries_keep_quiet(capsys: pytest.CaptureFixture[str]) -> None:
    logs.set_up(Settings(log_level="WARNING"))
    logging.getLogger("bot").info("not asked for")
    logging.getLogger("discord.gateway").info("not asked for")
    logging.getLogger("bot").warning("asked for")
    assert capsys.readouterr().err.count("asked for") == 1
