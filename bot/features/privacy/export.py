"""Copies: all that is kept of a member, as JSON for them.

Other people are not in it, not even by name: an opponent is "person" or "bot". Times are ISO 8601 in UTC; ids are
strings, because some readers of JSON lose digits of large numbers.
"""

import asyncio
import gzip
import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, NamedTuple

from bot.core.game import Bot, Challenge, Game, Move
from bot.core.game.refusals import Refusal
from bot.core.store import Store
from bot.core.store.personal import PersonalData, Row
from bot.engine import Board, Mark, Rules
from bot.features.privacy.service import settle
from bot.features.privacy.sql import MAX_GAMES_READ, PrivacyRepository

PAUSE_S = 60
"""Between two copies for the same member."""
SETTLE_S = 1.0
"""How long features may take to count the newest games."""
MAX_GAMES = 100_000
"""In a copy, the newest; a member who plays day and night has as many after some years."""
MAX_PLAIN_BYTES = 8 * 2**20
"""Larger copies are compressed: Discord takes files of 10 MiB."""

OWN = {"user_id", "owner", "player_id"}
"""Columns left out of a copy: they hold the reader's own id."""
IDS = {"server", "channel", "message", "shared_in"}
COMMA = ",\n"


class Copy(NamedTuple):
    """A file for a member. name: with its ending. games: the number of games in it."""

    name: str
    content: bytes
    games: int


class Copies:
    """Makes copies, one at a time. now: seconds since 1970. personal: the data of all features; it may still grow."""

    def __init__(self, store: Store, now: Callable[[], int], personal: Sequence[PersonalData]) -> None:
        self._now, self._personal = now, personal
        self._kept = PrivacyRepository(store.database, personal)
        self._making = asyncio.Lock()
        self._made: dict[int, int] = {}
        """The time of each user's last copy, if that is less than PAUSE_S ago."""

    async def copy(self, user_id: int) -> Copy | None:
        """Return all that is kept of a user, or None if that is nothing. Errors: copied-just-now, StoreError.

        Cost: a second for 10,000 games, most of it in a thread.
        """
        self._check(user_id)
        async with self._making:
            self._check(user_id)
            if not await self._kept.keeps(user_id):
                return None
            made = await self._make(user_id)
            self._made[user_id] = self._now()
            return made

    def _check(self, user_id: int) -> None:
        """Errors: copied-just-now."""
        now = self._now()
        self._made = {user: at for user, at in self._made.items() if at <= now < at + PAUSE_S}
        if user_id in self._made:
            raise Refusal("copied-just-now", until=self._made[user_id] + PAUSE_S)

    async def _make(self, user_id: int) -> Copy:
        await settle(self._personal, SETTLE_S)
        numbers, others = await self._kept.games_of(user_id), await self._kept.others(user_id)
        about = {"user": str(user_id), "made_at": _time(self._now()), "games_left_out": len(numbers[:-MAX_GAMES])}
        sections = {name: await asyncio.to_thread(_lines, map(readable, rows)) for name, rows in others.items()}
        numbers, games = numbers[-MAX_GAMES:], list[str]()
        for start in range(0, len(numbers), MAX_GAMES_READ):
            some = await self._kept.games(numbers[start : start + MAX_GAMES_READ])
            games += await asyncio.to_thread(_lines, (facts(each, user_id) for each in some))
        return await asyncio.to_thread(_file, about, sections | {"games": games}, user_id)


def facts(one: Game | Challenge, user_id: int) -> dict[str, Any]:
    """Return the facts of a game or a challenge from a user's side, by readable names, without what is empty."""
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
    """Return how a game went for the player of a mark; None: for the owner of an exhibition."""
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
    """Return a square as players type it; in wild games with the mark that was placed there."""
    name = board.square_name(move.cell) if board.rows > 3 else str(move.cell + 1)
    return f"{name} {move.mark.value}" if board.rules is Rules.WILD else name


def _time(at: int) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat()


def _lines(rows: Iterable[Mapping[str, Any]]) -> list[str]:
    """Return each row as a line of JSON. One call for all of them would hold up every other thread."""
    return [json.dumps(row, ensure_ascii=False) for row in rows]


def _file(about: Mapping[str, Any], sections: Mapping[str, list[str]], user_id: int) -> Copy:
    parts = [f"{json.dumps(name)}: {json.dumps(value)}" for name, value in about.items()]
    parts += [f"{json.dumps(name)}: [\n{COMMA.join(rows)}\n]" for name, rows in sections.items() if rows]
    content = ("{\n" + ",\n".join(parts) + "\n}\n").encode()
    name = f"tictactoe-{user_id}.json"
    if len(content) > MAX_PLAIN_BYTES:
        name, content = f"{name}.gz", gzip.compress(content)
    return Copy(name, content, len(sections["games"]))
