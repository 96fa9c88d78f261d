"""Polls, and games and challenges that somebody may still join."""

from __future__ import annotations

import pytest

from bot.engine import Mark
from bot.model import CROWD, Game, accepter
from bot.model.challenge import Change
from bot.model.refusals import NoSuchGame
from bot.model.together import Poll
from tests.values import ANN, BEN, challenge, exhibition, game


@pytest.mark.parametrize(
    ("votes", "leaders"), [({}, ()), ({4: 1}, (4,)), ({8: 2, 0: 1, 2: 2}, (2, 8)), ({3: 5, 1: 4}, (3,))]
)
def test_the_squares_with_the_most_votes_lead(votes: dict[int, int], leaders: tuple[int, ...]) -> None:
    assert Poll(votes).leaders == leaders


@pytest.mark.parametrize(
    ("poll", "is_first"),
    [(Poll({4: 1}), True), (Poll({4: 1}, before=3), False), (Poll({4: 2}), False), (Poll({4: 1, 5: 1}), False)],
)
def test_the_first_vote_is_known_from_one_that_moved(poll: Poll, is_first: bool) -> None:
    assert poll.is_first is is_first


def test_a_game_of_the_crowd_is_known_by_its_seat() -> None:
    assert exhibition(x=CROWD).is_crowd
    assert exhibition(o=CROWD).is_crowd
    assert not exhibition().is_crowd
    assert not game().is_crowd
    assert exhibition(x=CROWD).level_to_move is None


@pytest.mark.parametrize("mark", Mark)
def test_a_challenge_to_anyone_becomes_a_game_with_who_joins_it(mark: Mark) -> None:
    asked = challenge(x=ANN, o=None) if mark is Mark.X else challenge(x=None, o=ANN, challenger=Mark.O)
    assert (asked.asker, asked.asked) == (ANN, None)
    begun = asked.joined(BEN).accepted(500)
    assert begun.mark_of(ANN.id) is mark
    assert begun.mark_of(BEN.id) is mark.other
    assert asked.accepter(begun) == BEN
    assert accepter(Change(asked, begun)) == BEN


def test_nobody_accepts_or_declines_a_challenge_to_anyone() -> None:
    asked = challenge(o=None)
    with pytest.raises(NoSuchGame):
        asked.check_asked(BEN.id)
    with pytest.raises(ValueError, match="nobody has taken that seat"):
        asked.accepted(500)
    assert isinstance(asked.joined(BEN).accepted(500), Game)
