"""The puzzle of the day and practice: what an answer changes, what is never shown, and what a clock may do."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest
import pytest_asyncio

from bot.core.game import Place
from bot.core.thinking import Thinker
from bot.engine import Outcome, analyse
from bot.features.puzzles.rules import (
    DAY_S,
    FIRST_DAY,
    Practice,
    Puzzle,
    RatingChange,
    Standing,
    Streak,
    Tally,
    all_puzzles,
    of_day,
)
from bot.features.puzzles.service import MAX_NEAR, MOST_A_DAY, PRACTICE_WEIGHT, Explained, Puzzles, first_rating
from bot.features.ratings.glicko import Played, rated
from bot.features.ratings.rules import Rating
from tests.features.full import OpenStore, Store
from tests.refused import refused
from tests.services import Clock

ANN, BEN = 2**62 + 1, 2**62 + 2
DAY = FIRST_DAY + 100
NOVICE = Rating(400.0, 60.0, 0.06, 1)


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    with ThreadPoolExecutor(1) as pool:
        made = Thinker(pool)
        yield made
        made.close()


@pytest.fixture
def clock() -> Clock:
    return Clock(DAY * DAY_S)


@pytest_asyncio.fixture
async def ours(store: Store, thinker: Thinker, clock: Clock) -> Puzzles:
    return Puzzles(store, thinker, clock, Random(1))


@pytest_asyncio.fixture
async def theirs(open_store: OpenStore, thinker: Thinker, clock: Clock) -> Puzzles:
    """The same in another process."""
    store = open_store()
    await store.open()
    return Puzzles(store, thinker, clock, Random(2))


def wrong(puzzle: Puzzle, nth: int = 0) -> int:
    return [cell for cell in puzzle.position.legal() if cell != puzzle.solution][nth]


def rating_of(standing: Standing) -> Rating:
    assert standing.rated is not None
    return standing.rated.after


def capped(rating: Rating, began: float = 1500) -> Rating:
    """A rating as far from where a day began as it may be."""
    return rating._replace(value=min(max(rating.value, began - MOST_A_DAY), began + MOST_A_DAY))


# The puzzle of the day


async def test_the_first_answer_is_rated_as_a_game_against_the_puzzle(ours: Puzzles, clock: Clock) -> None:
    puzzle = of_day(DAY)
    standing, counts, change = await ours.answer(ANN, DAY, puzzle.solution)
    assert change is not None
    assert counts
    after = capped(rated(Rating(), Played(first_rating(puzzle), 1), clock.now))
    assert change == RatingChange(Rating(), after, 1500, is_guess=True)
    assert rating_of(standing) == after
    assert after.value == 1560
    hardness = rated(first_rating(puzzle), Played(Rating(), 0), clock.now)
    standing, _, change = await ours.answer(BEN, DAY, wrong(puzzle))
    assert change is not None
    assert change.after == capped(rated(Rating(), Played(hardness, 0), clock.now))
    assert change.after.value == 1440
    assert (standing.streak, standing.tally) == (Streak(0, 0), Tally(2, 1))


async def test_a_rating_moves_by_sixty_a_day_at_most_practice_included(ours: Puzzles, clock: Clock) -> None:
    for day in range(DAY, DAY + 6):
        clock.now = day * DAY_S + 9
        standing = await ours.standing(ANN, day)
        began = rating_of(standing) if standing.rated else Rating()
        await ours.answer(ANN, day, wrong(of_day(day)))
        for _ in range(8):
            puzzle, practice = await ours.practise(ANN)
            await ours.answer_practice(ANN, practice.number, wrong(puzzle))
        now = rating_of(await ours.standing(ANN, day))
        assert now.value == pytest.approx(began.value - 60) if day < DAY + 3 else now.value >= began.value - 60
    clock.now = (DAY + 9) * DAY_S
    before = rating_of(await ours.standing(ANN, DAY))
    _, _, change = await ours.answer(ANN, DAY + 9, of_day(DAY + 9).solution)
    assert change is not None
    assert change.before == before
    assert 0 < change.after.value - change.before.value <= 60
    clock.now -= DAY_S
    for day in (DAY + 8, DAY + 7):
        await ours.answer(ANN, day, of_day(day).solution)
    assert rating_of(await ours.standing(ANN, DAY + 8)).value <= change.before.value + 60, (
        "a clock that was put back begins no other day"
    )


async def test_a_rating_of_fewer_than_five_puzzles_is_a_guess(ours: Puzzles, clock: Clock) -> None:
    guesses = []
    for day in range(DAY, DAY + 3):
        clock.now = day * DAY_S
        standing, _, change = await ours.answer(ANN, day, wrong(of_day(day)))
        assert change is not None
        assert standing.rated is not None
        guesses += [change.is_guess, standing.rated.is_guess]
        puzzle, practice = await ours.practise(ANN)
        answered = await ours.answer_practice(ANN, practice.number, puzzle.solution)
        assert answered is not None
        guesses.append(answered[1].is_guess)
    assert guesses == [True] * 6 + [False] * 3, "the third day's is the fifth"


async def test_a_square_that_cannot_be_played_is_no_answer(ours: Puzzles) -> None:
    position = of_day(DAY).position
    taken = next(each for each in range(position.board.cells) if position.mark_at(each))
    for cell, refusal in ((99, "no-such-square"), (16, "no-such-square"), (taken, "square-taken")):
        with refused(refusal):
            await ours.answer(ANN, DAY, cell)
    assert (await ours.standing(ANN, DAY)).cells == ()


async def test_two_processes_share_an_answer_once_in_each_of_many_channels(ours: Puzzles, theirs: Puzzles) -> None:
    for day in (DAY - 1, DAY):
        await ours.answer(ANN, day, of_day(day).solution)
        for fresh in ([5, 6, 7], [8]):
            shares = [
                each.share(ANN, day, channel, "Ann")
                for _ in range(4)
                for channel in (5, 6, 7, *fresh)
                for each in (ours, theirs)
            ]
            found = await asyncio.gather(*shares)
            assert sum(found) == len(fresh)


# Why


@pytest.mark.parametrize("part", [4, pytest.param(1, marks=pytest.mark.slow)])
async def test_a_line_leads_to_the_win_that_was_found_or_missed_or_to_the_loss(ours: Puzzles, part: int) -> None:
    """And the side that loses holds out longest, and blocks what it can. part: one puzzle of so many."""
    seen = 0
    for puzzle in [*all_puzzles().values()][::part]:
        right, missed = [await ours.explain(puzzle, cell) for cell in (puzzle.solution, wrong(puzzle))]
        is_win = puzzle.outcome is Outcome.WIN
        assert (right.is_right, missed.is_right) == (True, False)
        assert len(right.line) == (puzzle.distance if is_win else 0)
        assert missed.line[0] == (puzzle.solution if is_win else wrong(puzzle))
        assert right.line == (missed.line if is_win else ())
        winner, position = puzzle.position.to_move if is_win else puzzle.position.to_move.other, puzzle.position
        for at, cell in enumerate(missed.line):
            if at and position.to_move is not winner:
                best, threats = analyse(position).best, position.completing(winner)
                assert cell in best, "no other lasts longer"
                seen += len(threats) > 1 and len(best) > len(threats)
                assert not threats or cell in threats, f"{puzzle.code}: {missed.line}"
            position = position.play(cell)
        assert position.winner is winner
    assert seen > 20 / part, "positions in which a reply anywhere would have lasted as long"


async def test_tries_are_explained_each_and_the_line_is_of_the_last(ours: Puzzles) -> None:
    puzzle = next(each for each in all_puzzles().values() if each.outcome is Outcome.DRAW)
    first, second = wrong(puzzle), wrong(puzzle, 1)
    found: Explained = await ours.explain(puzzle, first, second)
    assert found.outcomes == {first: Outcome.LOSS, second: Outcome.LOSS}
    assert (found.is_right, found.line[0]) == (False, second)
    solved = await ours.explain(puzzle, first, puzzle.solution)
    assert (solved.is_right, solved.line) == (True, ())


# Practice


async def test_practice_shows_puzzles_without_end_but_never_todays_nor_the_last(ours: Puzzles) -> None:
    last, today, shown = None, of_day(DAY).key, set()
    for number in range(40):
        puzzle, practice = await ours.practise(ANN)
        assert practice.number == number
        assert puzzle.key not in (last, today)
        assert await ours.answer_practice(ANN, number, puzzle.solution)
        last = puzzle.key
        shown.add(last)
    assert len(shown) > 12


async def test_practice_moves_ratings_by_a_quarter(ours: Puzzles, clock: Clock) -> None:
    puzzle, _ = await ours.practise(ANN)
    with refused("no-such-square"):
        await ours.answer_practice(ANN, 0, 99)
    answered = await ours.answer_practice(ANN, 0, puzzle.solution)
    assert answered is not None
    full = rated(Rating(), Played(first_rating(puzzle), 1), clock.now)
    part = rated(Rating(), Played(first_rating(puzzle), 1), clock.now, PRACTICE_WEIGHT)
    assert answered[1] == RatingChange(Rating(), part, 1500, is_guess=True)
    assert part.value - 1500 == pytest.approx((full.value - 1500) / 4)
    assert (await ours.standing(ANN, DAY)).tally == Tally(0, 0)


async def test_what_becomes_the_puzzle_of_the_day_is_practised_no_more(ours: Puzzles, clock: Clock) -> None:
    puzzle, _ = await ours.practise(ANN)
    week = next(day for day in range(DAY, DAY + 7 * 200) if of_day(day).key == puzzle.key)
    clock.now = week * DAY_S
    assert await ours.answer_practice(ANN, 0, puzzle.solution) is None
    other, practice = await ours.practise(ANN)
    assert other.key != puzzle.key
    assert await ours.answer_practice(ANN, practice.number, other.solution)


async def test_what_was_a_puzzle_for_an_older_version_is_replaced(ours: Puzzles, store: Store) -> None:
    await store.puzzles.open_practice(ANN, Practice(), "3x3:.........")
    assert await ours.answer_practice(ANN, 0, 4) is None
    puzzle, practice = await ours.practise(ANN)
    assert practice.shown == puzzle.code
    assert await ours.answer_practice(ANN, practice.number, puzzle.solution)


async def test_practice_is_near_the_solvers_rating(ours: Puzzles, store: Store) -> None:
    ratings = sorted(abs(first_rating(puzzle).value - 1500) for puzzle in all_puzzles().values())
    puzzle, _ = await ours.practise(ANN)
    assert abs(first_rating(puzzle).value - 1500) <= ratings[MAX_NEAR + 1]
    given = {"user_id": BEN, "day": DAY - 1, "cell": 0, "is_right": True, "key": "a key"}
    await store.puzzles.answer(
        **given, rate=lambda *_: (RatingChange(NOVICE, NOVICE, NOVICE.value, is_guess=False), NOVICE)
    )
    for _ in range(5):
        puzzle, practice = await ours.practise(BEN)
        assert first_rating(puzzle).value == min(first_rating(each).value for each in all_puzzles().values())
        await ours.answer_practice(BEN, practice.number, wrong(puzzle))


# Where it's posted


async def forget_leases(puzzles: Puzzles) -> None:
    """Let the time pass for which posts are claimed."""
    await puzzles._database.write(lambda to: to.exec_driver_sql("UPDATE leases SET until = 0"))


async def test_of_all_processes_one_posts_it_and_another_if_that_one_does_not(
    ours: Puzzles, theirs: Puzzles, clock: Clock
) -> None:
    here = Place(1, 5)
    await ours._database.write(ours.post_in(1, 5))
    clock.now += DAY_S
    assert await theirs.unposted(None) == [(here, ours.today())]
    claims = await asyncio.gather(*(each.claim(here, ours.today(), 60) for each in (ours, theirs, ours)))
    assert sorted(claims) == [False, False, True]
    assert await ours.unposted(None) == [(here, ours.today())], "it is on its way"
    await forget_leases(ours)
    assert await theirs.claim(here, ours.today(), 60), "the other did not post it in time"
    await theirs.note_posted(here, ours.today())
    await forget_leases(ours)
    assert not await ours.claim(here, ours.today(), 60)
