"""Why a move is good: hints, explanations and lessons, in moves and in sentences."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

import pytest

from bot.core.chat.looks import Looks
from bot.core.chat.marks import MARKS, NEWEST, SQUARE
from bot.core.chat.replies import Reply
from bot.engine import Analysis, Budget, Mark, MoveValue, Outcome, Position, analyse
from bot.engine.remarks import remark
from bot.features.learn import pages
from bot.features.learn.tree import MOST_FREE, grow, steps
from bot.words import words
from tests.added import page_of, reply
from tests.core.chat.render.examples import KINDS_OF_BOARD, LAST_FOUR, SAY, lines_of, shown, text_of
from tests.core.chat.render.replies import REPLIES
from tests.engine.brute import LIVE, STANDARD
from tests.features.learn.boards import few_or_all


def hint(position: Position) -> Reply:
    found = analyse(position)
    return reply(pages.hint, found, remark(position, found.best[0]))


async def test_by_misere_rules_the_other_sides_forced_reply_wins() -> None:
    said = shown(hint(Position.parse("O.XX.XO.O", KINDS_OF_BOARD["misere"])))
    assert said.startswith("Play **2**: you win in 1 move, whatever the reply.\n")


async def test_a_hint_is_plain_text_and_says_if_the_search_was_cut_short() -> None:
    start = Position.start()
    guess = Analysis(start, Outcome.DRAW, 9, (MoveValue(4, Outcome.DRAW, 9, False),), (4,), 1, exact=False)
    page = page_of(reply(pages.hint, guess, remark(start, 4)), SAY)
    assert page.embed is None
    assert page.content.splitlines()[:2] == [
        "No square is better than another: it's a draw if nobody slips. I couldn't search it to the end.",
        "If you take 5, 🔵 is safe with 1, 3, 7 or 9.",
    ]


def explain(position: Position, budget: Budget | None = None) -> Reply:
    free = len(position.legal())
    return reply(pages.explain, analyse(position, budget=budget), grow(position) if free <= MOST_FREE else None)


@cache
def explained(text: str) -> list[str]:
    """What is said of a position of 3x3."""
    return lines_of(explain(Position.parse(text)))


WORTH = re.compile(r"(?:🏆 Win|🤝 Draw|🔻 Loss)(?: in (\d+) moves?)?, minimax ([+-]?\d+): \*\*(.+)\*\*")


@few_or_all(LIVE)
async def test_squares_that_are_worth_the_same_share_a_line_and_the_best_come_first(boards: Sequence[str]) -> None:
    for text in boards:
        lines = explained(text)
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
        assert (lines[0] == "Any square draws.") is (len(moves) > 1 and {*moves.values()} == {(0, 0)})
        assert list(told.values()) == sorted(told.values(), key=lambda worth: (-worth[0], worth[0] * worth[1]))


@few_or_all(LIVE)
async def test_a_slower_win_or_a_sooner_loss_of_plain_minimax_is_explained_and_nothing_else_is(
    boards: Sequence[str],
) -> None:
    seen = {1: 0, -1: 0}
    for text in boards:
        lines = explained(text)
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
    assert seen == ({1: 400, -1: 85} if boards is LIVE else {1: 18, -1: 5})


@pytest.mark.parametrize("board", ["4x4", "4x4/3", "5x5"])
async def test_on_larger_boards_no_two_lines_say_the_same_of_different_squares(board: str) -> None:
    reply = explain(Position.after((0, 1), KINDS_OF_BOARD[board]), Budget(nodes=3_000))
    said = [line.split(":")[0] for line in lines_of(reply) if line.startswith(("🏆", "🤝", "🔻"))]
    assert 1 <= len(said) == len(set(said)) <= 5
    if board == "4x4":
        assert lines_of(reply)[:2] == ["Any square draws.", "🤝 Draw: **c1, d1, a2, b2, c2, d2, a3, b3 and 6 others**"]


async def test_a_guess_is_said_to_be_one() -> None:
    position = Position.parse("X" + "." * 24, KINDS_OF_BOARD["5x5"])
    worth = {12: (Outcome.DRAW, 24, True), 6: (Outcome.WIN, 5, False), 7: (Outcome.LOSS, 6, False)}
    values = tuple(MoveValue(cell, *worth.get(cell, (Outcome.DRAW, 24, False))) for cell in position.legal())
    found = Analysis(position, Outcome.DRAW, 24, values, (12,), 12_345, exact=False)
    assert lines_of(reply(pages.explain, found, None))[:6] == [
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
    page = Looks().draw(page_of(reply(pages.explain, found, None), SAY))
    assert page.content.splitlines()[:2] == ["❌❌🏆", "🔵🔵6️⃣"]


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
    assert lines_of(reply(pages.lesson, analyse(position), steps(grow(position)), 1))[-1] == (
        "Has 🔵 won? No. Has ❌ won? No. Is the board full? Yes. "
        "That's a terminal state: nothing is left to try, and this call returns **0**."
    )
