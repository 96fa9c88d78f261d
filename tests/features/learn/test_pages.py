"""Why a move is good: hints, explanations and lessons, in moves and in sentences."""

from __future__ import annotations

import re

import pytest

from bot.core.chat.looks import Looks
from bot.core.chat.marks import MARKS, NEWEST, SQUARE
from bot.core.chat.options import position_of
from bot.core.chat.replies import page_of
from bot.engine import Analysis, Budget, Mark, MoveValue, Outcome, Position, analyse
from bot.engine.remarks import remark
from bot.features.learn.pages import ExplainReply, HintReply, LessonButton, LessonReply
from bot.features.learn.rules import View
from bot.features.learn.tree import MOST_FREE, Scores, grow, steps
from bot.words import words
from tests.addresses import parse
from tests.core.chat.render.examples import KINDS_OF_BOARD, LAST_FOUR, PNG, SAY, buttons_of, lines_of, shown, text_of
from tests.core.chat.render.replies import REPLIES
from tests.engine.brute import LIVE, STANDARD

SIDES = (
    "❌ is the maximiser, 🔵 the minimiser: +10 is a win for ❌, -10 a loss, 0 a draw. "
    "It's zero-sum: what one side wins, the other loses.\n"
)


def hint(position: Position) -> HintReply:
    found = analyse(position)
    return HintReply(found, remark(position, found.best[0]))


HINTS = {
    ".........": "No square is better than another: it's a draw if nobody slips. Tricky to answer: 1.",
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
    assert said[-1] == "This game won't be rated, because you took a hint."


async def test_by_misere_rules_the_other_sides_forced_reply_wins() -> None:
    said = shown(hint(Position.parse("O.XX.XO.O", KINDS_OF_BOARD["misere"])))
    assert said.startswith("Play **2**: you win in 1 move, whatever the reply.\n")


async def test_a_hint_is_plain_text_and_says_if_the_search_was_cut_short() -> None:
    start = Position.start()
    guess = Analysis(start, Outcome.DRAW, 9, (MoveValue(4, Outcome.DRAW, 9, False),), (4,), 1, exact=False)
    page = page_of(HintReply(guess, remark(start, 4)), SAY)
    assert page.embed is None
    assert page.content.splitlines()[:2] == [
        "No square is better than another: it's a draw if nobody slips. I couldn't search it to the end.",
        "If you take 5, 🔵 is safe with 1, 3, 7 or 9.",
    ]


async def test_an_explanation_gives_every_square_its_outcome_and_score() -> None:
    assert lines_of(REPLIES["explained"]) == [
        "❌ wins now with 5.",
        "🏆 Win in 1 move, minimax +10: **5**",
        "🔻 Loss in 1 move, minimax -10: **2 and 7**",
        "Plain minimax makes 9 calls for this board and plays 5; I looked at 4 positions.",
        SIDES.rstrip(),
    ]


def explain(position: Position, budget: Budget | None = None) -> ExplainReply:
    free = len(position.legal())
    return ExplainReply(analyse(position, budget=budget), grow(position) if free <= MOST_FREE else None)


async def test_an_explanation_counts_the_moves_of_the_side_that_wins() -> None:
    found = analyse(Position.parse("XO......."))
    assert lines_of(ExplainReply(found, None)) == [
        "❌ wins in 3 moves with 4, 5 or 7.",
        "🏆 Win in 3 moves: **4, 5 and 7**",
        "🤝 Draw: **3, 6, 8 and 9**",
        f"I looked at {found.nodes} positions. Plain minimax would take far too long here.",
    ]
    lost = analyse(Position.parse("XO.X....."))
    assert lines_of(ExplainReply(lost, None))[:3] == [
        f"{MARKS[Mark.O]} loses in 2 moves, even with 7.",
        "🔻 Loss in 2 moves: **7**",
        "🔻 Loss in 1 move: **3, 5, 6, 8 and 9**",
    ]


@pytest.fixture(scope="module")
def explained() -> dict[str, list[str]]:
    """What is said of every position of 3x3 from which a game is played."""
    return {text: lines_of(explain(Position.parse(text))) for text in LIVE}


WORTH = re.compile(r"(?:🏆 Win|🤝 Draw|🔻 Loss)(?: in (\d+) moves?)?, minimax ([+-]?\d+): \*\*(.+)\*\*")


async def test_squares_that_are_worth_the_same_share_a_line_and_the_best_come_first(
    explained: dict[str, list[str]],
) -> None:
    for text, lines in explained.items():
        told = dict[int, tuple[int, int]]()
        rows = [match for match in map(WORTH.fullmatch, lines) if match]
        assert len({match.group(1, 2) for match in rows}) == len(rows)
        for match in rows:
            cells = [int(cell) - 1 for cell in re.findall(r"\d", match[3])]
            assert cells == sorted(cells)
            told |= dict.fromkeys(cells, (int(match[2]) // 10, int(match[1] or 0)))
        moves = {
            cell: (value, (plies + 1) // 2 if value else 0)
            for cell, (value, plies) in STANDARD.move_values(text).items()
        }
        assert told == moves
        assert list(told.values()) == sorted(told.values(), key=lambda worth: (-worth[0], worth[0] * worth[1]))


async def test_a_slower_win_or_a_sooner_loss_of_plain_minimax_is_explained_and_nothing_else_is(
    explained: dict[str, list[str]],
) -> None:
    seen = {1: 0, -1: 0}
    for text, lines in explained.items():
        values, best = STANDARD.move_values(text), STANDARD.best(text)
        outcome, plies = STANDARD.value(text)
        plain = next(cell for cell, (value, _) in values.items() if value == outcome)
        told = [line for line in lines if "to it a" in line]
        if plain in best:
            assert told == []
            continue
        seen[outcome] += 1
        its, mine = (f"{moves} move{'s' * (moves > 1)}" for moves in ((values[plain][1] + 1) // 2, (plies + 1) // 2))
        squares = SAY.any_of(str(cell + 1) for cell in best)
        assert told == [
            f"Plain minimax plays {plain + 1} and wins in {its}: to it a win is a win, however late. "
            f"I'd play {squares} and win in {mine}."
            if outcome > 0
            else f"Plain minimax plays {plain + 1} and loses in {its}: to it a loss is a loss, however soon. "
            f"I'd play {squares} and last {mine}."
        ]
    assert seen == {1: 400, -1: 85}


async def test_if_all_squares_are_equal_any_will_do_and_the_last_one_is_named() -> None:
    assert lines_of(explain(Position.start()))[0] == "Any square draws."
    assert lines_of(explain(Position.parse("XOXXOOO.X")))[0] == "❌ draws with 8."


@pytest.mark.parametrize("board", ["4x4", "4x4/3", "5x5"])
async def test_on_larger_boards_no_two_lines_say_the_same_of_different_squares(board: str) -> None:
    reply = explain(Position.after((0, 1), KINDS_OF_BOARD[board]), Budget(nodes=3_000))
    said = [line.split(":")[0] for line in lines_of(reply) if line.startswith(("🏆", "🤝", "🔻"))]
    assert 1 <= len(said) == len(set(said)) <= 5
    if board == "4x4":
        assert lines_of(reply)[:2] == [
            "Any square draws.",
            "🤝 Draw: **c1, d1, a2, b2, c2, d2, a3, b3 and 6 others**",
        ]


async def test_a_guess_is_said_to_be_one() -> None:
    position = Position.parse("X" + "." * 24, KINDS_OF_BOARD["5x5"])
    worth = {12: (Outcome.DRAW, 24, True), 6: (Outcome.WIN, 5, False), 7: (Outcome.LOSS, 6, False)}
    values = tuple(MoveValue(cell, *worth.get(cell, (Outcome.DRAW, 24, False))) for cell in position.legal())
    found = Analysis(position, Outcome.DRAW, 24, values, (12,), 12_345, exact=False)
    assert lines_of(ExplainReply(found, None))[:6] == [
        f"{MARKS[Mark.O]} draws with c3. I couldn't search it to the end.",
        "🏆 Win, as far as I can see: **b2**",
        "🤝 Draw: **c3**",
        "🤝 Draw, as far as I can see: **b1, c1, d1, e1, a2, d2, e2, a3 and 13 others**",
        "🔻 Loss, as far as I can see: **c2**",
        "I looked at 12,345 positions. Plain minimax would take far too long here.",
    ]


async def test_only_squares_of_the_best_outcome_show_a_guess_on_the_board() -> None:
    position = Position.parse("XX.OO....")
    values = tuple(MoveValue(cell, o, 1, exact=False) for cell, o in ((2, Outcome.WIN), (5, Outcome.DRAW)))
    found = Analysis(position, Outcome.WIN, 1, values, (2,), 9, exact=False)
    page = Looks().draw(page_of(ExplainReply(found, None), SAY))
    assert page.content.splitlines()[:2] == ["❌❌🏆", "🔵🔵6️⃣"]


async def test_by_wild_rules_a_move_is_a_square_with_a_mark() -> None:
    lines = lines_of(REPLIES["explained without a tree"])
    assert lines[0] == "❌ wins in 4 moves with 5 with ❌ or 5 with 🔵."
    assert lines[1] == "🏆 Win in 4 moves: **5 with ❌ and 5 with 🔵**"


async def test_the_picture_comes_with_its_words() -> None:
    page = page_of(REPLIES["explained"], SAY)
    assert page.file is not None
    assert page.file.content == PNG
    assert page.file.words == (
        "Minimax tree of O.XX.X.OO, X to move, 9 positions. First level: square 2 scores -10, square 5 scores +10 "
        "and square 7 scores -10. Best score: +10. Chosen line: 5."
    )
    without = ExplainReply(analyse(LAST_FOUR), grow(LAST_FOUR))
    assert page_of(without, SAY).file is None


LESSON = {
    0: f"Step 1 of 17: call 1, the root\n{SIDES}"
    "❌ is to move. It's the maximiser and wants the **highest** score. Free squares: 2, 5 and 7.\n"
    "Minimax tries each one: place the mark, call minimax for that board, take the mark back. "
    "A function that calls itself like this is called recursion.\nNext ❌ tries **2**.",
    1: "Step 2 of 17: call 2, after 2\n"
    "🔵 is to move. It's the minimiser and wants the **lowest** score. Free squares: 5 and 7.\nNext 🔵 tries **5**.",
    2: "Step 3 of 17: call 3, after 2 and 5\n"
    "Has 🔵 won? Yes. That's a terminal state: nothing is left to try, and this call returns **-10**.",
    7: "Step 8 of 17: call 5, after 5\nHas 🔵 won? No. Has ❌ won? Yes. "
    "That's a terminal state: nothing is left to try, and this call returns **+10**.",
    8: "Step 9 of 17: call 1, the root\nBack to the board before: the mark on 5 is taken back. It scored **+10**.\n"
    "Results so far: 2: -10 and 5: +10.\nNext ❌ tries **7**.",
    15: "Step 16 of 17: call 6, after 7\nBack to the board before: the mark on 5 is taken back. It scored **-10**.\n"
    "Results so far: 2: +10 and 5: -10.\n🔵 keeps the lowest: this call returns **-10**.",
    16: "Step 17 of 17: call 1, the root\nBack to the board before: the mark on 7 is taken back. It scored **-10**.\n"
    "Results so far: 2: -10, 5: +10 and 7: -10.\n❌ keeps the highest: this call returns **+10**.\nMinimax plays 5.",
}


@pytest.mark.parametrize("at", LESSON)
async def test_a_lesson_says_what_each_call_asks_and_returns(at: int) -> None:
    page = page_of(REPLIES[f"lesson, step {at}"], SAY)
    assert page.embed is not None
    assert f"{page.embed.title}\n{page.embed.description}" == LESSON[at]


async def test_a_score_stands_behind_a_colon_as_the_language_sets_it() -> None:
    french = page_of(REPLIES["lesson, step 8"], words("fr"))
    assert "jusqu’ici\u00a0: 2\u00a0: -10 et 5\u00a0: +10." in text_of(french)


async def test_the_square_that_is_being_tried_is_marked_until_it_is_taken_back() -> None:
    for at, step in enumerate(steps(grow(LAST_FOUR))):
        content = page_of(REPLIES[f"lesson, step {at}"], SAY).content
        has_line = bool(step.node.position.winner)
        assert content.count(NEWEST) == (step.node.cell is not None and not has_line)
        if NEWEST in content:
            cell = [each for each in re.findall(f"(?:.\ufe0f?\u20e3|.)[{NEWEST}{SQUARE}]?", content) if each.strip()]
            assert [number for number, each in enumerate(cell) if NEWEST in each] == [step.node.cell]


async def test_a_full_board_without_a_line_is_a_draw() -> None:
    position = Position.parse("XOXXOOO.X")
    assert lines_of(LessonReply(analyse(position), steps(grow(position)), 1))[-1] == (
        "Has 🔵 won? No. Has ❌ won? No. Is the board full? Yes. "
        "That's a terminal state: nothing is left to try, and this call returns **0**."
    )


async def test_of_equal_moves_the_first_is_kept_and_why_the_bot_plays_another_is_told() -> None:
    position = Position.parse("..XXOOXO.", to_move=Mark.O)
    root = grow(position, Scores(maximiser=Mark.X))
    said = lines_of(LessonReply(analyse(position), steps(root), len(steps(root)) - 1, View(Scores(maximiser=Mark.X))))
    assert said[-1] == (
        "1 and 2 score the same, and the first is kept: minimax plays 1. "
        "Plain minimax plays 1 and wins in 2 moves: to it a win is a win, however late. I'd play 2 and win in 1 move."
    )


async def test_with_alpha_beta_each_step_tells_the_bounds_and_what_needs_no_call() -> None:
    assert lines_of(REPLIES["lesson with alpha-beta, step 15"])[1:] == [
        "Results so far: 1: +25.",
        "Alpha is +25, beta is -5.",
        "Alpha has reached beta: the other side has something better elsewhere and won't let it come to this board. "
        "So 2 needn't be tried.",
        "❌ keeps the highest: this call returns **≥+25**.",
        "≤ means at most and ≥ at least: that's all the call above needs to know.",
    ]
    assert lines_of(REPLIES["lesson with alpha-beta, step 16"])[:2] == [
        "Back to the board before: the mark on 9 is taken back. It scored **≥+25**.",
        "Results so far: 1: -5, 2: -5 and 9: ≥+25.",
    ]
    assert "Alpha is -∞, beta is +∞." in lines_of(REPLIES["lesson with alpha-beta, step 0"])
    assert lines_of(REPLIES["explained with alpha-beta"])[1:] == [
        "🏆 Win in 1 move, minimax -5: **2**",
        "🏆 Win in 2 moves, minimax -5: **1**",
        "🔻 Loss in 1 move, minimax +25: **9**",
        "Plain minimax makes 11 calls for this board and plays 1; I looked at 4 positions.",
        "Plain minimax plays 1 and wins in 2 moves: to it a win is a win, however late. I'd play 2 and win in 1 move.",
        "Calls: 11 plain, 9 with alpha-beta, 10 with a memory.",
        "❌ is the maximiser, 🔵 the minimiser: +25 is a win for ❌, -5 a loss, 0 a draw. "
        "It's zero-sum: what one side wins, the other loses.",
    ]


async def test_a_board_that_no_game_gets_to_is_said_to_be_one() -> None:
    assert lines_of(REPLIES["lesson on a board that no game gets to"])[1] == (
        "No game gets to this board with ❌ to move, but minimax can score it all the same."
    )


@pytest.mark.parametrize("board", ["3x3", "4x4", "4x4/3"])
async def test_the_buttons_of_a_lesson_name_its_position(board: str) -> None:
    marks = {"3x3": "O.XX.X.OO", "4x4": "XOXOXOXOOXOXO.X.", "4x4/3": "OXXOXO.XXX.XOO.O"}[board]
    position = Position.parse(marks, KINDS_OF_BOARD[board])
    root = grow(position)
    view = View(Scores(1, 1))
    for button in buttons_of(page_of(LessonReply(analyse(position), steps(root), 1, view), SAY)):
        address = parse(button["custom_id"])
        assert isinstance(address, LessonButton)
        assert position_of(address.board) == position
        assert address.view == view
