"""What is said of a game: on its last move, on how it stands, and found once for all who ask."""

from __future__ import annotations

import asyncio
from concurrent.futures import Executor, Future
from typing import Any

import pytest

from bot.engine import Board, Mark, Position, Rules
from bot.engine.remarks import Kind, Standing
from bot.games.history import KEPT, Commentator
from bot.model import Game, Move
from bot.thinking import Thinker
from tests.values import game, moves


class Counting(Executor):
    """Works where it is asked, counts, and fails as often as it is told to."""

    def __init__(self, failures: int = 0) -> None:
        self.asked, self._failures = 0, failures

    def submit(self, work: Any, /, *given: Any, **options: Any) -> Future[Any]:
        self.asked += 1
        if self.asked <= self._failures:
            raise RuntimeError("broken")
        found: Future[Any] = Future()
        found.set_result(work(*given, **options))
        return found


@pytest.fixture
def counting() -> Counting:
    return Counting()


@pytest.fixture
def commentator(counting: Counting) -> Commentator:
    return Commentator(Thinker(counting))


async def test_a_comment_is_on_the_last_move_and_on_how_it_stands(commentator: Commentator) -> None:
    comment = await commentator.comment(game(moves=moves(0, 1)))
    assert comment.remark is not None
    assert (comment.remark.kind, comment.remark.cells, comment.remark.mover) == (Kind.LOSES_DRAW, (4,), Mark.O)
    assert comment.standing == comment.remark.standing == Standing(Mark.X, 5)


async def test_before_the_first_move_there_is_only_how_it_stands(commentator: Commentator) -> None:
    comment = await commentator.comment(game())
    assert (comment.remark, comment.standing) == (None, Standing(None, 9))


async def test_a_move_of_the_other_mark_is_remarked_on_as_that(commentator: Commentator) -> None:
    wild = Board(3, 3, 3, Rules.WILD)
    played = game(board=wild, moves=(Move(0, Mark.O), Move(1, Mark.O), Move(2, Mark.O)))
    comment = await commentator.comment(played)
    assert comment.remark is not None
    assert (comment.remark.kind, comment.remark.cells) == (Kind.WINS, (0, 1, 2))


async def test_the_same_is_found_once_for_all_who_ask(commentator: Commentator, counting: Counting) -> None:
    played = game(moves=moves(0, 1))
    found = await asyncio.gather(*(commentator.comment(played) for _ in range(5)))
    assert found == [await commentator.comment(game(id=7, moves=moves(0, 1)))] * 5
    assert counting.asked == 1
    await commentator.comment(game(moves=moves(0, 1, 4)))
    await commentator.comment(game(moves=moves(0, 1), board=Board(3, 3, 3, Rules.MISERE)))
    assert counting.asked == 3


async def test_so_many_comments_are_kept_and_the_oldest_goes_first(
    commentator: Commentator, counting: Counting
) -> None:
    lines: list[Game] = []
    for first in range(9):
        for second in Position.start().play(first).legal():
            for third in Position.after([first, second]).legal():
                lines.append(game(moves=moves(first, second, third)))
    for played in lines[: KEPT + 1]:
        await commentator.comment(played)
    assert counting.asked == KEPT + 1
    await commentator.comment(lines[1])
    assert counting.asked == KEPT + 1
    await commentator.comment(lines[0])
    assert counting.asked == KEPT + 2


async def test_a_fault_is_told_and_not_kept() -> None:
    counting = Counting(failures=1)
    commentator = Commentator(Thinker(counting))
    with pytest.raises(RuntimeError, match="broken"):
        await commentator.comment(game(moves=moves(0)))
    assert (await commentator.comment(game(moves=moves(0)))).remark is not None


async def test_who_asks_no_more_takes_nothing_from_the_others(commentator: Commentator, counting: Counting) -> None:
    played = game(moves=moves(0, 1))
    gone, stays = (asyncio.ensure_future(commentator.comment(played)) for _ in range(2))
    await asyncio.sleep(0)
    gone.cancel()
    assert (await stays).remark is not None
    assert gone.cancelled()
    assert counting.asked == 1
