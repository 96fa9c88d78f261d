"""Who was there and asked for a game of their match is never worse off than who was not."""

from __future__ import annotations

import pytest

from bot.core.game import First, Game, User
from bot.core.game.refusals import AlreadyPlaying
from bot.core.play import turns
from bot.engine import Level
from bot.features.tournaments.rules import Decision, Form, Pairing
from tests.features.tournaments.cups import FORMS, ROUND_S, Cup
from tests.refused import refused
from tests.services import Clock, give_up
from tests.values import ANN, CAT, HERE

OTHER = User(9001, "Zoe")


async def match(cup: Cup, form: Form) -> tuple[User, User]:
    """The better and the worse seed of the first match of a tournament that has just been started."""
    await cup.open(form, 4)
    one = await cup.start()
    better, worse = (one.seeded(seed).user for seed in one.pairings[0].seeds)
    assert better is not None
    assert worse is not None
    return better, worse


async def sit_elsewhere(cup: Cup, user: User, other: User = ANN) -> None:
    """Play another game in the same channel."""
    services = (await cup.community()).services
    challenge = await services.lobby.challenge(HERE, user, other, First.ME)
    await services.turns.answer(HERE, challenge.id, turns.accept, other.id)


async def ask(cup: Cup, *users: User) -> None:
    """Press Play, one after the other, each in vain: one of the two sits in another game."""
    for each in users:
        with pytest.raises(AlreadyPlaying):
            await cup.press(1, each)


async def decided(cup: Cup, clock: Clock) -> Pairing:
    """The match once the time of its round is up."""
    clock.now += ROUND_S
    return (await cup.settle()).pairings[0]


@FORMS
@pytest.mark.parametrize("is_better_busy", [True, False], ids=["the better seed sits elsewhere", "the worse one does"])
async def test_who_sat_in_another_game_loses_to_who_asked(
    cup: Cup, clock: Clock, form: Form, is_better_busy: bool
) -> None:
    pair = await match(cup, form)
    busy, asking = pair if is_better_busy else pair[::-1]
    await sit_elsewhere(cup, busy)
    await ask(cup, asking, busy, asking, asking, busy)
    after = await decided(cup, clock)
    winner = after.second if is_better_busy else after.first
    assert (after.how, after.winner, after.score_of(winner)) == (Decision.WALKOVER, winner, 2)


@FORMS
@pytest.mark.parametrize("first", ["draw", "x"])
async def test_who_hides_after_a_game_loses_the_rest_to_who_asked(
    cup: Cup, clock: Clock, form: Form, first: str
) -> None:
    better, worse = await match(cup, form)
    await cup.finish(await moved(cup, await cup.press(1, worse)), first)
    await cup.settle()
    await sit_elsewhere(cup, better)
    await ask(cup, better, worse, better)
    after = await decided(cup, clock)
    assert (after.how, after.winner) == (Decision.WALKOVER, after.second)
    assert (after.first_points, after.second_points) == ((0.5, 1.5) if first == "draw" else (1, 1))


@FORMS
async def test_if_each_asked_while_the_other_sat_elsewhere_they_are_equal(cup: Cup, clock: Clock, form: Form) -> None:
    better, worse = await match(cup, form)
    services = (await cup.community()).services
    await sit_elsewhere(cup, better)
    await ask(cup, worse)
    await give_up(services, HERE, better.id)
    await sit_elsewhere(cup, worse)
    await ask(cup, better)
    after = await decided(cup, clock)
    assert (after.how, after.winner) == (Decision.TIME, after.first if form is Form.KNOCKOUT else None)


@FORMS
async def test_if_both_only_sat_elsewhere_nobody_came(cup: Cup, clock: Clock, form: Form) -> None:
    better, worse = await match(cup, form)
    await sit_elsewhere(cup, better)
    await sit_elsewhere(cup, worse, CAT)
    await ask(cup, better, worse)
    after = await decided(cup, clock)
    assert (after.how, after.winner) == (Decision.NOBODY, after.first if form is Form.KNOCKOUT else None)


@FORMS
async def test_if_nobody_asks_for_the_next_game_what_was_played_counts(cup: Cup, clock: Clock, form: Form) -> None:
    _, worse = await match(cup, form)
    await cup.finish(await moved(cup, await cup.press(1, worse)), "o")
    after = await decided(cup, clock)
    assert (after.how, after.winner, after.second_points) == (Decision.TIME, after.second, 1)


@FORMS
@pytest.mark.parametrize("presses", [0, 1])
async def test_who_presses_play_and_lets_the_other_wait_does_not_win(
    cup: Cup, clock: Clock, form: Form, presses: int
) -> None:
    """X begins the game and never moves; O can do nothing but wait."""
    better, worse = await match(cup, form)
    game = await cup.press(1, better)
    assert game.x == better
    for _ in range(presses):
        assert await cup.press(1, worse) == game
    after = await decided(cup, clock)
    assert (after.how, after.winner, after.first_points) == (Decision.TIME, after.second, 0)


async def moved(cup: Cup, game: Game) -> Game:
    """A game in which both have moved."""
    services = (await cup.community()).services
    await services.play.move(HERE, game.users[0].id, "5")
    return await services.play.move(HERE, game.users[1].id, "1")


@FORMS
async def test_who_asks_while_the_channel_is_full_has_come(cup: Cup, clock: Clock, form: Form) -> None:
    better, _worse = await match(cup, form)
    community = await cup.community()
    await community.services.lobby.start(HERE, OTHER, Level.EASY, First.ME)
    await community.services.store.servers.change(HERE.guild_id or 0, games=1)
    for _ in range(2):
        with refused("too-many-games"):
            await cup.press(1, better)
    after = await decided(cup, clock)
    assert (after.how, after.winner) == (Decision.WALKOVER, after.first)
