"""Copies: all that is kept of one person, as JSON for them.

Of other people there is nothing in it, not even a name: they have not asked for it. An opponent is "person" or "bot".
Times are ISO 8601 in UTC; ids are strings, for they are beyond what some readers of JSON can count to.
"""

import asyncio
import gzip
import json
from collections.abc import Callable, Iterable, Mapping
from datetime import UTC, datetime
from typing import Any, NamedTuple

from bot.community.ratings import Ratings
from bot.engine import Board, Mark, Rules
from bot.model import Bot, Challenge, Game, Move
from bot.model.privacy import CopiedJustNow
from bot.store import Store
from bot.store.exporting import BATCH, Row

AGAIN_S = 60
"""How many seconds after a copy somebody may ask for the next."""
MOST_GAMES = 100_000
"""How many games a copy holds, the newest; a person who plays day and night has as many after some years."""
MOST_BYTES = 8 * 2**20
"""Beyond this a copy is compressed: Discord takes files of 10 MiB."""

OWN = {"user_id", "owner", "player_id"}
"""Columns that tell of whom a row is: of the one who reads it."""
IDS = {"server", "channel", "message", "shared_in"}
COMMA = ",\n"


class Copy(NamedTuple):
    """A file for somebody. name: with its ending. games: how many are in it."""

    name: str
    content: bytes
    games: int


class Copies:
    """Makes copies, one at a time. now: seconds since 1970."""

    def __init__(self, store: Store, now: Callable[[], int], ratings: Ratings) -> None:
        self._store, self._now, self._ratings = store, now, ratings
        self._making = asyncio.Lock()
        self._made: dict[int, int] = {}
        """When somebody has had a copy, of late."""

    async def copy(self, user_id: int) -> Copy | None:
        """Return all that is kept of somebody, or None if that is nothing. Errors: CopiedJustNow, StoreError.

        Cost: a second for 10,000 games, most of it in a thread.
        """
        self._check(user_id)
        async with self._making:
            self._check(user_id)
            if not await self._store.privacy.keeps(user_id):
                return None
            made = await self._make(user_id)
            self._made[user_id] = self._now()
            return made

    def _check(self, user_id: int) -> None:
        """Errors: CopiedJustNow."""
        now = self._now()
        self._made = {user: at for user, at in self._made.items() if at <= now < at + AGAIN_S}
        if user_id in self._made:
            raise CopiedJustNow(self._made[user_id] + AGAIN_S)

    async def _make(self, user_id: int) -> Copy:
        await self._ratings.settle()
        numbers = await self._store.exports.numbers(user_id)
        others = await self._store.exports.others(user_id)
        about = {"user": str(user_id), "made_at": _time(self._now()), "games_left_out": len(numbers[:-MOST_GAMES])}
        sections = {name: await asyncio.to_thread(_lines, map(readable, rows)) for name, rows in others.items()}
        numbers, games = numbers[-MOST_GAMES:], list[str]()
        for start in range(0, len(numbers), BATCH):
            some = await self._store.exports.games(numbers[start : start + BATCH])
            games += await asyncio.to_thread(_lines, (facts(each, user_id) for each in some))
        return await asyncio.to_thread(_file, about, sections | {"games": games}, user_id)


def facts(one: Game | Challenge, user_id: int) -> dict[str, Any]:
    """Return what a game or a challenge tells of somebody, by readable names; what there is not is left out."""
    mark = next((mark for mark in Mark if getattr(_seat(one, mark), "id", None) == user_id), None)
    found: dict[str, Any] = {"number": one.id, "kind": "challenge" if isinstance(one, Challenge) else "game"}
    found |= {"server": one.place.guild_id, "channel": one.place.channel_id, "message": one.message_id}
    found |= {"board": _board(one.board), "look": one.look.value, "started_at": one.created_at}
    if mark is not None:
        found |= {"you_play": mark.value, "your_name": getattr(_seat(one, mark), "name", None)}
        opponent = _seat(one, mark.other)
        found["opponent"] = "bot" if isinstance(opponent, Bot) else "person"
        found["level"] = opponent.level.value if isinstance(opponent, Bot) else None
    return readable(found | (_challenged(one, mark) if isinstance(one, Challenge) else _played(one, mark)))


def readable(row: Row) -> dict[str, Any]:
    """Return a row with times as people write them, ids as strings, and nothing that is empty.

    >>> readable({"user_id": 5, "guild_id": 2**60, "ended_at": 0, "winner": None})
    {'guild_id': '1152921504606846976', 'ended_at': '1970-01-01T00:00:00+00:00'}
    """
    return {name: _value(name, value) for name, value in row.items() if value is not None and name not in OWN}


def _value(name: str, value: Any) -> Any:
    if name.endswith("_at") or name == "deadline":
        return _time(value)
    return str(value) if name in IDS or name.endswith("_id") else value


def _challenged(one: Challenge, mark: Mark | None) -> dict[str, Any]:
    return {"you_asked": mark is one.challenger, "answer": one.answer and one.answer.value}


def _played(game: Game, mark: Mark | None) -> dict[str, Any]:
    """Return how a game went for the player of a mark; None: for somebody who let the bot play itself."""
    end = game.result
    found: dict[str, Any] = {"ended_at": end and end.ended_at, "how": end and end.how.value}
    if game.exhibition:
        found |= {"your_name": game.exhibition.owner.name, "you_let_the_bot_play_itself": True}
    if mark is not None:
        moves = [_square(game.board, move) for move in game.moves]
        mine = 0 if mark is Mark.X else 1
        found |= {"your_moves": moves[mine::2], "their_moves": moves[1 - mine :: 2], "hints": mark in game.hints}
        winners = {mark: "you", mark.other: "opponent", None: "nobody"}
        found["winner"] = winners[end.winner] if end else None
    return found


def _seat(one: Game | Challenge, mark: Mark) -> object:
    return one.x if mark is Mark.X else one.o


def _board(board: Board) -> str:
    return f"{board.rows}x{board.columns}/{board.k}" + (
        f" {board.rules.value}" if board.rules is not Rules.STANDARD else ""
    )


def _square(board: Board, move: Move) -> str:
    """Return a square as it is typed; by wild rules with the mark that was placed there."""
    name = board.square_name(move.cell) if board.rows > 3 else str(move.cell + 1)
    return f"{name} {move.mark.value}" if board.rules is Rules.WILD else name


def _time(at: int) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat()


def _lines(rows: Iterable[Mapping[str, Any]]) -> list[str]:
    """Return each row as a line of JSON: one call for all of them would hold up every other thread."""
    return [json.dumps(row, ensure_ascii=False) for row in rows]


def _file(about: Mapping[str, Any], sections: Mapping[str, list[str]], user_id: int) -> Copy:
    parts = [f"{json.dumps(name)}: {json.dumps(value)}" for name, value in about.items()]
    parts += [f"{json.dumps(name)}: [\n{COMMA.join(rows)}\n]" for name, rows in sections.items() if rows]
    content = ("{\n" + ",\n".join(parts) + "\n}\n").encode()
    name = f"tictactoe-{user_id}.json"
    if len(content) > MOST_BYTES:
        name, content = f"{name}.gz", gzip.compress(content)
    return Copy(name, content, len(sections["games"]))
