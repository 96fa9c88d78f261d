"""What each level sees in ultimate games, on positions made for it."""

from __future__ import annotations

from bot.engine import Budget, Level, Outcome, Position, TranspositionTable, analyse, candidates
from bot.engine.remarks import RemarkKind, remark
from tests.report import for_each
from tests.variants.ultimate.test_rules import BOARD, number

X_WON, O_WON = "XXX......", "OOO......"
X_NEAR, O_NEAR, BOTH_NEAR = "XX.......", "OO.......", "XX.OO...."


def position(*boards: str, active: int) -> Position:
    """Return a position from its small boards; the others are empty."""
    return Position.parse(f"{''.join(boards).ljust(81, '.')}{active}", BOARD)


def picks(at: Position, level: Level) -> set[str]:
    return {BOARD.move_name(move) for move in candidates(at, level, TranspositionTable(), Budget(2000))}


X_CAN_WIN = position(X_WON, X_WON, X_NEAR, "O.O.O....", "O.O.O....", "OO.......", active=3)


@for_each(Level)
def test_every_level_wins_the_game_if_it_can(level: Level) -> None:
    assert picks(X_CAN_WIN, level) == {"3.3"}


def test_easy_takes_a_small_board_and_sees_no_line_of_the_other_side() -> None:
    assert picks(position(BOTH_NEAR, active=1), Level.EASY) == {"1.3"}
    assert picks(position(O_NEAR, X_NEAR, active=1), Level.EASY) == {f"1.{square}" for square in range(3, 10)}


def test_medium_takes_a_small_board_or_else_stops_a_line() -> None:
    assert picks(position(BOTH_NEAR, active=1), Level.MEDIUM) == {"1.3"}
    assert picks(position(O_NEAR, X_NEAR, active=1), Level.MEDIUM) == {"1.3"}


def test_medium_avoids_sending_to_a_board_that_can_be_taken_or_to_any() -> None:
    at = position("X........", X_NEAR, O_NEAR, O_WON, X_WON, active=9)  # O moves
    assert picks(at, Level.MEDIUM) == {"9.1", "9.3", "9.6", "9.7", "9.8", "9.9"}


def test_medium_avoids_sending_to_any_board_even_if_none_can_be_taken() -> None:
    assert picks(position("........X", "........X", O_WON, "X........", active=1), Level.MEDIUM) == {
        f"1.{square}" for square in (1, 2, 4, 5, 6, 7, 8)
    }


def test_the_only_move_is_made_without_thinking() -> None:
    def is_up() -> bool:
        raise AssertionError

    at = position("XOXXOOO.X", "X........", active=1)
    assert candidates(at, Level.UNBEATABLE, TranspositionTable(), Budget(is_up=is_up)) == (number("18"),)


def test_medium_lets_the_other_side_win_where_hard_does_not() -> None:
    at = position(O_WON, O_WON, O_NEAR, "XX.......", "X.X......", "X.X......", "X.X......", "X........", active=4)
    assert picks(at, Level.MEDIUM) == {"4.3"}  # it takes the board, and O wins the game on board 3
    hard = picks(at, Level.HARD)
    assert hard
    assert "4.3" not in hard


def test_a_win_in_one_is_told_and_missing_it_is_not_called_good() -> None:
    found = analyse(X_CAN_WIN, TranspositionTable(), Budget(5000))
    assert (found.outcome, found.distance, found.best, found.exact) == (Outcome.WIN, 1, (number("33"),), True)
    assert remark(X_CAN_WIN, number("33"), TranspositionTable(), Budget(5000)).kind is RemarkKind.WINS
    other = remark(X_CAN_WIN, number("39"), TranspositionTable(), Budget(5000)).kind
    assert other in {RemarkKind.MISSES_WIN, RemarkKind.SLOWER, RemarkKind.UNCLEAR}
