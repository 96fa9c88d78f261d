"""A challenge by itself: who asks whom, what becomes of it, and when it is over."""

from __future__ import annotations

import pytest

from bot.core.game import Answer, How
from bot.engine import Mark
from tests.values import ANN, BEN, challenge, exhibition, game


def test_it_is_due_at_its_deadline_while_it_is_open() -> None:
    assert [challenge().is_due(now) for now in (99, 100)] == [False, True]
    assert [challenge(answer=answer).is_due(100) for answer in Answer] == [False] * 3
    assert challenge().timed_out() == challenge(answer=Answer.EXPIRED)


def test_a_quiet_challenge_is_the_same_challenge() -> None:
    assert challenge(is_quiet=True) == challenge()


def test_what_has_a_result_or_an_answer_is_over() -> None:
    assert all(game().ended(None, how, 5).is_over for how in How)
    assert all(challenge(answer=answer).is_over for answer in Answer)
    assert not any(one.is_over for one in (game(), game(draw_offer=Mark.X), exhibition(), challenge()))


@pytest.mark.parametrize("mark", Mark)
def test_a_challenge_to_anyone_becomes_a_game_with_who_joins_it(mark: Mark) -> None:
    asked = challenge(x=ANN, o=None) if mark is Mark.X else challenge(x=None, o=ANN, challenger=Mark.O)
    assert (asked.asker, asked.asked) == (ANN, None)
    begun = asked.joined(BEN).accepted(500)
    assert begun.mark_of(ANN.id) is mark
    assert begun.mark_of(BEN.id) is mark.other
    assert asked.accepter(begun) == BEN
