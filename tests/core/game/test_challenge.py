"""A challenge by itself: who asks whom, what becomes of it, and when it is over."""

from __future__ import annotations

import pytest

from bot.core.game import Answer, Challenge, Exhibition, Game, How
from bot.engine import Mark
from tests.values import ANN, BEN, challenge, game

ANN_PLAYS_X, ANN_PLAYS_O = challenge(), challenge(x=BEN, o=ANN, challenger=Mark.O)


def test_it_is_due_at_its_deadline_while_it_is_open() -> None:
    assert [challenge().is_due(now) for now in (99, 100)] == [False, True]
    assert [challenge(answer=answer).is_due(100) for answer in Answer] == [False] * 3
    assert challenge().timed_out() == challenge(answer=Answer.EXPIRED)


def test_a_quiet_challenge_is_the_same_challenge() -> None:
    assert challenge(is_quiet=True) == challenge()


@pytest.mark.parametrize(
    ("one", "is_over"),
    [
        *((game().ended(None, how, 5), True) for how in How),
        *((challenge(answer=answer), True) for answer in Answer),
        (game(), False),
        (game(draw_offer=Mark.X), False),
        (game(exhibition=Exhibition(ANN, 3)), False),
        (challenge(), False),
    ],
)
def test_what_is_over_can_be_played_or_answered_no_more(one: Game | Challenge, is_over: bool) -> None:
    assert one.is_over is is_over


@pytest.mark.parametrize("mark", Mark)
def test_a_challenge_to_anyone_becomes_a_game_with_who_joins_it(mark: Mark) -> None:
    asked = challenge(x=ANN, o=None) if mark is Mark.X else challenge(x=None, o=ANN, challenger=Mark.O)
    assert (asked.asker, asked.asked) == (ANN, None)
    begun = asked.joined(BEN).accepted(500)
    assert begun.mark_of(ANN.id) is mark
    assert begun.mark_of(BEN.id) is mark.other
    assert asked.accepter(begun) == BEN
