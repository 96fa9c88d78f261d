"""The messages as they now stand, in every channel, and who waits for the next one. They outlive every process."""

from __future__ import annotations

import asyncio
from copy import deepcopy
from dataclasses import dataclass

from standin import payloads, rules
from standin.gateway import Gateway
from standin.payloads import BOT, SILENT, Json, Person, is_ephemeral
from standin.server import Server

INVALID = 50_035


class Refused(Exception):
    """Discord does not do what was asked: status, its own code, and a text. is_expected: whether a bot may meet it.

    errors: what is wrong with which field.
    """

    def __init__(
        self, status: int, code: int, text: str, *, is_expected: bool = True, errors: Json | None = None
    ) -> None:
        super().__init__(text)
        self.status, self.code, self.text, self.is_expected = status, code, text, is_expected
        self.errors = {"errors": errors} if errors else {}


def refuse(sent: rules.Sent) -> None:
    """Refuse a body that breaks a written rule. The bot should send none. Errors: Refused."""
    if found := rules.check(sent):
        raise Refused(400, INVALID, "Invalid Form Body", is_expected=False, errors=rules.form(found))


@dataclass
class Typed:
    """A typed message that waits for its reply."""

    message: Json
    reply: asyncio.Future[Json]


class Messages:
    """Keeps messages by id, and tells everybody in a channel of them, their author too. by_nonce: ids of messages."""

    def __init__(self, server: Server, gateway: Gateway) -> None:
        self.kept: dict[str, Json] = {}
        self.typed: list[Typed] = []
        self.by_nonce: dict[str, str] = {}
        self._server, self._gateway = server, gateway

    def write(self, channel_id: str, author: Person, body: Json) -> Json:
        """Make a message of a channel; it is not kept."""
        return payloads.message(channel_id, author, body, self._server.guild_id(channel_id))

    async def post(self, channel_id: str, body: Json) -> Json:
        """Keep a message of the bot, and tell of it."""
        message = self.write(channel_id, BOT, body)
        self.kept[message["id"]] = message
        await self._announce("MESSAGE_CREATE", message)
        return message

    async def send(self, channel_id: str, body: Json) -> Json:
        """Post by the bot's own right, and hand the message to whoever waits for it. Errors: Refused.

        A silent one answers nobody. With a nonce that is enforced, a message is posted once.
        Source: docs.discord.com/developers/resources/message (Create Message, enforce_nonce).
        """
        self._check(channel_id, body)
        nonce = body.get("nonce") if body.get("enforce_nonce") else None
        if nonce in self.by_nonce:
            return self.find(channel_id, self.by_nonce[nonce])
        message = await self.post(channel_id, body)
        if nonce is not None:
            self.by_nonce[nonce] = message["id"]
        return message if body.get("flags", 0) & SILENT else self._reply(message, body)

    async def edit(self, message: Json, body: Json) -> Json:
        """Change a message, and tell of it."""
        payloads.apply(message, body)["edited_timestamp"] = payloads.LATER
        await self._announce("MESSAGE_UPDATE", message)
        return message

    async def amend(self, channel_id: str, message_id: str, body: Json) -> Json:
        """Edit by the bot's own right. Errors: Refused."""
        self._check(channel_id, body, edits=True)
        return await self.edit(self.find(channel_id, message_id), body)

    async def delete(self, channel_id: str, message_id: str) -> None:
        """Delete a message of the bot, and tell of it. Errors: Refused."""
        if self._server.is_uninvited(channel_id):
            raise Refused(403, 50_001, "Missing Access")
        message = self.find(channel_id, message_id)
        del self.kept[message_id]
        gone = {"id": message_id, "channel_id": channel_id, "guild_id": message.get("guild_id")}
        await self._gateway.announce("MESSAGE_DELETE", gone, message.get("guild_id"))

    async def start_thread(self, channel_id: str, body: Json) -> Json:
        """Make a thread of the bot in a channel, and tell of it. Errors: Refused."""
        if refusal := self._server.thread_refusal(channel_id, body):
            raise Refused(*refusal)
        parent = self._server.channels[channel_id]
        thread = self._server.add(body["name"], kind=body["type"], parent=parent, guild_id=parent.guild_id)
        thread.slow_s = body.get("rate_limit_per_user") or 0
        await self._gateway.announce("THREAD_CREATE", thread.packet() | {"newly_created": True}, thread.guild_id)
        return thread.packet()

    def find(self, channel_id: str, message_id: str) -> Json:
        """A message of a channel. Errors: Refused."""
        message = self.kept.get(message_id)
        if message is None or message["channel_id"] != channel_id:
            raise Refused(404, 10_008, "Unknown Message")
        return message

    def _check(self, channel_id: str, body: Json, *, edits: bool = False) -> None:
        refusal = self._server.refusal(channel_id, body, edits=edits)
        if refusal is not None:
            raise Refused(*refusal)

    def _reply(self, message: Json, body: Json) -> Json:
        """Hand a message to whoever typed what it refers to, or else to the first who waits there."""
        answered = str((body.get("message_reference") or {}).get("message_id"))
        waiting = [typed for typed in self.typed if not typed.reply.done()]
        waiting = [typed for typed in waiting if typed.message["channel_id"] == message["channel_id"]]
        for typed in ([typed for typed in waiting if typed.message["id"] == answered] or waiting)[:1]:
            if typed.message["id"] == answered:
                message["referenced_message"] = typed.message
            typed.reply.set_result(deepcopy(message))
        return message

    async def _announce(self, event: str, message: Json) -> None:
        if not is_ephemeral(message) and not self._server.is_uninvited(message["channel_id"]):
            await self._gateway.announce(event, message, message.get("guild_id"))
