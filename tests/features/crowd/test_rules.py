"""Votes: which squares lead, and which vote is the first."""

from __future__ import annotations

import pytest

from bot.features.crowd.rules import Poll


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
