"""Settings: what wins, what is refused and in which words, and what never shows."""

from __future__ import annotations

import os
import re
from dataclasses import fields
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine import Level
from bot.settings import Settings, SettingsError, load

ROOT = Path(__file__).parent.parent
TOKEN = "MTAxMjM0NTY3ODkwMTIzNDU2.GabcDe.f-hIjKlMnOpQrStUvWxYz_0123456789abcdef"
NAMES = {setting.name.upper() for setting in fields(Settings)} | {"DISCORD_TOKEN_FILE"}


def problems(environ: dict[str, str], dotenv_path: Path | None = None) -> tuple[str, ...]:
    with pytest.raises(SettingsError) as caught:
        load(environ, dotenv_path)
    assert str(caught.value) == "\n".join(caught.value.problems)
    for problem in caught.value.problems:
        assert len(problem.splitlines()) == 1
        assert "invalid" not in problem.lower()
        assert "!" not in problem
    return caught.value.problems


def dotenv(folder: Path, text: str) -> Path:
    path = folder / ".env"
    path.write_text(text, encoding="utf-8")
    return path


def test_nothing_given_means_the_defaults_and_no_token() -> None:
    assert load({}, None) == Settings()
    assert load({}, None).discord_token is None
    assert load({}, None).default_level is Level.UNBEATABLE


def test_the_environment_wins_over_the_file_and_the_file_over_the_default(tmp_path: Path) -> None:
    path = dotenv(tmp_path, 'COMMAND_PREFIX="?"\nLOG_LEVEL=DEBUG\nSOMETHING_ELSE=1\nLOG_FORMAT\n')
    settings = load({"COMMAND_PREFIX": "$"}, path)
    assert (settings.command_prefix, settings.log_level, settings.log_format) == ("$", "DEBUG", "text")


def test_a_file_that_is_not_there_is_none(tmp_path: Path) -> None:
    assert load({}, tmp_path / ".env") == Settings()


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
    assert problems({}, tmp_path / ".env") == (".env is not UTF-8 text. Save it as UTF-8.",)


def test_a_file_that_may_not_be_read_is_a_problem(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:  # root reads every file, so the refusal is made here
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError

    monkeypatch.setattr("bot.settings.dotenv_values", refuse)
    assert problems({}, tmp_path / ".env") == (".env cannot be read. Check who may read it.",)


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("COMMAND_PREFIX", " ttt ", "ttt"),
        ("TYPED_COMMANDS", "off", False),
        ("TYPED_COMMANDS", "No", False),
        ("TYPED_COMMANDS", "false", False),
        ("TYPED_COMMANDS", "0", False),
        ("TYPED_COMMANDS", "ON", True),
        ("TYPED_COMMANDS", "yes", True),
        ("TYPED_COMMANDS", "true", True),
        ("TYPED_COMMANDS", "1", True),
        ("DEFAULT_LEVEL", "Easy", Level.EASY),
        ("CHALLENGE_EXPIRES_S", "10", 10),
        ("CHALLENGE_EXPIRES_S", "86400", 86400),
        ("GAME_EXPIRES_S", "60", 60),
        ("GAME_EXPIRES_S", "2592000", 2592000),
        ("SEARCH_WORKERS", "064", 64),
        ("SEARCH_TIME_S", "0.5", 0.5),
        ("SEARCH_TIME_S", "10", 10.0),
        ("SHARD_COUNT", "16", 16),
        ("LOG_LEVEL", "warning", "WARNING"),
        ("LOG_FORMAT", "'json'", "json"),
        ("DATABASE_URL", "sqlite+aiosqlite:////data/games.db", "sqlite+aiosqlite:////data/games.db"),
        ("DATABASE_URL", "sqlite:///games.db", "sqlite:///games.db"),
        ("DATABASE_URL", "sqlite+aiosqlite:///:memory:", "sqlite+aiosqlite:///:memory:"),
        ("DATABASE_URL", "postgresql+asyncpg://[::1]:5432/ttt", "postgresql+asyncpg://[::1]:5432/ttt"),
        ("DATABASE_URL", "postgresql+asyncpg:///ttt?host=/run", "postgresql+asyncpg:///ttt?host=/run"),
        ("DATABASE_URL", "postgresql+asyncpg://b:p#w/%40@db", "postgresql+asyncpg://b:p#w/%40@db"),
    ],
)
def test_a_value_is_read(name: str, text: str, value: object) -> None:
    assert getattr(load({name: text}, None), name.lower()) == value


@pytest.mark.parametrize(
    ("name", "text", "problem"),
    [
        ("COMMAND_PREFIX", "  ", "is ''. Give 1 to 10 characters, not only blanks."),
        ("COMMAND_PREFIX", "elevenchars", "is 'elevenchars'. Give 1 to 10 characters, not only blanks."),
        ("TYPED_COMMANDS", "perhaps", "is 'perhaps'. Choose on or off."),
        ("TYPED_COMMANDS", "", "is ''. Choose on or off."),
        ("DEFAULT_LEVEL", "god\nlike", "is 'god\\nlike'. Choose easy, medium, hard or unbeatable."),
        ("CHALLENGE_EXPIRES_S", "9", "is '9'. Give a whole number from 10 to 86400."),
        ("CHALLENGE_EXPIRES_S", "5m", "is '5m'. Give a whole number from 10 to 86400."),
        ("CHALLENGE_EXPIRES_S", "-60", "is '-60'. Give a whole number from 10 to 86400."),
        ("CHALLENGE_EXPIRES_S", "60.5", "is '60.5'. Give a whole number from 10 to 86400."),
        ("CHALLENGE_EXPIRES_S", "６０", "is '６０'. Give a whole number from 10 to 86400."),
        ("GAME_EXPIRES_S", "2592001", "is '2592001'. Give a whole number from 60 to 2592000."),
        ("SEARCH_WORKERS", "65", "is '65'. Give a whole number from 1 to 64."),
        ("SEARCH_TIME_S", "0.05", "is '0.05'. Give seconds from 0.1 to 10.0, such as 1.5."),
        ("SEARCH_TIME_S", "1e9", "is '1e9'. Give seconds from 0.1 to 10.0, such as 1.5."),
        ("SEARCH_TIME_S", "nan", "is 'nan'. Give seconds from 0.1 to 10.0, such as 1.5."),
        ("SHARD_COUNT", "0", "is '0'. Give a whole number from 1 to 10000."),
        ("LOG_LEVEL", "LOUD", "is 'LOUD'. Choose DEBUG, INFO, WARNING or ERROR."),
        ("LOG_FORMAT", "x" * 50, f"is '{'x' * 40}...'. Choose text or json."),
    ],
)
def test_a_value_that_cannot_be_used_is_named_with_what_is_allowed(name: str, text: str, problem: str) -> None:
    assert problems({name: text}) == (f"{name} {problem}",)


def test_a_number_of_any_length_is_answered() -> None:
    assert problems({"SEARCH_WORKERS": "9" * 10_000})[0].startswith("SEARCH_WORKERS is '999")


@pytest.mark.parametrize(
    ("url", "hint"),
    [
        ("postgres://u:hunter2@db/x", "Write postgresql+asyncpg:// instead."),
        ("postgresql://u:hunter2@db/x", "Write postgresql+asyncpg:// instead."),
        ("POSTGRES://u:hunter2@db/x", "Write postgresql+asyncpg:// instead."),
        ("sqlite://hunter2.db", "sqlite+aiosqlite:///file"),
        ("sqlite+aiosqlite://hunter2/games.db", "sqlite+aiosqlite:///file"),
        ("sqlite+aiosqlite:///", "sqlite+aiosqlite:///file"),
        ("mysql+aiomysql://u:hunter2@db/x", "postgresql+asyncpg://user:password@host/database"),
        ("hunter2", "postgresql+asyncpg://user:password@host/database"),
        ("", "postgresql+asyncpg://user:password@host/database"),
        ("postgresql+asyncpg://u:hunter2@home@db/x", "%40 for an @ in the password"),
        ("postgresql+asyncpg://u:hunter2@db:port/x", "postgresql+asyncpg://user:password@host:5432/database"),
        ("postgresql+asyncpg://u:hunter2@db/x?sslmode=require", "Write ssl= instead."),
    ],
)
def test_a_database_address_that_cannot_work_gets_a_hint_and_is_never_shown(url: str, hint: str) -> None:
    (problem,) = problems({"DATABASE_URL": url})
    assert problem.startswith("DATABASE_URL ")
    assert hint in problem
    assert "hunter2" not in problem


@pytest.mark.parametrize("text", [TOKEN, f"  {TOKEN}\n", f'"{TOKEN}"', f"' {TOKEN} '"])
def test_a_token_is_taken_without_blanks_and_quotes(text: str) -> None:
    assert load({"DISCORD_TOKEN": text}, None).discord_token == TOKEN


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("", "is set but empty"),
        ('" "', "is set but empty"),
        ("aB3_" * 8, "looks like a client secret; the token is under Bot -> Reset Token."),
        ("hello", "three parts joined by dots"),
        ("one.two", "three parts joined by dots"),
        ("one..three", "three parts joined by dots"),
        (f"Bot {TOKEN}", "three parts joined by dots"),
        (f"{TOKEN}\n{TOKEN}", "three parts joined by dots"),
    ],
)
def test_something_that_is_no_token_gets_a_hint_and_is_never_shown(text: str, hint: str) -> None:
    (problem,) = problems({"DISCORD_TOKEN": text})
    assert problem.startswith("DISCORD_TOKEN ")
    assert hint in problem
    assert not text.strip('" ') or text not in problem


@given(st.text(st.characters(codec="utf-8", categories=("L", "N")), min_size=12))
def test_the_token_and_the_address_never_show(secret: str) -> None:
    settings = Settings(discord_token=secret, database_url=f"postgresql+asyncpg://u:{secret}@db/x")
    assert secret not in repr(settings)
    assert secret not in str(settings)
    told = problems({"DISCORD_TOKEN": secret, "DATABASE_URL": secret, "DISCORD_TOKEN_FILE": secret})
    assert all(secret not in problem for problem in told)


def test_a_token_is_read_from_the_file_that_is_named(tmp_path: Path) -> None:
    (tmp_path / "secret").write_text(f"{TOKEN}\n", encoding="utf-8")
    assert load({"DISCORD_TOKEN_FILE": str(tmp_path / "secret")}, None).discord_token == TOKEN


def test_a_token_file_that_is_missing_empty_or_not_text_is_a_problem(tmp_path: Path) -> None:
    (tmp_path / "empty").write_text("\n", encoding="utf-8")
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    unreadable = "DISCORD_TOKEN_FILE names no file that can be read. Check the path and its rights."
    for name in ("missing", "binary", "."):
        assert problems({"DISCORD_TOKEN_FILE": str(tmp_path / name)}) == (unreadable,)
    assert problems({"DISCORD_TOKEN_FILE": TOKEN}) == (unreadable,)
    assert problems({"DISCORD_TOKEN_FILE": str(tmp_path / "empty")}) == (
        "DISCORD_TOKEN_FILE names an empty file. Put the token into it.",
    )


def test_a_token_and_a_token_file_at_once_is_a_problem(tmp_path: Path) -> None:
    told = problems({}, dotenv(tmp_path, f"DISCORD_TOKEN={TOKEN}\nDISCORD_TOKEN_FILE=secret\n"))
    assert told == ("DISCORD_TOKEN and DISCORD_TOKEN_FILE are both set. Keep one of them.",)


def test_the_environments_token_wins_over_the_files_token_file(tmp_path: Path) -> None:
    path = dotenv(tmp_path, "DISCORD_TOKEN_FILE=missing\n")
    assert load({"DISCORD_TOKEN": TOKEN}, path).discord_token == TOKEN


@pytest.mark.parametrize(
    ("text", "ids"),
    [("0-3", (0, 1, 2, 3)), ("0,2", (0, 2)), ("3, 0-1", (0, 1, 3)), ("7", (7,)), ("1,1", (1,))],
)
def test_shard_ids_are_read(text: str, ids: tuple[int, ...]) -> None:
    assert load({"SHARD_COUNT": "8", "SHARD_IDS": text}, None).shard_ids == ids


@pytest.mark.parametrize("text", ["", "a", "3-0", "0-", "-1", "0,,2", "0-3-5", "0-999999999", "1.5"])
def test_shard_ids_that_cannot_be_read_are_a_problem(text: str) -> None:
    told = problems({"SHARD_COUNT": "8", "SHARD_IDS": text})
    assert told == (f"SHARD_IDS is '{text}'. Give shards counted from 0, as 0-3 or 0,2.",)


def test_shard_ids_need_a_shard_count_that_holds_them() -> None:
    assert problems({"SHARD_IDS": "0-3"}) == (
        "SHARD_IDS needs SHARD_COUNT, the number of shards of all processes together.",
    )
    assert problems({"SHARD_IDS": "0-7", "SHARD_COUNT": "4"}) == (
        "SHARD_IDS goes up to 7, but SHARD_COUNT is 4. The last shard is 3.",
    )
    assert problems({"SHARD_IDS": "0-7", "SHARD_COUNT": "four"}) == (
        "SHARD_COUNT is 'four'. Give a whole number from 1 to 10000.",
    )


def test_all_problems_are_told_at_once(tmp_path: Path) -> None:
    path = dotenv(tmp_path, "DEFAULT_LEVEL=godlike\nDISCORD_TOKEN=\nSHARD_IDS=1\n")
    told = problems({"SEARCH_WORKERS": "many", "DATABASE_URL": "postgres://db/x"}, path)
    assert [problem.split()[0] for problem in told] == [
        "DISCORD_TOKEN",
        "DATABASE_URL",
        "DEFAULT_LEVEL",
        "SEARCH_WORKERS",
        "SHARD_IDS",
    ]


def test_the_example_explains_every_setting_and_shows_its_default(tmp_path: Path) -> None:
    lines = (ROOT / ".env.example").read_text(encoding="utf-8").splitlines()
    found = [re.fullmatch(r"(#?)([A-Z_]+)=(.*)", line) for line in lines]
    shown = {match[2]: match[3] for match in found if match}
    assert set(shown) == NAMES
    assert [match[2] for match in found if match and not match[1]] == ["DISCORD_TOKEN"]

    without_default = {"DISCORD_TOKEN", "DISCORD_TOKEN_FILE", "SEARCH_WORKERS", "SHARD_COUNT", "SHARD_IDS"}
    text = "\n".join(f"{name}={value}" for name, value in shown.items() if name not in without_default)
    assert load({}, dotenv(tmp_path, text)) == Settings()
    load({name: shown[name] for name in ("SEARCH_WORKERS", "SHARD_COUNT", "SHARD_IDS")}, None)


def test_every_field_is_read() -> None:
    sample = {
        "discord_token": "a.b.c",
        "database_url": "sqlite+aiosqlite:///x.db",
        "command_prefix": "?",
        "typed_commands": "off",
        "default_level": "easy",
        "challenge_expires_s": "11",
        "game_expires_s": "61",
        "search_workers": "63",
        "search_time_s": "2.5",
        "shard_count": "2",
        "shard_ids": "1",
        "log_level": "DEBUG",
        "log_format": "json",
    }
    assert set(sample) == {setting.name for setting in fields(Settings)}
    read, default = load({name.upper(): text for name, text in sample.items()}, None), Settings()
    assert all(getattr(read, name) != getattr(default, name) for name in sample)
