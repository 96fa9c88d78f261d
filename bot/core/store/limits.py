"""Limits, counted in the transaction that adds one, under a lock: they hold for concurrent requests and processes."""

from dataclasses import replace
from typing import TypeVar

import sqlalchemy as sa

from bot.core.game import FORGOTTEN, Answer, Challenge, Challenges, FollowedBoard, Game, Place, Refusal, User
from bot.core.store import tables
from bot.core.store.personal import with_pseudonym_ids
from bot.core.store.servers import OF, THREADS, settings_of
from bot.core.store.tables import BLOCKS, CHALLENGE, FOLLOWED_BOARDS, IS_EXHIBITION, PREFERENCES, RUNNING, SELECT

T = TypeVar("T", bound=Game | Challenge)

BOARDS = 5  # followed games in one channel: each move is an edit there
FOLLOWERS = 25  # boards that follow one game: each move is an edit of each of them
EXHIBITIONS = 5  # exhibitions running in one server: each is an edit every few seconds

GAMES = tables.GAMES.c
LOCK = sa.text("SELECT pg_advisory_xact_lock(hashtextextended(:what, 0))")
asker = sa.case((GAMES.challenger == "X", GAMES.x), else_=GAMES.o)
asked = sa.case((GAMES.challenger == "X", GAMES.o), else_=GAMES.x)


class NoRoom(Exception):
    """The limit is reached; nothing is written."""


class InTheWay(Exception):
    """An earlier challenge, or an offer of a rematch, forbids a new one or makes it needless. Nothing is written."""

    def __init__(self, earlier: Challenge | Game) -> None:
        super().__init__(earlier.id)
        self.earlier = earlier


def check_games(connection: sa.Connection, place: Place) -> None:
    """Errors: too-many-games if more games run in a channel, a new one among them, than its server allows."""
    most = settings_of(connection.execute(OF, {"guild_id": place.guild_id}).scalar()).games if place.guild_id else 0
    if most:
        lock(connection, "games", place.channel_id)
        here = sa.and_(GAMES.channel_id == place.channel_id, GAMES.status == RUNNING)
        running = connection.execute(sa.select(sa.func.count()).where(here)).scalar_one()
        if running > most:
            raise Refusal("too-many-games", running=running - 1, most=most)


def open_challenge(channel_id: int, user_id: int) -> sa.Select[tuple[object, ...]]:
    """Select the newest open challenge that a user made in a channel. It may be due."""
    return SELECT.where(is_by(user_id), GAMES.channel_id == channel_id).order_by(GAMES.id.desc()).limit(1)


def is_by(user_id: int) -> sa.ColumnElement[bool]:
    return sa.and_(GAMES.status == CHALLENGE, asker == user_id)


def allowed(connection: sa.Connection, new: T) -> T:
    """Return a new game or challenge if it may be written; a challenge is quiet if its asker has asked that member.

    Errors: InTheWay by a challenge that the asker has open in that channel, or that they answer: the other asked first,
    on the same board; or that the other has declined and whose time is not up; or by the asker's offer of a rematch to
    that member in that channel. no-challenges, as `check_welcome`.
    NoRoom for an exhibition, if the server has EXHIBITIONS. Direct messages have no limit.
    """
    if isinstance(new, Challenge):
        return new if new.is_over else replace(new, is_quiet=_has_asked(connection, new))
    guild_id = new.place.guild_id
    if new.exhibition and guild_id is not None:
        running = sa.and_(GAMES.guild_id == guild_id, GAMES.status == RUNNING, IS_EXHIBITION)
        _check(connection, "exhibitions", guild_id, running, EXHIBITIONS)
    return new


def check_follower(connection: sa.Connection, board: FollowedBoard) -> None:
    """Errors: NoRoom if FOLLOWERS boards follow the game, or BOARDS follow games in that channel."""
    rows, channel_id = FOLLOWED_BOARDS.c, board.place.channel_id
    _check(connection, "followers", board.game_id, rows.game_id == board.game_id, FOLLOWERS)
    _check(connection, "boards", channel_id, rows.channel_id == channel_id, BOARDS)


def has_blocked(connection: sa.Connection, user: User, other: User) -> bool:
    theirs = BLOCKS.c.blocked_id.in_(with_pseudonym_ids(connection, [other.id]))
    return bool(connection.execute(sa.select(sa.exists().where(BLOCKS.c.user_id == user.id, theirs))).scalar())


def check_welcome(connection: sa.Connection, asker: User, asked: User) -> None:
    """Errors: no-challenges if a user has blocked the asker or takes no challenges; the asker can't tell which."""
    takes_none = sa.exists().where(PREFERENCES.c.user_id == asked.id, PREFERENCES.c.challenges == Challenges.NOBODY)
    if has_blocked(connection, asked, asker) or connection.execute(sa.select(takes_none)).scalar():
        raise Refusal("no-challenges", player=asked)


def check_rematch(connection: sa.Connection, game: Game, asker_id: int, now: int) -> None:
    """Errors, of one of the players of a game: InTheWay by what `_asked_before` returns."""
    if found := _asked_before(connection, game.place, game.users, asker_id, now):
        raise InTheWay(found)


def _asked_before(
    connection: sa.Connection, place: Place, users: tuple[User, ...], asker_id: int, now: int
) -> Game | Challenge | None:
    """Return the asker's open challenge of the other of two users, or the game with their offer of a rematch.

    Both count in a channel and its threads together; in the place itself, the other's offer of a rematch does, too.
    """
    one, other = (user.id for user in users)
    lock(connection, "pair", one ^ other)
    parent = sa.select(THREADS.c.parent_id).where(THREADS.c.thread_id == place.channel_id)
    home = sa.func.coalesce(parent.scalar_subquery(), place.channel_id)
    threads = sa.select(THREADS.c.thread_id).where(THREADS.c.parent_id == home)
    offers, by_x = GAMES.rematch_offer.is_not(None), GAMES.rematch_offer == "X"
    is_mine = sa.or_(sa.and_(offers, sa.case((by_x, GAMES.x), else_=GAMES.o) == asker_id), is_by(asker_id))
    near = sa.and_(is_mine, sa.or_(GAMES.channel_id == home, GAMES.channel_id.in_(threads)))
    here = sa.and_(offers, GAMES.channel_id == place.channel_id)
    players = sa.and_(GAMES.x.in_([one, other]), GAMES.o.in_([one, other]), GAMES.deadline > now)
    row = connection.execute(SELECT.where(players, sa.or_(near, here)).limit(1)).mappings().first()
    return tables.read(row) if row else None


def _has_asked(connection: sa.Connection, new: Challenge) -> bool:
    """Return whether the asker may have challenged that member before, and that challenge is not due yet."""
    lock(connection, "challenges", new.asker.id)
    standing = first_challenge(connection, open_challenge(new.place.channel_id, new.asker.id))
    if standing is not None and not standing.is_due(new.created_at):
        raise InTheWay(standing)
    if new.asked is None:
        return False
    before = _asked_before(connection, new.place, (new.asker, new.asked), new.asker.id, new.created_at)
    if isinstance(before, Game) and before.mark_of(new.asker.id) is before.rematch_offer:
        raise InTheWay(before)
    crossing = first_challenge(connection, open_challenge(new.place.channel_id, new.asked.id))
    is_such = crossing and not crossing.is_due(new.created_at) and crossing.board == new.board
    if crossing and is_such and (crossing.asked is None or crossing.asked.id == new.asker.id):
        raise InTheWay(crossing)
    check_welcome(connection, new.asker, new.asked)
    is_one = GAMES.status.in_([CHALLENGE, Answer.DECLINED, Answer.WITHDRAWN])
    earlier = SELECT.where(is_one, GAMES.deadline > new.created_at, asked == new.asked.id)
    earlier = earlier.where(asker.in_([new.asker.id, FORGOTTEN]))  # perhaps the same, who has been forgotten since
    order = (asker == FORGOTTEN, GAMES.status != Answer.DECLINED, GAMES.id.desc())
    found = first_challenge(connection, earlier.order_by(*order).limit(1))
    if found is not None and found.answer is Answer.DECLINED and found.asker.id == new.asker.id:
        raise InTheWay(found)
    return found is not None


def lock(connection: sa.Connection, *what: str | int) -> None:
    """Let no other transaction lock the same until this one ends. SQLite has one writer at a time anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(LOCK, {"what": " ".join(map(str, what))})


def _check(connection: sa.Connection, what: str, number: int, which: sa.ColumnElement[bool], most: int) -> None:
    lock(connection, what, number)
    if connection.execute(sa.select(sa.func.count()).where(which)).scalar_one() >= most:
        raise NoRoom


def first_challenge(connection: sa.Connection, query: sa.Select[tuple[object, ...]]) -> Challenge | None:
    row = connection.execute(query).mappings().first()
    one = tables.read(row) if row else None
    return one if isinstance(one, Challenge) else None
