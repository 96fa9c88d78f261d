"""Which games count for ratings, and what they tell of X."""

from __future__ import annotations

import contextlib
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from benchmarks.levels import strengths
from bot.core.game import BOARDS, How, Refusal, Result, User, with_rules
from bot.engine import STANDARD, Board, Level, Mark, Rules
from bot.features.ratings.commands import LeaderboardOptions
from bot.features.ratings.glicko import STRENGTHS, strength
from bot.features.ratings.rules import FIRST_MOVES, Bout, Rating, x_score
from tests.values import ANN, EASY, HARD, exhibition, game, moves

X, O = Mark.X, Mark.O  # noqa: E741 (that is what it is called)
WON, LOST, DRAWN = (0, 3, 1, 4, 2), (0, 3, 1, 4, 8, 5), (4, 0, 8, 2, 1, 7, 3, 5, 6)


def ended(how: How, winner: Mark | None = None, plies: int = 3, **fields: Any) -> Any:
    """A game of Ann (X) and Ben that ended so after some moves."""
    return game(**({"moves": moves(*WON[:plies]), "result": Result(winner, how, 50)} | fields))


COUNTS = {
    "a line of X": (ended(How.LINE, X, 5), 1),
    "a line of O": (game(moves=moves(*LOST), result=Result(O, How.LINE, 50)), 0),
    "a full board": (game(moves=moves(*DRAWN), result=Result(None, How.FULL_BOARD, 50)), 0.5),
    "a resignation once a line can threaten": (ended(How.RESIGNATION, O), 0),
    "a draw that was agreed to": (ended(How.AGREEMENT), 0.5),
    "time, once a line can threaten": (ended(How.TIME, X), 1),
    "the bot as O": (ended(How.RESIGNATION, O, o=HARD), 0),
    "the bot as X": (ended(How.RESIGNATION, O, x=EASY), 0),
    "direct messages": (ended(How.RESIGNATION, O, o=HARD, place=game().place._replace(guild_id=None)), 0),
    "a larger board": (ended(How.RESIGNATION, X, 5, board=BOARDS["5x5"]), 1),
    "misere": (ended(How.RESIGNATION, X, board=with_rules(STANDARD, Rules.MISERE)), 1),
}
COUNTS |= {
    f"a hint of who lost by {how}, {name} who won": (ended(how, X, 5, hints=frozenset(hints)), 1)
    for how in (How.LINE, How.RESIGNATION, How.TIME)
    for hints, name in (({O}, "but not of"), ({O, X}, "and of"))
}
COUNTS_NOT = {
    "it runs": game(moves=moves(*WON[:4])),
    "a hint of who won": ended(How.RESIGNATION, O, hints=frozenset({O})),
    "a hint, and a draw": ended(How.AGREEMENT, hints=frozenset({X})),
    "hints of both, and a draw": ended(How.AGREEMENT, hints=frozenset(Mark)),
    "two moves": ended(How.RESIGNATION, O, plies=2),
    "time, after two moves": ended(How.TIME, X, plies=2),
    "a draw that was agreed to after two moves": ended(How.AGREEMENT, plies=2),
    "four moves, where four in a row win": ended(How.RESIGNATION, X, 4, board=BOARDS["5x5"]),
    "nobody moved": ended(How.RESIGNATION, O, plies=0),
    "only X moved": ended(How.RESIGNATION, O, plies=1),
    "time, and nobody won": ended(How.TIME),
    "it was stopped": ended(How.STOP),
    "an exhibition": exhibition(moves=moves(*WON), result=Result(X, How.LINE, 50)),
    "a crowd, which is an exhibition": exhibition(x=User(0, "crowd"), moves=moves(*WON), result=Result(X, How.LINE, 5)),
    "a crowd in a seat": ended(How.RESIGNATION, O, x=User(0, "the channel")),
    "somebody who was forgotten": ended(How.RESIGNATION, O, o=User(-1, "")),
    "oneself": ended(How.RESIGNATION, O, o=replace(ANN, name="Ann's other name")),
    "the bot against itself": ended(How.RESIGNATION, O, x=EASY, o=EASY),
}


@pytest.mark.parametrize("name", COUNTS)
def test_a_game_counts_with_the_score_of_x(name: str) -> None:
    found, score = COUNTS[name]
    assert x_score(found) == score


@pytest.mark.parametrize("name", COUNTS_NOT)
def test_a_game_does_not_count_if(name: str) -> None:
    assert x_score(COUNTS_NOT[name]) is None


@given(st.text())
def test_no_text_after_the_command_breaks_the_reader(text: str) -> None:
    with contextlib.suppress(Refusal):
        LeaderboardOptions.read(text)


def test_a_rating_is_shown_with_a_question_mark_as_long_as_it_is_not_sure() -> None:
    assert [Rating(1612.5, each).text() for each in (45, 110, 110.1, 500)] == ["1612", "1612", "1612?", "1612?"]


def test_a_pair_is_the_same_whoever_has_x() -> None:
    assert Bout("3x3/3", 7, 2, 1, 0).pair == Bout("3x3/3", 2, 7, 0, 9).pair != Bout("4x4/4", 2, 7, 0, 9).pair


@pytest.mark.parametrize("pool", [*(board.text() for board in BOARDS.values()), "3x3/3 misere", "3x3/3 wild"])
def test_on_every_board_each_level_is_rated_at_least_as_high_as_the_one_below_it(pool: str) -> None:
    found = [strength(pool, level) for level in Level]
    assert sorted(each.value for each in found) == [each.value for each in found]
    assert sum(each.value for each in found) == pytest.approx(6000, abs=30), "the scale on which everybody starts"


@pytest.mark.slow
def test_on_3x3_the_levels_are_rated_by_every_game_that_they_can_play() -> None:
    levels, first = strengths(Board.parse("3x3/3"))
    assert tuple(levels) == STRENGTHS["3x3/3"]
    assert min(first, 100) == FIRST_MOVES["3x3/3"]
