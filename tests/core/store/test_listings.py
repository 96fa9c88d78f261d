"""What lists and jobs read: the right games, in the right order, of the right servers."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa

from bot.core.game import Answer, Challenge, Change, Game, How, Place, Result, Totals, Wanted
from bot.core.store import Shards, Store, tables
from bot.core.store.games import MARK_SHOWN
from bot.engine import Mark
from tests.conftest import ON_SQLITE
from tests.faults import hear_statements
from tests.values import ANN, BEN, CAT, EASY, HERE, RESIGNED, THERE, challenge, exhibition, game, moves

GUILDS = (None, 1, 1 << 22, 2 << 22, 3 << 22, (5 << 22) + 12345)
SHARDS = [
    None,
    Shards(1, frozenset({0})),
    *(Shards(4, frozenset({each})) for each in range(4)),
    Shards(3, frozenset({0, 2})),
]


def over(ended_at: int = 50, **fields: Any) -> Game:
    """A game of one move that has ended then."""
    return game(**({"moves": moves(4), "result": Result(Mark.X, How.RESIGNATION, ended_at)} | fields))


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


async def test_invitations_are_stale_by_their_deadline_or_if_a_player_plays_there(store: Store) -> None:
    over, offered = {"result": RESIGNED}, {"result": RESIGNED, "rematch_offer": Mark.X}
    await opened(store, game(deadline=5, **over), game(deadline=31, place=Place(1, 5), **offered))
    late, busy = await opened(store, game(deadline=30, place=Place(1, 6), **offered), game(deadline=50, **offered))
    await opened(store, game(x=CAT, o=BEN), game(x=ANN, o=BEN, place=Place(1, 7)))
    assert numbers(await store.listings.stale_invitations(30, 10)) == [busy, late]
    assert numbers(await store.listings.stale_invitations(30, 1)) == [busy]
    assert await store.listings.stale_invitations(30, 10, Shards(2, frozenset({1}))) == []


@ON_SQLITE
async def test_invitations_and_ends_that_are_not_shown_are_found_by_an_index(store: Store) -> None:
    said: list[tuple[str, Any]] = []
    sa.event.listen(store.database.engine, "before_cursor_execute", lambda *told: said.append((told[2], told[3])))
    for index, listing in (
        ("invitations", store.listings.stale_invitations(30, 10)),
        ("unshown", store.listings.unshown(5)),
    ):
        await listing
        query, given = said[-1]
        plan = await store.database.read(partial(explain, query, given))
        assert f"games_{index}" in plan


def explain(query: str, given: Any, connection: sa.Connection) -> str:
    return str(connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {query}", given).all())


async def test_exhibitions_come_by_their_next_move(store: Store) -> None:
    found = await opened(store, *(exhibition(place=Place(1, each), deadline=each) for each in (30, 10, 20)))
    await opened(store, exhibition(result=RESIGNED), game())
    assert numbers(await store.listings.exhibitions(2)) == [found[1], found[2]]


async def test_live_games_run_in_these_channels_and_are_not_due(store: Store) -> None:
    first, *_ = await opened(store, game(), challenge(), game(x=CAT, o=EASY, deadline=9), game(place=Place(1, 5)))
    show, newest, _ = await opened(store, exhibition(deadline=1), game(place=THERE), game(result=RESIGNED))
    channels, live = [HERE.channel_id, THERE.channel_id], Wanted(now=9)
    assert numbers(await store.listings.games(channels, live, 10)) == [newest, show, first]
    assert numbers(await store.listings.games(channels, live, 2)) == [newest, show]
    assert await store.listings.games([], live, 2) == []
    assert numbers(await store.listings.games([5, HERE.channel_id], Wanted(now=100), 9)) == [show], "a show is on"


async def test_beside_a_game_that_is_not_of_these_channels_a_list_tells_nothing_of_its_end(store: Store) -> None:
    first, elsewhere, second = await opened(store, over(7), over(8, place=THERE), over(9))
    for unknown in (elsewhere, 999):
        assert await store.listings.games([HERE.channel_id], Wanted(before=unknown), 9) == []
        found = await store.listings.games([HERE.channel_id], Wanted(after=unknown), 9)
        assert numbers(found) == [second, first]


async def test_a_game_called_off_before_the_first_move_is_on_no_list_and_counted_in_none(store: Store) -> None:
    await opened(store, over(moves=()), exhibition(result=RESIGNED))
    (played,) = await opened(store, over())
    for wanted in (Wanted(), Wanted(user_id=ANN.id)):
        assert numbers(await store.listings.games([HERE.channel_id], wanted, 9)) == [played]
        assert (await store.listings.totals([HERE.channel_id], wanted, 9)).games == 1


async def test_lists_are_what_a_look_at_every_game_would_find(store: Store) -> None:
    """Whatever channels, users and numbers are asked for."""
    random = Random(4)
    people, channels = [ANN, BEN, CAT], range(20, 32)
    await opened(store, *(challenge(answer=answer, place=Place(1, 20)) for answer in Answer), game(place=Place(1, 20)))
    for _ in range(150):
        x, o = random.sample([*people, EASY], 2)
        place = Place(1, min(random.choices(channels, k=2)))
        await store.games.open(over(random.randint(1, 90), x=x, o=o, place=place))
    every = await store.listings.games(channels, Wanted(), 200)
    assert sorted(numbers(every)) == list(range(5, 155)), "not what runs, and no challenge"
    place_of = {each.id: number for number, each in enumerate(reversed(every))}
    assert every == sorted(every, key=ends_at, reverse=True)
    for _ in range(100):
        some, limit = random.sample(channels, random.randint(1, 12)), random.randint(1, 5)
        some_games = [each.id for each in every if each.place.channel_id in some]
        bound = {random.choice(("before", "after")): random.choice(some_games)} if random.random() < 0.7 else {}
        user_id = random.choice([None, *(each.id for each in people)])
        wanted = Wanted(user_id=user_id)._replace(**bound)
        fits = [
            each
            for each in every
            if each.place.channel_id in some
            and (user_id is None or user_id in (user.id for user in each.users))
            and place_of.get(bound.get("after", 0), -1) < place_of[each.id] < place_of.get(bound.get("before", 0), 999)
        ]
        expected = fits[-limit:] if wanted.after is not None else fits[:limit]
        assert await store.listings.games(some, wanted, limit) == expected


def ends_at(game: Game) -> tuple[int, int]:
    return (game.result.ended_at if game.result else 0, game.id)


def result(winner: Mark | None, how: How) -> Result:
    return Result(winner, how, 50)


async def test_games_are_counted_by_channel_user_and_end(store: Store) -> None:
    ends = [
        result(Mark.X, How.LINE),
        result(Mark.X, How.TIME),
        result(Mark.O, How.RESIGNATION),
        result(None, How.FULL_BOARD),
        result(None, How.AGREEMENT),
        result(None, How.TIME),  # nobody's win, and no draw
    ]
    await opened(store, *(over(result=each) for each in ends))
    await opened(store, over(x=BEN, o=CAT, result=ends[0]), over(result=ends[0], place=THERE), game(deadline=9))
    await opened(store, challenge(), challenge(answer=Answer.DECLINED), game(place=THERE), exhibition(deadline=1))
    here, both, totals = [HERE.channel_id], [HERE.channel_id, THERE.channel_id], store.listings.totals
    assert (await totals(here, Wanted(), 99)).games == 7
    assert (await totals([*both, 999], Wanted(), 99)).games == 8
    assert await totals([], Wanted(), 99) == await totals([999], Wanted(user_id=ANN.id), 99) == Totals(0)
    assert await totals(here, Wanted(user_id=ANN.id), 99) == Totals(6, won=2, drawn=2, lost=1)
    assert await totals(both, Wanted(user_id=BEN.id), 99) == Totals(8, won=2, drawn=2, lost=3)
    assert await totals(here, Wanted(user_id=CAT.id), 99) == Totals(1, lost=1)
    assert (await totals(both, Wanted(now=9), 99)).games == 2, "what is due runs no more; a show does"
    assert await totals(here, Wanted(before=2, user_id=ANN.id), 99) == Totals(6, won=2, drawn=2, lost=1), "of all pages"
    assert await totals(here, Wanted(), 7) == Totals(7)
    assert await totals(here, Wanted(), 6) == Totals(6, has_more=True)
    assert await totals(here, Wanted(user_id=ANN.id), 5) == Totals(5, has_more=True)


WANTED = [Wanted(now=9), Wanted(), Wanted(user_id=ANN.id), Wanted(before=19), Wanted(after=2)]


@ON_SQLITE
async def test_a_list_costs_the_same_however_many_games_there_are(store: Store) -> None:
    """Counted in the steps that SQLite takes: a member cannot keep its one reader busy with a list."""
    steps = 0

    def step() -> int:
        nonlocal steps
        steps += 1
        return 0

    await store.database.read(lambda on: on.connection.driver_connection.set_progress_handler(step, 1))  # type: ignore[union-attr]
    channels, taken = [HERE.channel_id, THERE.channel_id, 77, 78], list[list[int]]()
    for count in (10, 300):
        for place in (HERE, Place(1, 99), Place(2, 98)):  # in a busy channel, beside it, and in another server
            await store.database.write(partial(fill, place, count))
        taken.append([])
        for wanted in WANTED:
            before = steps
            assert await store.listings.games(channels, wanted, 5)
            await store.listings.totals(channels, wanted, 5)
            taken[-1].append(steps - before)
    assert all(many < 1.2 * few for few, many in zip(*taken, strict=True)), taken


def fill(place: Place, count: int, connection: sa.Connection) -> None:
    """Let Ann have played, and play, so many games with Ben in a place; two end each second."""
    games = [*(game(place=place) for _ in range(count)), *(over(each // 2 + 1, place=place) for each in range(count))]
    connection.execute(sa.insert(tables.GAMES), [tables.row(each) for each in games])


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


async def test_however_many_ends_are_marked_the_statement_is_one(store: Store) -> None:
    """SQLite's driver keeps 128 statements: one for each length of a list was 450 KB each after a busy half minute."""
    ended = await opened(store, *(game(result=RESIGNED) for _ in range(5)))
    said: list[str] = []
    hear_statements(store, said.append)
    for count in range(1, 6):
        await store.games.mark_shown(ended[:count])
    assert [each.split()[0] for each in said] == ["BEGIN", "UPDATE", "COMMIT"] * 5
    assert len({each for each in said if each.startswith("UPDATE")}) == 1
    await store.games.mark_shown(range(40_000))  # more than one statement may name on PostgreSQL, or on most SQLites
    assert numbers(await store.listings.unshown(10)) == []


async def test_ends_are_marked_after_all_else_that_shares_the_commit(store: Store) -> None:
    ended = await store.games.open(game(result=RESIGNED))
    said: list[str] = []
    hear_statements(store, said.append)
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
    keys = ("game_id", "channel_id", "guild_id", "message_id", "user_id", "user_name")
    rows = [
        dict(zip(keys, (one.id, 99 + one.id, one.place.guild_id, one.id, ANN.id, "Ann"), strict=True))
        for one in [*due, *ended]
    ]
    await store.database.write(lambda to: to.execute(sa.insert(tables.FOLLOWED_BOARDS), rows))

    def mine(games: list[Game]) -> list[int]:
        return [one.id for one in games if shards is None or shards.holds(one.place.guild_id)]

    assert numbers(await store.listings.exhibitions(99, shards)) == mine(shows)
    assert sorted(numbers(await store.listings.due(100, 99, shards))) == mine(due)
    assert numbers(await store.listings.unshown(99, shards)) == mine(ended)
    assert sorted(numbers(await store.listings.followed(shards))) == mine([*due, *ended])
    assert sorted(numbers(await store.listings.followed(shards, ended=True))) == mine(ended)


def test_a_server_is_on_the_shard_that_discord_puts_it_on() -> None:
    for guild, shard in zip(GUILDS, (0, 0, 1, 2, 3, 1), strict=True):
        assert [each for each in range(4) if Shards(4, frozenset({each})).holds(guild)] == [shard]


async def test_of_an_end_that_is_found_unshown_this_process_has_heard(store: Store) -> None:
    heard: set[int] = set()
    begun = [await store.games.open(game(place=Place(1, number))) for number in range(100)]
    store.games.subscribe(lambda change: heard.add(change.after.id))

    for at in range(0, len(begun), 4):
        ended = (replace(each, result=RESIGNED) for each in begun[at : at + 4])
        ending = asyncio.gather(*map(store.games.change, begun[at : at + 4], ended))
        while not ending.done():
            assert set(numbers(await store.listings.unshown(len(begun)))) <= heard
