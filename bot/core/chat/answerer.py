"""Answer a request from any way in: call the handler, render its reply and send it exactly once.

Only this file acknowledges, catches and logs. discord.py would log an exception from a button and show the user a
failure, so commands and buttons do nothing but call this.
"""

import asyncio
import logging
import math
import secrets
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any, Concatenate, ParamSpec

from bot.core.chat.boards import BoardUpdater
from bot.core.chat.feature import Event
from bot.core.chat.fair_queue import FairQueue, Turn
from bot.core.chat.game_page import GameReply
from bot.core.chat.outbox import Outbox
from bot.core.chat.page import Choice, Page
from bot.core.chat.replies import PrivateReply, Reply, Said, page_of, refused
from bot.core.chat.request import Audience, Request, Via
from bot.core.chat.responders import ACKNOWLEDGED, Responder
from bot.core.chat.slips import CLEAR, LeftAlone, better, is_for_others
from bot.core.chat.traffic import UNDELIVERED, Traffic, code_of
from bot.core.game import Look, Refusal
from bot.core.observer import Action, Observer, concern, fail, refuse
from bot.core.store import AlreadyClaimed, Store, StoreError, claiming, is_ours
from bot.words import Words, words

log = logging.getLogger(__name__)

DEFER_AFTER_S = 1.5  # defer an answer after this time; sooner if Discord's own answers are slow (`Traffic.spare_s`)
MAX_REQUESTS, WINDOW_S = 30, 10.0  # for each user; playing, or stepping through a game, takes fewer
MAX_KEYS, OFFER_S = 60, 2.0  # keys of one user that are answered with choices in WINDOW_S, and how long each may take
DRAIN_S = 3.0  # a stop waits this long for the answers that are under way
OTHERS_S = 2.0  # a process that stops leaves an answer to its successor for this long, which defers it before that

P = ParamSpec("P")
Ask = Callable[[Request], Awaitable[Reply]]
Find = Callable[..., Awaitable[Sequence[Choice]]]
Handler = Callable[Concatenate[Request, P], Awaitable[Reply]]


class Answerer:
    """Answer requests and track which are under way. observer: gets one action for each request."""

    def __init__(
        self, outbox: Outbox, boards: BoardUpdater, store: Store, traffic: Traffic, observer: Observer
    ) -> None:
        self.answers, self.most, self.queue = outbox.answers, MAX_REQUESTS, FairQueue(traffic.room)
        self._boards, self._store, self._traffic, self._looks = boards, store, traffic, outbox.looks
        self._observer, self._registry, self._languages = observer, outbox.registry, outbox.languages
        self._asked: Counter[int | str] = Counter()
        self._window_ends = 0.0
        self._is_closing = False

    async def answer(self, responder: Responder, handler: Handler[P], *args: P.args, **kwargs: P.kwargs) -> None:
        """Call a handler with these arguments; show its reply or say its refusal. Never raises."""
        if self.answers.is_over:
            return
        with self._action(responder.request, handler.__name__, *args, **kwargs) as action:
            try:
                with suppress(LeftAlone), claiming(responder.request.number), self.answers.held():
                    await self._answer(responder, handler, *args, **kwargs)
            except AlreadyClaimed:
                action.outcome = "repeated"
            except UNDELIVERED as error:
                # The work is done and stored; the answer could not be delivered (deleted message, lost right, late).
                action.outcome, action.code = "undelivered", code_of(error)
            except Exception:
                action.outcome = "failed"
                log.exception("An answer in channel %s broke on its way", responder.request.place.channel_id)

    async def offer(self, request: Request, find: Find, typed: str) -> Sequence[Choice]:
        """Return what an option may be while it's typed; nothing if that can't be said or the user types too much."""
        with suppress(Refusal, StoreError, TimeoutError):
            if self._excess(f"typing {request.user.id}", MAX_KEYS) <= 0:
                async with asyncio.timeout(OFFER_S):
                    return await find(request, typed)
        return ()

    async def drain(self) -> None:
        """Take no new work and wait for what is under way, at most DRAIN_S; once more for those who asked meanwhile."""
        self._is_closing, ends_at = True, time.monotonic() + DRAIN_S
        for _ in range(2):
            if held := self.answers.tasks - {asyncio.current_task()}:
                await asyncio.wait(held, timeout=ends_at - time.monotonic())

    def _action(self, request: Request, handler: str, *args: object, **kwargs: Any) -> Action:
        """Start the log line of a request, named after its command, its button's act or its handler."""
        button = args[0] if args else None
        command = request.command if request.command.isidentifier() else str(getattr(button, "act", handler))
        game_id = kwargs.get("game_id", getattr(button, "game_id", None))
        command = str(kwargs.get("act", command))
        (guild_id, channel_id), user = request.place, request.user
        return Action(self._observer, request.via.value, command, guild_id, channel_id, user.id, game_id)

    async def _answer(self, responder: Responder, handler: Handler[P], *args: P.args, **kwargs: P.kwargs) -> None:
        request = responder.request
        if self._is_closing:
            refuse("stopping")
            await asyncio.sleep(OTHERS_S)
            await self.claim()  # an interaction, too: who is told this may count on it
            say = await self._words(request)
            await responder.tell(Page(say("restarting")))
        elif not await self._is_heard(responder):
            return
        elif not request.rights.speak:
            refuse("may-not-speak")
            say = await self._words(request)
            await self._tell(responder, Page(say("may-not-speak", channel=str(request.place.channel_id))))
        elif not args and is_for_others(request, self._registry.by_name("words")):  # this command takes none
            refuse("not-understood", is_quiet=True)
        elif request.via is Via.TYPED:
            async with self.queue.turn(request.place.channel_id, request.user.id) as call:
                if call.turn is Turn.COME:
                    responder.posts = call.posts
                    await self._carry_out(responder, handler, *args, **kwargs)
                    return
                refuse("channel-busy", is_quiet=call.turn is Turn.DROPPED)
                if call.turn is Turn.TOLD:
                    busy = refused(Refusal("channel-busy"), request.user.id, await self._words(request))
                    named = "".join(f"<@{each}> " for each in (request.user.id, *call.others) if call.others)
                    await self._tell(responder, replace(busy, content=named + busy.content))
        else:
            await self._carry_out(responder, handler, *args, **kwargs)

    async def _carry_out(self, responder: Responder, handler: Handler[P], *args: P.args, **kwargs: P.kwargs) -> None:
        request = responder.request
        with self._boards.answering() as answering:
            reply, page = await self._in_time(responder, lambda asked: handler(asked, *args, **kwargs))
            concern(getattr(getattr(reply, "game", None), "id", None))
            try:
                message_id = await self._looks.send(page, partial(self._deliver, responder, reply))
            except Refusal as refusal:  # the asker takes no direct messages
                refuse(refusal.message)
                page = refused(refusal, request.user.id, await self._words(request))
                await self._deliver(responder, reply := None, page)
            if reply is not None:
                answering.shown = reply.game.id if isinstance(reply, GameReply) else None
                await self._settle(request, reply, message_id)

    async def _is_heard(self, responder: Responder) -> bool:
        """Return whether the user may ask for more. If not, say so: to each click and slash command, once if typed."""
        request = responder.request
        excess = self._excess(request.user.id, self.most)
        if excess > 0:
            refuse("too-fast", is_quiet=excess > 1)
        if excess == 1 or (excess > 1 and request.via is not Via.TYPED):
            too_fast = Refusal("too-fast", wait_s=math.ceil(self._window_ends - time.monotonic()))
            await self._tell(responder, refused(too_fast, request.user.id, await self._words(request)))
        return excess <= 0

    def _excess(self, who: int | str, most: int) -> int:
        """Count a request, and return by how many there are too many of them in this window."""
        now = time.monotonic()
        if now >= self._window_ends:
            self._window_ends, self._asked = now + WINDOW_S, Counter()
        self._asked[who] += 1
        return self._asked[who] - most

    async def _tell(self, responder: Responder, sentence: Page) -> None:
        """Say a sentence that needs no handler; only one process says it to a typed message."""
        if responder.request.via is Via.TYPED:
            await self.claim()
        await responder.tell(sentence)

    async def claim(self) -> None:
        """Claim the current request unless that's done, or the database is away. Errors: AlreadyClaimed."""
        with suppress(StoreError):
            await self._store.claim()

    async def _in_time(self, responder: Responder, ask: Ask) -> tuple[Reply | None, Page]:
        """Await a reply, claim the request and render; defer the answer if that takes long.

        A fault becomes a reply; of a refusal there is only the sentence, as a page. A handler's write claims the
        request in the same transaction. Discord takes only the first answer to an interaction, but a refusal must not
        overtake what another process has done, and a typed message would get two. Errors: AlreadyClaimed by another.
        """
        asked, deferring = responder.request, list[asyncio.Task[None]]()
        request, reply = asked, None
        wait_s, defer = min(DEFER_AFTER_S, self._traffic.spare_s), partial(self._defer, responder)
        timer = asyncio.get_running_loop().call_later(wait_s, lambda: deferring.append(self.answers.spawn(defer())))
        try:
            with suppress(StoreError):
                asked = asked._replace(user=await self._store.names.today(asked.place, asked.user))
            request = responder.request = await self._languages.settled(asked)
            reply = await self._boards.complete(await self._placed(await self._permitted(responder, ask)))
            request = await self._languages.settled(asked)  # the language may be what was changed
            if request.via is Via.TYPED:
                await self.claim()
            say = await self._words(request, reply)
            page = await self._in_own_look(reply, page_of(reply, say), request, say)
        except AlreadyClaimed:
            raise
        except Refusal as refusal:
            await self.claim()
            page = await self._refusal(asked, responder.request, refusal)
        except Exception as error:
            if not isinstance(error, StoreError):
                await self.claim()
            page = page_of(reply := self._fault(request, error), await self._words(request))
        finally:
            timer.cancel()
            if deferring:
                await deferring[0]
        is_sentence = reply is None or getattr(reply, "is_told", False)
        return reply, self._registry.clickable(page) if is_sentence else self._registry.prune(page)

    async def _refusal(self, asked: Request, request: Request, refusal: Refusal) -> Page:
        """Return what a refusal says, perhaps with what was meant. Errors: LeftAlone if it is another bot's command."""
        known, reads = (self._registry.by_name(each) for each in ("words", "reads"))
        is_clear = getattr(refusal, "code", refusal.message) in CLEAR or "wanted" in refusal.facts
        is_quiet = not is_clear and is_for_others(asked, known)
        if request.words and (read := reads.get(request.command)) and not is_quiet:
            refusal = better(refusal, request, known.get(request.command, ()), read)
        refuse(refusal.message, is_quiet=is_quiet)
        if is_quiet:
            raise LeftAlone
        return refused(refusal, request.user.id, await self._words(request))

    async def _in_own_look(self, reply: Reply, page: Page, request: Request, say: Words) -> Page:
        """Return a page that the asker alone sees in the look that they like, any in words if they read those.

        A board that others look at keeps its game's look.
        """
        (guild_id, _), is_private = request.place, is_for_asker(reply) or request.audience is Audience.ASKER
        game, is_private = getattr(reply, "game", None), is_private or guild_id is None
        if not isinstance(reply, GameReply) and (is_private or game is None or game.is_over):
            with suppress(StoreError):
                look = await self._store.preferences.look_of(guild_id, request.user.id)
                return page.in_look(look, say) if is_private or look is Look.WORDS else page
        return page

    async def _permitted(self, responder: Responder, ask: Ask) -> Reply:
        """Ask for a reply if the asker may run what the request starts. Errors: also why they may not."""
        request = responder.request
        try:
            for permit in self._registry.all("permits") if request.starts else ():
                await permit(request, responder.asker)
        except Refusal:
            responder.request = request._replace(words="")  # whatever they meant
            raise
        return await ask(request)

    async def _placed(self, reply: Reply) -> Reply:
        """Let features give a game that has just begun another place. Return what is said where it was asked for."""
        for place in self._registry.all("places"):
            if isinstance(reply, GameReply) and self._boards.has_begun(reply.game):
                reply = await place(reply)
        return reply

    async def _words(self, request: Request, reply: Reply | None = None) -> Words:
        """Return the sentences for a reply, or a refusal (None): what the asker alone reads is in their language."""
        if locale := getattr(reply, "locale", ""):
            return words(locale)
        is_personal = getattr(reply, "is_told", False) or is_for_asker(reply)
        if reply is None or is_personal or request.audience is Audience.ASKER:
            return words(await self._languages.own(request))  # as they have chosen it just now, perhaps
        return words(request.shared if isinstance(reply, GameReply | Said) else request.locale)

    async def _defer(self, responder: Responder) -> None:
        try:
            await responder.defer()
        except UNDELIVERED as error:
            log.info("An answer in channel %s could not be deferred: %s", responder.request.place.channel_id, error)

    async def _deliver(self, responder: Responder, reply: Reply | None, page: Page) -> int | None:
        """Send an answer. If Discord has one already, another process deferred it, and this one sends the result."""
        responder.posts()
        send: Callable[[], Awaitable[int | None]] = partial(responder.tell, page)
        if reply is not None and not getattr(reply, "is_told", False):
            is_private, as_new = is_for_asker(reply), getattr(reply, "as_new", False)
            send = partial(responder.show, page, as_new=as_new, private=is_private)
        try:
            return await send()
        except UNDELIVERED as error:
            if getattr(error, "code", None) != ACKNOWLEDGED or not is_ours():
                raise
        responder.is_late = True
        return await send()

    async def _settle(self, request: Request, reply: Reply, message_id: int | None) -> None:
        try:
            await self._boards.settle(request, reply, message_id)
            for settle in self._registry.all("settles"):
                await settle(request, reply, message_id)
            await self._registry.publish(Event.DELIVERED, request, reply, message_id)
        except StoreError:
            log.info("Where an answer in channel %s stands was not noted", request.place.channel_id)

    def _fault(self, request: Request, error: Exception) -> Said:
        if isinstance(error, StoreError):  # `Database` has logged it
            fail("away")
            return Said("store-away")
        reference = secrets.token_hex(2).upper()
        fail("failed", reference)
        log.error("Reference %s: a request in channel %s failed", reference, request.place.channel_id, exc_info=error)
        return Said("broken", {"reference": reference})


def is_for_asker(reply: Any) -> bool:
    return isinstance(reply, PrivateReply) or getattr(reply, "is_private", False)
