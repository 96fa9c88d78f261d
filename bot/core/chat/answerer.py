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
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, cast

from bot.core.chat.fair_queue import FairQueue, Verdict
from bot.core.chat.feature import CommandRules, GameThreads
from bot.core.chat.game_page import GameReply
from bot.core.chat.page import Choice, Page
from bot.core.chat.replies import AnyReply, Said, refused
from bot.core.chat.request import Audience, Request, Via
from bot.core.chat.responders import ACKNOWLEDGED, Responder
from bot.core.chat.traffic import UNDELIVERED, code_of
from bot.core.chat.typos import CLEAR, LeftAlone, corrected, is_for_others
from bot.core.game import Look, Refusal
from bot.core.observer import Action, Observer, current, fail, refuse
from bot.core.store import AlreadyClaimed, StoreError, claiming, is_ours
from bot.words import words

if TYPE_CHECKING:
    from bot.core.chat.client import TicTacToeBot

log = logging.getLogger(__name__)

DEFER_AFTER_S = 1.5  # defer an answer after this time; sooner if Discord's own answers are slow (`Traffic.spare_s`)
MAX_REQUESTS, WINDOW_S = 30, 10.0  # for each user; playing, or stepping through a game, takes fewer
MAX_KEYS, OFFER_S = 60, 2.0  # keys of one user that are answered with choices in WINDOW_S, and how long each may take
DRAIN_S = 3.0  # a stop waits this long for the answers that are under way
OTHERS_S = 2.0  # a process that stops leaves an answer to its successor for this long, which defers it before that

P = ParamSpec("P")
Find = Callable[..., Awaitable[Sequence[Choice]]]
Handler = Callable[Concatenate[Request, P], Awaitable[AnyReply]]


class Answerer:
    """Answer requests and track which are under way. observer: gets one action for each request."""

    def __init__(self, bot: "TicTacToeBot", observer: Observer) -> None:
        self.answers, self.most, self.queue = bot.outbox.answers, MAX_REQUESTS, FairQueue(bot.traffic.room)
        self._bot, self._observer, self._traffic, self._looks = bot, observer, bot.traffic, bot.looks
        self._boards, self._store, self._registry = bot.boards, bot.services.store, bot.registry
        self._resolve = bot.languages.resolve
        self._asked: Counter[int | str] = Counter()
        self._window_ends = 0.0
        self._is_closing = False

    async def answer(self, responder: Responder, handler: Handler[P], *args: P.args, **kwargs: P.kwargs) -> None:
        """Call a handler with these arguments; show its reply or say its refusal. Never raises."""
        if self.answers.is_over or (task := asyncio.current_task()) is None:
            return
        self.answers.tasks.add(task)
        request = responder.request
        act = kwargs.get("act", request.act or handler.__name__)
        game_id: Any = kwargs.get("game_id")
        command = request.command if request.command.isidentifier() else str(act)
        (guild_id, channel_id), user_id = request.place, request.user.id
        with Action(self._observer, request.via.value, command, guild_id, channel_id, user_id, game_id) as action:
            try:
                with suppress(LeftAlone), claiming(request.number):
                    await self._answer(responder, handler, *args, **kwargs)
            except AlreadyClaimed:
                action.outcome = "repeated"
            except UNDELIVERED as error:
                # The work is done and stored; the answer could not be delivered (deleted message, lost right, late).
                action.outcome, action.code = "undelivered", code_of(error)
            except Exception:
                action.outcome = "failed"
                log.exception("An answer in channel %s broke on its way", channel_id)
            finally:
                self.answers.tasks.discard(task)

    async def autocomplete(self, request: Request, find: Find, typed: str) -> Sequence[Choice]:
        """Return what an option may be while it's typed; nothing if that can't be said or the user types too much."""
        with suppress(Refusal, StoreError, TimeoutError):
            if self._excess(f"typing {request.user.id}", MAX_KEYS) <= 0:
                async with asyncio.timeout(OFFER_S):
                    return await find(await self._resolve(request), typed)
        return ()

    async def drain(self) -> None:
        """Take no new work and wait for what is under way, at most DRAIN_S; once more for those who asked meanwhile."""
        self._is_closing, ends_at = True, time.monotonic() + DRAIN_S
        for _ in range(2):
            if held := self.answers.tasks - {asyncio.current_task()}:
                await asyncio.wait(held, timeout=ends_at - time.monotonic())

    async def _answer(self, responder: Responder, handler: Handler[P], *args: P.args, **kwargs: P.kwargs) -> None:
        request = responder.request
        if self._is_closing:
            refuse("stopping")
            await asyncio.sleep(OTHERS_S)
            await self.claim()  # an interaction, too: who is told this may count on it
            await responder.tell(Page((await self._resolve(request)).say_privately("restarting")))
        elif (excess := self._excess(request.user.id, self.most)) > 0:
            await self._refuse_more(responder, excess)
        elif not request.rights.speak:
            refuse("may-not-speak")
            say = (await self._resolve(request)).say_privately
            await self._tell(responder, Page(say("may-not-speak", channel=str(request.place.channel_id))))
        elif request.via is Via.TYPED:
            if not args and is_for_others(request, self._registry.words):  # this command takes no words
                refuse("not-understood", is_quiet=True)
                return
            await self._in_turn(responder, partial(self._carry_out, responder, handler, *args, **kwargs))
        else:
            await self._carry_out(responder, handler, *args, **kwargs)

    async def _in_turn(self, responder: Responder, carry_out: Callable[[], Awaitable[None]]) -> None:
        """Answer a typed command when it's its turn in a busy channel, or say that it won't come."""
        request = responder.request
        async with self.queue.turn(request.place.channel_id, request.user.id) as call:
            if call.verdict is Verdict.COME:
                responder.posts = call.posts
                await carry_out()
                return
            refuse("channel-busy", is_quiet=call.verdict is Verdict.DROPPED)
            if call.verdict is Verdict.BUSY:
                busy = refused(Refusal("channel-busy"), await self._resolve(request))
                named = "".join(f"<@{each}> " for each in (request.user.id, *call.others) if call.others)
                await self._tell(responder, replace(busy, content=named + busy.content))

    async def _carry_out(self, responder: Responder, handler: Handler[P], *args: P.args, **kwargs: P.kwargs) -> None:
        with self._boards.collecting_changes() as answering:
            reply, page = await self._in_time(responder, handler, *args, **kwargs)
            if reply and reply.game and (action := current()) is not None:
                action.game_id = reply.game.id
            try:
                message_id = await self._looks.send(page, partial(self._deliver, responder, reply))
            except Refusal as refusal:  # the asker takes no direct messages
                refuse(refusal.message)
                await self._deliver(responder, reply := None, refused(refusal, responder.request))
            if reply is not None:
                answering.shown = reply.game.id if isinstance(reply, GameReply) else None
                await self._note(responder.request, reply, message_id)

    async def _refuse_more(self, responder: Responder, excess: int) -> None:
        """Say that a user asks too much: to each click and slash command, once if they type."""
        refuse("too-fast", is_quiet=excess > 1)
        if excess == 1 or responder.request.via is not Via.TYPED:
            too_fast = Refusal("too-fast", wait_s=math.ceil(self._window_ends - time.monotonic()))
            await self._tell(responder, refused(too_fast, await self._resolve(responder.request)))

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
            await self._store.database.claim()

    async def _in_time(
        self, responder: Responder, handler: Handler[P], *args: P.args, **kwargs: P.kwargs
    ) -> tuple[AnyReply | None, Page]:
        """Await a reply, claim the request and draw the page; defer the answer if that takes long.

        A fault becomes a reply; of a refusal there is only the sentence, as a page. A handler's write claims the
        request in the same transaction. Discord takes only the first answer to an interaction, but a refusal must not
        overtake what another process has done, and a typed message would get two. Errors: AlreadyClaimed by another.
        """
        deferring, reply = list[asyncio.Task[None]](), None
        wait_s, defer = min(DEFER_AFTER_S, self._traffic.spare_s), partial(self._defer, responder)
        timer = asyncio.get_running_loop().call_later(wait_s, lambda: deferring.append(self.answers.spawn(defer())))
        try:
            request = responder.request = await self._resolve(responder.request)
            if request.starts:
                await self._check_permitted(responder)
            reply = await handler(request, *args, **kwargs)
            threads = cast(GameThreads | None, self._bot.get_cog("threads"))  # a game that has begun may move to one
            if threads is not None and isinstance(reply, GameReply) and self._boards.has_begun(reply.game):
                reply = await threads.open_for(reply)
            reply = await self._boards.complete(reply)
            if request.via is Via.TYPED:
                await self.claim()
            page = await self._page(reply, request)
        except AlreadyClaimed:
            raise
        except Refusal as refusal:
            await self.claim()
            page, reply = self._refusal(responder.request, refusal), None
        except Exception as error:
            if not isinstance(error, StoreError):
                await self.claim()
            page = (reply := self._fault(responder.request, error)).render(responder.request.say_privately)
        finally:
            timer.cancel()
            if deferring:
                await deferring[0]
        drawn = self._registry.clickable if reply is None or reply.is_aside else self._registry.prune
        return reply, drawn(page)

    async def _check_permitted(self, responder: Responder) -> None:
        """Errors: why the server's rules keep the asker from what the request starts."""
        if rules := cast(CommandRules | None, self._bot.get_cog("integrations")):
            try:
                await rules.check(responder.request, responder.asker)
            except Refusal:
                responder.request = responder.request._replace(arguments="")  # whatever they meant
                raise

    async def _page(self, reply: AnyReply, request: Request) -> Page:
        """Draw a reply in the language of its readers, in the look that they like; any in words if they read those.

        A board that others look at keeps its game's look.
        """
        is_private = reply.is_private or request.audience is Audience.ASKER
        say = request.say_to_all if isinstance(reply, GameReply | Said) else request.say
        if is_private or reply.is_aside:
            say = request.say_privately
        say = words(reply.locale) if reply.locale else say
        page, game, guild_id = reply.render_page(say), reply.game, request.place.guild_id
        look, is_private = game.look if game else reply.look, is_private or guild_id is None
        if not isinstance(reply, GameReply) and (is_private or game is None or game.is_over):
            with suppress(StoreError):
                own = await self._store.preferences.look_of(guild_id, request.user.id)
                look = own if is_private or own is Look.WORDS else look
        return page.in_look(look, say) if look else page

    def _refusal(self, request: Request, refusal: Refusal) -> Page:
        """Return what a refusal says, perhaps with what was meant. Errors: LeftAlone if it is another bot's command."""
        known, read = self._registry.words, self._registry.reads.get(request.command)
        is_clear = getattr(refusal, "code", refusal.message) in CLEAR or "wanted" in refusal.facts
        is_quiet = not is_clear and is_for_others(request, known)
        if request.arguments and read and not is_quiet:
            refusal = corrected(refusal, request, known.get(request.command) or (), read)
        refuse(refusal.message, is_quiet=is_quiet)
        if is_quiet:
            raise LeftAlone
        return refused(refusal, request)

    async def _defer(self, responder: Responder) -> None:
        try:
            await responder.defer()
        except UNDELIVERED as error:
            log.info("An answer in channel %s could not be deferred: %s", responder.request.place.channel_id, error)

    async def _deliver(self, responder: Responder, reply: AnyReply | None, page: Page) -> int | None:
        """Send an answer. If Discord has one already, another process deferred it, and this one sends the result."""
        if responder.posts:
            responder.posts()
        send: Callable[[], Awaitable[int | None]] = partial(responder.tell, page)
        if reply is not None and not reply.is_aside:
            send = partial(responder.show, page, as_new=reply.as_new, private=reply.is_private)
        try:
            return await send()
        except UNDELIVERED as error:
            if getattr(error, "code", None) != ACKNOWLEDGED or not is_ours():
                raise
        responder.is_late = True
        return await send()

    async def _note(self, request: Request, reply: AnyReply, message_id: int | None) -> None:
        try:
            await self._boards.note(request, reply, message_id)
            if reply.sent:
                await reply.sent(message_id)
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
