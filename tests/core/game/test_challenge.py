"""A challenge by itself: who asks whom, what becomes of it, and when it is over."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.core.game import Answer, Challenge, Exhibition, Game, How
from bot.engine import STANDARD, Mark
from tests.refused import refused
from tests.values import ANN, BEN, CAT, HERE, challenge, game

ANN_PLAYS_X, ANN_PLAYS_O = challenge(), challenge(x=BEN, o=ANN, challenger=Mark.O)


@pytest.mark.parametrize("asked", [ANN_PLAYS_X, ANN_PLAYS_O])
@pytest.mark.parametrize("answer", [None, *Answer])
def test_it_says_who_asks_whom_whatever_became_of_it(asked: Challenge, answer: Answer | None) -> None:
    answered = replace(asked, answer=answer)
    assert (answered.asker, answered.asked) == (ANN, BEN)


@pytest.mark.parametrize("asked", [ANN_PLAYS_X, ANN_PLAYS_O])
def test_only_who_is_asked_answers_and_only_the_challenger_withdraws(asked: Challenge) -> None:
    asked.check_asked(BEN.id)
    asked.check_asker(ANN.id)
    with refused("own-offer") as caught:
        asked.check_asked(ANN.id)
    assert caught.value.facts["seat"] == BEN
    with refused("not-for-you") as caught:
        asked.check_asked(CAT.id)
    assert caught.value.facts["players"] == (BEN,)
    for user in (BEN, CAT):
        with refused("not-for-you") as caught:
            asked.check_asker(user.id)
        assert caught.value.facts["players"] == (ANN,)


def test_it_is_due_at_its_deadline_while_it_is_open() -> None:
    assert [challenge().is_due(now) for now in (99, 100)] == [False, True]
    assert [challenge(answer=answer).is_due(100) for answer in Answer] == [False] * 3
    assert challenge().timed_out() == challenge(answer=Answer.EXPIRED)


def test_accepted_it_is_a_new_game_with_the_same_number_and_message() -> None:
    asked = challenge(x=BEN, o=ANN, challenger=Mark.O, id=7, version=2, message_id=9)
    assert asked.accepted(500) == Game(
        place=HERE, x=BEN, o=ANN, board=STANDARD, created_at=1, deadline=500, id=7, version=2, message_id=9
    )


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


def test_nobody_accepts_or_declines_a_challenge_to_anyone() -> None:
    asked = challenge(o=None)
    with refused("no-such-game"):
        asked.check_asked(BEN.id)
    with pytest.raises(ValueError, match="that seat is free"):
        asked.accepted(500)
    assert isinstance(asked.joined(BEN).accepted(500), Game)
