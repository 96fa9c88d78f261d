"""Store the messages elsewhere that follow games: at most one of a game in a channel."""

import sqlalchemy as sa

from bot.core.game import Deleted, FollowedBoard, Place, User
from bot.core.store import limits
from bot.core.store.database import LAST, Repository
from bot.core.store.tables import FOLLOWED_BOARDS as BOARDS
from bot.core.store.tables import put

PUT = put(BOARDS)
REMOVE = sa.text("DELETE FROM watches WHERE game_id = :game AND channel_id = :channel AND message_id = :message")


class FollowedBoards(Repository):
    """Keeps the boards that follow games; lists begin with the oldest."""

    async def of(self, **key: int) -> list[FollowedBoard]:
        """Return the boards with these values in their columns: game_id, channel_id, user_id."""
        return await self._database.read(lambda on: _boards(on, **key))

    async def put(self, board: FollowedBoard) -> FollowedBoard | None:
        """Keep a board, and return the one of its game and channel that it replaces. Errors: NoRoom, by the limits."""
        columns = board.place._asdict() | {"game_id": board.game_id, "message_id": board.message_id}
        columns |= {"user_id": board.follower.id, "user_name": board.follower.name}

        def write(connection: sa.Connection) -> FollowedBoard | None:
            found = _boards(connection, game_id=board.game_id, channel_id=board.place.channel_id)
            if not found:
                limits.check_follower(connection, board)
            connection.execute(PUT, columns)
            return found[0] if found else None

        return await self._database.write(write, order=board.game_id)

    async def remove(self, *boards: FollowedBoard) -> None:
        """Forget boards that followed a game, all or none, unless another message has taken the place of one."""
        keys = [{"game": it.game_id, "channel": it.place.channel_id, "message": it.message_id} for it in boards]
        await self._database.write(lambda to: keys and to.execute(REMOVE, keys), order=LAST)

    async def forget(self, deleted: Deleted) -> None:
        await self._database.write(lambda to: to.execute(sa.delete(BOARDS).filter_by(**deleted.key)), order=LAST)


def _boards(connection: sa.Connection, **key: int) -> list[FollowedBoard]:
    found = connection.execute(sa.select(BOARDS).filter_by(**key).order_by(BOARDS.c.message_id))
    return [
        FollowedBoard(game_id, Place(guild_id, channel_id), message_id, User(user_id, user_name))
        for game_id, channel_id, guild_id, message_id, user_id, user_name in found
    ]
