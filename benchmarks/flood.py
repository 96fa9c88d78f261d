"""What servers cost a process: the real bot is told of so many when it starts, and looked at from outside.

A gateway of its own, which is quicker than the stand-in's: one GUILD_CREATE is written once, and only its numbers are
filled in. Reads /proc, so Linux only.
"""

from __future__ import annotations

import asyncio
import json
import re
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from aiohttp import web

from standin import handshake, launch, payloads
from standin.conduct import Conduct
from standin.handshake import BASE, IDENTIFY
from standin.payloads import BOT, PERMISSIONS, Json

PER_SHARD = 2_500
"""As many servers as Discord lets a shard have."""
CHANNELS, ROLES, OVERWRITES, THREADS = 30, 20, 2, 5
"""What a server has here, an assumption: each channel with overwrites for @everyone and a role."""
MARK = "987654321"
READY = re.compile(r"Ready in ([\d,]+|one)")
SETTLE_S = 2.0
"""discord.py waits so long for one more server before it says that it's ready; taken off the time of a start."""


def packet() -> str:
    """One GUILD_CREATE, whose number MARK stands for; channels and roles have it with some digits more."""
    roles = [payloads.role(MARK, "@everyone", PERMISSIONS)]
    roles += [payloads.role(f"{MARK}1{n:03}", f"role number {n}", PERMISSIONS) for n in range(ROLES)]
    rules = [{"id": role["id"], "type": 0, "allow": "0", "deny": "0"} for role in roles[:OVERWRITES]]
    channels = [
        payloads.channel(f"{MARK}2{n:03}", f"channel-number-{n}") | {"guild_id": MARK, "permission_overwrites": rules}
        for n in range(CHANNELS)
    ]
    metadata: Json = {"archived": False, "locked": False, "auto_archive_duration": 1440}
    metadata |= {"archive_timestamp": payloads.LATER, "create_timestamp": payloads.LATER}
    threads = [
        payloads.channel(f"{MARK}3{n:03}", f"thread-number-{n}")
        | {
            "type": 11,
            "guild_id": MARK,
            "parent_id": f"{MARK}2000",
            "owner_id": str(BOT.id),
            "thread_metadata": metadata,
        }
        | {"message_count": 0, "member_count": 1, "rate_limit_per_user": 0, "last_message_id": None}
        for n in range(THREADS)
    ]
    server = payloads.server(channels, MARK) | {"roles": roles, "threads": threads}
    return json.dumps(handshake.event("GUILD_CREATE", 1, server), separators=(",", ":"))


@dataclass
class Flood:
    """Discord, as far as a bot needs it that is to be told of servers. sent: bytes of GUILD_CREATE."""

    servers: int
    shards: int
    sent: int = 0
    commands: list[Json] = field(default_factory=list)
    url: str = ""

    def __post_init__(self) -> None:
        self._text = packet()

    def guild_ids(self, shard: tuple[int, int]) -> list[str]:
        """The servers of a shard: numbers that hold a time, as Discord's do."""
        return [str((10**12 + n) << 22) for n in range(self.servers) if (10**12 + n) % shard[1] == shard[0]]

    async def gateway(self, request: web.Request) -> web.WebSocketResponse:
        """Greet a shard and tell it of its servers, one after the other."""
        socket = web.WebSocketResponse(compress=False)
        await socket.prepare(request)
        async for received in handshake.packets(socket, Conduct()):
            if received["op"] == IDENTIFY:
                shard = handshake.shard(received["d"])
                ids = self.guild_ids(shard)
                ready = handshake.ready(0, shard, self.url, payloads.snowflake(), ids)
                await socket.send_json(handshake.event("READY", 1, ready))
                for guild_id in ids:
                    text = self._text.replace(MARK, guild_id)
                    self.sent += len(text)
                    await socket.send_str(text)
        return socket

    async def rest(self, request: web.Request) -> web.Response:
        """Answer what a bot asks for while it starts."""
        if request.method == "PUT":
            self.commands = handshake.registered(await request.json())
        conduct = Conduct(max_concurrency=self.shards)
        return handshake.response(handshake.facts(self.url, conduct, self.commands)[request.path.removeprefix(BASE)])


async def cost(servers: int) -> dict[str, float]:
    """Start the bot with so many servers: its bytes of memory, seconds of CPU and of waiting, what it was sent."""
    shards = -(-servers // PER_SHARD) or 1
    flood, app = Flood(servers, shards), web.Application()
    app.router.add_get("/gateway", flood.gateway)
    app.router.add_route("*", BASE + "/{path:.*}", flood.rest)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    flood.url = f"http://127.0.0.1:{runner.addresses[0][1]}"
    try:
        return await _started(flood)
    finally:
        await runner.cleanup()


async def _started(flood: Flood) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        environment = launch.environment(flood.url, folder, {"SHARD_COUNT": str(flood.shards)})
        begun = time.perf_counter()
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bot", cwd=folder, env=environment, stderr=asyncio.subprocess.PIPE
        )
        assert process.stderr is not None
        while not READY.search((line := await process.stderr.readline()).decode()):
            assert line, "the bot ended"
        taken = time.perf_counter() - begun - SETTLE_S
        await asyncio.sleep(1.0)  # it freezes what it has heard of, and compiles its sentences
        found: dict[str, Any] = {"servers": flood.servers, "shards": flood.shards, "start_s": taken, "sent": flood.sent}
        found |= {"bytes": launch.held(process.pid)["bytes"], "cpu_s": launch.cpu_s(process.pid)}
        process.terminate()
        await process.wait()
    return found
