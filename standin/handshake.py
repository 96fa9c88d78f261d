"""How a bot comes in: opcodes, close codes, what it reads at its start. Stand-in and benchmarks share it."""

from __future__ import annotations

import json
import zlib
from collections.abc import AsyncIterator, Iterable, Mapping
from typing import Any

from aiohttp import web

from standin import payloads
from standin.conduct import Conduct
from standin.payloads import BOT, Json

HEARTBEAT, IDENTIFY, RESUME, INVALID_SESSION, HELLO, HEARTBEAT_ACK = 1, 2, 6, 9, 10, 11
SESSION_LOST, WRONG_TOKEN, REFUSED_INTENTS = 4009, 4004, 4014
MESSAGE, THINKING, LATER, UPDATE, CHOICES = 4, 5, 6, 7, 8
"""How an interaction can be answered first; LATER is an edit that is yet to come."""
BASE = "/api/v10"
"""Where REST calls go."""
JSON_HEADERS = {"Content-Type": "application/json"}
"""discord.py parses what is exactly this; web.json_response adds a charset."""


class Stream(web.WebSocketResponse):
    """The gateway's side of a connection. Who asks for zlib gets all packets in one compressed stream, as by Discord.

    Who asks for another way gets plain text, which discord.py takes as well.
    Source: docs.discord.com/developers/events/gateway (Transport Compression).
    """

    def __init__(self, request: web.BaseRequest) -> None:
        super().__init__(compress=False)
        self._deflate = zlib.compressobj() if request.query.get("compress") == "zlib-stream" else None

    async def send_str(self, data: str, compress: int | None = None) -> None:
        """Send a packet; a client that knows the packets before it can unpack it."""
        if self._deflate is None:
            await super().send_str(data, compress)
            return
        packed = self._deflate.compress(data.encode()) + self._deflate.flush(zlib.Z_SYNC_FLUSH)
        await self.send_bytes(packed, compress)


def gateway_url(url: str) -> str:
    """The gateway's address, by that of the stand-in."""
    return url.replace("http", "ws", 1) + "/gateway"


async def packets(socket: web.WebSocketResponse, conduct: Conduct) -> AsyncIterator[Json]:
    """Greet a client, answer its heartbeats, and yield whatever else it sends: IDENTIFY or RESUME."""
    await socket.send_json({"op": HELLO, "d": {"heartbeat_interval": int(conduct.heartbeat_s * 1000)}})
    async for frame in socket:
        packet = frame.json()
        if packet["op"] != HEARTBEAT:
            yield packet
        elif not conduct.is_silent:
            await socket.send_json({"op": HEARTBEAT_ACK, "d": None})


def event(name: str, sequence: int, data: Json) -> Json:
    """Make a packet that tells of something."""
    return {"op": 0, "t": name, "s": sequence, "d": data}


def shard(identify: Json) -> tuple[int, int]:
    """Which shard of how many a client says it is."""
    number, count = identify.get("shard", (0, 1))
    return number, count


def holds(shard: tuple[int, int], guild_id: str | None) -> bool:
    """Whether a shard is told of what happens in a server, or, if None, in direct messages."""
    number, count = shard
    return number == ((int(guild_id) >> 22) % count if guild_id is not None else 0)


def ready(flags: int, shard: tuple[int, int], url: str, session_id: str, guild_ids: Iterable[str]) -> Json:
    """Greet a session that has just begun; its servers are still to come. url: the stand-in's."""
    guilds = [{"id": guild_id, "unavailable": True} for guild_id in guild_ids]
    packet: Json = {"v": 10, "user": BOT.user(), "guilds": guilds, "shard": list(shard)}
    packet |= {"application": {"id": str(BOT.id), "flags": flags}}
    return packet | {"session_id": session_id, "resume_gateway_url": gateway_url(url)}


def facts(url: str, conduct: Conduct, commands: list[Json]) -> dict[str, Json | list[Json]]:
    """What a bot can read at any time, by path."""
    application = payloads.application(conduct.application_flags)
    starts = {"total": 1000, "remaining": conduct.sessions_left, "reset_after": conduct.sessions_reset_ms}
    starts["max_concurrency"] = conduct.max_concurrency
    gateway = {"url": gateway_url(url), "shards": 1, "session_start_limit": starts}
    return {
        "/users/@me": BOT.user(),
        "/applications/@me": application,
        "/oauth2/applications/@me": application,
        "/gateway": gateway,
        "/gateway/bot": gateway,
        f"/applications/{BOT.id}/commands": commands,
    }


def registered(commands: list[Json]) -> list[Json]:
    """Slash commands as Discord keeps them, by what a bot has put."""
    fixed = {"application_id": str(BOT.id), "version": "1", "description": ""}
    return [{"type": 1, **fixed, **one, "id": payloads.snowflake()} for one in commands]


def is_silent(path: str, query: Mapping[str, str]) -> bool:
    """Whether Discord says no more than that it has taken an answer: it tells of the message only if it's asked.

    Source: docs.discord.com/developers/interactions/receiving-and-responding (Create Interaction Response).
    """
    return path.endswith("/callback") and query.get("with_response") not in {"1", "true"}


def response(body: Any, status: int = 200) -> web.Response:
    """Answer a REST call with JSON."""
    return web.Response(body=json.dumps(body).encode(), status=status, headers=JSON_HEADERS)
