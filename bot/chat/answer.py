"""The meeting point of every door: run the work, show the board or say why not, exactly once.

`Answers.answer` is the only place that acknowledges, catches and logs, for every door. discord.py only logs what
escapes a button and lets the user see a failure, so no command and no button does more than call it.
"""

from __future__ import annotations

import asyncio
import logging
import math
import secrets
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from bot.chat.door import Door, TypedDoor
from bot.chat.follow import UNDELIVERED, Followers
from bot.chat.render import play, words
from bot.chat.render.board import Page
from bot.engine import Mark
from bot.games import Game, GameService, Refusal, StoreError
from bot.games.refusals import TooFast

log = logging.getLogger(__name__)

DEFER_AFTER_S = 2.0
"""Discord drops an interaction that nobody has answered for 3 seconds."""
MOST, WINDOW_S = 30, 10.0
"""How many requests of one user are heard in how many seconds. Who plays, or steps through a game, asks for fewer."""
DRAIN_S = 3.0
"""How long a stop waits for the answers that are under way."""


@dataclass(frozen=True, slots=True)
class Shown:
    """An answer that shows a game.

    fresh: by a new message even where a button was pressed on an old one.
    sure, placing: as render.play.page takes them.
    """

    game: Game
    fresh: bool = False
    sure: Mark | None = None
    placing: Mark | None = None


@dataclass(frozen=True, slots=True)
class Posted:
    """An answer that shows any other page. then: what to do with the number of the message that shows it."""

    page: Page
    fresh: bool = False
    then: Callable[[int], Awaitable[None]] | None = None


Reply = Shown | Posted | str
"""What a request is answered with; a text is said to the asker."""


class Answers:
    """Answers requests by way of the game service, and knows which answers are under way."""

    def __init__(self, service: GameService, followers: Followers) -> None:
        self.service = service
        self.followers = followers
        self.most = MOST
        self._asked: Counter[int] = Counter()
        self._window_ends = 0.0
        self._held: set[asyncio.Task[Any]] = set()
        self._closing = False

    async def answer(self, door: Door, work: Callable[[], Awaitable[Reply]]) -> None:
        """Do the work and answer it: a game is shown, a sentence or a refusal is said. Never raises."""
        task = asyncio.current_task()
        if task is not None:
            self._held.add(task)
        try:
            await self._answer(door, work)
        except UNDELIVERED as error:
            # The work is done and stored; the answer could not be delivered (deleted message, lost right, late).
            log.info("An answer in channel %s was not delivered: %s", door.place.channel_id, error)
        except Exception:
            log.exception("An answer in channel %s broke on its way", door.place.channel_id)
        finally:
            if task is not None:
                self._held.discard(task)

    async def drain(self) -> None:
        """Take no new work and wait for what is under way, at most DRAIN_S seconds."""
        self._closing = True
        held = self._held - {asyncio.current_task()}
        if held:
            await asyncio.wait(held, timeout=DRAIN_S)

    async def _answer(self, door: Door, work: Callable[[], Awaitable[Reply]]) -> None:
        if self._closing:
            await door.tell(words.RESTARTING)
            return
        if not await self._is_heard(door):
            return
        if isinstance(door, TypedDoor) and not door.may_speak:
            await door.tell(words.may_not_speak(door.place.channel_id))
            return
        try:
            reply = await self._in_time(door, work)
        except Refusal as refusal:
            await door.tell(words.sentence(refusal))
        except Exception as error:
            await self._broke(door, error)
        else:
            await self._deliver(door, reply)

    async def _is_heard(self, door: Door) -> bool:
        """Whether the user may ask for more. A click and a slash command are told that they may not, a typed one once.

        So one who floods a channel holds up nobody else there: Discord lets the bot write five messages in as many
        seconds.
        """
        now = time.monotonic()
        if now >= self._window_ends:
            self._window_ends, self._asked = now + WINDOW_S, Counter()
        self._asked[door.player.id] += 1
        excess = self._asked[door.player.id] - self.most
        if excess == 1 or (excess > 1 and not isinstance(door, TypedDoor)):
            await door.tell(words.sentence(TooFast(math.ceil(self._window_ends - now))))
        return excess <= 0

    async def _broke(self, door: Door, error: Exception) -> None:
        """Log the exception that is being handled under a reference, and tell that reference to the user.

        Of a database that is away the host knows by the database itself.
        """
        if isinstance(error, StoreError):
            await door.tell(words.STORE_AWAY)
            return
        reference = secrets.token_hex(2).upper()
        log.exception("Reference %s: a request in channel %s failed", reference, door.place.channel_id)
        await door.tell(words.broken(reference))

    async def _in_time(self, door: Door, work: Callable[[], Awaitable[Reply]]) -> Reply:
        """Await the work, deferring the answer where it takes long."""
        deferring: list[asyncio.Task[None]] = []
        loop = asyncio.get_running_loop()
        timer = loop.call_later(DEFER_AFTER_S, lambda: deferring.append(loop.create_task(self._defer(door))))
        try:
            return await work()
        finally:
            timer.cancel()
            if deferring:
                await deferring[0]

    async def _defer(self, door: Door) -> None:
        try:
            await door.defer()
        except UNDELIVERED as error:
            log.info("An answer in channel %s could not be deferred: %s", door.place.channel_id, error)

    async def _deliver(self, door: Door, reply: Reply) -> None:
        try:
            match reply:
                case str():
                    await door.tell(reply)
                case Posted():
                    await self._post(door, reply)
                case Shown():
                    await self._show(door, reply)
        except Refusal as refusal:  # by the door: it cannot take the answer
            await door.tell(words.sentence(refusal))

    async def _post(self, door: Door, posted: Posted) -> None:
        message_id = await door.show(posted.page, fresh=posted.fresh)
        if message_id is not None and posted.then is not None:
            try:
                await posted.then(message_id)
            except Exception as error:
                await self._broke(door, error)

    async def _show(self, door: Door, shown: Shown) -> None:
        game = shown.game
        try:
            message_id = await door.show(play.page(game, sure=shown.sure, placing=shown.placing), fresh=shown.fresh)
        except Exception:
            self.followers.missed(game)
            raise
        self.followers.changed(game)
        if message_id is not None:
            try:
                await self.service.shown(game, message_id)
            except StoreError:
                log.info("The place of game %s was not noted; the game itself is stored", game.id)
            except Exception:
                log.exception("The place of game %s was not noted; the game itself is stored", game.id)
