"""Settings, read once at start: the environment over `.env` over the defaults.

The caller passes the environment to `load`. All problems are reported at once.
The token and the database address (it may hold a password) are in no problem and in no repr.
"""

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any, Literal

from bot.engine import Level
from bot.settings import values
from bot.settings.sources import Unknown, find_unknown, gather
from bot.settings.values import MAX_SHARDS, Problem, Unusable

__all__ = ["Problem", "Settings", "SettingsError", "Unknown", "load", "unknown", "unusable_port"]

MAX_DAYS = 36_500
MAX_PORT = 65_535
ADDRESS = "[0-9A-Za-z.:_-]{1,253}"


class SettingsError(Exception):
    """Some settings can't be used. problems: all of them; the caller that prints them looks up the words."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        super().__init__(", ".join(f"{problem.variable}: {problem.code}" for problem in problems))
        self.problems = problems


def _setting(default: Any, reader: Callable[..., Any], *allowed: Any, example: str = "", is_shown: bool = True) -> Any:
    """Declare a setting. Its sentence for `.env.example` and docs/hosting.md is env-<name> in settings.ftl.

    reader: takes the text and what is allowed: both ends of a range, or words. example: for `.env.example`, if the
    default is nothing or depends on the machine. is_shown: in a repr.
    """
    return field(default=default, repr=is_shown, metadata={"reader": (reader, *allowed), "example": example})


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything a host can set. A field in capitals is the name of its variable; `_s` are seconds.

    After a change, run `python -m scripts.settings`: it writes `.env.example` and the table of docs/hosting.md.

    >>> Settings().challenge_expires_s
    300
    >>> "not.for.logs" in repr(Settings(discord_token="not.for.logs"))
    False
    """

    discord_token: str | None = _setting(None, values.token, is_shown=False)
    database_url: str = _setting("sqlite:///data/tictactoe.db", values.database_url, is_shown=False)
    command_prefix: str = _setting("!", values.matching, ".{1,10}", "setting-prefix")
    typed_commands: bool = _setting(True, values.switch)
    fast_presses: bool = _setting(True, values.switch)
    default_level: Level = _setting(Level.UNBEATABLE, values.one_of, *Level)  # noqa: RUF009
    challenge_expires_s: int = _setting(300, values.whole, 10, 86_400)
    game_expires_s: int = _setting(86_400, values.whole, 60, 30 * 86_400)
    search_workers: int = _setting(max(1, (os.cpu_count() or 1) - 1), values.whole, 1, 64, example="1")
    search_time_s: float = _setting(1.0, values.seconds, 0.1, 10.0)
    retention_days: int = _setting(0, values.whole, 0, MAX_DAYS)
    server_retention_days: int = _setting(30, values.whole, 1, MAX_DAYS)
    host_name: str = _setting("", values.matching, ".{0,100}", "setting-line")
    host_contact: str = _setting("", values.matching, ".{0,200}", "setting-line")
    gateway: bool = _setting(True, values.switch)
    discord_api_url: str = _setting("https://discord.com/api/v10", values.url, "http", "https")
    discord_gateway_url: str | None = _setting(None, values.url, "ws", "wss", example="ws://localhost:7878")
    shard_count: int | None = _setting(None, values.whole, 1, MAX_SHARDS, example="4")
    shard_ids: tuple[int, ...] | None = _setting(None, values.shard_ids, example="0-3")
    interactions_port: int | None = _setting(None, values.whole, 1, MAX_PORT, example="8080")
    interactions_host: str = _setting("127.0.0.1", values.matching, ADDRESS, "setting-address")
    discord_public_key: bytes | None = _setting(None, values.public_key)
    health_port: int | None = _setting(None, values.whole, 1, MAX_PORT, example="9090")
    health_host: str = _setting("127.0.0.1", values.matching, ADDRESS, "setting-address")
    update_notice: str | None = _setting(None, values.url, "https", "http", "off", example="off")
    log_level: str = _setting("INFO", values.one_of, "DEBUG", "INFO", "WARNING", "ERROR")
    log_format: Literal["text", "json"] = _setting("text", values.one_of, "text", "json")


def load(environ: Mapping[str, str], dotenv_path: Path | None, *, is_named: bool = False) -> Settings:
    """Read and check every setting; the environment stays as it is.

    environ: usually os.environ. dotenv_path: a `.env` file, which may be missing; None reads no file.
    is_named: a host has named that file, so it must be there, and relative paths count from its folder instead of the
    current one: a command in a scheduled job then finds the database that the bot uses.
    DISCORD_TOKEN_FILE may name a file that holds the token, as Docker's secrets do.
    Errors: SettingsError with every problem. A missing token is no problem: the demo needs none.

    >>> load({"GAME_EXPIRES_S": "3600"}, None).game_expires_s
    3600
    >>> load({"DEFAULT_LEVEL": "impossible", "SEARCH_WORKERS": "0"}, None)
    Traceback (most recent call last):
    bot.settings.SettingsError: DEFAULT_LEVEL: setting-choice, SEARCH_WORKERS: setting-whole-number
    """
    problems: list[Problem] = []
    given = gather(_names(), environ, dotenv_path, problems, is_named=is_named)
    read: dict[str, Any] = {}
    for setting in fields(Settings):
        name, (reader, *allowed) = setting.name.upper(), setting.metadata["reader"]
        if name in given:
            try:
                read[setting.name] = reader(given[name], *allowed)
            except Unusable as error:
                problems.append(Problem(name, *error.args))
    problems += _misfits(given, read)
    if problems:
        raise SettingsError(tuple(problems))
    settings = Settings(**read)
    if dotenv_path is None or not is_named:
        return settings
    return replace(settings, database_url=values.placed(settings.database_url, dotenv_path.parent))


def unknown(environ: Mapping[str, str], dotenv_path: Path | None) -> list[Unknown]:
    """Return the variables that are probably meant as settings and are none, with what was probably meant.

    >>> unknown({"DATABSE_URL": "sqlite:///games.db", "HOME": "/root"}, None)
    [Unknown(name='DATABSE_URL', nearest='DATABASE_URL')]
    """
    return find_unknown(_names(), environ, dotenv_path)


def _names() -> list[str]:
    return [*(setting.name.upper() for setting in fields(Settings)), "DISCORD_TOKEN_FILE"]


def unusable_port(setting: str, host: str, port: int | None, error: OSError) -> Problem:
    """Return why this process cannot listen at the port that a setting names."""
    facts = {"host": host, "port": str(port), "reason": error.strerror or str(error)}
    return Problem(setting, "setting-port-unusable", facts)


def _misfits(given: Mapping[str, str], read: Mapping[str, Any]) -> list[Problem]:
    """Return the problems between settings that are right one by one."""
    if read.get("gateway") is False and "INTERACTIONS_PORT" not in given:
        return [Problem("GATEWAY", "setting-no-way-in")]
    ids, count = read.get("shard_ids"), read.get("shard_count")
    if ids and "SHARD_COUNT" not in given:
        return [Problem("SHARD_IDS", "setting-shards-without-count")]
    if ids and count and ids[-1] >= count:
        facts = {"highest": ids[-1], "count": count, "last": count - 1}
        return [Problem("SHARD_IDS", "setting-shard-beyond-count", facts)]
    return []
