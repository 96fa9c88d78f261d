"""Membership: who of those on a list has left the server since they played there, as Discord says when it is asked.

An answer is remembered for an hour, so that a list that is read often costs nothing.
"""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Collection

from bot.chat.traffic import UNDELIVERED
from bot.chat.visibility import Visibility
from bot.model import Place

log = logging.getLogger(__name__)

KEPT_S = 3600.0
MOST = 10_000
"""How many answers are remembered; one takes some 200 bytes."""


class Membership:
    def __init__(self, visibility: Visibility) -> None:
        self._visibility = visibility
        self._seen: OrderedDict[tuple[int | None, int], float] = OrderedDict()
        """Until when a user counts as a member of a server without asking."""

    async def left(self, place: Place, user_ids: Collection[int]) -> set[int]:
        """Return those who have left a server. Who can't be asked for counts as there, and so do all if it isn't known.

        Cost: a call for each who wasn't asked for in the last hour, all at once.
        """
        if not self._visibility.knows(place):
            return set()
        asked = [each for each in user_ids if self._seen.get((place.guild_id, each), -KEPT_S) < time.monotonic()]
        are_there = await asyncio.gather(*(self._is_there(place, each) for each in asked))
        return {user_id for user_id, is_there in zip(asked, are_there, strict=True) if not is_there}

    async def _is_there(self, place: Place, user_id: int) -> bool:
        try:
            is_there = await self._visibility.is_member(place, user_id)
        except UNDELIVERED as error:
            log.info("Whether somebody is in server %s is not known: %s", place.guild_id, error)
            return True
        if is_there:
            self._seen[place.guild_id, user_id] = time.monotonic() + KEPT_S
            self._seen.move_to_end((place.guild_id, user_id))
            if len(self._seen) > MOST:
                self._seen.popitem(last=False)
        return is_there
