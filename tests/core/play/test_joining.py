"""Open challenges: anyone in the channel may join, and the first one plays."""

from __future__ import annotations

import asyncio

import pytest

from bot.core.game import Answer, Challenge, First, Game, Place, User
from bot.core.game.refusals import AlreadyPlaying
from bot.core.play import turns
from bot.core.play.services import Services
from tests.refused import refused
from tests.services import CHALLENGE_S, Clock, Interruption, ask, meet_bot, offered, stored
from tests.values import ANN, BEN, CAT, HERE, THERE


async def offer(services: Services, place: Place = HERE, asker: User = ANN, first: First = First.ME) -> Challenge:
    """Challenge anyone."""
    return offered(await services.lobby.challenge(place, asker, None, first))


async def test_who_is_faster_by_another_process_plays(
    services: Services, slower: Services, first: list[Interruption]
) -> None:
    asked = await offer(services)
    await slower.store.games.get(asked.id)
    first.append(lambda: services.lobby.join(HERE, BEN, asked.id))
    with refused("seats-taken"):
        await slower.lobby.join(HERE, CAT, asked.id)
    assert (await stored(services, asked.id)).users == (ANN, BEN)


async def test_of_many_who_press_at_once_one_plays(services: Services, other: Services) -> None:
    for number in range(10):
        place = Place(1, 100 + number)
        asked = await offer(services, place)
        members = [User(5000 + each, f"member {each}") for each in range(40)]
        pressed = [
            (services, other)[each % 2].lobby.join(place, member, asked.id) for each, member in enumerate(members)
        ]
        found = await asyncio.gather(*pressed, return_exceptions=True)
        game = await stored(other, asked.id)
        joined = [member for member, one in zip(members, found, strict=True) if isinstance(one, Game)]
        assert game.users == (ANN, *joined)
        late = [one for one in found if not isinstance(one, Game)]
        assert [getattr(one, "message", None) for one in late] == ["seats-taken"] * 39


async def test_nobody_can_join_one_who_has_begun_another_game(services: Services) -> None:
    asked = await offer(services)
    await meet_bot(services, ANN)
    with pytest.raises(AlreadyPlaying) as busy:
        await services.lobby.join(HERE, BEN, asked.id)
    assert (busy.value.facts["player"], busy.value.facts["is_asker"]) == (ANN, False)
    with pytest.raises(AlreadyPlaying):
        await offer(services)


async def test_joining_late_expires_it(services: Services, clock: Clock) -> None:
    asked = await offer(services)
    clock.now += CHALLENGE_S
    late = await services.lobby.join(HERE, BEN, asked.id)
    assert isinstance(late, Challenge)
    assert late.answer is Answer.EXPIRED


async def test_forged_answers_do_nothing(services: Services) -> None:
    asked, named = await offer(services), await ask(services, THERE, ANN, BEN)
    for answer in (turns.accept, turns.decline):
        with refused("no-such-game"):
            await services.turns.answer(HERE, asked.id, answer, CAT.id)
    with refused("not-for-you"):
        await services.lobby.join(THERE, CAT, named.id)
    with refused("no-such-game"):
        await services.lobby.join(THERE, BEN, asked.id)
    with refused("no-such-game"):
        await services.lobby.join(HERE, BEN, 999)
    assert [await services.store.games.get(each.id) for each in (asked, named)] == [asked, named]


async def test_nobody_joins_a_game_against_the_bot(services: Services) -> None:
    game = await meet_bot(services, ANN)
    with refused("no-such-game"):
        await services.lobby.join(HERE, BEN, game.id)
    assert await services.store.games.get(game.id) == game
