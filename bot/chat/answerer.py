"""Answerer: the meeting point of every way in. It asks the handler, renders its reply and sends it, exactly once.

It is the only place that acknowledges, catches and logs. discord.py only logs what escapes a button and lets the user
see a failure, so no command and no button does more than call it.
"""

import asyncio
import contextlib
import logging
import math
import secrets
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Concatenate, ParamSpec, TypeVar

from bot.chat import render
from bot.chat.boards import BoardUpdater
from bot.chat.puzzle_replies import ShareReply
from bot.chat.render import Page
from bot.chat.request import GameReply, PrivateReply, Reply, Request, Said, StoppedReply, Via
from bot.chat.responders import ACKNOWLEDGED, Responder
from bot.chat.traffic import UNDELIVERED, Traffic, code_of
from bot.chat.typed import TypedResponder
from bot.chat.underway import Underway
from bot.model import Refusal
from bot.model.refusals import TooFast
from bot.observer import Action, Observer, concern, fail, refuse
from bot.store import AlreadyClaimed, Store, StoreError, claiming, is_ours
from bot.words import Words, words

log = logging.getLogger(__name__)

DEFER_AFTER_S = 1.5
"""When an answer is put off at the latest; sooner if Discord's own answers are slow (`Traffic.spare_s`)."""
MOST, WINDOW_S = 30, 10.0
"""How many requests of one user are heard in how many seconds. Who plays, or steps through a game, asks for fewer."""
DRAIN_S = 3.0
"""How long a stop waits for the answers that are under way."""
OTHERS_S = 2.0
"""How long a process that stops leaves an answer to the one that takes its place, which puts it off before that."""

P = ParamSpec("P")
T = TypeVar("T")
Handler = Callable[Concatenate[Request, P], Awaitable[Reply]]
Settler = Callable[[Request, Reply, int | None], Awaitable[None]]
"""Is told of each answer that was delivered, and the number of its message if that can be edited later."""


class Answerer:
    """Answers requests, and knows which answers are under way. observer: hears of each."""

    def __init__(self, boards: BoardUpdater, store: Store, traffic: Traffic, observer: Observer) -> None:
        self.most = MOST
        self._observer = observer
        self._boards, self._store, self._traffic = boards, store, traffic
        self._asked: Counter[int] = Counter()
        self._window_ends = 0.0
        self.answers = Underway()
        self.settlers: list[Settler] = [boards.settle]
        self._is_closing = False

    async def answer(self, responder: Responder, handler: Handler[P], *args: P.args, **kwargs: P.kwargs) -> None:
        """Let a handler answer a request with these arguments: a reply is shown, a refusal is said. Never raises."""
        if self.answers.is_over:
            return
        with self._action(responder.request, handler.__name__, *args) as action:
            try:
                with claiming(responder.request.number), self.answers.held():
                    await self._answer(responder, handler, *args, **kwargs)
            except AlreadyClaimed:
                action.outcome = "repeated"
            except UNDELIVERED as error:
                # The work is done and stored; the answer could not be delivered (deleted message, lost right, late).
                action.outcome, action.code = "undelivered", code_of(error)
            except Exception:
                action.outcome = "failed"
                log.exception("An answer in channel %s broke on its way", responder.request.place.channel_id)

    async def drain(self) -> None:
        """Take no new work and wait for what is under way, at most DRAIN_S seconds.

        Those who asked meanwhile are told, but nobody is waited for who asks after that: there is always somebody.
        """
        self._is_closing, ends_at = True, time.monotonic() + DRAIN_S
        for _ in range(2):
            if held := self.answers.tasks - {asyncio.current_task()}:
                await asyncio.wait(held, timeout=ends_at - time.monotonic())

    def _action(self, request: Request, handler: str, *args: object) -> Action:
        """Begin the line of a request. What has no plain name is called by what its button does, or who answers it."""
        button = args[0] if args else None
        command = request.command if request.command.isidentifier() else str(getattr(button, "act", handler))
        game_id = getattr(button, "game_id", None)
        (guild_id, channel_id), user = request.place, request.user
        return Action(self._observer, request.via.value, command, guild_id, channel_id, user.id, game_id)

    async def _answer(self, responder: Responder, handler: Handler[P], *args: P.args, **kwargs: P.kwargs) -> None:
        request = responder.request
        say = words(request.locale)
        if self._is_closing:
            refuse("Stopping")
            await asyncio.sleep(OTHERS_S)
            await self._claim()  # an interaction, too: who is told this may count on it
            await responder.tell(say("restarting"))
        elif not await self._is_heard(responder, say):
            return
        elif not request.rights.speak:
            refuse("MayNotSpeak")
            await self._tell(responder, say("may-not-speak", channel=str(request.place.channel_id)))
        else:
            with self._boards.answering() as answering:
                try:
                    reply, page = await self._in_time(
                        responder, self._once(request, handler(request, *args, **kwargs)), say
                    )
                    concern(getattr(getattr(reply, "game", None), "id", None))
                    message_id = await self._ours(responder, partial(self._deliver, responder, reply, page))
                except Refusal as refusal:
                    refuse(type(refusal).__name__)
                    await self._ours(responder, partial(responder.tell, render.sentence(refusal, say)))
                else:
                    answering.shown = reply.game.id if isinstance(reply, GameReply) else None
                    await self._settle(request, reply, message_id)

    async def _is_heard(self, responder: Responder, say: Words) -> bool:
        """Whether the user may ask for more. A click and a slash command are told that they may not, a typed one once.

        So one who floods a channel holds up nobody else there: Discord lets the bot write five messages in as many
        seconds.
        """
        now, request = time.monotonic(), responder.request
        if now >= self._window_ends:
            self._window_ends, self._asked = now + WINDOW_S, Counter()
        self._asked[request.user.id] += 1
        excess = self._asked[request.user.id] - self.most
        if excess > 0:
            refuse(TooFast.__name__, is_quiet=excess > 1)
        if excess == 1 or (excess > 1 and request.via is not Via.TYPED):
            await self._tell(responder, render.sentence(TooFast(math.ceil(self._window_ends - now)), say))
        return excess <= 0

    async def _once(self, request: Request, work: Awaitable[Reply]) -> Reply:
        """Await a reply that this process alone gives. Errors: AlreadyClaimed if another one does.

        What a handler writes is claimed with it. Of answers to one interaction Discord takes the first; but a refusal
        must not be faster than what another process has done, and every typed message would be answered.
        """
        try:
            reply = await work
        except StoreError:
            raise  # whoever meets it says so
        except Exception:
            await self._claim()
            raise
        if request.via is Via.TYPED:
            await self._claim()
        return reply

    async def _tell(self, responder: Responder, sentence: str) -> None:
        """Say what costs no work; to a typed message only one process says it."""
        if responder.request.via is Via.TYPED:
            await self._claim()
        await responder.tell(sentence)

    async def _claim(self) -> None:
        with contextlib.suppress(StoreError):
            await self._store.claim()

    async def _in_time(self, responder: Responder, work: Awaitable[Reply], say: Words) -> tuple[Reply, Page]:
        """Await a reply and make its page, deferring the answer if that takes long. A fault becomes a reply, too."""
        deferring: list[asyncio.Task[None]] = []
        loop = asyncio.get_running_loop()
        wait_s = min(DEFER_AFTER_S, self._traffic.spare_s())
        timer = loop.call_later(wait_s, lambda: deferring.append(self.answers.spawn(self._defer(responder))))
        try:
            reply = await work
            return reply, render.page_of(reply, say)
        except (Refusal, AlreadyClaimed):
            raise
        except Exception as error:
            reply = self._fault(responder.request, error)
            return reply, render.page_of(reply, say)
        finally:
            timer.cancel()
            if deferring:
                await deferring[0]

    async def _defer(self, responder: Responder) -> None:
        try:
            await responder.defer()
        except UNDELIVERED as error:
            log.info("An answer in channel %s could not be deferred: %s", responder.request.place.channel_id, error)

    async def _ours(self, responder: Responder, send: Callable[[], Awaitable[T]]) -> T:
        """Send an answer. If Discord has one, another process has put it off and leaves it to who carried it out."""
        try:
            return await send()
        except UNDELIVERED as error:
            if getattr(error, "code", None) != ACKNOWLEDGED or isinstance(responder, TypedResponder) or not is_ours():
                raise
        responder.is_late = True
        return await send()

    async def _deliver(self, responder: Responder, reply: Reply, page: Page) -> int | None:
        if isinstance(reply, Said | StoppedReply):
            await responder.tell(page.content)
            return None
        as_new = isinstance(reply, GameReply | ShareReply) and reply.as_new
        return await responder.show(page, as_new=as_new, private=isinstance(reply, PrivateReply))

    async def _settle(self, request: Request, reply: Reply, message_id: int | None) -> None:
        try:
            for settle in self.settlers:
                await settle(request, reply, message_id)
        except StoreError:
            log.info("Where an answer in channel %s stands was not noted", request.place.channel_id)

    def _fault(self, request: Request, error: Exception) -> Said:
        """Log what failed under a reference, and tell that reference to the user.

        Of a database that is away the host knows by the database itself.
        """
        if isinstance(error, StoreError):
            fail("away")
            return Said("store-away")
        reference = secrets.token_hex(2).upper()
        fail("failed", reference)
        log.error("Reference %s: a request in channel %s failed", reference, request.place.channel_id, exc_info=error)
        return Said("broken", {"reference": reference})
