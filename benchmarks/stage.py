"""A stand-in for Discord that costs little: people at many channels who play as fast as one bot answers.

It is the other side of `chat.py`, and no place for promises: those are tested against `standin/discord.py`.
Every packet is made once and filled in; nothing is copied or kept but the newest board of each channel. As Discord
does, it tells the bot of the bot's own messages. It sends no rate limits. Some thousand people take turns at its games,
so that the bot need not hear more of one than a person can ask.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import re
import time
from collections.abc import Callable
from typing import Self

from aiohttp import web

from benchmarks import packets
from benchmarks.packets import BUTTONS
from benchmarks.tables import Script, Table, Tally
from standin import commands, handshake, payloads, rules
from standin.conduct import Conduct
from standin.handshake import BASE, IDENTIFY, JSON_HEADERS, LATER, MESSAGE, THINKING, UPDATE
from standin.payloads import SERVER_ID, Json

WARM_S = 0.2
PEOPLE = 5000
CHECKED = 3
"""Moves of each channel whose bodies are held against Discord's rules."""
AHEAD = CIRCLES = 4
"""How many events a game takes, more or less."""
PATIENCE_S = 30.0
KEYCAP = re.compile("([1-9])\ufe0f?\u20e3")


class Stage:
    """Discord with one server of many channels, for one bot. Use it as an async context manager.

    lengths: how many moves the games took that came to their end here.
    """

    def __init__(self, channels: int, script: Script) -> None:
        self.script = script
        self.lengths: list[int] = []
        ids = [str(int(SERVER_ID) + 1 + n) for n in range(channels)]
        self.tables = {each: Table(each, packets.of_channel(each, script.start)) for each in ids}
        self._ids = itertools.count(int(payloads.snowflake()))
        self._people = itertools.cycle([str(next(self._ids)) for _ in range(PEOPLE)])
        self._sequence = itertools.count(1)
        self._socket: web.WebSocketResponse | None = None
        self._ready = asyncio.Event()
        self._way = BUTTONS
        self._tally = Tally()
        self._goes_on = False
        self._busy = 0
        self._idle = asyncio.Event()
        self._unanswered: set[str] = set()
        self._warm = asyncio.Event()
        self._fault = ""

    async def __aenter__(self) -> Self:
        self._runner = web.ServerRunner(web.Server(self._handle), shutdown_timeout=1)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", 0).start()
        self.url = f"http://127.0.0.1:{self._runner.addresses[0][1]}"
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._socket is not None:
            await self._socket.close()
        await self._runner.cleanup()

    async def ready(self) -> None:
        """Return when the bot is connected and knows its server. Errors: TimeoutError, RuntimeError where it ended."""
        await self._until(self._ready)

    async def scatter(self) -> None:
        """Play a few moves in each channel, so that games do not all begin and end at the same time."""
        for table in self.tables.values():
            table.ahead = random.randrange(2 * AHEAD)
            await self._act(table)
        await self._until(self._idle)

    async def play(self, way: str, channels: int, seconds: float, cpu_s: Callable[[], float]) -> Tally:
        """Let people play in so many channels, and count for so many seconds once each of them was answered.

        Where channels are many it takes longer, until each was answered about CIRCLES times: starts take longer than
        moves, and so gather at one time. Games that are not over go on in the next call.
        cpu_s: reads what the bot has computed so far.
        Errors: TimeoutError where an answer does not come, RuntimeError where it does not show that the move was made.
        """
        tables = list(self.tables.values())[:channels]
        self._way, self._goes_on = way, True
        self._unanswered = {table.channel_id for table in tables}
        self._warm.clear()
        for table in tables:
            await self._act(table)
        await self._until(self._warm)
        await asyncio.sleep(WARM_S)
        tally = self._tally = Tally()
        begun, bot, own = time.perf_counter(), cpu_s(), time.process_time()
        await asyncio.sleep(seconds)
        async with asyncio.timeout(PATIENCE_S):
            while tally.moves + tally.starts < CIRCLES * channels:
                await asyncio.sleep(seconds / 10)
                self._check()
        tally.seconds, tally.bot_cpu_s = time.perf_counter() - begun, cpu_s() - bot
        tally.stage_cpu_s = time.process_time() - own
        self._tally, self._goes_on = Tally(), False
        await self._until(self._idle)
        return tally

    async def _until(self, event: asyncio.Event) -> None:
        async with asyncio.timeout(PATIENCE_S):
            await event.wait()
        self._check()

    def _check(self) -> None:
        if self._fault:
            raise RuntimeError(self._fault)

    async def started(self, channel_id: str) -> None:
        """The bot is ready for clicks on the board that it posted in that channel."""
        await self._go_on(self.tables[channel_id])

    def fail(self, fault: str) -> None:
        """Let nobody wait any longer: something is wrong with the bot."""
        self._fault, self._goes_on = self._fault or fault, False
        for event in (self._ready, self._warm, self._idle):
            event.set()

    # What people do

    async def _act(self, table: Table) -> None:
        """Make the next move, or start a game where none is on."""
        table.token, table.awaited, table.is_start = str(next(self._ids)), True, not table.squares
        self._busy += 1
        self._idle.clear()
        if table.is_start:
            table.moves, table.ends_after = 0, random.choice(self.script.lengths) if self.script.lengths else 0
            table.people = list(itertools.islice(self._people, self.script.players))
            name, filled = "start", ""
        else:
            table.moves += 1
            name = self._way
            filled = table.squares[0] if name == BUTTONS else table.numbers[0]
        packet = table.packets[name] % {
            "id": table.token,
            "token": f"{table.channel_id}-{table.token}",
            "what": filled,
            "who": table.people[table.moves % len(table.people)],
            "board": table.board,
            "s": next(self._sequence),
        }
        table.sent_at = time.perf_counter()
        await self._send(packet)

    async def _go_on(self, table: Table) -> None:
        """Make the next move, if play goes on."""
        self._busy -= 1
        table.ahead -= 1
        if self._goes_on or table.ahead > 0:
            await self._act(table)
        elif not self._busy:
            self._idle.set()

    def _look(self, table: Table, data: Json) -> None:
        """Read what can be played from the board that was shown."""
        before = 0 if table.is_start or self.script.lengths else len(table.squares)
        buttons = [each for row in data.get("components", ()) for each in row["components"]]
        enabled = (each["custom_id"] for each in buttons if not each.get("disabled"))
        table.squares = [each for each in enabled if self.script.square.fullmatch(each)]
        table.numbers = KEYCAP.findall(data.get("content", ""))
        if not buttons or (before and len(table.squares) >= before):
            self.fail(f"instead of a board with one more move the bot showed: {data}")
        if table.ends_after and table.moves >= table.ends_after:
            table.squares = []
        if not table.squares:
            self.lengths.append(table.moves)

    # The gateway

    async def _send(self, packet: str) -> None:
        if self._socket is not None:
            await self._socket.send_str(packet)

    async def _gateway(self, request: web.BaseRequest) -> web.WebSocketResponse:
        socket = self._socket = handshake.Stream(request)
        await socket.prepare(request)
        async for packet in handshake.packets(socket, Conduct()):
            if packet["op"] == IDENTIFY:
                shard = handshake.shard(packet["d"])
                ready = handshake.ready(0, shard, self.url, payloads.snowflake(), [SERVER_ID])
                server = payloads.server([packets.channel(each) for each in self.tables])
                for event, data in (("READY", ready), ("GUILD_CREATE", server)):
                    await socket.send_json(handshake.event(event, next(self._sequence), data))
                self._ready.set()
        return socket

    # REST

    async def _handle(self, request: web.BaseRequest) -> web.StreamResponse:
        body = await request.read()
        now = time.perf_counter()
        match request.path.removeprefix(f"{BASE}/").split("/"):
            case ["", "gateway"]:
                return await self._gateway(request)
            case ["interactions", _, token, "callback"]:
                channel_id, _, token = token.partition("-")
                return await self._answer(request, self.tables[channel_id], token, body, now)
            case ["webhooks", _, token, "messages", "@original"]:
                channel_id, _, token = token.partition("-")
                return await self._answer(request, self.tables[channel_id], token, body, now, late=True)
            case ["channels", channel_id, "messages"] if request.method == "POST":
                table = self.tables[channel_id]
                return await self._answer(request, table, table.token, body, now)
            case ["channels", channel_id, "messages", message_id] if request.method == "PATCH":
                return await self._fold(request, channel_id, message_id, body)
            case ["channels", channel_id, "messages", message_id] if request.method == "DELETE":
                return await self._remove(channel_id, message_id, body)
            case ["applications", _, "emojis"]:  # none, and no more are taken: boards are Unicode
                is_list = request.method == "GET"
                return handshake.response(
                    {"items": []} if is_list else {"code": 30008, "message": ""}, 200 if is_list else 400
                )
        return self._fact(request, body)

    def _fact(self, request: web.BaseRequest, body: bytes) -> web.Response:
        """What a bot asks for while it starts."""
        path = request.path.removeprefix(BASE)
        if request.method == "PUT":
            self._hold(rules.Sent("PUT", path, json.loads(body)))
            self.script.commands[:] = handshake.registered(json.loads(body))
        facts = handshake.facts(self.url, Conduct(), commands.listed(self.script.commands, request.query))
        if path not in facts:
            self.fail(f"the bot made a call that is not known here: {request.method} {path}")
            return handshake.response({"code": 0, "message": "404"}, 404)
        return handshake.response(facts[path])

    def _hold(self, sent: rules.Sent) -> None:
        """Fail if a body breaks one of Discord's rules. Only the first of each table are checked: it takes time."""
        if found := rules.check(sent):
            self.fail(f"Discord would refuse {sent}: {found}")

    async def _answer(
        self, request: web.BaseRequest, table: Table, token: str, body: bytes, now: float, *, late: bool = False
    ) -> web.StreamResponse:
        """Take one REST call that answers an event: reply, tell the bot of its message, let the person go on."""
        sent = json.loads(body)
        kind, data = (sent["type"], sent.get("data") or {}) if "type" in sent else (MESSAGE, sent)
        if not table.is_start:
            self._tally.count_call(body)
        if table.moves < CHECKED:
            is_press = self._way == BUTTONS and not table.is_start
            asked, pressed = (payloads.CLICK, Json()) if is_press else (payloads.SLASH, None)
            self._hold(rules.Sent(request.method, request.path.removeprefix(BASE), sent, (), asked, pressed))
        answers = table.awaited and token == table.token and kind not in (THINKING, LATER)
        if answers:
            self._count(table, now)
            is_update = kind == UPDATE or (late and self._way == BUTTONS and not table.is_start)
            self._show(table, data, is_new=not is_update)
        response = await _respond(request, _reply(request, table, kind))
        if answers:
            await self._tell(table.board, is_new=not is_update)
            if not (table.is_start and self.script.told_of_starts):
                await self._go_on(table)
        return response

    async def _fold(self, request: web.BaseRequest, channel_id: str, message_id: str, body: bytes) -> web.Response:
        """Take the REST call after a typed move, which nobody waits for: it turns the board before it into a line."""
        self._tally.count_call(body)
        message = packets.by_bot(channel_id, message_id, json.loads(body), is_new=False)
        response = await _respond(request, message)
        await self._tell(message, is_new=False)
        return response

    async def _remove(self, channel_id: str, message_id: str, body: bytes) -> web.Response:
        """Take the REST call after a typed move, below which nobody wrote: it deletes the board before it."""
        self._tally.count_call(body)
        gone = {"id": message_id, "channel_id": channel_id, "guild_id": str(SERVER_ID)}
        await self._send(json.dumps(handshake.event("MESSAGE_DELETE", next(self._sequence), gone)))
        return web.Response(status=204)

    async def _tell(self, message: str, *, is_new: bool) -> None:
        """Tell the bot of its own message, as Discord does."""
        event = "MESSAGE_CREATE" if is_new else "MESSAGE_UPDATE"
        await self._send(f'{{"op":0,"t":"{event}","s":{next(self._sequence)},"d":{message}}}')

    def _count(self, table: Table, now: float) -> None:
        table.awaited = False
        if table.is_start:
            self._tally.starts += 1
        else:
            self._tally.waited_s.append(now - table.sent_at)
        self._unanswered.discard(table.channel_id)
        if not self._unanswered:
            self._warm.set()

    def _show(self, table: Table, data: Json, *, is_new: bool) -> None:
        """Put what the bot sent into the channel's board."""
        if is_new:
            table.board_id = str(next(self._ids))
        table.board = packets.by_bot(table.channel_id, table.board_id, data, is_new=is_new)
        self._look(table, data)


async def _respond(request: web.BaseRequest, body: str) -> web.Response:
    """Send all of a response now, not when the handler returns: the events come after it."""
    response = web.Response(body=body.encode(), headers=JSON_HEADERS) if body else web.Response(status=204)
    await response.prepare(request)
    await response.write_eof()
    return response


def _reply(request: web.BaseRequest, table: Table, kind: int) -> str:
    """What Discord replies: the message; for a callback nothing, or what it says of the interaction if it's asked."""
    if handshake.is_silent(request.path, request.query):
        return ""
    if not request.path.endswith("/callback"):
        return table.board
    about = f'{{"interaction":{{"id":"{table.token}","type":{3 if kind in (LATER, UPDATE) else 2}'
    if kind in (THINKING, LATER):
        return f"{about}}}}}"
    about += f',"response_message_id":"{table.board_id}"'
    return f'{about}}},"resource":{{"type":{kind},"message":{table.board}}}}}'
