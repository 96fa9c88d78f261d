"""Read the text of a setting: a function for each kind. Errors, of every one: Unusable."""

import os
import re
from pathlib import Path
from urllib.parse import parse_qsl, urlencode

MAX_SHARDS, MAX_PORT = 10_000, 65_535
ON, OFF = ("on", "true", "yes", "1"), ("off", "false", "no", "0")

HOST = r"(?:\[[0-9A-Fa-f:.]+\]|(?:[\w%-]{1,63}(?:\.[\w%-]{1,63})*\.?)?)(?::[0-9]{1,5})?"
POSTGRESQL = re.compile(
    r"(?i:jdbc:)?(?i:postgres|postgresql|pgsql)(?:\+\w+)?://"
    r"((?:[^:/@]*(?::[^@]*)?@)?)"  # user:password@
    rf"({HOST}(?:,{HOST})*)"
    r"((?:/[^?@\0]*)?)(?:\?([^@]*))?",  # /database?options
    re.ASCII,
)
SQLITE = re.compile(r"(?i:sqlite3?)((?:\+\w+)?):///(?!/*(?:\?|$))(file:.*|[^?\0]*)((?:\?.*)?)")
OTHER_NAMES = {"ssl": "sslmode", "schema": "search_path", "currentschema": "search_path"}
READ = re.compile(  # by PostgreSQL's driver, or by the store
    "host|port|user|password|dbname|passfile|sslmode|sslcert|sslkey|sslrootcert|sslcrl|sslpassword|sslnegotiation"
    "|ssl_m.._protocol_version|krbsrvname|gsslib|target_session_attrs|application_name|options|search_path|pgbouncer"
)
UNREAD = re.compile(  # of use for other drivers alone; a schema for none, and PgBouncer refuses it
    r"channel_binding|gssencmode|keepalives\w*|tcp\w*|load_balance_hosts|\w*timeout|sslcompression|sslsni|client_encoding"
    r"|fallback_application_name|applicationname|connection_limit|pool_\w+|max_\w+|\w*cache_size|prepare_?threshold"
    "|preferquerymode|supa|workaround|uselibpqcompat|async_fallback|search_path=public"
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
    return address(text)[0]


def address(text: str) -> tuple[str, list[str]]:
    """Return a database's address as the store takes it, from one for any driver, and its options that are left out.

    >>> address("postgres://u:p@db/x?sslmode=require&connect_timeout=10")
    ('postgresql+asyncpg://u:p@db/x?sslmode=require', ['connect_timeout'])
    """
    if found := SQLITE.fullmatch(text):
        path, kept = os.path.expanduser(found[2]), found[3] if re.fullmatch(r"\?timeout=\d+", found[3]) else ""
        if re.match("~.*/", path):
            raise Unusable("setting-database-home")
        left_out = [name for name, _ in parse_qsl("" if kept else found[3][1:], keep_blank_values=True)]
        return f"sqlite{'+aiosqlite' if found[1] else ''}:///{path}{kept}", left_out
    found = POSTGRESQL.fullmatch(text)
    if not found or any(int(each) > MAX_PORT for each in re.findall(r":(\d+)(?=,|$)", found[2])):
        is_known = re.match("(?i:jdbc:)?(?i:postgres|pgsql)", text)
        raise Unusable("setting-database-malformed" if is_known else "setting-database-unknown")
    user, hosts, database, query = found.groups()
    read, left_out = _options(query or "")
    if "," in hosts:
        read, hosts = {"host": hosts, **read}, ""
    asked = f"{'?' if read else ''}{urlencode(read, safe='/:,')}"
    return f"postgresql+asyncpg://{user}{hosts}{database}{asked}", left_out


def _options(query: str) -> tuple[dict[str, str], list[str]]:
    """Return the options that PostgreSQL's driver reads, by its names, and the names of those left out."""
    given = [(name.lower(), value) for name, value in parse_qsl(query, keep_blank_values=True)]
    given.sort(key=lambda each: each[0] not in OTHER_NAMES)  # PostgreSQL's own names win
    found = {OTHER_NAMES.get(name, name): value for name, value in given}
    if several := ",".join(value for name, value in given if name == "host"):
        found["host"] = several
    left_out = [name for name in found if UNREAD.fullmatch(name) or UNREAD.fullmatch(f"{name}={found[name]}")]
    read = {name: value for name, value in found.items() if name not in left_out and value}
    for name, value in read.items():
        if not READ.fullmatch(name) or (name == "port" and not re.fullmatch(r"[\d,]+", value)):
            if not re.fullmatch(r"\w{1,40}", name):  # it may be a part of a password
                raise Unusable("setting-database-malformed")
            raise Unusable("setting-database-option", {"option": name})
        if name == "sslmode":
            is_on = value.lower() in ON or re.fullmatch("(?i)no.verify", value)
            read[name] = "require" if is_on else "disable" if value.lower() in OFF else value.lower()
            if not re.fullmatch("disable|allow|prefer|require|verify-(ca|full)", read[name]):
                raise Unusable("setting-database-sslmode")
        if name in ("sslrootcert", "sslcert", "sslkey", "sslcrl", "passfile") and value != "system":
            read[name] = os.path.expanduser(value)
            if not os.access(read[name], os.R_OK):
                raise Unusable("setting-database-file", {"option": name})
    return read, left_out


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
