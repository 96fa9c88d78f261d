"""How well somebody moved: the share of their own moves that kept what the position was worth."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
import sqlalchemy as sa

from bot.core.game import BOARDS, How, Result, with_rules
from bot.engine import Mark, Rules
from bot.features.stats import sql
from bot.features.stats.rules import Accuracy, Channels, Record
from tests.features.full import Community, Services, Store
from tests.services import resigned
from tests.values import ANN, BEN, HERE, game, moves

SLIP = (4, 1, 0, 8, 6, 3, 2)
"""O's first move loses; X keeps the win to its end. O's second and third are forced."""


async def end(store: Store, *numbers: int, winner: Mark | None = Mark.X, **fields: Any) -> None:
    """Store a game of Ann (X) against Ben that ended after these moves."""
    board = fields.get("board", BOARDS["3x3"])
    result = Result(winner, How.LINE if winner else How.FULL_BOARD, 50)
    await store.games.open(game(moves=moves(*numbers, board=board), result=result, **fields))


async def test_each_players_own_moves_are_looked_at_and_equal_games_count_each_time(
    store: Store, community: Community
) -> None:
    statistics = community.statistics
    await end(store, *SLIP)
    assert await statistics.accuracy(ANN.id, 1) == Accuracy(4, 4)
    assert await statistics.accuracy(BEN.id, 1) == Accuracy(3, 2)
    await end(store, *SLIP)
    await end(store, 4, 0, winner=Mark.O)
    assert await statistics.accuracy(ANN.id, 1) == Accuracy(9, 9)
    assert await statistics.accuracy(BEN.id, 1) == Accuracy(7, 5)
    assert await statistics.accuracy(BEN.id, 2) == Accuracy()


async def test_every_set_of_rules_is_looked_at_and_no_larger_board(store: Store, community: Community) -> None:
    statistics = community.statistics
    await end(store, 0, 5, 1, board=BOARDS["4x4"])
    assert await statistics.accuracy(ANN.id, 1) == Accuracy()
    await end(store, 0, 3, 1, 4, 2, winner=Mark.O, board=with_rules(BOARDS["3x3"], Rules.MISERE))
    found = await statistics.accuracy(ANN.id, 1)
    assert (found.moves, found.kept < 3) == (3, True), "completing a line loses by these rules"
    await end(store, 0, 10, board=with_rules(BOARDS["3x3"], Rules.WILD))
    assert (await statistics.accuracy(ANN.id, 1)).moves == 4


def test_a_hundred_is_for_those_who_kept_all() -> None:
    assert [Accuracy(1000, 999).share, Accuracy(3, 3).share, Accuracy().share] == [99, 100, 0]


async def test_what_is_asked_again_and_again_is_counted_once_until_a_game_ends(
    community: Community, services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted: list[int] = []

    def record(on: sa.Connection, user_id: int, guild_id: int | None, channels: Channels) -> Record:
        counted.append(user_id)
        return count(on, user_id, guild_id, channels)

    count = sql.record
    monkeypatch.setattr(sql, "record", record)
    await resigned(services, "51")
    found = await asyncio.gather(*(community.statistics.of(ANN.id, HERE.guild_id) for _ in range(10)))
    assert (counted, len(set(map(str, found)))) == ([ANN.id], 1)
    await resigned(services, "51")
    after = await community.statistics.of(ANN.id, HERE.guild_id)
    assert (counted, str(after) != str(found[0])) == ([ANN.id] * 2, True)
