"""The tables, and how a game lies in a row. Migrations bring a database to what stands here; a test compares."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from bot.engine import Board, Level, Mark
from bot.games.model import Game, Status, Watch
from bot.games.values import Place, Player

METADATA = sa.MetaData()
GAMES = sa.Table(
    "games",
    METADATA,
    sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), primary_key=True),
    sa.Column("guild_id", sa.BigInteger),
    sa.Column("channel_id", sa.BigInteger, nullable=False),
    sa.Column("message_id", sa.BigInteger),
    sa.Column("x", sa.BigInteger),
    sa.Column("x_name", sa.String(32)),
    sa.Column("o", sa.BigInteger),
    sa.Column("o_name", sa.String(32)),
    sa.Column("board", sa.String(16), nullable=False),
    sa.Column("level", sa.String(16)),
    sa.Column("o_level", sa.String(16)),
    sa.Column("owner", sa.BigInteger),
    sa.Column("owner_name", sa.String(32)),
    sa.Column("hints", sa.String(2), nullable=False, server_default=""),
    sa.Column("moves", sa.String(32), nullable=False),
    sa.Column("status", sa.String(16), nullable=False),
    sa.Column("offer", sa.String(1)),
    sa.Column("ended_by", sa.String(1)),
    sa.Column("created_at", sa.BigInteger, nullable=False),
    sa.Column("deadline", sa.BigInteger, nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Index("games_open", "status", "deadline"),
    sa.Index("games_guild", "guild_id", "id"),
    sa.Index("games_x", "x", "id"),
    sa.Index("games_o", "o", "id"),
)
SEATS = sa.Table(
    "seats",
    METADATA,
    sa.Column("channel_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("game_id", sa.BigInteger, sa.ForeignKey("games.id"), nullable=False),
    sa.Index("seats_game", "game_id"),
)
WATCHES = sa.Table(
    "watches",
    METADATA,
    sa.Column("game_id", sa.BigInteger, sa.ForeignKey("games.id"), primary_key=True, autoincrement=False),
    sa.Column("channel_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("guild_id", sa.BigInteger),
    sa.Column("message_id", sa.BigInteger, nullable=False),
    sa.Column("user_id", sa.BigInteger, nullable=False),
    sa.Column("user_name", sa.String(32), nullable=False),
    sa.Index("watches_channel", "channel_id"),
)
NOTES = sa.Table(
    "notes",
    METADATA,
    sa.Column("name", sa.String(64), primary_key=True),
    sa.Column("text", sa.String(255), nullable=False),
)

BOT = 0
"""Whose seat an exhibition takes; no user has that number."""

CELLS = "0123456789abcdefghijklmnopqrstuvwxyz"
"""One character a move: the cell in base 36."""


def seats(game: Game) -> list[dict[str, int]]:
    """The seats of its players, always in the same order: two games that want both would else wait for each other.

    An exhibition takes the bot's own seat, so that a channel has one at a time.
    """
    channel_id, user_ids = game.place.channel_id, sorted(player.id for player in game.players) or [BOT]
    return [{"channel_id": channel_id, "user_id": user_id, "game_id": game.id} for user_id in user_ids]


def row(game: Game) -> dict[str, Any]:
    """All columns of a game but its number."""
    return {
        "guild_id": game.place.guild_id,
        "channel_id": game.place.channel_id,
        "message_id": game.message_id,
        "x": game.x.id if game.x else None,
        "x_name": game.x.name if game.x else None,
        "o": game.o.id if game.o else None,
        "o_name": game.o.name if game.o else None,
        "board": game.board.text(),
        "level": game.level.value if game.level else None,
        "o_level": game.o_level.value if game.o_level else None,
        "owner": game.owner.id if game.owner else None,
        "owner_name": game.owner.name if game.owner else None,
        "hints": "".join(mark.value for mark in Mark if mark in game.hints),
        "moves": "".join(CELLS[cell] for cell in game.moves),
        "status": game.status.value,
        "offer": game.offer.value if game.offer else None,
        "ended_by": game.ended_by.value if game.ended_by else None,
        "created_at": game.created_at,
        "deadline": game.deadline,
        "version": game.version,
    }


def game(row: sa.RowMapping) -> Game:
    """A row of the games, with whether it is watched, as a game."""
    return Game(
        id=row["id"],
        place=Place(row["guild_id"], row["channel_id"]),
        message_id=row["message_id"],
        x=Player(row["x"], row["x_name"]) if row["x"] is not None else None,
        o=Player(row["o"], row["o_name"]) if row["o"] is not None else None,
        board=Board.parse(row["board"]),
        level=Level(row["level"]) if row["level"] else None,
        o_level=Level(row["o_level"]) if row["o_level"] else None,
        owner=Player(row["owner"], row["owner_name"]) if row["owner"] is not None else None,
        hints=frozenset(Mark(mark) for mark in row["hints"]),
        watched=row["watched"],
        moves=tuple(CELLS.index(character) for character in row["moves"]),
        status=Status(row["status"]),
        offer=Mark(row["offer"]) if row["offer"] else None,
        ended_by=Mark(row["ended_by"]) if row["ended_by"] else None,
        created_at=row["created_at"],
        deadline=row["deadline"],
        version=row["version"],
    )


def watch_row(watch: Watch) -> dict[str, Any]:
    """All columns of a watch."""
    return {
        "game_id": watch.game_id,
        "channel_id": watch.place.channel_id,
        "guild_id": watch.place.guild_id,
        "message_id": watch.message_id,
        "user_id": watch.asker.id,
        "user_name": watch.asker.name,
    }


def watch(row: sa.RowMapping) -> Watch:
    """A row of the table of watches."""
    place, asker = Place(row["guild_id"], row["channel_id"]), Player(row["user_id"], row["user_name"])
    return Watch(row["game_id"], place, row["message_id"], asker)
