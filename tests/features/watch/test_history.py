"""Lists of games, and one of them to look at."""

from __future__ import annotations

from bot.core.game import Place, Wanted
from bot.core.play import turns
from bot.engine import Level
from bot.features.watch.service import MAX_ENDED_GAMES, MAX_LIVE_GAMES
from tests.features.full import Services
from tests.refused import refused
from tests.services import MOVE_S, Clock, accept, ask, meet_bot, play, resigned
from tests.values import ANN, BEN, CAT, HERE, THERE

ELSEWHERE = Place(2, 20)


async def test_live_games_are_listed_newest_first_while_they_run(services: Services, clock: Clock) -> None:
    old = await play(services)
    clock.now += MOVE_S - 1
    games = [await meet_bot(services, ANN, Place(1, 100 + number)) for number in range(MAX_LIVE_GAMES)]
    show = await services.watching.exhibit(THERE, ANN, Level.EASY, Level.EASY)
    await ask(services, THERE)
    channels = [HERE.channel_id, THERE.channel_id, *(game.place.channel_id for game in games)]
    found, has_more = await services.watching.live(channels)
    assert [game.id for game in found] == [show.id, *(game.id for game in reversed(games))][:MAX_LIVE_GAMES]
    assert has_more
    assert await services.watching.live([THERE.channel_id]) == ((show,), False)
    assert await services.watching.live([HERE.channel_id]) == ((old,), False)
    clock.now += 1
    assert await services.watching.live([HERE.channel_id]) == ((), False)
    assert await services.watching.live([THERE.channel_id]) == ((show,), False)
    assert await services.watching.live([]) == ((), False)


async def test_exactly_as_many_live_games_as_are_listed_are_all(services: Services) -> None:
    games = [await meet_bot(services, ANN, Place(1, 100 + number)) for number in range(MAX_LIVE_GAMES)]
    found, has_more = await services.watching.live([game.place.channel_id for game in games])
    assert (len(found), has_more) == (MAX_LIVE_GAMES, False)


async def test_the_history_turns_both_ways_and_shows_every_game_once(services: Services) -> None:
    played = []
    for number in range(2 * MAX_ENDED_GAMES + 3):
        place = Place(1, 100 + number % 2)
        played.append((await resigned(services, "5", place, ANN, CAT if number % 3 else BEN)).id)
    await play(services)
    asked = await ask(services, THERE, ANN, CAT)
    await services.turns.answer(THERE, asked.id, turns.withdraw, ANN.id)
    channels = [100, 101, HERE.channel_id, THERE.channel_id]
    history, seen, before = services.watching, list[int](), None
    while True:
        page = await history.ended(channels, Wanted(before=before))
        assert page.has_newer is (before is not None)
        seen += [game.id for game in page.games]
        if not page.has_older:
            break
        before = page.games[-1].id
    assert seen == played[::-1]
    back = await history.ended(channels, Wanted(after=seen[-3]))
    assert [game.id for game in back.games] == seen[-3 - MAX_ENDED_GAMES : -3]
    assert (back.has_newer, back.has_older) == (True, True)
    first = await history.ended(channels, Wanted(after=seen[2]))
    assert ([game.id for game in first.games], first.has_newer) == (seen[:2], False)
    bens = await history.ended(channels, Wanted(user_id=BEN.id))
    of_ben = [number for index, number in enumerate(played) if index % 3 == 0][::-1]
    assert [game.id for game in bens.games] == of_ben[:MAX_ENDED_GAMES]


async def test_a_challenge_is_no_game_and_neither_is_an_unknown_number(services: Services) -> None:
    asked, declined = await ask(services), await ask(services, THERE, CAT, BEN)
    await services.turns.answer(THERE, declined.id, turns.decline, BEN.id)
    for number in (asked.id, declined.id, 99, 10**18):
        with refused("unknown-game") as caught:
            await services.play.find_any(number)
        assert caught.value.facts["game_id"] == number
    begun = await accept(services, asked)
    assert await services.play.find_any(asked.id) == begun
