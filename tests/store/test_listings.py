"""What lists and jobs read: the right games, in the right order, of the right servers."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
import sqlalchemy as sa

from bot.engine import Mark
from bot.model import Answer, Challenge, Change, FollowedBoard, Game, How, Place
from bot.store import Shards, Store
from bot.store.games import MARK_SHOWN
from tests.conftest import ON_SQLITE
from tests.values import ANN, BEN, CAT, EASY, HERE, RESIGNED, THERE, challenge, exhibition, game

GUILDS = (None, 1, 1 << 22, 2 << 22, 3 << 22, (5 << 22) + 12345)
SHARDS = [
    None,
    Shards(1, frozenset({0})),
    *(Shards(4, frozenset({each})) for each in range(4)),
    Shards(3, frozenset({0, 2})),
]


async def opened(store: Store, *new: Game | Challenge) -> list[int]:
    return [(await store.games.open(one)).id for one in new]


def numbers(found: list[Game] | list[Game | Challenge]) -> list[int]:
    return [one.id for one in found]


async def test_what_is_due_comes_oldest_first_and_bounded(store: Store) -> None:
    for number, deadline in enumerate((30, 10, 40)):
        await store.games.open(game(place=Place(1, number), deadline=deadline))
    await opened(store, challenge(deadline=20), challenge(deadline=20, answer=Answer.DECLINED))
    await opened(store, game(deadline=5, result=RESIGNED), exhibition(deadline=5))
    assert [each.deadline for each in await store.listings.due(30, 10)] == [10, 20, 30]
    assert [type(each) for each in await store.listings.due(30, 2)] == [Game, Challenge]


async def test_exhibitions_come_by_their_next_move(store: Store) -> None:
    found = await opened(store, *(exhibition(place=Place(1, each), deadline=each) for each in (30, 10, 20)))
    await opened(store, exhibition(result=RESIGNED), game())
    assert numbers(await store.listings.exhibitions(2)) == [found[1], found[2]]


async def test_live_games_run_in_these_channels_and_are_not_due(store: Store) -> None:
    first, *_ = await opened(store, game(), challenge(), game(x=CAT, o=EASY, deadline=9), game(place=Place(1, 5)))
    show, newest, _ = await opened(store, exhibition(deadline=1), game(place=THERE), game(result=RESIGNED))
    channels = [HERE.channel_id, THERE.channel_id]
    assert numbers(await store.listings.live(channels, 9, 10)) == [newest, show, first]
    assert numbers(await store.listings.live(channels, 9, 2)) == [newest, show]
    assert await store.listings.live([], 9, 2) == []


async def test_ended_games_are_those_that_were_played_the_newest_first(store: Store) -> None:
    ended = [game(result=RESIGNED), game(x=CAT, result=RESIGNED, place=THERE), game(o=EASY, result=RESIGNED)]
    first, second, third = await opened(store, *ended)
    await opened(store, game(), challenge(), *(challenge(answer=answer) for answer in Answer))
    await opened(store, game(result=RESIGNED, place=Place(2, 10)), game(result=RESIGNED, place=Place(1, 12)))
    channels = [HERE.channel_id, THERE.channel_id]
    assert numbers(await store.listings.ended(1, channels, 9)) == [third, second, first]
    assert numbers(await store.listings.ended(1, channels, 2, before=third)) == [second, first]
    assert numbers(await store.listings.ended(1, channels, 1, after=first)) == [second], "the one next to it"
    assert numbers(await store.listings.ended(1, channels, 9, after=first)) == [third, second]
    assert numbers(await store.listings.ended(1, channels, 9, user_id=BEN.id)) == [second, first]
    assert numbers(await store.listings.ended(None, channels, 9)) == []


async def test_the_newest_open_challenge_of_its_challenger_is_found(store: Store) -> None:
    await store.games.open(challenge(deadline=1))
    newest = await store.games.open(challenge(x=CAT, o=ANN, challenger=Mark.O))
    await store.games.open(challenge(answer=Answer.DECLINED))
    assert await store.listings.open_challenge(HERE.channel_id, ANN.id) == newest
    assert await store.listings.open_challenge(HERE.channel_id, BEN.id) is None
    assert await store.listings.open_challenge(THERE.channel_id, ANN.id) is None


async def test_an_end_is_to_be_shown_until_it_is_marked(store: Store) -> None:
    asked = await store.games.open(challenge())
    running, ended, declined = await opened(store, game(), game(result=RESIGNED), challenge(answer=Answer.DECLINED))
    assert numbers(await store.listings.unshown(10)) == [ended, declined]
    await store.games.change(asked, asked.timed_out())
    assert numbers(await store.listings.unshown(2)) == [asked.id, ended]
    heard: list[Change] = []
    store.games.subscribe(heard.append)
    before = await store.games.get(ended)
    await store.games.mark_shown([asked.id, ended])
    await store.games.mark_shown([])
    assert heard == []
    assert await store.games.get(ended) == before, "no new version: a write that is under way goes through"
    assert numbers(await store.listings.unshown(10)) == [declined]
    assert isinstance(before, Game)
    await store.games.change(before, replace(before, rematch_offer=Mark.X))
    assert numbers(await store.listings.unshown(10)) == [declined], "a later change leaves the mark"
    game_running = await store.games.get(running)
    assert isinstance(game_running, Game)
    await store.games.change(game_running, game_running.ended(None, How.TIME, 5))
    assert numbers(await store.listings.unshown(10)) == [running, declined]


@ON_SQLITE
async def test_ends_are_marked_by_one_statement_and_found_by_an_index(store: Store) -> None:
    said: list[tuple[str, object]] = []
    sa.event.listen(store.database.engine, "before_cursor_execute", lambda *told: said.append((told[2], told[3])))
    ended = await opened(store, *(game(result=RESIGNED) for _ in range(5)))
    del said[:]
    await store.games.mark_shown(ended)
    assert [statement.split()[0] for statement, _ in said] == ["BEGIN", "UPDATE"]
    await store.listings.unshown(5)
    query, given = said[-1]
    plan = await store.database.read(lambda on: on.exec_driver_sql(f"EXPLAIN QUERY PLAN {query}", given).all())  # type: ignore[arg-type]
    assert "games_unshown" in str(plan)


async def test_ends_are_marked_after_all_else_that_shares_the_commit(store: Store) -> None:
    ended = await store.games.open(game(result=RESIGNED))
    said: list[str] = []
    sa.event.listen(store.database.engine, "before_cursor_execute", lambda *told: said.append(told[2]))
    offered = replace(ended, rematch_offer=Mark.X)
    await asyncio.gather(store.games.mark_shown([ended.id]), store.games.change(ended, offered))
    assert ["SET is_end_shown" in each for each in said if each.startswith("UPDATE")] == [False, True]


def test_marking_waits_for_nobody() -> None:
    from sqlalchemy.dialects import postgresql

    assert "FOR UPDATE SKIP LOCKED" in str(MARK_SHOWN.compile(dialect=postgresql.dialect()))  # type: ignore[no-untyped-call]


@pytest.mark.parametrize("shards", SHARDS)
async def test_each_job_reads_the_servers_of_its_shards_alone(store: Store, shards: Shards | None) -> None:
    places = [Place(guild, channel) for channel, guild in enumerate(GUILDS)]
    shows = [await store.games.open(exhibition(place=place)) for place in places]
    due = [await store.games.open(game(place=place)) for place in places]
    ended = [await store.games.open(game(place=place, result=RESIGNED)) for place in places]
    for one in [*due, *ended]:
        await store.followed.put(FollowedBoard(one.id, one.place._replace(channel_id=99 + one.id), one.id, ANN))

    def mine(games: list[Game]) -> list[int]:
        return [one.id for one in games if shards is None or shards.holds(one.place.guild_id)]

    assert numbers(await store.listings.exhibitions(99, shards)) == mine(shows)
    assert sorted(numbers(await store.listings.due(100, 99, shards))) == mine(due)
    assert numbers(await store.listings.unshown(99, shards)) == mine(ended)
    assert sorted(numbers(await store.listings.followed(shards))) == mine([*due, *ended])
    assert sorted(numbers(await store.listings.followed(shards, ended=True))) == mine(ended)


def test_a_server_is_on_the_shard_that_discord_puts_it_on() -> None:
    assert [[Shards(4, frozenset({shard})).holds(guild) for shard in range(4)].index(True) for guild in GUILDS] == [
        0,
        0,
        1,
        2,
        3,
        1,
    ]


async def test_of_an_end_that_is_found_unshown_this_process_has_heard(store: Store) -> None:
    heard: set[int] = set()
    begun = [await store.games.open(game(place=Place(1, number))) for number in range(200)]
    store.games.subscribe(lambda change: heard.add(change.after.id))

    for at in range(0, len(begun), 4):
        ended = (replace(each, result=RESIGNED) for each in begun[at : at + 4])
        ending = asyncio.gather(*map(store.games.change, begun[at : at + 4], ended))
        while not ending.done():
            assert set(numbers(await store.listings.unshown(len(begun)))) <= heard
