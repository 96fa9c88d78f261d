"""Where settings come from: the environment over a `.env` file, and a file that holds the token."""

from collections.abc import Collection, Mapping
from pathlib import Path

from dotenv import dotenv_values

from bot.settings.values import Problem

_TOKEN_VARIABLES = ("DISCORD_TOKEN", "DISCORD_TOKEN_FILE")


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
    known = [*names, "DISCORD_TOKEN_FILE"]
    given = _known(known, environ)
    below = _known(known, read_dotenv(dotenv_path, problems, is_named=is_named)) if dotenv_path else {}
    if any(name in given for name in _TOKEN_VARIABLES):
        below = {name: text for name, text in below.items() if name not in _TOKEN_VARIABLES}
    given = below | given
    _read_token_file(given, problems, dotenv_path.parent if dotenv_path and is_named else Path())
    return given


def _known(names: Collection[str], source: Mapping[str, str | None]) -> dict[str, str]:
    return {name: _bare(text) for name in names if (text := source.get(name)) is not None}


def _bare(text: str) -> str:
    """Take off what copying brings along: blanks, and a pair of quotes (Docker's --env-file keeps them)."""
    text = text.strip()
    if len(text) > 1 and text[0] == text[-1] and text[0] in "\"'":
        text = text[1:-1].strip()
    return text


def read_dotenv(path: Path, problems: list[Problem], *, is_named: bool = False) -> Mapping[str, str | None]:
    """Return what a file says, by variable: nothing if it isn't there. problems: takes what is wrong with it.

    is_named: a host has named that file, so it must be there.
    """
    shown = str(path) if is_named else path.name
    try:
        if is_named and not path.exists():
            problems.append(Problem(shown, "setting-file-missing"))
        # No interpolation: a $ in a password stays one. utf-8-sig: Windows editors put a mark in front.
        return dotenv_values(path, interpolate=False, encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        code = "setting-file-unreadable" if isinstance(error, OSError) else "setting-file-encoding"
        problems.append(Problem(shown, code))
        return {}


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
