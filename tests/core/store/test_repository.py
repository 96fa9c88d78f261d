"""What is written is there, once, whoever else writes, and is heard of once: on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from bot.core.game import Answer, Challenge, Change, Exhibition, Game, How, Place, Result, User
from bot.core.store import BOT_SEAT, Outdated, SeatTaken, Store
from bot.core.store.tables import METADATA, seats
from bot.engine import Board, Mark, Rules
from standin.conduct import PATIENCE_S
from tests.conftest import NO_SERVER, ON_POSTGRESQL, SERVER
from tests.faults import hear_statements
from tests.values import ANN, BEN, CAT, EASY, HARD, HERE, RESIGNED, THERE, challenge, exhibition, game, moves

LONG = "\U0001f600\u202d 'quoted\" \\ name".ljust(32, "\u00e9")
WILD = Board(3, 3, 3, Rules.WILD)
EVERY_FIELD: list[Game | Challenge] = [
    game(
        place=Place(None, 2**63 - 1),
        x=User(2**63 - 1, LONG),
        o=HARD,
        moves=moves(4, 0, 8),
        result=Result(Mark.O, How.RESIGNATION, 2**40),
        rematch_offer=Mark.X,
        rematch_id=2**63 - 1,
        hints=frozenset(Mark),
        message_id=2**63 - 1,
    ),
    game(board=WILD, moves=moves(13, 0, 17, board=WILD), draw_offer=Mark.O, hints=frozenset({Mark.O})),
    game(board=Board(5, 5, 4), moves=moves(24, 0, board=Board(5, 5, 4)), x=EASY, o=CAT),
    game(result=Result(None, How.FULL_BOARD, 7)),
    exhibition(exhibition=Exhibition(User(5, LONG), 12), result=Result(None, How.STOP, 9)),
    challenge(challenger=Mark.O, place=Place(None, 3), message_id=12, board=Board(3, 3, 3, Rules.MISERE)),
    *(challenge(answer=answer) for answer in Answer),
]


@pytest.mark.skipif(SERVER is None, reason=NO_SERVER)
def test_all_of_this_is_tested_on_postgresql_too(request: pytest.FixtureRequest) -> None:
    both = [test.name for test in request.session.items if test.name.startswith("test_a_player_has_one_seat")]
    assert sorted(name.partition("[")[2] for name in both) == ["postgresql]", "sqlite]"]


@pytest.mark.parametrize("new", EVERY_FIELD)
async def test_every_field_comes_back(store: Store, new: Game | Challenge) -> None:
    written = await store.games.open(new)
    assert written.id > 0
    assert written == replace(new, id=written.id)
    assert await store.games.get(written.id) == written
    found = await store.games.get(written.id)
    assert (
        not isinstance(found, Game) or found.position.text() == game(board=new.board, moves=found.moves).position.text()
    )


async def test_every_end_and_offer_that_is_written_later_comes_back(store: Store) -> None:
    for how in How:
        running = await store.games.open(game(draw_offer=Mark.X))
        after = replace(running, moves=moves(4, 8), hints=frozenset({Mark.X}), deadline=300, draw_offer=None)
        after = replace(after, result=Result(Mark.X, how, 60), rematch_offer=Mark.O)
        written = await store.games.change(running, after)
        assert written == replace(after, version=1)
        assert await store.games.get(running.id) == written


async def test_a_player_has_one_seat_in_a_channel(store: Store) -> None:
    first = await store.games.open(game())
    for clash in (game(), game(x=BEN, o=EASY), game(x=CAT, o=ANN)):
        with pytest.raises(SeatTaken):
            await store.games.open(clash)
    assert await store.games.get(first.id + 1) is None
    elsewhere = await store.games.open(game(place=THERE))
    assert await store.games.find_seated(THERE.channel_id, ANN.id) == elsewhere


async def test_a_channel_has_one_exhibition_and_its_players_may_play_beside_it(store: Store) -> None:
    shown = await store.games.open(exhibition())
    with pytest.raises(SeatTaken):
        await store.games.open(exhibition())
    assert await store.games.find_seated(HERE.channel_id, BOT_SEAT) == shown
    await store.games.open(game(o=EASY))
    assert await store.games.change(shown, shown.ended(None, How.STOP, 5)) is not None
    await store.games.open(exhibition())


async def test_an_offer_after_the_end_is_one_statement_and_leaves_the_seats_of_the_next_game(store: Store) -> None:
    ended = await store.games.open(game(result=RESIGNED))
    running = await store.games.open(game())
    said: list[str] = []
    hear_statements(store, said.append)
    assert await store.games.change(ended, replace(ended, rematch_offer=Mark.X)) is not None
    assert [each.split()[0] for each in said] == ["BEGIN", "UPDATE", "COMMIT"]
    assert await store.games.find_seated(HERE.channel_id, ANN.id) == running


WAITING = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"


@ON_POSTGRESQL  # SQLite has one writer at a time
async def test_games_that_want_the_same_seats_never_wait_for_each_other(
    url: str, other_store: Store, store: Store
) -> None:
    outside = create_async_engine(url)
    earlier = await store.games.open(game(result=RESIGNED))
    async with outside.connect() as holder, asyncio.timeout(PATIENCE_S):
        for player in (ANN, BEN):  # both seats are being taken, by a transaction that comes to nothing
            seat = {"channel_id": HERE.channel_id, "user_id": player.id, "game_id": earlier.id}
            await holder.execute(sa.insert(METADATA.tables["seats"]).values(seat))
        wanting = [
            asyncio.ensure_future(each.games.open(game(x=x, o=o)))
            for each, x, o in ((store, ANN, BEN), (other_store, BEN, ANN))
        ]
        async with outside.connect() as watcher:
            while (await watcher.execute(sa.text(WAITING))).scalar_one() < len(wanting):
                await watcher.rollback()  # the server's statistics do not move within a transaction
        await holder.rollback()
        results = await asyncio.gather(*wanting, return_exceptions=True)
    await outside.dispose()
    assert sorted(type(result).__name__ for result in results) == ["Game", "SeatTaken"]


def test_seats_are_always_taken_in_one_order() -> None:
    """By chance alone the test above passes without that, if one is done before the other has woken up."""
    for one in (game(), game(x=BEN, o=ANN)):
        assert [user_id for _, user_id in seats(one)] == [ANN.id, BEN.id]


async def test_a_rematch_and_the_end_of_its_offer_are_written_together_or_not_at_all(store: Store) -> None:
    old = await store.games.open(game(result=RESIGNED, rematch_offer=Mark.X))
    other = await store.games.open(game(x=BEN, o=EASY))
    with pytest.raises(SeatTaken):
        await store.games.open(game(), closing=old)
    assert await store.games.get(old.id) == old
    await store.games.change(other, other.ended(None, How.RESIGNATION, 5))
    heard: list[Change] = []
    store.games.subscribe(heard.append)
    new = await store.games.open(game(), closing=old)
    closed = store.games.cache.get(old.id)
    assert closed == await store.games.get(old.id) == replace(old, rematch_offer=None, rematch_id=new.id, version=1)
    assert heard == [Change(old, closed), Change(None, new, old)]
    with pytest.raises(Outdated):
        await store.games.open(game(place=THERE), closing=old)
    assert await store.games.find_seated(THERE.channel_id, ANN.id) is None


async def test_the_place_of_a_message_is_noted_without_a_new_version(store: Store) -> None:
    heard: list[Change] = []
    for new in (game(), challenge()):
        one = await store.games.open(new)
        store.games.subscribe(heard.append)
        assert await store.games.set_message(one.id, 76) is None
        assert await store.games.set_message(one.id, 77) == 76, "whose place it takes"
        assert store.games.cache.get(one.id) == await store.games.get(one.id) == replace(one, message_id=77)
    assert [change.before for change in heard] == [None], "only the second one's opening"


async def test_a_write_leaves_the_place_of_a_message_that_was_noted_meanwhile(store: Store) -> None:
    read = await store.games.open(game())
    await store.games.set_message(read.id, 77)
    written = await store.games.change(read, replace(read, moves=moves(4)))
    assert written is not None
    assert (written.message_id, written.moves) == (77, moves(4))
    assert await store.games.get(read.id) == written
