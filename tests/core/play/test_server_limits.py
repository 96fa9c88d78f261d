"""How long games and challenges of a server live, and how many games a channel has at once."""

from __future__ import annotations

import asyncio

from bot.core.game import First, Game, Place, Refusal, User
from bot.core.play.services import Services
from bot.engine import Level
from tests.refused import refused
from tests.services import CHALLENGE_S, MOVE_S, Clock, Processes, accept, ask, give_up, meet_bot, play, stored
from tests.values import ANN, BEN, CAT, DAN, HERE, THERE, exhibition

ELSEWHERE = Place(2, 20)


async def test_challenges_moves_and_rematches_have_the_time_that_the_server_gives(
    services: Services, clock: Clock
) -> None:
    await services.store.servers.change(HERE.guild_id or 0, challenge_s=60, move_s=600)
    asked = await ask(services, HERE, ANN, BEN)
    assert asked.deadline == clock.now + 60
    begun = await accept(services, asked)
    assert begun.deadline == clock.now + 600
    elsewhere = await ask(services, ELSEWHERE, CAT, DAN)
    assert elsewhere.deadline == clock.now + CHALLENGE_S
    assert (await meet_bot(services, CAT, ELSEWHERE)).deadline == clock.now + MOVE_S
    ended = await give_up(services, HERE, ANN.id)
    assert (await services.lobby.rematch(HERE, ANN.id, ended.id)).deadline == clock.now + 60, "as a challenge"


async def test_a_deadline_that_was_given_stays_and_the_next_move_gets_the_new_time(
    services: Services, clock: Clock
) -> None:
    begun = await play(services)
    await services.store.servers.change(HERE.guild_id or 0, move_s=600)
    assert (await stored(services, begun.id)).deadline == clock.now + MOVE_S
    clock.now += 700
    moved = await services.turns.move(HERE, ANN.id, "5")
    assert moved.deadline == clock.now + 600


async def limit(services: Services, most: int) -> None:
    await services.store.servers.change(HERE.guild_id or 0, games=most)


async def test_a_channel_has_so_many_games_and_others_have_their_own(services: Services) -> None:
    await limit(services, 2)
    first, _ = await meet_bot(services, ANN), await meet_bot(services, BEN)
    with refused("too-many-games") as caught:
        await meet_bot(services, CAT)
    assert caught.value.facts == {"running": 2, "most": 2}
    await meet_bot(services, CAT, THERE)
    await meet_bot(services, CAT, ELSEWHERE)
    await meet_bot(services, CAT, Place(None, 30))
    await give_up(services, HERE, ANN.id)
    assert (await stored(services, first.id)).is_over
    await meet_bot(services, CAT)
    await limit(services, 1)
    assert not (await services.turns.move(HERE, BEN.id, "5")).is_over, "a lower limit ends no game"
    with refused("too-many-games") as caught:
        await meet_bot(services, ANN)
    assert caught.value.facts == {"running": 2, "most": 1}


async def test_an_accepted_challenge_counts_and_waits_for_room(services: Services) -> None:
    await limit(services, 1)
    asked = await ask(services, HERE, ANN, BEN)
    await meet_bot(services, CAT)
    with refused("too-many-games"):
        await accept(services, asked)
    assert (await services.store.games.get(asked.id)) == asked, "it stays open"
    await give_up(services, HERE, CAT.id)
    assert isinstance(await accept(services, asked), Game)


async def test_exhibitions_count_and_are_limited(services: Services) -> None:
    await limit(services, 1)
    shown = await services.store.games.open(exhibition())
    with refused("too-many-games"):
        await meet_bot(services, CAT)
    assert await services.store.games.find_seated(HERE.channel_id, CAT.id) is None
    await services.store.games.change(shown, shown.timed_out())
    await meet_bot(services, CAT)
    with refused("too-many-games"):
        await services.store.games.open(exhibition())


async def test_a_game_may_go_for_another_and_have_a_rematch_where_the_channel_is_full(services: Services) -> None:
    await limit(services, 1)
    mine = await meet_bot(services, ANN)
    other = await services.lobby.start(HERE, ANN, Level.EASY, First.ME, instead_of=mine.id)
    ended = await give_up(services, HERE, other.users[0].id)
    assert not (await services.lobby.rematch(HERE, ANN.id, ended.id)).is_over


async def test_the_limit_holds_for_all_who_start_at_one_instant_in_two_processes(processes: Processes) -> None:
    both = [await processes.start(), await processes.start()]
    await limit(both[0], 3)
    crowd = [User(2000 + number, f"M{number}") for number in range(12)]
    tried = await asyncio.gather(
        *(meet_bot(both[at % 2], user) for at, user in enumerate(crowd)), return_exceptions=True
    )
    assert sum(isinstance(each, Game) for each in tried) == 3
    assert {getattr(each, "message", "") for each in tried if isinstance(each, Exception)} == {"too-many-games"}


async def test_challenges_accepted_at_one_instant_keep_the_limit(processes: Processes) -> None:
    both = [await processes.start(), await processes.start()]
    people = [User(3000 + number, f"M{number}") for number in range(12)]
    asked = [await ask(both[0], HERE, one, other) for one, other in zip(people[::2], people[1::2], strict=True)]
    await limit(both[0], 2)
    tried = await asyncio.gather(*(accept(both[at % 2], each) for at, each in enumerate(asked)), return_exceptions=True)
    assert sum(isinstance(each, Game) for each in tried) == 2
    assert all(isinstance(each, Refusal) for each in tried if not isinstance(each, Game))
