"""Somebody is forgotten while they play, while others play with them, and while moves are on their way."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable

import pytest
import sqlalchemy as sa

from bot.core.game import Answer, Challenge, First, Game, Look, Place, User
from bot.core.game.refusals import NoGame, Refusal
from bot.core.play import turns
from bot.core.store import StoreError
from bot.engine import STANDARD, Level
from bot.features.crowd.service import VOTE_S, Crowds
from bot.features.privacy.service import Privacy, left
from bot.features.privacy.sql import PrivacyRepository
from bot.features.puzzles.rules import DAY_S, Tally, of_day
from bot.features.puzzles.service import Puzzles
from bot.features.ratings.service import Ratings
from tests.faults import broken
from tests.features.filling import found_of
from tests.features.full import Services, Store, personal_of
from tests.refused import refused
from tests.report import seeds
from tests.services import CHALLENGE_S, Clock, Interruption, accept, ask, give_up, hearing, meet_bot, play, resigned
from tests.values import ANN, BEN, CAT, HERE, THERE, challenge, game

AWAY = Place(2, 50)


def privacy_of(services: Services) -> Privacy:
    return Privacy(services, personal_of(Ratings(services), Crowds(services)))


async def forget(services: Services, user: User = ANN) -> None:
    await privacy_of(services).forget(user.id)


async def rows_of(services: Services, user: User = ANN) -> set[tuple[str, str]]:
    return await found_of(services.store, user.id, user.name)


async def test_this_process_remembers_nothing_of_who_was_forgotten(services: Services, other: Services) -> None:
    over, running = await resigned(services, "5"), await play(services, "5", THERE)
    for number in (over.id, running.id):
        await other.store.games.get(number)
    await forget(services)
    assert services.store.games.cache.get(over.id) is services.store.games.cache.get(running.id) is None
    assert other.store.games.cache.get(running.id) is not None
    with pytest.raises(Refusal):
        await other.turns.move(THERE, ANN.id, "9")
    with pytest.raises(NoGame):
        await other.turns.move(THERE, BEN.id, "9")
    assert await rows_of(services) == set()


@pytest.mark.parametrize("act", ["move", "draw", "resign", "accept", "rematch", "withdraw"])
async def test_what_is_written_just_after_a_forget_meets_the_game_of_nobody(
    services: Services, slower: Services, first: list[Interruption], act: str
) -> None:
    if act in ("accept", "withdraw"):
        asked = await ask(services)
    elif act == "rematch":
        over = await resigned(services, "5")
        await services.lobby.rematch(HERE, ANN.id, over.id)
    else:
        await play(services, "5")
    first.append(lambda: forget(services))
    acts: dict[str, Callable[[], Awaitable[object]]] = {
        "move": lambda: slower.turns.move(HERE, BEN.id, "1"),
        "draw": lambda: slower.play.draw(HERE, BEN.id),
        "resign": lambda: give_up(slower, HERE, BEN.id),
        "accept": lambda: slower.turns.answer(HERE, asked.id, turns.accept, BEN.id),
        "rematch": lambda: slower.lobby.rematch(HERE, BEN.id, over.id),
        "withdraw": lambda: slower.play.withdraw(HERE, ANN.id),
    }
    (result,) = await asyncio.gather(acts[act](), return_exceptions=True)
    is_as_it_ended = isinstance(result, Game | Challenge) and result.is_over
    assert is_as_it_ended or isinstance(result, Refusal), result
    assert not first
    assert await rows_of(services) == set()


@seeds(6, quick=2)
async def test_whatever_two_processes_do_at_the_same_time_no_row_keeps_who_was_forgotten(
    services: Services, other: Services, seed: int
) -> None:
    chance, both = random.Random(seed), (services, other)
    for place in (HERE, THERE):
        over = await resigned(services, "5", place)
        if place is HERE:
            await services.lobby.rematch(place, ANN.id, over.id)
        else:
            await play(services, "51", place)
    asked = await ask(services, AWAY)

    async def act(on: Services, user: User, square: int) -> None:
        """Do one thing that begins nothing new for who is forgotten."""
        await asyncio.sleep(0)
        match square % 4:
            case 0 | 1:
                await on.turns.move(THERE, user.id, str(square + 1))
            case 2:
                await on.lobby.rematch(HERE, BEN.id, 1)
            case 3:
                await on.turns.answer(AWAY, asked.id, turns.accept, BEN.id)

    works = [act(chance.choice(both), chance.choice((ANN, BEN)), square) for square in range(9) for _ in range(2)]
    works.insert(chance.randrange(len(works)), forget(chance.choice(both)))
    results = await asyncio.gather(*works, return_exceptions=True)
    assert all(isinstance(each, Refusal | None) for each in results), results
    assert await rows_of(services) == set()
    assert await services.store.privacy.unfinished(ANN.id) == []


async def test_games_that_begin_again_and_again_are_no_endless_work(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    erase = PrivacyRepository.erase
    games = iter(range(100, 200))

    async def meanwhile(kept: PrivacyRepository, user_id: int, up_to: int) -> bool:
        await meet_bot(services, ANN, Place(1, next(games)))
        return await erase(kept, user_id, up_to)

    monkeypatch.setattr(PrivacyRepository, "erase", meanwhile)
    with pytest.raises(RuntimeError, match="in a row"):
        await forget(services)
    monkeypatch.undo()
    await forget(services)
    assert await rows_of(services) == set()


def test_what_is_due_ends_by_its_deadline(clock: Clock) -> None:
    due = game(deadline=50)
    assert left(due, ANN.id, 60) == due.timed_out()
    assert left(challenge(deadline=50), ANN.id, 60) == challenge(deadline=50, answer=Answer.EXPIRED)


async def test_a_challenge_that_became_a_game_meanwhile_ends_all_the_same(services: Services, other: Services) -> None:
    asked = await ask(services)
    change = services.store.games.change

    async def slow(before: Game | Challenge, after: Game | Challenge) -> Game | Challenge | None:
        if before == asked:
            await accept(other, asked)
        return await change(before, after)

    services.store.games.change = slow  # type: ignore[method-assign, assignment]
    heard = hearing(services)
    await forget(services)
    assert isinstance(heard.ends(asked.id)[0], Game)
    assert await rows_of(services) == set()


async def test_the_only_voter_who_is_forgotten_ends_nothing(services: Services, clock: Clock) -> None:
    crowds = Crowds(services)
    begun = await crowds.begin(HERE, CAT, Level.EASY, First.ME, STANDARD)
    await crowds.vote(HERE, BEN.id, begun.id, 0, 4)
    await forget(services, BEN)
    clock.now += 2 * VOTE_S
    await crowds.close(None)
    after = await services.store.games.get(begun.id)
    assert isinstance(after, Game)
    assert (after.result, after.ply) == (None, 0)
    assert after.deadline > clock.now + VOTE_S, "it waits for a first vote again"


async def test_a_bad_rating_for_puzzles_is_not_reset(services: Services, store: Store, clock: Clock) -> None:
    puzzles = Puzzles(store, services.thinker, services.turns.now, services.random)
    puzzle = await puzzles.daily(puzzles.today())
    wrong = next(cell for cell in puzzle.position.legal() if cell != puzzle.solution)
    _, _, first = await puzzles.answer(ANN.id, puzzles.today(), wrong)
    await forget(services, ANN)
    assert await found_of(store, ANN.id) == set()
    clock.now += DAY_S
    puzzle = await puzzles.daily(puzzles.today())
    _, _, again = await puzzles.answer(ANN.id, puzzles.today(), puzzle.solution)
    assert first is not None
    assert again is not None
    assert again.before == first.after


async def test_a_days_answer_counts_and_is_shared_once_however_often_its_solver_is_forgotten(
    services: Services, other: Services, store: Store, clock: Clock
) -> None:
    both = [Puzzles(each.store, each.thinker, clock, each.random) for each in (services, other)]
    clock.now = next(day for day in range(100, 200) if len(of_day(day).position.legal()) > 3) * DAY_S
    puzzle, day = await both[0].daily(both[0].today()), both[0].today()
    wrong = [cell for cell in puzzle.position.legal() if cell != puzzle.solution][:3]
    old = day - 3
    await both[0].answer(ANN.id, old, (await both[0].daily(old)).solution)
    for cell in wrong[:2]:
        await both[0].answer(ANN.id, day, cell)
        await forget(services, ANN)
    first, *_ = await both[0].answer(ANN.id, day, wrong[2])
    assert (first.cells, first.is_over) == (tuple(wrong), True), "the tries that are left wait, too"
    await both[0].share(ANN.id, day, 5, "X/3 Ann")
    for puzzles in both * 2:
        await forget(services, ANN)
        assert await found_of(store, ANN.id) == set()
        assert (await puzzles.standing(ANN.id, day)).cells == first.cells, "it is not shown as new"
        assert await puzzles.tally(day) == Tally(1, 0)
        answers = [each.answer(ANN.id, day, puzzle.solution) for each in both]
        for standing, counts, changed in await asyncio.gather(*answers):
            assert (standing.cells, standing.rated) == (first.cells, first.rated)
            assert (counts, changed) == (False, None)
        assert not await puzzles.share(ANN.id, day, 5, "X/3 Ann")
        assert await store.puzzles.lines(5, day) == [], "their line does not come back"
    assert await both[0].tally(old) == Tally(0, 0), "only the newest answers are kept under the code"
    await forget(services, ANN)
    for later in (1, 2, 3):
        assert await both[0].tally(day) == Tally(1, 0), "it may be that day still, somewhere"
        clock.now += DAY_S
        next_one = (await both[0].daily(both[0].today())).solution
        await both[0].answer(BEN.id, day + later, next_one)
    assert await both[0].tally(day) == Tally(0, 0), "and only while its day lasts"
    await both[0].answer(ANN.id, day + 3, next_one)
    assert (await both[0].standing(ANN.id, day)).cells == ()


@pytest.mark.parametrize("is_declined", [True, False], ids=["declined", "open"])
async def test_who_was_forgotten_mentions_nobody_again_by_the_same_challenge(
    services: Services, clock: Clock, is_declined: bool
) -> None:
    asked = await ask(services)
    assert not asked.is_quiet
    for _ in range(3):
        if is_declined:
            await services.turns.answer(HERE, asked.id, turns.decline, BEN.id)
        await forget(services, ANN)
        asked = await ask(services)
        assert asked.is_quiet
    await services.turns.answer(HERE, asked.id, turns.decline, BEN.id)
    with refused("declined"):
        await ask(services)
    assert (await ask(services, THERE, CAT)).is_quiet, "nothing tells who the forgotten one was"
    assert not (await ask(services, HERE, CAT, User(9, "Dan"))).is_quiet
    clock.now += CHALLENGE_S
    assert not (await ask(services)).is_quiet


async def test_a_practice_puzzle_waits_for_its_solver_though_they_are_forgotten(
    services: Services, store: Store, clock: Clock
) -> None:
    puzzles = Puzzles(store, services.thinker, clock, services.random)
    for number in range(3):
        shown, practice = await puzzles.practise(ANN.id)
        for _ in range(3):
            await forget(services, ANN)
            assert await puzzles.practise(ANN.id) == (shown, practice)
        assert practice.number == number
        assert await puzzles.answer_practice(ANN.id, number, shown.solution) is not None
        await forget(services, ANN)


async def test_who_was_forgotten_is_in_no_list_after_ratings_are_computed_again(
    services: Services, store: Store
) -> None:
    await resigned(services, "519")
    await store.ratings.count(10)
    await forget(services, ANN)
    await store.ratings.rebuild(lambda _: None)
    listed = sa.text("SELECT p.user_id FROM standings AS s JOIN players AS p ON p.id = s.player_id")
    assert await store.database.read(lambda on: on.execute(listed).scalars().all()) == [BEN.id]


async def test_the_look_of_who_was_forgotten_is_forgotten_at_once(services: Services) -> None:
    await services.preferences.change(ANN.id, look=Look.CLASSIC)
    await forget(services, ANN)
    assert await services.preferences.look_of(None, ANN.id) is Look.CRISP


@pytest.mark.parametrize("is_asked_again", [False, True])
async def test_what_broke_off_goes_on_in_another_process_without_the_games_begun_since(
    services: Services, other: Services, is_asked_again: bool
) -> None:
    over, running = await resigned(services, "5"), await play(services, "5", THERE)
    await services.preferences.change(ANN.id, look=Look.CLASSIC)
    async with broken(services.store, "DELETE FROM preferences"):
        with pytest.raises(StoreError):
            await forget(services)
    since = await meet_bot(other, ANN, AWAY)
    kept = await privacy_of(other).keeps(ANN.id)
    copy = await PrivacyRepository(other.store.database, personal_of(Ratings(other), Crowds(other))).others(ANN.id)
    assert (kept, [row["newest_game_id"] for row in copy["forget_wishes"]]) == (True, [running.id])
    if is_asked_again:
        await forget(services)
        assert await rows_of(services) == set()
        return
    await asyncio.gather(*(privacy_of(each).sweep() for each in (services, other)))
    for number in (over.id, running.id):
        game = await other.store.games.get(number)
        assert isinstance(game, Game)
        assert game.is_over
        assert ANN not in (game.x, game.o)
    assert await other.store.games.get(since.id) == since
    assert {table for table, _ in await rows_of(services)} == {"games", "seats"}
