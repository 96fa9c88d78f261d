"""What is said of a game: on its last move, on how it stands, and found once for all who ask."""

from __future__ import annotations

import asyncio
from concurrent.futures import Executor, Future
from random import Random
from typing import Any

import pytest

from bot.core.game import RULES, Game, How, Result
from bot.core.thinking import Thinker
from bot.engine import Board, Mark, Position, Rules
from bot.engine.remarks import Prospect, Remark, RemarkKind
from bot.features.watch.comments import MAX_COMMENTS, Comment, Commentator, TurningPoint
from tests.report import for_each
from tests.values import EASY, exhibition, game, moves


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


async def test_a_move_of_the_other_mark_is_remarked_on_as_that(commentator: Commentator) -> None:
    wild = Board(3, 3, 3, Rules.WILD)
    played = game(board=wild, moves=(9, 10, 11))
    comment = await commentator.comment(played)
    assert comment.remark is not None
    assert (comment.remark.kind, comment.remark.cells) == (RemarkKind.WINS, (0, 1, 2))


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
    for played in lines[: MAX_COMMENTS + 1]:
        await commentator.comment(played)
    assert counting.asked == MAX_COMMENTS + 1
    await commentator.comment(lines[1])
    assert counting.asked == MAX_COMMENTS + 1
    await commentator.comment(lines[0])
    assert counting.asked == MAX_COMMENTS + 2


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


async def test_a_slip_that_the_bot_has_answered_is_remarked_on_beside_the_answer(commentator: Commentator) -> None:
    """X begins, O slips by 2, X answers."""
    played = moves(0, 1, 4)
    comment = await commentator.commentary(game(x=EASY, moves=played))
    assert comment.mistake is not None
    assert (comment.mistake.kind, comment.mistake.cells, comment.mistake.mover) == (RemarkKind.LOSES_DRAW, (4,), Mark.O)
    assert comment.remark is not None
    assert comment.remark.mover is Mark.X
    members = [game(moves=played), exhibition(moves=played)]
    assert [(await commentator.commentary(each)).mistake for each in members] == [None, None], "each has had its remark"


async def test_there_is_no_slip_before_the_bots_answer(commentator: Commentator) -> None:
    """By (0, 1) O has just slipped, and that is the last move."""
    for numbers in ((), (0,), (0, 4), (0, 1)):
        played = game(x=EASY, moves=moves(*numbers))
        assert await commentator.commentary(played) == await commentator.comment(played)


ENDS = {
    "resigned, lost": (Result(Mark.X, How.RESIGNATION, 1), (0, 1), 2),
    "resigned, won": (Result(Mark.O, How.RESIGNATION, 1), (0, 1), None),
    "resigned, drawn": (Result(Mark.O, How.RESIGNATION, 1), (0, 1, 2), None),
    "out of time, lost": (Result(Mark.X, How.TIME, 1), (0, 1, 4), 2),
    "drawn by agreement": (Result(None, How.AGREEMENT, 1), (0, 1), None),
    "stopped": (Result(None, How.STOP, 1), (0, 1), None),
    "stopped, drawn": (Result(None, How.STOP, 1), (0, 1, 2), None),
    "full, after a missed win": (Result(None, How.FULL_BOARD, 1), (0, 1, 2, 4, 7, 3, 5, 8, 6), 3),
}


@for_each(ENDS.values(), "commentator")
async def test_no_move_decided_a_game_that_ended_otherwise_than_it_stood(
    commentator: Commentator, result: Result, numbers: tuple[int, ...], number: int | None
) -> None:
    point = await commentator.decided(game(moves=moves(*numbers), result=result))
    assert (point and point.number) == number


async def test_every_slip_of_a_game_takes_the_outcome_from_where_it_was(commentator: Commentator) -> None:
    """For random games: between two slips best play leads to one outcome alone. By misere rules the end can be one."""
    chance = Random(3)
    for rules in map(Rules, RULES):
        for _ in range(20):
            position, numbers = Position.start(Board(3, 3, 3, rules)), list[int]()
            winners = [(await commentator.comment(game(board=position.board))).standing.winner]
            while not position.is_over:
                numbers.append(chance.choice(position.legal()))
                position = position.play(numbers[-1])
                played = game(board=position.board, moves=moves(*numbers, board=position.board))
                winners.append((await commentator.comment(played)).standing.winner)
            changes = [ply for ply in range(1, len(winners)) if winners[ply] is not winners[ply - 1]]
            decided = await commentator.decided(played)
            assert (decided.number if decided else 0) == max(changes, default=0)


async def test_on_larger_boards_only_what_was_commented_on_decides_and_it_costs_no_search(
    commentator: Commentator, counting: Counting
) -> None:
    board = Board(4, 4, 3)
    found = await Commentator(Thinker(counting)).decided(game(board=board, moves=moves(0, 1, board=board)))
    assert (found, counting.asked) == (None, 0)
    slipped = Remark(RemarkKind.LOSES_DRAW, Mark.O, 1, (5,), 0, False, 14, Prospect(Mark.X, 5))
    done: asyncio.Future[Comment] = asyncio.get_running_loop().create_future()
    done.set_result(Comment(slipped, slipped.standing))
    commentator._found[board, moves(0, 1, board=board)] = done
    played = game(board=board, moves=moves(0, 1, 2, board=board))
    assert await commentator.decided(played) == TurningPoint(2, slipped)
    assert counting.asked == 0
