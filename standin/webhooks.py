"""Interactions over HTTP: signed by Discord, and posted to the bot's processes in turn by a load balancer."""

from __future__ import annotations

import asyncio
import io
import json
from collections.abc import Mapping

import aiohttp

from standin import rules
from standin.conduct import Conduct
from standin.interactions import Asked, Interactions
from standin.messages import Refused, refuse
from standin.payloads import Json
from standin.signing import signed

PATH = "/interactions"
PING: Json = {"type": 1, "version": 1}
AGAIN_S = 0.02
"""How often it is tried whether a process that has just been started listens."""


class Webhooks:
    """Posts to what `Conduct.endpoints` names, each in its turn; one that can't be reached is passed over."""

    def __init__(self, conduct: Conduct, interactions: Interactions) -> None:
        self._conduct, self._interactions = conduct, interactions
        self._turn = 0
        self._posting: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> None:
        self._session = aiohttp.ClientSession()

    async def close(self) -> None:
        """Give up what is under way."""
        for task in self._posting:
            task.cancel()
        await self._session.close()

    async def listening(self, endpoint: str) -> None:
        """Return when a process answers Discord's question whether it is there."""
        while True:
            try:
                status, body = await self.post(endpoint, json.dumps(PING).encode())
            except aiohttp.ClientConnectorError:
                await asyncio.sleep(AGAIN_S)
            else:
                if (status, json.loads(body or b"null")) != (200, {"type": 1}):
                    raise ConnectionError(f"a question whether it is there was answered by {status}: {body!r}")
                return

    def send(self, asked: Asked) -> None:
        """Post an interaction; its answer ends with ConnectionError if the process goes, or doesn't take it."""
        everywhere, copies = self._conduct.is_everywhere and not self._conduct.is_balanced, self._conduct.copies
        for _ in range(copies * len(self._conduct.endpoints) if everywhere else copies):
            task = asyncio.create_task(self._deliver(asked))
            self._posting.add(task)
            task.add_done_callback(self._posting.discard)

    async def post(self, endpoint: str, body: bytes, headers: Mapping[str, str] | None = None) -> tuple[int, bytes]:
        """Post some bytes, signed unless headers are given; return the status and the body of the response."""
        headers = signed(body) if headers is None else headers
        async with self._session.post(endpoint, data=io.BytesIO(body), headers=headers) as response:
            return response.status, await response.read()

    async def _deliver(self, asked: Asked) -> None:
        try:
            status, body = await self._post_in_turn(json.dumps(asked.packet).encode())
        except aiohttp.ClientError:
            asked.fail("the process disconnected before it answered")
            return
        self._conduct.statuses.append(status)
        if status == 200:
            try:
                answer, packet = json.loads(body), asked.packet
                path = f"/interactions/{packet['id']}/{packet['token']}/callback"
                refuse(rules.Sent("POST", path, answer, (), packet["type"], asked.clicked))
                await self._interactions.callback(asked, answer)
            except Refused as refused:
                asked.fail(refused.text)
        elif status != 202:
            asked.fail(f"the process answered {status}")

    async def _post_in_turn(self, body: bytes) -> tuple[int, bytes]:
        if self._conduct.delay_s:
            await asyncio.sleep(self._conduct.delay_s)
        endpoints = list(self._conduct.endpoints)
        self._turn += 1
        for number in range(len(endpoints)):
            try:
                return await self.post(endpoints[(self._turn + number) % len(endpoints)], body)
            except aiohttp.ClientConnectorError:
                if number == len(endpoints) - 1:
                    raise
        raise ConnectionError("no process is to be sent interactions")
