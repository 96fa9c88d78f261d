"""Log lines for the host: text or JSON, on standard error, in UTC, never with a secret in them.

A thread of its own writes them: whoever reads them slowly, a paused terminal or a full pipe, must not hold the bot up.
"""

import contextlib
import json
import logging
import queue
import re
import sys
import threading
import time
from collections.abc import Mapping
from typing import Any, TextIO

from aiohttp.http_exceptions import HttpProcessingError

from bot.settings import Settings
from bot.words import words

MOST_WAITING = 10_000
"""How many lines wait to be written at most: some 3 MB. What comes then is dropped, and counted."""
GATHER_S = 0.05
"""How long lines are gathered, unless one is a warning: each time the thread wakes up, all others stop for a moment."""
FLUSH_S = 1.0
"""How long an ending process waits for its last lines to be taken."""
SECRET = re.compile(r"((?:interactions|webhooks)/\d+/)[^/\s\"'?]+")
"""The token of an interaction or a webhook, which whoever reads it may write by, in an address that fails."""
TELLING = ("Keeping shard", "Created websocket", "Shard ID", "Timed out", "Websocket closed", "Received RECONNECT")
"""How the gateway's lines begin that hold no message and no token. The others hold all that people write."""


class _Line(logging.Formatter):
    """Makes a line of a record, with the fields that it brings, and takes secrets out, whoever put them there."""

    def __init__(self, token: str | None, *, as_json: bool) -> None:
        super().__init__()
        self._token, self._as_json = token, as_json
        self._second, self._clock = 0, ""

    def format(self, record: logging.LogRecord) -> str:
        line = self._json(record) if self._as_json else self._text(record)
        if "interactions/" in line or "webhooks/" in line:
            line = SECRET.sub(r"\1[token]", line)
        return line.replace(self._token, "[token]") if self._token else line

    def formatTime(self, record: logging.LogRecord, datefmt: str | None = None) -> str:  # noqa: N802 (logging's name)
        """Return such as 2026-11-22T16:05:01.123Z; only the first line of a second works out its date."""
        if (second := int(record.created)) != self._second:
            self._second, self._clock = second, time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(second))
        return f"{self._clock}.{int(record.msecs):03d}Z"

    def _text(self, record: logging.LogRecord) -> str:
        parts = [self.formatTime(record), f"{record.levelname:<7}", f"{record.name}:", record.getMessage()]
        parts += [f"{name}={value}" for name, value in _fields(record).items() if value is not None]
        line = " ".join(parts)
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line

    def _json(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {"time": self.formatTime(record), "level": record.levelname}
        line |= {"logger": record.name, "message": record.getMessage()}
        line |= {name: value for name, value in _fields(record).items() if value is not None}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


class Writer(logging.Handler):
    """Writes lines to a stream in a thread of its own, many at a time if there are many."""

    def __init__(self, stream: TextIO) -> None:
        super().__init__()
        self._stream, self._dropped, self._counting = stream, 0, threading.Lock()
        self._waiting: queue.SimpleQueue[str | threading.Event] = queue.SimpleQueue()
        self._hurry = threading.Event()
        threading.Thread(target=self._write_all, name="log", daemon=True).start()

    def emit(self, record: logging.LogRecord) -> None:
        """Hand a line over, or drop it if too many wait already."""
        if self._waiting.qsize() >= MOST_WAITING:
            with self._counting:
                self._dropped += 1
        else:
            try:
                self._waiting.put(self.format(record))
            except Exception as error:  # perhaps a library's mistake; what it tells of goes on
                self._waiting.put(
                    self._line(record.name, logging.ERROR, words()("log-unreadable", error=type(error).__name__))
                )
        if record.levelno >= logging.WARNING:
            self._hurry.set()

    def flush(self) -> None:
        """Return when all is written that was handed over, or after FLUSH_S."""
        written = threading.Event()
        self._waiting.put(written)
        self._hurry.set()
        written.wait(FLUSH_S)

    def _write_all(self) -> None:
        while True:
            lines, written = self._taken()
            lines += self._told_of_dropped()
            if lines:
                self._write("\n".join([*lines, ""]))
            for each in written:
                each.set()

    def _told_of_dropped(self) -> list[str]:
        """Return a line that tells how many were dropped since the last such one, if any were. It waits in no queue."""
        with self._counting:
            dropped, self._dropped = self._dropped, 0
        return [self._line(__name__, logging.WARNING, words()("log-dropped", lines=dropped))] if dropped else []

    def _line(self, name: str, level: int, text: str) -> str:
        about = {"name": name, "levelno": level, "levelname": logging.getLevelName(level), "msg": text}
        return self.format(logging.makeLogRecord(about))

    def _taken(self) -> tuple[list[str], list[threading.Event]]:
        """Wait for a line, and take all that come with it."""
        taken = [self._waiting.get()]
        self._hurry.wait(GATHER_S)
        self._hurry.clear()
        taken += [self._waiting.get() for _ in range(self._waiting.qsize())]
        return [one for one in taken if isinstance(one, str)], [one for one in taken if not isinstance(one, str)]

    def _write(self, text: str) -> None:
        with contextlib.suppress(OSError, ValueError):  # nobody reads any more; the bot goes on
            self._stream.write(text)
            self._stream.flush()


def set_up(settings: Settings) -> None:
    """Send every log line of the process to standard error as the settings ask. Call `flush` before the end."""
    level = logging.getLevelName(settings.log_level)
    # What no line of ours says; finding it out costs more than the rest of a line.
    for flag in ("logThreads", "logProcesses", "logMultiprocessing", "logAsyncioTasks"):  # the last from 3.12 on
        setattr(logging, flag, False)
    logging._srcfile = None  # as logging's own documentation has it, under Optimization
    handler = Writer(sys.stderr)
    handler.setFormatter(_Line(settings.discord_token, as_json=settings.log_format == "json"))
    # At DEBUG discord.http tells what people write, and others what nobody asked for; the gateway's lines are chosen.
    logging.basicConfig(level=max(level, logging.INFO), handlers=[handler], force=True)
    logging.getLogger("bot").setLevel(level)
    # Alembic logs every step of a migration, discord.py every connection; few hosts asked for that.
    logging.getLogger("alembic").setLevel(max(logging.WARNING, level))
    logging.getLogger("discord").setLevel(logging.INFO if level < logging.INFO else max(logging.WARNING, level))
    logging.getLogger("discord.gateway").setLevel(level if level < logging.INFO else logging.NOTSET)
    logging.getLogger("discord.gateway").addFilter(_is_telling)
    for name in ("discord.client", "discord.shard"):
        logging.getLogger(name).addFilter(_shorten)
    if settings.interactions_port is not None:  # it warns that interactions do not come by the gateway
        logging.getLogger("discord.client").addFilter(lambda record: "interaction endpoint" not in str(record.msg))
    logging.getLogger("aiohttp.server").addFilter(_is_fault)
    # Its one warning is about the message content intent, and ours says what to do.
    logging.getLogger("discord.ext.commands.bot").setLevel(logging.ERROR)


def flush() -> None:
    """Wait until what was logged is written, so that what is printed next comes after it."""
    for handler in logging.getLogger().handlers:
        handler.flush()


def _fields(record: logging.LogRecord) -> Mapping[str, Any]:
    """What a record brings besides its message, by name: `extra={"fields": ...}`."""
    return getattr(record, "fields", {})


def _is_telling(record: logging.LogRecord) -> bool:
    """Whether a line of the gateway may be shown: none below INFO that holds what was sent."""
    return record.levelno > logging.DEBUG or str(record.msg).startswith(TELLING)


def _is_fault(record: logging.LogRecord) -> bool:
    """Whether a line of our own server is about us. Anybody may send it what is no HTTP, as often as they like."""
    return not (record.exc_info and isinstance(record.exc_info[1], HttpProcessingError))


def _shorten(record: logging.LogRecord) -> bool:
    """Cut the traceback that discord.py logs at each failed connection and reconnection down to its last line."""
    if record.exc_info and record.exc_info[1] and "onnect" in str(record.msg):
        record.msg = f"{record.getMessage()} ({record.exc_info[1]})"
        record.args, record.exc_info, record.exc_text = None, None, None
        record.levelno, record.levelname = logging.WARNING, "WARNING"
    return True
