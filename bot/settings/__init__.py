"""Settings, read once at start: the environment over `.env` over the defaults. All problems are reported at once.

The token and the database address (it may hold a password) are in no problem and in no repr.
"""

import io
import os
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, replace
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Literal, NamedTuple

from dotenv.parser import parse_stream

from bot.engine import Level
from bot.settings import values
from bot.settings.values import MAX_SHARDS, Unusable

DOTENV = Path(".env")
MAX_DAYS = 36_500
ADDRESS = "[0-9A-Za-z.:_-]{1,253}"
LIKENESS = 0.85  # from this ratio of difflib on, a name is probably a misspelt setting
OTHERS = re.compile(
    r"HOSTNAME|TZ|LANG|LANGUAGE|P?[UG]ID|(?:ALL|HTTPS?|NO)_PROXY|(?:COMPOSE|DOCKER|LC|PG|PIP|POSTGRES|PYTHON|SSL|TEST)_?.*"
)
"""Names that other programs read: shells, containers, Docker Compose, PostgreSQL, Python, tests."""


class Problem(NamedTuple):
    """What is wrong with a setting, an option, or the file of that name. code: of a message; data: its facts."""

    variable: str
    code: str
    data: Mapping[str, str | float | tuple[str, ...]] = {}


class SettingsError(Exception):
    """Some settings can't be used. problems: all of them; the caller that prints them looks up the words."""

    def __init__(self, *problems: Problem) -> None:
        super().__init__(", ".join(f"{problem.variable}: {problem.code}" for problem in problems))
        self.problems = problems


def _setting(default: Any, reader: Callable[..., Any], *allowed: Any, example: str = "", is_shown: bool = True) -> Any:
    """Declare a setting. Its sentence for `.env.example` and docs/hosting.md is env-<name> in environment.ftl.

    reader: takes the text and what is allowed: both ends of a range, or words. example: for `.env.example`, if the
    default is nothing or depends on the machine. is_shown: in a repr.
    """
    return field(default=default, repr=is_shown, metadata={"reader": (reader, *allowed), "example": example})


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything a host can set. A field in capitals is the name of its variable; `_s` are seconds.

    After a change, run `python -m scripts.settings`: it writes `.env.example` and the table of docs/hosting.md.

    >>> "not.for.logs" in repr(Settings(discord_token="not.for.logs"))
    False
    """

    discord_token: str | None = _setting(None, values.token, is_shown=False)
    database_url: str = _setting("sqlite:///data/tictactoe.db", values.database_url, is_shown=False)
    command_prefix: str = _setting("!", values.matching, ".{1,10}", "setting-prefix")
    typed_commands: bool = _setting(True, values.switch)
    default_level: Level | None = _setting(None, values.one_of, *Level, example="unbeatable")  # noqa: RUF009
    challenge_expires_s: int = _setting(300, values.whole, 10, 86_400)
    game_expires_s: int = _setting(86_400, values.whole, 60, 30 * 86_400)
    search_workers: int = _setting(max(1, (os.cpu_count() or 1) - 1), values.whole, 1, 64, example="1")
    search_time_s: float = _setting(1.0, values.seconds, 0.1, 10.0)
    retention_days: int = _setting(0, values.whole, 0, MAX_DAYS)
    server_retention_days: int = _setting(30, values.whole, 1, MAX_DAYS)
    host_name: str = _setting("", values.matching, ".{0,100}", "setting-line")
    host_contact: str = _setting("", values.matching, ".{0,200}", "setting-line")
    discord_api_url: str = _setting("https://discord.com/api/v10", values.url, "http", "https")
    discord_gateway_url: str | None = _setting(None, values.url, "ws", "wss", example="ws://localhost:7878")
    shard_count: int | None = _setting(None, values.whole, 1, MAX_SHARDS, example="4")
    shard_ids: tuple[int, ...] | None = _setting(None, values.shard_ids, example="0-3")
    health_port: int | None = _setting(None, values.whole, 1, 65_535, example="9090")
    health_host: str = _setting("127.0.0.1", values.matching, ADDRESS, "setting-address")
    update_notice: str | None = _setting(None, values.url, "https", "http", "off", example="off")
    log_level: str = _setting("INFO", values.one_of, "DEBUG", "INFO", "WARNING", "ERROR")
    log_format: Literal["text", "json"] = _setting("text", values.one_of, "text", "json")


TOKENS = ("DISCORD_TOKEN", "DISCORD_TOKEN_FILE")
NAMES = [*(setting.name.upper() for setting in fields(Settings)), "DISCORD_TOKEN_FILE"]  # all that are read
GONE = ("GATEWAY", "INTERACTIONS_PORT", "INTERACTIONS_HOST", "DISCORD_PUBLIC_KEY")  # settings of older versions
GATEWAY_OFF = "setting-gateway-off"
FOR_COMPOSE = ("COMPOSE_PROFILES", "EXTRAS")  # lists of words in a `.env`, which Compose hands on to the bot


def load_from(env_file: Path | None = None) -> Settings:
    """Read the settings of this process, and hand proxies that the file names to what reads the environment alone.

    env_file: one that the host has named, or DOTENV. Errors: as of `load`.
    """
    for name, text in _read_dotenv(env_file or DOTENV, []).items():
        if text and re.fullmatch("(?i)(ALL|HTTPS?|NO)_PROXY", name):
            os.environ.setdefault(name, _bare(text))
    return load(os.environ, env_file or DOTENV, is_named=env_file is not None)


def load(environ: Mapping[str, str], dotenv_path: Path | None, *, is_named: bool = False) -> Settings:
    """Read and check every setting; the environment stays as it is.

    dotenv_path: a `.env` file, which may be missing; None reads no file. is_named: a host has named that file, so it
    must be there, and relative paths count from its folder: a command in a scheduled job finds the bot's database.
    DISCORD_TOKEN_FILE may name a file that holds the token, as Docker's secrets do.
    Errors: SettingsError with every problem. A missing token is no problem: the demo needs none.

    >>> load({"DEFAULT_LEVEL": "impossible", "SEARCH_WORKERS": "0"}, None)
    Traceback (most recent call last):
    bot.settings.SettingsError: DEFAULT_LEVEL: setting-choice, SEARCH_WORKERS: setting-whole-number
    """
    problems: list[Problem] = []
    folder = dotenv_path.parent if dotenv_path and is_named else Path()
    given = _gather(environ, _read_dotenv(dotenv_path, problems, is_named=is_named))
    _read_token_file(given, folder, problems)
    read: dict[str, Any] = {}
    for setting in fields(Settings):
        name, (reader, *allowed) = setting.name.upper(), setting.metadata["reader"]
        if name in given:
            try:
                read[setting.name] = reader(given[name], *allowed)
            except Unusable as error:
                problems.append(Problem(name, *error.args))
    ids, count = read.get("shard_ids"), read.get("shard_count")
    if ids and "SHARD_COUNT" not in given:
        problems.append(Problem("SHARD_IDS", "setting-shards-without-count"))
    elif ids and count and ids[-1] >= count:
        facts = {"highest": ids[-1], "count": count, "last": count - 1}
        problems.append(Problem("SHARD_IDS", "setting-shard-beyond-count", facts))
    if problems:
        raise SettingsError(*problems)
    settings = Settings(**read)
    return replace(settings, database_url=values.placed(settings.database_url, folder)) if is_named else settings


def _gather(environ: Mapping[str, str], filed: Mapping[str, str | None]) -> dict[str, str]:
    """Return what is given, by setting. A token in the environment, or a file of one, wins over both in the file."""
    below = {name: text for name, text in filed.items() if name not in TOKENS or not environ.keys() & TOKENS}
    both = {**below, **environ}
    return {name: _bare(text) for name in NAMES if (text := both.get(name)) is not None}


def _bare(text: str) -> str:
    """Take off what copying brings along: blanks, and a pair of quotes (Docker's --env-file keeps them)."""
    text = text.strip()
    if len(text) > 1 and text[0] == text[-1] and text[0] in "\"'":
        text = text[1:-1].strip()
    return text


def _read_dotenv(path: Path | None, problems: list[Problem], *, is_named: bool = False) -> Mapping[str, str | None]:
    """Return what a file says, by variable; nothing if it isn't there. problems: takes what is wrong with the file."""
    if path is None:
        return {}
    shown = str(path) if is_named else path.name
    try:
        text = path.read_text(encoding="utf-8-sig")  # Windows editors put a mark in front
    except (OSError, UnicodeDecodeError) as error:
        kind = {FileNotFoundError: "missing", UnicodeDecodeError: "encoding"}.get(type(error), "unreadable")
        if is_named or kind != "missing":
            problems.append(Problem(shown, f"setting-file-{kind}"))
        return {}
    lines = list(parse_stream(io.StringIO(text)))  # a $ in a value stays one: it may be part of a password
    problems += [Problem(shown, "setting-file-line", {"line": str(each.original.line)}) for each in lines if each.error]
    return {each.key: each.value for each in lines if each.key is not None}


def _read_token_file(given: dict[str, str], folder: Path, problems: list[Problem]) -> None:
    """Put the token from DISCORD_TOKEN_FILE where DISCORD_TOKEN would be. folder: where a relative path begins."""
    path = given.pop("DISCORD_TOKEN_FILE", None)
    if path is None:
        return
    if "DISCORD_TOKEN" in given:
        problems.append(Problem("DISCORD_TOKEN", "setting-token-twice"))
        return
    try:
        if token := _bare((folder / os.path.expanduser(path)).read_text(encoding="utf-8-sig")):
            given["DISCORD_TOKEN"] = token
        else:
            problems.append(Problem("DISCORD_TOKEN_FILE", "setting-token-file-empty"))
    except (OSError, ValueError):  # the path is in no problem: people sometimes paste the token itself there
        problems.append(Problem("DISCORD_TOKEN_FILE", "setting-token-file-unreadable"))


def secret_files(environ: Mapping[str, str], dotenv_path: Path) -> list[Path]:
    """Return the paths of the `.env` file, which may be missing, and of the file that DISCORD_TOKEN_FILE names."""
    named = _gather(environ, _read_dotenv(dotenv_path, [])).get("DISCORD_TOKEN_FILE")
    return [dotenv_path, *([dotenv_path.parent / os.path.expanduser(named)] if named else [])]


def unknown(environ: Mapping[str, str], dotenv_path: Path | None) -> dict[str, str | None]:
    """Return names in a `.env` file that are no settings, and near misses in the environment, each with the nearest.

    >>> unknown({"DATABSE_URL": "sqlite:///games.db", "HOME": "/root"}, None)
    {'DATABSE_URL': 'DATABASE_URL'}
    """
    lines = _read_dotenv(dotenv_path, [])
    # A line without "=" may be a token on its own: it isn't printed.
    filed = {name for name, text in lines.items() if text is not None and re.fullmatch(r"[A-Za-z_]\w*", name)}
    known = (*NAMES, *GONE, *FOR_COMPOSE)
    others = sorted(name for name in filed | environ.keys() if name not in known and not OTHERS.fullmatch(name.upper()))
    found = {name: next(iter(get_close_matches(name.upper(), NAMES, 1, LIKENESS)), None) for name in others}
    return {name: nearest for name, nearest in found.items() if nearest or name in filed}


def leftovers(environ: Mapping[str, str], dotenv_path: Path | None) -> list[Problem]:
    """Return what older versions or other drivers read and this one doesn't.

    Without a gateway (code GATEWAY_OFF) the bot can't run. Errors: Unusable for an address that `load` refuses.

    >>> leftovers({"GATEWAY": "on", "EXTRAS": "http postgres"}, None)
    [Problem(variable='GATEWAY', code='setting-gone', data={}), Problem(variable='EXTRAS', code='extra-gone', data={})]
    """
    both = {**_read_dotenv(dotenv_path, []), **environ}
    is_off = _bare(both.get("GATEWAY") or "").lower() in values.OFF
    codes = dict.fromkeys((name for name in GONE if name in both), "setting-gone")
    codes |= {"GATEWAY": GATEWAY_OFF} if is_off else {}
    lists = (name for name in FOR_COMPOSE if "http" in re.split(r"\W+", both.get(name) or ""))
    found = [Problem(name, code) for name, code in (codes | dict.fromkeys(lists, "extra-gone")).items()]
    if left_out := values.address(_bare(both.get("DATABASE_URL") or "sqlite:///-"))[1]:
        found.append(Problem("DATABASE_URL", "setting-database-ignored", {"options": ", ".join(left_out)}))
    return found
