"""Remember what the players of a server are called there today, and rename them wherever they are stored.

Two players whose names look alike are stored with Discord's unique names beside them: "Sam (sam_one)".
"""

from collections import Counter, OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from time import monotonic
from typing import Any, NamedTuple

import sqlalchemy as sa

from bot.core.game import Place, User
from bot.core.game.writing import alike, folded
from bot.core.store import limits
from bot.core.store.database import LAST, Database
from bot.core.store.games import GameRepository, keep_names
from bot.core.store.tables import FOLLOWED_BOARDS, GAMES, NAMES, put

ROWS = NAMES.c
MAX_NAME, MAX_FOUND = 32, 10
SEATS = ((GAMES.c.x, GAMES.c.x_name), (GAMES.c.o, GAMES.c.o_name), (GAMES.c.owner, GAMES.c.owner_name))
BOARDS = FOLLOWED_BOARDS.c
GUILD_ID: sa.BindParameter[int] = sa.bindparam("guild_id")
USER_ID: sa.BindParameter[int] = sa.bindparam("user_id")
OF = sa.select(NAMES).where(ROWS.guild_id == GUILD_ID, ROWS.user_id == USER_ID)
OTHERS = sa.select(NAMES).where(ROWS.guild_id == GUILD_ID, ROWS.alike == sa.bindparam("alike"), ROWS.user_id != USER_ID)
PLAIN = OTHERS.where(ROWS.shown == ROWS.name, ROWS.handle != "")
PUT = put(NAMES)
PLAYED = (sa.exists().where(seat == ROWS.user_id, GAMES.c.guild_id == ROWS.guild_id) for seat in (GAMES.c.x, GAMES.c.o))
UNUSED = sa.delete(NAMES).where(*(sa.not_(each) for each in PLAYED))
MAX_KNOWN, ALONE_S = 10_000, 2.0  # members whose names this process has seen


class _Seen(NamedTuple):
    """What Discord last said of a member, and what is stored. is_kept: whether that has a row.

    alone_until: so long it needs no look whether a member who begins to play has another player's name.
    """

    name: str
    handle: str
    shown: str
    is_kept: bool
    alone_until: float


class NameRepository:
    """renames: called in the transaction that renames a player in a server, with what they are called now."""

    def __init__(self, database: Database, games: GameRepository) -> None:
        self._database, self._games = database, games
        self.renames: list[Callable[[sa.Connection, int, User], None]] = []
        self._seen = OrderedDict[tuple[int, int], _Seen]()

    async def update(self, place: Place, user: User, *, is_player: bool = False) -> User:
        """Rename a user in a place if Discord calls them so now. Return them as they are stored there from now on.

        is_player: whether they begin to play there; nothing is kept of other members, and of them with the game's row
        or by `keep`. Errors: StoreError.
        Cost: a look-up; a query for a member that this process has not seen.
        """
        key = place.guild_id or place.channel_id, user.id
        seen = self._seen.get(key)
        is_as_seen = seen and user.name in {seen.name, seen.shown} and user.handle in {"", seen.handle}
        is_known = seen and is_as_seen and (seen.is_kept or not is_player or monotonic() < seen.alone_until)
        if seen is None or not is_known:
            seen = await self._find(place, user, is_player=is_player)
            self._seen[key] = seen
            if len(self._seen) > MAX_KNOWN:
                self._seen.popitem(last=False)
        return replace(user, name=seen.shown)

    async def find(self, guild_id: int, text: str, *, is_whole: bool = False) -> list[User]:
        """Return the players of a server that a text names: by their name, their unique name or how they are shown.

        If there are none, and not is_whole: those whose name begins so. At most MAX_FOUND. Errors: StoreError.
        """
        exact = sa.or_(ROWS.handle == folded(text), ROWS.shown == text, ROWS.alike == alike(text))
        players = sa.select(NAMES).where(ROWS.guild_id == guild_id).order_by(ROWS.user_id).limit(MAX_FOUND)
        which = (exact,) if is_whole else (exact, ROWS.alike.startswith(alike(text), autoescape=True))
        found = await self._database.read(lambda on: [on.execute(players.where(each)).all() for each in which])
        return [User(row.user_id, row.shown, row.handle) for row in next(filter(None, found), ())]

    async def tidy(self) -> None:
        """Delete the names of members whose games have all been deleted. Errors: StoreError."""
        await self._database.write(lambda to: to.execute(UNUSED), order=LAST)

    def forget(self, user_id: int) -> None:
        """Drop a user's names from memory."""
        for key in [key for key in self._seen if key[1] == user_id]:
            del self._seen[key]

    async def keep(self, place: Place, user: User) -> None:
        """Keep what a player is called who begins no game yet. Errors: StoreError."""
        await self._database.write(lambda to: keep_names(to, place, [user]), order=LAST)
        now, like = monotonic(), alike(user.name)  # a member who was alone of that name is so no more
        alone = [key for key, seen in self._seen.items() if key[0] == place.guild_id and now < seen.alone_until]
        for key in [key for key in alone if alike(self._seen[key].name) == like]:
            del self._seen[key]

    async def _find(self, place: Place, user: User, *, is_player: bool) -> _Seen:
        row, others, has_old = await self._database.read(partial(_stored, place=place, user=user))
        if row:  # it may be stored already as it is shown
            name = row.name if user.name == row.shown else user.name
            user = replace(user, name=name, handle=user.handle or row.handle)
        is_kept = is_player or row is not None
        is_noted = bool(place.guild_id and is_kept)
        shown, is_new = user.name, others if is_noted else has_old
        if row is not None:
            shown, is_new = row.shown, (row.name, row.handle, row.alike) != (user.name, user.handle, alike(user.name))
        if is_new:
            is_known = row is not None or not is_noted
            rename = partial(self._rename, place=place, user=user, is_noted=is_noted, is_known=is_known)
            shown, renamed = await self._database.write(rename, order=LAST)
            for each in renamed:
                self._seen.pop((place.guild_id or place.channel_id, each.id), None)
                self._games.cache.rename(place, each)
        return _Seen(user.name, user.handle, shown, is_kept, 0.0 if others else monotonic() + ALONE_S)

    def _rename(
        self, connection: sa.Connection, place: Place, user: User, *, is_noted: bool, is_known: bool
    ) -> tuple[str, Sequence[User]]:
        """Return how a user is stored from now on, and all who were renamed: a new player has nothing to rename."""
        mine, *others = _note(connection, place.guild_id or 0, user) if is_noted else [user]
        renamed = [mine] * is_known + others
        for each in renamed:
            for name, old in _old(place, each):  # the games' versions stay
                connection.execute(sa.update(name.table).where(old).values({name: each.name}))
            for rename in self.renames:
                rename(connection, place.guild_id or 0, each)
        return mine.name, renamed


def with_handle(name: str, handle: str) -> str:
    """Return a name with the unique one beside it, cut so that it fits.

    >>> with_handle("Sam", "sam_one"), with_handle("Bartholomew the Second", "barty.the.second")
    ('Sam (sam_one)', 'Bartholomew t (barty.the.second)')
    """
    room = MAX_NAME - len(handle) - len(" ()")
    return f"{name[:room]} ({handle})" if room > 0 else handle


def with_handles_if_alike(users: Sequence[User]) -> list[User]:
    """Return users; those whose names look alike get their unique names beside them, if these are known."""
    count = Counter(alike(each.name) for each in users)
    same = [each for each in users if each.handle and count[alike(each.name)] > 1]
    return [replace(each, name=with_handle(each.name, each.handle)) if each in same else each for each in users]


def _note(connection: sa.Connection, guild_id: int, user: User) -> list[User]:
    """Note what a member is called, and return all whose stored names change: they, then others who look the same."""
    limits.lock(connection, "names", guild_id)
    row = {"guild_id": guild_id, "user_id": user.id, "name": user.name, "handle": user.handle}
    row["alike"] = alike(user.name)
    is_taken = connection.execute(OTHERS, row).first() is not None
    shown = with_handle(user.name, user.handle) if is_taken and user.handle else user.name
    plain = connection.execute(PLAIN, row).all()
    connection.execute(PUT, row | {"shown": shown})
    renamed = [User(each.user_id, with_handle(each.name, each.handle)) for each in plain]
    for each in renamed:
        its = sa.and_(ROWS.guild_id == guild_id, ROWS.user_id == each.id)
        connection.execute(sa.update(NAMES).where(its).values(shown=each.name))
    return [User(user.id, shown), *renamed]


def _stored(connection: sa.Connection, place: Place, user: User) -> tuple[sa.Row[Any] | None, bool, bool]:
    """Return a player's row; if there is none, whether a player has that name, and whether an old one is stored."""
    given = {"guild_id": place.guild_id, "user_id": user.id, "alike": alike(user.name)}
    row = connection.execute(OF, given).first() if place.guild_id else None
    if row is not None:
        return row, False, False
    others = connection.execute(OTHERS, given).first() if place.guild_id else None
    old = sa.or_(*(sa.exists().where(where) for _, where in _old(place, user)))
    return None, others is not None, bool(connection.execute(sa.select(old)).scalar())


def _old(place: Place, user: User) -> list[tuple[sa.Column[str], sa.ColumnElement[bool]]]:
    """Return the columns that may have another name of a user in a server, or a channel outside any; and where."""
    here = GAMES.c.guild_id == place.guild_id if place.guild_id else GAMES.c.channel_id == place.channel_id
    followed = sa.and_(BOARDS.guild_id == place.guild_id, BOARDS.user_id == user.id, BOARDS.user_name != user.name)
    games = [(name, sa.and_(here, seat == user.id, name != user.name)) for seat, name in SEATS]
    return [*games, (BOARDS.user_name, followed)]
