"""Log lines for the host: text or JSON, on standard error, never with the bot's token in them."""

import json
import logging

from bot.settings import Settings


class _Quiet(logging.Formatter):
    """Takes the token out of a finished line, traceback included, whoever put it there."""

    def __init__(self, token: str | None, *, as_json: bool) -> None:
        super().__init__("%(asctime)s %(levelname)-7s %(name)s: %(message)s")
        self._token, self._as_json = token, as_json

    def format(self, record: logging.LogRecord) -> str:
        line = self._json(record) if self._as_json else super().format(record)
        return line.replace(self._token, "[token]") if self._token else line

    def _json(self, record: logging.LogRecord) -> str:
        line = {"time": self.formatTime(record), "level": record.levelname}
        line |= {"logger": record.name, "message": record.getMessage()}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def _shorten(record: logging.LogRecord) -> bool:
    """Cut the traceback that discord.py logs at each reconnection down to its last line."""
    if record.exc_info and record.exc_info[1] and "econnect" in str(record.msg):
        record.msg = f"{record.getMessage()} ({record.exc_info[1]})"
        record.args, record.exc_info, record.exc_text = None, None, None
        record.levelno, record.levelname = logging.WARNING, "WARNING"
    return True


def set_up(settings: Settings) -> None:
    """Send every log line of the process to standard error as the settings ask."""
    handler = logging.StreamHandler()
    handler.setFormatter(_Quiet(settings.discord_token, as_json=settings.log_format == "json"))
    logging.basicConfig(level=settings.log_level, handlers=[handler], force=True)
    # Alembic logs every step of a migration, discord.py every request; no host asked for that.
    for name in ("alembic", "discord"):
        logging.getLogger(name).setLevel(max(logging.WARNING, logging.getLevelName(settings.log_level)))
    for name in ("discord.client", "discord.shard"):
        logging.getLogger(name).addFilter(_shorten)
    # Its one warning is about the message content intent, and ours says what to do.
    logging.getLogger("discord.ext.commands.bot").setLevel(logging.ERROR)
