"""Log lines for the host: text or JSON, on standard error, in UTC, without secrets."""

import json
import logging
import re
import sys
import threading
import time
import traceback
from logging.handlers import QueueHandler, QueueListener
from pathlib import Path
from queue import SimpleQueue
from typing import Any, TextIO

from aiohttp.http_exceptions import HttpProcessingError

from bot.settings import Settings
from bot.words import words

MAX_WAITING_LINES = 10_000  # lines beyond this (some 3 MB) are dropped and counted
CLOSE_S = 1.0  # longest time that an ending process waits for its last lines to be read
SECRET = re.compile(r"((?:interactions|webhooks)/\d+/)[^/\s\"'?]+")  # a token in an address
HARMLESS = ("Keeping shard", "Created websocket", "Shard ID", "Timed out", "Websocket closed", "Received RECONNECT")
"""Beginnings of the gateway's DEBUG lines that hold no message and no token."""


class Text(logging.Formatter):
    """Make a line of text of a record and the fields that it brings (`extra={"fields": ...}`); hide secrets."""

    default_time_format, default_msec_format = "%Y-%m-%dT%H:%M:%S", "%s.%03dZ"

    def __init__(self, token: str | None) -> None:
        super().__init__()
        self.converter, self._token = time.gmtime, token

    def format(self, record: logging.LogRecord) -> str:
        try:
            line = self.line(record)
        except Exception as error:  # a library's mistake must neither stop the bot nor show what it logged
            line = self.line(_record(record.name, "ERROR", words()("log-unreadable", error=type(error).__name__)))
        line = SECRET.sub(r"\1[token]", line)
        return line.replace(self._token, "[token]") if self._token else line

    def line(self, record: logging.LogRecord) -> str:
        parts = [self.formatTime(record), f"{record.levelname:<7}", f"{record.name}:", record.getMessage()]
        line = " ".join([*parts, *(f"{name}={value}" for name, value in _fields(record).items())])
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


class Json(Text):
    def line(self, record: logging.LogRecord) -> str:
        found: dict[str, Any] = {"time": self.formatTime(record), "level": record.levelname}
        found |= {"logger": record.name, "message": record.getMessage(), **_fields(record)}
        if record.exc_info:
            found["error"] = self.formatException(record.exc_info)
        return json.dumps(found, ensure_ascii=False)


class Writer(QueueHandler):
    """Hand lines to a thread, so that a full pipe doesn't hold up the bot; drop and count them while too many wait."""

    def __init__(self, stream: TextIO) -> None:
        self._lines: SimpleQueue[logging.LogRecord | None] = SimpleQueue()
        super().__init__(self._lines)
        self._dropped = 0
        self._thread: QueueListener | None = QueueListener(self._lines, logging.StreamHandler(stream))
        self._thread.start()

    def enqueue(self, record: logging.LogRecord) -> None:
        if self._lines.qsize() >= MAX_WAITING_LINES:
            self._dropped += 1
            return
        self._report_dropped()
        super().enqueue(record)

    def close(self) -> None:
        """Write what waits, but for CLOSE_S at most."""
        if (thread := self._thread) is not None:
            self._thread = None
            self._report_dropped()
            ending = threading.Thread(target=thread.stop, daemon=True)
            ending.start()
            ending.join(CLOSE_S)
        super().close()

    def _report_dropped(self) -> None:
        dropped, self._dropped = self._dropped, 0
        if dropped:
            super().enqueue(self.prepare(_record(__name__, "WARNING", words()("log-dropped", lines=dropped))))


def set_up(settings: Settings) -> None:
    """Send every log line of the process to standard error as the settings ask. Call `close` at the end."""
    level = logging.getLevelName(settings.log_level)
    logging.raiseExceptions = False  # or logging prints to a stream that may be closed
    handler = Writer(sys.stderr)
    handler.setFormatter((Json if settings.log_format == "json" else Text)(settings.discord_token))
    # At DEBUG discord.http logs what people write; of the gateway's lines only HARMLESS ones are shown.
    logging.basicConfig(level=max(level, logging.INFO), handlers=[handler], force=True)
    is_debug, quiet = level < logging.INFO, max(logging.WARNING, level)
    levels = {
        "bot": level,
        "alembic": quiet,  # it logs every step of a migration
        "discord": logging.INFO if is_debug else quiet,
        "discord.gateway": level if is_debug else logging.NOTSET,
        "discord.ext.commands.bot": logging.ERROR,  # it only warns of the intent, and `log-intent-refused` does too
    }
    for name, least in levels.items():
        logging.getLogger(name).setLevel(least)
    for name in ("discord.client", "discord.shard", "discord.app_commands.tree", "asyncio"):
        logging.getLogger(name).addFilter(_shorten)
    # `log-endpoint-set` says what to do about it, too.
    logging.getLogger("discord.client").addFilter(lambda record: "interaction endpoint" not in str(record.msg))
    gateway = logging.getLogger("discord.gateway")
    gateway.addFilter(lambda record: record.levelno > logging.DEBUG or str(record.msg).startswith(HARMLESS))
    logging.getLogger("aiohttp.server").addFilter(_is_fault)


def close() -> None:
    """Write what was logged, so that what is printed next comes after it. Nothing is logged after this."""
    for handler in logging.getLogger().handlers:
        handler.close()


def _record(name: str, level: str, text: str) -> logging.LogRecord:
    return logging.makeLogRecord({"name": name, "levelname": level, "msg": text})


def _fields(record: logging.LogRecord) -> dict[str, Any]:
    return {name: value for name, value in getattr(record, "fields", {}).items() if value is not None}


def _is_fault(record: logging.LogRecord) -> bool:
    """Return whether a line of aiohttp's server is about the bot: anyone may send it what isn't HTTP."""
    return not (record.exc_info and isinstance(record.exc_info[1], HttpProcessingError))


def _shorten(record: logging.LogRecord) -> bool:
    """Put the error of a failed connection into the line; of an event that failed, only where: it may quote people."""
    if record.exc_info and (error := record.exc_info[1]):
        is_connection = "onnect" in str(record.msg).partition("\n")[0]
        record.msg = f"{record.getMessage().splitlines()[0]} ({error if is_connection else fault(error)})"
        record.args, record.exc_info, record.exc_text = None, None, None
        if is_connection:
            record.levelno, record.levelname = logging.WARNING, "WARNING"
    return True


def fault(error: BaseException) -> str:
    """Return the place and the kind of an error, without its text: `state.py:814: KeyError`."""
    places = [f"{Path(at.f_code.co_filename).name}:{line}: " for at, line in traceback.walk_tb(error.__traceback__)]
    return f"{places[-1] if places else ''}{type(error).__name__}"  # one that was never raised has no place
