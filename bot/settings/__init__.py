"""Settings, read once at start: the environment over `.env` over the defaults.

Nothing here looks at the process's environment by itself: `load` is handed it. All problems are reported at once.
The token and the database address (it may hold a password) are in no problem and in no repr.
"""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any, Literal

from bot.engine import Level
from bot.settings import values
from bot.settings.sources import gather
from bot.settings.strangers import Stranger, strangers
from bot.settings.values import MOST_SHARDS, Problem, Unusable

__all__ = ["Problem", "Settings", "SettingsError", "Stranger", "load", "unknown", "unusable_port"]


MOST_DAYS = 36_500


class SettingsError(Exception):
    """Some settings cannot be used. problems: all of them; whoever prints them finds the words."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        super().__init__(", ".join(f"{problem.variable}: {problem.code}" for problem in problems))
        self.problems = problems


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything a host can set. A field in capitals is the name of its variable; `_s` are seconds.

    >>> Settings().challenge_expires_s
    300
    >>> "not.for.logs" in repr(Settings(discord_token="not.for.logs"))
    False
    """

    discord_token: str | None = field(default=None, repr=False)
    database_url: str = field(default="sqlite+aiosqlite:///data/tictactoe.db", repr=False)
    command_prefix: str = "!"
    typed_commands: bool = True
    default_level: Level = Level.UNBEATABLE
    challenge_expires_s: int = 300
    game_expires_s: int = 86_400
    search_workers: int = field(default_factory=lambda: max(1, (os.cpu_count() or 1) - 1))
    search_time_s: float = 1.0
    retention_days: int = 0
    server_retention_days: int = 30
    host_name: str = ""
    host_contact: str = ""
    gateway: bool = True
    discord_api_url: str = "https://discord.com/api/v10"
    discord_gateway_url: str | None = None
    shard_count: int | None = None
    shard_ids: tuple[int, ...] | None = None
    interactions_port: int | None = None
    interactions_host: str = "127.0.0.1"
    discord_public_key: bytes | None = None
    health_port: int | None = None
    health_host: str = "127.0.0.1"
    update_notice: str | None = None
    log_level: str = "INFO"
    log_format: Literal["text", "json"] = "text"


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
    given = gather(
        [setting.name.upper() for setting in fields(Settings)], environ, dotenv_path, problems, is_named=is_named
    )
    read: dict[str, Any] = {}
    for name, (reader, *allowed) in _READERS.items():
        if (text := given.get(name.upper())) is not None:
            try:
                read[name] = reader(text, *allowed)
            except Unusable as error:
                problems.append(Problem(name.upper(), *error.args))
    problems += _misfits(given, read)
    if problems:
        raise SettingsError(tuple(problems))
    settings = Settings(**read)
    if dotenv_path is None or not is_named:
        return settings
    return replace(settings, database_url=values.placed(settings.database_url, dotenv_path.parent))


def unknown(environ: Mapping[str, str], dotenv_path: Path | None) -> list[Stranger]:
    """Return the variables that are probably meant as settings and are none, with what was probably meant.

    >>> unknown({"DATABSE_URL": "sqlite:///games.db", "HOME": "/root"}, None)
    [Stranger(name='DATABSE_URL', nearest='DATABASE_URL')]
    """
    known = [*(setting.name.upper() for setting in fields(Settings)), "DISCORD_TOKEN_FILE"]
    return strangers(known, environ, dotenv_path)


def unusable_port(setting: str, host: str, port: int | None, error: OSError) -> Problem:
    """Return why nobody can listen at the port that a setting names."""
    facts = {"host": host, "port": str(port), "reason": error.strerror or str(error)}
    return Problem(setting, "setting-port-unusable", facts)


def _misfits(given: Mapping[str, str], read: Mapping[str, Any]) -> list[Problem]:
    """Return the problems between settings that are each right by themselves."""
    if read.get("gateway") is False and "INTERACTIONS_PORT" not in given:
        return [Problem("GATEWAY", "setting-no-way-in")]
    ids, count = read.get("shard_ids"), read.get("shard_count")
    if ids and "SHARD_COUNT" not in given:
        return [Problem("SHARD_IDS", "setting-shards-without-count")]
    if ids and count and ids[-1] >= count:
        facts = {"highest": ids[-1], "count": count, "last": count - 1}
        return [Problem("SHARD_IDS", "setting-shard-beyond-count", facts)]
    return []


_READERS: dict[str, tuple[Any, ...]] = {
    "discord_token": (values.token,),
    "database_url": (values.database_url,),
    "command_prefix": (values.prefix, 10),
    "typed_commands": (values.switch,),
    "default_level": (values.one_of, *Level),
    "challenge_expires_s": (values.whole, 10, 86_400),
    "game_expires_s": (values.whole, 60, 30 * 86_400),
    "search_workers": (values.whole, 1, 64),
    "search_time_s": (values.seconds, 0.1, 10.0),
    "retention_days": (values.whole, 0, MOST_DAYS),
    "server_retention_days": (values.whole, 1, MOST_DAYS),
    "host_name": (values.line, 100),
    "host_contact": (values.line, 200),
    "gateway": (values.switch,),
    "discord_api_url": (values.url, "http", "https"),
    "discord_gateway_url": (values.url, "ws", "wss"),
    "shard_count": (values.whole, 1, MOST_SHARDS),
    "shard_ids": (values.shard_ids,),
    "interactions_port": (values.port,),
    "interactions_host": (values.address,),
    "discord_public_key": (values.public_key,),
    "health_port": (values.port,),
    "health_host": (values.address,),
    "update_notice": (values.url_or_off, "https", "http"),
    "log_level": (values.one_of, "DEBUG", "INFO", "WARNING", "ERROR"),
    "log_format": (values.one_of, "text", "json"),
}
"""How each setting is read: a function, and what else it is handed: the ends of a range, both included, or words."""
