"""Every error of the engine has a sentence in engine.ftl, with exactly its data as arguments."""

from __future__ import annotations

import ast
import pickle
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from bot import engine
from bot.engine import (
    BadBoard,
    BadPosition,
    Board,
    EngineError,
    GameOver,
    IllegalMove,
    Level,
    Mark,
    Position,
    Rules,
    candidates,
)
from bot.words import LOCALES, words
from tests.report import for_each

WIDE, FOUR, WILD, ONE = Board(3, 4, 3), Board(4, 4, 3), Board(3, 3, 3, Rules.WILD), Board(1, 1, 1)
WON = Position.parse("XXXOO....")

CASES: tuple[tuple[Callable[[], object], type[EngineError], str, str], ...] = (
    (lambda: Board.parse("three"), BadBoard, "board-unreadable", "such as 3x3/3."),
    (lambda: Board(0, 3, 1), BadBoard, "board-empty", "at least one row"),
    (lambda: Board(5, 6, 4), BadBoard, "board-too-large", "A 5x6 board has 30 squares, and 25 is the most"),
    (lambda: Board(3, 3, 0), BadBoard, "board-wrong-length", "On a 3x3 board, 1 to 3 in a row can win."),
    (lambda: Board.parse("1x1/2"), BadBoard, "board-wrong-length", "On a 1x1 board, only 1 in a row can win."),
    (lambda: Position.parse("\u202e" * 9), BadPosition, "position-unknown-mark", r"'\u202e' isn't a mark."),
    (lambda: Position.parse("X.O_....."), BadPosition, "position-two-ways", "both as '.' and as '_' here."),
    (lambda: Position.parse("X2O9....."), BadPosition, "position-wrong-number", "number in square 4 must be 4."),
    (lambda: Position.parse("X.O0....."), BadPosition, "position-zero", "write the letter O."),
    (
        lambda: Position.parse("0123X678"),
        BadPosition,
        "position-two-counts",
        "Write 0,1,2,3,X,5,6,7 or 1,2,3,4,X,6,7,8.",
    ),
    (
        lambda: Position.parse("X 0 0 0 X 0 0 0 0"),
        BadPosition,
        "position-two-readings",
        "That can be read as XOOOXOOOO or as X...X....; write the one you mean.",
    ),
    (lambda: Position.parse(""), BadPosition, "position-wrong-count", "9 squares, but you gave none."),
    (lambda: Position.parse("XO", ONE), BadPosition, "position-wrong-count", "1 square, but you gave 2."),
    (lambda: Position.parse("X/", ONE), BadPosition, "position-wrong-rows", "has 1 square."),
    (lambda: Position.parse("XX......."), BadPosition, "position-wrong-marks", "X has 2 and O has 0. X goes first"),
    (lambda: Position.parse("O........"), BadPosition, "position-wrong-marks", "X has 0 and O has 1. X goes first"),
    (
        lambda: Position.parse("....O....", to_move=Mark.O),
        BadPosition,
        "position-wrong-turn",
        "X has 0 and O has 1, so it can't be O's turn.",
    ),
    (lambda: Position.parse("....X....", to_move=Mark.X), BadPosition, "position-wrong-turn", "can't be X's turn."),
    (lambda: Position.parse("XXXOOO..."), BadPosition, "position-two-winners", "Both sides have a full line"),
    (lambda: Position.parse("XXXOO.O.."), BadPosition, "position-winner-to-move", "X has a full line, so it can't be"),
    (lambda: Position.parse("XXX./XXX./OO.O/OO..", FOUR), BadPosition, "position-two-lines", "X has two full lines"),
    (lambda: Position.after([9]), IllegalMove, "move-no-such-square", "squares 1 to 9."),
    (lambda: Position.after([18], WILD), IllegalMove, "move-no-such-square", "squares 1 to 9."),
    (lambda: Position.after([1], ONE), IllegalMove, "move-no-such-square", "just one square."),
    (lambda: WIDE.square_name(12), IllegalMove, "move-no-such-square", "squares 1 to 12."),
    (lambda: Position.start().mark_at(-1), IllegalMove, "move-no-such-square", "squares 1 to 9."),
    (lambda: Position.after([4, 0, 4]), IllegalMove, "move-square-taken", "Square 5 is taken."),
    (lambda: Position.after([13, 4], WILD), IllegalMove, "move-square-taken", "Square 5 is taken."),
    (lambda: WON.play(5), IllegalMove, "game-over", "The game is over"),
    (lambda: candidates(WON, Level.EASY), GameOver, "game-over", "The game is over"),
)
"""What raises each, of which kind, its code, and a part of its English sentence."""

Names = frozenset[str]


def raised() -> set[tuple[str, str, Names]]:
    """Return each `raise Error("code", name=...)` that is written in the engine: its class, code and names."""
    found = set()
    for path in Path(engine.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
                call = ast.unparse(node.exc.func)
                code = ast.literal_eval(node.exc.args[0])
                found.add((call, code, frozenset(word.arg or "**" for word in node.exc.keywords)))
    return found


def messages() -> dict[str, Names]:
    """Return the names of the messages in engine.ftl, and of the arguments of each."""
    text = (LOCALES / "en" / "engine.ftl").read_text(encoding="utf-8")
    parts = re.findall(r"^([a-z][\w-]*) =(.*(?:\n[ }].*)*)", text, re.MULTILINE)
    return {name: frozenset(re.findall(r"\$(\w+)", body)) for name, body in parts}


def case_id(case: object) -> str | None:
    return case if isinstance(case, str) else None


@for_each(CASES)
def test_an_error_of_the_engine_has_its_sentence(
    ask: Callable[[], object], kind: type[EngineError], code: str, sentence: str
) -> None:
    with pytest.raises(kind) as refusal:
        ask()
    error = refusal.value
    assert (type(error), error.code) == (kind, code)
    assert messages()[code] == frozenset(error.data)
    said = words()(error.code, **error.data)
    assert sentence in said
    assert said.endswith(".")
    assert said.isprintable()


def test_every_error_that_the_engine_can_raise_is_raised_above() -> None:
    assert {(kind.__name__, code) for _, kind, code, _ in CASES} == {(kind, code) for kind, code, _ in raised()}
    assert {(code, names) for _, code, names in raised()} == set(messages().items())


def test_an_error_tells_a_developer_its_code_and_data_and_crosses_to_another_process() -> None:
    error = BadPosition("position-wrong-turn", x=2, o=0, mover="O")
    assert str(error) == "position-wrong-turn x=2 o=0 mover='O'"
    copy = pickle.loads(pickle.dumps(error))  # noqa: S301 (our own bytes)
    assert (type(copy), str(copy), copy.data) == (BadPosition, str(error), error.data)
