"""Variables that nobody reads: those that look like a setting that was mistyped, and all others of a `.env` file."""

import re
from collections.abc import Collection, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import NamedTuple

from bot.settings.sources import read_dotenv

NEAR = 0.85
"""How alike two names are, from 0 to 1, if one is taken for a slip of the other. Source: difflib's ratio."""
OTHERS = re.compile(
    r"HOSTNAME|TZ|LANG|LANGUAGE|P?[UG]ID|(?:ALL|HTTPS?|NO)_PROXY|(?:COMPOSE|DOCKER|LC|PG|PIP|POSTGRES|PYTHON|SSL|TEST)_?.*"
)
"""Names that others read: shells, containers, Docker Compose, PostgreSQL, Python, tests."""


NAME = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")


class Stranger(NamedTuple):
    """A variable that is no setting. nearest: the one that was probably meant, if any is near enough."""

    name: str
    nearest: str | None


def strangers(known: Collection[str], environ: Mapping[str, str], dotenv_path: Path | None) -> list[Stranger]:
    """Return what is probably a slip: in the environment only what is nearly a setting, in the file all that is none.

    known: the names of the settings. dotenv_path: a `.env` file, which may be missing. A line of it that sets nothing
    is left out: it may be a token that stands by itself, and names are printed.
    """
    lines = read_dotenv(dotenv_path, []) if dotenv_path else {}
    filed = {name for name, text in lines.items() if text is not None and NAME.fullmatch(name)}
    unknown = {name for name in filed | set(environ) if name not in known and not OTHERS.fullmatch(name.upper())}
    found = [Stranger(name, _nearest(name, known)) for name in sorted(unknown)]
    return [each for each in found if each.nearest or each.name in filed]


def _nearest(name: str, known: Collection[str]) -> str | None:
    return next(iter(get_close_matches(name.upper(), known, n=1, cutoff=NEAR)), None)
