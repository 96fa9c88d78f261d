"""One board, however it is written, gets one answer: as an argument, from standard input, typed, by a slash command."""

from __future__ import annotations

import io
import json
from itertools import cycle

import pytest
from simcord import MemberActor

from bot.cli import MISUSE, OK, main
from tests.engine.written import ASKED_BACK, BOARDS, WRITTEN
from tests.features.full import World
from tests.report import for_each
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
