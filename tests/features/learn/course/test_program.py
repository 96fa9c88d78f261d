"""The program that the lessons show plays as the engine and as brute force do, on every board."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import pytest

from bot.engine import Position, analyse, canonical_key, plain_minimax
from bot.features.learn.course import program
from bot.features.learn.course.program import Board
from bot.features.learn.course.rules import LESSONS, ROOT, code_of
from tests.engine.brute import POSITIONS, STANDARD
from tests.features.learn.boards import FEW_FREE, few_or_all

MAX_COLUMNS = 44


def board_of(text: str) -> Board:
    return [cell if mark == "." else mark for cell, mark in enumerate(text)]


def mover_of(text: str) -> str:
    return "X" if text.count("X") == text.count("O") else "O"


def for_x(text: str) -> int:
    """Return what a board is worth to X, by brute force: +1, 0 or -1."""
    return STANDARD.value(text)[0] * (1 if mover_of(text) == "X" else -1)


@contextmanager
def counted(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """Count the calls of a search: each asks once whether the game is over."""
    calls, ask = [0], program.is_over

    def is_over(board: Board) -> bool:
        calls[0] += 1
        return ask(board)

    with monkeypatch.context() as patched:
        patched.setattr(program, "is_over", is_over)
        yield calls


def test_a_board_is_read_as_brute_force_reads_it() -> None:
    for text in POSITIONS:
        board, winner = board_of(text), STANDARD.winner(text)
        assert [program.has_won(board, mark) for mark in "XO"] == [winner == "X", winner == "O"]
        assert program.score(board) == {"X": 10, "O": -10, "": 0}[winner]
        assert program.is_over(board) is (not STANDARD.children(text))
        assert program.free(board) == [cell for cell, mark in enumerate(text) if mark == "."]


@few_or_all(FEW_FREE)
def test_plain_minimax_finds_the_scores_and_the_first_best_move_and_leaves_the_board_alone(
    boards: Sequence[str],
) -> None:
    for text in boards:
        board, mover = board_of(text), mover_of(text)
        sign, plain = 1 if mover == "X" else -1, plain_minimax(Position.parse(text))
        assert program.scores(board, mover) == [sign * score for _, score in plain.scores]
        assert program.best_move(board, mover) == plain.cell
        assert program.minimax(board, mover) == 10 * for_x(text) == sign * plain.score
        assert board == board_of(text)


@few_or_all(FEW_FREE)
def test_what_is_cut_or_remembered_changes_no_score(boards: Sequence[str]) -> None:
    for text in boards:
        board, mover = board_of(text), mover_of(text)
        assert program.alpha_beta(board, mover) == program.remembering(board, mover, {}) == 10 * for_x(text)
        assert board == board_of(text)


def test_one_memory_serves_all_boards_and_holds_each_once() -> None:
    memory: dict[str, int] = {}
    assert program.remembering(board_of("." * 9), "X", memory) == 0
    assert len(memory) == len(POSITIONS) == 5_478
    for text in POSITIONS:
        assert memory[f"{mover_of(text)} {board_of(text)}"] == 10 * for_x(text)
    assert len({canonical_key(Position.parse(text)) for text in POSITIONS}) == 765


@few_or_all(FEW_FREE)
def test_with_depth_the_scores_are_those_that_the_bot_plays_by(boards: Sequence[str]) -> None:
    for text in boards:
        mover, found = mover_of(text), analyse(Position.parse(text))
        sign = 1 if mover == "X" else -1
        for move in found.moves:
            board = board_of(text)
            board[move.cell] = mover
            assert program.soonest(board, program.other(mover), 1) == sign * move.score


@pytest.mark.parametrize(
    ("text", "plain", "cut"), [(ROOT, 9, 8), ("X.OX.XOO.", 9, 8), ("..XXOOXO.", 11, 8), ("." * 9, None, 18_297)]
)
def test_alpha_beta_makes_fewer_calls(text: str, plain: int | None, cut: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """549,946 plain ones, one for each position of each game, are counted in tests/engine/test_minimax.py."""
    for search, number in ((program.minimax, plain), (program.alpha_beta, cut)):
        if number:
            with counted(monkeypatch) as calls:
                search(board_of(text), "X")
            assert calls == [number]


def test_every_part_of_the_program_is_shown_once_as_it_runs() -> None:
    shown = [name for lesson in LESSONS for name in lesson.code.split()]
    parts = [node for node in ast.parse(inspect.getsource(program)).body if isinstance(node, ast.FunctionDef)]
    assert sorted(shown) == sorted(["LINES", *(each.name for each in parts)])
    for lesson in LESSONS[:-1]:
        for name in lesson.code.split():
            if name != "LINES":
                assert inspect.getsource(getattr(program, name)).strip() in code_of(lesson)
    assert code_of(LESSONS[1]).startswith("LINES = (\n")


def test_the_program_fits_a_phone() -> None:
    assert max(map(len, "\n".join(map(code_of, LESSONS[:-1])).splitlines())) <= MAX_COLUMNS
    assert max(len(code_of(lesson).splitlines()) for lesson in LESSONS) <= 21


def test_the_shown_parts_are_the_whole_program() -> None:
    """Pasted one after the other they run, and play."""
    there: dict[str, object] = {"Board": list}
    exec("\n\n".join(map(code_of, LESSONS[:-1])), there)  # noqa: S102 (the program is ours)
    best_move = there["best_move"]
    assert callable(best_move)
    assert best_move(board_of(ROOT), "X") == 4
