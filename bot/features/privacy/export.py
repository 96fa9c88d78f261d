"""Copies: all that is kept of a member, as JSON for them.

Other people are not in it, not even by name: an opponent is "person" or "bot". Times are ISO 8601 in UTC; ids are
strings, because some readers of JSON lose digits of large numbers.
"""

import asyncio
import enum
import gzip
import json
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any

from bot.core.chat.page import File
from bot.core.game import Bot, Challenge, Game, Refusal
from bot.core.play.services import Services
from bot.core.store.personal import PersonalData, Row
from bot.engine import Mark
from bot.features.privacy.service import settle
from bot.features.privacy.sql import MAX_GAMES_READ, PrivacyRepository

PAUSE_S = 60  # between two copies for the same member
SETTLE_S = 1.0  # how long features may take to count the newest games
MAX_GAMES = 100_000  # in a copy: the newest; a member who plays day and night has as many after some years
MAX_PLAIN_BYTES = 8 * 2**20  # larger copies are compressed: Discord takes files of 10 MiB

OWN = {"user_id", "owner", "player_id"}  # columns left out of a copy: they hold the reader's own id
IDS = {"server", "channel", "message"}
COMMA = ",\n"


class Copies:
    """Makes copies, one at a time. personal: the data of all features; it may still grow."""

    def __init__(self, services: Services, personal: Sequence[PersonalData]) -> None:
        self._now, self._personal = services.turns.now, personal
        self._kept = PrivacyRepository(services.store.database, personal)
        self._making = asyncio.Lock()
        self._made: dict[int, int] = {}  # the time of each user's last copy, if that is less than PAUSE_S ago

    async def copy(self, user_id: int) -> tuple[File, int] | None:
        """Return all that is kept of a user, and the number of games in it; None if nothing is kept.

        Errors: privacy-copied-just-now, StoreError. Cost: a second for 10,000 games, most of it in a thread.
        """
        async with self._making:
            now = self._now()
            self._made = {user: at for user, at in self._made.items() if at <= now < at + PAUSE_S}
            if user_id in self._made:
                raise Refusal("privacy-copied-just-now", until=self._made[user_id] + PAUSE_S)
            if not await self._kept.keeps(user_id):
                return None
            made = await self._make(user_id)
            self._made[user_id] = self._now()
            return made

    async def _make(self, user_id: int) -> tuple[File, int]:
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
    seats = {Mark.X: one.x, Mark.O: one.o}
    mark = next((mark for mark, seat in seats.items() if getattr(seat, "id", None) == user_id), None)
    found: dict[str, Any] = {"number": one.id, "kind": "challenge" if isinstance(one, Challenge) else "game"}
    found |= {"server": one.place.guild_id, "channel": one.place.channel_id, "message": one.message_id}
    found |= {"board": one.board.text(), "look": one.look, "started_at": one.created_at}
    if mark is not None:
        opponent = seats[mark.other]
        found |= {"you_play": mark, "your_name": getattr(seats[mark], "name", None)}
        found["opponent"] = "bot" if isinstance(opponent, Bot) else "person"
        found["level"] = getattr(opponent, "level", None)
    if isinstance(one, Challenge):
        found |= {"you_asked": mark is one.challenger, "answer": one.answer}
    else:
        found |= _played(one, mark)
    return readable(found)


def _played(game: Game, mark: Mark | None) -> dict[str, Any]:
    """Return how a game went for the player of a mark; None: for the owner of an exhibition."""
    end = game.result
    found: dict[str, Any] = {"ended_at": end and end.ended_at, "how": end and end.how}
    if game.exhibition:
        found |= {"your_name": game.exhibition.owner.name, "you_let_the_bot_play_itself": True}
    if mark is not None:
        moves = [game.board.move_name(move) for move in game.moves]
        mine = 0 if mark is Mark.X else 1
        found |= {"your_moves": moves[mine::2], "their_moves": moves[1 - mine :: 2], "hints": mark in game.hints}
        found["winner"] = {mark: "you", mark.other: "opponent", None: "nobody"}[end.winner] if end else None
    return found


def readable(row: Row) -> dict[str, Any]:
    """Return a row with times as people write them, ids as strings, and nothing that is empty.

    >>> readable({"user_id": 5, "guild_id": 2**60, "ended_at": 0, "winner": None})
    {'guild_id': '1152921504606846976', 'ended_at': '1970-01-01T00:00:00+00:00'}
    """
    return {name: _value(name, value) for name, value in row.items() if value is not None and name not in OWN}


def _value(name: str, value: Any) -> Any:
    if name.endswith("_at") or name == "deadline":
        return _time(value)
    if isinstance(value, enum.Enum):
        return value.value
    return str(value) if name in IDS or name.endswith("_id") else value


def _time(at: int) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat()


def _lines(rows: Iterable[Mapping[str, Any]]) -> list[str]:
    """Return each row as a line of JSON. One call for all of them would hold up every other thread."""
    return [json.dumps(row, ensure_ascii=False) for row in rows]


def _file(about: Mapping[str, Any], sections: Mapping[str, list[str]], user_id: int) -> tuple[File, int]:
    parts = [f"{json.dumps(name)}: {json.dumps(value)}" for name, value in about.items()]
    parts += [f"{json.dumps(name)}: [\n{COMMA.join(rows)}\n]" for name, rows in sections.items() if rows]
    name, content = f"tictactoe-{user_id}.json", ("{\n" + COMMA.join(parts) + "\n}\n").encode()
    if len(content) > MAX_PLAIN_BYTES:
        name, content = f"{name}.gz", gzip.compress(content)
    return File(name, content), len(sections["games"])
