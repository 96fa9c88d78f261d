"""Game and squares, without a database."""

from __future__ import annotations

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine import STANDARD, Level, Mark, Position
from bot.games import Game, Place, Player, Status
from bot.games.model import cell_of
from bot.games.refusals import NoSuchSquare, SquareTaken

START = Position.start(STANDARD)
ANN, BEN = Player(1, "Ann"), Player(2, "Ben")


def game(status: Status = Status.RUNNING, moves: tuple[int, ...] = (), **fields: object) -> Game:
    base = {"place": Place(1, 2), "x": ANN, "o": BEN, "board": STANDARD, "created_at": 0, "deadline": 100}
    return Game(status=status, moves=moves, **(base | fields))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("text", "cell"),
    [
        ("1", 0),
        ("9", 8),
        ("a1", 0),
        ("B2", 4),
        ("c3", 8),
        ("４", 3),
        ("ｂ２", 4),
        ("4️⃣", 3),
        ("٥", 4),
        (" 5 ", 4),
        ("²", 1),
    ],
)
def test_a_square_is_read_in_every_form(text: str, cell: int) -> None:
    assert cell_of(text, START) == cell


@pytest.mark.parametrize(
    "text", ["", "0", "10", "-1", "abc", "4 5", "1e1", "1.0", "d1", "a4", "9" * 5000, "\U0001f51f"]
)
def test_what_is_no_square_is_refused_with_the_free_ones(text: str) -> None:
    with pytest.raises(NoSuchSquare) as refused:
        cell_of(text, START.play(4))
    assert refused.value.free == (0, 1, 2, 3, 5, 6, 7, 8)


@given(st.text())
def test_no_text_at_all_raises_anything_else(text: str) -> None:
    with contextlib.suppress(NoSuchSquare):
        assert 0 <= cell_of(text, START) < 9


def test_a_move_on_a_taken_or_missing_cell_is_refused() -> None:
    with pytest.raises(SquareTaken):
        game(moves=(4,)).played(4, 0)
    for cell in (-1, 9, 99):
        with pytest.raises(NoSuchSquare):
            game().played(cell, 0)


def test_the_last_mark_of_a_line_or_of_the_board_finishes_the_game() -> None:
    won = game(moves=(0, 3, 1, 4)).played(2, 0)
    assert (won.status, won.winner) == (Status.FINISHED, Mark.X)
    full = game(moves=(4, 0, 8, 2, 1, 7, 3, 5)).played(6, 0)
    assert (full.status, full.winner) == (Status.FINISHED, None)


@pytest.mark.parametrize(
    ("ended", "winner"),
    [
        (game(), None),
        (game(Status.RESIGNED, (4,), ended_by=Mark.X), Mark.O),
        (game(Status.RESIGNED, (4,), ended_by=Mark.O), Mark.X),
        (game(Status.AGREED, (4, 0)), None),
        (game(Status.TIMED_OUT), None),
        (game(Status.TIMED_OUT, (4,)), None),
        (game(Status.TIMED_OUT, (4, 0)), Mark.O),
        (game(Status.TIMED_OUT, (4, 0, 1)), Mark.X),
        (game(Status.LAPSED), None),
    ],
)
def test_the_winner_follows_from_how_it_ended(ended: Game, winner: Mark | None) -> None:
    assert ended.winner is winner


def test_a_game_is_due_only_while_it_can_still_end() -> None:
    assert {status for status in Status if game(status).is_due(100)} == {Status.CHALLENGE, Status.RUNNING}
    assert not game().is_due(99)


def test_a_user_is_known_by_the_mark() -> None:
    assert [game().mark_of(user_id) for user_id in (1, 2, 3)] == [Mark.X, Mark.O, None]
    assert game(o=None).players == (ANN,)
    against_bot = game(o=None, level=Level.HARD)
    assert [against_bot.level_of(mark) for mark in Mark] == [None, Level.HARD]
    assert game(o=None).level_of(Mark.O) is game().level


def test_an_offer_lapses_when_the_other_side_moves_and_stands_when_its_owner_does() -> None:
    assert game(offer=Mark.O).played(4, 0).offer is None
    assert game(offer=Mark.X).played(4, 0).offer is Mark.X


@pytest.mark.parametrize("asker", Mark)
def test_a_challenge_that_lapsed_still_says_who_asked(asker: Mark) -> None:
    lapsed = game(Status.CHALLENGE, offer=asker).timed_out()
    assert (lapsed.status, lapsed.challenger) == (Status.LAPSED, asker)


def test_an_offer_of_a_draw_does_not_outlive_the_game() -> None:
    assert game(moves=(4, 0), offer=Mark.X).timed_out().offer is None
    assert game(moves=(0, 3, 1, 4), offer=Mark.X).played(2, 0).offer is None
