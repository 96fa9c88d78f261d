"""For whom a game waits, and who starts a game by accepting it."""

from __future__ import annotations

from bot.core.game import How, Result
from bot.core.game.challenge import Change
from bot.engine import Mark
from bot.features.notices.rules import Wait, accepter, waiting
from tests.values import ANN, BEN, challenge, exhibition, game, moves


def test_a_game_of_two_members_waits_for_the_one_to_move() -> None:
    assert waiting(game()) == Wait(ANN, BEN, 0)
    assert waiting(game(moves=moves(4))) == Wait(BEN, ANN, 1)
    assert waiting(exhibition()) is None
    assert waiting(challenge()) is None


def test_who_joins_an_open_challenge_starts_its_game() -> None:
    asked = challenge(o=None)
    begun = asked.joined(BEN).accepted(500)
    assert accepter(Change(asked, begun)) == BEN
    assert accepter(Change(begun, begun)) is None


def test_who_answers_a_rematch_offer_starts_the_next_game() -> None:
    old = game(result=Result(Mark.O, How.RESIGNATION, 50), rematch_offer=Mark.O)
    assert waiting(old) == Wait(ANN, BEN, 1)
    assert accepter(Change(None, game(id=2), closing=old)) == ANN
