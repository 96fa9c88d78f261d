"""A store in which every table has a row, most of them about Ann; and what is found of a person in it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa

from bot.core.game import Answer, FollowedBoard, How, Look, Place, User
from bot.core.store.tables import METADATA
from bot.engine import Mark
from tests.features.full import Store
from tests.values import EASY, challenge, exhibition, game, moves

SERVER = 1 << 30
CHANNEL = 777_000_111_222
OTHERS = Place(SERVER, CHANNEL)
SECRET = re.compile("[0-9a-f]{64}")
"""A key or a keyed hash: any short number stands in one of them by chance."""
PRIVATE = Place(None, 888_000_111_222)


async def fill(store: Store, ann: User, ben: User) -> None:
    """Let Ann and Ben do all that can be done; each of them has something of each kind."""
    for one, other in ((ann, ben), (ben, ann)):
        await _play(store, one, other)
        await store.preferences.change(one.id, look=Look.CLASSIC)
    await store.servers.change(SERVER, language="de")
    await store.notes.set_note("a", "note")
    await store.privacy.note([SERVER + 1], 5)
    await store.database.write(lambda to: _insert(to, ann, ben))


async def _play(store: Store, one: User, other: User) -> None:
    """Play in the server and in direct messages: games that run and that are over, challenges, exhibitions."""
    channel = iter(range(CHANNEL + one.id % 1000 * 100, CHANNEL + one.id % 1000 * 100 + 99))

    def here() -> Place:
        return Place(SERVER, next(channel))

    running = await store.games.open(game(x=one, o=other, place=here(), moves=moves(4), deadline=2**33))
    await store.notices.plan(running.id, 1, 2**33)
    followed = FollowedBoard(running.id, here(), 5, one)
    await store.followed.put(followed)
    await store.games.open(challenge(x=one, o=other, place=here(), deadline=2**33))
    await store.games.open(challenge(x=other, o=one, place=here(), answer=Answer.DECLINED, deadline=1))
    await store.games.open(exhibition(exhibition=exhibition().exhibition._replace(owner=one), place=here()))  # type: ignore[union-attr]
    ended = await store.games.open(game(x=other, o=one, place=here()))
    over = await store.games.change(ended, ended.ended(Mark.X, How.RESIGNATION, 50))
    assert over is not None
    await store.notices.plan(over.id, 0, 2**33)
    alone = await store.games.open(
        game(x=EASY, o=one, place=PRIVATE._replace(channel_id=PRIVATE.channel_id + one.id % 1000))
    )
    alone_over = await store.games.change(alone, alone.ended(Mark.X, How.RESIGNATION, 60))
    assert alone_over is not None
    await store.games.mark_shown([over.id, alone_over.id])


def _insert(connection: sa.Connection, ann: User, ben: User) -> None:
    """Write rows of what accumulates, as its own services would."""
    rated = {"rating": 1500.0, "deviation": 90.0, "volatility": 0.06}
    for user in (ann, ben):
        _add(connection, "players", user_id=user.id)
        _add(
            connection, "names", guild_id=SERVER, user_id=user.id, name=user.name, handle="", shown=user.name, alike="a"
        )
        _add(connection, "votes", game_id=1, user_id=user.id, ply=1, cell=3)
        _add(connection, "solvers", user_id=user.id, **rated, rated_at=7, practised=2)
        _add(connection, "daily_answers", user_id=user.id, day=3, tries="4", is_right=True)
        for one, other in ((user.id, (ben if user is ann else ann).id), (user.id, 7), (7, user.id)):
            _add(connection, "blocks", user_id=one, blocked_id=other)
        _add(connection, "learners", user_id=user.id, version=1, page=302, done=6)
        _add(connection, "puzzle_shares", user_id=user.id, day=3, channel_id=CHANNEL, line=f"1/3 {user.name}")
    found = connection.execute(sa.text("SELECT user_id, id FROM players"))
    players = {row.user_id: row.id for row in found}
    for user in (ann, ben):
        _add(connection, "ratings", player_id=players[user.id], pool="3x3", **rated, games=1, rated_at=50)
        _add(connection, "standings", guild_id=SERVER, pool="3x3", player_id=players[user.id], games=1, played_at=50)
    game_id = connection.execute(sa.text("SELECT MIN(id) FROM games WHERE status = 'ended'")).scalar_one()
    sides = {"x_player": players[ann.id], "o_player": players[ben.id], "x_rating": 1500.0, "o_rating": 1480.0}
    sides |= {"x_deviation": 90.0, "o_deviation": 80.0, "x_score": 0.0, "ended_at": 50}
    _add(connection, "rated_games", game_id=game_id, guild_id=SERVER, pool="3x3", **sides)
    _add(connection, "puzzles", position="XO.......", **rated, rated_at=7)
    _add(connection, "puzzle_channels", guild_id=SERVER, channel_id=CHANNEL, posted_day=3)
    _add(connection, "threads", thread_id=CHANNEL - 1, guild_id=SERVER, parent_id=CHANNEL)
    for server, user in enumerate((ann, ben), SERVER):
        _add(connection, "command_rules", guild_id=server, rules=json.dumps({"4": {f"2:{user.id}": False}}))
        of = {"guild_id": server, "channel_id": CHANNEL, "champion_id": user.id}
        _add(connection, "champions", **of, posted_month="2026-10")
        _add(connection, "forget_wishes", user_id=user.id, newest_game_id=2)
    _add(connection, "given_roles", guild_id=SERVER, role_id=5, user_id=7, due_at=9)
    _add(connection, "claims", number=99)
    _add(connection, "leases", name="jobs", holder="another process", until=2**33)
    for channel, owner in enumerate((ann, ben)):
        about = {"form": "knockout", "board": "3x3", "stage": "running", "round": 1, "round_s": 60, "version": 1}
        about |= {"guild_id": SERVER, "channel_id": CHANNEL + channel, "created_at": 5, "deadline": 2**33}
        _add(connection, "tournaments", owner=owner.id, owner_name=owner.name, posted=1, shown=1, **about)
    for number in connection.execute(sa.text("SELECT id FROM tournaments")).scalars().all():
        for seed, user in enumerate((ann, ben), 1):
            entrant = {"tournament_id": number, "number": seed, "seed": seed, "has_left": False}
            _add(connection, "entrants", user_id=user.id, name=user.name, **entrant)
        pairing = {"tournament_id": number, "number": 1}
        met = {"first": 1, "second": 2, "first_points": 2.0, "second_points": 0.0, "played": 2, "winner": 1}
        _add(connection, "pairings", **pairing, round=1, **met, first_came=True, second_came=True, how="games")
        leg = connection.execute(sa.text("SELECT MAX(id) FROM games")).scalar_one() - number
        _add(connection, "pairing_games", game_id=leg, **pairing, leg=1, is_counted=True)


def _add(connection: sa.Connection, table: str, **row: Any) -> None:
    connection.execute(sa.insert(METADATA.tables[table]).values(row))


async def cells(store: Store) -> list[tuple[str, str, Any]]:
    """Every value of every column of every table, with the names of both."""

    def read(connection: sa.Connection) -> Iterator[tuple[str, str, Any]]:
        for table in METADATA.sorted_tables:
            for row in connection.execute(sa.select(table)).mappings():
                yield from ((table.name, column, value) for column, value in row.items())

    return await store.database.read(lambda on: list(read(on)))


async def found_of(store: Store, *needles: int | str) -> set[tuple[str, str]]:
    """The tables and columns in which any of these stands: a number as it is, a text anywhere in another."""
    return {
        (table, column)
        for table, column, value in await cells(store)
        for needle in needles
        if value == needle or (isinstance(value, str) and not SECRET.fullmatch(value) and str(needle) in value)
    }
