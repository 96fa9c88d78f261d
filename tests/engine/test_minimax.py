from __future__ import annotations

import pytest

from bot.engine import PlainResult, Position, TranspositionTable, analyse, plain_minimax
from tests.report import for_each

from .brute import LIVE, STANDARD
from .strategies import parse


def first_best(text: str) -> int:
    """Return the move plain minimax makes: the first that keeps the outcome, however long it takes."""
    moves = STANDARD.move_values(text)
    return next(cell for cell, (result, _) in moves.items() if result == STANDARD.value(text)[0])


def test_the_tutorials_boards_take_nine_calls_and_pick_square_5() -> None:
    for text, other in (("X.OX.XOO.", 8), ("O.XX.X.OO", 6)):
        scores = (1, -10), (4, 10), (other, -10)
        assert plain_minimax(Position.parse(text)) == PlainResult(score=10, cell=4, scores=scores, calls=9)


@pytest.mark.parametrize(
    ("text", "calls", "cell"), [("X........", 59_705, 4), pytest.param(".........", 549_946, 0, marks=pytest.mark.slow)]
)
def test_the_empty_board_takes_549946_calls_and_a_corner_59705(text: str, calls: int, cell: int) -> None:
    """One call for the board, and one for each line of play from it (see test_position)."""
    result = plain_minimax(Position.parse(text))
    assert (result.score, result.cell, result.calls) == (0, cell, calls)
    assert STANDARD.calls(text) == calls


@for_each([("XXXOO....", -10), ("XOXXOOOXX", 0)])
def test_a_finished_game_is_scored_and_nothing_is_played(text: str, score: int) -> None:
    assert plain_minimax(Position.parse(text)) == PlainResult(score, None, (), 1)


def test_the_scores_are_the_true_outcomes_and_the_first_best_square_is_kept() -> None:
    """In every position of five marks or more: those before are slow, and the empty one has its test."""
    for text in LIVE:
        if text.count(".") <= 4:
            result = plain_minimax(parse(text))
            truth = STANDARD.move_values(text)
            assert result.scores == tuple((cell, 10 * outcome) for cell, (outcome, _) in truth.items())
            assert result.score == 10 * STANDARD.value(text)[0]
            assert result.cell == first_best(text)


def test_ignoring_depth_wins_late_400_times_and_loses_early_85_times_and_the_search_never() -> None:
    """Each makes one move, the rest is played as well as can be: how often does that change the distance?"""
    won = [text for text in LIVE if STANDARD.value(text)[0] > 0]
    lost = [text for text in LIVE if STANDARD.value(text)[0] < 0]
    assert (len(won), len(lost)) == (2_836, 632)

    def missed(texts: list[str], cell_of: dict[str, int]) -> int:
        return sum(STANDARD.move_values(text)[cell_of[text]] != STANDARD.value(text) for text in texts)

    plain = {text: first_best(text) for text in won + lost}
    assert (missed(won, plain), missed(lost, plain)) == (400, 85)
    table = TranspositionTable()
    for choice in (0, -1):
        ours = {text: analyse(parse(text), table).best[choice] for text in won + lost}
        assert (missed(won, ours), missed(lost, ours)) == (0, 0)
