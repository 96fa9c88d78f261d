"""A game by itself: what follows from its seats, its moves and its result."""

from __future__ import annotations

import pytest

from bot.core.game import CROWD, Bot, Game, How, Result, User
from bot.engine import Level, Mark, Position
from tests.values import ANN, BEN, CAT, EASY, HARD, exhibition, game, moves

NOW, NEXT = 50, 150
LINE = moves(0, 3, 1, 4)
"""X completes a line at 2."""
FULL = moves(4, 0, 8, 2, 1, 7, 3, 5)
"""Nobody completes a line at 6, the last square."""


def after(before: Game, number: int) -> Game:
    """The game after a move by the engine's number."""
    return before.played(number, NOW, NEXT)


@pytest.mark.parametrize(
    ("before", "cell", "result"),
    [
        (LINE, 2, Result(Mark.X, How.LINE, NOW)),
        (moves(8, 0, 3, 1, 4), 2, Result(Mark.O, How.LINE, NOW)),
        (FULL, 6, Result(None, How.FULL_BOARD, NOW)),
        (moves(0, 1, 2, 3, 5, 4, 7, 6), 8, Result(Mark.X, How.LINE, NOW)),
        (LINE, 8, None),
    ],
    ids=["X completes a line", "O does", "the board is full", "a line on the last square", "neither"],
)
def test_a_line_or_a_full_board_ends_it(before: tuple[int, ...], cell: int, result: Result | None) -> None:
    assert after(game(moves=before), cell).result == result


@pytest.mark.parametrize(("played", "winner"), [(0, None), (1, None), (2, Mark.O), (3, Mark.X), (4, Mark.O)], ids=str)
def test_time_is_lost_by_the_side_to_move_if_both_have_moved(played: int, winner: Mark | None) -> None:
    idle = game(moves=LINE[:played])
    assert idle.timed_out().result == Result(winner, How.TIME, idle.deadline)


def test_a_game_is_due_at_its_deadline_while_it_runs() -> None:
    assert [game().is_due(now) for now in (99, 100, 101)] == [False, True, True]
    assert not game().ended(None, How.STOP, NOW).is_due(1000)
    assert not exhibition().is_due(10**9), "an exhibition ends by the rules alone"


def test_a_user_is_known_by_the_mark() -> None:
    assert [game().mark_of(user.id) for user in (ANN, BEN, CAT)] == [Mark.X, Mark.O, None]
    assert [game().seat(mark) for mark in Mark] == [ANN, BEN]
    assert game().users == (ANN, BEN)


@pytest.mark.parametrize(
    ("played", "users", "bot"),
    [(game(), (ANN, BEN), None), (game(o=HARD), (ANN,), HARD), (game(x=EASY), (BEN,), EASY), (exhibition(), (), None)],
    ids=["members", "bot as O", "bot as X", "exhibition"],
)
def test_it_is_known_who_plays(played: Game, users: tuple[User, ...], bot: Bot | None) -> None:
    assert (played.users, played.bot) == (users, bot)


def test_the_bot_moves_at_its_own_level_while_the_game_runs() -> None:
    shown = exhibition()
    assert [each.level_to_move for each in (shown, after(shown, 4))] == [Level.EASY, Level.HARD]
    against = game(o=HARD)
    assert [each.level_to_move for each in (against, after(against, 4))] == [None, Level.HARD]
    assert after(game(x=EASY, moves=LINE), 2).level_to_move is None
    assert game().level_to_move is None


def test_a_game_can_be_looked_at_as_it_was() -> None:
    ended = after(game(moves=LINE), 2).ended(Mark.X, How.LINE, NOW)
    before = ended.at(3)
    assert (before.moves, not before.is_over) == (LINE[:3], True)
    assert before.position == Position.after([0, 3, 1])
    assert [ended.at(ply).ply for ply in (-1, 0, 4)] == [0, 0, 4]
    assert ended.at(5) is ended
    assert ended.at(99) is ended


def test_what_is_derived_or_read_beside_a_game_makes_it_no_other_game() -> None:
    assert game(is_followed=True) == game()


def test_a_game_of_the_crowd_is_known_by_its_seat() -> None:
    assert exhibition(x=CROWD).is_crowd
    assert exhibition(o=CROWD).is_crowd
    assert not exhibition().is_crowd
    assert not game().is_crowd
    assert exhibition(x=CROWD).level_to_move is None


def test_the_bot_has_a_next_level_up_and_down_within_both_ends() -> None:
    bots = [*map(Bot, Level)]
    assert [bot.at_next(-1) for bot in bots] == [None, *bots[:-1]]
    assert [bot.at_next(1) for bot in bots] == [*bots[1:], None]
    assert [bot.at_next(0) for bot in bots] == bots
