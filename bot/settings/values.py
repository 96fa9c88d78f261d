"""Read the text of a setting: a function for each kind. Errors, of every one: Unusable."""

import re
from pathlib import Path

MAX_SHARDS = 10_000
ON, OFF = ("on", "true", "yes", "1"), ("off", "false", "no", "0")

POSTGRESQL = re.compile(
    r"postgresql\+asyncpg://"
    r"(?:[^:/@]*(?::[^@]*)?@)?"  # user:password@
    r"(?:\[[0-9A-Fa-f:.]+\]|[^:/@?\[\]]*)(?::[0-9]{1,5})?"  # host:port
    r"(?:/[^?@]*)?(?:\?.*)?"  # /database?options
)


class Unusable(Exception):
    """A value that cannot be used. args: the code of its Problem and, if it has any, the data."""


def token(text: str) -> str:
    if not text:
        raise Unusable("setting-token-empty")
    if re.fullmatch(r"[\w-]{32}", text, re.ASCII):
        raise Unusable("setting-token-is-secret")
    if not re.fullmatch(r"[\w-]+\.[\w-]+\.[\w-]+", text, re.ASCII):
        raise Unusable("setting-token-malformed")
    return text


def database_url(text: str) -> str:
    scheme = text.partition(":")[0].lower()
    if scheme in ("postgres", "postgresql"):
        raise Unusable("setting-database-scheme", {"scheme": scheme})
    if re.fullmatch(r"sqlite(?:\+aiosqlite)?:///.*[^/].*", text):
        return text
    if not text.startswith("postgresql+asyncpg://"):
        raise Unusable("setting-database-unknown")
    if not POSTGRESQL.fullmatch(text):
        raise Unusable("setting-database-malformed")
    if "sslmode=" in text.rpartition("?")[2]:
        raise Unusable("setting-database-sslmode")
    return text


def placed(url: str, folder: Path) -> str:
    """Return a database's address with the path of a SQLite file counted from folder; any other as it is.

    >>> placed("sqlite:///:memory:", Path("elsewhere"))
    'sqlite:///:memory:'
    """
    found = re.fullmatch(r"(sqlite(?:\+aiosqlite)?:///)(?!:memory:|file:)([^?]+)(.*)", url)
    return f"{found[1]}{(folder.absolute() / found[2]).as_posix()}{found[3]}" if found else url


def matching(text: str, pattern: str, code: str) -> str:
    """Return the text if the whole of it matches. code: of the message if it does not."""
    if re.fullmatch(pattern, text) and text.isprintable():
        return text
    raise _unusable(code, text)


def switch(text: str) -> bool:
    if text.lower() in (*ON, *OFF):
        return text.lower() in ON
    raise _unusable("setting-choice", text, allowed=("on", "off"))


def one_of(text: str, *allowed: str) -> str:
    for word in allowed:
        if word.lower() == text.lower():
            return word
    raise _unusable("setting-choice", text, allowed=allowed)


def whole(text: str, low: int, high: int) -> int:
    if re.fullmatch("[0-9]{1,99}", text) and low <= int(text) <= high:
        return int(text)
    raise _unusable("setting-whole-number", text, low=low, high=high)


def seconds(text: str, low: float, high: float) -> float:
    if re.fullmatch(r"[0-9]{1,9}(\.[0-9]{1,9})?", text) and low <= float(text) <= high:
        return float(text)
    raise _unusable("setting-seconds", text, low=low, high=high)


def shard_ids(text: str) -> tuple[int, ...]:
    ids: set[int] = set()
    for part in text.split(","):
        found = re.fullmatch(r"([0-9]{1,9})(?:-([0-9]{1,9}))?", part.strip())
        first, last = (int(found[1]), int(found[2] or found[1])) if found else (1, 0)
        if not first <= last < MAX_SHARDS:
            raise _unusable("setting-shards", text)
        ids.update(range(first, last + 1))
    return tuple(sorted(ids))


def _unusable(code: str, text: str, **facts: float | tuple[str, ...]) -> Unusable:
    """Return the error for a text that may be shown: its beginning, in quotes."""
    return Unusable(code, {"given": repr(text if len(text) <= 40 else text[:40] + "..."), **facts})


def url(text: str, *schemes: str) -> str | None:
    """Return an address without the slash at its end. schemes: such as https; "off" among them allows None."""
    if "off" in schemes and text.lower() in OFF:
        return None
    if re.fullmatch(rf"(?:{'|'.join(schemes)})://[^\s/?#@]+(?:/[^\s?#]*)?", text):
        return text.rstrip("/")
    code = "setting-url-or-off" if "off" in schemes else "setting-url"
    raise Unusable(code, {"example": f"{schemes[0]}://localhost:8080"})  # the text isn't shown: it may hold a password
