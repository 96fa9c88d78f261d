"""Every end is published once, whoever is the first to notice it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from bot.core.game import Answer, Challenge, Game, How, Refusal
from bot.core.game.refusals import AlreadyPlaying, TimeRanOut
from bot.core.play import turns
from bot.core.play.services import Services
from bot.engine import Mark
from tests.refused import refused
from tests.services import (
    CHALLENGE_S,
    MOVE_S,
    Clock,
    Heard,
    Interruption,
    Processes,
    ask,
    give_up,
    hearing,
    meet_bot,
    play,
    stored,
)
from tests.values import ANN, BEN, CAT, DAN, HERE

Act = Callable[[Services, int], Awaitable[object]]

OF_TIME: dict[str, tuple[Act, str | None]] = {
    "a player's move": (lambda on, _: on.turns.move(HERE, ANN.id, "9"), "time-ran-out"),
    "a player's resignation": (lambda on, _: give_up(on, HERE, ANN.id), "time-ran-out"),
    "a player's draw": (lambda on, _: on.play.draw(HERE, ANN.id), "time-ran-out"),
    "a player's hint": (lambda on, _: on.play.hint(HERE, ANN.id), "time-ran-out"),
    "a player's look": (lambda on, _: on.turns.current(HERE, ANN.id), "time-ran-out"),
    "the opponent's look": (lambda on, _: on.turns.current(HERE, BEN.id), "time-ran-out"),
    "a press": (lambda on, number: on.turns.do(HERE, number, turns.press_square, ANN.id, 2, 8), None),
    "a page of the player's": (lambda on, number: on.play.find(HERE, ANN.id, number), None),
    "the player's next game": (lambda on, _: meet_bot(on, ANN), None),
    "the opponent's next game": (lambda on, _: meet_bot(on, BEN), None),
    "a third member's challenge": (lambda on, _: ask(on, HERE, DAN, ANN), None),
    "a spectator": (lambda on, number: on.play.find_any(number), None),
    "the sweep": (lambda on, _: on.play.expire(None), None),
}
"""Who may be the first to notice that a game of Ann and Ben is over, and what they are told instead of an answer."""
OF_ANSWERS: dict[str, Act] = {
    "who is asked accepts": lambda on, number: on.turns.answer(HERE, number, turns.accept, BEN.id),
    "who is asked declines": lambda on, number: on.turns.answer(HERE, number, turns.decline, BEN.id),
    "the challenger withdraws": lambda on, number: on.turns.answer(HERE, number, turns.withdraw, ANN.id),
    "a stranger presses": lambda on, number: on.turns.answer(HERE, number, turns.accept, CAT.id),
    "a button of games": lambda on, number: on.turns.do(HERE, number, turns.unchanged),
    "the sweep": lambda on, _: on.play.expire(None),
}
"""Who may be the first to notice that Ann's challenge of Ben has expired."""


async def look_again(game_id: int, *processes: Services) -> None:
    """Look at it in every way that could end it once more."""
    for each in processes:
        await each.play.expire(None)
        await each.turns.do(HERE, game_id, turns.unchanged)
        await each.turns.answer(HERE, game_id, turns.accept, BEN.id)
        if isinstance(await each.store.games.get(game_id), Game):
            await each.play.find_any(game_id)


@pytest.mark.parametrize("first", OF_TIME)
async def test_time_that_ran_out_is_published_once(
    services: Services, other: Services, clock: Clock, first: str
) -> None:
    """By a process that has not seen the game; in its own, the tests of the chat begin in each of these ways."""
    game, heard = await play(services, "51"), hearing(services, other)
    clock.now += MOVE_S
    act, refusal = OF_TIME[first]
    if refusal is None:
        await act(other, game.id)
    else:
        with refused(refusal):
            await act(other, game.id)
    ended = await stored(services, game.id)
    assert ended.result is not None
    assert (ended.result.how, ended.result.ended_at, ended.winner) == (How.TIME, game.deadline, Mark.O)
    assert heard.ends(game.id) == [ended]
    await look_again(game.id, services, other)
    assert heard.ends(game.id) == [ended]


async def test_time_that_ran_out_is_published_once_however_many_notice_it_at_once(
    services: Services, other: Services, clock: Clock
) -> None:
    game, heard = await play(services, "51"), hearing(services, other)
    clock.now += MOVE_S

    async def notice(process: Services, act: Act) -> type[Refusal] | None:
        try:
            await act(process, game.id)
        except Refusal as refusal:
            return type(refusal)
        return None

    told = await asyncio.gather(*(notice(each, act) for act, _ in OF_TIME.values() for each in (services, other)))
    assert told.count(TimeRanOut) <= 1  # the rest found no game, or the next one that some of them had begun
    assert heard.ends(game.id) == [await stored(services, game.id)]


async def test_a_due_game_that_a_player_accepts_another_beside_is_ended(processes: Processes, clock: Clock) -> None:
    services = await processes.start(challenge_s=2 * MOVE_S)
    asked = await ask(services, HERE, CAT, BEN)
    game, heard = await play(services, "51"), hearing(services)
    clock.now += MOVE_S
    begun = await services.turns.answer(HERE, asked.id, turns.accept, BEN.id)
    assert isinstance(begun, Game)
    assert (begun.id, not begun.is_over) == (asked.id, True)
    assert heard.ends(game.id) == [await stored(services, game.id)]
    await look_again(game.id, services)
    assert [change.after.id for change in heard.changes] == [game.id, begun.id]


@pytest.mark.parametrize("due", ["asker", "asked"])
async def test_accepting_beside_a_player_who_is_busy_is_refused_when_the_due_game_has_been_ended(
    processes: Processes, clock: Clock, due: str
) -> None:
    """One of the two has a game whose time is up, the other one that runs."""
    services = await processes.start(challenge_s=2 * MOVE_S)
    asked = await ask(services, HERE, CAT, BEN)
    idle, busy = (CAT, BEN) if due == "asker" else (BEN, CAT)
    over = await play(services, "51", HERE, ANN, idle)
    clock.now += MOVE_S - 1
    running = await meet_bot(services, busy)
    clock.now += 1
    heard = hearing(services)
    with pytest.raises(AlreadyPlaying) as caught:
        await services.turns.answer(HERE, asked.id, turns.accept, BEN.id)
    assert (caught.value.facts["player"], caught.value.facts["is_asker"]) == (busy, busy is BEN)
    await services.play.expire(None)
    assert [change.after for change in heard.changes] == [await stored(services, over.id)]
    assert await services.store.games.get(asked.id) == asked
    assert await stored(services, running.id) == running


@pytest.mark.parametrize("is_remembered", [True, False])
@pytest.mark.parametrize("first", OF_ANSWERS)
async def test_a_challenge_expires_once(
    services: Services, other: Services, clock: Clock, first: str, is_remembered: bool
) -> None:
    asked, heard = await ask(services), hearing(services, other)
    clock.now += CHALLENGE_S
    await OF_ANSWERS[first](services if is_remembered else other, asked.id)
    expired = await services.store.games.get(asked.id)
    assert isinstance(expired, Challenge)
    assert expired.answer is Answer.EXPIRED
    await look_again(asked.id, services, other)
    assert [change.after for change in heard.changes] == heard.ends(asked.id) == [expired]


async def test_nothing_leads_out_of_an_end(services: Services, heard: Heard, clock: Clock) -> None:
    asked = await ask(services)
    await services.turns.answer(HERE, asked.id, turns.withdraw, ANN.id)
    game = await play(services, "5")
    await give_up(services, HERE, ANN.id)
    before = [await services.store.games.get(each) for each in (asked.id, game.id)]
    del heard.changes[:]
    clock.now += 10**6
    for number in (asked.id, game.id):
        for user in (ANN, BEN, CAT):
            for answer in (turns.accept, turns.decline, turns.withdraw):
                await services.turns.answer(HERE, number, answer, user.id)
            for action in (turns.resign, turns.offer_draw, turns.take_hint):
                await services.turns.do(HERE, number, action, user.id)
            await services.turns.do(HERE, number, turns.press_square, user.id, 1, 0)
            await services.turns.do(HERE, number, turns.write, user.id, "1")
            await services.turns.do(HERE, number, turns.agree_to_draw, user.id, 1)
            await services.turns.do(HERE, number, turns.stop, user.id, may_manage=True)
    await services.play.expire(None)
    assert heard.changes == []
    assert [await services.store.games.get(each) for each in (asked.id, game.id)] == before


async def test_a_move_just_in_time_keeps_the_sweep_from_ending_the_game(
    services: Services, slower: Services, first: list[Interruption], clock: Clock
) -> None:
    game, heard = await meet_bot(services), hearing(services, slower)

    async def move_just_in_time() -> None:
        clock.now -= 1
        await services.turns.move(HERE, ANN.id, "5")
        clock.now += 1

    clock.now = game.deadline
    first.append(move_just_in_time)
    await slower.play.expire(None)
    assert (await services.turns.current(HERE, ANN.id)).ply == 2
    assert heard.ends(game.id) == []
