"""What a clock makes of the machine's, which is set, and how what is pending moves with it, in each database."""

from __future__ import annotations

import time
from dataclasses import dataclass, replace
from datetime import UTC, datetime

import pytest

from bot.core.game import Game, How, Place
from bot.core.play import turns
from bot.core.play.clock import JUMP_S, TRUSTED_S, Clock, steady
from bot.core.play.services import Services
from bot.core.store import Shards
from bot.core.store.shifting import Jump
from bot.engine import STANDARD
from standin.conduct import PATIENCE_S
from tests.refused import refused
from tests.services import CHALLENGE_S, MOVE_S, Processes, ask, hearing, play, stored
from tests.services import Clock as Hand
from tests.values import ANN, BEN, CAT, HERE, THERE

HOUR, DAY, MONTH = 3600, 86_400, 31 * 86_400
EVERYWHERE = Shards(1, frozenset({0}))
JUMPS = pytest.mark.parametrize("by", [HOUR, -HOUR, MONTH, -MONTH])


@dataclass
class Machine:
    """A machine that has run for a while."""

    wall: float = 1_000_000.0
    steady: float = 5_000.0

    def pass_time(self, seconds: float) -> None:
        self.wall += seconds
        self.steady += seconds

    def clock(self) -> Clock:
        """A clock that has been looked at, as at a start."""
        made = Clock(lambda: datetime.fromtimestamp(self.wall, UTC), lambda: self.steady)
        assert made.jump() == 0
        return made


def test_the_steady_seconds_are_those_since_the_machine_started() -> None:
    before = time.clock_gettime(time.CLOCK_BOOTTIME)
    assert before - 1 <= steady() <= before + PATIENCE_S


@JUMPS
def test_a_jump_counts_when_it_is_adopted_and_not_before(by: int) -> None:
    machine = Machine()
    clock = machine.clock()
    machine.pass_time(10)
    machine.wall += by
    assert clock() == 1_000_010
    machine.pass_time(25)
    assert clock() == 1_000_035
    assert clock.jump() == by
    machine.pass_time(30)
    assert (clock(), clock.jump(), clock.at) == (1_000_065, by, 1_000_035)
    clock.jumped = 0.0
    assert (clock(), clock.jump()) == (1_000_065 + by, 0)


def test_it_follows_a_machine_that_is_set_right_little_by_little() -> None:
    machine = Machine()
    clock = machine.clock()
    for _ in range(10):
        machine.pass_time(30)
        machine.wall -= JUMP_S - 1
        assert (clock(), clock.jump()) == (int(machine.wall), 0)


def test_two_jumps_are_one_and_one_there_and_back_is_none() -> None:
    machine = Machine()
    clock = machine.clock()
    machine.wall += HOUR
    assert clock.jump() == HOUR
    machine.pass_time(30)
    machine.wall += DAY
    assert (clock(), clock.jump(), clock.at) == (1_000_030, HOUR + DAY, 1_000_000)
    machine.wall -= HOUR + DAY
    assert (clock(), clock.jump(), clock()) == (1_000_030, 0, 1_000_030)


def test_time_in_which_the_machine_slept_counts() -> None:
    machine = Machine()
    clock = machine.clock()
    machine.pass_time(DAY)
    assert (clock(), clock.jump()) == (1_000_000 + DAY, 0)
    machine.pass_time(TRUSTED_S)
    machine.wall += HOUR
    assert clock() == machine.wall, "no look for a while: the machine is believed until the next"
    assert clock.jump() == HOUR


def jumped(clock: Hand, by: int, shards: Shards | None = None) -> Jump:
    """A jump of a process. It counts before the commit, as everywhere."""
    return Jump(clock.now, by, "jobs", shards)


async def shift(services: Services, clock: Hand, by: int) -> None:
    after = clock.now + by
    await services.store.games.shift(jumped(clock, by, services.shards), lambda: setattr(clock, "now", after))


@JUMPS
async def test_what_is_pending_moves_and_what_was_stays(services: Services, clock: Hand, by: int) -> None:
    game, asked = await play(services, "51"), await ask(services, THERE, ANN, CAT)
    over = await services.turns.do(HERE, game.id, turns.resign, ANN.id)
    offered = await services.lobby.rematch(HERE, ANN.id, game.id)
    running = await play(services, "5", Place(1, 9))
    await services.turns.answer(THERE, asked.id, turns.decline, CAT.id)
    heard = hearing(services)
    await shift(services, clock, by)
    assert [(each.before.id, each.after.deadline) for each in heard.changes if each.before] == [
        (running.id, running.deadline + by)
    ]
    after = await stored(services, running.id)
    assert (after.deadline, after.created_at, after.version) == (
        running.deadline + by,
        running.created_at,
        running.version + 1,
    )
    assert isinstance(over, Game)
    ended = await stored(services, game.id)
    assert (ended.result, ended.deadline) == (over.result, offered.deadline + by)
    with refused("declined"):
        await ask(services, THERE, ANN, CAT)
    clock.now += CHALLENGE_S
    assert not (await ask(services, THERE, ANN, CAT)).is_over
    await services.play.expire(EVERYWHERE)
    assert not (await stored(services, running.id)).is_over
    clock.now += MOVE_S - CHALLENGE_S
    await services.play.expire(EVERYWHERE)
    end = (await stored(services, running.id)).result
    assert end
    assert (end.how, end.ended_at) == (How.TIME, running.deadline + by)


async def test_what_was_reckoned_before_is_not_written_after(services: Services, clock: Hand) -> None:
    game = await play(services, "5")
    await shift(services, clock, HOUR)
    assert await services.store.games.change(game, replace(game, hints=frozenset())) is None
    moved = await services.turns.move(HERE, BEN.id, "1")
    assert moved.deadline == clock.now + MOVE_S


@JUMPS
async def test_what_begins_at_that_instant_has_its_time_too(services: Services, clock: Hand, by: int) -> None:
    times = await services.turns.times(HERE)
    await shift(services, clock, by)
    begun = Game(HERE, ANN, BEN, STANDARD, times.now, times.move_by)
    assert (await services.store.games.open(begun)).deadline == clock.now + MOVE_S
    assert (await ask(services, THERE, ANN, CAT)).deadline == clock.now + CHALLENGE_S


async def test_of_two_processes_that_see_the_same_jump_one_moves_what_is_pending(
    services: Services, other: Services, clock: Hand
) -> None:
    game, before = await play(services, "5"), clock.now
    for each, late_s in ((services, 0), (other, 25), (services, 40)):
        clock.now = before + late_s
        await shift(each, clock, HOUR)
        assert (await stored(services, game.id)).deadline == game.deadline + HOUR
    await shift(services, clock, HOUR)
    assert (await stored(other, game.id)).deadline == game.deadline + 2 * HOUR, "it's another jump"


async def test_each_process_moves_what_is_on_its_shards(processes: Processes, clock: Hand) -> None:
    both = [await processes.start(shards=Shards(2, frozenset({number}))) for number in range(2)]
    places = [Place(None, 5), Place(1, 6), Place(1 << 22, 7)]
    games = [await play(both[0], "5", place) for place in places]
    await both[1].store.games.shift(jumped(clock, HOUR, both[1].shards), lambda: None)
    moved = [(await stored(both[0], each.id)).deadline - each.deadline for each in games]
    assert moved == [0, 0, HOUR]


async def test_a_shift_that_fails_changes_nothing(services: Services, clock: Hand) -> None:
    game = await play(services, "5")

    def fail() -> None:
        raise LookupError

    with pytest.raises(LookupError):
        await services.store.games.shift(jumped(clock, HOUR), fail)
    assert await stored(services, game.id) == game
    assert await services.store.notes.note("clock/jobs") is None
