"""The command line: what it prints, and with which exit status it ends."""

from __future__ import annotations

import io
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from bot import __version__
from bot.cli import FAULT, MISUSE, OK, main
from bot.core.store import StoreError
from bot.hosting.outages import reason
from tests.engine.brute import POSITIONS, STANDARD
from tests.source import ROOT, python

ENGINE = ROOT / "docs" / "engine.md"
NAMES = {1: "win", 0: "draw", -1: "loss"}


@pytest.fixture(autouse=True)
def _empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No developer's `.env` and no token may stand in the way."""
    monkeypatch.chdir(tmp_path)
    for name in ("DISCORD_TOKEN", "DISCORD_TOKEN_FILE", "DATABASE_URL", "DEFAULT_LEVEL", "SEARCH_WORKERS"):
        monkeypatch.delenv(name, raising=False)


@pytest.mark.parametrize(("every", "count"), [(8, 685), pytest.param(1, 5478, marks=pytest.mark.slow)])
def test_analyse_answers_all_positions_in_one_call_as_brute_force_does(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, every: int, count: int
) -> None:
    brute, boards = STANDARD, POSITIONS[::every]
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(boards) + "\n"))
    assert main(["analyse", "-", "--json"]) == OK
    answers = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert len(answers) == len(boards) == count
    for board, answer in zip(boards, answers, strict=True):
        result, plies = brute.value(board)
        values = brute.move_values(board)
        assert answer["board"] == board
        assert (answer["outcome"], answer["distance"]) == (NAMES[result], plies)
        assert {int(square) - 1: move["outcome"] for square, move in answer["moves"].items()} == {
            cell: NAMES[value] for cell, (value, _) in values.items()
        }
        for square, move in answer["moves"].items():
            value, distance = values[int(square) - 1]
            assert value == 0 or move["distance"] == distance
            assert move["score"] == (value * (10 - distance) if value else 0)
            assert move["plain"] == 10 * value
        assert answer.get("calls", 1) == brute.calls(board)
        if values and result != 0:
            assert [square - 1 for square in answer["best"]] == list(brute.best(board))


def test_analyse_prints_what_its_page_shows(capsys: pytest.CaptureFixture[str]) -> None:
    page = ENGINE.read_text(encoding="utf-8")
    examples = re.findall(r"\$ python -m bot (analyse .+)\n((?:.+\n)*)```", page)
    assert len(examples) == page.count("$ python -m bot") == 1
    for command, printed in examples:
        assert main(command.split()) == OK
        assert capsys.readouterr().out == printed


def test_analyse_words_an_end_and_a_board_too_large_for_plain_minimax(capsys: pytest.CaptureFixture[str]) -> None:
    for board, end in (("XOXXOOOXX", "It's a draw: there's"), ("XXX.OO...", "X has won, so there's")):
        assert main(["analyse", board]) == OK
        assert capsys.readouterr().out.endswith(f"{end} no move left.\n")
    assert main(["analyse", "X" + "." * 15, "--board", "4x4"]) == OK
    printed = capsys.readouterr().out
    assert "O to move: draw in 15 plies with 2, 3, " in printed
    assert "15 or 16.\n" in printed
    assert "lain minimax" not in printed
    assert main(["analyse", "X" + "." * 15, "--board", "4x4", "--json"]) == OK
    found = json.loads(capsys.readouterr().out)
    assert "calls" not in found
    assert not any("plain" in move for move in found["moves"].values())


@pytest.mark.parametrize(
    ("board", "why"),
    [
        ("X..XO..O.", "That wins later than it could: to plain minimax a win is a win, however late.\n"),
        ("XO.X.....", "That loses sooner than it must: to plain minimax a loss is a loss, however soon.\n"),
        ("X...O....", ""),
    ],
)
def test_analyse_explains_a_slower_win_of_plain_minimax(
    board: str, why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["analyse", board]) == OK
    assert capsys.readouterr().out.partition(" and plays square ")[2][3:] == why


def test_a_board_shape_that_cannot_be_is_explained(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["analyse", "XO", "--board", "3x9"])
    assert "A 3x9 board has 27 squares, and 25 is the most I can play on." in capsys.readouterr().err


def test_analyse_takes_the_side_to_move_and_other_boards(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", ".........", "--to-move", "O", "--json"]) == OK
    assert json.loads(capsys.readouterr().out)["to_move"] == "O"
    assert main(["analyse", "XX..OO......", "--board", "3x4/3", "--json"]) == OK
    assert json.loads(capsys.readouterr().out)["best"] == [3]


def test_analyse_takes_the_tutorials_arrays(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    array = '["X", 1, "O", "X", 4, "X", "O", "O", 8]'
    indices = "Your list counts from 0: indices 1, 4 and 8 are squares 2, 5 and 9."
    assert main(["analyse", "X.OX.XOO."]) == OK
    dots = capsys.readouterr().out
    for text in (array, f"var origBoard = {array};", "X1OX4XOO8"):
        assert main(["analyse", text]) == OK
        assert capsys.readouterr().out == f"{dots}{indices}\n"
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{array}\n{{X, 2, O}}, {{X, 5, X}}, {{O, O, 9}}\n"))
    assert main(["analyse", "-"]) == OK
    assert capsys.readouterr().out == f"{dots}{indices}\n{dots}"
    assert main(["analyse", str([0, "X", *range(2, 16)]), "--board", "4x4/3"]) == OK
    assert " and 15 are squares 1, 3, 4, " in capsys.readouterr().out
    assert main(["analyse", array, "--json"]) == OK
    assert json.loads(capsys.readouterr().out)["board"] == "X.OX.XOO."


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("chekc", "check"), ("restor x.db", "restore"), ("check --gatway", "--gateway"), ("--env-fiel", "--env-file"),
        ("database upgarde", "upgrade"), ("analyze XX.OO....", "analyse"), ("analyse XX.OO.... --jsno", "--json"),
        ("Setup", "setup"), ("ratings rebild", "rebuild"), ("qwerty", None), ("backup", None), ("--help", None),
        ("restore demos --forec", "--force"), ("backup backups --keep 99", None), ("--help bakup", None),
    ],
)  # fmt: skip
def test_a_mistyped_command_or_option_suggests_one(
    capsys: pytest.CaptureFixture[str], typed: str, meant: str | None
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(typed.split())
    told = capsys.readouterr().err.splitlines()
    assert ended.value.code == (0 if "--help" in typed else MISUSE)
    assert [line for line in told if "Did you mean" in line] == ([f"Did you mean {meant}?"] if meant else [])


@pytest.mark.parametrize(
    "board", ["XXX", "XXXXXXXXX", "XXXOOO...", "abcdefghi", "", "X" * 5000, "7" * 5000, "X1OX5XOO9", "X.O_....."]
)
def test_a_board_that_cannot_be_gets_one_line(capsys: pytest.CaptureFixture[str], board: str) -> None:
    assert main(["analyse", board]) == MISUSE
    printed = capsys.readouterr()
    assert printed.out == ""
    assert len(printed.err.splitlines()) == 1
    assert len(printed.err) < 200


@pytest.mark.parametrize("command", [[], ["run"], ["invite"], ["setup"], ["setup", "--yes"]])
def test_without_a_token_it_says_in_five_lines_how_to_get_one(
    capsys: pytest.CaptureFixture[str], command: list[str]
) -> None:
    assert main(command) == MISUSE
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 5
    assert "python -m bot demo" in lines[-1]


def test_problems_with_settings_are_one_line_each(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    wrong = {"SEARCH_WORKERS": "many", "DEFAULT_LEVEL": "godlike", "DATABASE_URL": "mysql://db/x", "SHARD_IDS": "1"}
    for name, text in {**wrong, "DISCORD_TOKEN": ""}.items():
        monkeypatch.setenv(name, text)
    assert main([]) == MISUSE
    lines = capsys.readouterr().err.splitlines()
    told = ["DISCORD_TOKEN", "DATABASE_URL", "DEFAULT_LEVEL", "SEARCH_WORKERS", "SHARD_IDS"]
    assert [line.split()[0] for line in lines] == told


def test_check_goes_on_after_the_first_thing_that_is_amiss(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check"]) == FAULT
    marks = [line[0] for line in capsys.readouterr().out.splitlines()]
    assert marks == ["✓", "✓", "✗"]


HIDE = "import sys; sys.modules['{0}'] = None; from bot.__main__ import main; sys.exit(main(['{1}']))"


@pytest.mark.parametrize(("package", "command", "status"), [("greenlet", "run", MISUSE), ("asyncpg", "check", FAULT)])
def test_postgresql_without_its_extra_is_a_sentence(package: str, command: str, status: int) -> None:
    """A status of 1 would have the service start it for ever; `check` has found a problem."""
    given = {"DISCORD_TOKEN": "a.b.c", "DISCORD_API_URL": "http://127.0.0.1:1", "DATABASE_URL": "postgres://u:p@db/x"}
    done = python("-c", HIDE.format(package, command), variables=given)
    said = done.stdout + done.stderr
    assert f"{package} isn't installed. Run pip install -r requirements/postgres.lock" in said
    assert (done.returncode, "Traceback" in said) == (status, False)


@pytest.mark.parametrize("end", ["?pgbouncer=true", "?application_name=x&connect_timeout=10", "?sslmode=require"])
def test_an_address_with_options_of_any_driver_is_tried(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, end: str
) -> None:
    monkeypatch.setenv("DATABASE_URL", f"postgres://u:hunter2@127.0.0.1:1/x{end}")
    assert main(["check"]) == FAULT
    said = capsys.readouterr().out
    assert "✗ Database: [Errno 111] Connect call failed" in said
    assert ("I don't need" in said, "hunter2" in said) == ("timeout" in end, False)


def test_without_its_package_the_demo_names_what_is_there_to_install(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A wheel's folder has no lock files; a checkout's has."""
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    assert main(["demo"]) == MISUSE
    assert capsys.readouterr().err == "The demo needs one more package. Install simcord[preview] beside me.\n"
    monkeypatch.chdir(ROOT)
    assert main(["demo"]) == MISUSE
    assert "Run pip install -r requirements/demo.lock here, or make demo." in capsys.readouterr().err


def test_an_error_is_one_line_and_its_code_chooses_the_words() -> None:
    assert reason(StoreError("database-damaged", detail="page 7")).startswith("the file is damaged (page 7).")
    assert reason(OSError("The network is away.\nMore of it")) == "The network is away"
    assert reason(TimeoutError()) == "there was no answer in time"
    assert reason(ValueError()) == "ValueError"


def test_the_version_is_told_by_the_command_line_and_by_the_process(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="0"):
        main(["--version"])
    assert capsys.readouterr().out.strip() == __version__
    done = python("-m", "bot", "--version", variables=os.environ)
    assert (done.stdout.strip(), done.stderr, done.returncode) == (__version__, "", OK)


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such pipe")
@pytest.mark.parametrize("command", ["--version", pytest.param("check", marks=pytest.mark.slow)])
def test_a_reader_that_leaves_ends_a_command_quietly(command: str) -> None:
    reads, writes = os.pipe()
    os.close(reads)
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    with open(writes, "wb") as closed:
        ran = [sys.executable, "-m", "bot", command]
        done = subprocess.run(ran, stdout=closed, stderr=subprocess.PIPE, env=environment, timeout=60, check=False)
    assert (done.stderr, done.returncode) == (b"", FAULT)


@pytest.mark.skipif(sys.platform == "win32", reason="needs a POSIX shell")
@pytest.mark.parametrize(
    ("command", "status"),
    [("--version", OK), ("", MISUSE), ("analyse XX.OO....", OK), ("analyse -", OK), ("chekc", MISUSE)],
)
def test_without_a_console_a_command_does_what_it_does(command: str, status: int) -> None:
    """As by pythonw: Python has None for each of its streams."""
    line = f'"{sys.executable}" -m bot {command} <&- >&- 2>&-'
    done = subprocess.run(["sh", "-c", line], env={**os.environ, "PYTHONPATH": str(ROOT)}, timeout=60, check=False)
    assert done.returncode == status


def test_a_reader_that_leaves_is_no_fault_of_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stdout, "write", lambda _: (_ for _ in ()).throw(BrokenPipeError))
    with pytest.raises(BrokenPipeError):
        main(["check"])


def test_hints_name_the_tested_packages() -> None:
    texts = [file.read_text(encoding="utf-8") for file in (ROOT / "bot/locales/en").glob("*.ftl")]
    named = {name for text in texts for name in re.findall(r"pip install (\S.*?)(?:,| here|$)", text, re.MULTILINE)}
    assert named == {f"-r requirements/{extra}.lock" for extra in ("demo", "postgres")}
    assert all((ROOT / name.removeprefix("-r ")).exists() for name in named)
