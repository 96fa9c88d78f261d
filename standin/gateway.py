"""The gateway: who is connected, with which shard, and what they are told."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import math
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web

from standin import handshake, payloads
from standin.conduct import Call, Conduct
from standin.handshake import IDENTIFY, INVALID_SESSION, REFUSED_INTENTS, RESUME, WRONG_TOKEN
from standin.payloads import MESSAGE_CONTENT, SERVER_ID, TOKEN, Json
from standin.server import Server


def _future() -> asyncio.Future[Any]:
    return asyncio.get_running_loop().create_future()


@dataclass(eq=False)
class Session:
    """One shard of a process, from IDENTIFY on; it outlives its socket, for a RESUME.

    has_guild: whether it was told of the server and has not lost it since. waiting: what it has yet to answer.
    """

    id: str
    shard: tuple[int, int]
    socket: web.WebSocketResponse
    sequence: Iterator[int] = field(default_factory=lambda: itertools.count(1))
    has_guild: bool = False
    waiting: set[asyncio.Future[Any]] = field(default_factory=set)

    async def dispatch(self, event: str, data: Json) -> None:
        """Tell it of something. A socket that is closing takes nothing any more; who waits for it hears of that."""
        with contextlib.suppress(ConnectionResetError):
            await self.socket.send_json(handshake.event(event, next(self.sequence), data))

    def expect(self) -> asyncio.Future[Any]:
        """Make a future that ends with ConnectionError if the process goes before it answers."""
        return self.take_over(_future())

    def take_over(self, future: asyncio.Future[Any]) -> asyncio.Future[Any]:
        """Let a future end with this session."""
        self.waiting.add(future)
        future.add_done_callback(self.waiting.discard)
        return future

    def lost(self, heir: Session | None) -> None:
        """Tell everybody who waits for it, unless another session has been told of the same and may answer."""
        for future in list(self.waiting):
            if heir is not None:
                heir.take_over(future)
                continue
            if not future.done():
                future.set_exception(ConnectionError("the process disconnected before it answered"))
                future.exception()  # nobody may be there any more to hear it


class Gateway:
    """All sessions. What happens in a server is told to those that hold its shard.

    changed: called when somebody has come or gone. intents: those of the newest session.
    """

    def __init__(self, conduct: Conduct, server: Server, changed: Callable[[], None]) -> None:
        self.intents = 0
        self.sessions: list[Session] = []
        self._conduct, self._server, self._changed = conduct, server, changed
        self._known: dict[str, Session] = {}
        self._identified: dict[int, float] = {}
        self._closes: dict[web.WebSocketResponse, asyncio.Future[int]] = {}

    def holder(self, guild_id: str | None) -> Session:
        """The session that is asked what happens there; the first, if several hold that shard.

        guild_id: None for direct messages. Errors: ConnectionError if there is none.
        """
        for session in self.holders(guild_id):
            return session
        raise ConnectionError("no process is connected" + " with that shard" * bool(self.sessions))

    def holders(self, guild_id: str | None) -> list[Session]:
        """All sessions that are told what happens there."""
        return [each for each in self.sessions if handshake.holds(each.shard, guild_id)]

    async def announce(self, event: str, data: Json, guild_id: str | None = SERVER_ID) -> None:
        """Tell all who hold a server's shard. Of a server itself only those hear who were told that it is there."""
        for session in self.holders(guild_id):
            if session.has_guild or event.startswith("MESSAGE_"):
                await session.dispatch(event, data)

    async def send_guild(self) -> None:
        """Tell all who hold the server's shard that it is there."""
        for session in self.holders(SERVER_ID):
            session.has_guild = True
            await session.dispatch("GUILD_CREATE", self._server.packet())

    async def send(self, op: int, data: Any) -> None:
        """Send every session something that is no event. Errors: ConnectionError if there is none."""
        for session in self._all():
            await session.socket.send_json({"op": op, "d": data})

    def close(self, code: int) -> None:
        """Close every session's socket. Errors: ConnectionError if there is none."""
        for session in self._all():
            self._closes[session.socket].set_result(code)

    async def end(self) -> None:
        """Let nobody wait for the stand-in when it goes."""
        for session in list(self.sessions):
            await session.socket.close()

    def _all(self) -> list[Session]:
        if not self.sessions:
            raise ConnectionError("no process is connected")
        return list(self.sessions)

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one connection until either side closes it."""
        socket = handshake.Stream(request)
        await socket.prepare(request)
        self._conduct.connections += 1
        self._changed()
        if await self._conduct.leave_waiting(request.path):
            return socket
        closing = self._closes[socket] = _future()
        reading = asyncio.create_task(self._read(socket, str(request.url.origin())))
        try:
            await asyncio.wait({reading, closing}, return_when=asyncio.FIRST_COMPLETED)
            if not closing.done():
                await reading
            reading.cancel()  # aiohttp sends no code if a close meets a read
            if closing.done():
                await socket.close(code=closing.result())
        finally:
            self._lost(socket)
        return socket

    async def _read(self, socket: web.WebSocketResponse, url: str) -> None:
        async for packet in handshake.packets(socket, self._conduct):
            data = packet["d"]
            if packet["op"] not in (IDENTIFY, RESUME):
                self._conduct.unexpected.append(Call("GATEWAY", str(packet["op"]), data))
            elif data["token"] != TOKEN:
                await socket.close(code=WRONG_TOKEN, message=b"Authentication failed.")
            elif packet["op"] == RESUME:
                await self._resume(socket, data)
            elif data["intents"] & MESSAGE_CONTENT and not self._conduct.may_read():
                self._is_too_early(handshake.shard(data)[0])  # it counts all the same
                await socket.close(code=REFUSED_INTENTS, message=b"Disallowed intent(s).")
            else:
                await self._identify(socket, data, url)

    async def _identify(self, socket: web.WebSocketResponse, data: Json, url: str) -> None:
        session = Session(payloads.snowflake(), handshake.shard(data), socket)
        if self._is_too_early(session.shard[0]):
            self._conduct.too_early.append(session.shard[0])
            await socket.send_json({"op": INVALID_SESSION, "d": False})
            return
        self._conduct.signed_in.append(session.shard)
        self.intents, self._known[session.id] = data["intents"], session
        mine = [guild_id for guild_id in self._server.guild_ids if handshake.holds(session.shard, guild_id)]
        ready = handshake.ready(self._conduct.application_flags, session.shard, url, session.id, mine)
        self._found(session)
        await session.dispatch("READY", ready)
        if not self._conduct.hold_guild:
            session.has_guild = bool(mine)
            for guild_id in mine:
                await session.dispatch("GUILD_CREATE", self._server.packet(guild_id))

    def _is_too_early(self, shard_id: int) -> bool:
        """Whether an IDENTIFY comes too soon after the last one of its lane that was taken."""
        lane, now = shard_id % self._conduct.max_concurrency, time.monotonic()
        if now - self._identified.get(lane, -math.inf) < self._conduct.identify_every_s:
            return True
        self._identified[lane] = now
        return False

    async def _resume(self, socket: web.WebSocketResponse, data: Json) -> None:
        session = self._known.get(data["session_id"])
        if session is None:
            await socket.send_json({"op": INVALID_SESSION, "d": False})
            return
        session.socket = socket
        self._found(session)
        await session.dispatch("RESUMED", {})

    def _found(self, session: Session) -> None:
        self.sessions.append(session)
        self._changed()

    def _lost(self, socket: web.WebSocketResponse) -> None:
        """What the process had already sent is still applied, as Discord would."""
        del self._closes[socket]
        for session in [each for each in self.sessions if each.socket is socket]:
            self.sessions.remove(session)
            heirs = [each for each in self.sessions if each.shard == session.shard and self._conduct.is_everywhere]
            session.lost(next(iter(heirs), None))
        self._changed()
