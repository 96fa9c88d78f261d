"""Settings, read once at start: the environment over `.env` over the defaults.

Nothing here looks at the process's environment by itself: `load` is handed it. All problems are told at once.
The token and the database address (it may hold a password) stand in no message and in no repr.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Literal

from dotenv import dotenv_values

from bot.engine import Level

MOST_SHARDS = 10_000
LONGEST_PREFIX = 10
SHOWN_CHARACTERS = 40

_TOKEN_VARIABLES = ("DISCORD_TOKEN", "DISCORD_TOKEN_FILE")
_TOKEN = re.compile(r"[\w-]+\.[\w-]+\.[\w-]+", re.ASCII)
_CLIENT_SECRET = re.compile(r"[\w-]{32}", re.ASCII)
_SHARDS = re.compile(r"([0-9]{1,9})(?:-([0-9]{1,9}))?")
_SQLITE = re.compile(r"sqlite(?:\+aiosqlite)?:///.*[^/].*")
_POSTGRESQL = re.compile(
    r"postgresql\+asyncpg://"
    r"(?:[^:/@]*(?::[^@]*)?@)?"  # user:password@
    r"(?:\[[0-9A-Fa-f:.]+\]|[^:/@?\[\]]*)(?::[0-9]{1,5})?"  # host:port
    r"(?:/[^?@]*)?(?:\?.*)?"  # /database?options
)


class SettingsError(Exception):
    """Some settings cannot be used. problems: one line each, naming the variable and what is allowed."""

    def __init__(self, problems: tuple[str, ...]) -> None:
        super().__init__("\n".join(problems))
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
    shard_count: int | None = None
    shard_ids: tuple[int, ...] | None = None
    log_level: str = "INFO"
    log_format: Literal["text", "json"] = "text"


def load(environ: Mapping[str, str], dotenv_path: Path | None) -> Settings:
    """Read and check every setting; the environment stays as it is.

    environ: usually os.environ. dotenv_path: a `.env` file, which may be missing; None reads no file.
    DISCORD_TOKEN_FILE may name a file that holds the token, as Docker's secrets do.
    Errors: SettingsError with every problem. A token that is not there is none: the demo needs no token.

    >>> load({"GAME_EXPIRES_S": "3600"}, None).game_expires_s
    3600
    >>> load({"DEFAULT_LEVEL": "impossible", "SEARCH_WORKERS": "0"}, None)
    Traceback (most recent call last):
    bot.settings.SettingsError: DEFAULT_LEVEL is 'impossible'. Choose easy, medium, hard or unbeatable.
    SEARCH_WORKERS is '0'. Give a whole number from 1 to 64.
    """
    problems: list[str] = []
    given = _gather(environ, dotenv_path, problems)
    values: dict[str, Any] = {}
    for name, read in _READERS.items():
        text = given.get(name.upper())
        if text is not None:
            try:
                values[name] = read(text)
            except _Problem as problem:
                problems.append(f"{name.upper()} {problem}")
    problems.extend(_misfits(given, values))
    if problems:
        raise SettingsError(tuple(problems))
    return Settings(**values)


class _Problem(Exception):
    """What is wrong with a value and what is allowed, to be read after the variable's name."""


def _gather(environ: Mapping[str, str], dotenv_path: Path | None, problems: list[str]) -> dict[str, str]:
    """Return what is given, by variable, without the blanks and quotes around it."""
    given = _known(environ)
    if dotenv_path is not None:
        below = _known(_read_dotenv(dotenv_path, problems))
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


def _read_dotenv(path: Path, problems: list[str]) -> Mapping[str, str | None]:
    try:
        # No interpolation: a $ in a password stays one. utf-8-sig: Windows editors put a mark in front.
        return dotenv_values(path, interpolate=False, encoding="utf-8-sig")
    except OSError:
        problems.append(f"{path.name} cannot be read. Check who may read it.")
    except UnicodeDecodeError:
        problems.append(f"{path.name} is not UTF-8 text. Save it as UTF-8.")
    return {}


def _read_token_file(given: dict[str, str], problems: list[str]) -> None:
    """Put the token from DISCORD_TOKEN_FILE where DISCORD_TOKEN would be.

    The path is not shown in a problem: the token itself is pasted there at times.
    """
    path = given.pop("DISCORD_TOKEN_FILE", None)
    if path is None:
        return
    if "DISCORD_TOKEN" in given:
        problems.append("DISCORD_TOKEN and DISCORD_TOKEN_FILE are both set. Keep one of them.")
        return
    try:
        token = _bare(Path(path).read_text(encoding="utf-8-sig"))
    except (OSError, ValueError):
        problems.append("DISCORD_TOKEN_FILE names no file that can be read. Check the path and its rights.")
        return
    if token:
        given["DISCORD_TOKEN"] = token
    else:
        problems.append("DISCORD_TOKEN_FILE names an empty file. Put the token into it.")


def _token(text: str) -> str:
    place = "Copy the token from the developer portal, under Bot -> Reset Token."
    if not text:
        raise _Problem("is set but empty. Put the bot's token after it, or remove the line.")
    if _CLIENT_SECRET.fullmatch(text):
        raise _Problem("looks like a client secret; the token is under Bot -> Reset Token.")
    if not _TOKEN.fullmatch(text):
        raise _Problem(f"does not look like a bot's token: three parts joined by dots. {place}")
    return text


def _database_url(text: str) -> str:
    scheme = text.partition(":")[0].lower()
    if scheme in ("postgres", "postgresql"):
        raise _Problem(f"starts with {scheme}://. Write postgresql+asyncpg:// instead.")
    if text.startswith("postgresql+asyncpg://"):
        if not _POSTGRESQL.fullmatch(text):
            form = "postgresql+asyncpg://user:password@host:5432/database"
            raise _Problem(f"cannot be read. Write {form}, with %40 for an @ in the password.")
        if "sslmode=" in text.rpartition("?")[2]:
            raise _Problem("has sslmode=, which asyncpg does not know. Write ssl= instead.")
        return text
    if _SQLITE.fullmatch(text):
        return text
    allowed = "sqlite+aiosqlite:///file or postgresql+asyncpg://user:password@host/database"
    raise _Problem(f"names no database the bot can use. Write {allowed}.")


def _prefix(text: str) -> str:
    if not 1 <= len(text) <= LONGEST_PREFIX:
        raise _Problem(f"is {_shown(text)}. Give 1 to {LONGEST_PREFIX} characters, not only blanks.")
    return text


def _switch(text: str) -> bool:
    if text.lower() in ("on", "true", "yes", "1"):
        return True
    if text.lower() in ("off", "false", "no", "0"):
        return False
    raise _Problem(f"is {_shown(text)}. Choose on or off.")


def _one_of(*allowed: str) -> Callable[[str], str]:
    """Return a reader that takes one of the words, in small or capital letters."""

    def read(text: str) -> str:
        for word in allowed:
            if word.lower() == text.lower():
                return word
        raise _Problem(f"is {_shown(text)}. Choose {', '.join(allowed[:-1])} or {allowed[-1]}.")

    return read


def _level(text: str) -> Level:
    return Level(_one_of(*Level)(text))


def _whole(low: int, high: int) -> Callable[[str], int]:
    """Return a reader that takes a whole number, both ends included."""

    def read(text: str) -> int:
        digits = text.lstrip("0") or "0"
        if re.fullmatch("[0-9]+", text) and len(digits) <= len(str(high)) and low <= int(digits) <= high:
            return int(digits)
        raise _Problem(f"is {_shown(text)}. Give a whole number from {low} to {high}.")

    return read


def _seconds(low: float, high: float) -> Callable[[str], float]:
    def read(text: str) -> float:
        if re.fullmatch(r"[0-9]{1,9}(\.[0-9]{1,9})?", text) and low <= float(text) <= high:
            return float(text)
        raise _Problem(f"is {_shown(text)}. Give seconds from {low} to {high}, such as 1.5.")

    return read


def _shard_ids(text: str) -> tuple[int, ...]:
    ids: set[int] = set()
    for part in text.split(","):
        found = _SHARDS.fullmatch(part.strip())
        first, last = (int(found[1]), int(found[2] or found[1])) if found else (1, 0)
        if not first <= last < MOST_SHARDS:
            raise _Problem(f"is {_shown(text)}. Give shards counted from 0, as 0-3 or 0,2.")
        ids.update(range(first, last + 1))
    return tuple(sorted(ids))


def _misfits(given: Mapping[str, str], values: Mapping[str, Any]) -> list[str]:
    """Return the problems between settings that are each right by themselves."""
    ids, count = values.get("shard_ids"), values.get("shard_count")
    if ids is None:
        return []
    if "SHARD_COUNT" not in given:
        return ["SHARD_IDS needs SHARD_COUNT, the number of shards of all processes together."]
    if count is not None and ids[-1] >= count:
        return [f"SHARD_IDS goes up to {ids[-1]}, but SHARD_COUNT is {count}. The last shard is {count - 1}."]
    return []


def _shown(text: str) -> str:
    return repr(text if len(text) <= SHOWN_CHARACTERS else text[:SHOWN_CHARACTERS] + "...")


_READERS: dict[str, Callable[[str], Any]] = {
    "discord_token": _token,
    "database_url": _database_url,
    "command_prefix": _prefix,
    "typed_commands": _switch,
    "default_level": _level,
    "challenge_expires_s": _whole(10, 86_400),
    "game_expires_s": _whole(60, 30 * 86_400),
    "search_workers": _whole(1, 64),
    "search_time_s": _seconds(0.1, 10.0),
    "shard_count": _whole(1, MOST_SHARDS),
    "shard_ids": _shard_ids,
    "log_level": _one_of("DEBUG", "INFO", "WARNING", "ERROR"),
    "log_format": _one_of("text", "json"),
}
