"""Settings: what wins, what is refused and why, and what never shows."""

from __future__ import annotations

import os
import re
from dataclasses import fields
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.cli import sentence
from bot.engine import Level
from bot.settings import GATEWAY_OFF, Problem, Settings, SettingsError, leftovers, load, unknown
from tests.report import for_each
from tests.source import ROOT, python

TOKEN = "MTAxMjM0NTY3ODkwMTIzNDU2.GabcDe.f-hIjKlMnOpQrStUvWxYz_0123456789abcdef"
NAMES = {setting.name.upper() for setting in fields(Settings)} | {"DISCORD_TOKEN_FILE"}


def problems(environ: dict[str, str], dotenv_path: Path | None = None) -> tuple[Problem, ...]:
    """Return what is wrong, after a look at the line for each."""
    with pytest.raises(SettingsError) as caught:
        load(environ, dotenv_path)
    for problem in caught.value.problems:
        (line,) = sentence(problem).splitlines()
        assert problem.variable in line
    return caught.value.problems


def codes(environ: dict[str, str], dotenv_path: Path | None = None) -> list[tuple[str, str]]:
    """Return what is wrong as pairs of variable and code."""
    return [(problem.variable, problem.code) for problem in problems(environ, dotenv_path)]


def dotenv(folder: Path, text: str) -> Path:
    path = folder / ".env"
    path.write_text(text, encoding="utf-8")
    return path


def test_nothing_given_means_the_defaults_and_no_token(tmp_path: Path) -> None:
    assert load({}, None) == load({}, tmp_path / ".env") == Settings()
    assert load({}, None).discord_token is None
    assert load({}, None).default_level is None


def test_the_environment_wins_over_the_file_and_the_file_over_the_default(tmp_path: Path) -> None:
    path = dotenv(tmp_path, 'COMMAND_PREFIX="?"\nLOG_LEVEL=DEBUG\nSOMETHING_ELSE=1\nLOG_FORMAT\n')
    settings = load({"COMMAND_PREFIX": "$"}, path)
    assert (settings.command_prefix, settings.log_level, settings.log_format) == ("$", "DEBUG", "text")


def test_the_environment_stays_as_it_is(tmp_path: Path) -> None:
    before = dict(os.environ)
    load({}, dotenv(tmp_path, "LOG_LEVEL=DEBUG\n"))
    assert dict(os.environ) == before


def test_a_dollar_in_the_file_stays_one(tmp_path: Path) -> None:
    url = "postgresql+asyncpg://bot:a${HOME}b@db/games"
    assert load({}, dotenv(tmp_path, f"DATABASE_URL='{url}'\n")).database_url == url


def test_a_file_with_a_byte_order_mark_is_read(tmp_path: Path) -> None:
    (tmp_path / ".env").write_bytes(b"\xef\xbb\xbfLOG_LEVEL=DEBUG\r\n")
    assert load({}, tmp_path / ".env").log_level == "DEBUG"


def test_a_file_in_another_encoding_is_a_problem(tmp_path: Path) -> None:
    (tmp_path / ".env").write_bytes("LOG_LEVEL=DEBUG".encode("utf-16"))
    assert codes({}, tmp_path / ".env") == [(".env", "setting-file-encoding")]


def test_a_file_that_may_not_be_read_is_a_problem(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:  # root reads every file, so the refusal is made here
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError

    monkeypatch.setattr(Path, "read_text", refuse)
    assert codes({}, tmp_path / ".env") == [(".env", "setting-file-unreadable")]


@for_each(
    [
        ("COMMAND_PREFIX", " ttt ", "ttt"),
        *(("TYPED_COMMANDS", text, False) for text in ("off", "No", "false", "0")),
        *(("TYPED_COMMANDS", text, True) for text in ("ON", "yes", "true", "1")),
        ("DEFAULT_LEVEL", "Easy", Level.EASY),
        ("CHALLENGE_EXPIRES_S", "10", 10),
        ("CHALLENGE_EXPIRES_S", "86400", 86400),
        ("GAME_EXPIRES_S", "60", 60),
        ("GAME_EXPIRES_S", "2592000", 2592000),
        ("SEARCH_WORKERS", "064", 64),
        ("SEARCH_TIME_S", "0.5", 0.5),
        ("SEARCH_TIME_S", "10", 10.0),
        ("RETENTION_DAYS", "0", 0),
        ("RETENTION_DAYS", "36500", 36500),
        ("SERVER_RETENTION_DAYS", "1", 1),
        ("HOST_NAME", " Ada's bots ", "Ada's bots"),
        ("HOST_CONTACT", "", ""),
        ("SHARD_COUNT", "16", 16),
        ("DISCORD_API_URL", "http://proxy:7979/api/v10/", "http://proxy:7979/api/v10"),
        ("DISCORD_GATEWAY_URL", "wss://proxy", "wss://proxy"),
        ("HEALTH_PORT", "65535", 65535),
        ("HEALTH_HOST", "::", "::"),
        ("UPDATE_NOTICE", "off", None),
        ("UPDATE_NOTICE", "https://git.example/api/latest/", "https://git.example/api/latest"),
        ("LOG_LEVEL", "warning", "WARNING"),
        ("LOG_FORMAT", "'json'", "json"),
        ("DATABASE_URL", "sqlite+aiosqlite:////data/games.db", "sqlite+aiosqlite:////data/games.db"),
        ("DATABASE_URL", "sqlite:///games.db", "sqlite:///games.db"),
        ("DATABASE_URL", "sqlite+aiosqlite:///:memory:", "sqlite+aiosqlite:///:memory:"),
        ("DATABASE_URL", "postgresql+asyncpg://[::1]:5432/ttt", "postgresql+asyncpg://[::1]:5432/ttt"),
        ("DATABASE_URL", "postgresql+asyncpg:///ttt?host=/run", "postgresql+asyncpg:///ttt?host=/run"),
        ("DATABASE_URL", "postgresql+asyncpg://b:p#w/%40@db", "postgresql+asyncpg://b:p#w/%40@db"),
    ]
)
def test_a_value_is_read(name: str, text: str, value: object) -> None:
    assert getattr(load({name: text}, None), name.lower()) == value


CHOICE, WHOLE, SECONDS, PREFIX = "setting-choice", "setting-whole-number", "setting-seconds", "setting-prefix"
LINE, URL = "setting-line", "setting-url"


@for_each(
    [
        ("COMMAND_PREFIX", "  ", PREFIX, {"given": "''"}),
        ("COMMAND_PREFIX", "elevenchars", PREFIX, {"given": "'elevenchars'"}),
        ("TYPED_COMMANDS", "perhaps", CHOICE, {"given": "'perhaps'", "allowed": ("on", "off")}),
        ("TYPED_COMMANDS", "", CHOICE, {"given": "''", "allowed": ("on", "off")}),
        ("DEFAULT_LEVEL", "god\nlike", CHOICE, {"given": r"'god\nlike'", "allowed": tuple(Level)}),
        *(
            ("CHALLENGE_EXPIRES_S", text, WHOLE, {"given": repr(text), "low": 10, "high": 86400})
            for text in ("9", "5m", "-60", "60.5", "６０")
        ),
        ("GAME_EXPIRES_S", "2592001", WHOLE, {"given": "'2592001'", "low": 60, "high": 2592000}),
        ("SEARCH_WORKERS", "65", WHOLE, {"given": "'65'", "low": 1, "high": 64}),
        ("SEARCH_WORKERS", "9" * 10_000, WHOLE, {"given": f"'{'9' * 40}...'", "low": 1, "high": 64}),
        ("SEARCH_TIME_S", "0.05", SECONDS, {"given": "'0.05'", "low": 0.1, "high": 10.0}),
        ("SEARCH_TIME_S", "1e9", SECONDS, {"given": "'1e9'", "low": 0.1, "high": 10.0}),
        ("SEARCH_TIME_S", "nan", SECONDS, {"given": "'nan'", "low": 0.1, "high": 10.0}),
        ("RETENTION_DAYS", "-1", WHOLE, {"given": "'-1'", "low": 0, "high": 36500}),
        ("SERVER_RETENTION_DAYS", "0", WHOLE, {"given": "'0'", "low": 1, "high": 36500}),
        ("HOST_NAME", "Ada\nBob", LINE, {"given": r"'Ada\nBob'"}),
        ("HOST_CONTACT", "x" * 201, LINE, {"given": f"'{'x' * 40}...'"}),
        ("HEALTH_PORT", "0", WHOLE, {"given": "'0'", "low": 1, "high": 65535}),
        ("HEALTH_HOST", "all of them", "setting-address", {"given": "'all of them'"}),
        ("DISCORD_API_URL", "proxy:7979", URL, {"example": "http://localhost:8080"}),
        ("DISCORD_API_URL", "http://me:secret@proxy", URL, {"example": "http://localhost:8080"}),
        ("DISCORD_GATEWAY_URL", "http://x", URL, {"example": "ws://localhost:8080"}),
        ("UPDATE_NOTICE", "on", "setting-url-or-off", {"example": "https://localhost:8080"}),
        (
            "UPDATE_NOTICE",
            "https://me:secret@git.example/latest",
            "setting-url-or-off",
            {"example": "https://localhost:8080"},
        ),
        ("SHARD_COUNT", "0", WHOLE, {"given": "'0'", "low": 1, "high": 10000}),
        ("LOG_LEVEL", "LOUD", CHOICE, {"given": "'LOUD'", "allowed": ("DEBUG", "INFO", "WARNING", "ERROR")}),
        ("LOG_FORMAT", "x" * 50, CHOICE, {"given": f"'{'x' * 40}...'", "allowed": ("text", "json")}),
    ]
)
def test_a_value_that_cannot_be_used_is_named_with_what_is_allowed(
    name: str, text: str, code: str, data: dict[str, object]
) -> None:
    (problem,) = problems({name: text})
    assert (problem.variable, problem.code, problem.data) == (name, code, data)
    unsaid = (LINE, "setting-url-or-off")
    assert code in unsaid or all(
        str(fact) in sentence(problem) for fact in data.values() if not isinstance(fact, tuple)
    )


def test_a_problem_reads_as_what_to_type() -> None:
    told = problems({"DEFAULT_LEVEL": "godlike", "GAME_EXPIRES_S": "0", "SEARCH_TIME_S": "0"})
    assert [sentence(problem) for problem in told] == [
        "DEFAULT_LEVEL is 'godlike'. Choose easy, medium, hard or unbeatable.",
        "GAME_EXPIRES_S is '0'. Use a whole number from 60 to 2592000.",
        "SEARCH_TIME_S is '0'. Use a number of seconds from 0.1 to 10.0, such as 1.5.",
    ]


@for_each(
    [
        ("sqlite://hunter2.db", "unknown"),
        ("sqlite+aiosqlite://hunter2/games.db", "unknown"),
        ("sqlite+aiosqlite:///", "unknown"),
        ("mysql+aiomysql://u:hunter2@db/x", "unknown"),
        ("hunter2", "unknown"),
        ("", "unknown"),
        ("postgresql+asyncpg://u:hunter2@home@db/x", "malformed"),
        ("postgresql+asyncpg://u:hunter2@db:port/x", "malformed"),
        ("postgresql+asyncpg://u:hunter2@db:65536/x", "malformed"),
        ("postgres://u:hun@ter2@db/x?sslmode=require", "malformed"),
        ("postgres://u:p@db?word=hunter2@db/x", "malformed"),
        ("postgres://u:hunter2@[::1],db/x?a b=c", "malformed"),
        ("postgres://u:hunter2@db/x?sslmode=always", "sslmode"),
        ("postgres://u:hunter2@db/x?sslaccept=strict", "option"),
        ("postgres://u:hunter2@db/x?sslrootcert=/hunter2.crt", "file"),
        ("postgres", "malformed"),
        ("postgres://u:hunter2@db..example/x", "malformed"),
        ("postgres://u:hunter2@℀.example/x", "malformed"),
        (f"postgres://u:hunter2@{'a' * 64}/x", "malformed"),
        ("postgres://u:hunter2@/x?port=a", "option"),
        ("mysql://u:hunter2@db/x", "unknown"),
        ("mongodb+srv://u:hunter2@db/x", "unknown"),
        ("host=db user=u password=hunter2", "unknown"),
        ("sqlite:///~hunter2/games.db", "home"),
        ("sqlite:///?mode=ro", "unknown"),
        ("sqlite:///~/hunter2\0.db", "unknown"),
        ("postgresql://hunter2/x\0", "malformed"),
    ]
)
def test_a_database_address_that_cannot_work_gets_a_hint_and_is_never_shown(url: str, fault: str) -> None:
    (problem,) = problems({"DATABASE_URL": url})
    assert (problem.variable, problem.code) == ("DATABASE_URL", f"setting-database-{fault}")
    assert "hunter2" not in repr(problem) + sentence(problem)


AT = "postgresql+asyncpg://u:p%40ss@db.example:5432/x"


@for_each(
    [
        *((f"{scheme}://u:p%40ss@db.example:5432/x", AT, []) for scheme in (
            "postgres", "POSTGRES", "postgresql", "PostgreSQL", "pgsql", "postgresql+psycopg2", "postgresql+psycopg",
            "postgres+asyncpg", "jdbc:postgresql",
        )),
        (f"'{AT}'", AT, []),
        (f"{AT}?", AT, []),
        (f"{AT}?ssl=true", f"{AT}?sslmode=require", []),
        (f"{AT}?sslmode=REQUIRE&channel_binding=require", f"{AT}?sslmode=require", ["channel_binding"]),
        (f"{AT}?sslmode=verify-full&sslrootcert=system&ssl=true", f"{AT}?sslmode=verify-full&sslrootcert=system", []),
        (f"{AT}?sslmode=no-verify", f"{AT}?sslmode=require", []),
        (f"{AT}?sslmode=verify-full&sslrootcert=system", f"{AT}?sslmode=verify-full&sslrootcert=system", []),
        (f"{AT}?pgbouncer=true&connection_limit=1&pool_timeout=0", f"{AT}?pgbouncer=true", [
            "connection_limit", "pool_timeout",
        ]),
        (f"{AT}?connect_timeout=10&application_name=my+bot", f"{AT}?application_name=my+bot", ["connect_timeout"]),
        (f"{AT}?keepalives_idle=5&gssencmode=disable&supa=base-pooler.x", AT, [
            "keepalives_idle", "gssencmode", "supa",
        ]),
        (f"{AT}?options=endpoint%3Dep-cool-1", f"{AT}?options=endpoint%3Dep-cool-1", []),
        (f"{AT}?schema=public", AT, ["search_path"]),
        (f"{AT}?currentSchema=bot", f"{AT}?search_path=bot", []),
        (f"{AT}?target_session_attrs=read-write", f"{AT}?target_session_attrs=read-write", []),
        ("postgres://u:p@a:1,b:2/x?sslnegotiation=direct", "postgresql+asyncpg://u:p@/x?host=a:1,b:2&sslnegotiation=direct",
            []),
        ("postgres://u:p@/x?host=a:1&host=b:2", "postgresql+asyncpg://u:p@/x?host=a:1,b:2", []),
        ("postgres://u@%2Fvar%2Frun/x", "postgresql+asyncpg://u@%2Fvar%2Frun/x", []),
        ("postgres://u@/x?host=/var/run/postgresql", "postgresql+asyncpg://u@/x?host=/var/run/postgresql", []),
        ("jdbc:postgresql://db/x?user=u&password=p", "postgresql+asyncpg://db/x?user=u&password=p", []),
        ("sqlite3:///games.db?connection_limit=1", "sqlite:///games.db", ["connection_limit"]),
        ("SQLITE+pysqlite:///games.db", "sqlite+aiosqlite:///games.db", []),
        ("sqlite:///~/x.db", f"sqlite:///{Path.home().as_posix()}/x.db", []),
    ]
)  # fmt: skip
def test_an_address_as_a_provider_hands_it_out_is_translated_and_what_is_left_out_is_named(
    given: str, taken: str, ignored: list[str]
) -> None:
    environ = {"DATABASE_URL": given}
    assert load(environ, None).database_url == taken
    assert load({"DATABASE_URL": taken}, None).database_url == taken
    named = [problem.data["options"] for problem in leftovers(environ, None)]
    assert named == ([", ".join(ignored)] if ignored else [])


@for_each([TOKEN, f"  {TOKEN}\n", f'"{TOKEN}"', f"' {TOKEN} '"])
def test_a_token_is_taken_without_blanks_and_quotes(text: str) -> None:
    assert load({"DISCORD_TOKEN": text}, None).discord_token == TOKEN


@for_each(
    [
        ("", "empty"),
        ('" "', "empty"),
        ("aB3_" * 8, "is-secret"),
        ("hello", "malformed"),
        ("one.two", "malformed"),
        ("one..three", "malformed"),
        (f"Bot {TOKEN}", "malformed"),
        (f"{TOKEN}\n{TOKEN}", "malformed"),
    ]
)
def test_something_that_is_no_token_gets_a_hint_and_is_never_shown(text: str, fault: str) -> None:
    (problem,) = problems({"DISCORD_TOKEN": text})
    assert (problem.variable, problem.code) == ("DISCORD_TOKEN", f"setting-token-{fault}")
    assert not text.strip('" ') or text not in repr(problem) + sentence(problem)


@given(st.text(st.characters(codec="utf-8", categories=("L", "N")), min_size=20))
def test_the_token_and_the_address_never_show(secret: str) -> None:
    settings = Settings(discord_token=secret, database_url=f"postgresql+asyncpg://u:{secret}@db/x")
    assert secret not in repr(settings)
    assert secret not in str(settings)
    told = problems({"DISCORD_TOKEN": secret, "DATABASE_URL": secret, "DISCORD_TOKEN_FILE": secret})
    assert all(secret not in repr(problem) + sentence(problem) for problem in told)


def test_a_file_with_a_token_may_be_in_the_home_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(name, str(tmp_path))
    (tmp_path / "secret").write_text(TOKEN, encoding="utf-8")
    assert load({"DISCORD_TOKEN_FILE": "~/secret"}, None).discord_token == TOKEN


def test_a_token_is_read_from_the_file_that_is_named(tmp_path: Path) -> None:
    (tmp_path / "secret").write_text(f"{TOKEN}\n", encoding="utf-8")
    assert load({"DISCORD_TOKEN_FILE": str(tmp_path / "secret")}, None).discord_token == TOKEN


def test_a_token_file_that_is_missing_empty_or_not_text_is_a_problem(tmp_path: Path) -> None:
    (tmp_path / "empty").write_text("\n", encoding="utf-8")
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    for path in (tmp_path / "missing", tmp_path / "binary", tmp_path, TOKEN):
        assert codes({"DISCORD_TOKEN_FILE": str(path)}) == [("DISCORD_TOKEN_FILE", "setting-token-file-unreadable")]
    empty = {"DISCORD_TOKEN_FILE": str(tmp_path / "empty")}
    assert codes(empty) == [("DISCORD_TOKEN_FILE", "setting-token-file-empty")]


def test_a_token_and_a_token_file_at_once_is_a_problem(tmp_path: Path) -> None:
    path = dotenv(tmp_path, f"DISCORD_TOKEN={TOKEN}\nDISCORD_TOKEN_FILE=secret\n")
    assert codes({}, path) == [("DISCORD_TOKEN", "setting-token-twice")]


def test_the_environments_token_wins_over_the_files_token_file(tmp_path: Path) -> None:
    path = dotenv(tmp_path, "DISCORD_TOKEN_FILE=missing\n")
    assert load({"DISCORD_TOKEN": TOKEN}, path).discord_token == TOKEN


@for_each([("0-3", (0, 1, 2, 3)), ("0,2", (0, 2)), ("3, 0-1", (0, 1, 3)), ("7", (7,)), ("1,1", (1,))])
def test_shard_ids_are_read(text: str, ids: tuple[int, ...]) -> None:
    assert load({"SHARD_COUNT": "8", "SHARD_IDS": text}, None).shard_ids == ids


@for_each(["", "a", "3-0", "0-", "-1", "0,,2", "0-3-5", "0-999999999", "1.5"])
def test_shard_ids_that_cannot_be_read_are_a_problem(text: str) -> None:
    told = problems({"SHARD_COUNT": "8", "SHARD_IDS": text})
    assert told == (Problem("SHARD_IDS", "setting-shards", {"given": repr(text)}),)


def test_shard_ids_need_a_shard_count_that_holds_them() -> None:
    assert codes({"SHARD_IDS": "0-3"}) == [("SHARD_IDS", "setting-shards-without-count")]
    beyond = Problem("SHARD_IDS", "setting-shard-beyond-count", {"highest": 7, "count": 4, "last": 3})
    assert problems({"SHARD_IDS": "0-7", "SHARD_COUNT": "4"}) == (beyond,)
    assert codes({"SHARD_IDS": "0-7", "SHARD_COUNT": "four"}) == [("SHARD_COUNT", WHOLE)]


@pytest.mark.parametrize("text", ["off", "No", " '0' "])
def test_a_gateway_that_is_off_is_told_apart_and_keeps_no_copy_from_being_made(text: str, tmp_path: Path) -> None:
    path = dotenv(tmp_path, f"GATEWAY={text}\nINTERACTIONS_PORT=8080")
    told = [Problem("GATEWAY", GATEWAY_OFF), Problem("INTERACTIONS_PORT", "setting-gone")]
    assert leftovers({}, path) == leftovers({"GATEWAY": text}, path) == told
    assert leftovers({"GATEWAY": "on"}, path)[0].code == "setting-gone"
    assert load({}, path) == Settings()


def test_what_is_left_of_older_versions_is_named_and_keeps_nothing_from_starting(tmp_path: Path) -> None:
    names = ("GATEWAY", "INTERACTIONS_PORT", "INTERACTIONS_HOST", "DISCORD_PUBLIC_KEY")
    path = dotenv(tmp_path, "GATEWAY=on\nINTERACTIONS_PORT=no\nCOMPOSE_PROFILES=postgres,http\nEXTRAS=http postgres\n")
    environ = {"INTERACTIONS_HOST": "", "DISCORD_PUBLIC_KEY": "x"}
    assert load(environ, path) == Settings()
    assert unknown(environ, path) == {}
    told = leftovers(environ, path)
    assert [(each.variable, each.code) for each in told] == [
        *((name, "setting-gone") for name in names), ("COMPOSE_PROFILES", "extra-gone"), ("EXTRAS", "extra-gone")
    ]  # fmt: skip
    assert sentence(told[0]) == "GATEWAY is no longer a setting: the gateway is my only way in now. Remove that line."
    assert leftovers({"COMPOSE_PROFILES": "postgres", "EXTRAS": "postgres", "HTTP_PROXY": "http"}, None) == []


def test_the_example_explains_every_setting_and_shows_its_default(tmp_path: Path) -> None:
    lines = (ROOT / ".env.example").read_text(encoding="utf-8").splitlines()
    found = [re.fullmatch(r"(#?)([A-Z_]+)=(.*)", line) for line in lines]
    shown = {match[2]: match[3] for match in found if match}
    assert set(shown) == NAMES
    assert [match[2] for match in found if match and not match[1]] == ["DISCORD_TOKEN"]

    examples = {each.name.upper(): each.metadata["example"] for each in fields(Settings) if each.metadata["example"]}
    without_default = {*examples, "DISCORD_TOKEN", "DISCORD_TOKEN_FILE"}
    text = "\n".join(f"{name}={value}" for name, value in shown.items() if name not in without_default)
    assert load({}, dotenv(tmp_path, text)) == Settings()
    load(examples, None)


def test_the_example_and_the_page_for_hosts_are_what_the_declarations_say() -> None:
    done = python("-m", "scripts.settings", "--check")
    assert (done.stdout, done.stderr, done.returncode) == ("", "", 0)


def test_a_line_of_the_file_that_sets_nothing_is_told_once(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    path = dotenv(tmp_path, f"LOG_LEVEL=DEBUG\nDISCORD_TOKEN: {TOKEN}\n")
    (problem,) = problems({}, path)
    assert problem == Problem(".env", "setting-file-line", {"line": "2"})
    assert sentence(problem).startswith("Line 2 of .env isn't NAME=value.")
    assert caplog.text == ""


def test_every_field_is_read() -> None:
    text = (
        "DISCORD_TOKEN=a.b.c DATABASE_URL=sqlite:///x.db COMMAND_PREFIX=? TYPED_COMMANDS=off "
        "DEFAULT_LEVEL=easy RETENTION_DAYS=365 SERVER_RETENTION_DAYS=7 HOST_NAME=Ada HOST_CONTACT=ada@example.org "
        "CHALLENGE_EXPIRES_S=11 GAME_EXPIRES_S=61 SEARCH_WORKERS=63 SEARCH_TIME_S=2.5 SHARD_COUNT=2 SHARD_IDS=1 "
        "DISCORD_API_URL=http://x DISCORD_GATEWAY_URL=ws://x HEALTH_PORT=81 HEALTH_HOST=::1 UPDATE_NOTICE=http://x "
        "LOG_LEVEL=DEBUG LOG_FORMAT=json"
    )
    sample = dict(pair.split("=") for pair in text.split())
    assert set(sample) == NAMES - {"DISCORD_TOKEN_FILE"}
    read, default = load(sample, None), Settings()
    assert all(getattr(read, name.lower()) != getattr(default, name.lower()) for name in sample)


@for_each(
    [
        ("DATABSE_URL", "DATABASE_URL"),
        ("SHARD_ID", "SHARD_IDS"),
        ("discord_token", "DISCORD_TOKEN"),
        ("DISCORD_BOT_TOKEN", "DISCORD_TOKEN"),
        ("LOGLEVEL", "LOG_LEVEL"),
        ("HOSTNAME", None),
        ("LANGUAGE", None),
        ("HOME", None),
        ("POSTGRES_PASSWORD", None),
        ("COMPOSE_PROFILES", None),
        ("DATABASE_URL", None),
        ("DISCORD_TOKEN_FILE", None),
    ]
)
def test_a_variable_that_is_nearly_a_setting_is_known_by_the_nearest(name: str, nearest: str | None) -> None:
    assert unknown({name: "secret"}, None) == ({name: nearest} if nearest else {})


def test_in_the_file_every_unknown_name_is_told_but_those_that_others_read(tmp_path: Path) -> None:
    path = dotenv(tmp_path, "LOG_LEVEL=DEBUG\nMY_THING=1\nTZ=UTC\nCOMPOSE_FILE=x\nPGSSLMODE=require\nLOG_LEVL=INFO\n")
    assert unknown({"MY_OTHER_THING": "1"}, path) == {"LOG_LEVL": "LOG_LEVEL", "MY_THING": None}


def test_a_token_that_stands_by_itself_in_the_file_is_no_name(tmp_path: Path) -> None:
    path = dotenv(tmp_path, "DISCORD_TOKEN=\nMTIzNDU2Nzg5.abcdef.gh-ijk\nMTIzNDU2Nzg5.abcdef.gh-ijk==\nlonely\n")
    assert unknown({}, path) == {}


def test_no_setting_is_so_near_another_that_it_would_be_taken_for_it() -> None:
    assert unknown(dict.fromkeys(NAMES, "1"), None) == {}
