"""What an action makes of a game: values in, values out."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.core.game import Game, How, Result, User
from bot.core.play import turns
from bot.core.play.turns import Times
from bot.engine import Mark
from tests.refused import refused
from tests.values import ANN, BEN, CAT, HARD, game, moves

TIMES = Times(now=50, move_by=150)
BEGUN = game(moves=moves(4))
"""It's Ben's turn, at ply 1."""


@pytest.mark.parametrize("square", ["1", "a1", "1️⃣"])
def test_a_move_that_is_pressed_is_the_move_that_is_written(square: str) -> None:
    pressed = turns.press_square(BEGUN, TIMES, BEN.id, 1, 0)
    assert pressed == turns.write(BEGUN, TIMES, BEN.id, square) == replace(BEGUN, moves=moves(4, 0), deadline=150)


@pytest.mark.parametrize(("user", "winner"), [(ANN, Mark.O), (BEN, Mark.X)])
def test_resigning_gives_the_game_to_the_other_even_out_of_turn(user: User, winner: Mark) -> None:
    assert turns.resign(BEGUN, TIMES, user.id).result == Result(winner, How.RESIGNATION, 50)
    assert turns.resign(BEGUN, TIMES, user.id, winner.other).result == Result(winner, How.RESIGNATION, 50)


@pytest.mark.parametrize(
    ("played", "user", "only", "players"),
    [
        *((BEGUN, BEN, Mark.X, (ANN,)), (BEGUN, ANN, Mark.O, (BEN,)), (BEGUN, CAT, Mark.X, (ANN,))),
        *((BEGUN, CAT, None, (ANN, BEN)), (game(o=HARD), ANN, Mark.O, ())),
    ],
)
def test_a_button_to_resign_is_for_the_mark_that_it_names_and_never_for_the_bots(
    played: Game, user: User, only: Mark | None, players: tuple[User, ...]
) -> None:
    with refused("not-for-you") as caught:
        turns.resign(played, TIMES, user.id, only)
    assert caught.value.facts["players"] == players


def test_a_draw_is_agreed_to_now_by_the_other_player_with_the_button_or_an_offer_of_their_own() -> None:
    offered, agreed = replace(BEGUN, draw_offer=Mark.X), replace(BEGUN, result=Result(None, How.AGREEMENT, 50))
    assert turns.offer_draw(BEGUN, TIMES, ANN.id) == offered
    assert turns.offer_draw(offered, TIMES, BEN.id) == turns.agree_to_draw(offered, TIMES, BEN.id, 1) == agreed


@pytest.mark.parametrize("user", [ANN, BEN])
def test_the_button_that_agrees_never_offers(user: User) -> None:
    offered = replace(BEGUN, draw_offer=Mark.X)
    assert turns.agree_to_draw(BEGUN, TIMES, user.id, 1) is BEGUN
    assert turns.agree_to_draw(offered, TIMES, user.id, 0) is offered, "it was drawn for an earlier offer"


@pytest.mark.parametrize("user", [ANN, BEN, CAT])
def test_nobodys_own_game_is_stopped_as_an_exhibition(user: User) -> None:
    assert turns.stop(BEGUN, TIMES, user.id, may_manage=True) is BEGUN
