"""A database of the version before opens, every row of it means what it meant, and its games go on.

data/before-0003.db was written by that version: its services played games of every kind.
"""

from __future__ import annotations

import shutil
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
import sqlalchemy as sa

from bot.core.game import Answer, Challenge, Exhibition, Game, How, Result, User
from bot.core.store import Store
from bot.core.store.database import Database
from bot.core.store.schema import migrate
from bot.core.store.tables import FOLLOWED_BOARDS
from bot.engine import Mark
from tests.conftest import OpenStore
from tests.values import ANN, BEN, CAT, EASY, HARD

pytestmark = pytest.mark.empty

DATA = Path(__file__).parent / "data"
ENDS = {"finished", "resigned", "agreed", "stopped", "timed_out"}
UNANSWERED = {"declined": Answer.DECLINED, "withdrawn": Answer.WITHDRAWN, "lapsed": Answer.EXPIRED}
CREATED = 1_600_000_000
LATER = CREATED + 90
MESSAGE = (LATER - 1_420_070_400) * 1000 + 999 << 22 | 12345
"""A message of that second."""

BEFORE: dict[str, Any] = {
    **{"guild_id": 1, "channel_id": 0, "message_id": MESSAGE},
    **{"x": ANN.id, "x_name": "Ann", "o": BEN.id, "o_name": "Ben"},
    **{"board": "3x3/3", "level": None, "o_level": None, "owner": None, "owner_name": None, "hints": "", "moves": ""},
    **{"status": "running", "offer": None, "ended_by": None},
    **{"created_at": CREATED, "deadline": CREATED + 500, "version": 3},
}
BOT_X: dict[str, Any] = {"x": None, "x_name": None, "level": "hard"}
BOT_O: dict[str, Any] = {"o": None, "o_name": None, "level": "easy"}
SHOW: dict[str, Any] = {**BOT_X, **BOT_O, "o_level": "hard", "owner": CAT.id, "owner_name": "Cat"}
X_WINS, O_WINS, FULL = "03142", "031485", "403571268"


def ended(how: How, winner: Mark | None = None, at: int = LATER) -> dict[str, Any]:
    return {"result": Result(winner, how, at), "draw_offer": None}


X, O = Mark.X, Mark.O  # noqa: E741
GAMES: list[tuple[dict[str, Any], dict[str, Any]]] = [
    ({}, {"x": ANN, "o": BEN, "result": None, "version": 3, "deadline": CREATED + 500, "message_id": MESSAGE}),
    ({"offer": "O", "hints": "XO"}, {"draw_offer": O, "rematch_offer": None, "hints": frozenset(Mark)}),
    ({**BOT_X, "moves": "4"}, {"x": HARD, "o": BEN, "result": None}),
    (BOT_O, {"x": ANN, "o": EASY, "result": None}),
    ({**SHOW, "guild_id": None}, {"x": EASY, "o": HARD, "exhibition": Exhibition(CAT, 3), "place.guild_id": None}),
    ({"status": "finished", "moves": X_WINS}, {**ended(How.LINE, X), "rematch_offer": None}),
    ({"status": "finished", "moves": O_WINS, "offer": "X"}, {**ended(How.LINE, O), "rematch_offer": X}),
    ({"status": "finished", "moves": FULL}, ended(How.FULL_BOARD, None)),
    ({"status": "finished", "moves": X_WINS, "board": "3x3/3 misere"}, ended(How.LINE, O)),
    ({"status": "finished", "moves": "012", "board": "3x3/3 wild"}, ended(How.LINE, X)),
    ({"status": "finished", "moves": "9ab", "board": "3x3/3 wild"}, ended(How.LINE, X)),
    ({"status": "finished", "moves": "0d12", "board": "3x3/3 wild"}, ended(How.LINE, O)),
    ({"status": "finished", "moves": "041586", "board": "4x4/3", **BOT_X}, {**ended(How.LINE, O), "x": HARD, "o": BEN}),
    (
        {"status": "finished", "moves": "0516273", "board": "5x5/4", **BOT_O},
        {**ended(How.LINE, X), "x": ANN, "o": EASY},
    ),
    ({"status": "finished", "moves": "o0n1m2l3k", "board": "5x5/5"}, {**ended(How.LINE, X), "board.text": "5x5/5"}),
    ({**SHOW, "status": "finished", "moves": X_WINS}, {**ended(How.LINE, X), "exhibition": Exhibition(CAT, 3)}),
    ({**SHOW, "status": "stopped", "moves": "04"}, {**ended(How.STOP, None), "x": EASY, "o": HARD}),
    ({"status": "resigned", "ended_by": "X", "offer": "O"}, {**ended(How.RESIGNATION, O), "rematch_offer": O}),
    ({"status": "resigned", "ended_by": "O", "message_id": None}, ended(How.RESIGNATION, X, CREATED)),
    ({"status": "agreed", "message_id": 77}, {**ended(How.AGREEMENT, None, CREATED), "message_id": 77}),
    *(
        ({"status": "timed_out", "moves": "0413"[:ply]}, {**ended(How.TIME, winner, CREATED + 500), "ply": ply})
        for ply, winner in enumerate((None, None, O, X, O))
    ),
]
CHALLENGES: list[tuple[dict[str, Any], dict[str, Any]]] = [
    ({"status": "challenge", "offer": "X"}, {"challenger": X, "answer": None, "asker": ANN, "deadline": CREATED + 500}),
    ({"status": "challenge", "offer": "O", "board": "3x3/3 wild"}, {"challenger": O, "answer": None, "asked": ANN}),
    *(({"status": old, "offer": "O"}, {"challenger": O, "answer": new}) for old, new in UNANSWERED.items()),
]
ROWS = [*GAMES, *CHALLENGES]


async def before(url: str, *rows: dict[str, Any]) -> None:
    """Leave a database as the version before did, with these games, numbered from 1, their seats, and a board."""
    database = Database(url)
    await database.write(partial(migrate, to="0002"))

    def fill(connection: sa.Connection) -> None:
        tables = sa.MetaData()
        tables.reflect(connection)
        for number, row in enumerate(rows, 1):
            one = BEFORE | {"id": number, "channel_id": number} | row
            connection.execute(sa.insert(tables.tables["games"]).values(one))
            users = [one[mark] for mark in "xo" if one[mark] is not None] or [0]
            for user in users if one["status"] == "running" else ():
                seat = {"channel_id": number, "user_id": user, "game_id": number}
                connection.execute(sa.insert(tables.tables["seats"]).values(seat))
        watch = {"game_id": 1, "channel_id": 99, "guild_id": 1, "message_id": 5, "user_id": CAT.id, "user_name": "Cat"}
        connection.execute(sa.insert(tables.tables["watches"]).values(watch))
        connection.execute(sa.insert(tables.tables["notes"]).values({"name": "a", "text": "one"}))

    await database.write(fill)
    await database.close()


def value(one: Game | Challenge, path: str) -> Any:
    for name in path.split("."):
        found = getattr(one, name)
        one = found() if callable(found) else found
    return one


@pytest_asyncio.fixture
async def store(url: str, open_store: OpenStore) -> Store:
    """A store on a database with all these rows, of the version before, which it has brought up to date."""
    await before(url, *(row for row, _ in ROWS))
    store = open_store()
    await store.open()
    return store


async def test_every_row_means_what_it_meant(store: Store) -> None:
    wrong = {}
    for number, (row, means) in enumerate(ROWS, 1):
        found = await store.games.get(number)
        assert found is not None
        assert isinstance(found, Challenge) is ((row, means) in CHALLENGES)
        assert (found.id, found.place.channel_id, found.created_at, found.version) == (number, number, CREATED, 3)
        told = {name: value(found, name) for name in means}
        if told != means:
            wrong[str(row)] = told
    assert not wrong


async def test_what_was_there_beside_the_games_is_there_still(store: Store) -> None:
    followed = await store.database.read(lambda on: [tuple(row) for row in on.execute(sa.select(FOLLOWED_BOARDS))])
    assert followed == [(1, 99, 1, 5, CAT.id, "Cat")]
    assert [one.id for one in await store.listings.followed()] == [1]
    assert await store.notes.note("a") == "one"
    for number, user in ((1, ANN.id), (1, BEN.id), (3, BEN.id), (5, 0)):
        seated = await store.games.find_seated(number, user)
        assert seated is not None
        assert seated.id == number
    assert await store.listings.unshown(99) == [], "no flood of edits after an upgrade"
    is_open = {number for number, (row, _) in enumerate(ROWS, 1) if row.get("status") in (None, "challenge")}
    shows = {number for number in is_open if ROWS[number - 1][0].get("owner")}
    assert {one.id for one in await store.listings.due(CREATED + 500, 99)} == is_open - shows
    assert {one.id for one in await store.listings.exhibitions(99)} == shows


async def test_a_column_that_means_nothing_for_a_row_is_empty(store: Store) -> None:
    found = await store.database.read(
        lambda on: on.execute(sa.text("SELECT * FROM games ORDER BY id")).mappings().all()
    )
    for row, (old, _) in zip(found, ROWS, strict=True):
        status = old.get("status", "running")
        assert (row["x"] is None) is (row["x_level"] is not None)
        assert (row["o"] is None) is (row["o_level"] is not None)
        assert (
            (row["how"] is not None) is (row["ended_at"] is not None) is (status in ENDS) is (row["status"] == "ended")
        )
        assert (row["challenger"] is not None) is (status in {"challenge", *UNANSWERED})
        assert (row["pace_s"] is not None) is (row["owner"] is not None)
        assert bool(row["is_end_shown"]) is (status not in ("running", "challenge"))


async def test_more_games_than_are_looked_at_in_one_go(url: str, open_store: OpenStore) -> None:
    await before(url, {"status": "finished", "moves": X_WINS})
    many = """
        INSERT INTO games (id, channel_id, board, moves, status, x, o, created_at, deadline, version)
        WITH RECURSIVE numbers (n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM numbers WHERE n < 20500)
        SELECT n, 1, '3x3/3', CASE n % 2 WHEN 0 THEN '03142' ELSE '031485' END, 'finished', 1, 2, 5, 6, 1 FROM numbers
    """
    database = Database(url)
    await database.write(lambda to: to.execute(sa.text(many)))
    await database.close()
    store = open_store()
    await store.open()
    counted = sa.text("SELECT winner, how, count(*) FROM games GROUP BY winner, how ORDER BY winner")
    found = await store.database.read(lambda on: [tuple(row) for row in on.execute(counted)])
    assert found == [("O", "line", 10249), ("X", "line", 10251)]


async def test_the_games_of_that_file_go_on(tmp_path: Path) -> None:
    shutil.copy(DATA / "before-0003.db", tmp_path / "games.db")
    store = Store(f"sqlite:///{tmp_path.as_posix()}/games.db")
    await store.open()
    running = [one for one in await store.listings.due(2**40, 99) if isinstance(one, Game)]
    shows = await store.listings.exhibitions(99)
    assert {one.board.text() for one in running} >= {"3x3/3", "3x3/3 wild", "5x5/4"}
    assert [one.is_followed for one in running].count(True) == 1
    for one in [*running, *shows]:
        seat = one.seat(one.position.to_move)
        moved = one.played(one.position.legal()[0], 5, 6)
        written = await store.games.change(one, moved)
        assert written is not None
        assert await store.games.get(one.id) == written
        assert written.ply == one.ply + 1
        if isinstance(seat, User):
            assert await store.games.find_seated(one.place.channel_id, seat.id) == written
        ended = await store.games.change(written, written.ended(Mark.O, How.RESIGNATION, 9))
        assert ended in await store.listings.unshown(99)
    asked = next(one for one in await store.listings.due(2**40, 99) if isinstance(one, Challenge))
    assert isinstance(await store.games.change(asked, asked.accepted(10)), Game)
    assert (await store.games.open(replace(asked, id=0, version=0))).id > asked.id
    await store.close()
