"""SQL for notices, sent and planned. A row outlives its message, so that all processes notify of a turn once."""

from typing import Any, NamedTuple

import sqlalchemy as sa

from bot.core.game import Preferences
from bot.core.store import preferences
from bot.core.store.database import LAST, Repository
from bot.core.store.listings import Shards, on_shards
from bot.core.store.tables import ENDED, GAMES, IS_SENT, NOTICES, RUNNING

ROWS = NOTICES.c
MAX_IDLE_S = 2 * 3600  # twice the longest wait that a member can choose: clocks differ a little
PLAN = sa.text("INSERT INTO notices (game_id, turn, due_at) VALUES (:game_id, :turn, :due_at) ON CONFLICT DO NOTHING")
CLAIM = sa.text("""
INSERT INTO notices (game_id, turn, due_at) VALUES (:game_id, :turn, :until)
ON CONFLICT (game_id, turn) DO UPDATE SET due_at = :until
WHERE notices.due_at <= :now OR notices.due_at > :far RETURNING turn
""")
"""The process that puts off a turn that is due has claimed it, until it is due again."""
NOTE = sa.text("""
INSERT INTO notices (game_id, turn, channel_id, message_id) VALUES (:game_id, :turn, :channel_id, :message_id)
ON CONFLICT (game_id, turn) DO UPDATE
SET due_at = NULL, channel_id = excluded.channel_id, message_id = excluded.message_id
""")
"""The row of a turn that was over before its message came has been dropped."""
DROP = sa.text("DELETE FROM notices WHERE game_id = :game_id AND turn = :turn AND due_at IS NOT NULL")
SELECT = sa.select(ROWS.game_id, ROWS.turn, ROWS.channel_id, ROWS.message_id).join(GAMES, GAMES.c.id == ROWS.game_id)
READ = sa.text("""
SELECT one.look, one.notices, one.idle_s, one.leaderboards, one.voice, one.language, one.challenges,
sent.game_id, sent.turn, sent.channel_id, sent.message_id
FROM (SELECT 1) AS always LEFT JOIN preferences AS one ON one.user_id = :user_id
LEFT JOIN notices AS sent ON sent.game_id = :game_id AND (sent.message_id IS NOT NULL OR sent.due_at IS NOT NULL)
""")
"""One statement, as it runs at every move between members; returns at least one row."""
TURN = sa.func.length(GAMES.c.moves) + sa.case((GAMES.c.status == ENDED, 1), else_=0)
IS_WAITING = sa.or_(GAMES.c.status == RUNNING, GAMES.c.rematch_offer.is_not(None))
IS_CURRENT = sa.and_(IS_WAITING, ROWS.turn == TURN)
OVER = sa.select(GAMES.c.id).where(GAMES.c.status == ENDED, GAMES.c.ended_at < sa.bindparam("before"))
FORGET = sa.delete(NOTICES).where(ROWS.due_at.is_(None), ROWS.message_id.is_(None), ROWS.game_id.in_(OVER))


class Notice(NamedTuple):
    """The notice of a turn. message_id: None if it is not sent yet, or deleted."""

    game_id: int
    turn: int
    channel_id: int | None = None
    message_id: int | None = None


class NoticeRepository(Repository):
    async def read(self, game_id: int, user_id: int | None) -> tuple[Preferences, tuple[Notice, ...]]:
        """Return a user's preferences, and the notices of a game that are planned or have a message."""
        given = {"game_id": game_id, "user_id": user_id}
        found = await self._database.read(lambda on: on.execute(READ, given).all())
        notices = tuple(Notice(*row[7:]) for row in found if row.game_id is not None)
        return preferences.read(found[0]), notices

    async def plan(self, game_id: int, turn: int, due_at: int) -> None:
        """Plan the notice of a turn, unless it has one. due_at: seconds since 1970."""
        given = {"game_id": game_id, "turn": turn, "due_at": due_at}
        await self._database.write(lambda to: to.execute(PLAN, given), order=game_id)

    async def claim(self, game_id: int, turn: int, now: int, until: int) -> bool:
        """Return whether the caller alone may send the notice of a turn, until it is noted or that time has come."""
        given = {"game_id": game_id, "turn": turn, "now": now, "until": until, "far": now + MAX_IDLE_S}
        return await self._database.write(lambda to: to.execute(CLAIM, given).first() is not None, order=game_id)

    async def note(self, notice: Notice) -> None:
        """Store the message of a notice; message_id None: it is deleted, or not to be sent any more."""
        await self._database.write(lambda to: to.execute(NOTE, notice._asdict()), order=notice.game_id)

    async def drop(self, notice: Notice) -> None:
        """Delete a notice that is only planned, or claimed."""
        await self._database.write(lambda to: to.execute(DROP, notice._asdict()), order=notice.game_id)

    async def due(self, now: int, limit: int, shards: Shards | None = None) -> tuple[Notice, ...]:
        """Return notices that are planned and due, claimed but not sent in time, or put far off by a wrong clock."""
        is_due = sa.or_(ROWS.due_at <= now, ROWS.due_at > now + MAX_IDLE_S)
        return await self._of_shards(SELECT.where(is_due).order_by(ROWS.due_at).limit(limit), shards)

    async def outdated(self, limit: int, shards: Shards | None = None) -> tuple[Notice, ...]:
        """Return notices with a message whose turn is over."""
        return await self._of_shards(SELECT.where(IS_SENT, sa.not_(IS_CURRENT)).limit(limit), shards)

    async def forget(self, before: int) -> None:
        """Delete notices without a message of games that ended before a time in seconds since 1970."""
        await self._database.write(lambda to: to.execute(FORGET, {"before": before}), order=LAST)

    async def _of_shards(self, query: sa.Select[Any], shards: Shards | None) -> tuple[Notice, ...]:
        query = query.where(on_shards(GAMES.c.guild_id, shards))
        return await self._database.read(lambda on: tuple(Notice(*row) for row in on.execute(query)))
