"""The REST calls that the bot makes: which there are, who may make them, and what goes wrong with them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from aiohttp import web

from standin import application, commands, handshake, rules
from standin.conduct import Call, Conduct, Fault
from standin.emoji import Emoji
from standin.handshake import BASE, response
from standin.interactions import Interactions
from standin.messages import INVALID, Messages, Refused, refuse
from standin.payloads import BOT, SERVER_ID, TOKEN, Json, Person
from standin.server import VIEW, Server


class Rest:
    """Answers every call under BASE. changed: called after each."""

    def __init__(
        self,
        conduct: Conduct,
        server: Server,
        messages: Messages,
        interactions: Interactions,
        changed: Callable[[], None],
    ) -> None:
        self.emoji = Emoji(conduct)
        self._conduct, self._server = conduct, server
        self._messages, self._interactions, self._changed = messages, interactions, changed

    async def handle(self, request: web.Request) -> web.Response:
        """Answer one call."""
        if await self._conduct.leave_waiting(request.path.removeprefix(BASE)):
            return _error(Refused(503, 0, "503: Service Unavailable"))
        body, files = await _body(request)
        call = Call(request.method, request.path.removeprefix(BASE), body, dict(request.query), files)
        if self._conduct.delay_s:
            await asyncio.sleep(self._conduct.delay_s)
        self._conduct.log(call)
        parts = call.path.strip("/").split("/")
        by_token = parts[0] in ("interactions", "webhooks")
        if not by_token and request.headers.get("Authorization") != f"Bot {TOKEN}":
            return _error(Refused(401, 0, "401: Unauthorized"))
        asyncio.get_running_loop().call_soon(self._changed)
        limit = self._conduct.limit(call)
        if wait_s := limit.get("Retry-After"):
            said = {"message": "You are being rate limited.", "retry_after": float(wait_s), "global": False}
            return _fail(request, Fault(call.method, call.path, 429, headers=limit, body=said))
        fault = self._conduct.fault(call)
        if fault is None:
            answer = await self._answer(call, parts, str(request.url.origin()))
            answer.headers.update(limit)
            return answer
        if fault.done:
            await self._answer(call, parts, str(request.url.origin()))
        if fault.is_held:
            self._conduct.left_waiting.set()
            await self._conduct.over.wait()
        return _fail(request, fault)

    async def _answer(self, call: Call, parts: list[str], url: str) -> web.Response:
        try:
            self.emoji.check(call.json)
            self._check(call, parts)
            call = replace(call, json=self.emoji.shown(call.json))
            if call.method == "PATCH":
                self._check_gallery(call.json)
            if parts[0] in ("interactions", "webhooks"):
                answer = response(await self._by_token(call, parts))
                return web.Response(status=204) if handshake.is_silent(call.path, call.query) else answer
            return response(await self._by_bot(call, parts, url))
        except Refused as refused:
            if not refused.is_expected:
                self._conduct.unexpected.append(call)
            return _error(refused)

    def _check(self, call: Call, parts: list[str]) -> None:
        """Hold a body against the written rules. Errors: Refused."""
        if call.json is None:
            return
        asked, edited = 0, None
        match parts:
            case ["interactions", _, token, "callback"]:
                found = self._interactions.find(token)
                asked, edited = found.packet["type"], found.clicked
            case ["webhooks", _, token, *rest]:
                found = self._interactions.find(token)
                asked, edited = found.packet["type"], found.message if rest or found.is_thinking else None
            case ["channels", _, "messages", message_id]:
                edited = self._messages.kept.get(message_id)
        refuse(rules.Sent(call.method, call.path, call.json, call.files, asked, edited))

    async def _by_bot(self, call: Call, parts: list[str], url: str) -> Json | list[Json]:
        match (call.method, *parts):
            case ("GET", "applications", _, "commands"):
                return commands.listed(self._conduct.commands, call.query)
            case ("GET", *_) if call.path in (facts := self._facts(url)):
                return facts[call.path]
            case ("GET", "users", "@me", "guilds"):
                after, limit = int(call.query.get("after", 0)), int(call.query.get("limit", 200))
                return self._server.listed(self._conduct.servers, after)[:limit]
            case ("GET", "guilds", guild_id, *rest) if guild_id in self._server.ids(self._conduct.servers):
                return self._guild(guild_id, rest)
            case ("PATCH", "applications", "@me"):
                application.edit(self._conduct, call.json)
                return self._facts(url)[call.path]
            case ("POST", "users", "@me", "channels"):
                return self._direct(Person(int(call.json["recipient_id"]), "somebody"))
            case ("PUT", "applications", _, "commands"):
                return commands.overwrite(self._conduct, call.json)
            case ("GET", "applications", _, "guilds", guild_id, "commands", "permissions"):
                return [self._conduct.ruled(each) for each in self._conduct.rules if guild_id == SERVER_ID]
            case ("GET", "applications", _, "emojis"):
                return self.emoji.listed()
            case ("POST", "applications", _, "emojis"):
                return self.emoji.create(call.json)
            case ("DELETE", "applications", _, "emojis", number):
                self.emoji.delete(number)
                return {}
            case ("GET", "channels", channel_id):
                return self._channel(channel_id)
            case ("POST", "channels", channel_id, "messages"):
                return await self._messages.send(channel_id, call.json)
            case ("POST", "channels", channel_id, "threads"):
                return await self._messages.start_thread(channel_id, call.json)
            case ("GET", "channels", channel_id, "messages", message_id):
                return self._messages.find(channel_id, message_id)
            case ("PATCH", "channels", channel_id, "messages", message_id):
                return await self._messages.amend(channel_id, message_id, call.json)
            case ("DELETE", "channels", channel_id, "messages", message_id):
                await self._messages.delete(channel_id, message_id)
                return {}
        raise Refused(404, 10_000, "404: Not Found", is_expected=False)

    def _facts(self, url: str) -> dict[str, Json | list[Json]]:
        facts = handshake.facts(url, self._conduct, self._conduct.commands)
        set_by_path = {"/applications/@me": self._conduct.application, "/gateway/bot": self._conduct.gateway}
        for path, more in set_by_path.items():
            facts |= {each: fact | more for each, fact in facts.items() if path in each and isinstance(fact, dict)}
        return facts

    def _guild(self, guild_id: str, rest: list[str]) -> Json | list[Json]:
        """A server, its channels or a member, as they are asked for by their paths."""
        packet = json.loads(json.dumps(self._server.packet()).replace(SERVER_ID, guild_id))
        match rest:
            case []:
                return dict(packet)
            case ["channels"]:
                return list(packet["channels"])
            case ["members", member_id] if member_id == str(BOT.id):
                return self._server.member(BOT) | {"user": BOT.user()}
            case ["members", member_id] if found := [each for each in self._server.held if str(each.id) == member_id]:
                return self._server.member(found[0]) | {"user": found[0].user()}
        raise Refused(404, 10_000, "404: Not Found", is_expected=False)

    def _channel(self, channel_id: str) -> Json:
        if channel_id not in self._server.channels:
            raise Refused(404, 10_003, "Unknown Channel")
        is_seen = self._server.allowed(BOT, self._server.channels[channel_id]) & VIEW
        if not is_seen or self._server.is_uninvited(channel_id):
            raise Refused(403, 50_001, "Missing Access")
        return self._server.channels[channel_id].packet()

    def _direct(self, person: Person) -> Json:
        """The channel of somebody's direct messages with the bot."""
        return {"id": str(person.id + 1), "type": 1, "recipients": [person.user()]}

    async def _by_token(self, call: Call, parts: list[str]) -> Json:
        asked = self._interactions.find(parts[2] if len(parts) > 2 else "")
        match (call.method, parts[0], parts[3:]):
            case ("POST", "interactions", ["callback"]):
                return await self._interactions.callback(asked, call.json)
            case ("GET", "webhooks", ["messages", "@original"]) if asked.message:
                return asked.message
            case ("PATCH", "webhooks", ["messages", "@original"]) if asked.message:
                return await self._interactions.edit_original(asked, asked.message, call.json)
            case ("POST", "webhooks", []) if asked.message and asked.is_thinking:
                self._check_gallery(call.json)
                return await self._interactions.edit_original(asked, asked.message, call.json)
            case ("POST", "webhooks", []):
                return await self._interactions.follow_up(asked, call.json)
        raise Refused(404, 10_000, "404: Not Found", is_expected=False)

    def _check_gallery(self, body: Any) -> None:
        """Refuse an edit that brings a picture for a gallery. Source: discord-api-docs, issue 7529."""
        if '"attachment://' in json.dumps((body or {}).get("components")):
            raise Refused(400, INVALID, "Invalid Form Body\nUnfurled media attachment not found", is_expected=False)


def _error(refused: Refused) -> web.Response:
    return response({"code": refused.code, "message": refused.text} | refused.errors, refused.status)


def _fail(request: web.Request, fault: Fault) -> web.Response:
    if not fault.status and request.transport is not None:
        request.transport.abort()
    if isinstance(fault.body, str):
        headers = {"Content-Type": "text/html"} | fault.headers
        return web.Response(body=fault.body.encode(), status=fault.status, headers=headers)
    answer = response(fault.body or {"code": fault.code, "message": f"{fault.status}"}, fault.status or 500)
    answer.headers.update(fault.headers)
    return answer


async def _body(request: web.Request) -> tuple[Any, tuple[str, ...]]:
    """Return what a request says, and the names of the files with it."""
    if request.content_type.startswith("multipart/"):
        parts = await request.post()
        files = (each.filename for each in parts.values() if isinstance(each, web.FileField))
        return json.loads(str(parts["payload_json"])), tuple(files)
    return (await request.json() if request.can_read_body else None), ()
