from __future__ import annotations

import pytest

from bot.engine import Memo, PlainResult, Position, analyse, plain_minimax

from .brute import LIVE, STANDARD


def first_best(text: str) -> int:
    """Return the move plain minimax makes: the first that keeps the outcome, however long it takes."""
    moves = STANDARD.move_values(text)
    return next(cell for cell, (result, _) in moves.items() if result == STANDARD.value(text)[0])


def test_the_first_tutorials_board_takes_nine_calls_and_picks_square_5() -> None:
    result = plain_minimax(Position.parse("X.OX.XOO."))
    assert result == PlainResult(score=10, cell=4, scores=((1, -10), (4, 10), (8, -10)), calls=9)


def test_the_second_tutorials_board_takes_nine_calls_and_picks_square_5() -> None:
    result = plain_minimax(Position.parse("O.XX.X.OO"))
    assert result == PlainResult(score=10, cell=4, scores=((1, -10), (4, 10), (6, -10)), calls=9)


def test_the_empty_board_takes_549946_calls() -> None:
    """One call for the empty board, and one for each line of one to nine plies (see test_board)."""
    result = plain_minimax(Position.start())
    assert result.calls == 549_946
    assert result.scores == tuple((cell, 0) for cell in range(9))
    assert (result.score, result.cell) == (0, 0)


@pytest.mark.parametrize(("text", "score"), [("XXXOO....", -10), ("XOXXOOOXX", 0)])
def test_a_finished_game_is_scored_and_nothing_is_played(text: str, score: int) -> None:
    assert plain_minimax(Position.parse(text)) == PlainResult(score, None, (), 1)


def test_the_scores_are_the_true_outcomes_and_the_first_best_square_is_kept() -> None:
    """In every position of four marks or more: those before are slow, and the empty one has its test."""
    for text in LIVE:
        if text.count(".") <= 5:
            result = plain_minimax(Position.parse(text))
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
    memo = Memo()
    for choice in (0, -1):
        ours = {text: analyse(Position.parse(text), memo).best[choice] for text in won + lost}
        assert (missed(won, ours), missed(lost, ours)) == (0, 0)
