"""Every question of every lesson: what is right by brute force, and that a wrong answer is told why."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from bot.features.learn.course import pages, program
from bot.features.learn.course.program import Board
from bot.features.learn.course.questions import MORE, RIGHT, SQUARES, Question
from bot.features.learn.course.rules import LESSONS, Page, show
from bot.words import words
from tests.engine.brute import POSITIONS, STANDARD
from tests.features.learn.boards import few_or_all
from tests.features.learn.course.test_program import board_of
from tests.features.learn.examples import LEARNER

SAY = words()
PAGES = [
    (Page(number, at), asked)
    for number, lesson in enumerate(LESSONS, 1)
    for at, asked in enumerate(lesson.questions, 1)
]
QUESTIONS = [asked for _, asked in PAGES]


def mover(asked: Question) -> str:
    return asked.position.to_move.value


def signed(score: int) -> str:
    return f"{score:+d}" if score else "0"


def squares(cells: list[int]) -> list[str]:
    return [str(cell + 1) for cell in cells]


def scores(asked: Question) -> dict[int, int]:
    board = board_of(asked.board)
    return dict(zip(program.free(board), program.scores(board, mover(asked)), strict=True))


def best(asked: Question) -> list[str]:
    found = scores(asked)
    top = program.best([*found.values()], mover(asked))
    return squares([cell for cell, score in found.items() if score == top])


def fills(asked: Question) -> list[str]:
    return squares([cell for cell, child in STANDARD.children(asked.board).items() if STANDARD.winner(child)])


def most_lines(_asked: Question) -> list[str]:
    on = [sum(cell in line for line in STANDARD.lines) for cell in range(9)]
    return squares([cell for cell in range(9) if on[cell] == max(on)])


def calls(asked: Question) -> list[str]:
    def count(text: str) -> int:
        return 1 + sum(map(count, STANDARD.children(text).values()))

    return [str(count(asked.board))]


def end(asked: Question) -> list[str]:
    winner, is_full = STANDARD.winner(asked.board), "." not in asked.board
    return ["theirs" if winner == "O" else "ours" if winner == "X" else "full" if is_full else "open"]


def with_depth(asked: Question) -> dict[int, int]:
    found = {}
    for cell in scores(asked):
        board = board_of(asked.board)
        board[cell] = mover(asked)
        found[cell] = program.soonest(board, program.other(mover(asked)), 1)
    return found


def cut(asked: Question) -> list[str]:
    """Run alpha-beta on the board before X's last mark, and see which answers it never looks at."""
    seen, root, before = list[Board](), board_of(asked.board), program.is_over
    tried = asked.board.rindex("X")
    root[tried] = tried

    def is_over(board: Board) -> bool:
        seen.append([*board])
        return before(board)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(program, "is_over", is_over)
        program.alpha_beta(root, "X")
    found = []
    for cell in program.free(board_of(asked.board)):
        answered = board_of(asked.board)
        answered[cell] = "O"
        found += [] if answered in seen else [cell]
    return squares(found)


def turns(cell: int) -> set[int]:
    """Return where turning and mirroring the board takes a cell."""
    row, column = divmod(cell, 3)
    found = set()
    for _ in range(4):
        row, column = column, 2 - row
        found |= {row * 3 + column, row * 3 + 2 - column}
    return found


BRUTE: dict[str, Callable[[Question], list[str]]] = {
    "index": lambda asked: squares([board_of(asked.board).index(4)]),
    "free": lambda asked: [str(asked.board.count("."))],
    "line": fills,
    "most": most_lines,
    "final": lambda asked: [{"X": "+10", "O": "-10", "": "0"}[STANDARD.winner(asked.board)]],
    "turn": best,
    "turned": best,
    "below": lambda asked: [str(asked.board.count("."))],
    "calls": calls,
    "end": end,
    "returned": lambda asked: [signed(program.minimax(board_of(asked.board), mover(asked)))],
    "first": lambda asked: squares([program.best_move(board_of(asked.board), mover(asked))]),
    "late": lambda asked: squares([program.best_move(board_of(asked.board), mover(asked))]),
    "depth": lambda asked: [str(with_depth(asked)[program.best_move(board_of(asked.board), mover(asked))])],
    "soonest": lambda asked: squares([max(with_depth(asked), key=with_depth(asked).__getitem__)]),
    "cut": cut,
    "like": lambda _: squares(sorted(turns(1) - {1})),
    "kinds": lambda _: [str(len({frozenset(turns(cell)) for cell in range(9)}))],
}


@pytest.mark.parametrize("asked", QUESTIONS[:-1], ids=lambda asked: f"{asked.name}-{asked.board}")
def test_what_is_right_is_right_by_brute_force(asked: Question) -> None:
    assert asked.right() == BRUTE[asked.name](asked)
    assert set(asked.right()) < {asked.choices[at] for at in asked.open()}, "none is right, or none is wrong"


@few_or_all(POSITIONS)
def test_the_last_lesson_asks_for_what_plain_minimax_plays(boards: Sequence[str]) -> None:
    for text in boards:
        asked = QUESTIONS[-1]._replace(board=text)
        if text.count("X") == text.count("O") and text.count(".") <= 5 and asked.open():
            assert asked.right() == squares([program.best_move(board_of(text), "X")])


def test_every_question_has_a_name_that_is_known() -> None:
    assert {asked.name for asked in QUESTIONS} | {"alone"} == RIGHT.keys() >= MORE.keys()
    assert len(LESSONS) == 12
    assert all(1 <= len(lesson.questions) <= 3 for lesson in LESSONS)


@pytest.mark.parametrize(("page", "asked"), PAGES)
def test_every_answer_is_told_why(page: Page, asked: Question) -> None:
    """In a sentence of its own: it names the answer, or what is on the board, and asks again if it's wrong."""
    question = pages.course(SAY, show(page, asked), LEARNER)
    asks = (question.embed.description or "").split("\n\n")[-1] if question.embed else ""
    assert "**" in asks
    for at in asked.open():
        choice, shown = asked.choices[at], show(page, asked, str(at))
        made = pages.course(SAY, shown, LEARNER)
        assert made.embed is not None
        text = made.embed.description or ""
        said, *rest = text.removeprefix("> ").split("\n\n")
        assert said.endswith((".", "?", "`"))
        assert shown.is_open is (choice not in asked.right())
        assert said.startswith("Yes") is (not shown.is_open)
        assert (rest[-1:] == [asks]) is shown.is_open
        assert ("```py" in text) is (not shown.is_open and page.is_last_of_lesson and not page.is_last)
        if shown.is_open and asked.choices is SQUARES and asked.name != "like":
            assert choice in said


def test_a_wrong_square_is_answered_by_the_reply_that_wins_or_by_the_first_of_equals() -> None:
    def told(name: str, choice: str) -> str:
        page, asked = next(each for each in PAGES if each[1].name == name)
        made = pages.course(SAY, show(page, asked, str(int(choice) - 1)), LEARNER).embed
        return (made.description or "").split("\n\n")[0].removeprefix("> ") if made else ""

    assert told("turn", "9") == "If ❌ takes 9, 🔵 wins at 2: that scores -10."
    assert told("turn", "2") == "Square 2 scores 0, but 1 scores +10. ❌ wants the highest."
    assert told("late", "7") == "Square 7 scores +10 as well, but 6 comes first."


def test_the_numbers_in_the_sentences_are_those_that_are_counted_elsewhere() -> None:
    text = SAY("learn-course-memory-text")
    assert all(number in text for number in ("549,946", "18,297", "5,478", "765"))
