"""A stand-in for Discord on loopback: the REST calls and the gateway that the real bot process needs.

It is for promises about the process (killed, stopped, refused); what the bot says is tested on SimCord. It
keeps what Discord keeps: the commands that were put, and every message as it now stands, so that messages
outlive the process that wrote them. Several processes may be connected at a time, each with shards of its own.
Nothing here knows tic-tac-toe, and nothing sleeps unless `Conduct.delay_s` asks for it: every wait ends with what the
bot does, or fails by name.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Self

from aiohttp import web

from standin import payloads
from standin.conduct import PATIENCE_S, Conduct, within
from standin.gateway import Gateway
from standin.handshake import BASE, SESSION_LOST
from standin.interactions import Answer, Asked, Interactions
from standin.messages import Messages, Typed
from standin.payloads import BOT, CLICK, MESSAGE_CONTENT, SERVER_ID, SLASH, TYPING, Json, Person, buttons
from standin.rest import Rest
from standin.server import PRIVATE_THREAD, PUBLIC_THREAD, Channel, Overwrite, Role, Server


class StandIn(Conduct):
    """Discord, as far as bots in one server need it. Use it as an async context manager.

    What it does to the bot is set as of `Conduct`. server: its channels and roles; change them by the methods here, so
    that the bot hears of it. messages: all that the bot ever posted, as they now stand, by id. emoji: the application's
    own, by id.
    """

    def __init__(self, *, refuse_message_content: bool = False, heartbeat_s: float = 41.25) -> None:
        super().__init__(refuse_message_content=refuse_message_content, heartbeat_s=heartbeat_s)
        self._changed = asyncio.Event()
        self.server = Server()
        self._gateway = Gateway(self, self.server, self._changed.set)
        self._messages = Messages(self.server, self._gateway)
        self._interactions = Interactions(self, self._messages)
        self._rest = Rest(self, self.server, self._messages, self._interactions, self._changed.set)
        self.messages, self.emoji = self._messages.kept, self._rest.emoji.kept

    async def __aenter__(self) -> Self:
        app = web.Application()
        app.router.add_get("/gateway", self._gateway.handle)
        app.router.add_route("*", BASE + "/{path:.*}", self._rest.handle)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", 0).start()
        self.url = f"http://127.0.0.1:{self._runner.addresses[0][1]}"
        return self

    async def __aexit__(self, *_: object) -> None:
        self.over.set()
        await self._gateway.end()
        await self._runner.cleanup()

    @property
    def intents(self) -> int:
        """What the process that identified last wants to hear of."""
        return self._gateway.intents

    # The connection

    @property
    def session_ids(self) -> list[str]:
        """The sessions that are connected; one that was resumed is the same."""
        return [session.id for session in self._gateway.sessions]

    async def ready(self, sessions: int = 1) -> None:
        """Return when a process has identified; sessions: when so many shards have, of whatever processes."""
        await self.until(lambda: len(self._gateway.sessions) >= sessions, "connect")

    def is_held(self, guild_id: str) -> bool:
        """Whether some process is told of what happens in a server."""
        return bool(self._gateway.holders(guild_id))

    async def gone(self, within_s: float = PATIENCE_S) -> None:
        """Return when no process is connected."""
        await self.until(lambda: not self._gateway.sessions, "disconnect", within_s)

    async def drop(self, code: int = SESSION_LOST) -> None:
        """Close the gateway's sockets, as Discord does now and then; the process should come again by itself."""
        self._gateway.close(code)
        await self.gone()

    async def ask_to_leave(self, op: int, data: Any = None) -> None:
        """Send what makes a client connect anew: 7 (reconnect), or 9 (invalid session; data: may it be resumed?)."""
        await self._gateway.send(op, data)
        await self.gone()

    async def send_guild(self) -> None:
        """Tell the process of its server, which was held back or unavailable."""
        await self._gateway.send_guild()

    async def until(self, is_so: Callable[[], bool], what: str, within_s: float = PATIENCE_S) -> None:
        """Return when something is so that a request of the bot makes so."""

        async def wait() -> None:
            while not is_so():
                self._changed.clear()
                await self._changed.wait()

        await within(what, wait(), within_s)

    # What people do

    async def slash(
        self, name: str, user: Person, *, channel: Channel | None = None, **options: str | int | bool | Person
    ) -> Answer:
        """Use a slash command in a channel (#games if left out), once commands are registered.

        name: with its subcommand, if it has any.
        Errors: LookupError for an unknown command or option, ValueError for a choice that is not offered.
        """
        await self.until(lambda: bool(self.commands), "register its commands")
        root, *below = name.split()
        command = leaf = next((one for one in self.commands if one["name"] == root), None)
        for each in below:
            leaf = next((one for one in (leaf or {}).get("options", []) if one["name"] == each), None)
        if command is None or leaf is None:
            raise LookupError(f"no command /{name} is registered")
        filled = payloads.options(leaf.get("options", []), options, self.server.member)
        for each in reversed(below):
            filled["options"] = [{"type": 1, "name": each, "options": filled["options"]}]
        data = {"id": command["id"], "name": root, "type": 1} | filled
        place = self.server.place(user, channel or self.server.games)
        return await self._interact(f"answer /{name} of {user.name}", payloads.interaction(SLASH, place, data, None))

    async def complete(self, name: str, option: str, typed: str, user: Person) -> list[Json]:
        """Type into an option of a slash command in #games; return the choices that the bot offers."""
        command = next(one for one in self.commands if one["name"] == name)
        asked = {"name": option, "type": 3, "value": typed, "focused": True}
        data = {"id": command["id"], "name": name, "type": 1, "options": [asked]}
        packet = payloads.interaction(TYPING, self.server.place(user, self.server.games), data, None)
        answer = await self._interact(f"complete {option} of /{name}", packet)
        return list(answer.message["choices"])

    async def click(self, message: Json, custom_id: str, user: Person) -> Answer:
        """Press a button of any message ever shown, as the message now stands.

        Errors: LookupError if it has no such button that is enabled; Discord itself refuses that.
        """
        message = self.messages[message["id"]]
        enabled = [button.get("custom_id") for button in buttons(message) if not button.get("disabled")]
        if custom_id not in enabled:
            raise LookupError(f"{custom_id} is not among {enabled}")
        channel = self.server.channels.get(message["channel_id"])
        owners = self._interactions.owners.get(message["id"])
        in_private = payloads.in_private(message["channel_id"], user)
        place = self.server.place(user, channel, owners) if channel else in_private
        packet = payloads.interaction(CLICK, place, {"component_type": 2, "custom_id": custom_id}, message)
        return await self._interact(f"answer the click on {custom_id} of {user.name}", packet, message)

    def send_click(self, message: Json, custom_id: str, user: Person) -> asyncio.Task[Answer]:
        """Press a button and do not wait. The task ends with ConnectionError if the process dies first."""
        return asyncio.create_task(self.click(message, custom_id, user))

    async def say(self, content: str, user: Person, *, channel: Channel | None = None, direct: bool = False) -> Json:
        """Type in a channel (#games if left out), or to the bot alone; return the next message the bot posts there."""
        place = channel or self.server.games
        message = self._messages.write(str(user.id + 1) if direct else place.id, user, {"content": content})
        session = self._gateway.holder(message.get("guild_id"))
        mentioned = f"<@{BOT.id}>" in content
        if mentioned:
            message["mentions"] = [BOT.user() | {"member": BOT.member()}]
        if not (mentioned or direct or self.intents & MESSAGE_CONTENT):
            message["content"] = ""
        waiting = Typed(message, session.expect())
        self._messages.typed.append(waiting)
        author = {} if direct else {"member": self.server.member(user, place)}
        await self._send("MESSAGE_CREATE", message | author)
        return await within(f"reply to {content!r}", waiting.reply)

    def forget_waiting(self) -> None:
        """Nobody waits any more for what has not been answered yet."""
        self._messages.typed.clear()

    def forget_nonces(self) -> None:
        """Take no message for one that was posted before, as Discord does some minutes later."""
        self._messages.by_nonce.clear()

    async def tell(self, event: str, data: Any) -> None:
        """Send an event just as it is, whether Discord would or not; nobody waits for what the bot does."""
        await self._gateway.announce(event, data)

    async def _interact(self, what: str, packet: Json, clicked: Json | None = None) -> Answer:
        asked = Asked(packet, self._gateway.holder(packet.get("guild_id")).expect(), clicked)
        self._interactions.ask(asked)
        if self.is_put_off:
            await self._interactions.put_off(asked)
        await self._send("INTERACTION_CREATE", packet)
        return await within(what, asked.answer)

    async def _send(self, event: str, data: Json) -> None:
        holders = self._gateway.holders(data.get("guild_id"))
        for session in holders if self.is_everywhere else holders[:1]:
            for _ in range(self.copies):
                await session.dispatch(event, data)

    # What changes in the developer portal, and in the server

    def delete_emoji(self, name: str) -> None:
        """Delete one of the application's own, as its host may; the bot isn't told. Errors: LookupError."""
        found = [number for number, each in self.emoji.items() if each["name"] == name]
        if not found:
            raise LookupError(f"no emoji {name}")
        del self.emoji[found[0]]

    async def create_channel(self, name: str, *overwrites: Overwrite) -> Channel:
        """Make a text channel."""
        channel = self.server.add(name, *overwrites)
        await self._gateway.announce("CHANNEL_CREATE", channel.packet())
        return channel

    async def set_overwrites(self, channel: Channel, *overwrites: Overwrite) -> None:
        """Change who may do what in a channel."""
        channel.overwrites = overwrites
        await self._gateway.announce("CHANNEL_UPDATE", channel.packet())

    async def delete_channel(self, channel: Channel) -> None:
        """Delete a channel or a thread."""
        del self.server.channels[channel.id]
        self.server.deleted.add(channel.id)
        event = "THREAD_DELETE" if channel.parent else "CHANNEL_DELETE"
        await self._gateway.announce(event, channel.packet())

    async def create_thread(self, name: str, parent: Channel | None = None, *, is_private: bool = False) -> Channel:
        """Make a thread in a channel (#games if left out)."""
        kind = PRIVATE_THREAD if is_private else PUBLIC_THREAD
        thread = self.server.add(name, kind=kind, parent=parent or self.server.games)
        await self._gateway.announce("THREAD_CREATE", thread.packet() | {"newly_created": True})
        return thread

    async def archive(self, thread: Channel, *, archived: bool = True) -> None:
        """Archive a thread, or open it again. A server that comes anew comes without its archived ones."""
        thread.archived = archived
        await self._gateway.announce("THREAD_UPDATE", thread.packet())

    async def lock(self, thread: Channel) -> None:
        """Let nobody but moderators write in a thread."""
        thread.locked = True
        await self._gateway.announce("THREAD_UPDATE", thread.packet())

    async def set_rules(self, command: str, *rules: tuple[int, str | int, bool]) -> None:
        """Set what holds under Integrations for a command or, if that is "", for all: kinds, ids, whether allowed."""
        found = [one["id"] for one in self.commands if one["name"] == command]
        target = found[0] if command else str(BOT.id)
        self.rules[target] = [
            {"type": kind, "id": str(number), "permission": allowed} for kind, number, allowed in rules
        ]
        await self._gateway.announce("APPLICATION_COMMAND_PERMISSIONS_UPDATE", self.ruled(target))

    async def create_role(self, name: str, permissions: int = 0) -> Role:
        """Make a role."""
        role = Role(payloads.snowflake(), name, permissions)
        self.server.roles.append(role)
        await self._gateway.announce("GUILD_ROLE_CREATE", {"guild_id": SERVER_ID, "role": role.packet()})
        return role

    async def give(self, person: Person, *roles: Role) -> None:
        """Let a member have these roles and no others; the bot hears of its own at once, of others when they write."""
        self.server.held[person] = list(roles)
        if person == BOT:
            member = self.server.member(person) | {"user": person.user(), "guild_id": SERVER_ID}
            await self._gateway.announce("GUILD_MEMBER_UPDATE", member)
