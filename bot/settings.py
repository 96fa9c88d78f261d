"""Settings, read once at start: the environment over `.env` over the defaults.

Nothing here looks at the process's environment by itself: `load` is handed it. All problems are reported at once.
The token and the database address (it may hold a password) are in no problem and in no repr.
"""

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Literal, NamedTuple

from dotenv import dotenv_values

from bot.engine import Level

MOST_SHARDS = 10_000
MOST_DAYS = 36_500

_TOKEN_VARIABLES = ("DISCORD_TOKEN", "DISCORD_TOKEN_FILE")
_POSTGRESQL = re.compile(
    r"postgresql\+asyncpg://"
    r"(?:[^:/@]*(?::[^@]*)?@)?"  # user:password@
    r"(?:\[[0-9A-Fa-f:.]+\]|[^:/@?\[\]]*)(?::[0-9]{1,5})?"  # host:port
    r"(?:/[^?@]*)?(?:\?.*)?"  # /database?options
)


class Problem(NamedTuple):
    """What is wrong with a setting, an option, or the file of that name. code: of a message; data: its facts."""

    variable: str
    code: str
    data: Mapping[str, str | float | tuple[str, ...]] = {}


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
    shard_count: int | None = None
    shard_ids: tuple[int, ...] | None = None
    log_level: str = "INFO"
    log_format: Literal["text", "json"] = "text"


def load(environ: Mapping[str, str], dotenv_path: Path | None) -> Settings:
    """Read and check every setting; the environment stays as it is.

    environ: usually os.environ. dotenv_path: a `.env` file, which may be missing; None reads no file.
    DISCORD_TOKEN_FILE may name a file that holds the token, as Docker's secrets do.
    Errors: SettingsError with every problem. A missing token is no problem: the demo needs none.

    >>> load({"GAME_EXPIRES_S": "3600"}, None).game_expires_s
    3600
    >>> load({"DEFAULT_LEVEL": "impossible", "SEARCH_WORKERS": "0"}, None)
    Traceback (most recent call last):
    bot.settings.SettingsError: DEFAULT_LEVEL: setting-choice, SEARCH_WORKERS: setting-whole-number
    """
    problems: list[Problem] = []
    given = _gather(environ, dotenv_path, problems)
    values: dict[str, Any] = {}
    for name, (read, *allowed) in _READERS.items():
        if (text := given.get(name.upper())) is not None:
            try:
                values[name] = read(text, *allowed)
            except _Unusable as error:
                problems.append(Problem(name.upper(), *error.args))
    problems += _misfits(given, values)
    if problems:
        raise SettingsError(tuple(problems))
    return Settings(**values)


class _Unusable(Exception):
    """A value that cannot be used: with the code of its Problem and, if it has any, the data."""


def _gather(environ: Mapping[str, str], dotenv_path: Path | None, problems: list[Problem]) -> dict[str, str]:
    """Return what is given, by variable, without the blanks and quotes around it."""
    given = _known(environ)
    below = _known(_read_dotenv(dotenv_path, problems)) if dotenv_path else {}
    if any(name in given for name in _TOKEN_VARIABLES):
        below = {name: text for name, text in below.items() if name not in _TOKEN_VARIABLES}
    given = below | given
    _read_token_file(given, problems)
    return given


def _known(source: Mapping[str, str | None]) -> dict[str, str]:
    names = [*(setting.name.upper() for setting in fields(Settings)), "DISCORD_TOKEN_FILE"]
    return {name: _bare(text) for name in names if (text := source.get(name)) is not None}


def _bare(text: str) -> str:
    """Take off what copying brings along: blanks, and a pair of quotes (Docker's --env-file keeps them)."""
    text = text.strip()
    if len(text) > 1 and text[0] == text[-1] and text[0] in "\"'":
        text = text[1:-1].strip()
    return text


def _read_dotenv(path: Path, problems: list[Problem]) -> Mapping[str, str | None]:
    try:
        # No interpolation: a $ in a password stays one. utf-8-sig: Windows editors put a mark in front.
        return dotenv_values(path, interpolate=False, encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        code = "setting-file-unreadable" if isinstance(error, OSError) else "setting-file-encoding"
        problems.append(Problem(path.name, code))
        return {}


def _read_token_file(given: dict[str, str], problems: list[Problem]) -> None:
    """Put the token from DISCORD_TOKEN_FILE where DISCORD_TOKEN would be."""
    path = given.pop("DISCORD_TOKEN_FILE", None)
    if path is not None and "DISCORD_TOKEN" in given:
        problems.append(Problem("DISCORD_TOKEN", "setting-token-twice"))
    elif path is not None:
        try:
            if token := _bare(Path(path).read_text(encoding="utf-8-sig")):
                given["DISCORD_TOKEN"] = token
            else:
                problems.append(Problem("DISCORD_TOKEN_FILE", "setting-token-file-empty"))
        except (OSError, ValueError):  # the path is in no problem: people sometimes paste the token itself there
            problems.append(Problem("DISCORD_TOKEN_FILE", "setting-token-file-unreadable"))


def _token(text: str) -> str:
    if not text:
        raise _Unusable("setting-token-empty")
    if re.fullmatch(r"[\w-]{32}", text, re.ASCII):
        raise _Unusable("setting-token-is-secret")
    if not re.fullmatch(r"[\w-]+\.[\w-]+\.[\w-]+", text, re.ASCII):
        raise _Unusable("setting-token-malformed")
    return text


def _database_url(text: str) -> str:
    scheme = text.partition(":")[0].lower()
    if scheme in ("postgres", "postgresql"):
        raise _Unusable("setting-database-scheme", {"scheme": scheme})
    if re.fullmatch(r"sqlite(?:\+aiosqlite)?:///.*[^/].*", text):
        return text
    if not text.startswith("postgresql+asyncpg://"):
        raise _Unusable("setting-database-unknown")
    if not _POSTGRESQL.fullmatch(text):
        raise _Unusable("setting-database-malformed")
    if "sslmode=" in text.rpartition("?")[2]:
        raise _Unusable("setting-database-sslmode")
    return text


def _prefix(text: str, most: int) -> str:
    if 1 <= len(text) <= most:
        return text
    raise _Unusable("setting-prefix", {"given": _shown(text), "most": most})


def _line(text: str, most: int) -> str:
    if len(text) <= most and text.isprintable():
        return text
    raise _Unusable("setting-line", {"most": most})


def _switch(text: str) -> bool:
    if text.lower() in ("on", "true", "yes", "1"):
        return True
    if text.lower() in ("off", "false", "no", "0"):
        return False
    raise _Unusable("setting-choice", {"given": _shown(text), "allowed": ("on", "off")})


def _one_of(text: str, *allowed: str) -> str:
    for word in allowed:
        if word.lower() == text.lower():
            return word
    raise _Unusable("setting-choice", {"given": _shown(text), "allowed": allowed})


def _whole(text: str, low: int, high: int) -> int:
    if re.fullmatch("[0-9]{1,99}", text) and low <= int(text) <= high:
        return int(text)
    raise _Unusable("setting-whole-number", {"given": _shown(text), "low": low, "high": high})


def _seconds(text: str, low: float, high: float) -> float:
    if re.fullmatch(r"[0-9]{1,9}(\.[0-9]{1,9})?", text) and low <= float(text) <= high:
        return float(text)
    raise _Unusable("setting-seconds", {"given": _shown(text), "low": low, "high": high})


def _shard_ids(text: str) -> tuple[int, ...]:
    ids: set[int] = set()
    for part in text.split(","):
        found = re.fullmatch(r"([0-9]{1,9})(?:-([0-9]{1,9}))?", part.strip())
        first, last = (int(found[1]), int(found[2] or found[1])) if found else (1, 0)
        if not first <= last < MOST_SHARDS:
            raise _Unusable("setting-shards", {"given": _shown(text)})
        ids.update(range(first, last + 1))
    return tuple(sorted(ids))


def _misfits(given: Mapping[str, str], values: Mapping[str, Any]) -> list[Problem]:
    """Return the problems between settings that are each right by themselves."""
    ids, count = values.get("shard_ids"), values.get("shard_count")
    if ids and "SHARD_COUNT" not in given:
        return [Problem("SHARD_IDS", "setting-shards-without-count")]
    if ids and count and ids[-1] >= count:
        facts = {"highest": ids[-1], "count": count, "last": count - 1}
        return [Problem("SHARD_IDS", "setting-shard-beyond-count", facts)]
    return []


def _shown(text: str) -> str:
    return repr(text if len(text) <= 40 else text[:40] + "...")


_READERS: dict[str, tuple[Any, ...]] = {
    "discord_token": (_token,),
    "database_url": (_database_url,),
    "command_prefix": (_prefix, 10),
    "typed_commands": (_switch,),
    "default_level": (_one_of, *Level),
    "challenge_expires_s": (_whole, 10, 86_400),
    "game_expires_s": (_whole, 60, 30 * 86_400),
    "search_workers": (_whole, 1, 64),
    "search_time_s": (_seconds, 0.1, 10.0),
    "retention_days": (_whole, 0, MOST_DAYS),
    "server_retention_days": (_whole, 1, MOST_DAYS),
    "host_name": (_line, 100),
    "host_contact": (_line, 200),
    "shard_count": (_whole, 1, MOST_SHARDS),
    "shard_ids": (_shard_ids,),
    "log_level": (_one_of, "DEBUG", "INFO", "WARNING", "ERROR"),
    "log_format": (_one_of, "text", "json"),
}
"""How each setting is read: a function, and what else it is handed: the ends of a range, both included, or words."""
