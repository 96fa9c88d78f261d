"""A stand-in for Discord on loopback: the REST calls and the gateway that the real bot process needs.

It is for promises about the process (killed, stopped, refused); what the bot says is tested on SimCord. It
keeps what Discord keeps: the commands that were put, and every message as it now stands, so that messages
outlive the process that wrote them. One process is connected at a time; the next may come when it is gone.
Nothing here knows tic-tac-toe, and nothing sleeps: every wait ends with what the bot does, or fails by name.
"""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import Awaitable, Callable
from copy import deepcopy
from dataclasses import dataclass, field
from fnmatch import fnmatch
from typing import Any, Self, TypeVar

from aiohttp import web

from tests.process import payloads
from tests.process.payloads import (
    BOT,
    CHANNEL_ID,
    MESSAGE_CONTENT,
    TOKEN,
    Json,
    Person,
    buttons,
    is_ephemeral,
)

PATIENCE_S = 20.0
"""How long to wait for anything the bot should do. Only a failing test waits this long."""

HEARTBEAT, IDENTIFY, RESUME, HELLO, HEARTBEAT_ACK = 1, 2, 6, 10, 11
SESSION_LOST, WRONG_TOKEN, REFUSED_INTENTS = 4009, 4004, 4014
MESSAGE, THINKING, UPDATE = 4, 5, 7

T = TypeVar("T")


@dataclass(frozen=True)
class Call:
    """One REST call the bot made: the path below /api/v10, and the body if there was one."""

    method: str
    path: str
    json: Any


@dataclass(frozen=True)
class Answer:
    """How the bot answered a click or a slash command; `message` is what the user saw at that moment.

    type: 4 a message, 5 a message after "thinking", 6 or 7 an edit of the message that was clicked.
    """

    type: int
    message: Json
    ephemeral: bool


@dataclass
class Fault:
    """What Discord does with the next requests to a path, where it is unwell.

    path: a pattern as of fnmatch, below /api/v10. status: 0 drops the connection. done: whether the request is
    carried out all the same, and only its answer is lost. times: how many requests it meets.
    """

    method: str
    path: str
    status: int = 0
    code: int = 0
    headers: dict[str, str] = field(default_factory=dict)
    body: Json = field(default_factory=dict)
    done: bool = False
    times: int = 1


@dataclass
class _Asked:
    """A click or a slash command that waits for its answer."""

    id: str
    token: str
    clicked: Json | None
    answer: asyncio.Future[Answer] = field(default_factory=lambda: asyncio.get_running_loop().create_future())
    type: int = 0
    message: Json | None = None

    def settle(self, message: Json) -> Json:
        """Tell whoever waits, if anybody still does: the asker may have seen the process die."""
        if not self.answer.done():
            self.answer.set_result(Answer(self.type, deepcopy(message), is_ephemeral(message)))
        return message


@dataclass
class _Typed:
    """A typed message that waits for its reply."""

    id: str
    channel_id: str
    reply: asyncio.Future[Json] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class StandIn:
    """Discord, as far as one bot in one server needs it. Use it as an async context manager.

    refuse_message_content: close with 4014 when that intent is asked for.
    unanswered: leave a request to this path without an answer; "/gateway" is the gateway itself.
    application_flags: the `flags` of the application, as the developer portal would show them.
    heartbeat_s: how often the process has to say that it is there. is_silent: leave that without an answer.
    """

    def __init__(
        self, *, refuse_message_content: bool = False, application_flags: int = 0, heartbeat_s: float = 41.25
    ) -> None:
        self.heartbeat_s, self.is_silent = heartbeat_s, False
        self.refuse_message_content = refuse_message_content
        self.application_flags = application_flags
        self.unanswered: str | None = None
        self.faults: list[Fault] = []
        self.left_waiting = asyncio.Event()
        self._over = asyncio.Event()
        self.calls: list[Call] = []
        self.unexpected: list[Call] = []
        self.messages: dict[str, Json] = {}
        self.commands: list[Json] = []
        self.intents = 0
        self._commands_put = asyncio.Event()
        self._ready = asyncio.Event()
        self._changed = asyncio.Event()
        self._gone = asyncio.Event()
        self._gone.set()
        self._socket: web.WebSocketResponse | None = None
        self._close_code: asyncio.Future[int]
        self._sequence = itertools.count(1)
        self._asked: dict[str, _Asked] = {}
        self._typed: list[_Typed] = []
        self._sent: tuple[str, Json] = ("", {})

    async def __aenter__(self) -> Self:
        app = web.Application()
        app.router.add_get("/gateway", self._gateway)
        app.router.add_route("*", "/api/v10/{path:.*}", self._rest)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", 0).start()
        self.url = f"http://127.0.0.1:{self._runner.addresses[0][1]}"
        return self

    async def __aexit__(self, *_: object) -> None:
        self._over.set()
        if self._socket is not None:
            await self._socket.close()
        await self._runner.cleanup()

    # What a test does

    async def ready(self) -> None:
        """Return when a process has identified and knows its server."""
        await _within("connect", self._ready.wait())

    async def gone(self, within_s: float = PATIENCE_S) -> None:
        """Return when no process is connected."""
        await _within("disconnect", self._gone.wait(), within_s)

    async def drop(self, code: int = SESSION_LOST) -> None:
        """Close the gateway's socket, as Discord does now and then; the process should come again by itself."""
        self._session()
        self._close_code.set_result(code)
        await self.gone()

    async def ask_to_leave(self, op: int, data: Any = None) -> None:
        """Send what makes a client connect anew: 7 (reconnect), or 9 (invalid session; data: may it be resumed?)."""
        await self._session().send_json({"op": op, "d": data})
        await self.gone()

    async def repeat(self) -> None:
        """Send the last message or interaction once more, as Discord may after a lost connection."""
        await self._dispatch(*self._sent)

    async def until(self, is_so: Callable[[], bool], what: str) -> None:
        """Return when something is so that a request of the bot makes so."""

        async def wait() -> None:
            while not is_so():
                self._changed.clear()
                await self._changed.wait()

        await _within(what, wait())

    def forget_waiting(self) -> None:
        """Nobody waits any more for what has not been answered yet."""
        self._typed.clear()

    async def slash(self, name: str, user: Person, **options: str | int | bool | Person) -> Answer:
        """Use a slash command, once commands are registered.

        Errors: LookupError for an unknown command or option, ValueError for a choice that is not offered.
        """
        await _within("register its commands", self._commands_put.wait())
        command = next((one for one in self.commands if one["name"] == name), None)
        if command is None:
            raise LookupError(f"no command /{name} is registered")
        data = {"id": command["id"], "name": name, "type": 1}
        return await self._interact(f"/{name}", 2, user, data | payloads.options(command.get("options", []), options))

    async def click(self, message: Json, custom_id: str, user: Person) -> Answer:
        """Press a button of any message ever shown, as the message now stands.

        Errors: LookupError when it has no such button that is enabled; Discord itself refuses that.
        """
        message = self.messages[message["id"]]
        enabled = [button.get("custom_id") for button in buttons(message) if not button.get("disabled")]
        if custom_id not in enabled:
            raise LookupError(f"{custom_id} is not among {enabled}")
        data = {"component_type": 2, "custom_id": custom_id}
        return await self._interact(f"the click on {custom_id}", 3, user, data, message)

    def send_click(self, message: Json, custom_id: str, user: Person) -> asyncio.Task[Answer]:
        """Press a button and do not wait. The task ends with ConnectionError if the process dies first."""
        return asyncio.create_task(self.click(message, custom_id, user))

    async def say(self, content: str, user: Person, *, direct: bool = False) -> Json:
        """Type a message in #games, or to the bot alone; return the next message the bot posts there."""
        self._session()
        message = payloads.message(str(user.id + 1) if direct else CHANNEL_ID, user, {"content": content})
        mentioned = f"<@{BOT.id}>" in content
        if mentioned:
            message["mentions"] = [BOT.user() | {"member": BOT.member()}]
        if not (mentioned or direct or self.intents & MESSAGE_CONTENT):
            message["content"] = ""
        waiting = _Typed(message["id"], message["channel_id"])
        self._typed.append(waiting)
        self._sent = "MESSAGE_CREATE", message | ({} if direct else {"member": user.member()})
        await self._dispatch(*self._sent)
        return await _within(f"reply to {content!r}", waiting.reply)

    async def _interact(self, what: str, kind: int, user: Person, data: Json, clicked: Json | None = None) -> Answer:
        self._session()
        packet = payloads.interaction(kind, user, data, clicked)
        asked = self._asked[packet["token"]] = _Asked(packet["id"], packet["token"], clicked)
        self._sent = "INTERACTION_CREATE", packet
        await self._dispatch(*self._sent)
        return await _within(f"answer {what} of {user.name}", asked.answer)

    # The gateway

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        # discord.py asks for zlib-stream or zstd-stream, of binary frames; it takes text frames as they are.
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        if await self._leave_waiting(request.path):
            return socket
        await socket.send_json({"op": HELLO, "d": {"heartbeat_interval": int(self.heartbeat_s * 1000)}})
        self._close_code = asyncio.get_running_loop().create_future()
        reading = asyncio.create_task(self._read(socket))
        ends: set[asyncio.Future[Any]] = {reading, self._close_code}
        try:
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
            if not self._close_code.done():
                await reading
            reading.cancel()  # aiohttp sends no code where a close meets a read
            if self._close_code.done():
                await socket.close(code=self._close_code.result())
        finally:
            if self._socket is socket:
                self._lost()
        return socket

    async def _read(self, socket: web.WebSocketResponse) -> None:
        async for frame in socket:
            await self._packet(socket, frame.json())

    async def _packet(self, socket: web.WebSocketResponse, packet: Json) -> None:
        data = packet["d"]
        if packet["op"] == HEARTBEAT:
            if not self.is_silent:
                await socket.send_json({"op": HEARTBEAT_ACK, "d": None})
        elif packet["op"] not in (IDENTIFY, RESUME):
            self.unexpected.append(Call("GATEWAY", str(packet["op"]), data))
        elif data["token"] != TOKEN:
            await socket.close(code=WRONG_TOKEN, message=b"Authentication failed.")
        elif packet["op"] == RESUME:
            self._found(socket)
            await self._dispatch("RESUMED", {})
        elif self.refuse_message_content and data["intents"] & MESSAGE_CONTENT:
            await socket.close(code=REFUSED_INTENTS, message=b"Disallowed intent(s).")
        else:
            self.intents, self._sequence = data["intents"], itertools.count(1)
            shard = data.get("shard", [0, 1])
            self._found(socket)
            await self._dispatch("READY", payloads.ready(self.application_flags, shard, self._gateway_url()))
            await self._dispatch("GUILD_CREATE", payloads.server())

    def _gateway_url(self) -> str:
        return self.url.replace("http", "ws", 1) + "/gateway"

    def _session(self) -> web.WebSocketResponse:
        if self._socket is None:
            raise ConnectionError("no process is connected")
        return self._socket

    async def _dispatch(self, event: str, data: Json) -> None:
        await self._session().send_json({"op": 0, "t": event, "s": next(self._sequence), "d": data})

    def _found(self, socket: web.WebSocketResponse) -> None:
        self._socket = socket
        self._gone.clear()
        self._ready.set()

    def _lost(self) -> None:
        """Tell everybody who waits. What the process had already sent is still applied, as Discord would."""
        self._socket = None
        self._ready.clear()
        self._gone.set()
        pending: list[asyncio.Future[Any]] = [asked.answer for asked in self._asked.values()]
        pending += [typed.reply for typed in self._typed]
        for waiting in pending:
            if not waiting.done():
                waiting.set_exception(ConnectionError("the process disconnected before it answered"))

    # REST

    async def _leave_waiting(self, path: str) -> bool:
        if path.removeprefix("/api/v10") != self.unanswered:
            return False
        self.left_waiting.set()
        await self._over.wait()
        return True

    async def _rest(self, request: web.Request) -> web.Response:
        if await self._leave_waiting(request.path):
            return _error(503, 0, "503: Service Unavailable")
        call = Call(request.method, "/" + request.match_info["path"], await _body(request))
        self.calls.append(call)
        parts = call.path.strip("/").split("/")
        by_token = parts[0] in ("interactions", "webhooks")
        if not by_token and request.headers.get("Authorization") != f"Bot {TOKEN}":
            return _error(401, 0, "401: Unauthorized")
        asyncio.get_running_loop().call_soon(self._changed.set)
        fault = self._fault(call)
        if fault is not None and not fault.done:
            return _fail(request, fault)
        result = await (self._by_token(call, parts) if by_token else self._by_bot(call, parts))
        if fault is not None:
            return _fail(request, fault)
        if isinstance(result, web.Response):
            self.unexpected.append(call)
            return result
        return _json(result)

    def _fault(self, call: Call) -> Fault | None:
        for fault in self.faults:
            if fault.times and fault.method in ("*", call.method) and fnmatch(call.path, fault.path):
                fault.times -= 1
                return fault
        return None

    async def _by_bot(self, call: Call, parts: list[str]) -> Json | list[Json] | web.Response:
        match (call.method, *parts):
            case ("GET", *_) if call.path in self._facts():
                return self._facts()[call.path]
            case ("POST", "users", "@me", "channels"):
                person = Person(int(call.json["recipient_id"]), "somebody")
                return {"id": str(person.id + 1), "type": 1, "recipients": [person.user()]}
            case ("PUT", "applications", _, "commands"):
                fixed = {"application_id": str(BOT.id), "version": "1", "description": ""}
                self.commands = [{"type": 1, **fixed, **one, "id": payloads.snowflake()} for one in call.json]
                self._commands_put.set()
                return self.commands
            case ("POST", "channels", channel_id, "messages"):
                return self._reply(await self._post(channel_id, call.json), call.json)
            case ("PATCH", "channels", _, "messages", message_id) if message_id in self.messages:
                return await self._edit(self.messages[message_id], call.json)
        return _error(404, 10_000, "404: Not Found")

    def _facts(self) -> dict[str, Json | list[Json]]:
        """What can be read at any time, by path."""
        application = payloads.application(self.application_flags)
        starts = {"total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": 1}
        gateway = {"url": self._gateway_url(), "shards": 1, "session_start_limit": starts}
        return {
            "/users/@me": BOT.user(),
            "/applications/@me": application,
            "/oauth2/applications/@me": application,
            "/gateway": gateway,
            "/gateway/bot": gateway,
            f"/applications/{BOT.id}/commands": self.commands,
        }

    async def _by_token(self, call: Call, parts: list[str]) -> Json | web.Response:
        asked = self._asked.get(parts[2]) if len(parts) > 2 else None
        if asked is None:
            return _error(404, 10_062, "Unknown interaction")
        match (call.method, parts[0], parts[3:]):
            case ("POST", "interactions", ["callback"]) if asked.type:
                return _error(400, 40_060, "Interaction has already been acknowledged.")
            case ("POST", "interactions", ["callback"]):
                return await self._callback(asked, call.json)
            case ("PATCH", "webhooks", ["messages", "@original"]) if asked.message:
                return asked.settle(await self._edit(asked.message, call.json))
            case ("POST", "webhooks", []):
                return asked.settle(await self._post(CHANNEL_ID, call.json))
        return _error(404, 10_000, "404: Not Found")

    async def _callback(self, asked: _Asked, body: Json) -> Json:
        """Apply the first answer. A deferred one is settled by the edit that has to follow."""
        asked.type, data = body["type"], body.get("data") or {}
        if asked.type in (MESSAGE, THINKING):
            asked.message = await self._post(CHANNEL_ID, data)
        elif asked.clicked is not None:
            asked.message = await self._edit(asked.clicked, data) if asked.type == UPDATE else asked.clicked
        interaction: Json = {"id": asked.id, "type": 3 if asked.clicked else 2}
        interaction["response_message_loading"] = asked.type == THINKING
        if asked.message is None:
            return {"interaction": interaction}
        if asked.type in (MESSAGE, UPDATE):
            asked.settle(asked.message)
        interaction["response_message_id"] = asked.message["id"]
        interaction["response_message_ephemeral"] = is_ephemeral(asked.message)
        return {"interaction": interaction, "resource": {"type": asked.type, "message": asked.message}}

    # Messages

    async def _post(self, channel_id: str, body: Json) -> Json:
        message = payloads.message(channel_id, BOT, body)
        self.messages[message["id"]] = message
        await self._announce("MESSAGE_CREATE", message)
        return message

    def _reply(self, message: Json, body: Json) -> Json:
        """Hand a message to whoever typed what it refers to, or else to the first who waits there."""
        answered = str((body.get("message_reference") or {}).get("message_id"))
        waiting = [typed for typed in self._typed if not typed.reply.done()]
        waiting = [typed for typed in waiting if typed.channel_id == message["channel_id"]]
        for typed in ([typed for typed in waiting if typed.id == answered] or waiting)[:1]:
            typed.reply.set_result(deepcopy(message))
        return message

    async def _edit(self, message: Json, body: Json) -> Json:
        payloads.apply(message, body)["edited_timestamp"] = payloads.LATER
        await self._announce("MESSAGE_UPDATE", message)
        return message

    async def _announce(self, event: str, message: Json) -> None:
        """Everybody in a channel hears of its messages, their author too."""
        if self._socket is not None and not is_ephemeral(message):
            await self._dispatch(event, message)


async def _within(what: str, wait: Awaitable[T], within_s: float = PATIENCE_S) -> T:
    try:
        return await asyncio.wait_for(wait, within_s)
    except TimeoutError:
        raise TimeoutError(f"the bot did not {what} within {within_s:.0f} s") from None


def _error(status: int, code: int, text: str) -> web.Response:
    return _json({"code": code, "message": text}, status)


def _fail(request: web.Request, fault: Fault) -> web.Response:
    if not fault.status and request.transport is not None:
        request.transport.abort()
    body = fault.body or {"code": fault.code, "message": f"{fault.status}"}
    response = _json(body, fault.status or 500)
    response.headers.update(fault.headers)
    return response


def _json(body: Any, status: int = 200) -> web.Response:
    # discord.py parses what is exactly application/json; web.json_response adds a charset.
    return web.Response(body=json.dumps(body).encode(), status=status, content_type="application/json")


async def _body(request: web.Request) -> Any:
    if request.content_type.startswith("multipart/"):
        return json.loads(str((await request.post())["payload_json"]))
    return await request.json() if request.can_read_body else None
