"""Clicks and slash commands that wait for their answer, and how they get it: by the token that they brought."""

from __future__ import annotations

import asyncio
import time
from copy import deepcopy
from dataclasses import dataclass, field

from standin.conduct import Conduct
from standin.handshake import CHOICES, LATER, MESSAGE, THINKING, UPDATE
from standin.messages import Messages, Refused
from standin.payloads import CLICK, SLASH, Json, is_ephemeral


@dataclass(frozen=True)
class Answer:
    """How the bot answered a click or a slash command; `message` is what the user saw at that moment.

    type: 4 a message, 5 a message after "thinking", 6 or 7 an edit of the message that was clicked, 8 choices.
    """

    type: int
    message: Json
    ephemeral: bool


@dataclass
class Asked:
    """A click or a slash command that waits for its answer. type: how it was answered, 0 until then.

    at: when it was asked, by a clock in seconds.
    """

    packet: Json
    answer: asyncio.Future[Answer]
    clicked: Json | None = None
    type: int = 0
    message: Json | None = None
    at: float = field(default_factory=time.monotonic)

    @property
    def is_thinking(self) -> bool:
        """Whether the asker still waits for the message that was put off."""
        return self.type == THINKING and not self.answer.done()

    def settle(self, message: Json) -> Json:
        """Tell whoever waits, if anybody still does: the asker may have seen the process die."""
        if not self.answer.done():
            self.answer.set_result(Answer(self.type, deepcopy(message), is_ephemeral(message)))
        return message

    def fail(self, why: str) -> None:
        """Tell whoever waits that no answer comes."""
        if not self.answer.done():
            self.answer.set_exception(ConnectionError(why))
            self.answer.exception()  # nobody may be there any more to hear it

    def text(self) -> Json:
        """What Discord says to an answer."""
        interaction: Json = {"id": self.packet["id"], "type": CLICK if self.clicked else SLASH}
        interaction["response_message_loading"] = self.type == THINKING
        if self.message is None:
            return {"interaction": interaction}
        interaction["response_message_id"] = self.message["id"]
        interaction["response_message_ephemeral"] = is_ephemeral(self.message)
        return {"interaction": interaction, "resource": {"type": self.type, "message": self.message}}


class Interactions:
    """Takes the answers to what was asked. owners: by whose app each message came, by its id."""

    def __init__(self, conduct: Conduct, messages: Messages) -> None:
        self._conduct, self._messages = conduct, messages
        self.owners: dict[str, Json] = {}
        self._asked: dict[str, Asked] = {}

    def ask(self, asked: Asked) -> None:
        """Wait for an answer by that packet's token."""
        self._asked[asked.packet["token"]] = asked

    def find(self, token: str) -> Asked:
        """What was asked with a token. Errors: Refused."""
        if token not in self._asked:
            raise Refused(404, 10_062, "Unknown interaction", is_expected=False)
        return self._asked[token]

    async def put_off(self, asked: Asked) -> None:
        """Take a deferral of another process, which says no more."""
        await self.callback(asked, {"type": LATER if asked.clicked else THINKING})

    async def callback(self, asked: Asked, body: Json) -> Json:
        """Apply the first answer; a deferred one is settled by the edit that has to follow. Errors: Refused."""
        if self._conduct.expires_s is not None and time.monotonic() - asked.at > self._conduct.expires_s:
            raise Refused(404, 10_062, "Unknown interaction")
        if asked.type:
            raise Refused(400, 40_060, "Interaction has already been acknowledged.", is_expected=False)
        asked.type, data = body["type"], body.get("data") or {}
        if asked.type in (MESSAGE, THINKING):
            asked.message = await self._post(asked, data)
        elif asked.clicked is not None:
            asked.message = await self._messages.edit(asked.clicked, data) if asked.type == UPDATE else asked.clicked
        if asked.message is not None and asked.type in (MESSAGE, UPDATE):
            asked.settle(asked.message)
        if asked.type == CHOICES:
            asked.settle(data | {"flags": 0})
        return asked.text()

    async def edit_original(self, asked: Asked, message: Json, body: Json) -> Json:
        """Edit the message of the first answer."""
        return asked.settle(await self._messages.edit(message, body))

    async def follow_up(self, asked: Asked, body: Json) -> Json:
        """Post one more message."""
        return asked.settle(await self._post(asked, body))

    async def _post(self, asked: Asked, body: Json) -> Json:
        message = await self._messages.post(asked.packet["channel_id"], body)
        asker = asked.packet.get("member", asked.packet).get("user")
        message["interaction_metadata"] = {"id": asked.packet["id"], "type": asked.packet["type"], "user": asker}
        self.owners[message["id"]] = asked.packet["authorizing_integration_owners"]
        return message
