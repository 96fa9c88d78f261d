"""Who was there and asked for a game of their match is never worse off than who was not."""

from __future__ import annotations

import pytest

from bot.core.game import First, User
from bot.core.game.refusals import AlreadyPlaying
from bot.core.play import turns
from bot.engine import Level
from bot.features.tournaments.rules import Decision, Form, Pairing
from tests.features.tournaments.cups import ROUND_S, Cup
from tests.refused import refused
from tests.services import Clock, give_up
from tests.values import ANN, CAT, HERE

OTHER = User(9001, "Zoe")


async def match(cup: Cup) -> dict[str, User]:
    """The better and the worse seed of the first match of a knockout that has just been started."""
    await cup.open(Form.KNOCKOUT, 4)
    one = await cup.start()
    users = {name: one.seeded(seed).user for name, seed in zip(("better", "worse"), one.pairings[0].seeds, strict=True)}
    return {name: user for name, user in users.items() if user}


async def take(cup: Cup, step: str, pair: dict[str, User]) -> None:
    """Do a step: "better sits" elsewhere, "better rises", "better asks" in vain; or "first x": X wins a game."""
    who, _, act = step.partition(" ")
    services = (await cup.community()).services
    if act == "sits":
        other = ANN if who == "better" else CAT
        challenge = await services.lobby.challenge(HERE, pair[who], other, First.ME)
        await services.turns.answer(HERE, challenge.id, turns.accept, other.id)
    elif act == "rises":
        await give_up(services, HERE, pair[who].id)
    elif act == "asks":
        with pytest.raises(AlreadyPlaying):
            await cup.press(1, pair[who])
    else:
        game = await cup.press(1, pair["worse"])
        for user, square in zip(game.users, "51", strict=True):
            game = await services.turns.move(HERE, user.id, square)
        await cup.finish(game, act)


async def decided(cup: Cup, clock: Clock) -> Pairing:
    """The match once the time of its round is up."""
    clock.now += ROUND_S
    return (await cup.settle()).pairings[0]


@pytest.mark.parametrize(
    ("steps", "end"),
    [
        ("better sits, worse asks, better asks, worse asks", (Decision.WALKOVER, "worse", (0, 2))),
        ("worse sits, better asks, worse asks, better asks", (Decision.WALKOVER, "better", (2, 0))),
        ("first draw, better sits, better asks, worse asks, better asks", (Decision.WALKOVER, "worse", (0.5, 1.5))),
        ("first x, better sits, better asks, worse asks, better asks", (Decision.WALKOVER, "worse", (1, 1))),
        ("better sits, worse asks, better rises, worse sits, better asks", (Decision.TIME, "better", (0, 0))),
        ("better sits, worse sits, better asks, worse asks", (Decision.NOBODY, "better", (0, 0))),
        ("first o", (Decision.TIME, "worse", (0, 1))),
    ],
)
async def test_who_asked_has_come_and_who_sat_elsewhere_has_not(
    cup: Cup, clock: Clock, steps: str, end: tuple[Decision, str, tuple[float, float]]
) -> None:
    pair = await match(cup)
    for step in steps.split(", "):
        await take(cup, step, pair)
    after = await decided(cup, clock)
    winner = "better" if after.winner == after.first else "worse"
    assert (after.how, winner, (after.first_points, after.second_points)) == end


@pytest.mark.parametrize("presses", [0, 1])
async def test_who_presses_play_and_lets_the_other_wait_does_not_win(cup: Cup, clock: Clock, presses: int) -> None:
    """X begins the game and never moves; O can do nothing but wait."""
    pair = await match(cup)
    game = await cup.press(1, pair["better"])
    assert game.x == pair["better"]
    for _ in range(presses):
        assert await cup.press(1, pair["worse"]) == game
    after = await decided(cup, clock)
    assert (after.how, after.winner, after.first_points) == (Decision.TIME, after.second, 0)


async def test_who_asks_while_the_channel_is_full_has_come(cup: Cup, clock: Clock) -> None:
    pair = await match(cup)
    community = await cup.community()
    await community.services.lobby.start(HERE, OTHER, Level.EASY, First.ME)
    await community.services.store.servers.change(HERE.guild_id or 0, games=1)
    for _ in range(2):
        with refused("too-many-games"):
            await cup.press(1, pair["better"])
    after = await decided(cup, clock)
    assert (after.how, after.winner) == (Decision.WALKOVER, after.first)
