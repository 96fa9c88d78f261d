"""Read the environment over a `.env` file and a token file, and find names that look like misspelt settings."""

import io
import re
from collections.abc import Collection, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import NamedTuple

from dotenv.parser import parse_stream

from bot.settings.values import Problem

_TOKEN_VARIABLES = ("DISCORD_TOKEN", "DISCORD_TOKEN_FILE")
LIKENESS = 0.85
"""From 0 to 1, by difflib's ratio."""
OTHERS = re.compile(
    r"HOSTNAME|TZ|LANG|LANGUAGE|P?[UG]ID|(?:ALL|HTTPS?|NO)_PROXY|(?:COMPOSE|DOCKER|LC|PG|PIP|POSTGRES|PYTHON|SSL|TEST)_?.*"
)
"""Names that other programs read: shells, containers, Docker Compose, PostgreSQL, Python, tests."""


class Unknown(NamedTuple):
    """A variable that isn't a setting. nearest: the setting it was probably meant to be."""

    name: str
    nearest: str | None


def gather(
    names: Collection[str],
    environ: Mapping[str, str],
    dotenv_path: Path | None,
    problems: list[Problem],
    *,
    is_named: bool,
) -> dict[str, str]:
    """Return what is given, by variable, without the blanks and quotes around it.

    names: of the variables that are settings. problems: takes what is wrong with the files.
    is_named: dotenv_path must be there, and a relative path of the token's file counts from its folder.
    """
    below = read_dotenv(dotenv_path, problems, is_named=is_named) if dotenv_path else {}
    if any(name in environ for name in _TOKEN_VARIABLES):
        below = {name: text for name, text in below.items() if name not in _TOKEN_VARIABLES}
    both = {**below, **environ}
    given = {name: _bare(text) for name in names if (text := both.get(name)) is not None}
    _read_token_file(given, problems, dotenv_path.parent if dotenv_path and is_named else Path())
    return given


def _bare(text: str) -> str:
    """Take off what copying brings along: blanks, and a pair of quotes (Docker's --env-file keeps them)."""
    text = text.strip()
    if len(text) > 1 and text[0] == text[-1] and text[0] in "\"'":
        text = text[1:-1].strip()
    return text


def read_dotenv(path: Path, problems: list[Problem], *, is_named: bool = False) -> Mapping[str, str | None]:
    """Return what a file says, by variable; nothing if it isn't there, which is a problem only if a host has named it.

    problems: takes what is wrong with the file. A $ in a value stays one: it may be part of a password.
    """
    shown = str(path) if is_named else path.name
    try:
        text = path.read_text(encoding="utf-8-sig")  # Windows editors put a mark in front
    except (OSError, UnicodeDecodeError) as error:
        kind = {FileNotFoundError: "missing", UnicodeDecodeError: "encoding"}.get(type(error), "unreadable")
        if is_named or kind != "missing":
            problems.append(Problem(shown, f"setting-file-{kind}"))
        return {}
    lines = list(parse_stream(io.StringIO(text)))
    wrong = [{"line": str(each.original.line)} for each in lines if each.error]
    problems += [Problem(shown, "setting-file-line", each) for each in wrong]
    return {each.key: each.value for each in lines if each.key is not None}


def _read_token_file(given: dict[str, str], problems: list[Problem], folder: Path) -> None:
    """Put the token from DISCORD_TOKEN_FILE where DISCORD_TOKEN would be. folder: where a relative path begins."""
    path = given.pop("DISCORD_TOKEN_FILE", None)
    if path is not None and "DISCORD_TOKEN" in given:
        problems.append(Problem("DISCORD_TOKEN", "setting-token-twice"))
    elif path is not None:
        try:
            if token := _bare((folder / path).read_text(encoding="utf-8-sig")):
                given["DISCORD_TOKEN"] = token
            else:
                problems.append(Problem("DISCORD_TOKEN_FILE", "setting-token-file-empty"))
        except (OSError, ValueError):  # the path is in no problem: people sometimes paste the token itself there
            problems.append(Problem("DISCORD_TOKEN_FILE", "setting-token-file-unreadable"))


def find_unknown(known: Collection[str], environ: Mapping[str, str], dotenv_path: Path | None) -> list[Unknown]:
    """Return near misses in the environment, and every name in a `.env` file that isn't in `known`."""
    lines = read_dotenv(dotenv_path, []) if dotenv_path else {}
    # A line without "=" may be a token on its own: it isn't printed.
    filed = {name for name, text in lines.items() if text is not None and re.fullmatch(r"[A-Za-z_]\w*", name)}
    others = {name for name in filed | set(environ) if name not in known and not OTHERS.fullmatch(name.upper())}
    found = [
        Unknown(name, next(iter(get_close_matches(name.upper(), known, 1, LIKENESS)), None)) for name in sorted(others)
    ]
    return [each for each in found if each.nearest or each.name in filed]
