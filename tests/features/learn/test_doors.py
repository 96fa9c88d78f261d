"""One board, however it is written, gets one answer: as an argument, from standard input, typed, by a slash command."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from itertools import cycle

import pytest
from simcord import MemberActor

from bot.cli import MISUSE, OK, main
from tests.engine.written import ASKED_BACK, BOARDS, WRITTEN
from tests.features.full import World
from tests.report import for_each
from tests.source import ROOT
from tests.world import text_of

IN_CHAT = (
    *("three strings", "bars and blanks", "bars, blanks and lines", "double bars", "emoji", "Cyrillic letters"),
    *("CSV", "a Markdown table", "headings", "NumPy's numbers", "1, -1 and 0", "a code block", "a sparse array"),
    *("lines with blanks", "short names", "a quotation"),
)
"""A few, for nobody may ask as often as all of them take."""


def analysed(capsys: pytest.CaptureFixture[str], *given: str) -> list[str]:
    assert main(["analyse", "--json", *given]) == OK
    return [json.loads(line)["board"] for line in capsys.readouterr().out.splitlines()]


@for_each(BOARDS, "capsys")
def test_an_argument_is_read(capsys: pytest.CaptureFixture[str], name: str) -> None:
    assert analysed(capsys, "--", BOARDS[name]) == [WRITTEN]


@for_each(BOARDS, "capsys", "monkeypatch")
def test_standard_input_is_read(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    for text in (f"{BOARDS[name]}\n\n{BOARDS[name]}\n", f"\ufeff{BOARDS[name]}\r\n\r\n\r\n{BOARDS[name]}"):
        monkeypatch.setattr("sys.stdin", io.StringIO(text, newline=""))
        assert analysed(capsys, "-") == [WRITTEN] * 2


def test_boards_in_a_line_and_in_several_can_be_mixed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    bars = BOARDS["bars, blanks and lines"]
    wrong = "XO..X..."
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{WRITTEN}\n{wrong}\n{WRITTEN}\n\n\n{bars}\n\n{wrong}\n{wrong}"))
    assert main(["analyse", "-", "--json"]) == MISUSE
    printed = capsys.readouterr()
    assert [json.loads(line)["board"] for line in printed.out.splitlines()] == [WRITTEN] * 3
    assert printed.err == f"{wrong}: This board has 9 squares, but you gave 8. Write X, O or a dot for each.\n" * 3


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-be"])
def test_a_file_from_windows_is_read(encoding: str) -> None:
    text = f"{WRITTEN}\r\n\r\n\r\n{BOARDS['emoji']}\r\n\r\n{BOARDS['bars, blanks and lines']}".replace("\n", "\r\n")
    found = python(
        "-m", "bot", "analyse", "-", "--json", given=("\ufeff" * (encoding == "utf-16-be") + text).encode(encoding)
    )
    assert [json.loads(line)["board"] for line in found.stdout.splitlines()] == [WRITTEN] * 3
    assert (found.stderr, found.returncode) == (b"", OK)


def test_bytes_that_are_no_text_get_a_sentence() -> None:
    found = python("-m", "bot", "analyse", "-", given=b"XO..X...O\nXO\xff......\n", PYTHONIOENCODING="utf-8:strict")
    assert found.returncode == MISUSE
    assert found.stdout.startswith(b"XO.\n.X.\n..O\n")
    assert "'\ufffd' isn't a mark." in found.stderr.decode()


def python(*command: str, given: bytes, **environment: str) -> subprocess.CompletedProcess[bytes]:
    env = os.environ | {"PYTHONPATH": str(ROOT)} | environment
    return subprocess.run([sys.executable, *command], input=given, capture_output=True, env=env, check=False)


def test_sixteen_squares_need_no_option(capsys: pytest.CaptureFixture[str]) -> None:
    assert analysed(capsys, "XXXXOOO.........") == ["XXXXOOO........."]
    assert main(["analyse", "XXXXOOO.........", "--board", "3x3"]) == MISUSE
    assert "you gave 16." in capsys.readouterr().err


@pytest.mark.parametrize("door", ["typed", "slash"])
async def test_chat_reads_the_same_boards(world: World, door: str) -> None:
    async def explained(asker: MemberActor, board: str) -> str:
        if door == "typed":
            await asker.send(world.channel, f"!explain {board}")
            return text_of(world.last)
        answer = await asker.slash(world.channel, "explain", what=board)
        assert answer.response is not None
        return text_of(answer.response.message)

    askers, wrong = cycle((world.alice, world.bob, world.carol)), list[str]()
    wanted = await explained(next(askers), WRITTEN)
    assert wanted.startswith("❌🔵")
    for name in IN_CHAT:
        told = await explained(next(askers), BOARDS[name])
        wrong += [f"{name}: {told[:80]}"] * (told != wanted)
    assert wrong == []
    for board, readings in ASKED_BACK.items():
        told = await explained(next(askers), board)
        assert all(each in told for each in readings), told
        assert told.endswith("; write the one you mean. Try one like `O.XX.X.OO`.")
