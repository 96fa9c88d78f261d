"""Lists of games, and one of them to look at."""

from __future__ import annotations

from bot.core.game import Place, Totals
from bot.core.play import turns
from bot.engine import Level
from bot.features.watch.service import MAX_LIVE_GAMES
from tests.features.full import Services
from tests.refused import refused
from tests.services import MOVE_S, Clock, accept, ask, meet_bot, play
from tests.values import ANN, BEN, CAT, HERE, THERE

ELSEWHERE = Place(2, 20)


async def test_live_games_are_listed_newest_first_while_they_run(services: Services, clock: Clock) -> None:
    old = await play(services)
    clock.now += MOVE_S - 1
    games = [await meet_bot(services, ANN, Place(1, 100 + number)) for number in range(MAX_LIVE_GAMES)]
    show = await services.watching.exhibit(THERE, ANN, Level.EASY, Level.EASY)
    await ask(services, THERE)
    channels = [HERE.channel_id, THERE.channel_id, *(game.place.channel_id for game in games)]
    found, totals = await services.watching.live(channels)
    assert [game.id for game in found] == [show.id, *(game.id for game in reversed(games))][:MAX_LIVE_GAMES]
    assert totals == Totals(len(channels))
    assert await services.watching.live([THERE.channel_id]) == ((show,), Totals(1))
    assert await services.watching.live([HERE.channel_id]) == ((old,), Totals(1))
    clock.now += 1
    assert await services.watching.live([HERE.channel_id]) == ((), Totals(0))
    assert await services.watching.live([THERE.channel_id]) == ((show,), Totals(1))
    assert await services.watching.live([]) == ((), Totals(0))


async def test_a_challenge_is_no_game_and_neither_is_an_unknown_number(services: Services) -> None:
    asked, declined = await ask(services), await ask(services, THERE, CAT, BEN)
    await services.turns.answer(THERE, declined.id, turns.decline, BEN.id)
    for number in (asked.id, declined.id, 99, 10**18):
        with refused("unknown-game") as caught:
            await services.play.find_any(number)
        assert caught.value.facts["game_id"] == number
    begun = await accept(services, asked)
    assert await services.play.find_any(asked.id) == begun
