"""The tables, and how games and challenges lie in their rows. Migrations bring a database to these; a test compares."""

import string
from functools import lru_cache
from typing import Any

import sqlalchemy as sa

from bot.core.game import FORGOTTEN, Answer, Bot, Challenge, Exhibition, Game, How, Look, Place, Result, User
from bot.core.game.game import position_after
from bot.engine import Board, Level, Mark, Position

PUT = "INSERT INTO {table} ({names}) VALUES ({values}) ON CONFLICT ({key}) DO UPDATE SET {new}"


def columns(kind: Any, *names: str, **options: Any) -> list[sa.Column[Any]]:
    return [sa.Column(name, kind, **options) for name in names]


def key(*names: str, **others: Any) -> list[sa.Column[Any]]:
    """Return the columns of a table's key, which the database doesn't number: big integers, and others of a type.

    others: by their names, their types, or the table whose `id` they hold.
    """
    kinds = dict.fromkeys(names, sa.BigInteger) | others
    parts = [(sa.BigInteger, sa.ForeignKey(f"{it}.id")) if isinstance(it, str) else (it,) for it in kinds.values()]
    return [
        sa.Column(name, *its, primary_key=True, autoincrement=False) for name, its in zip(kinds, parts, strict=True)
    ]


def id_column() -> sa.Column[int]:
    """Return an id column that the database numbers from 1."""
    return sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), primary_key=True)


def put(table: sa.Table) -> sa.TextClause:
    """Return the statement that writes a row, or all columns of the one that has its key."""
    names, key = table.c.keys(), table.primary_key.columns.keys()
    values, new = (f":{name}" for name in names), (f"{name} = excluded.{name}" for name in names if name not in key)
    parts = {"names": names, "values": values, "key": key, "new": new}
    return sa.text(PUT.format(table=table.name, **{part: ", ".join(of) for part, of in parts.items()}))


METADATA = sa.MetaData()


def new_table(name: str, *parts: sa.schema.SchemaItem) -> sa.Table:
    """Declare the columns and keys of a table. Defaults, and indexes that aren't unique, are its migrations' alone."""
    return sa.Table(name, METADATA, *parts)


GAMES = new_table(
    "games",
    id_column(),
    *columns(sa.BigInteger, "guild_id", "message_id", "x", "o", "owner", "ended_at", "rematch_id"),
    *columns(sa.BigInteger, "channel_id", "created_at", "deadline", nullable=False),
    *columns(sa.String(32), "x_name", "o_name", "owner_name"),
    *columns(sa.String(16), "x_level", "o_level", "how", "look"),
    *columns(sa.String(16), "board", "status", nullable=False),
    *columns(sa.String(1), "challenger", "winner", "draw_offer", "rematch_offer"),
    sa.Column("moves", sa.Text().with_variant(sa.String(32), "sqlite"), nullable=False),
    sa.Column("hints", sa.String(2), nullable=False),
    sa.Column("pace_s", sa.Integer),
    sa.Column("version", sa.Integer, nullable=False),
    *columns(sa.Boolean, "is_end_shown", "is_rated", nullable=False),
)
UNSHOWN = sa.not_(GAMES.c.is_end_shown)
IS_UNRATED = sa.and_(GAMES.c.status == sa.literal_column("'ended'"), sa.not_(GAMES.c.is_rated))
IS_EXHIBITION = GAMES.c.pace_s.is_not(None)
NOBODY: sa.ColumnElement[int] = sa.literal_column(str(FORGOTTEN))
IS_TRACE = sa.and_(
    GAMES.c.guild_id.is_(None),
    GAMES.c.channel_id != sa.literal_column("0"),
    sa.or_(GAMES.c.x == NOBODY, GAMES.c.o == NOBODY, GAMES.c.owner == NOBODY),
    sa.or_(GAMES.c.x_level.is_not(None), GAMES.c.o_level.is_not(None)),
)
"""Whether a game in direct messages with a forgotten user still tells which channel that was. Its index is by the
guild's id, which is null in all of them: SQLite would else look through all direct messages."""
SEATS = new_table(
    "seats",
    *key("channel_id", "user_id"),
    sa.Column("game_id", sa.BigInteger, sa.ForeignKey("games.id"), nullable=False),
)
FOLLOWED_BOARDS = new_table(
    "watches",
    *key(game_id="games", channel_id=sa.BigInteger),
    sa.Column("guild_id", sa.BigInteger),
    *columns(sa.BigInteger, "message_id", "user_id", nullable=False),
    sa.Column("user_name", sa.String(32), nullable=False),
)
NOTES = new_table(
    "notes", sa.Column("name", sa.String(64), primary_key=True), *columns(sa.String(255), "text", nullable=False)
)
ADD_NOTE = sa.text("INSERT INTO notes (name, text) VALUES (:name, :text) ON CONFLICT (name) DO NOTHING")
SET_NOTE = put(NOTES)  # one statement: deleted and inserted, it would fail if two processes keep the same note
NOTE = sa.select(NOTES.c.text).where(NOTES.c.name == sa.bindparam("name"))
PREFERENCES = new_table(
    "preferences",
    *key("user_id"),
    *columns(sa.String(16), "look", "notices", nullable=False),
    sa.Column("idle_s", sa.Integer, nullable=False),
    *columns(sa.String(16), "leaderboards", "voice", "language", "challenges", nullable=False),
)
BLOCKS = new_table("blocks", *key("user_id", "blocked_id"))
"""Members who may not challenge a user."""
NOTICES = new_table(
    "notices", *key(game_id="games", turn=sa.Integer), *columns(sa.BigInteger, "due_at", "channel_id", "message_id")
)
IS_SENT = NOTICES.c.message_id.is_not(None)
NAMES = new_table(
    "names",
    *key("guild_id", "user_id"),
    *columns(sa.String(32), "name", "handle", "shown", nullable=False),
    sa.Column("alike", sa.String(64), nullable=False),
)
"""name, handle: as Discord said last. shown: as they are stored elsewhere. alike: by what names look alike."""
CLAIMS = new_table("claims", *key("number"))

CHALLENGE, RUNNING, ENDED = "challenge", "running", "ended"
"""The status of a row; a challenge that was answered has its answer's value."""
PENDING = "pending"
"""In the `info` of a column of deadlines: a function of a jump of the clock, which of them are pending."""
GAMES.c.deadline.info[PENDING] = lambda jump: sa.or_(
    GAMES.c.status.in_([RUNNING, CHALLENGE]),
    GAMES.c.rematch_offer.is_not(None),
    sa.and_(GAMES.c.status.in_([Answer.DECLINED, Answer.WITHDRAWN]), GAMES.c.deadline > jump.at),
)
NOTICES.c.due_at.info[PENDING] = lambda _: NOTICES.c.due_at.is_not(None)
BOT_SEAT = 0  # the user id in an exhibition's seat, so that a channel has one at a time; no user has it
MOVES = "0123456789abcdefghijklmnopqrstuvwxyz" + string.ascii_uppercase + "!#$%&()*+,-./:;<=>?@^_~"
"""One character a move: the engine's number, by its place here."""

IS_FOLLOWED = sa.exists().where(FOLLOWED_BOARDS.c.game_id == GAMES.c.id).correlate(GAMES).label("is_followed")
"""Whether boards elsewhere follow a game: read and written with it, so that a move costs no further query."""
SELECT = sa.select(GAMES, IS_FOLLOWED)


def row(one: Game | Challenge) -> dict[str, Any]:
    show = one.exhibition if isinstance(one, Game) else None
    return {
        **one.place._asdict(),
        "message_id": one.message_id,
        **_user("x", one.x),
        **_user("o", one.o),
        **_user("owner", show and show.owner),
        "x_level": one.x.level if isinstance(one.x, Bot) else None,
        "o_level": one.o.level if isinstance(one.o, Bot) else None,
        "pace_s": show and show.pace_s,
        "board": one.board.text(),
        "look": None if one.look is Look.BOLD else one.look,
        "challenger": one.challenger.value if isinstance(one, Challenge) else None,
        "created_at": one.created_at,
        **changing(one),
    }


def changing(one: Game | Challenge) -> dict[str, Any]:
    """Return the columns that a later write may change; the rest of a row stays as it was inserted."""
    columns = dict.fromkeys(("winner", "how", "ended_at", "draw_offer", "rematch_offer", "rematch_id"))
    columns |= {"moves": "", "hints": "", "deadline": one.deadline, "version": one.version}
    if isinstance(one, Challenge):
        return columns | {"status": one.answer or CHALLENGE}
    if end := one.result:
        columns |= {"winner": end.winner and end.winner.value, "how": end.how, "ended_at": end.ended_at}
    return columns | {
        "moves": "".join(map(MOVES.__getitem__, one.moves)),
        "hints": "".join(mark.value for mark in Mark if mark in one.hints),
        "status": ENDED if end else RUNNING,
        "draw_offer": one.draw_offer and one.draw_offer.value,
        "rematch_offer": one.rematch_offer and one.rematch_offer.value,
        "rematch_id": one.rematch_id,
    }


def joined(before: Game | Challenge, after: Game | Challenge) -> dict[str, Any]:
    """Return the columns of an open seat that has been taken, or nothing."""
    if isinstance(before, Game):
        return {}
    seats = (("x", before.x, after.x), ("o", before.o, after.o))
    taken = [_user(column, now) for column, was, now in seats if was is None and now is not None]
    return taken[0] if taken else {}


def read(row: sa.RowMapping) -> Game | Challenge:
    board, moves, position = _played(row["board"], row["moves"])
    fields: dict[str, Any] = {name: row[name] for name in ("created_at", "deadline", "message_id", "id", "version")}
    fields |= {"place": Place(row["guild_id"], row["channel_id"]), "board": board}
    fields |= {"x": _seat(row, "x"), "o": _seat(row, "o"), "look": Look(row["look"] or Look.BOLD)}
    if (status := row["status"]) not in (RUNNING, ENDED):
        answer = None if status == CHALLENGE else Answer(status)
        return Challenge(**fields, challenger=Mark(row["challenger"]), answer=answer)
    is_show = row["pace_s"] is not None
    return Game(
        **fields,
        moves=moves,
        result=Result(_mark(row["winner"]), How(row["how"]), row["ended_at"]) if status == ENDED else None,
        exhibition=Exhibition(User(row["owner"], row["owner_name"]), row["pace_s"]) if is_show else None,
        draw_offer=_mark(row["draw_offer"]),
        rematch_offer=_mark(row["rematch_offer"]),
        rematch_id=row["rematch_id"],
        hints=frozenset(map(Mark, row["hints"])),
        is_followed=row["is_followed"],
        position=position,
    )


def seats(game: Game) -> list[tuple[int, int]]:
    """Return the channel and user of each seat of a running game, in one order: no two games wait for each other."""
    return [(game.place.channel_id, user_id) for user_id in sorted([user.id for user in game.users]) or [BOT_SEAT]]


@lru_cache(4096)
def _played(board_text: str, numbers: str) -> tuple[Board, tuple[int, ...], Position]:
    """Return the board, the moves and the position that a row tells of; the same game is read again and again."""
    board, moves = Board.parse(board_text), tuple(map(MOVES.index, numbers))
    return board, moves, position_after(moves, board)


def _seat(row: sa.RowMapping, mark: str) -> User | Bot | None:
    """Return the player of a mark; None for an open seat."""
    if row[mark] is not None:
        return User(row[mark], row[f"{mark}_name"])
    level = row[f"{mark}_level"]
    return Bot(Level(level)) if level is not None else None


def _user(column: str, seat: User | Bot | None) -> dict[str, Any]:
    user = seat if isinstance(seat, User) else None
    return {column: user and user.id, f"{column}_name": user and user.name}


def _mark(letter: str | None) -> Mark | None:
    return Mark(letter) if letter else None
