"""`analyse` and plain minimax: its figures beside the bot's own, its scores and its maximiser, the tree as a file."""

from __future__ import annotations

import io
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from bot.cli import FAULT, MISUSE, OK, main
from tests.engine.brute import STANDARD
from tests.features.learn.boards import FEW_FREE, few_or_all

TUTORIAL, BOTH = "O.XX.X.OO", "..XXOOXO."


def asked(capsys: pytest.CaptureFixture[str], *given: str) -> str:
    assert main(["analyse", *given]) == OK
    return capsys.readouterr().out


def plain(capsys: pytest.CaptureFixture[str], *given: str) -> dict[int, int]:
    """What plain minimax returns for each square."""
    moves: dict[str, Any] = json.loads(asked(capsys, *given, "--json"))["moves"]
    return {int(square): move["plain"] for square, move in moves.items()}


@pytest.mark.parametrize(
    ("given", "scores"),
    [
        ((BOTH,), (10, 0, -10)),
        ((BOTH, "--to-move", "O"), (10, 10, -10)),
        ((BOTH, "--to-move", "O", "--maximiser", "X"), (-10, -10, 10)),
        ((BOTH, "--maximiser", "O"), (-10, 0, 10)),
        ((BOTH, "--scores", "25"), (25, 0, -25)),
        ((BOTH, "--scores", "10", "5"), (10, 0, -5)),
        ((BOTH, "--scores", "10", "-5"), (10, 0, -5)),
        ((BOTH, "--scores", "10 -5"), (10, 0, -5)),
        (("--scores", "1", "999", BOTH), (1, 0, -999)),
        (("--scores", "1", BOTH, "--maximiser", "O"), (-1, 0, 1)),
    ],
)
def test_the_scores_are_those_that_are_asked_for(
    given: tuple[str, ...], scores: tuple[int, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert plain(capsys, *given) == dict(zip((1, 2, 9), scores, strict=True))


@pytest.mark.parametrize("maximiser", ["X", "O"])
@few_or_all(FEW_FREE)
def test_plain_scores_are_those_of_brute_force(
    boards: Sequence[str], maximiser: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(boards)))
    answers = asked(capsys, "-", "--json", "--scores", "7", "3", "--maximiser", maximiser).splitlines()
    for text, answer in zip(boards, answers, strict=True):
        told = json.loads(answer)
        found = {int(square) - 1: move["plain"] for square, move in told["moves"].items()}
        children = STANDARD.children(text).items()
        assert found == {cell: STANDARD.minimax(child, maximiser, 7, 3) for cell, child in children}
        assert told["calls"] == STANDARD.calls(text)


def test_analyse_draws_the_tree_into_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, drawn = tmp_path / "tree.png", set[bytes]()
    for more in ((), ("--scores", "1"), ("--scores", "10", "5"), ("--maximiser", "O"), ("--alpha-beta",)):
        assert "9 calls and plays square 5." in asked(capsys, TUTORIAL, "--tree", str(file), *more)
        with Image.open(file) as image:
            assert image.format == "PNG"
        drawn.add(file.read_bytes())
    assert len(drawn) == 5


@pytest.mark.parametrize(
    ("given", "status", "words"),
    [
        (["XXXOO....", "--tree", "tree.png"], MISUSE, "nothing left to play. There's no tree to show."),
        (["." * 16, "--board", "4x4/4", "--tree", "tree.png"], MISUSE, "up to 9 free squares, and this board has 16"),
        ([TUTORIAL, "--tree", "no/folder/tree.png"], FAULT, "tree.png: No such file or directory."),
        (["-", "--tree", "tree.png"], MISUSE, "--tree draws a single board"),
        ([TUTORIAL, "--alpha-beta"], MISUSE, "--alpha-beta goes with --tree or --dot."),
        (["-", "--dot"], MISUSE, "--dot draws a single board"),
        *([["XXXOO....", form], MISUSE, "There's no tree to show."] for form in ("--dot", "--trace", "--compare")),
        *([["." * 16, "--board", "4x4", form], MISUSE, "and this board has 16"] for form in ("--dot", "--trace")),
        (["." * 16, "--board", "4x4", "--compare"], MISUSE, "and this board has 16"),
        ([TUTORIAL, "--trace", "--dot", "--compare"], MISUSE, "I can't do --dot, --trace and --compare at once."),
        ([TUTORIAL, "--trace", "--tree", "tree.png"], MISUSE, "I can't do --tree and --trace at once."),
        ([TUTORIAL, "--dot", "--json"], MISUSE, "I can't do --dot and --json at once."),
        ([], MISUSE, "Which board?"),
        *(
            [[TUTORIAL, "--scores", *scores], MISUSE, "--scores takes one or two whole numbers from 1 to 999"]
            for scores in (["0"], ["-1"], ["10", "0"], ["1000"], ["1.5"], ["ten"], ["1", "2", "3"], ["+5"], ["٣"])
        ),
        (["--scores", TUTORIAL], MISUSE, "--scores takes"),
    ],
)
def test_what_cannot_be_shown_gets_one_line(
    given: list[str], status: int, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["analyse", *given]) == status
    printed = capsys.readouterr().err
    assert words in printed
    assert len(printed.splitlines()) == 1
    assert not Path("tree.png").exists()


def test_other_forms_print_nothing_of_the_analysis_and_a_bad_board_stops_no_other(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(f"XXXOO....\n{TUTORIAL}\n{BOTH}\n"))
    assert main(["analyse", "-", "--compare", "--json"]) == MISUSE
    printed = capsys.readouterr()
    assert [json.loads(line)["board"] for line in printed.out.splitlines()] == [TUTORIAL, BOTH]
    assert len(printed.err.splitlines()) == 1
