"""What each action makes of a game or a challenge: values in, values out."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.core.game import Answer, Challenge, Game, How, Result, User
from bot.core.play import turns
from bot.core.play.turns import Times
from bot.engine import Mark
from tests.refused import refused
from tests.values import ANN, BEN, CAT, HARD, challenge, game, moves

TIMES = Times(now=50, move_by=150)
BEGUN = game(moves=moves(4))
"""It's Ben's turn, at ply 1."""
BY_ANN = replace(BEGUN, draw_offer=Mark.X)
ASKED = challenge()


@pytest.mark.parametrize("square", ["1", "a1", "1️⃣"])
def test_a_move_that_is_pressed_is_the_move_that_is_written(square: str) -> None:
    pressed = turns.press(BEGUN, TIMES, BEN.id, 1, 0)
    assert pressed == turns.write(BEGUN, TIMES, BEN.id, square) == replace(BEGUN, moves=moves(4, 0), deadline=150)


@pytest.mark.parametrize(("user", "winner"), [(ANN, Mark.O), (BEN, Mark.X)])
def test_resigning_gives_the_game_to_the_other_even_out_of_turn(user: User, winner: Mark) -> None:
    assert turns.resign(BEGUN, TIMES, user.id).result == Result(winner, How.RESIGNATION, 50)
    assert turns.resign(BEGUN, TIMES, user.id, winner.other).result == Result(winner, How.RESIGNATION, 50)


@pytest.mark.parametrize(
    ("user", "only", "players"),
    [(BEN, Mark.X, (ANN,)), (ANN, Mark.O, (BEN,)), (CAT, Mark.X, (ANN,)), (CAT, None, (ANN, BEN))],
)
def test_a_button_to_resign_is_for_the_mark_that_it_names(
    user: User, only: Mark | None, players: tuple[User, ...]
) -> None:
    with refused("not-for-you") as caught:
        turns.resign(BEGUN, TIMES, user.id, only)
    assert caught.value.facts["players"] == players


def test_nobody_resigns_for_the_bot() -> None:
    with refused("not-for-you") as caught:
        turns.resign(game(o=HARD), TIMES, ANN.id, Mark.O)
    assert caught.value.facts["players"] == ()


def test_a_draw_is_offered_by_one_and_accepted_by_the_other() -> None:
    assert turns.offer_draw(BEGUN, TIMES, ANN.id) == BY_ANN
    agreed = replace(BEGUN, result=Result(None, How.AGREEMENT, 50))
    assert turns.offer_draw(BY_ANN, TIMES, BEN.id) == agreed
    assert turns.agree_to_draw(BY_ANN, TIMES, BEN.id, 1) == agreed


@pytest.mark.parametrize("user", [ANN, BEN])
def test_the_button_that_agrees_never_offers(user: User) -> None:
    assert turns.agree_to_draw(BEGUN, TIMES, user.id, 1) is BEGUN
    assert turns.agree_to_draw(BY_ANN, TIMES, user.id, 0) is BY_ANN, "it was drawn for an earlier offer"


def test_a_rematch_offer_is_no_offer_of_a_draw() -> None:
    wanting = replace(BEGUN, rematch_offer=Mark.X)
    assert turns.agree_to_draw(wanting, TIMES, BEN.id, 1) is wanting
    assert turns.offer_draw(wanting, TIMES, ANN.id).draw_offer is Mark.X


def test_a_hint_marks_the_player_who_took_it_and_nobody_else() -> None:
    by_ben = turns.take_hint(BEGUN, TIMES, BEN.id)
    assert by_ben == replace(BEGUN, hints=frozenset({Mark.O}))
    assert turns.take_hint(by_ben, TIMES, BEN.id) == by_ben
    assert turns.take_hint(by_ben, TIMES, ANN.id).hints == set(Mark)
    assert turns.take_hint(BEGUN, TIMES, CAT.id) is BEGUN


@pytest.mark.parametrize("user", [ANN, BEN, CAT])
def test_nobodys_own_game_is_stopped_as_an_exhibition(user: User) -> None:
    assert turns.stop(BEGUN, TIMES, user.id, may_manage=True) is BEGUN


@pytest.mark.parametrize("asked", [ASKED, challenge(x=BEN, o=ANN, challenger=Mark.O)])
def test_a_challenge_is_answered_by_the_one_who_is_asked(asked: Challenge) -> None:
    begun = turns.accept(asked, TIMES, BEN.id)
    assert isinstance(begun, Game)
    assert (begun.x, begun.o, begun.deadline, begun.moves) == (asked.x, asked.o, 150, ())
    assert turns.decline(asked, TIMES, BEN.id) == replace(asked, answer=Answer.DECLINED)
    assert turns.withdraw(asked, TIMES, ANN.id) == replace(asked, answer=Answer.WITHDRAWN)
