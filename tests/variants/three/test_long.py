"""Games with three marks each go on for long if nobody wants to win: not for ever."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from dataclasses import replace
from random import Random

import pytest

from bot.core.chat.press import ACT, CELL, Act, Pager
from bot.core.game import RULES, Challenge, Game, How
from bot.core.game.game import MOST_MOVES
from bot.core.play import turns
from bot.core.play.services import Services
from bot.engine import Position
from bot.features.watch import pages
from tests.addresses import parse
from tests.values import ANN, BEN, HERE

THREE = RULES["three"]


@pytest.fixture(scope="module")
def idle() -> tuple[int, ...]:
    """As many moves as a game may have, none of which ends it."""
    random, position, seen, moves = Random(3), Position.start(THREE), Counter[Hashable](), list[int]()
    while len(moves) < MOST_MOVES:
        after = {move: position.play(move) for move in position.legal()}
        moves.append(random.choice([move for move, at in after.items() if not at.winner and seen[at.key] < 2]))
        position = after[moves[-1]]
        seen[position.key] += 1
    return tuple(moves)


async def test_a_game_that_outgrows_what_its_buttons_can_say_is_stopped(
    services: Services, idle: tuple[int, ...]
) -> None:
    begun = await services.store.games.open(Game(HERE, ANN, BEN, THREE, 1, 10**9))
    known = replace(begun, moves=idle[:-2], position=Position.after(idle[:-2], THREE))
    game: Game | Challenge | None = await services.store.games.change(begun, known)
    for user, ply in ((BEN, MOST_MOVES - 2), (ANN, MOST_MOVES - 1)):
        assert isinstance(game, Game)
        assert not game.is_over
        assert parse(CELL(game.id, ply, 8)) == {"game_id": game.id, "ply": ply, "cell": 8}
        game = await services.turns.do(HERE, game.id, turns.press_square, user.id, ply, idle[ply])
    stored = await services.store.games.get(begun.id)
    assert stored == game
    assert isinstance(stored, Game)
    assert stored.result is not None
    assert (stored.moves, stored.winner, stored.result.how) == (idle, None, How.STOP)
    assert parse(pages.TURN(1, stored.ply, Pager.LAST)) == {"game_id": 1, "ply": stored.ply, "turn": Pager.LAST}
    assert parse(ACT(1, stored.ply, Act.REVIEW)) == {"game_id": 1, "ply": stored.ply, "act": Act.REVIEW}


def test_a_move_that_draws_or_wins_at_the_limit_does_so(idle: tuple[int, ...]) -> None:
    game = Game(HERE, ANN, BEN, THREE, 1, 10**9, idle[:-1])
    for move in game.position.legal():
        after = game.played(move, 1, 10**9)
        assert after.result is not None
        assert (after.result.how is How.LINE) is (after.position.winner is not None)
