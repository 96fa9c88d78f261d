"""The rules of three marks each against a brute force of their own, in every position that a game can reach."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from bot.engine import BadPosition, IllegalMove, Mark, Position, TranspositionTable, analyse
from bot.engine.symmetry import images
from bot.variants.three.rules import is_drawn
from bot.words import words
from tests.report import for_each
from tests.variants.three import brute
from tests.variants.three.positions import BOARD, position_of, seats, walked
from tests.variants.three.test_table import SHARE

NOTATION = "X5O1X9O2X6O4"


def test_there_are_as_many_positions_as_counted() -> None:
    ended = sum(state.is_lost for state in brute.states())
    assert (len(brute.states()), ended, len(seats())) == (73_450, 6_768, 128_170)


@pytest.mark.slow
def test_games_reach_exactly_those() -> None:
    assert walked() == {seat: position_of(*seat) for seat in seats()}
    assert Counter(position.ply for position in walked().values()) == {
        **{0: 1, 1: 9, 2: 72, 3: 504, 4: 3_024, 5: 15_120},
        6: 2 * 54_720,
    }


@SHARE
def test_every_position_is_as_the_brute_force_has_it(every: int) -> None:
    for state, mover in seats()[::every]:
        position = position_of(state, mover)
        x, o = state if mover is Mark.X else reversed(state)
        assert (position.x, position.o) == (sum(1 << cell for cell in x), sum(1 << cell for cell in o))
        assert position.to_move is mover
        assert position.order[-2::-2][::-1] == state.mine[-3:]
        assert position.order[-1::-2][::-1] == state.theirs
        assert position.legal() == tuple(state.moves())
        assert position.winner is (mover.other if state.is_lost else None)
        assert position.is_over is state.is_lost
        assert position.winning_cells == (tuple(sorted(state.theirs)) if state.is_lost else ())


@SHARE
def test_the_mark_that_goes_is_the_oldest_of_three_and_helps_no_line(every: int) -> None:
    for state in [*brute.states()][::every]:
        position = position_of(state)
        for mark, own in ((position.to_move, state.mine), (position.to_move.other, state.theirs)):
            assert position.vanishing(mark) == (own[0] if len(own) == 3 else None)
            assert set(position.completing(mark)) == brute.completing(state, own)


def test_nothing_is_played_after_the_end_or_off_the_board() -> None:
    won = Position.after([0, 3, 1, 4, 2], BOARD)
    for position, cell, code in ((won, 8, "game-over"), (Position.start(BOARD), 9, "move-no-such-square")):
        with pytest.raises(IllegalMove, match=code):
            position.play(cell)
    assert won.legal() == ()


# Text


@SHARE
def test_every_position_is_read_back_from_its_text_and_no_two_share_one(every: int) -> None:
    some = [position_of(*seat) for seat in seats()[::every]]
    texts = {position.text(): position for position in some}
    assert all(Position.parse(text, BOARD) == position for text, position in texts.items())
    assert len(texts) == len({position.key for position in some}) == len(some)


@for_each(["x5o1x9", " X5 O1 X9 ", "X5, O1, X9", "X 5\nO 1\nX 9"])
def test_a_text_may_be_written_in_several_ways(text: str) -> None:
    assert Position.parse(text, BOARD) == Position.after([4, 0, 8], BOARD)


@for_each(
    [
        ("X.O......", None, "position-wrong-order"),
        ("519", None, "position-wrong-order"),
        ("O5", None, "position-wrong-order"),
        ("O5X1O9X2O6", None, "position-wrong-order"),
        ("X5X1", None, "position-wrong-order"),
        ("X5O1X5", None, "position-wrong-order"),
        ("X5O", None, "position-wrong-order"),
        ("X0", None, "position-wrong-order"),
        ("X５", None, "position-wrong-order"),
        (NOTATION + "X3", None, "position-wrong-order"),
        ("X" * 10_000, None, "position-wrong-order"),
        ("X5O1X9", Mark.X, "position-wrong-turn"),
        (NOTATION, Mark.O, "position-wrong-turn"),
        ("X1O4X2O5X3O9", None, "position-winner-to-move"),
    ]
)
def test_what_no_game_can_reach_is_not_read(text: str, to_move: Mark | None, code: str) -> None:
    with pytest.raises(BadPosition, match=code):
        Position.parse(text, BOARD, to_move)
    assert words()("position-wrong-order").startswith("The order matters here. Write the marks from the oldest")


def test_turning_a_position_turns_its_order() -> None:
    position = Position.after([6, 7, 0, 3, 8, 5, 2], BOARD)
    found = images(position)
    assert len({image for image, _ in found}) == 8
    for image, cells in found:
        assert image == Position.after([cells[cell] for cell in (6, 7, 0, 3, 8, 5, 2)], BOARD)


# Repetition


def test_a_position_that_comes_for_the_third_time_is_a_draw() -> None:
    moves, circle = [0, 2, 1, 3, 5, 7], [6, 8, 0, 2, 1, 3, 5, 7]
    assert not is_drawn(moves + circle)
    assert Position.after(moves + circle, BOARD) == Position.after(moves, BOARD)
    assert is_drawn(moves + circle, 2)
    assert is_drawn(moves + circle * 2)
    assert not any(is_drawn((moves + circle * 2)[:end]) for end in range(len(moves + circle * 2)))


def test_repetitions_are_counted_as_they_are_one_by_one() -> None:
    random, table, drawn = Random(5), TranspositionTable(), 0
    for _ in range(40):
        position, moves, seen = Position.start(BOARD), list[int](), Counter[Position]()
        while len(moves) < 150 and not position.is_over:
            seen[position] += 1
            assert is_drawn(moves) is (seen[position] >= 3)
            drawn += is_drawn(moves)
            moves.append(random.choice(analyse(position, table).best if moves else (0, 4)))
            position = position.play(moves[-1])
    assert drawn > 50
