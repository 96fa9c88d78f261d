"""Why a move is good: hints, explanations and lessons, in moves and in sentences."""

from __future__ import annotations

import pytest

from bot.chat.address import LessonButton, parse
from bot.chat.options import position_of
from bot.chat.render import page_of
from bot.chat.request import ExplainReply, HintReply, LessonReply
from bot.engine import Analysis, MoveValue, Outcome, Position, analyse
from bot.engine.remarks import remark
from bot.engine.tree import grow, steps
from tests.chat.render.examples import KINDS_OF_BOARD, LAST_FOUR, PNG, REPLIES, SAY, buttons_of, lines_of, shown


def hint(position: Position) -> HintReply:
    found = analyse(position)
    return HintReply(found, remark(position, found.best[0]))


HINTS = {
    ".........": "Every square is equally good: best play leads to a draw.",
    "XX.OO....": "Play **3** to win right away.",
    "XO.......": "Play **4, 5 or 7**: you win in 3 moves, whatever the reply.",
    "XX..O....": "Play **3** to keep the draw; 4, 6, 7, 8 and 9 would lose.",
    "XO.X.....": "You're losing, but this holds out longest: **7**.",
    "X.XO..X.O": "You're losing, but these hold out longest: **2, 5, 6 or 8**.",
}


@pytest.mark.parametrize("board", HINTS)
async def test_a_hint_says_what_to_play_and_what_comes_of_it(board: str) -> None:
    said = shown(hint(Position.parse(board))).splitlines()
    assert said[0] == HINTS[board]
    assert said[-1] == "This game now counts as played with hints."


async def test_by_misere_rules_the_other_sides_forced_reply_wins() -> None:
    said = shown(hint(Position.parse("O.XX.XO.O", KINDS_OF_BOARD["misere"])))
    assert said.startswith("Play **2**: you win in 1 move, whatever the reply.\n")


async def test_a_hint_is_plain_text_and_says_if_the_search_was_cut_short() -> None:
    start = Position.start()
    guess = Analysis(start, Outcome.DRAW, 9, (MoveValue(4, Outcome.DRAW, 9, False),), (4,), 1, exact=False)
    page = page_of(HintReply(guess, remark(start, 4)), SAY)
    assert page.embed is None
    assert page.content.splitlines()[:2] == [
        "Every square is equally good: best play leads to a draw. I couldn't search it to the end.",
        "After 5: 🔵 keeps the draw with 1, 3, 7 or 9.",
    ]


async def test_an_explanation_gives_every_square_its_outcome_and_score() -> None:
    assert lines_of(REPLIES["explained"]) == [
        "❌ to move: **a win in 1 move** by playing 5.",
        "2️⃣ 🔻 loss in 1 move, minimax -10",
        "5️⃣ 🏆 win in 1 move, minimax +10",
        "7️⃣ 🔻 loss in 1 move, minimax -10",
        "Plain minimax makes 9 calls for this board and plays 5; I looked at 4 positions.",
        "❌ is the maximiser: +10 is a win for ❌, -10 a loss, 0 a draw.",
    ]


async def test_an_explanation_counts_the_moves_of_the_side_that_wins() -> None:
    found = analyse(Position.parse("XO......."))
    lines = lines_of(ExplainReply(found, None, 10, png=None))
    assert lines[0] == "❌ to move: **a win in 3 moves** by playing 4, 5 or 7."
    assert lines[1] == "3️⃣ 🤝 draw"
    assert lines[-1] == f"I looked at {found.nodes} positions. Plain minimax would take far too long here."
    lost = analyse(Position.parse("XO.X....."))
    assert lines_of(ExplainReply(lost, None, 1, png=None))[0].startswith("🔵 to move: **a loss in ")


async def test_a_guess_is_said_to_be_one() -> None:
    position = Position.parse("X" + "." * 24, KINDS_OF_BOARD["5x5"])
    values = tuple(MoveValue(cell, Outcome.DRAW, 24, exact=False) for cell in position.legal())
    found = Analysis(position, Outcome.DRAW, 24, values, (12,), 12_345, exact=False)
    lines = lines_of(ExplainReply(found, None, 10, png=None))
    assert lines[0] == "🔵 to move: **a draw** by playing c3. I couldn't search it to the end."
    assert lines[1] == "b1: 🤝 draw, as far as I can see"
    assert "I looked at 12,345 positions. Plain minimax would take far too long here." in lines


async def test_only_squares_of_the_best_outcome_show_a_guess_on_the_board() -> None:
    position = Position.parse("XX.OO....")
    values = tuple(MoveValue(cell, o, 1, exact=False) for cell, o in ((2, Outcome.WIN), (5, Outcome.DRAW)))
    found = Analysis(position, Outcome.WIN, 1, values, (2,), 9, exact=False)
    page = page_of(ExplainReply(found, None, 10, png=None), SAY)
    assert page.content.splitlines()[:2] == ["❌❌🏆", "🔵🔵6️⃣"]


async def test_by_wild_rules_a_move_is_a_square_with_a_mark() -> None:
    lines = lines_of(REPLIES["explained without a tree"])
    assert lines[0] == "❌ to move: **a win in 4 moves** by playing 5 with ❌ or 5 with 🔵."
    assert lines[5] == "5 with ❌: 🏆 win in 4 moves"


async def test_the_picture_comes_with_its_words() -> None:
    page = page_of(REPLIES["explained"], SAY)
    assert page.picture is not None
    assert page.picture.png == PNG
    assert page.picture.words == (
        "Minimax tree of O.XX.X.OO, X to move, 9 positions. First level: square 2 scores -10, square 5 scores +10 "
        "and square 7 scores -10. Best score: +10. Chosen line: 5."
    )
    without = ExplainReply(analyse(LAST_FOUR), grow(LAST_FOUR), 10, png=None)
    assert page_of(without, SAY).picture is None


LESSON = {
    0: "Step 1 of 13: call 1, on the board you asked about.\n"
    "❌ is to move and wants the **highest** score. It calls minimax for each free square: 2, 5 and 7.",
    1: "Step 2 of 13: call 2, after 2.\n"
    "🔵 is to move and wants the **lowest** score. It calls minimax for each free square: 5 and 7.",
    2: "Step 3 of 13: call 3, after 2 and 5.\n🔵 has a full line. This call returns **-10**.",
    11: "Step 12 of 13: call 6, after 7.\n"
    "The squares came back as 2: +10 and 5: -10. 🔵 takes the lowest: this call returns **-10**.",
    12: "Step 13 of 13: call 1, on the board you asked about.\nThe squares came back as 2: -10, 5: +10 and 7: -10. "
    "❌ takes the highest: this call returns **+10**. Minimax plays 5.",
}


@pytest.mark.parametrize("at", LESSON)
async def test_a_lesson_says_what_each_call_asks_and_returns(at: int) -> None:
    assert "\n".join(lines_of(LessonReply(LAST_FOUR, steps(grow(LAST_FOUR)), at, 10))) == LESSON[at]


async def test_a_full_board_without_a_line_is_a_draw() -> None:
    position = Position.parse("XOXXOOO.X")
    assert lines_of(LessonReply(position, steps(grow(position)), 1, 10)) == [
        "Step 2 of 3: call 2, after 8.",
        "The board is full and nobody has won. This call returns **0**.",
    ]


@pytest.mark.parametrize("board", ["3x3", "4x4", "4x4/3"])
async def test_the_buttons_of_a_lesson_name_its_position(board: str) -> None:
    marks = {"3x3": "O.XX.X.OO", "4x4": "XOXOXOXOOXOXO.X.", "4x4/3": "OXXOXO.XXX.XOO.O"}[board]
    position = Position.parse(marks, KINDS_OF_BOARD[board])
    root = grow(position)
    for button in buttons_of(page_of(LessonReply(position, steps(root), 1, 1), SAY)):
        address = parse(button["custom_id"])
        assert isinstance(address, LessonButton)
        assert position_of(address.board) == position
        assert address.win == 1
