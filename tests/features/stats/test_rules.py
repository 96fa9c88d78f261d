"""What a record comes to, by board and by first move."""

from __future__ import annotations

from bot.engine import Level
from bot.features.stats.rules import Record, Score, Tally

MANY = Record(
    (
        Tally("4x4/4", None, 5, Score(1, 0, 1)),
        Tally("3x3/3", None, 4, Score(3, 1, 0)),
        Tally("3x3/3", Level.HARD, 4, Score(0, 2, 1)),
        Tally("3x3/3", Level.EASY, 0, Score(2, 0, 0)),
        Tally("3x3/3", Level.EASY, None, Score(4, 0, 2)),
        Tally("3x3/3 wild", None, 13, Score(1, 0, 0)),
        Tally("3x3/3 wild", None, 4, Score(0, 0, 1)),
    )
)


def test_openings_are_of_one_board_and_of_games_as_x_alone_the_most_frequent_first() -> None:
    assert list(MANY.openings("3x3/3").items()) == [(4, Score(3, 3, 1)), (0, Score(2, 0, 0))]
    assert MANY.openings("5x5/4") == {}


def test_by_wild_rules_both_marks_on_a_square_are_one_opening() -> None:
    assert MANY.openings("3x3/3 wild") == {4: Score(1, 0, 1)}
